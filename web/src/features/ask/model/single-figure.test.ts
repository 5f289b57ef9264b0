import type { QueryResult } from '@parley/contract/query';
import { expect, test } from 'vitest';
import { singleFigure } from './single-figure.ts';

type Kind = QueryResult['columns'][number]['kind'];

const result = (names: string[], rows: (string | null)[][], kind: Kind = 'number'): QueryResult => ({
  columns: names.map((name) => ({ name, type: kind, kind })),
  rows,
  truncated: null,
  durationMs: 1,
});

test.each([
  ['420', '420'],
  ['1234567.891', '1,234,567.89'],
  ['-12.5', '-12.5'],
  ['0.004217', '0.00422'],
  ['0', '0'],
])('%s is shown as %s', (cell, value) => {
  expect(singleFigure(result(['order_count'], [[cell]]))).toEqual({ value, label: 'order count' });
});

test('rows, several columns, texts and nothing are no figure', () => {
  expect(singleFigure(result(['a'], [['1'], ['2']]))).toBeNull();
  expect(singleFigure(result(['a', 'b'], [['1', '2']]))).toBeNull();
  expect(singleFigure(result(['phone'], [['5551234']], 'text'))).toBeNull();
  expect(singleFigure(result(['a'], [[null]]))).toBeNull();
  expect(singleFigure(result(['a'], []))).toBeNull();
});
