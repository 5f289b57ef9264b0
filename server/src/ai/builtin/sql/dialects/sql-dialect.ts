import type { TimeStorage } from '../../suggest/schema-model-types.ts';

export const granularities = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Granularity = (typeof granularities)[number];

/** How a dialect spells what the built-in engine writes. Every function takes and gives SQL text. */
export type SqlDialect = {
  /** Names that need no quotes, reserved words aside. */
  plainName: RegExp;
  /** The schema whose tables are found without naming it. */
  defaultSchema: string | null;
  /** Without types for points in time, dates are kept as texts or numbers. */
  hasTimeTypes: boolean;
  /** A number of an inexact type, made one that can be summed and rounded. */
  exactNumber(sql: string): string;
  /** Contains the words that were given, in any case of letters. */
  contains(sql: string, parameter: string): string;
  /** A value that is no text, in a form that `contains` takes. */
  searchable(sql: string): string;
  /** Descending with NULLs last. */
  descending(sql: string): string;
  /** A stored point in time as the engine's own. */
  pointInTime: Readonly<Record<TimeStorage, (sql: string) => string>>;
  /** The first day of the period that a point in time lies in; of a year its number. */
  periodOf: Readonly<Record<Granularity, (point: string) => string>>;
  /** The end of a range counts as a whole day, whatever the hour of a row. */
  beforeEndOf(day: string): string;
  /** The day given, or today. */
  dayOrToday(day: string): string;
  /** Whole and broken days from one point to a later one. */
  daysBetween(earlier: string, later: string): string;
  /** 1 for Monday to 7 for Sunday. */
  weekdayNumber(point: string): string;
};
