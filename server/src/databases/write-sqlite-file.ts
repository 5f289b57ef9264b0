import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

type Content = {
  schema: readonly string[];
  tables: readonly { name: string; columns: readonly string[]; rows: (string | number | null)[][] }[];
};

/**
 * Makes a SQLite file of our own content. It is written beside its place and then moved there, so that nobody
 * ever opens half of it. For our own statements alone: nothing of a user's comes here.
 */
export function writeSqliteFile(file: string, { schema, tables }: Content): void {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = new DatabaseSync(draft);
    try {
      handle.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
      for (const statement of schema) handle.exec(statement);
      for (const { name, columns, rows } of tables) {
        const places = columns.map(() => '?').join(', ');
        const insert = handle.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`);
        for (const row of rows) insert.run(...row);
      }
      handle.exec('COMMIT; ANALYZE');
    } finally {
      handle.close();
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
