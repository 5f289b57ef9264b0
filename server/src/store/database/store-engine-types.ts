import type { Kysely } from 'kysely';
import type { ExecutionRecord } from '../execution-table-row.ts';
import type { Tables } from './table-types.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Which store: the PostgreSQL at `databaseUrl`, or the embedded one in `dataDir` where there is none. */
export type StorePlace = { dataDir: string; databaseUrl: string | undefined };

/** An open engine of the store. Everything above it writes one set of queries for both. */
export type StoreEngine = {
  name: EngineName;
  /** As people call it. */
  title: 'SQLite' | 'PostgreSQL';
  /** A file in the data folder, which one server locks; else a database that servers share. */
  isEmbedded: boolean;
  /** Whether its SQL can hash bytes, so that only those that differ have to be sent. */
  hashesBytes: boolean;
  db: Kysely<Tables>;
  /** Gives how many were stored, once they are committed; the commit does not hold the event loop. */
  insertRecords(batch: readonly ExecutionRecord[]): Promise<number>;
  /** Really writes: reading goes on where a disk is full or a server only follows another one. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
};
