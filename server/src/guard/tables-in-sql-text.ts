import type { Dialect } from '@parley/contract/database-schema';
import { asTree, loadParser, parse, type Tree } from '../sql/parse-postgres.ts';
import { placeParameters } from '../sql/place-postgres-parameters.ts';
import type { Refusal } from '../sql/refusal.ts';
import { sqlTokenizers } from './sql-tokenizers-by-dialect.ts';
import { type NamedTables, type NameToken, tablesInSqlTokens } from './tables-in-sql-tokens.ts';

export type Named = NamedTables | Refusal;

export async function tablesInSqlText(sql: string, dialect: Dialect): Promise<Named> {
  const reader = sqlTokenizers[dialect];
  return reader ? inTokens(reader.tokens(sql)) : inPostgres(sql);
}

function inTokens(tokens: NameToken[] | Refusal): Named {
  return 'refused' in tokens ? tokens : tablesInSqlTokens(tokens);
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
