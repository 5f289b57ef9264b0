import type { SqliteToken } from '../../sql/sqlite-tokens.ts';
import { scanSqliteTokens } from '../../sql/sqlite-tokens.ts';

/** What `CHECK (column IN ('a', 'b'))` allows, by the column's name in lower case. SQLite has no other enumeration. */
export function checkConstraintValues(createSql: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const tokens = scanSqliteTokens(createSql);
  if ('refused' in tokens) return found;
  for (const [index, token] of tokens.entries()) {
    if (!isWord(token, 'CHECK')) continue;
    const check = readCheck(tokens, index + 1);
    if (check) found.set(check.column.toLowerCase(), check.values);
  }
  return found;
}

/**
 * `( column IN ( text, … ) )`, and nothing else beside it. It reads on only as long as it fits: a file may hold a
 * hundred thousand of them.
 */
function readCheck(
  tokens: readonly SqliteToken[],
  start: number,
): { column: string; values: string[] } | undefined {
  const [open, column, within, openList] = tokens.slice(start, start + 4);
  if (!isSign(open, '(') || !isWord(within, 'IN') || !isSign(openList, '(')) return undefined;
  if (column?.kind !== 'word' && column?.kind !== 'quoted') return undefined;
  const values: string[] = [];
  for (let place = start + 4; ; place += 2) {
    const [text, next, end] = tokens.slice(place, place + 3);
    if (text?.kind !== 'string') return undefined;
    values.push(text.value);
    if (isSign(next, ')')) return isSign(end, ')') ? { column: column.value, values } : undefined;
    if (!isSign(next, ',')) return undefined;
  }
}

function isWord(token: SqliteToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.value.toUpperCase() === word;
}

function isSign(token: SqliteToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.value === sign;
}
