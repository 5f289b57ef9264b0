import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { workFor } from './person-at-work.ts';
import { ThreadPool } from './thread-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tasks = new URL('./answer-thread-tasks.ts', import.meta.url).href;
const program = pathToFileURL(join(folder, 'program.mjs'));
writeFileSync(
  program,
  `import { threadId } from 'node:worker_threads';
  import { answerThreadTasks } from '${tasks}';
  const work = {
    add: ({ a, b }) => a + b,
    who: () => threadId,
    fail: () => { throw new Error('no such sum'); },
    spin: () => { for (;;); },
    hoard: () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); },
  };
  answerThreadTasks(({ kind, ...given }) => work[kind](given));`,
);

type Task = { kind: 'add' | 'who' | 'fail' | 'spin' | 'hoard'; a?: number; b?: number };
const options = { threads: 1, waiting: 2, time: 60_000, memoryMb: 32, idle: 60_000 };
const start = (more: Partial<typeof options> = {}) =>
  new ThreadPool<Task, number>(program, { ...options, ...more });

test('tasks are answered in their order by one thread, which stays', async () => {
  const pool = start();
  const answers = await Promise.all([pool.run({ kind: 'add', a: 1, b: 2 }), pool.run({ kind: 'who' })]);
  expect(answers[0]).toBe(3);
  expect(await pool.run({ kind: 'who' })).toBe(answers[1]);
  expect(pool.size).toBe(1);
});

test('what a task throws reaches whoever asked, and the thread goes on', async () => {
  const pool = start();
  await expect(pool.run({ kind: 'fail' })).rejects.toThrow('no such sum');
  expect(await pool.run({ kind: 'add', a: 2, b: 2 })).toBe(4);
});

test('a task that takes too long or too much memory is given up, and the next one is done', async () => {
  const pool = start({ time: 300 });
  await expect(pool.run({ kind: 'spin' })).rejects.toMatchObject({ reason: 'exhausted' });
  expect(await pool.run({ kind: 'add', a: 2, b: 3 })).toBe(5);
  const small = start();
  await expect(small.run({ kind: 'hoard' })).rejects.toMatchObject({ reason: 'exhausted' });
  expect(await small.run({ kind: 'add', a: 3, b: 3 })).toBe(6);
});

test('more tasks than may wait are turned away at once', async () => {
  const pool = start({ waiting: 2 });
  await pool.run({ kind: 'add', a: 0, b: 0 });
  const taken = [1, 2, 3].map((b) => pool.run({ kind: 'add', a: 0, b }));
  await expect(pool.run({ kind: 'add', a: 0, b: 4 })).rejects.toMatchObject({ reason: 'busy' });
  expect(await Promise.all(taken)).toEqual([1, 2, 3]);
});

test('people whose tasks wait take turns, and whoever has most waiting makes room', async () => {
  const pool = start({ waiting: 3 });
  await pool.run({ kind: 'add', a: 0, b: 0 });
  const order: string[] = [];
  const ask = (person: string, a: number) =>
    workFor(person, async () => {
      await pool.run({ kind: 'add', a, b: 0 });
      order.push(`${person}${a}`);
    });
  const flood = [1, 2, 3, 4].map((a) => ask('ada', a));
  const turnedAway = expect(flood[3]).rejects.toMatchObject({ reason: 'busy' });
  const other = ask('grace', 1);
  await Promise.all([...flood.slice(0, 3), other, turnedAway]);
  expect(order).toEqual(['ada1', 'ada2', 'grace1', 'ada3']);
});

test('a thread without work ends, and another one starts when there is some', async () => {
  const pool = start({ idle: 1 });
  await pool.run({ kind: 'who' });
  await expect.poll(() => pool.size).toBe(0);
  expect(await pool.run({ kind: 'add', a: 3, b: 4 })).toBe(7);
});

test('a program that cannot start fails its tasks', async () => {
  const pool = new ThreadPool<Task, number>(pathToFileURL(join(folder, 'missing.mjs')), options);
  await expect(pool.run({ kind: 'who' })).rejects.toMatchObject({ reason: 'exhausted' });
});
