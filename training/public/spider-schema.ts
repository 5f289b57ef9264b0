import { z } from 'zod';
import { columnTypeFromSqlType, timeStorageOf } from '../../reader/src/schema/column-type-from-sql-type.ts';
import type { ColumnType, Schema, SchemaColumn } from '../../reader/src/schema/schema-types.ts';

const place = z.tuple([z.int(), z.string()]);

/** One database of Spider's `tables.json`. Column 0 is '*'; keys count from there. */
export const spiderDatabase = z.object({
  db_id: z.string(),
  table_names: z.array(z.string()),
  table_names_original: z.array(z.string()),
  column_names: z.array(place),
  column_names_original: z.array(place),
  column_types: z.array(z.string()),
  primary_keys: z.array(z.union([z.int(), z.array(z.int())])),
  foreign_keys: z.array(z.tuple([z.int(), z.int()])),
});

export type SpiderDatabase = z.infer<typeof spiderDatabase>;

/** What the rows of a column tell. */
export type ColumnContents = {
  sqlType: string;
  nullable: boolean;
  /** Distinct values as text. */
  texts: readonly string[];
  rows: number;
};

const fewValues = 12;
const shortValue = 30;
const sampleSize = 50;

/** `contents`: by column position; empty where the rows are not known. */
export function spiderSchema(
  database: SpiderDatabase,
  contents: ReadonlyMap<number, ColumnContents>,
): Schema {
  const columns = database.column_names_original
    .slice(1)
    .map((_, position) => readColumn(database, position, contents.get(position)));
  const primary = new Set(database.primary_keys.flat().map((key) => key - 1));
  const tables = database.table_names_original.map((name, table) => {
    const own = columns.flatMap((column, position) => (column.table === table ? [position] : []));
    return {
      name,
      namespace: null,
      comment: readableName(name, database.table_names[table]),
      columns: own,
      primaryKey: own.filter((position) => primary.has(position)),
      rows: contents.get(own[0] ?? -1)?.rows || null,
    };
  });
  const foreignKeys = database.foreign_keys.map(([from, to]) => ({
    from: [from - 1],
    to: [to - 1],
    declared: true,
  }));
  return { tables, columns, foreignKeys };
}

function readColumn(
  database: SpiderDatabase,
  position: number,
  contents: ColumnContents | undefined,
): SchemaColumn {
  const [table, name] = database.column_names_original[position + 1] ?? [0, ''];
  const annotated = annotatedType(database.column_types[position + 1] ?? '');
  const texts = contents?.texts ?? [];
  const declared = contents === undefined ? 'other' : columnTypeFromSqlType(contents.sqlType);
  const type = declared === 'other' ? annotated : declared;
  const storage = timeStorageOf({ name, type }, texts.slice(0, sampleSize));
  const few = type === 'text' && storage === null && texts.length <= fewValues;
  return {
    name,
    table,
    type: storage === null ? type : 'time',
    sqlType: contents?.sqlType || usualTypes[type],
    nullable: contents?.nullable ?? true,
    comment: readableName(name, database.column_names[position + 1]?.[1]),
    timeStorage: storage ?? 'native',
    values: few && texts.every((text) => text.length <= shortValue) ? texts : [],
    unique: contents !== undefined && contents.rows > 0 && contents.rows === texts.length,
  };
}

const usualTypes: Record<ColumnType, string> = {
  text: 'text',
  number: 'numeric',
  time: 'timestamp',
  boolean: 'boolean',
  other: 'text',
};

function annotatedType(type: string): ColumnType {
  return type === 'text' || type === 'number' || type === 'time' || type === 'boolean' ? type : 'other';
}

/** The name for people, where it says more than other case and other separators. */
function readableName(name: string, readable = ''): string | null {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return readable.trim() === '' || letters(name) === letters(readable) ? null : readable.trim();
}
