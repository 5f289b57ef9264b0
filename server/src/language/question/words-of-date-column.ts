import { stem, stems } from '../../platform/text-search/tokenize-and-stem.ts';

const dull = new Set(
  ['at', 'on', 'date', 'time', 'day', 'year', 'month', 'first', 'last', 'the', 'of', 'is', 'utc'].map(stem),
);

/** Stems that tell one moment of a row from another: 'cancel' of `cancelled_at`. */
export function wordsOfDateColumn(column: string, table: string): string[] {
  const own = new Set(stems(table));
  return stems(column).filter((word) => !dull.has(word) && !own.has(word));
}
