import { z } from 'zod';
import { columnKinds } from './schema.ts';

/** Which limit cut a result short; what was read until then is still there. */
export const truncations = ['rows', 'bytes'] as const;

export const resultColumn = z.object({ name: z.string(), type: z.string(), kind: z.enum(columnKinds) });

/**
 * Values travel as the text the engine wrote, null for NULL: nothing is rounded, shifted or reinterpreted on
 * the way, and nothing is parsed that nobody reads.
 */
export const queryResult = z.object({
  columns: z.array(resultColumn),
  rows: z.array(z.array(z.string().nullable())),
  truncated: z.enum(truncations).nullable(),
  durationMs: z.number(),
});

export type ResultColumn = z.infer<typeof resultColumn>;
export type QueryResult = z.infer<typeof queryResult>;

export function rowCountWords(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
}
