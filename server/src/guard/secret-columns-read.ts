import type { Dialect, Table } from '@parley/contract/database-schema';
import type { Refusal } from '../sql/refusal.ts';
import type { Reads } from './columns-in-sql-text.ts';
import { findTablesInThread } from './find-tables-in-thread.ts';
import { readInThread } from './read-in-thread/read-in-thread.ts';
import { isSecretIn } from './secret-columns/secret-columns.ts';

/** The columns with secrets that a statement reads, as 'users.password'; through `*` and whole rows too. */
export async function secretsRead(
  dialect: Dialect,
  sql: string,
  tables: readonly Table[],
): Promise<string[] | Refusal> {
  const [named, reads] = await Promise.all([
    findTablesInThread(dialect, sql),
    readInThread('columns', sql, dialect),
  ]);
  if ('refused' in named) return named;
  if ('refused' in reads) return reads;
  const spoken = new Set(named.tables.map((name) => name.toLowerCase()));
  const read = tables.filter(({ schema, name }) =>
    [name, `${schema}.${name}`].some((one) => spoken.has(one.toLowerCase())),
  );
  const isAnyWhole = reads.whole.has('') || reads.attributes.some(isNoColumnOf('', read));
  return read.flatMap((table) => secretsIn(table, reads, isAnyWhole));
}

/** Columns that every table of PostgreSQL has. */
const systemColumns: ReadonlySet<string> = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

/** What stands after a point and is no column of the tables: it takes the whole row. */
function isNoColumnOf(
  called: string,
  tables: readonly Table[],
): (attribute: Reads['attributes'][number]) => boolean {
  const known = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return ({ table, name }) => table === called && !known.has(name) && !systemColumns.has(name);
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

function secretsIn(table: Table, { names, whole, attributes }: Reads, isAnyWhole: boolean): string[] {
  const called = table.name.toLowerCase();
  const isWhole = isAnyWhole || whole.has(called) || attributes.some(isNoColumnOf(called, [table]));
  return table.columns
    .filter((column) => isSecretIn(table, column))
    .filter(({ name }) => isWhole || names.has(name.toLowerCase()))
    .map(({ name }) => `${table.name}.${name}`);
}
