import { z } from 'zod';
import { type ConnectionType, connectionKinds } from './connections/connection-kinds.ts';

/** The grammars a statement can be written in. How it travels is another matter. */
export type Dialect = (typeof connectionKinds)[ConnectionType]['dialect'];
export const dialects = [...new Set(Object.values(connectionKinds).map(({ dialect }) => dialect))] as [
  Dialect,
  ...Dialect[],
];

/** What a column holds, whatever its engine calls it. Chips, charts and forms are chosen by this. */
export const columnKinds = [
  'integer',
  'number',
  'text',
  'boolean',
  'date',
  'time',
  'timestamp',
  'json',
  'array',
  'binary',
  'uuid',
  'enum',
  'other',
] as const;

export const tableKinds = ['table', 'view', 'materialized view', 'foreign table'] as const;

export const columnSchema = z.object({
  name: z.string(),
  /** As the engine spells it: `numeric(10,2)`, `varchar(40)`, `text[]`. */
  type: z.string(),
  kind: z.enum(columnKinds),
  nullable: z.boolean(),
  default: z.string().nullable(),
  /** Who fills it when nobody does: the engine counts it up, or computes it from other columns. */
  generated: z.enum(['identity', 'computed']).nullable(),
  enumValues: z.array(z.string()).nullable(),
  comment: z.string().nullable(),
});

export const foreignKeySchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  referencedSchema: z.string(),
  referencedTable: z.string(),
  referencedColumns: z.array(z.string()),
});

export const tableSchema = z.object({
  /** '' where the engine has no schemas. */
  schema: z.string(),
  name: z.string(),
  kind: z.enum(tableKinds),
  columns: z.array(columnSchema),
  /** Empty where the database declares none; `derived.primaryKey` then holds the best guess. */
  primaryKey: z.array(z.string()),
  uniques: z.array(z.array(z.string())),
  foreignKeys: z.array(foreignKeySchema),
  comment: z.string().nullable(),
  /** The engine's own estimate; null where it has none. Never a count. */
  rowEstimate: z.number().nullable(),
  /** Tables that it inherits from: its rows are theirs, too. Left out where the engine has no such thing, or was not asked. */
  parents: z.array(z.object({ schema: z.string(), table: z.string() })).optional(),
  derived: z.object({
    primaryKey: z.array(z.string()),
    displayColumn: z.string().nullable(),
    hasTimestamps: z.boolean(),
  }),
});

export const relationshipSchema = z.object({
  source_schema: z.string(),
  source_table: z.string(),
  source_column: z.string(),
  target_schema: z.string(),
  target_table: z.string(),
  target_column: z.string(),
  relationship_type: z.enum(['many_to_one', 'many_to_many_join']),
  /** Declared by the database, or inferred from names where it declares nothing. */
  origin: z.enum(['declared', 'inferred']),
});

export const databaseSchema = z.object({
  tables: z.array(tableSchema),
  relationships: z.array(relationshipSchema),
  metadata: z.object({
    schema_version: z.literal(1),
    generated_at: z.iso.datetime(),
    tables_count: z.number().int(),
    relationships_count: z.number().int(),
  }),
  /** Equal fingerprints mean equal structure: estimates, comments and the time of reading do not count. */
  fingerprint: z.string(),
});

export type ColumnKind = (typeof columnKinds)[number];
export type Column = z.infer<typeof columnSchema>;
export type ForeignKey = z.infer<typeof foreignKeySchema>;
export type Table = z.infer<typeof tableSchema>;
export type Relationship = z.infer<typeof relationshipSchema>;
export type DatabaseSchema = z.infer<typeof databaseSchema>;

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

const columnPlace = z.object({
  schema: z.string().max(200),
  table: z.string().max(200),
  column: z.string().max(200),
});

export const columnMark = columnPlace.extend({ kind: z.enum(markKinds), category: z.enum(markCategories) });

/** `null`: the mark is taken away. */
export const markChange = columnPlace.extend({
  kind: z.enum(markKinds).nullable(),
  category: z.enum(markCategories).default('value'),
});
export const marksInput = z.object({ changes: z.array(markChange).min(1).max(2_000) });

/** `reason` in words: 'named like an e-mail address', '40 of 40 values are e-mail addresses'. */
export const markProposal = columnPlace.extend({ category: z.enum(markCategories), reason: z.string() });

export const marksOutput = z.object({ marks: z.array(columnMark) });
export const markProposalsOutput = z.object({ proposals: z.array(markProposal) });

/** Which column of which table. */
export type MarkPlace = z.infer<typeof columnPlace>;
export type MarkCategory = (typeof markCategories)[number];
export type ColumnMark = z.infer<typeof columnMark>;
export type MarkChange = z.infer<typeof markChange>;
export type MarkProposal = z.infer<typeof markProposal>;

export const maskingMessages = {
  silentFailure:
    'The database could not run this. Its message is not shown, because it may hold values that are marked as personal or secret.',
} as const;
