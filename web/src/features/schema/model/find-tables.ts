import type { Table } from '@parley/contract/database-schema';
import { tableId } from './table-id.ts';

/** Tables whose own name, or one of whose columns, holds the words. */
export function findTables(tables: Table[], words: string): Table[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return tables;
  return tables.filter(
    (table) =>
      tableId(table).toLowerCase().includes(sought) ||
      table.columns.some(({ name }) => name.toLowerCase().includes(sought)),
  );
}

/** The columns that made a table match, where its own name did not. */
export function matchingColumns(table: Table, words: string): string[] {
  const sought = words.trim().toLowerCase();
  if (sought === '' || tableId(table).toLowerCase().includes(sought)) return [];
  return table.columns.map(({ name }) => name).filter((name) => name.toLowerCase().includes(sought));
}
