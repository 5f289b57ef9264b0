import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { ParleyError, storeMessages } from '@parley/contract/errors';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { explainDataFolderError } from '../../platform/explain-data-folder-error.ts';
import { makePrivateFolder } from '../../platform/make-private-folder.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { writeSqliteRecordsInThread } from '../execution-records/write-sqlite-records-in-thread.ts';
import { damaged, resultCode } from './sqlite-file-errors.ts';
import type { StoreEngine } from './store-engine-types.ts';
import type { Tables } from './table-types.ts';

/** Primary result codes that mean the disk or file is at fault, not the query. */
const unavailable: Readonly<Record<number, string | undefined>> = {
  5: undefined,
  8: storeMessages.readOnly,
  10: undefined,
  11: undefined,
  13: storeMessages.diskFull,
  14: undefined,
  26: undefined,
};

/**
 * How long a write waits for a batch of records that is being committed, in ms: as long as a slow disk may take. A write
 * that was refused instead would be lost.
 */
const longestWait = 30_000;

const busy = 5;

export class DataDirInUseError extends OperatorError {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(`Another Parley server already uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  }
}

export function openSqliteStore(dataDir: string): StoreEngine {
  makePrivateFolder(dataDir);
  const lock = lockDataDir(dataDir);
  const database = openFile(dataDir, lock);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  const records = writeSqliteRecordsInThread(fileIn(dataDir), (code, message) => {
    const error = Object.assign(new Error(message), { errcode: code });
    return asUnavailable(error) ?? error;
  });
  return {
    name: 'sqlite',
    title: 'SQLite',
    isEmbedded: true,
    hashesBytes: false,
    db,
    insertRecords: records.insert,
    // The number is not used for anything; setting it writes the first page anew.
    tryWriting: async () => void (await sql`pragma user_version = 0`.execute(db)),
    close: async () => {
      await records.close();
      await db.destroy();
      lock.close();
    },
  };
}

/**
 * A lock that the operating system drops with the process, however it ends: an exclusive transaction on a
 * file of its own, so that backups may still read the store.
 */
function lockDataDir(dataDir: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (resultCode(error) === busy) throw new DataDirInUseError(dataDir);
    throw explainDataFolderError(dataDir, error) ?? error;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'parley.db');
}

function openFile(dataDir: string, lock: DatabaseSync): DatabaseSync {
  const file = fileIn(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: longestWait });
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    return database;
  } catch (error) {
    database?.close();
    lock.close();
    throw damaged(file, error) ?? explainDataFolderError(dataDir, error) ?? error;
  }
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = sql === 'rollback' ? rollBack(database) : adapt(database.prepare(wordsFor(sql)));
      // Migrations and one-off statements must not grow this for ever.
      if (prepared.size > 500) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Records are added on a connection of their own. A transaction that reads before it writes would fail at once where
 * one of theirs was committed in between; one that takes its turn at the start waits for it.
 */
function wordsFor(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** A full disk has ended the transaction already; a second failure would hide the first. */
function rollBack(database: DatabaseSync): SqliteStatement {
  const statement = adapt(database.prepare('rollback'));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (values) => (database.isTransaction ? statement.run(values) : nothing) };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => translated(() => statement.all(...values.map(toInput))),
    run: (values) => translated(() => statement.run(...values.map(toInput))),
    iterate: (values) => translated(() => statement.iterate(...values.map(toInput))),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  // Anything else that SQLite cannot hold is refused by the binding itself.
  return value as SQLInputValue;
}

function translated<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}

function asUnavailable(error: unknown): ParleyError | undefined {
  const code = resultCode(error);
  if (code === undefined || !Object.hasOwn(unavailable, code)) return undefined;
  const message = unavailable[code];
  return new ParleyError('store_unavailable', { ...(message && { message }), cause: error });
}
