import type { Dialect } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { ThreadPool, ThreadPoolError } from '../../platform/threads/thread-pool.ts';
import type { Explained } from './explain-statement.ts';
import { explainStatement } from './explain-statement.ts';

export type ExplainTask = { dialect: Dialect; sql: string };

const threads = new ThreadPool<ExplainTask, Explained>(
  new URL('./explain-statement-thread.ts', import.meta.url),
  {
    threads: 1,
    waiting: 20,
    time: limits.query.time,
    memoryMb: 256,
    idle: 60_000,
  },
);

/** What a statement does, in sentences. A long one is read in a thread, so that nobody else waits for it. */
export async function explainSql(dialect: Dialect, sql: string): Promise<string[]> {
  const isLong = sql.length > limits.query.readAtOnce;
  const explained = isLong
    ? await threads.run({ dialect, sql }).catch(refusal)
    : await explainStatement(dialect, sql);
  if ('refused' in explained) throw new ParleyError('sql_refused', { values: { reason: explained.refused } });
  return explained;
}

function refusal(error: unknown): never {
  if (!(error instanceof ThreadPoolError)) throw error;
  if (error.reason === 'busy') throw new ParleyError('too_many_requests', { values: { seconds: 10 } });
  throw new ParleyError('sql_refused', { values: { reason: 'it takes too long to explain.' } });
}
