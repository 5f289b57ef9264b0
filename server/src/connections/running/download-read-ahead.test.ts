import { expect, test } from 'vitest';
import type { ResultBatch } from '../../databases/port.ts';
import { createQuerySlots } from '../opening/query-slots.ts';
import { readAhead } from './download-read-ahead.ts';

/** Batches of ten bytes, and whether whoever made them was told to stop. */
function source(count: number, failure?: Error) {
  const made = { batches: 0, isClosed: false };
  async function* batches(): AsyncGenerator<ResultBatch> {
    try {
      for (let row = 1; row <= count; row += 1) {
        made.batches += 1;
        yield { rows: [[String(row).padStart(9, '0')]] };
      }
      if (failure) throw failure;
    } finally {
      made.isClosed = true;
    }
  }
  return { made, batches: batches() };
}

const never = new AbortController().signal;
const room = { bytes: 100, patience: 60_000, signal: never };

async function takeAll(batches: AsyncIterable<ResultBatch>): Promise<number[]> {
  const taken: number[] = [];
  for await (const { rows } of batches) taken.push(...rows.map(([value]) => Number(value)));
  return taken;
}

test('[J03] a file that fits leaves its slot at once, though nobody has read a row of it', async () => {
  const slots = createQuerySlots({ running: 1, waiting: 0 });
  const { made, batches: rows } = source(9);
  const { batches, read } = readAhead(rows, room);
  await slots.run('ada', undefined, () => read);
  expect(made).toEqual({ batches: 9, isClosed: true });
  expect(await slots.run('ada', undefined, async () => 'next')).toBe('next');
  expect(await takeAll(batches)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[J03] reads no further ahead than there is room, and hands over all rows in order', async () => {
  const { made, batches: rows } = source(50);
  const { batches, read } = readAhead(rows, room);
  expect((await batches.next()).value?.rows).toEqual([['000000001']]);
  await expect.poll(() => made.batches).toBe(11);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([made.batches, made.isClosed]).toEqual([11, false]);
  expect(await takeAll(batches)).toHaveLength(49);
  await read;
});

test('[J03] a reader that makes no room frees the slot, and its file visibly ends early', async () => {
  const slots = createQuerySlots({ running: 1, waiting: 1 });
  const { made, batches: rows } = source(50);
  const { batches, read } = readAhead(rows, { ...room, patience: 20 });
  const first = await batches.next();
  expect(first.done).toBe(false);
  const stalled = slots.run('ada', undefined, () => read);
  const next = slots.run('ada', undefined, async () => 'next');
  await expect(stalled).rejects.toThrow('nothing was read for 0.02 s');
  expect(await next).toBe('next');
  expect(made.isClosed).toBe(true);
  await expect(batches.next()).rejects.toMatchObject({ code: 'download_stalled' });
});

test('the failure of the source reaches the reader and whoever leased the database', async () => {
  const { batches, read } = readAhead(source(1, new Error('cut')).batches, room);
  await expect(read).rejects.toThrow('cut');
  await expect(takeAll(batches)).rejects.toThrow('cut');
});

test('a reader that leaves closes the source', async () => {
  const { made, batches: rows } = source(50);
  const { batches, read } = readAhead(rows, room);
  for await (const _batch of batches) break;
  await read;
  expect(made.isClosed).toBe(true);
});

test('a server that stops waits for no reader', async () => {
  const stopping = new AbortController();
  const { made, batches: rows } = source(50);
  const { batches, read } = readAhead(rows, { ...room, signal: stopping.signal });
  await batches.next();
  stopping.abort();
  await expect(read).rejects.toMatchObject({ code: 'query_cancelled' });
  expect(made.isClosed).toBe(true);
});
