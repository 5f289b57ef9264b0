import { expect, test } from 'vitest';
import { sortedRows } from './sorted-rows.ts';

const rows = [
  ['b', '10'],
  ['A', '9'],
  [null, '100'],
];
const first = (sorted: readonly (string | null)[][]) => sorted.map(([name]) => name);

test('leaves the rows as they came without an order', () => {
  expect(sortedRows(rows, null)).toBe(rows);
});

test('sorts words without minding capitals, and puts what is missing last either way', () => {
  expect(first(sortedRows(rows, { column: 0, numeric: false, falling: false }))).toEqual(['A', 'b', null]);
  expect(first(sortedRows(rows, { column: 0, numeric: false, falling: true }))).toEqual(['b', 'A', null]);
});

test('sorts numbers by their size', () => {
  const order = { column: 1, numeric: true, falling: false };
  expect(sortedRows(rows, order).map(([, size]) => size)).toEqual(['9', '10', '100']);
});
