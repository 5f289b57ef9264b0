import type { Dialect, Table } from '@parley/contract/schema';
import type { Refusal } from './approved.ts';
import type { Reads } from './columns-in-text.ts';
import { readApart } from './read-apart.ts';
import { isSecretIn } from './secret-columns.ts';
import { tablesRead } from './tables-read.ts';

/** The columns with secrets that a statement reads, as 'users.password'; through `*` and whole rows too. */
export async function secretsRead(
  dialect: Dialect,
  sql: string,
  tables: readonly Table[],
): Promise<string[] | Refusal> {
  const [named, reads] = await Promise.all([tablesRead(dialect, sql), readApart('columns', sql, dialect)]);
  if ('refused' in named) return named;
  if ('refused' in reads) return reads;
  const spoken = new Set(named.tables.map((name) => name.toLowerCase()));
  return tables
    .filter(({ schema, name }) => [name, `${schema}.${name}`].some((one) => spoken.has(one.toLowerCase())))
    .flatMap((table) => secretsIn(table, reads));
}

/** Where nobody can tell what a statement reads, it counts as reading secrets. */
export async function readsSecrets(
  dialect: Dialect,
  sql: string,
  tables: readonly Table[],
): Promise<boolean> {
  const found = await secretsRead(dialect, sql, tables);
  return 'refused' in found || found.length > 0;
}

function secretsIn(table: Table, { names, whole }: Reads): string[] {
  const isWhole = whole.has('') || whole.has(table.name.toLowerCase());
  return table.columns
    .filter((column) => isSecretIn(table, column))
    .filter(({ name }) => isWhole || names.has(name.toLowerCase()))
    .map(({ name }) => `${table.name}.${name}`);
}
