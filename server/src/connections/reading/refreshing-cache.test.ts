import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshingCache } from './refreshing-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newCache = (mostWeight = 10_000) =>
  new RefreshingCache<string>({ freshFor: 10, goodFor: 60, mostWeight, weightOf: ({ length }) => length });

test('what is fresh is not read again', async () => {
  const cache = newCache();
  const read = vi.fn(async () => 'one');
  await cache.get('a', read);
  expect(await cache.get('a', read)).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is no longer fresh is given at once, and read anew for the next who asks', async () => {
  const cache = newCache();
  await cache.get('a', async () => 'one');
  vi.advanceTimersByTime(11);
  const asked: boolean[] = [];
  const read = async (isUnasked: boolean) => {
    asked.push(isUnasked);
    return 'two';
  };
  expect(await cache.get('a', read)).toBe('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.get('a', read)).toBe('two');
  expect(asked).toEqual([true]);
});

test('what could not be read anew stays good for its time, and no longer', async () => {
  const cache = newCache();
  await cache.get('a', async () => 'one');
  const failing = () => Promise.reject(new Error('away'));
  vi.advanceTimersByTime(30);
  expect(await cache.get('a', failing)).toBe('one');
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(31);
  await expect(cache.get('a', failing)).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'two')).toBe('two');
});

test('a reading that its first asker cancelled is made again for the next', async () => {
  const cache = newCache();
  const cancelled = cache.get('a', () => Promise.reject(new Error('cancelled')));
  const next = cache.get('a', async () => 'one');
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(await next).toBe('one');
});

test('those that were not used for longest make room, and no others', async () => {
  const cache = newCache(2 * 204 + 50);
  await cache.get('a', async () => 'aaa');
  await cache.get('b', async () => 'bbb');
  await cache.get('a', async () => 'never read');
  await cache.get('c', async () => 'ccc');
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.get('a', async () => 'read anew')).toBe('aaa');
  expect(await cache.get('b', async () => 'read anew')).toBe('read anew');
});

test('values that weigh nothing make room as well', async () => {
  const cache = newCache(1_000);
  for (let at = 0; at < 10; at += 1) await cache.get(`empty ${at}`, async () => '');
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.get('empty 0', async () => 'read anew')).toBe('read anew');
  expect(await cache.get('empty 9', async () => 'read anew')).toBe('');
});

test('what must be fresh is read before it is given', async () => {
  const cache = newCache();
  await cache.get('a', async () => 'one');
  vi.advanceTimersByTime(11);
  expect(await cache.get('a', async () => 'two', 'fresh')).toBe('two');
});
