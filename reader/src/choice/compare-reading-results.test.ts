import { expect, test } from 'vitest';
import { givesTheSame, outcomeOf } from './compare-reading-results.ts';

const given = (rows: unknown[][], asked = rows[0]?.length ?? 1) =>
  outcomeOf({ rows, columns: rows[0]?.length ?? 1, asked });

const perCity = given([
  ['Bern', 3],
  ['Oslo', 5],
]);

test.each<[string, unknown[][], number]>([
  ['in another order of rows and columns', [[5, 'Oslo'], [3, 'Bern']], 2], // biome-ignore format: a table
  ['beside more than was asked for', [['Bern', 3, 1], ['Oslo', 5, 2]], 2], // biome-ignore format: a table
  ['in other digits', [['Bern', '3.0000000001'], ['Oslo', '5.00']], 2], // biome-ignore format: a table
])('the same %s is the same answer', (_, rows, asked) => {
  expect(givesTheSame(perCity, given(rows, asked))).toBe(true);
});

test.each<[string, unknown[][]]>([
  ['another figure', [['Bern', 3], ['Oslo', 6]]], // biome-ignore format: a table
  ['fewer rows', [['Bern', 3]]],
  ['other things', [['Basel', 3], ['Rome', 5]]], // biome-ignore format: a table
])('%s is another answer', (_, rows) => {
  expect(givesTheSame(perCity, given(rows))).toBe(false);
});

test.each([[[]], [[[null]]], [[['0']]]] as unknown[][][][])('%j is nothing', (rows) => {
  expect(given(rows).isNothing).toBe(true);
});
