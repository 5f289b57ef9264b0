import type pg from 'pg';
import { columnTypeFromSqlType, timeStorageOf } from '../reader/src/schema/column-type-from-sql-type.ts';
import type { ForeignKey, Schema, SchemaColumn, SchemaTable } from '../reader/src/schema/schema-types.ts';

/** At most this many distinct values make a column one of few values, and none may be longer than this. */
const fewValues = 12;
const shortValue = 30;
/** Distinct texts read per column for finding values in questions. */
const mostCells = 5_000;

export type ReadDatabase = {
  schema: Schema;
  /** Distinct texts by column position. */
  cells: ReadonlyMap<number, readonly string[]>;
};

type ColumnRow = { table: string; column: string; type: string; not_null: boolean; comment: string | null };
type TableRow = { table: string; comment: string | null };
type KeyRow = {
  kind: 'p' | 'f';
  table: string;
  columns: string[];
  target: string | null;
  targets: string[] | null;
};

const tablesQuery = `SELECT relname AS table, obj_description(oid, 'pg_class') AS comment
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') ORDER BY oid`;
const columnsQuery = `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS not_null, col_description(c.oid, a.attnum) AS comment
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.oid, a.attnum`;
const keysQuery = `SELECT k.contype AS kind, k.conrelid::regclass::text AS table, k.confrelid::regclass::text AS target,
    (SELECT array_agg(a.attname::text ORDER BY n) FROM unnest(k.conkey) WITH ORDINALITY u(num, n)
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.num) AS columns,
    (SELECT array_agg(a.attname::text ORDER BY n) FROM unnest(k.confkey) WITH ORDINALITY u(num, n)
      JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.num) AS targets
  FROM pg_constraint k WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('p', 'f') ORDER BY k.oid`;

/** Reads a live database into the reader's schema, with the values of its columns. */
export async function readSchema(client: pg.Client): Promise<ReadDatabase> {
  const tableRows = (await client.query<TableRow>(tablesQuery)).rows;
  const columnRows = (await client.query<ColumnRow>(columnsQuery)).rows;
  const keyRows = (await client.query<KeyRow>(keysQuery)).rows;
  const tableAt = new Map(tableRows.map(({ table }, at) => [table, at]));
  const cells = new Map<number, readonly string[]>();
  const columns: SchemaColumn[] = [];
  for (const row of columnRows) {
    const { column, texts } = await readColumn(client, row, tableAt.get(row.table) ?? -1);
    if (texts.length > 0 && column.type === 'text') cells.set(columns.length, texts);
    columns.push(column);
  }
  const positionOf = (table: string, column: string): number =>
    columns.findIndex((one) => one.name === column && tableRows[one.table]?.table === unquoted(table));
  const primaryKeys = keyRows.filter(({ kind }) => kind === 'p');
  const tables: SchemaTable[] = [];
  for (const [at, { table, comment }] of tableRows.entries()) {
    tables.push({
      name: table,
      namespace: 'public',
      comment,
      columns: columns.flatMap((column, position) => (column.table === at ? [position] : [])),
      primaryKey:
        primaryKeys
          .find((key) => unquoted(key.table) === table)
          ?.columns.map((name) => positionOf(table, name)) ?? [],
      rows: await countRows(client, table),
    });
  }
  const foreignKeys: ForeignKey[] = keyRows
    .filter(({ kind }) => kind === 'f')
    .map(({ table, columns: from, target, targets }) => ({
      from: from.map((name) => positionOf(table, name)),
      to: (targets ?? []).map((name) => positionOf(target ?? '', name)),
      declared: true,
    }));
  return { schema: { tables, columns, foreignKeys }, cells };
}

const unquoted = (name: string): string => name.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${quoted(table)}`);
  return Number(rows[0]?.n ?? 0);
}

async function readColumn(
  client: pg.Client,
  row: ColumnRow,
  table: number,
): Promise<{ column: SchemaColumn; texts: string[] }> {
  const { column: name, type: sqlType } = row;
  const declared = columnTypeFromSqlType(sqlType);
  const sql = `SELECT DISTINCT ${quoted(name)}::text AS value FROM ${quoted(row.table)}
    WHERE ${quoted(name)} IS NOT NULL ORDER BY 1 LIMIT ${mostCells}`;
  const texts = (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  const storage = timeStorageOf({ name, type: declared }, texts.slice(0, 50));
  const { rows } = await client.query<{ all: string }>(
    `SELECT count(${quoted(name)}) AS all FROM ${quoted(row.table)}`,
  );
  const few = declared === 'text' && storage === null && texts.length <= fewValues;
  const column: SchemaColumn = {
    name,
    table,
    type: storage === null ? declared : 'time',
    sqlType,
    nullable: !row.not_null,
    comment: row.comment,
    timeStorage: storage ?? 'native',
    values: few && texts.every((text) => text.length <= shortValue) ? texts : [],
    unique: texts.length > 0 && Number(rows[0]?.all ?? 0) === texts.length,
  };
  return { column, texts };
}
