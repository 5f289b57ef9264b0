import { DatabaseSync } from 'node:sqlite';
import type { TranslatedTable } from './match-tables.ts';
import type { ColumnContents } from './spider-schema.ts';

/** Distinct values kept per column. */
const mostValues = 2_000;

export type SqliteContents = {
  tables: (TranslatedTable & { columns: ColumnContents[] })[];
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Reads the types and the distinct values of every column of a SQLite file. */
export function readContents(file: string): SqliteContents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid`,
      )
      .all()
      .map(({ name }) => String(name));
    return { tables: names.map((name) => readTable(database, name)) };
  } finally {
    database.close();
  }
}

function readTable(database: DatabaseSync, name: string): SqliteContents['tables'][number] {
  const fields = database.prepare(`PRAGMA table_info(${quoted(name)})`).all();
  const { n } = database.prepare(`SELECT count(*) AS n FROM ${quoted(name)}`).get() ?? { n: 0 };
  const columns = fields.map((field): ColumnContents => {
    const column = quoted(String(field.name));
    const values = database
      .prepare(
        `SELECT DISTINCT CAST(${column} AS TEXT) AS value FROM ${quoted(name)} WHERE ${column} IS NOT NULL LIMIT ${mostValues}`,
      )
      .all()
      .map(({ value }) => String(value).trim());
    return {
      sqlType: String(field.type),
      nullable: field.notnull === 0,
      texts: [...new Set(values)].filter((value) => value !== ''),
      rows: Number(n),
    };
  });
  return {
    name,
    sqlTypes: columns.map(({ sqlType }) => sqlType),
    primaryKey: fields.flatMap(({ pk }, at) => (Number(pk) > 0 ? [at] : [])),
    columns,
  };
}
