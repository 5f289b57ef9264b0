import { ParleyError } from '@parley/contract/errors';
import { timeLimits } from '../../time-limits.ts';
import { toParleyError } from '../map-database-errors.ts';
import type { ChildPool } from './child-pool.ts';
import type { Child } from './child-process-handle.ts';
import type { FromChild, Job, JobOutcome, OpenedFile } from './child-protocol.ts';

export type JobOptions = { time: number; signal: AbortSignal };

type Work = { place: OpenedFile; job: Job };

/**
 * A job's messages as they arrive. Reading on is what asks the child for more; leaving the loop early, the end of
 * the time and the signal all kill the child, because nothing less stops SQLite.
 */
export async function* sendJobToChild(
  pool: ChildPool,
  work: Work,
  options: JobOptions,
): AsyncGenerator<FromChild> {
  if (options.signal.aborted) throw new ParleyError('query_cancelled');
  const child = await pool.take(options.signal);
  const reins = holdReins(child, options);
  let isFree = false;
  let isCommitting = false;
  try {
    await child.ready;
    reins.startTimer();
    child.send(work);
    while (!isFree) {
      const message = await child.next();
      if (message === undefined) {
        const cause = reins.reason() ?? deathOf(child);
        throw isCommitting ? new ParleyError('write_outcome_unknown', { cause }) : cause;
      }
      isCommitting ||= message.committing === true;
      isFree = message.outcome !== undefined || message.failure !== undefined;
      if (message.failure) throw toParleyError(message.failure);
      yield message;
      if (!isFree) child.send('ack');
    }
  } finally {
    reins.drop();
    if (isFree) pool.give(child);
    else child.kill();
  }
}

/** The outcome of a job that has no rows. */
export async function outcomeOf<Task extends JobOutcome['task']>(
  task: Task,
  messages: AsyncGenerator<FromChild>,
): Promise<Extract<JobOutcome, { task: Task }>> {
  for await (const { outcome } of messages) {
    if (outcome?.task === task) return outcome as Extract<JobOutcome, { task: Task }>;
  }
  throw new Error(`A child ended ${task} without an outcome.`);
}

function holdReins(child: Child, { time, signal }: JobOptions) {
  let reason: ParleyError | undefined;
  const stop = (error: ParleyError) => {
    reason ??= error;
    child.kill();
  };
  const cancel = () => stop(new ParleyError('query_cancelled'));
  const stopAfter = (ms: number) =>
    setTimeout(() => stop(new ParleyError('query_timeout', { values: { seconds: ms / 1_000 } })), ms);
  let timer = stopAfter(timeLimits.childStart);
  signal.addEventListener('abort', cancel, { once: true });
  return {
    reason: () => reason,
    /** The time of a job begins when its process has started. */
    startTimer() {
      clearTimeout(timer);
      timer = stopAfter(time);
    },
    drop() {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    },
  };
}

function deathOf(child: Child): Error {
  if (!child.wasKilled) return new Error('The process that reads SQLite files ended by itself.');
  return new ParleyError('sql_failed', { values: { reason: 'it needs more memory than a query may have.' } });
}
