import type { Expression, Select, SourceTable } from '../query/logical-query.ts';
import { columnsThatNameRows } from '../schema/columns-that-name-rows.ts';
import type { ForeignKey, Schema } from '../schema/schema-types.ts';
import { keyTarget } from './foreign-key-paths.ts';

/** What the row is called that a foreign key refers to, with the join that it needs. */
export type NameBehindForeignKey = {
  /** The foreign-key column. */
  key: number;
  parent: number;
  names: readonly number[];
  expressions: readonly Expression[];
  /** Null where the query joins the table already. */
  join: SourceTable | null;
};

/** The names behind the foreign keys of a table: the customer's name tells a reader more than customer_id. */
export function namesBehindForeignKeys(schema: Schema, query: Select, table: number): NameBehindForeignKey[] {
  return schema.foreignKeys.flatMap((key) => {
    const [column, ...others] = key.from;
    if (column === undefined || others.length > 0 || schema.columns[column]?.table !== table) return [];
    const parent = keyTarget(schema, key);
    const names = columnsThatNameRows(schema, parent);
    const link = names.length === 0 ? null : linkTo(schema, query, { key, column, parent });
    if (link === null) return [];
    const expressions = names.map((name): Expression => ({ kind: 'column', column: name, via: link.via }));
    return [{ key: column, parent, names, expressions, join: link.join }];
  });
}

type Wanted = { key: ForeignKey; column: number; parent: number };

/** How the query reaches the parent: by a join that it has, or by one that keeps every row. */
function linkTo(
  schema: Schema,
  query: Select,
  { column, parent, key }: Wanted,
): { via: number | null; join: SourceTable | null } | null {
  const tables = query.from.kind === 'tables' ? query.from.tables : [];
  const joined = tables.filter((one) => one.table === parent);
  if (joined.some(({ via }) => via === column)) return { via: column, join: null };
  const isOnlyKey = !schema.foreignKeys.some(
    (other) => other !== key && other.from.some((at) => isOf(schema, at, key)) && isTo(schema, other, parent),
  );
  if (joined.length === 1 && isOnlyKey) return { via: null, join: null };
  if (joined.length > 0) return null;
  return { via: column, join: { table: parent, join: 'left', via: column } };
}

const isOf = ({ columns }: Schema, column: number, key: ForeignKey): boolean =>
  columns[column]?.table === columns[key.from[0] ?? -1]?.table;

const isTo = (schema: Schema, key: ForeignKey, parent: number): boolean => keyTarget(schema, key) === parent;
