import type { Token } from '../../guard/sqlite/scan.ts';
import { scan } from '../../guard/sqlite/scan.ts';

/** What `CHECK (column IN ('a', 'b'))` allows, by the column's name in lower case. SQLite has no other enumeration. */
export function checkValues(createSql: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const tokens = scan(createSql);
  if ('refused' in tokens) return found;
  for (const [index, token] of tokens.entries()) {
    if (!isWord(token, 'CHECK')) continue;
    const check = readCheck(tokens.slice(index + 1));
    if (check) found.set(check.column.toLowerCase(), check.values);
  }
  return found;
}

/** `( column IN ( text, … ) )`, and nothing else beside it. */
function readCheck(tokens: Token[]): { column: string; values: string[] } | undefined {
  const [open, column, within, openList] = tokens;
  if (!isSign(open, '(') || !isWord(within, 'IN') || !isSign(openList, '(')) return undefined;
  if (column?.kind !== 'word' && column?.kind !== 'quoted') return undefined;
  const end = tokens.findIndex((token) => isSign(token, ')'));
  const list = tokens.slice(4, end);
  if (!isSign(tokens[end + 1], ')') || !isTextList(list)) return undefined;
  return {
    column: column.value,
    values: list.filter(({ kind }) => kind === 'string').map(({ value }) => value),
  };
}

function isTextList(list: Token[]): boolean {
  return (
    list.length % 2 === 1 &&
    list.every((token, index) => (index % 2 === 0 ? token.kind === 'string' : isSign(token, ',')))
  );
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.value.toUpperCase() === word;
}

function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.value === sign;
}
