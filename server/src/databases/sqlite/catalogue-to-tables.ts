import type { Column, ForeignKey } from '@parley/contract/database-schema';
import type { ReadTable } from '../complete-scanned-schema.ts';
import { columnKind } from './column-kind.ts';
import type { CatalogueColumn, CatalogueKey, CatalogueTable, SqliteCatalogue } from './read-catalogue.ts';

type Target = { name: string; key: string[]; columns: ReadonlyMap<string, string> };

/** What SQLite tells of its tables, in the words of every engine. */
export function catalogueToTables({ tables }: SqliteCatalogue): ReadTable[] {
  const byName = new Map(tables.map((table) => [table.name.toLowerCase(), toTarget(table)]));
  return tables.map((table) => ({
    schema: '',
    name: table.name,
    kind: table.type === 'view' ? 'view' : 'table',
    columns: toColumns(table),
    primaryKey: keyOf(table),
    uniques: table.uniques.filter((unique) => unique.length > 0),
    foreignKeys: table.foreignKeys.map((key) => toForeignKey(table, key, byName)),
    comment: null,
    rowEstimate: table.rowEstimate,
  }));
}

function toColumns(table: CatalogueTable): Column[] {
  const allowed = new Map(table.checks);
  return table.columns.map((column) => {
    const enumValues = allowed.get(column.name.toLowerCase()) ?? null;
    const isRowNumber = isRowid(table, column);
    return {
      name: column.name,
      type: column.type,
      kind: enumValues === null ? columnKind(column.type) : 'enum',
      nullable: !(column.notNull || isRowNumber || (table.withoutRowid && column.keyPlace > 0)),
      default: column.default,
      generated: isRowNumber ? 'identity' : column.isComputed ? 'computed' : null,
      enumValues,
      comment: null,
    };
  });
}

/** INTEGER PRIMARY KEY, in exactly these words, is the row's own number: SQLite counts it up. */
function isRowid(table: CatalogueTable, column: CatalogueColumn): boolean {
  return (
    table.type === 'table' &&
    !table.withoutRowid &&
    column.keyPlace === 1 &&
    column.type.toUpperCase() === 'INTEGER' &&
    keyOf(table).length === 1
  );
}

function keyOf(table: CatalogueTable): string[] {
  return table.columns
    .filter(({ keyPlace }) => keyPlace > 0)
    .toSorted((left, right) => left.keyPlace - right.keyPlace)
    .map(({ name }) => name);
}

function toTarget(table: CatalogueTable): Target {
  const columns = new Map(table.columns.map(({ name }) => [name.toLowerCase(), name]));
  return { name: table.name, key: keyOf(table), columns };
}

/** SQLite keeps the spelling of the reference, which may differ in case, and may leave out the columns. */
function toForeignKey(
  table: CatalogueTable,
  key: CatalogueKey,
  byName: ReadonlyMap<string, Target>,
): ForeignKey {
  const target = byName.get(key.table.toLowerCase());
  const spelled = (column: string) => target?.columns.get(column.toLowerCase()) ?? column;
  return {
    name: [table.name, ...key.columns, 'fkey'].join('_'),
    columns: key.columns,
    referencedSchema: '',
    referencedTable: target?.name ?? key.table,
    referencedColumns: key.referencedColumns.map((column, index) =>
      column === null ? (target?.key[index] ?? '') : spelled(column),
    ),
  };
}
