import { expect, test } from 'vitest';
import { jsonWithRows, rowsAsJson } from './json-with-rows.ts';

const columns = [{ name: '"quoted"', type: 'text' }];

test('writes the value that JSON.stringify writes, once and again', () => {
  const rows = [
    ['a "b" \\ \u2028', null],
    ['}', ',"rows":[]'],
  ];
  const result = { columns, rows, row_count: 2, truncated: false, cursor: null };
  for (const text of [jsonWithRows(result), jsonWithRows(result)]) expect(JSON.parse(text)).toEqual(result);
  expect(rowsAsJson(rows)).toBe(JSON.stringify(rows));
});

test('keeps apart rows of the same columns', () => {
  const [one, other] = [[['1']], [['2']]];
  expect([rowsAsJson(one), rowsAsJson(other), rowsAsJson([])]).toEqual(['[["1"]]', '[["2"]]', '[]']);
});

test('writes many rows too', () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => [String(n), null]);
  expect(JSON.parse(jsonWithRows({ columns, rows }))).toEqual({ columns, rows });
});
