import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ParleyError } from '@parley/contract/errors';
import { readerDataFolder } from '@parley/reader/data-folder';
import { parseIndex } from '@parley/reader/engine/check-weights';
import { scaleTimeLimit } from '../../../platform/scale-time-limit.ts';
import { ThreadPool, ThreadPoolError } from '../../../platform/threads/thread-pool.ts';
import type { ModelAnswer, ModelTask, TrainedModelThreadData } from './model-task-types.ts';
import type { ChangeAnswer, ReadAnswer, ReadJob } from './question-reading-message-types.ts';

/**
 * The trained model in a thread of its own, which starts with the first task and ends when idle. It reads questions and
 * makes vectors, with the help of further threads where there are cores for them.
 */
export type ReaderModel = {
  /** Differs for other weights: vectors of two models cannot be compared. Null where there are no weights. */
  readonly name: string | null;
  readonly isRunning: boolean;
  read(job: ReadJob): Promise<ReadAnswer>;
  change(job: ReadJob): Promise<ChangeAnswer>;
  embed(text: string): Promise<Float32Array>;
  close(): Promise<void>;
};

const retryAfter = 5;

/** More than four wait for each other more than they help. */
const mostThreads = 4;

export type ReaderModelOptions = { idle?: number; threads?: number | undefined };

export function createReaderModel({ idle = 300_000, threads: wanted }: ReaderModelOptions = {}): ReaderModel {
  const data: TrainedModelThreadData = { threads: wanted ?? Math.min(mostThreads, availableParallelism()) };
  const threads = new ThreadPool<ModelTask, ModelAnswer>(
    new URL('./trained-model-thread.ts', import.meta.url),
    {
      threads: 1,
      waiting: 50,
      time: scaleTimeLimit(10_000),
      memoryMb: 512,
      idle,
      data,
    },
  );
  const run = async (task: ModelTask): Promise<ModelAnswer> => {
    try {
      return await threads.run(task);
    } catch (error) {
      if (error instanceof ThreadPoolError && error.reason === 'busy') {
        throw new ParleyError('query_busy', { values: { seconds: retryAfter } });
      }
      throw error;
    }
  };
  return {
    name: nameOfWeights(),
    get isRunning() {
      return threads.size > 0;
    },
    read: async (job) => {
      const answer = await run({ kind: 'read', job });
      if (answer.kind === 'read' || isMissing(answer)) return answer;
      throw new Error('A reading was asked for.');
    },
    change: async (job) => {
      const answer = await run({ kind: 'change', job });
      if (answer.kind === 'change' || answer.kind === 'no change' || isMissing(answer)) return answer;
      throw new Error('A change was asked for.');
    },
    embed: async (text) => {
      const answer = await run({ kind: 'embed', text });
      if (answer.kind === 'vector') return answer.vector;
      throw new Error(answer.kind === 'unavailable' ? answer.reason : 'A vector was asked for.');
    },
    close: () => threads.close(),
  };
}

type Missing = Extract<ReadAnswer, { kind: 'database missing' | 'unavailable' }>;

const isMissing = (answer: ModelAnswer): answer is Missing =>
  answer.kind === 'database missing' || answer.kind === 'unavailable';

/** Damaged weights are noticed by the thread, which checks all of them. */
function nameOfWeights(): string | null {
  const file = join(readerDataFolder, 'reader.json');
  if (!existsSync(file) || !existsSync(join(readerDataFolder, 'reader.bin'))) return null;
  try {
    return `reader-${parseIndex(readFileSync(file, 'utf8')).sha256.slice(0, 12)}`;
  } catch {
    return null;
  }
}
