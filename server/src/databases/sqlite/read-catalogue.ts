import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { checkConstraintValues } from './check-constraint-values.ts';
import { estimateRows } from './estimate-rows.ts';

type Row = Record<string, SQLOutputValue>;

export type CatalogueColumn = {
  name: string;
  type: string;
  notNull: boolean;
  default: string | null;
  /** Its place in the key from 1 on; 0 outside of it. */
  keyPlace: number;
  isComputed: boolean;
};

export type CatalogueKey = { columns: string[]; table: string; referencedColumns: (string | null)[] };

export type CatalogueTable = {
  name: string;
  type: 'table' | 'view' | 'virtual';
  withoutRowid: boolean;
  /** Columns in lower case that a CHECK holds to a list of texts. */
  checks: [column: string, values: string[]][];
  columns: CatalogueColumn[];
  uniques: string[][];
  foreignKeys: CatalogueKey[];
  rowEstimate: number | null;
};

export type SqliteCatalogue = { tables: CatalogueTable[] };

export type CatalogueSize = { tables: number; columns: number; bytes: number };

/**
 * The whole structure, read inside of the child, in a handful of statements however many tables there are; null
 * where it is larger than `most`. A file may claim any structure it likes: all that is left of it is counted here.
 */
export function readCatalogue(handle: DatabaseSync, most: CatalogueSize): SqliteCatalogue | null {
  const room = { ...most };
  try {
    return readWithin(handle, room);
  } catch (error) {
    if (error instanceof NoRoom) return null;
    throw error;
  }
}

function readWithin(handle: DatabaseSync, room: CatalogueSize): SqliteCatalogue {
  const byTable = (sql: string, uses: Partial<CatalogueSize> = {}) =>
    Map.groupBy(rowsWithin(handle, sql, { room, uses }), (row) => row.of);
  const found = Array.from(rowsWithin(handle, tablesSql, { room, uses: { tables: 1 } }), (row) =>
    toTableRow(row, room),
  );
  const read = {
    columns: byTable(columnsSql, { columns: 1 }),
    uniques: byTable(uniquesSql),
    keys: byTable(foreignKeysSql),
  };
  const estimates = estimateRows(
    handle,
    found.filter(({ type, wr }) => type === 'table' && wr === 0).map(({ name }) => name),
  );
  const tables = found.map((table): CatalogueTable => {
    const columns =
      table.type === 'table' ? (read.columns.get(table.name) ?? []) : columnsOf(handle, table, room);
    return {
      name: table.name,
      type: table.type,
      withoutRowid: table.wr === 1,
      checks: table.checks,
      columns: columns.map(toColumn),
      uniques: gather(read.uniques.get(table.name), 'index').map(toUnique),
      foreignKeys: gather(read.keys.get(table.name), 'id').map(toKey),
      rowEstimate: estimates.get(table.name) ?? null,
    };
  });
  return { tables };
}

class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

type Taking = { room: CatalogueSize; uses: Partial<CatalogueSize> };

function* rowsWithin(handle: DatabaseSync, sql: string, { room, uses }: Taking): Generator<Row, void> {
  for (const row of handle.prepare(sql).iterate()) yield taken(room, row, uses);
}

function taken(room: CatalogueSize, row: Row, { tables = 0, columns = 0 }: Partial<CatalogueSize>): Row {
  const { sql: _stays, ...leaves } = row;
  const texts = Object.values(leaves).filter((value) => typeof value === 'string');
  use(room, { tables, columns, bytes: lengthOf(texts) });
  return row;
}

function use(room: CatalogueSize, { tables, columns, bytes }: CatalogueSize): void {
  room.tables -= tables;
  room.columns -= columns;
  room.bytes -= bytes;
  if (room.tables < 0 || room.columns < 0 || room.bytes < 0) throw new NoRoom();
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

type TableRow = Pick<CatalogueTable, 'name' | 'type' | 'checks'> & { wr: number };

function toTableRow({ name, type, wr, sql }: Row, room: CatalogueSize): TableRow {
  const checks = sql === null ? [] : [...checkConstraintValues(String(sql))];
  for (const [, values] of checks) use(room, { tables: 0, columns: 0, bytes: lengthOf(values) });
  // The statement asks for these three types alone.
  return { name: String(name), type: type as CatalogueTable['type'], wr: Number(wr), checks };
}

/** Shadow tables are the insides of virtual ones. */
const tablesSql = `
  SELECT list.name, list.type, list.wr, iif(master.sql LIKE '%check%', master.sql, NULL) AS sql
  FROM pragma_table_list AS list JOIN sqlite_master AS master ON master.name = list.name
  WHERE list.schema = 'main' AND list.type IN ('table', 'view', 'virtual')
    AND list.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND master.type IN ('table', 'view')`;

const plainTables = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`;

const columnsSql = `
  SELECT plain.name AS "of", info.name, info.type, info."notnull", info.dflt_value, info.pk, info.hidden
  FROM (${plainTables}) AS plain JOIN pragma_table_xinfo(plain.name) AS info`;

/** Indexes over expressions and over part of the rows say nothing of a column alone. */
const uniquesSql = `
  SELECT plain.name AS "of", list.name AS "index", info.name AS "column"
  FROM (${plainTables}) AS plain JOIN pragma_index_list(plain.name) AS list
    JOIN pragma_index_info(list.name) AS info
  WHERE list."unique" = 1 AND list.origin <> 'pk' AND list.partial = 0
  ORDER BY plain.name, list.seq DESC, info.seqno`;

const foreignKeysSql = `
  SELECT plain.name AS "of", key.id, key."table", key."from", key."to"
  FROM (${plainTables}) AS plain JOIN pragma_foreign_key_list(plain.name) AS key
  ORDER BY plain.name, key.id DESC, key.seq`;

const oneTableSql = 'SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?)';

/** A view that no longer compiles, or a virtual table without its module, is there without columns. */
function columnsOf(handle: DatabaseSync, table: TableRow, room: CatalogueSize): Row[] {
  try {
    return handle
      .prepare(oneTableSql)
      .all(table.name)
      .filter((row) => row.hidden !== 1)
      .map((row) => taken(room, row, { columns: 1 }));
  } catch (error) {
    if (error instanceof NoRoom) throw error;
    return [];
  }
}

function toColumn(row: Row): CatalogueColumn {
  return {
    name: String(row.name),
    type: String(row.type),
    notNull: row.notnull === 1,
    default: row.dflt_value === null ? null : String(row.dflt_value),
    keyPlace: Number(row.pk),
    isComputed: row.hidden === 2 || row.hidden === 3,
  };
}

function toUnique(rows: Row[]): string[] {
  return rows.some((row) => row.column === null) ? [] : rows.map((row) => String(row.column));
}

function toKey(rows: Row[]): CatalogueKey {
  return {
    columns: rows.map((row) => String(row.from)),
    table: String(rows[0]?.table),
    referencedColumns: rows.map((row) => (row.to === null ? null : String(row.to))),
  };
}

function gather(rows: Row[] | undefined, key: string): Row[][] {
  return [...Map.groupBy(rows ?? [], (row) => row[key]).values()];
}
