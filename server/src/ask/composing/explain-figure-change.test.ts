import { expect, test } from 'vitest';
import { unevenness } from './explain-figure-change.ts';

const parts = (...figures: [number, number][]) => ({
  rows: figures.map(([now, before], at) => [
    `value ${at}`,
    String(now),
    String(before),
    String(now - before),
  ]),
});

test('a column whose values all changed alike explains nothing', () => {
  expect(unevenness(parts([50, 100], [25, 50]))).toBe(0);
});

test('a column of which one value makes the whole difference explains more than one with a little of each', () => {
  const one = parts([20, 100], [100, 100], [100, 100], [100, 100]);
  const each = parts([85, 100], [80, 100], [75, 100], [80, 100]);
  expect(unevenness(one)).toBeGreaterThan(unevenness(each));
});

test('many small values do not win by their number', () => {
  const few = parts([20, 100], [100, 100]);
  const many = parts(...Array.from({ length: 20 }, (_, at): [number, number] => [at % 2 ? 8 : 4, 10]));
  expect(unevenness(few)).toBeGreaterThan(unevenness(many));
});

test('what was nothing before has no parts of its own to grow by', () => {
  expect(unevenness(parts([10, 0], [10, 0]))).toBe(0);
});
