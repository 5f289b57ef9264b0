import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readToolboxInThread, toolboxThreads } from './read-toolbox-in-thread.ts';

test('a file that would take minutes is given up, while everything else goes on', async () => {
  let hasEnded = false;
  const endless = readToolboxInThread('!a '.repeat(300_000), toolboxThreads(1_000)).finally(() => {
    hasEnded = true;
  });
  endless.catch(() => undefined);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  // Read in this thread, it would have ended before the event loop turned again.
  expect(hasEnded).toBe(false);
  await expect(endless).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('takes too much time'),
  });
});

test('[H05] a file of tools is read apart as it is read here', async () => {
  const file = 'tools:\n  all:\n    kind: sqlite-sql\n    statement: SELECT 1\n';
  expect((await readToolboxInThread(file)).tools.map(({ sql }) => sql)).toEqual(['SELECT 1']);
  await expect(readToolboxInThread('nothing')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a burst of files that take all the memory they get is read one at a time, the rest is turned away', async () => {
  const pool = toolboxThreads(1_000);
  const brackets = '['.repeat(900_000);
  const burst = await Promise.allSettled(
    Array.from({ length: 20 }, () => readToolboxInThread(brackets, pool)),
  );
  const codes = burst.map((one) => (one.status === 'rejected' ? one.reason.code : 'read'));
  expect(pool.size).toBeLessThanOrEqual(1);
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(15);
  expect(codes.filter((code) => code === 'read')).toEqual([]);
});
