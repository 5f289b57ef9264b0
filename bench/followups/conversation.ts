import type { DatabaseName } from '../hundred/questions.ts';

/** One question of a conversation, and the statements that answer it rightly; any of them does. */
export type Turn = {
  question: string;
  /** null: the right answer declines or asks back. */
  sql: string | readonly string[] | null;
  /** By the rules of `e2e/hundred`: "most first", "in this order", … */
  note?: string;
  /** Asks something of its own: nothing of the turns before may be kept. */
  isNew?: boolean;
};

export type Conversation = { database: DatabaseName; turns: readonly Turn[] };

export const conversation = (database: DatabaseName, ...turns: Turn[]): Conversation => ({ database, turns });

export type Span = { from: string; to: string };

const today = new Date();
const dayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];

/** A calendar month, counted from this one; the first day after it is not part of it. */
export const monthsAgo = (count: number): Span => ({
  from: dayOf(year, month - count),
  to: dayOf(year, month - count + 1),
});
/** The last month of that number (0 is January) that has begun. */
export const latest = (number: number): Span => monthsAgo((month - number + 12) % 12);
export const before = ({ from }: Span): Span => {
  const [of = 0, at = 1] = from.split('-').map(Number);
  return { from: dayOf(of, at - 2), to: from };
};
export const yearsAgo = (count: number): Span => ({
  from: dayOf(year - count, 0),
  to: dayOf(year - count + 1, 0),
});
/** A condition that holds on the days of a span. */
export const within = (column: string, { from, to }: Span): string =>
  `${column} >= '${from}' AND ${column} < '${to}'`;
/** What a measure was in two spans, per value of a label that occurs in one of them. */
export const change = (
  rows: string,
  { label, day, measure, of }: { label: string; day: string; measure: (when: string) => string; of: Span },
): string => {
  const [now, then] = [within(day, of), within(day, before(of))];
  return `SELECT ${label} AS label, ${measure(now)} AS now, ${measure(then)} AS before FROM ${rows} WHERE ((${now}) OR (${then})) GROUP BY 1`;
};
export const counted = (when: string): string => `sum(CASE WHEN ${when} THEN 1 ELSE 0 END)`;
export const summed =
  (what: string) =>
  (when: string): string =>
    `sum(CASE WHEN ${when} THEN ${what} ELSE 0 END)`;

export const ask = (question: string, sql: Turn['sql'], more: Partial<Turn> = {}): Turn => ({
  question,
  sql,
  ...more,
});

/** Of a turn that must keep nothing of the ones before. */
export const isNew = { isNew: true } as const;
