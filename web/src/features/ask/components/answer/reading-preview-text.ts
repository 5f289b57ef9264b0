import type { Reading } from '@parley/contract/ask';
import { countText, numberIn } from '../../../../ui/locale-format.ts';

/** What a meaning gives, in a line: ‘64’, ‘Acorn Labs, 2026-11-15’, ‘8 rows: Bedroom, Trail, Bathroom …’. */
export function previewText({ isEmpty, preview }: Reading): string | null {
  if (isEmpty) return 'finds nothing';
  if (!preview) return null;
  const { rows, cells } = preview;
  if (rows === 1) return cells.map(figureText).join(', ');
  const count = `${countText(rows)} rows`;
  if (cells.length === 0) return count;
  return `${count}: ${cells.join(', ')}${rows > cells.length ? ' …' : ''}`;
}

/** Four digits may be a year. */
const figureText = (cell: string): string =>
  /^-?(\d{5,}|\d+\.\d+)$/.test(cell) ? numberIn(Number(cell), 'plain') : cell;
