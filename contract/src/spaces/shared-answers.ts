import { z } from 'zod';
import { chartSchema, proseSchema } from '../ask.ts';
import { queryResult } from '../query-result.ts';

export const shareLimits = {
  days: 7,
  mostDays: 90,
  /** Links that one person may have at once, of all spaces together. */
  perPerson: 200,
  /** Of what one link shows. */
  bytes: 1_048_576,
} as const;

export const shareMessages = {
  gone: 'There is no such answer, or not any more. Ask whoever sent you the link for a new one.',
  notAnAnswer: 'Only an answer with rows can be shared.',
  tooLarge: 'This answer is too large to share. Ask for fewer or shorter rows.',
  full: `You share ${shareLimits.perPerson} answers already. End one first.`,
  publicOff: 'Public links are off in this space. An owner can allow them on the page of the space.',
  otherMarks:
    'What is marked as personal or secret was changed while this answer was being shared. Share it again.',
  hiddenQuestion: 'A question about values that are not shown here',
  personal: 'Nobody else is in your personal space. Make a public link, or ask in a shared space.',
} as const;

/** `space`: members open it. `public`: whoever has the link, until it ends. */
export const shareAudiences = ['space', 'public'] as const;

export const shareInput = z.object({
  executionId: z.uuid(),
  audience: z.enum(shareAudiences),
  /** Of a public link. */
  days: z.number().int().min(1).max(shareLimits.mostDays).default(shareLimits.days),
});
export const publicLinksInput = z.object({ allowed: z.boolean() });
export const shareSecret = z.object({ secret: z.string().min(20).max(100) });

export const sharedLink = z.object({
  id: z.uuid(),
  title: z.string(),
  audience: z.enum(shareAudiences),
  sharedBy: z.string(),
  createdAt: z.iso.datetime(),
  /** null: until it is ended by hand. */
  expiresAt: z.iso.datetime().nullable(),
});
/** Whoever manages people sees everybody's; everybody else their own. */
export const sharedLinksOutput = z.object({ links: z.array(sharedLink), publicLinks: z.boolean() });
/** The link is shown once: what is kept of it cannot be turned back into it. */
export const shareOutput = z.object({ shared: sharedLink, link: z.string() });

/** An answer as it was shown when it was shared. Nothing of it can be run. */
export const publicAnswer = z.object({
  question: z.string(),
  toolName: z.string().nullable(),
  /** What was understood, where no tool answered. */
  reading: z.string().nullable(),
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The first rows only. */
  result: queryResult,
  rowCount: z.number().int(),
  chart: chartSchema.nullable(),
  prose: z.array(proseSchema),
  /** Some values are marked as personal or secret, and have stand-ins. */
  isMasked: z.boolean(),
  answeredAt: z.iso.datetime(),
});
/** For members, who see connections and statements anyway. */
export const spaceAnswer = publicAnswer.extend({
  connectionName: z.string().nullable(),
  sql: z.string().nullable(),
});
export const openedPublicAnswer = z.object({
  answer: publicAnswer,
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export const openedSpaceAnswer = z.object({
  answer: spaceAnswer,
  sharedBy: z.string(),
  sharedAt: z.iso.datetime(),
});

export type ShareAudience = (typeof shareAudiences)[number];
export type SharedLink = z.infer<typeof sharedLink>;
export type PublicAnswer = z.infer<typeof publicAnswer>;
export type SpaceAnswer = z.infer<typeof spaceAnswer>;
