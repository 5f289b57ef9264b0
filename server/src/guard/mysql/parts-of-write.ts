import type { Piece } from './tokenize-single-statement.ts';
import { closingOf, isIdentifier, isKeyword } from './tokenize-single-statement.ts';

const modifiers = new Set(['LOW_PRIORITY', 'HIGH_PRIORITY', 'QUICK', 'IGNORE']);

export type WriteParts = {
  verb: 'INSERT' | 'REPLACE' | 'UPDATE' | 'DELETE';
  /** Where words that no read has belong to this write. */
  words: ReadonlySet<number>;
  /** Where an INSERT's table is named: brackets behind it hold columns. */
  targets: ReadonlySet<number>;
  /** Where the table's name begins and ends, when there is only one. */
  table: { from: number; to: number } | undefined;
};

/** The parts of an INSERT, REPLACE, UPDATE or DELETE; undefined when it is none. */
export function partsOfWrite(pieces: readonly Piece[]): WriteParts | undefined {
  const verb = pieces[0]?.kind === 'word' ? pieces[0].value : '';
  let at = 1;
  while (modifiers.has(pieces[at]?.value ?? '') && pieces[at]?.kind === 'word') at += 1;
  switch (verb) {
    case 'INSERT':
    case 'REPLACE':
      return partsOfInsert(pieces, verb, at);
    case 'UPDATE':
      return partsOfUpdate(pieces, at);
    case 'DELETE':
      return { verb, words: new Set([0]), targets: new Set(), table: tableOfDelete(pieces, at) };
    default:
      return undefined;
  }
}

function partsOfInsert(pieces: readonly Piece[], verb: 'INSERT' | 'REPLACE', at: number): WriteParts {
  const hasInto = isKeyword(pieces, at, 'INTO');
  const table = nameAt(pieces, hasInto ? at + 1 : at);
  const words = new Set(hasInto ? [0, at] : [0]);
  if (isKeyword(pieces, table.to, 'SET')) words.add(table.to);
  const update = updateOfDuplicate(pieces);
  if (update !== undefined) words.add(update);
  return { verb, words, targets: new Set([table.to - 1]), table };
}

function partsOfUpdate(pieces: readonly Piece[], at: number): WriteParts {
  const set = topLevel(pieces, at, 'SET');
  const table = nameAt(pieces, at);
  // An alias may follow the one table; a comma or a join makes it several.
  const rest = pieces.slice(table.to, set).filter(({ value }) => value !== 'AS');
  const isOne = rest.length <= 1 && rest.every(isIdentifier);
  return { verb: 'UPDATE', words: new Set([0, set]), targets: new Set(), table: isOne ? table : undefined };
}

function tableOfDelete(pieces: readonly Piece[], at: number): WriteParts['table'] {
  if (!isKeyword(pieces, at, 'FROM')) return undefined;
  const table = nameAt(pieces, at + 1);
  const next = pieces[table.to]?.value;
  return next === undefined || ['WHERE', 'ORDER', 'LIMIT'].includes(next) ? table : undefined;
}

/** `name` or `schema.name`: where it begins, and the place after it. */
function nameAt(pieces: readonly Piece[], from: number): { from: number; to: number } {
  return { from, to: pieces[from + 1]?.raw === '.' ? from + 3 : from + 1 };
}

/** The UPDATE of ON DUPLICATE KEY UPDATE. */
function updateOfDuplicate(pieces: readonly Piece[]): number | undefined {
  const at = pieces.findIndex(
    (_, index) =>
      isKeyword(pieces, index, 'DUPLICATE') &&
      isKeyword(pieces, index + 1, 'KEY') &&
      isKeyword(pieces, index + 2, 'UPDATE'),
  );
  return at === -1 ? undefined : at + 2;
}

/** The first place of a keyword outside of all brackets; the end when there is none. */
export function topLevel(pieces: readonly Piece[], from: number, ...keywords: string[]): number {
  for (let at = from; at < pieces.length; at += 1) {
    if (pieces[at]?.raw === '(') at = closingOf(pieces, at);
    else if (keywords.some((keyword) => isKeyword(pieces, at, keyword))) return at;
  }
  return pieces.length;
}
