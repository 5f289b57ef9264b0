import type { Column, Table } from '@parley/contract/database-schema';
import type { Clauses } from '../../../language/statement/read-select-clauses.ts';

/** A column that a condition in WHERE can name. */
export type ColumnInScope = { sql: string; column: Column; table: string };

/** The columns of the statement's own tables, under the names that it gave them. */
export function columnsInScope(clauses: Clauses, tables: readonly Table[]): ColumnInScope[] {
  return tablesInScope(clauses, tables).flatMap(({ table, given }) =>
    table.columns.map((column) => ({ sql: `${given}.`, column, table: table.name })),
  );
}

/** The statement's own tables, each with the name that it gave it. */
export function tablesInScope(
  { tables: named }: Clauses,
  tables: readonly Table[],
): { table: Table; given: string }[] {
  return named.flatMap(({ name, given }) => {
    const table = tables.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return table ? [{ table, given }] : [];
  });
}
