import type { Reading } from '@parley/contract/ask';
import { countText, numberIn } from '../../../../ui/locale-format.ts';

/** What a meaning gives, in a line: ‘64’, ‘Acorn Labs, 2026-11-15’, ‘8 rows: Bedroom, Trail, Bathroom …’. */
export function previewText({ isEmpty, preview }: Reading): string | null {
  if (isEmpty) return 'finds nothing';
  if (!preview) return null;
  const { rows, isMore, cells } = preview;
  if (rows === 1) return cells.map(figureText).join(', ');
  const count = `${isMore ? 'more than ' : ''}${countText(rows)} rows`;
  if (cells.length === 0) return count;
  return `${count}: ${cells.join(', ')}${rows > cells.length ? ' …' : ''}`;
}

/** Whole numbers may be years, postcodes or numbers of things: only what has a fraction is surely a figure. */
const figureText = (cell: string): string =>
  /^-?[1-9]\d{0,11}\.\d+$/.test(cell) ? numberIn(Number(cell), 'plain') : cell;
