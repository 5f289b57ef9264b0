import { expect, test } from 'vitest';
import { pushToGenerator } from './push-to-generator.ts';

async function all<T>(items: AsyncGenerator<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}

test('hands over everything that was pushed, in order', async () => {
  const items = pushToGenerator<number>(async (push) => {
    push(1);
    push(2);
    await Promise.resolve();
    push(3);
  });
  expect(await all(items)).toEqual([1, 2, 3]);
});

test('fails where the work failed, after what came before', async () => {
  const seen: number[] = [];
  const items = pushToGenerator<number>(async (push) => {
    push(1);
    throw new Error('gone');
  });
  const reading = (async () => {
    for await (const item of items) seen.push(item);
  })();
  await expect(reading).rejects.toThrow('gone');
  expect(seen).toEqual([1]);
});

test('ends when nothing was pushed', async () => {
  expect(await all(pushToGenerator(async () => undefined))).toEqual([]);
});
