import type { DatabaseSync } from 'node:sqlite';

/** SQLite allows 500 parts in one statement. */
const tablesAtOnce = 200;

/** A cell, its place in the page and its number. */
const smallestRow = 4;

/**
 * What ANALYZE found out; without it, how many row numbers lie between the first and the last, which costs two
 * steps down the tree. Numbers that the file could not hold rows for are given by somebody else and say nothing.
 */
export function estimateRows(handle: DatabaseSync, tables: string[]): Map<string, number> {
  const known = analyzed(handle);
  const open = tables.filter((table) => !known.has(table));
  const size = handle.prepare(sizeSql).get();
  const mostRows = Number(size?.bytes ?? 0) / smallestRow;
  for (let start = 0; start < open.length; start += tablesAtOnce) {
    const batch = open.slice(start, start + tablesAtOnce);
    for (const { place, rows } of spansOf(handle, batch)) {
      const table = batch[Number(place)];
      if (table !== undefined && typeof rows === 'number' && rows <= mostRows) known.set(table, rows);
    }
  }
  return known;
}

/** A damaged table, or a column that is called rowid and computes something dear, costs no more than its estimate. */
function spansOf(handle: DatabaseSync, tables: string[]) {
  try {
    return handle.prepare(tables.map(spanSql).join(' UNION ALL ')).all();
  } catch {
    return [];
  }
}

const sizeSql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';

function analyzed(handle: DatabaseSync): Map<string, number> {
  const hasStatistics = handle.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_stat1'").get();
  if (hasStatistics === undefined) return new Map();
  const rows = handle
    // As a real: whoever made the file may have written a number that no integer of ours can hold.
    .prepare('SELECT tbl, max(CAST(CAST(stat AS INTEGER) AS REAL)) AS rows FROM sqlite_stat1 GROUP BY tbl')
    .all();
  return new Map(rows.map(({ tbl, rows: count }) => [String(tbl), Number(count)]));
}

function spanSql(table: string, place: number): string {
  const name = `"${table.replaceAll('"', '""')}"`;
  const edge = (of: 'min' | 'max') => `(SELECT ${of}(rowid) FROM ${name})`;
  return `SELECT ${place} AS place, coalesce(${edge('max')} - ${edge('min')} + 1.0, 0.0) AS rows`;
}
