import { expect, test } from 'vitest';
import { createQuerySlots } from './query-slots.ts';
import { untilRead } from './until-read.ts';

async function* rows(count: number, failure?: Error) {
  for (let row = 1; row <= count; row += 1) yield row;
  if (failure) throw failure;
}

async function takeAll(batches: AsyncIterable<number>): Promise<number[]> {
  const taken: number[] = [];
  for await (const row of batches) taken.push(row);
  return taken;
}

test('a slot is free again when the rows are read, while they are still on their way', async () => {
  const slots = createQuerySlots({ running: 1, waiting: 0 });
  const arrived = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<number[]>();
  const first = slots.run('ada', undefined, async () => {
    const { batches, read } = untilRead(rows(3));
    const taken = takeAll(batches).then((all) => arrived.promise.then(() => all));
    taken.then(sent.resolve, sent.reject);
    await Promise.race([read, taken]);
  });
  await first;
  expect(await slots.run('ada', undefined, async () => 'next')).toBe('next');
  arrived.resolve();
  expect(await sent.promise).toEqual([1, 2, 3]);
});

test('reading ends with the failure of its source, and when nobody reads on', async () => {
  const failing = untilRead(rows(1, new Error('cut')));
  const failed = expect(failing.read).rejects.toThrow('cut');
  await expect(takeAll(failing.batches)).rejects.toThrow('cut');
  await failed;
  const left = untilRead(rows(3));
  for await (const _row of left.batches) break;
  await left.read;
});
