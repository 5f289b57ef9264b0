import type { ElapsedUnit, TextMatch, TimePart, TimeUnit } from '../../query/logical-query.ts';
import type { TimeStorage } from '../../schema/schema-types.ts';

/** How a database spells what SQL does not settle. Every method takes and gives SQL text. */
export type Dialect = {
  /** As it is called where it cannot say something. */
  name: string;
  /** A name of a table, column or alias, quoted where it has to be. */
  identifier(name: string): string;
  /** A stored moment as the database's own point in time. */
  point(sql: string, storage: TimeStorage): string;
  /** The date of a point in time. */
  dateOf(sql: string): string;
  /** A point in time for comparing with one that has a time of day. */
  withTimeOfDay(sql: string): string;
  truncated(unit: TimeUnit, sql: string): string;
  timePart(part: TimePart, sql: string): string;
  /** A point in time some years or months later. */
  later(sql: string, unit: 'year' | 'month', count: string): string;
  elapsed(unit: ElapsedUnit, span: TimeSpan): string;
  /** Two texts with a blank between them; a missing one is left out. */
  joinedText(left: string, right: string): string;
  /** A text for comparing without regard to case. */
  folded(sql: string): string;
  /** Whether a text contains, begins or ends with another, without regard to case. `pattern` is an escaped text. */
  textMatch(match: TextMatch, sides: { of: string; pattern: string; negated: boolean }): string;
  /** Whether aggregates take FILTER (WHERE …). */
  hasFilter: boolean;
  /** The median as an aggregate, where there is one. */
  median: ((sql: string) => string) | null;
  /** Whether booleans are a type of their own, and a condition by themselves. */
  hasBooleans: boolean;
  /** The type that CAST makes texts of. */
  textType: string;
  /** The type behind a parameter where the place does not imply it. */
  typed(place: string, type: 'number' | 'date' | 'timestamp'): string;
  /** Whether NULL comes before all values in descending order. */
  nullsAreHighest: boolean;
  /** An ordering that puts NULL last. */
  nullsLast(sql: string, descending: boolean): string;
  quotient(dividend: string, divisor: string): string;
  /** Hundredths as whole units, with two decimals where the database keeps decimals. */
  fromHundredths(sql: string): string;
};

/** `dates`: both ends are dates without a time. */
export type TimeSpan = { from: string; to: string; dates: boolean };

/** Bounds of a pattern around the place of its text. */
export const patternParts: Readonly<Record<TextMatch, { before: boolean; after: boolean }>> = {
  contains: { before: true, after: true },
  'starts with': { before: false, after: true },
  'ends with': { before: true, after: false },
};
