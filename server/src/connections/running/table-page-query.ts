import type { ColumnKind, Table } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import { quoteName } from '../../databases/quote-name.ts';
import type { Dialect, Proposal } from '../../guard/approved-sql.ts';

/** Kinds that some engine cannot sort by. */
const unsorted = new Set<ColumnKind>(['json', 'array', 'binary', 'other']);

const wholeNumber = (name: string): Parameter => ({ name, type: 'integer', description: '', required: true });

/** Reads one page of a table, and one row more so that the caller knows whether there is a next page. */
export function tablePageQuery(
  dialect: Dialect,
  table: Table,
  { page, size }: { page: number; size: number },
) {
  const quote = (name: string) => quoteName(dialect, name);
  const place = [table.schema, table.name].filter((part) => part !== '').map(quote);
  const order = sortableKey(table).map(quote);
  const sql = [
    `SELECT * FROM ${place.join('.')}`,
    ...(order.length > 0 ? [`ORDER BY ${order.join(', ')}`] : []),
    'LIMIT :most OFFSET :skipped',
  ].join(' ');
  return {
    sql,
    parameters: [wholeNumber('most'), wholeNumber('skipped')],
    values: { most: size + 1, skipped: (page - 1) * size },
  } satisfies Proposal;
}

/** Without an order the engine may show a row on two pages and another on none. */
function sortableKey({ columns, derived }: Table): string[] {
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  return derived.primaryKey.filter((name) => !unsorted.has(kinds.get(name) ?? 'other'));
}
