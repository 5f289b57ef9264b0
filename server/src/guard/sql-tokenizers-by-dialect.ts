import type { Dialect } from '@parley/contract/database-schema';
import { foldedName } from '../sql/mysql-name-folding.ts';
import { scanMysqlTokens as scanMysql } from '../sql/mysql-tokens.ts';
import type { Refusal } from '../sql/refusal.ts';
import { scanSqliteTokens as scanSqlite } from '../sql/sqlite-tokens.ts';
import type { NameToken } from './tables-in-sql-tokens.ts';

type TokenReader = {
  tokens(sql: string): NameToken[] | Refusal;
  /** What else the server may find a column by. */
  spellings(name: string): string[];
};

/**
 * How names are found in the text of a statement; null: a parser reads it. A dialect that was read with another one's
 * scanner could hide a table: each has its own line.
 */
export const sqlTokenizers: Readonly<Record<Dialect, TokenReader | null>> = {
  postgres: null,
  // These servers find `api_key` by `apİ_key` too.
  mysql: { tokens: mysqlTokens, spellings: (name) => [name, foldedName(name)] },
  sqlite: { tokens: sqliteTokens, spellings: (name) => [name] },
};

function mysqlTokens(sql: string): NameToken[] | Refusal {
  const tokens = scanMysql(sql);
  if ('refused' in tokens) return tokens;
  return tokens
    .filter(({ kind }) => kind !== 'gap')
    .map(({ kind, raw }) => {
      if (kind === 'name') return { text: raw.slice(1, -1).replaceAll('``', '`'), kind: 'quoted' };
      return { text: raw, kind: kind === 'word' || kind === 'sign' ? kind : 'other' };
    });
}

function sqliteTokens(sql: string): NameToken[] | Refusal {
  const tokens = scanSqlite(sql);
  if ('refused' in tokens) return tokens;
  return tokens.map(({ kind, value }) => ({
    text: value,
    kind: kind === 'word' || kind === 'quoted' || kind === 'sign' ? kind : 'other',
  }));
}
