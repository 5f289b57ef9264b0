import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

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
  /** The statement that made it. */
  sql: string;
  columns: CatalogueColumn[];
  uniques: string[][];
  foreignKeys: CatalogueKey[];
  rowEstimate: number | null;
};

export type Catalogue = { tables: CatalogueTable[] };

/** The whole structure, read inside of the child. A view that no longer compiles is there without columns. */
export function readCatalogue(handle: DatabaseSync): Catalogue {
  const estimate = createEstimator(handle);
  const found = handle.prepare(tablesSql).all() as unknown as TableRow[];
  const read = {
    columns: handle.prepare(columnsSql),
    indexes: handle.prepare(uniquesSql),
    keys: handle.prepare(foreignKeysSql),
  };
  const tables = found.map((table): CatalogueTable => {
    const isPlain = table.type === 'table';
    return {
      name: table.name,
      type: table.type,
      withoutRowid: table.wr === 1,
      sql: table.sql ?? '',
      columns: rowsOr(() => read.columns.all(table.name)).map(toColumn),
      uniques: isPlain ? gather(read.indexes.all(table.name), (row) => String(row.index)).map(toUnique) : [],
      foreignKeys: isPlain ? gather(read.keys.all(table.name), (row) => String(row.id)).map(toKey) : [],
      rowEstimate: isPlain ? estimate(table) : null,
    };
  });
  return { tables };
}

type TableRow = { name: string; type: 'table' | 'view' | 'virtual'; wr: number; sql: string | null };

/** Shadow tables are the insides of virtual ones. */
const tablesSql = `
  SELECT list.name, list.type, list.wr, master.sql
  FROM pragma_table_list AS list JOIN sqlite_master AS master ON master.name = list.name
  WHERE list.schema = 'main' AND list.type IN ('table', 'view', 'virtual') AND list.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND master.type IN ('table', 'view')`;

const columnsSql = `
  SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid`;

/** Indexes over expressions and over part of the rows say nothing of a column alone. */
const uniquesSql = `
  SELECT list.name AS "index", info.name AS "column"
  FROM pragma_index_list(?) AS list JOIN pragma_index_info(list.name) AS info
  WHERE list."unique" = 1 AND list.origin <> 'pk' AND list.partial = 0
  ORDER BY list.seq DESC, info.seqno`;

const foreignKeysSql = `
  SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq`;

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

function gather(rows: Row[], key: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, key).values()];
}

function rowsOr(read: () => Row[]): Row[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/**
 * What ANALYZE found out; without it, how many row numbers lie between the first and the last, which costs two
 * steps down the tree. Numbers that the file could not hold rows for are given by somebody else and say nothing.
 */
function createEstimator(handle: DatabaseSync): (table: TableRow) => number | null {
  const analyzed = new Map(
    rowsOr(() =>
      handle.prepare('SELECT tbl, max(CAST(stat AS INTEGER)) AS rows FROM sqlite_stat1 GROUP BY tbl').all(),
    ).map((row) => [String(row.tbl), Number(row.rows)]),
  );
  const size = handle
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get();
  const mostRows = Number(size?.bytes ?? 0) / smallestRow;
  return (table) => {
    const known = analyzed.get(table.name);
    if (known !== undefined || table.wr === 1) return known ?? null;
    const name = `"${table.name.replaceAll('"', '""')}"`;
    const [span] = rowsOr(() =>
      handle
        .prepare(
          `SELECT coalesce((SELECT max(rowid) FROM ${name}) - (SELECT min(rowid) FROM ${name}) + 1.0, 0) AS rows`,
        )
        .all(),
    );
    const rows = span === undefined ? null : Number(span.rows);
    return rows !== null && rows <= mostRows ? rows : null;
  };
}

/** A cell, its place in the page and its number. */
const smallestRow = 4;
