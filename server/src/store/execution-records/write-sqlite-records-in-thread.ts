import { workForServer } from '../../platform/threads/person-at-work.ts';
import { ThreadPool } from '../../platform/threads/thread-pool.ts';
import type { ExecutionRecord } from '../execution-table-row.ts';
import type { BatchOutcome } from './sqlite-record-writer.ts';

const program = new URL('./write-sqlite-records-thread.ts', import.meta.url);

export type SqliteRecords = {
  insert(batch: readonly ExecutionRecord[]): Promise<number>;
  /** After the last batch: what is under way then is lost. */
  close(): Promise<void>;
};

/** Records of the embedded store, added by a thread with a connection of its own. It starts with the first one. */
export function writeSqliteRecordsInThread(
  file: string,
  failure: (errcode: number, message: string) => Error,
): SqliteRecords {
  const pool = new ThreadPool<readonly ExecutionRecord[], BatchOutcome>(program, {
    threads: 1,
    waiting: 1_000,
    time: 60_000,
    memoryMb: 128,
    idle: 60_000,
    data: file,
  });
  return {
    insert: async (batch) => {
      // The server's own work, whoever ran what is recorded: batches keep their order, and none makes room for another.
      const outcome = await workForServer(() => pool.run(batch));
      if ('stored' in outcome) return outcome.stored;
      throw failure(outcome.errcode, outcome.message);
    },
    close: () => pool.close(),
  };
}
