import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Verdict } from '../../../guard/approve-postgres.ts';
import { VerdictCache } from './verdict-cache.ts';

const verdict = { text: 'SELECT 1', names: [], fingerprint: 'x' } as unknown as Verdict;

let cache: VerdictCache;
let examined: string[];
const ask = (key: string) =>
  cache.get(key, async () => {
    examined.push(key);
    return verdict;
  });

beforeEach(() => {
  vi.useFakeTimers();
  cache = new VerdictCache();
  examined = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('a statement is examined once', async () => {
  expect([await ask('a'), await ask('a')]).toEqual([verdict, verdict]);
  expect(examined).toEqual(['a']);
});

test('a verdict ends after a minute, because a view may have been replaced', async () => {
  await ask('a');
  vi.advanceTimersByTime(59_000);
  await ask('a');
  vi.advanceTimersByTime(2_000);
  await ask('a');
  expect(examined).toEqual(['a', 'a']);
});

test('a verdict ends with the structure it was given for', async () => {
  cache.keepFor('one');
  await ask('a');
  cache.keepFor('one');
  await ask('a');
  cache.keepFor('two');
  await ask('a');
  expect(examined).toEqual(['a', 'a']);
});

test('a refusal is not kept, and the least used verdicts make room', async () => {
  await expect(cache.get('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  for (let n = 0; n <= 500; n += 1) await ask(`statement ${n}`);
  await ask('statement 500');
  await ask('statement 0');
  expect(examined.slice(501)).toEqual(['statement 0']);
  for (let n = 0; n < 50; n += 1) await ask(`${n} ${'x'.repeat(100_000)}`);
  await ask('statement 500');
  expect(examined.at(-1)).toBe('statement 500');
});
