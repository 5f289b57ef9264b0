import type { Chart } from '@parley/contract/ask';
import type { ColumnMeaning, QueryResult } from '@parley/contract/query-result';
import { afterEach, expect, test } from 'vitest';
import { applyLocale } from '../../../ui/locale.ts';
import { chartData } from './result-chart-data.ts';

afterEach(() => applyLocale('en-US'));

test('[I10] draws the chosen columns as numbers; NULL and text leave a gap, never a zero', () => {
  const kinds = { type: 'text', kind: 'text' } as const;
  const result = {
    columns: [
      { name: 'city', ...kinds },
      { name: 'net_revenue', ...kinds },
    ],
    rows: [
      ['Lima', '12.50'],
      [null, null],
      ['Oslo', 'n/a'],
    ],
    truncated: null,
    durationMs: 1,
  };
  const data = chartData('Revenue', { fits: ['bar'], label: 0, measures: [1] }, result);
  expect(data.labels).toEqual(['Lima', 'none', 'Oslo']);
  expect(data.series).toEqual([{ name: 'net revenue', values: [12.5, null, null] }]);
});

const drawn = (rows: (string | null)[][], columns: QueryResult['columns'], chart: Chart) =>
  chartData('', chart, { columns, rows, truncated: null, durationMs: 1 });
const number = (name: string, meaning: ColumnMeaning) =>
  ({ name, type: 'integer', kind: 'integer', meaning }) as const;

test.each([
  ['en-GB', ['Monday', 'Wednesday', 'Sunday'], [9, 5, 7]],
  ['en-US', ['Sunday', 'Monday', 'Wednesday'], [7, 9, 5]],
])('[I10] weekdays have names and begin with the first of the week: %s', (locale, names, values) => {
  applyLocale(locale);
  const columns = [number('d', { role: 'weekday', monday: 1 }), number('n', { role: 'count' })];
  const data = drawn(
    [
      ['0', '7'],
      ['3', '5'],
      ['1', '9'],
    ],
    columns,
    { fits: ['bar'], label: 0, measures: [1] },
  );
  expect(data.labelTexts).toEqual(names);
  expect(data.series[0]?.values).toEqual(values);
});

test('[I10] periods that another column splits become a line for each of its values', () => {
  const columns = [
    number('month', { role: 'period', unit: 'month' }),
    number('status', { role: 'group' }),
    number('n', { role: 'count' }),
  ];
  const rows = [
    ['2026-02-01', 'paid', '3'],
    ['2026-01-01', 'paid', '1'],
    ['2026-02-01', 'open', '4'],
  ];
  const data = drawn(rows, columns, { fits: ['line'], label: 0, measures: [2], series: 1 });
  expect(data.labels).toEqual(['2026-01-01', '2026-02-01']);
  expect(data.series).toEqual([
    { name: 'paid', values: [1, 3] },
    { name: 'open', values: [0, 4] },
  ]);
});

test('[I10] per cents say so, and quarters have names', () => {
  const columns = [number('q', { role: 'period', unit: 'quarter' }), number('share', { role: 'percentage' })];
  const data = drawn(
    [
      ['2026-04-01', '12.5'],
      ['2026-07-01', '20'],
    ],
    columns,
    { fits: ['line'], label: 0, measures: [1] },
  );
  expect(data.unit).toBe('%');
  expect(data.labelTexts).toEqual(['Q2 2026', 'Q3 2026']);
});
