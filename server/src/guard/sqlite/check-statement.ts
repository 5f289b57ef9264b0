import { limits } from '@parley/contract/limits';
import type { Refusal } from '../../sql/refusal.ts';
import type { SqliteToken } from '../../sql/sqlite-tokens.ts';
import { scanSqliteTokens } from '../../sql/sqlite-tokens.ts';
import type { ApprovedSql } from '../approved-sql.ts';
import type { ParameterPlace } from '../array-parameter-places.ts';
import { arrayParameterPlace } from '../array-parameter-places.ts';
import { isOwnTable, isRefusedFunction, isRefusedTable } from '../sqlite-policy.ts';
import type { Classified } from './classify-statement.ts';
import { classifyStatement } from './classify-statement.ts';

/** Where in the text the statement begins and ends, and where its parameters stand. */
export type CheckedStatement = {
  start: number;
  end: number;
  places: (ParameterPlace & Pick<SqliteToken, 'start' | 'end'>)[];
};

/** What the text alone says: whether it may run. */
export function checkStatement(sql: string, access: ApprovedSql['access']): CheckedStatement | Refusal {
  if (Buffer.byteLength(sql) > limits.query.statementBytes) {
    return { refused: `It is longer than ${limits.query.statementBytes / 1_000} kB.` };
  }
  // SQLite reads UTF-8: half of a character would reach it as another one.
  if (!sql.isWellFormed()) return { refused: 'It contains half of a character.' };
  // For SQLite the text ends there, even inside of a string or a comment.
  if (sql.includes('\0')) return { refused: 'It contains a NUL character.' };
  const tokens = scanSqliteTokens(sql);
  if ('refused' in tokens) return tokens;
  const statement = classifyStatement(tokens);
  if ('refused' in statement) return statement;
  return refuse(statement, access) ?? placed(statement.tokens);
}

function refuse(statement: Classified, access: ApprovedSql['access']): Refusal | undefined {
  const isRead = statement.verb === 'SELECT' || statement.verb === 'VALUES';
  if (access === 'read' && !isRead) return { refused: `${statement.verb} changes data; only reads may run.` };
  if (access === 'write' && isRead) return { refused: 'It changes nothing: run it as a read.' };
  if (access === 'write' && statement.explained) return { refused: 'EXPLAIN changes nothing.' };
  if (access === 'write' && isOwnTable(statement.target ?? '')) {
    return { refused: `${statement.target} belongs to SQLite.` };
  }
  const foreign = access === 'read' ? neverInReads : neverInWrites;
  for (const [index, token] of statement.tokens.entries()) {
    const reason = refuseToken(token, statement.tokens[index + 1], foreign);
    if (reason !== undefined) return { refused: reason };
  }
  return undefined;
}

/** Words that SQLite keeps for itself: without quotes none of them is a name, so a read can do without them. */
const neverInWrites: ReadonlySet<string> = new Set(['CREATE', 'DROP', 'ALTER', 'COMMIT', 'TRANSACTION']);
const neverInReads: ReadonlySet<string> = new Set([
  ...neverInWrites,
  'INSERT',
  'UPDATE',
  'DELETE',
  'INTO',
  'SET',
  'RETURNING',
]);

function refuseToken(token: SqliteToken, next: SqliteToken | undefined, foreign: ReadonlySet<string>) {
  if (token.kind !== 'word' && token.kind !== 'quoted') return undefined;
  if (token.kind === 'word' && foreign.has(token.value.toUpperCase())) {
    return `${token.value.toUpperCase()} has no place in it.`;
  }
  if (isRefusedTable(token.value)) return `${token.value} may not be read.`;
  const isCall = next?.kind === 'sign' && next.value === '(';
  return isCall && isRefusedFunction(token.value)
    ? `The function ${token.value} may not be called.`
    : undefined;
}

function placed(tokens: readonly SqliteToken[]): CheckedStatement {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, places: placesOf(tokens) };
}

function placesOf(tokens: readonly SqliteToken[]): CheckedStatement['places'] {
  return tokens.flatMap(({ kind, value: name, start, end }, index) => {
    if (kind !== 'parameter') return [];
    const at = (offset: number) => {
      const token = tokens[index + offset];
      return token?.kind === 'word' || token?.kind === 'sign' ? token.value.toUpperCase() : '';
    };
    return [{ name, kind: arrayParameterPlace(at), start, end }];
  });
}
