import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { ResultBatch } from '../../databases/port.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';

type Room = { bytes: number; patience: number; signal: AbortSignal };

type ReadAhead = {
  batches: AsyncGenerator<ResultBatch>;
  /** Settles when the database is needed no longer: all was read, or reading failed, stalled or was given up. */
  read: Promise<void>;
};

export const downloadRoom = {
  bytes: limits.download.aheadBytes,
  patience: scaleTimeLimit(limits.download.patience),
} as const;

/**
 * The same batches, read ahead of whoever takes them, as far as there is room: a file that fits leaves the database
 * at once, however slow its reader is. A reader that makes no room for too long loses the rest: the batches then end
 * in `download_stalled`, so that nobody takes a part for the whole.
 */
export function readAhead(source: AsyncIterable<ResultBatch>, room: Room): ReadAhead {
  const queue = createQueue(room);
  const read = fill(queue, source);
  // Whoever takes the batches is told; `read` alone may be ignored.
  read.catch(() => undefined);
  return { batches: queue.take(), read };
}

type Queue = ReturnType<typeof createQueue>;

async function fill(queue: Queue, source: AsyncIterable<ResultBatch>): Promise<void> {
  try {
    for await (const batch of source) {
      queue.put(batch);
      if ((await queue.room()) === 'left') return;
    }
    queue.end();
  } catch (error) {
    queue.fail(error);
    throw error;
  }
}

function createQueue({ bytes: most, patience, signal }: Room) {
  const waiting: { batch: ResultBatch; size: number }[] = [];
  let bytes = 0;
  let hasLeft = false;
  let ending: { error?: unknown } | undefined;
  let filled = () => {};
  let emptied = () => {};
  const isFull = () => bytes >= most && !hasLeft;
  return {
    put(batch: ResultBatch): void {
      const size = sizeOf(batch);
      waiting.push({ batch, size });
      bytes += size;
      filled();
    },
    end(): void {
      ending = {};
      filled();
    },
    /** What has not been taken is dropped: the file breaks off in any case. */
    fail(error: unknown): void {
      ending = { error };
      waiting.length = 0;
      filled();
    },
    async room(): Promise<'room' | 'left'> {
      while (isFull()) {
        const emptier = new Promise<void>((resolve) => {
          emptied = resolve;
        });
        await inTime(emptier, patience, signal);
      }
      return hasLeft ? 'left' : 'room';
    },
    async *take(): AsyncGenerator<ResultBatch> {
      try {
        for (;;) {
          const next = waiting.shift();
          if (next) {
            bytes -= next.size;
            emptied();
            yield next.batch;
          } else if (ending) {
            if ('error' in ending) throw ending.error;
            return;
          } else {
            await new Promise<void>((resolve) => {
              filled = resolve;
            });
          }
        }
      } finally {
        hasLeft = true;
        emptied();
      }
    },
  };
}

async function inTime(work: Promise<void>, patience: number, signal: AbortSignal): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(new ParleyError('query_cancelled'));
  const stalled = () =>
    reject(new ParleyError('download_stalled', { values: { seconds: patience / 1_000 } }));
  const timer = setTimeout(stalled, patience);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Letters stand for bytes: the limits of the engines count the wire. */
function sizeOf({ rows }: ResultBatch): number {
  let size = 0;
  for (const row of rows) for (const value of row) size += (value?.length ?? 0) + 1;
  return size;
}
