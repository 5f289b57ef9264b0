import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { ThreadPool, ThreadPoolError } from '../../platform/threads/thread-pool.ts';
import type { Readings, ReadingTask } from './statement-reading-tasks.ts';
import { statementReadingTasks } from './statement-reading-tasks.ts';

/** Statements of many people may wait here; each takes less than a second. */
const threads = new ThreadPool<ReadingTask, unknown>(
  new URL('./statement-reading-tasks-thread.ts', import.meta.url),
  {
    threads: 2,
    waiting: 100,
    time: limits.query.time,
    memoryMb: 256,
    idle: 60_000,
  },
);

/**
 * Reads a text with one of the guard's readings. A long one is read in a thread: on the event loop it would keep
 * everybody waiting.
 */
export async function readInThread<K extends keyof Readings>(
  kind: K,
  ...given: Parameters<Readings[K]>
): Promise<Awaited<ReturnType<Readings[K]>>> {
  const [sql] = given;
  // The compiler does not see that a kind's own arguments fit it.
  const read = statementReadingTasks[kind] as unknown as (
    ...given: Parameters<Readings[K]>
  ) => ReturnType<Readings[K]>;
  if (sql.length <= limits.query.readAtOnce) return await read(...given);
  // The thread gives back what the same reading would have given here.
  return (await threads.run({ kind, given }).catch(refusal)) as Awaited<ReturnType<Readings[K]>>;
}

function refusal(error: unknown): never {
  if (!(error instanceof ThreadPoolError)) throw error;
  if (error.reason === 'busy') throw new ParleyError('query_busy', { values: { seconds: 5 } });
  throw new ParleyError('sql_refused', { values: { reason: 'it takes too long to read.' } });
}
