import type { Reading } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';

const mostCells = 3;
const longest = 40;

/** Enough to tell one meaning from another at a glance. */
export function previewOf({
  rows,
  truncated,
}: Pick<QueryResult, 'rows' | 'truncated'>): NonNullable<Reading['preview']> {
  const [first = []] = rows;
  const telling = rows.length === 1 ? first : rows.map(([cell = null]) => cell);
  const cells = telling.filter((cell) => cell !== null).map((cell) => shortened(String(cell)));
  const isMore = truncated !== null && { isMore: true };
  return {
    rows: rows.length,
    ...isMore,
    cells: cells.slice(0, rows.length === 1 ? mostCells - 1 : mostCells),
  };
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
