import type { QueryResult } from '@parley/contract/query-result';
import { expect, test } from 'vitest';
import { singleNumberAnswer } from './single-number-answer.ts';

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
  expect(singleNumberAnswer(result(['order_count'], [[cell]]), null)).toEqual({
    value,
    label: 'order count',
    change: null,
  });
});

test.each([
  ['EUR', '1234.5', '€1,234.50'],
  ['CHF', '20', 'CHF 20'],
  ['USD', '-3.25', '-$3.25'],
  ['CAD', '7.5', 'CA$7.50'],
])('[I10] an amount in %s, %s, is shown as %s', (currency, cell, value) => {
  const column = { name: 'spent', type: 'numeric', kind: 'number' as const };
  const columns = [{ ...column, meaning: { role: 'total' as const, currency } }];
  const shown = singleNumberAnswer({ columns, rows: [[cell]], truncated: null, durationMs: 1 }, null)?.value;
  expect(shown?.replace('\u00a0', ' ')).toBe(value);
});

test('rows, several columns, texts and nothing are no figure', () => {
  expect(singleNumberAnswer(result(['a'], [['1'], ['2']]), null)).toBeNull();
  expect(singleNumberAnswer(result(['a', 'b'], [['1', '2']]), null)).toBeNull();
  expect(singleNumberAnswer(result(['phone'], [['5551234']], 'text'), null)).toBeNull();
  expect(singleNumberAnswer(result(['a'], [[null]]), null)).toBeNull();
  expect(singleNumberAnswer(result(['a'], []), null)).toBeNull();
});

const october = { from: '2026-10-01', to: '2026-10-31' };
const september = { from: '2026-09-01', to: '2026-09-30' };

test('[I10] a figure over some days comes with how it differs from the days before', () => {
  const column = { name: 'orders', type: 'integer', kind: 'integer' as const };
  const shown = (value: string, role: 'count' | 'percentage', before: string) =>
    singleNumberAnswer(
      {
        columns: [
          { ...column, meaning: { role, during: october, before: { value: before, during: september } } },
        ],
        rows: [[value]],
        truncated: null,
        durationMs: 1,
      },
      null,
    );
  expect(shown('135', 'count', '75')).toEqual({
    value: '135',
    label: 'orders, October 2026',
    change: { way: 'up', size: '80 %', before: '75 in September 2026' },
  });
  expect(shown('12.59', 'percentage', '16.66')?.change).toEqual({
    way: 'down',
    size: '4.1 points',
    before: '16.7 % in September 2026',
  });
  expect(shown('3', 'count', '0')?.change?.size).toBe('3');
});

test('[I10] of two periods side by side the later one is the figure', () => {
  const column = (name: string, during: typeof october) => ({
    name,
    type: 'number',
    kind: 'number' as const,
    meaning: { role: 'total' as const, during },
  });
  const compared: QueryResult = {
    columns: [column('total', october), column('total_2', september)],
    rows: [['129983.8', '78815.9']],
    truncated: null,
    durationMs: 1,
  };
  expect(
    singleNumberAnswer(compared, { fits: ['bar'], label: 1, measures: [1, 0], isSideBySide: true }),
  ).toEqual({
    value: '129,983.80',
    label: 'total, October 2026',
    change: { way: 'up', size: '64.9 %', before: '78,815.90 in September 2026' },
  });
});
