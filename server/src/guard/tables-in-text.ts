import type { Dialect } from '@parley/contract/schema';
import type { Refusal } from './approved.ts';
import { scan as scanMysql } from './mysql/scan.ts';
import { asTree, loadParser, parse, type Tree } from './postgres/parse.ts';
import { placeParameters } from './postgres/place-parameters.ts';
import { scan as scanSqlite } from './sqlite/scan.ts';
import { type NamedTables, type NameToken, tablesInTokens } from './tables-in-tokens.ts';

export type Named = NamedTables | Refusal;

// A dialect that was read with another one's scanner could hide a table: each has its own line.
const readers: Record<Dialect, (sql: string) => Named | Promise<Named>> = {
  postgres: inPostgres,
  mysql: (sql) => inTokens(mysqlTokens(sql)),
  sqlite: (sql) => inTokens(sqliteTokens(sql)),
};

export async function tablesInText(sql: string, dialect: Dialect): Promise<Named> {
  return readers[dialect](sql);
}

function inTokens(tokens: NameToken[] | Refusal): Named {
  return 'refused' in tokens ? tokens : tablesInTokens(tokens);
}

async function inPostgres(sql: string): Promise<Named> {
  await loadParser();
  const placed = placeParameters(sql);
  if ('refused' in placed) return placed;
  const parsed = parse(placed.text);
  if ('refused' in parsed) return parsed;
  const named: NamedTables = { tables: [], parts: [] };
  const waiting: unknown[] = [...parsed.statements];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    note(node as Tree, named);
    waiting.push(...Object.values(node));
  }
  return named;
}

function note(node: Tree, { tables, parts }: NamedTables): void {
  const { schemaname, relname } = asTree(node.RangeVar);
  if (typeof relname === 'string') {
    tables.push(typeof schemaname === 'string' ? `${schemaname}.${relname}` : relname);
  }
  const { ctename } = asTree(node.CommonTableExpr);
  if (typeof ctename === 'string') parts.push(ctename);
}

export function mysqlTokens(sql: string): NameToken[] | Refusal {
  const tokens = scanMysql(sql);
  if ('refused' in tokens) return tokens;
  return tokens
    .filter(({ kind }) => kind !== 'gap')
    .map(({ kind, raw }) => {
      if (kind === 'name') return { text: raw.slice(1, -1).replaceAll('``', '`'), kind: 'quoted' };
      return { text: raw, kind: kind === 'word' || kind === 'sign' ? kind : 'other' };
    });
}

export function sqliteTokens(sql: string): NameToken[] | Refusal {
  const tokens = scanSqlite(sql);
  if ('refused' in tokens) return tokens;
  return tokens.map(({ kind, value }) => ({
    text: value,
    kind: kind === 'word' || kind === 'quoted' || kind === 'sign' ? kind : 'other',
  }));
}
