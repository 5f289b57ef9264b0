import { z } from 'zod';
import { columnKinds } from './database-schema.ts';
import { daySpan } from './results/day-span.ts';

/** Which limit cut a result short; what was read until then is still there. */
export const truncations = ['rows', 'bytes'] as const;

/**
 * What the values of a column are. `group`: what the rows are split by. `share`: per cent of all rows together;
 * `percentage`: of something else; `growth`: per cent more or less than something else.
 */
export const columnRoles = [
  'group',
  'period',
  'weekday',
  'month of year',
  'hour of day',
  'day of month',
  'count',
  'total',
  'average',
  'extreme',
  'running total',
  'share',
  'percentage',
  'growth',
  'difference',
  'ratio',
  'duration',
] as const;
export const timeUnits = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'] as const;

/** What a statement says about one of its columns, as far as it can be read from it. */
export const columnMeaning = z.object({
  role: z.enum(columnRoles),
  /** Of a period, how long it is; of a duration, what it is measured in. */
  unit: z.enum(timeUnits).optional(),
  /** Of an amount of money, its code in ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Of a weekday: which number Monday has. */
  monday: z.number().int().optional(),
  /** The days that it was computed from. */
  during: daySpan.optional(),
  /** The same figure over the days before, where it was asked for alone. */
  before: z.object({ value: z.string(), during: daySpan }).optional(),
});

export const resultColumn = z.object({
  name: z.string(),
  type: z.string(),
  kind: z.enum(columnKinds),
  meaning: columnMeaning.optional(),
});

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

export type ColumnMeaning = z.infer<typeof columnMeaning>;
export type TimeUnit = (typeof timeUnits)[number];
export type ResultColumn = z.infer<typeof resultColumn>;
export type QueryResult = z.infer<typeof queryResult>;

export function rowCountWords(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
}
