import { expect, test } from 'vitest';
import { PerPersonQueue } from './per-person-queue.ts';

test('a person’s next piece of work waits for their last one, and nobody else’s does', async () => {
  const turns = new PerPersonQueue();
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  const take = (person: string, name: string, work: Promise<void>) =>
    turns.take(person, async () => {
      begun.push(name);
      await work;
    });
  const first = take('ada', 'ada 1', slow.promise);
  const second = take('ada', 'ada 2', Promise.resolve());
  await take('bob', 'bob 1', Promise.resolve());
  expect(begun).toEqual(['ada 1', 'bob 1']);
  slow.resolve();
  await Promise.all([first, second]);
  expect(begun).toEqual(['ada 1', 'bob 1', 'ada 2']);
});

test('work that fails leaves the turn to the next', async () => {
  const turns = new PerPersonQueue();
  const failing = turns.take('ada', () => Promise.reject(new Error('no')));
  const next = turns.take('ada', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
