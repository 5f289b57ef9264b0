import { singular, splitName } from '../reader/src/question/normalize-and-compare-words.ts';
import type { ReadDatabase } from './read-schema.ts';

/**
 * Two databases as one, the tables of `other` behind those of `first`: what a query on `first` points at keeps its
 * position. Most databases of the set are small, and there the model never has to leave a table alone that its question
 * is not about.
 */
export function mergeDatabases(first: ReadDatabase, other: ReadDatabase): ReadDatabase {
  const tables = first.schema.tables.length;
  const columns = first.schema.columns.length;
  const behind = (position: number) => position + columns;
  const { schema, cells } = other;
  return {
    schema: {
      tables: [
        ...first.schema.tables,
        ...schema.tables.map((table) => ({
          ...table,
          columns: table.columns.map(behind),
          primaryKey: table.primaryKey.map(behind),
        })),
      ],
      columns: [
        ...first.schema.columns,
        ...schema.columns.map((column) => ({ ...column, table: column.table + tables })),
      ],
      foreignKeys: [
        ...first.schema.foreignKeys,
        ...schema.foreignKeys.map((key) => ({ ...key, from: key.from.map(behind), to: key.to.map(behind) })),
      ],
    },
    cells: new Map([...first.cells, ...[...cells].map(([at, texts]) => [behind(at), texts] as const)]),
  };
}

/** Whether a word of the tables' names occurs in both: then a question on one could be meant for the other. */
export function shareTableWords(first: ReadDatabase, other: ReadDatabase): boolean {
  const words = tableWords(first);
  return [...tableWords(other)].some((word) => words.has(word));
}

function tableWords({ schema }: ReadDatabase): Set<string> {
  return new Set(schema.tables.flatMap(({ name }) => splitName(name).map(singular)));
}
