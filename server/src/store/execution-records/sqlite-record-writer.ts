import { DatabaseSync } from 'node:sqlite';
import type { ExecutionRecord } from '../execution-table-row.ts';
import { insertRecordsSql } from './insert-records-sql.ts';

/** How a batch ended: how many of it are stored, or the code of SQLite's error. */
export type BatchOutcome = { stored: number } | { errcode: number; message: string };

/** The embedded store's file, opened to add records: a batch is one transaction. */
export function openSqliteRecordWriter(file: string): (batch: readonly ExecutionRecord[]) => BatchOutcome {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // What an insert would need to be undone alone is some ten pages. SQLite writes them to a temporary file otherwise, twenty
  // system calls for each record; after a crash nobody reads it, whether it was a file or not.
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;');
  const insert = database.prepare(insertRecordsSql((_, index) => `?${index + 1}`));
  const store = (batch: readonly ExecutionRecord[]) => {
    let stored = 0;
    database.exec('begin immediate');
    for (const record of batch) stored += Number(insert.run(...record).changes);
    database.exec('commit');
    return { stored };
  };
  return (batch) => {
    try {
      return store(batch);
    } catch (error) {
      // A full disk has ended the transaction already.
      if (database.isTransaction) database.exec('rollback');
      if (!(error instanceof Error && 'errcode' in error)) throw error;
      return { errcode: Number(error.errcode), message: error.message };
    }
  };
}
