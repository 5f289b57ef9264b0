import { copyFile } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * A copy of a SQLite file at one moment, while others may write to it. SQLite copies pages and reads no schema. Where it
 * cannot open the file at all, nobody can write to it either, and its bytes are copied as they are.
 */
export async function copySqliteFile(source: string, target: string): Promise<void> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(source, { readOnly: true, allowExtension: false, timeout: 5_000 });
    await backup(database, target);
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    await copyFile(source, target);
  } finally {
    database?.close();
  }
}
