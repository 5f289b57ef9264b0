import { z } from 'zod';

/** `open`: somebody looked at it and said that it is neither. */
export const markKinds = ['personal', 'secret', 'open'] as const;

/** What a marked column holds. Its stand-ins are called so: `person_kqzhvt`. */
export const markCategories = [
  'person',
  'email',
  'phone',
  'address',
  'card',
  'iban',
  'id',
  'secret',
  'value',
] as const;

/** Sums and averages of a marked column are shown where the row counts at least so many. */
export const fewestSummed = 5;

const place = z.object({
  schema: z.string().max(200),
  table: z.string().max(200),
  column: z.string().max(200),
});

export const columnMark = place.extend({ kind: z.enum(markKinds), category: z.enum(markCategories) });

/** `null`: the mark is taken away. */
export const markChange = place.extend({
  kind: z.enum(markKinds).nullable(),
  category: z.enum(markCategories).default('value'),
});
export const marksInput = z.object({ changes: z.array(markChange).min(1).max(2_000) });

/** `reason` in words: 'named like an e-mail address', '40 of 40 values are e-mail addresses'. */
export const markProposal = place.extend({ category: z.enum(markCategories), reason: z.string() });

export const marksOutput = z.object({ marks: z.array(columnMark) });
export const markProposalsOutput = z.object({ proposals: z.array(markProposal) });

export type MarkCategory = (typeof markCategories)[number];
export type ColumnMark = z.infer<typeof columnMark>;
export type MarkChange = z.infer<typeof markChange>;
export type MarkProposal = z.infer<typeof markProposal>;

export const maskingMessages = {
  silentFailure:
    'The database could not run this. Its message is not shown, because it may hold values that are marked as personal or secret.',
} as const;
