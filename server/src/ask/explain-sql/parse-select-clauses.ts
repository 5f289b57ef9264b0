import type { Token } from './tokenize-sql.ts';
import { isSign, isWord, outerPlaces, splitAt, splitByComma } from './tokenize-sql.ts';

const clauseWords = [
  'SELECT',
  'FROM',
  'WHERE',
  'GROUP',
  'HAVING',
  'WINDOW',
  'ORDER',
  'LIMIT',
  'OFFSET',
  'FETCH',
] as const;
type Clause = (typeof clauseWords)[number];

/** One SELECT in its clauses; what a clause does not have is empty. */
export type SelectClauses = Readonly<Record<Clause, readonly Token[]>>;

export type Query = {
  parts: { name: string; body: readonly Token[] }[];
  selects: SelectClauses[];
  /** 'UNION', 'UNION ALL', …: one between each two. */
  joints: string[];
};

const setWords = ['UNION', 'INTERSECT', 'EXCEPT'] as const;

export function parseSelectClauses(tokens: readonly Token[]): Query {
  const start = outerPlaces(tokens, (token) => isWord(token, 'SELECT'))[0] ?? 0;
  const parts = isWord(tokens[0], 'WITH') ? partsIn(tokens.slice(1, start)) : [];
  const body = tokens.slice(start);
  const places = outerPlaces(body, (token) => isWord(token, ...setWords));
  const joints = places.map((place) => {
    const isAll = isWord(body[place + 1], 'ALL');
    return `${body[place]?.text.toUpperCase()}${isAll ? ' ALL' : ''}`;
  });
  return { parts, selects: splitAt(body, places).map(readSelect), joints };
}

function partsIn(tokens: readonly Token[]): Query['parts'] {
  return splitByComma(isWord(tokens[0], 'RECURSIVE') ? tokens.slice(1) : tokens).map((part) => {
    const as = part.findIndex((token) => isWord(token, 'AS'));
    const open = part.findIndex((token, place) => place > as && isSign(token, '('));
    return { name: part[0]?.text ?? '', body: part.slice(open + 1, -1) };
  });
}

function readSelect(tokens: readonly Token[]): SelectClauses {
  const found = new Map<string, readonly Token[]>();
  const places = outerPlaces(tokens, (token) => isWord(token, ...clauseWords));
  for (const [index, place] of places.entries()) {
    const word = tokens[place]?.text.toUpperCase() ?? '';
    const skipped = isWord(tokens[place + 1], 'BY') ? 2 : 1;
    if (!found.has(word)) found.set(word, tokens.slice(place + skipped, places[index + 1]));
  }
  return Object.fromEntries(
    clauseWords.map((word) => [word, found.get(word) ?? []]),
  ) as unknown as SelectClauses;
}
