import { createHash } from 'node:crypto';
import type { Schema } from '../../reader/src/schema/schema-types.ts';

export type WikiSqlColumn = { name: string; type: 'text' | 'number' };

/** WikiSQL's tables have no names. */
const tableName = 'records';

export function wikiSqlSchema(columns: readonly WikiSqlColumn[]): Schema {
  return {
    tables: [
      {
        name: tableName,
        namespace: null,
        comment: null,
        columns: [...columns.keys()],
        primaryKey: [],
        rows: null,
      },
    ],
    columns: columns.map(({ name, type }) => ({
      name,
      table: 0,
      type,
      sqlType: type === 'number' ? 'numeric' : 'text',
      nullable: true,
      comment: null,
      timeStorage: 'native',
      values: [],
      unique: false,
    })),
    foreignKeys: [],
  };
}

const fewestColumns = 4;
const mostColumns = 8;

/**
 * Completes tables of which some columns are known with columns that other tables have beside those. The result
 * depends on the columns and the table's id alone, and its columns are in random order.
 */
export function neighbouringColumns(
  tables: ReadonlyMap<string, { columns: readonly WikiSqlColumn[] }>,
): (columns: readonly WikiSqlColumn[], id: string) => WikiSqlColumn[] {
  const beside = new Map<string, Map<string, { column: WikiSqlColumn; count: number }>>();
  for (const { columns } of tables.values()) {
    for (const { name } of columns) {
      const counts = beside.get(name) ?? new Map();
      beside.set(name, counts);
      for (const column of columns) {
        if (column.name === name) continue;
        const counted = counts.get(column.name);
        counts.set(column.name, { column, count: (counted?.count ?? 0) + 1 });
      }
    }
  }
  return (columns, id) => {
    const wanted = fewestColumns + (digest(id).readUInt8(0) % (mostColumns - fewestColumns + 1));
    const known = new Set(columns.map(({ name }) => name));
    const found = new Map<string, { column: WikiSqlColumn; count: number }>();
    for (const { name } of columns) {
      for (const [other, { column, count }] of beside.get(name) ?? []) {
        if (known.has(other) || resembles(other, known)) continue;
        found.set(other, { column, count: (found.get(other)?.count ?? 0) + count });
      }
    }
    const added = [...found.values()]
      .toSorted((a, b) => b.count - a.count || (a.column.name < b.column.name ? -1 : 1))
      .slice(0, Math.max(0, wanted - columns.length))
      .map(({ column }) => column);
    return [...columns, ...added].toSorted((a, b) => digest(id + a.name).compare(digest(id + b.name)));
  };
}

/** Whether the name shares a word with a known column: a question could then mean either. */
function resembles(name: string, known: ReadonlySet<string>): boolean {
  const words = new Set([...known].flatMap((one) => one.split('_')).filter((word) => word.length > 2));
  return name.split('_').some((word) => words.has(word));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
