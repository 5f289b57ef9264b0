import { deepest, Unreadable } from '../query-tree.ts';
import type { SqlToken } from '../statement-tokens.ts';

/** A token, or what stands in parentheses. */
export type Item = SqlToken | { kind: 'group'; items: readonly Item[] };

export function groupTokens(tokens: readonly SqlToken[]): Item[] {
  const open: Item[][] = [[]];
  for (const token of tokens) {
    const last = open.at(-1) as Item[];
    if (isSign(token, '(')) open.push([]);
    else if (isSign(token, ')')) close(open);
    else last.push(token);
    if (open.length > deepest) throw new Unreadable('it is nested too deeply.');
  }
  const [whole, ...unclosed] = open;
  if (!whole || unclosed.length > 0) throw new Unreadable('a parenthesis is not closed.');
  return whole;
}

function close(open: Item[][]): void {
  const items = open.pop();
  const around = open.at(-1);
  if (!items || !around) throw new Unreadable('a parenthesis was not opened.');
  around.push({ kind: 'group', items });
}

export function isSign(item: Item | undefined, sign: string): boolean {
  return item?.kind === 'sign' && item.text === sign;
}

export function isWord(item: Item | undefined, ...words: readonly string[]): boolean {
  return item?.kind === 'word' && words.includes(item.text.toUpperCase());
}

export function isName(item: Item | undefined): item is SqlToken & { kind: 'word' | 'name' } {
  return item?.kind === 'word' || item?.kind === 'name';
}

/** The items in pieces; those that end a piece are left out. */
export function splitItems(items: readonly Item[], isEnd: (place: number) => boolean): Item[][] {
  const pieces: Item[][] = [[]];
  for (const [place, item] of items.entries()) {
    if (isEnd(place)) pieces.push([]);
    else pieces.at(-1)?.push(item);
  }
  return pieces;
}

/** Where the first item is that fits, at the outer level and not behind a point; the end where none does. */
export function placeOf(items: readonly Item[], ...words: readonly string[]): number {
  const place = items.findIndex((item, at) => isWord(item, ...words) && !isSign(items[at - 1], '.'));
  return place < 0 ? items.length : place;
}

/** Whether a query stands here, rather than an expression or tables. */
export function isQuery(items: readonly Item[]): boolean {
  const [first, second] = items;
  if (isWord(first, 'SELECT', 'WITH', 'VALUES', 'TABLE')) return true;
  if (first?.kind !== 'group' || !isQuery(first.items)) return false;
  return second === undefined || isWord(second, 'UNION', 'INTERSECT', 'EXCEPT', 'MINUS', 'ORDER', 'LIMIT');
}
