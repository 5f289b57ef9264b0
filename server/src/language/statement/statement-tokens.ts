import type { Dialect } from '@parley/contract/database-schema';
import { scanMysqlTokens as scanMysql } from '../../sql/mysql-tokens.ts';
import { scanPostgresTokens as scanPostgres } from '../../sql/postgres-tokens.ts';
import { scanSqliteTokens as scanSqlite } from '../../sql/sqlite-tokens.ts';
import { Unreadable } from './query-tree.ts';

/** `text`: a name or a text without its quotes, a parameter without its colon; words and signs as they are written. */
export type SqlToken = {
  kind: 'word' | 'name' | 'text' | 'number' | 'parameter' | 'sign';
  text: string;
  start: number;
  end: number;
};

/** The guard's own scanners: a statement is read here as it is read there. */
export function tokensOf(dialect: Dialect, sql: string): SqlToken[] {
  return scanners[dialect](sql);
}

const scanners: Record<Dialect, (sql: string) => SqlToken[]> = { postgres, mysql, sqlite };

/** Only for the places of its clauses: PostgreSQL's parser reads the rest. Its offsets count bytes of UTF-8. */
function postgres(sql: string): SqlToken[] {
  const tokens = scanPostgres(sql);
  if (!tokens) throw new Unreadable('it cannot be read.');
  const bytes = Buffer.from(sql, 'utf8');
  const isPlain = bytes.length === sql.length;
  const placeOf = (byte: number) => (isPlain ? byte : bytes.toString('utf8', 0, byte).length);
  return tokens.map(({ start, end, text }) => ({
    kind: /^[\p{L}_]/u.test(text) && !/['"]$/.test(text) ? 'word' : text.startsWith('"') ? 'name' : 'sign',
    text,
    start: placeOf(start),
    end: placeOf(end),
  }));
}

const sqliteKinds = {
  word: 'word',
  quoted: 'name',
  string: 'text',
  blob: 'text',
  number: 'number',
  parameter: 'parameter',
  sign: 'sign',
} as const;

function sqlite(sql: string): SqlToken[] {
  const tokens = scanSqlite(sql);
  if ('refused' in tokens) throw new Unreadable(tokens.refused);
  return tokens.map(({ kind, value, start, end }) => ({ kind: sqliteKinds[kind], text: value, start, end }));
}

/** That scanner gives single signs; two that touch are one operator. */
const operators: ReadonlySet<string> = new Set([
  '<=',
  '>=',
  '<>',
  '!=',
  '||',
  '&&',
  '<=>',
  '->',
  '->>',
  '<<',
  '>>',
]);

function mysql(sql: string): SqlToken[] {
  const scanned = scanMysql(sql);
  if ('refused' in scanned) throw new Unreadable(scanned.refused);
  const tokens: SqlToken[] = [];
  let start = 0;
  for (const { kind, raw, value } of scanned) {
    const end = start + raw.length;
    const last = tokens.at(-1);
    const joined = kind === 'sign' && last?.kind === 'sign' && last.end === start ? last.text + raw : '';
    if (last && operators.has(joined)) Object.assign(last, { text: joined, end });
    else if (kind === 'name') tokens.push({ kind, text: raw.slice(1, -1).replaceAll('``', '`'), start, end });
    else if (kind === 'text') tokens.push({ kind, text: raw.slice(1, -1), start, end });
    else if (kind === 'parameter') tokens.push({ kind, text: value, start, end });
    else if (kind === 'variable' || kind === 'setting') tokens.push({ kind: 'name', text: raw, start, end });
    else if (kind !== 'gap') tokens.push({ kind, text: raw, start, end });
    start = end;
  }
  return tokens;
}
