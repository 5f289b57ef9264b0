import { isKeyword } from '../lineage/read-expression-flow.ts';
import type { Item } from '../lineage/token-groups.ts';
import { isName, isSign, isWord } from '../lineage/token-groups.ts';
import type { Comparison } from './statement-facts-for-rules.ts';

/** What binds less than AND, or holds an AND of its own: with one of these, no condition stands by itself. */
const looser = ['OR', 'XOR', 'CASE', 'SELECT'];
const looserSigns = ['||', '|', ':=', ','];

/**
 * The comparisons of a column with a parameter that a condition demands by AND, each exactly as expected. `around` is
 * everything that may belong to the condition after all.
 */
export function comparisonsIn(items: readonly Item[], around: readonly Item[] = items): Comparison[] {
  if (items.some((item) => isWord(item, ...looser) || looserSigns.some((sign) => isSign(item, sign))))
    return [];
  if (around.some((item) => isWord(item, 'OR', 'XOR') || isSign(item, '||'))) return [];
  return conjuncts(items).flatMap((piece) => {
    const [only] = piece;
    if (piece.length !== 1 || only?.kind !== 'group') return comparison(piece) ?? [];
    // `(a = :a AND b = :b)` demands both; a query in brackets is another one's condition.
    return isWord(only.items[0], 'SELECT', 'WITH', 'VALUES', 'TABLE') ? [] : comparisonsIn(only.items);
  });
}

/** The AND behind BETWEEN belongs to it. */
function conjuncts(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [[]];
  let between = 0;
  for (const [at, item] of items.entries()) {
    const isBound = isSign(items[at - 1], '.');
    if (isWord(item, 'BETWEEN') && !isBound) between += 1;
    const isAnd = isWord(item, 'AND') && !isBound;
    if (isAnd && between === 0) pieces.push([]);
    else {
      if (isAnd) between -= 1;
      pieces.at(-1)?.push(item);
    }
  }
  return pieces;
}

function comparison(items: readonly Item[]): Comparison | null {
  const last = items.at(-1);
  if (last?.kind === 'group') {
    const [value, ...others] = last.items;
    if (!isWord(items.at(-2), 'IN') || others.length > 0) return null;
    return compared(items.slice(0, -2), value, true);
  }
  const sign = items.findIndex((item) => isSign(item, '='));
  const [left, right] = [items.slice(0, sign), items.slice(sign + 1)];
  if (sign < 0) return null;
  if (right.length === 1) {
    const found = compared(left, right[0], false);
    if (found) return found;
  }
  return left.length === 1 ? compared(right, left[0], false) : null;
}

function compared(column: readonly Item[], value: Item | undefined, takesList: boolean): Comparison | null {
  if (value?.kind !== 'parameter') return null;
  const [first, point, second] = column;
  if (!isName(first)) return null;
  const parameter = value.text;
  if (column.length === 1) {
    if (first.kind === 'word' && isKeyword(first.text)) return null;
    return { qualifier: null, column: first.text, parameter, takesList };
  }
  if (column.length !== 3 || !isSign(point, '.') || !isName(second)) return null;
  return { qualifier: first.text, column: second.text, parameter, takesList };
}
