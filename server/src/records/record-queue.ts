import { setTimeout as sleep } from 'node:timers/promises';
import { ParleyError } from '@parley/contract/errors';
import type { ExecutionRecord, NewExecution } from '../store/execution-table-row.ts';
import { executionRecord, sizeOf } from '../store/execution-table-row.ts';
import type { Store } from '../store/store.ts';

/**
 * Records of reads that nobody waits for. Programs and agents run tools by the thousand; one commit per run would
 * cost more than the run. They are written together, a moment later: a server that is killed in that moment loses
 * their records, never their results. Changes are not recorded this way.
 */
export type RecordQueue = {
  /** Returns at once while there is room; otherwise when there is some again, so that runs are no faster than the disk. */
  add(entry: NewExecution): Promise<void> | undefined;
  /** Writes what waits; returns when all that was added before is stored. */
  flush(): Promise<void>;
};

type Parts = {
  store: { executions: Pick<Store['executions'], 'addAll'> };
  onFailure(error: unknown): void;
  /** Characters of records that may wait to be written. */
  room?: number;
};

const pause = 50;
/** A store that is restarted is back after about this long. */
const retryAfter = 1_000;
const usualRoom = 16 * 1_048_576;

export function createRecordQueue({ store, onFailure, room = usualRoom }: Parts): RecordQueue {
  let waiting: ExecutionRecord[] = [];
  /** Of those that wait and those that are being written. */
  let size = 0;
  let batches = 0;
  let written: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let held: PromiseWithResolvers<void> | undefined;

  const writeBatch = async (batch: readonly ExecutionRecord[]) => {
    await write(store, batch, onFailure);
    batches -= 1;
    for (const record of batch) size -= sizeOf(record);
    if (size > room) return;
    held?.resolve();
    held = undefined;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    if (batch.length === 0) return written;
    waiting = [];
    batches += 1;
    written = written.then(() => writeBatch(batch));
    return written;
  };
  /** While the disk is busy with a batch, the next one grows. */
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (batches === 0) void flush();
      else writeSoon();
    }, pause);
  };
  return {
    add: (entry) => {
      const record = executionRecord(entry);
      waiting.push(record);
      size += sizeOf(record);
      writeSoon();
      if (size <= room) return undefined;
      held ??= Promise.withResolvers();
      return held.promise;
    },
    flush,
  };
}

/** Never fails: what cannot be written is told, and given up. */
async function write(
  { executions }: Parts['store'],
  batch: readonly ExecutionRecord[],
  onFailure: Parts['onFailure'],
): Promise<void> {
  try {
    await executions.addAll(batch);
  } catch (error) {
    if (error instanceof ParleyError && error.code === 'store_unavailable') {
      await sleep(retryAfter);
      await executions.addAll(batch).catch(onFailure);
    } else {
      // One that cannot be stored must not cost the others.
      for (const record of batch) await executions.addAll([record]).catch(onFailure);
    }
  }
}
