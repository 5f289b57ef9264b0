import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-lock-'));
  file = join(folder, 'cache/build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one builds at a time, and the lock is gone after the last, also after one that failed', async () => {
  let inside = 0;
  const most: number[] = [];
  const build = async (fails: boolean) => {
    inside += 1;
    most.push(inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside -= 1;
    if (fails) throw new Error('This build fails.');
  };
  const builds = [false, true, false].map((fails) => withBuildLock(file, () => build(fails)));
  const outcomes = await Promise.allSettled(builds);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(most).toEqual([1, 1, 1]);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await withBuildLock(file, async () => undefined);
  writeFileSync(file, String(pid));
  expect(await withBuildLock(file, async () => 'built')).toBe('built');
  expect(existsSync(file)).toBe(false);
});
