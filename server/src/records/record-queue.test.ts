import { setImmediate as nextTurn } from 'node:timers/promises';
import { ParleyError } from '@parley/contract/errors';
import { expect, test, vi } from 'vitest';
import { type ExecutionRecord, recordColumns } from '../store/execution-table-row.ts';
import { openReceipt } from './receipt.ts';
import { createRecordQueue } from './record-queue.ts';

const owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' as const };

function entry(question: string) {
  const connection = { id: null, name: 'Shop' };
  const receipt = openReceipt({ kind: 'tool', question, door: 'api', caller: null, connection });
  return { owner, execution: receipt.close('success') };
}

/** The edge of the store: what it is asked to commit, and when it says that it has. */
function startQueue(addAll: (batch: readonly ExecutionRecord[]) => Promise<void>, room?: number) {
  const failures: unknown[] = [];
  const queue = createRecordQueue({
    store: { executions: { addAll } },
    onFailure: (error) => failures.push(error),
    ...(room === undefined ? {} : { room }),
  });
  return { queue, failures };
}

const questionsIn = (batch: readonly ExecutionRecord[]) =>
  batch.map((record) => record[recordColumns.indexOf('question')]);

test('[I08] what comes while a batch is written is one next batch, and a flush waits for both', async () => {
  const batches: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const { queue } = startQueue(async (batch) => {
    batches.push(questionsIn(batch));
    if (batches.length === 1) await first.promise;
  });
  queue.add(entry('a'));
  void queue.flush();
  queue.add(entry('b'));
  queue.add(entry('c'));
  let isFlushed = false;
  const flushed = queue.flush().then(() => {
    isFlushed = true;
  });
  await nextTurn();
  expect([batches, isFlushed]).toEqual([[['a']], false]);
  first.resolve();
  await flushed;
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('runs wait where more is to be written than there is room for, until some of it is', async () => {
  const disk = Promise.withResolvers<void>();
  const { queue } = startQueue(() => disk.promise, 1_500);
  expect(queue.add(entry('a'))).toBeUndefined();
  const held = queue.add(entry('b'));
  expect(held).toBeInstanceOf(Promise);
  let isHeld = true;
  const going = held?.then(() => {
    isHeld = false;
  });
  const flushed = queue.flush();
  await nextTurn();
  expect(isHeld).toBe(true);
  disk.resolve();
  await Promise.all([flushed, going]);
  expect(isHeld).toBe(false);
  expect(queue.add(entry('c'))).toBeUndefined();
  await queue.flush();
});

test('[I08] a store that is away for a moment costs no record', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const stored: unknown[] = [];
    const { queue, failures } = startQueue(async (batch) => {
      if (stored.length === 0 && stored.push('away')) throw new ParleyError('store_unavailable');
      stored.push(...questionsIn(batch));
    });
    queue.add(entry('a'));
    const flushed = queue.flush();
    await vi.advanceTimersByTimeAsync(1_000);
    await flushed;
    expect([stored, failures]).toEqual([['away', 'a'], []]);
  } finally {
    vi.useRealTimers();
  }
});

test('[I08] one record that cannot be stored costs none of the others', async () => {
  const stored: unknown[] = [];
  const { queue, failures } = startQueue(async (batch) => {
    if (questionsIn(batch).includes('bad')) throw new Error('no such column');
    stored.push(...questionsIn(batch));
  });
  for (const question of ['a', 'bad', 'b']) queue.add(entry(question));
  await queue.flush();
  expect(stored).toEqual(['a', 'b']);
  expect(failures).toHaveLength(1);
});
