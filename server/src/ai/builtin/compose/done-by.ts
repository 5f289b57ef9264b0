import { stem } from '../../../platform/text-search/tokens.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';

/** What ends when something is resolved, or answered. */
const ends: Readonly<Record<string, readonly string[]>> = {
  resolut: ['closed', 'resolved', 'solved', 'completed', 'finished'],
  resolv: ['closed', 'resolved', 'solved', 'completed', 'finished'],
  close: ['closed', 'resolved', 'solved', 'completed', 'finished'],
  respons: ['reply', 'replied', 'answered', 'responded', 'response'],
  respond: ['reply', 'replied', 'answered', 'responded', 'response'],
  answer: ['reply', 'replied', 'answered', 'responded', 'response'],
  repli: ['reply', 'replied', 'answered', 'responded'],
};

/** The moment at which that is over which a word speaks of: 'shipping' ends when it was shipped. */
export function doneBy({ columns, time }: TableModel, word: string): ColumnModel | undefined {
  const own = stem(word);
  const wanted = [own, ...(ends[own] ?? []).map(stem)];
  return columns.find(
    (column) =>
      column !== time &&
      column.time !== null &&
      column.words.some((one) => one.length > 3 && wanted.some((other) => isAkin(stem(one), other))),
  );
}

function isAkin(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 5);
  return length >= 4 && one.slice(0, length) === other.slice(0, length);
}
