import type { ColumnMark } from '@parley/contract/database-schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionsWithoutMarks } from './connections-without-marks-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function marksIn(spaceId: string) {
  const marks: ColumnMark[] = [];
  const list = vi.fn(async (asked: string) => (asked === spaceId ? marks : []));
  const mark = () => void marks.push({} as ColumnMark);
  return { list, mark, recent: connectionsWithoutMarks({ columnMarks: { list } } as never) };
}

test('that nothing is marked is known for two seconds without asking the store', async () => {
  const { list, mark, recent } = marksIn('space');
  expect(await recent.areNone('space', 'shop')).toBe(true);
  mark();
  expect(await recent.areNone('space', 'shop')).toBe(true);
  expect(list).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2_001);
  expect(await recent.areNone('space', 'shop')).toBe(false);
});

test('what this server has marked counts at once, also where the store was being asked', async () => {
  const { list, mark, recent } = marksIn('space');
  let answer: () => void = () => undefined;
  list.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return [];
  });
  const asked = recent.areNone('space', 'shop');
  mark();
  recent.forget('shop');
  answer();
  await asked;
  expect(await recent.areNone('space', 'shop')).toBe(false);
});

test('that something is marked is asked anew each time', async () => {
  const { list, mark, recent } = marksIn('space');
  mark();
  await recent.areNone('space', 'shop');
  await recent.areNone('space', 'shop');
  expect(list).toHaveBeenCalledTimes(2);
});
