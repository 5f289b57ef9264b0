import type { ColumnKind } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { chooseChart } from './choose-chart.ts';

function result(columns: [string, ColumnKind][], rows: (string | null)[][]) {
  return {
    columns: columns.map(([name, kind]) => ({ name, type: kind, kind })),
    rows,
    truncated: null,
    durationMs: 1,
  };
}

test('[I10] draws a measure over time as a line', () => {
  const months = ['2026-01-01', '2026-02-01', '2026-03-01'].map((month, at) => [month, String(at * 10)]);
  const chart = chooseChart(
    result(
      [
        ['month', 'date'],
        ['revenue', 'number'],
      ],
      months,
    ),
  );
  expect(chart).toEqual({ fits: ['line', 'bar'], label: 0, measures: [1] });
});

test('[I10] draws categories as bars, and parts of a whole as a ring too', () => {
  const rows = [
    ['open', '5'],
    ['paid', '12'],
    ['lost', '1'],
  ];
  const columns: [string, ColumnKind][] = [
    ['status', 'text'],
    ['orders', 'integer'],
  ];
  expect(chooseChart(result(columns, rows))).toEqual({ fits: ['bar', 'share'], label: 0, measures: [1] });
  const rated: [string, ColumnKind][] = [
    ['product', 'text'],
    ['average_rating', 'number'],
  ];
  expect(chooseChart(result(rated, rows))?.fits).toEqual(['bar']);
});

test('[I10] draws two measures without a name as points', () => {
  const rows = Array.from({ length: 8 }, (_, at) => [String(at), String(at * at)]);
  const columns: [string, ColumnKind][] = [
    ['weight', 'number'],
    ['price', 'number'],
  ];
  expect(chooseChart(result(columns, rows))).toEqual({ fits: ['scatter'], label: 0, measures: [1] });
});

test.each([
  ['no rows', []],
  ['one row', [['a', '1']]],
])('[I10] draws nothing for %s', (_what, rows) => {
  const columns: [string, ColumnKind][] = [
    ['name', 'text'],
    ['n', 'integer'],
  ];
  expect(chooseChart(result(columns, rows))).toBeNull();
});

test('leaves out a measure that would be a flat line beside the first', () => {
  const columns: [string, ColumnKind][] = [
    ['country', 'text'],
    ['revenue', 'number'],
    ['orders', 'integer'],
  ];
  const rows = [
    ['A', '100000', '3'],
    ['B', '90000', '2'],
  ];
  expect(chooseChart(result(columns, rows))?.measures).toEqual([1]);
});

test('draws the measure that the question names', () => {
  const columns: [string, ColumnKind][] = [
    ['month', 'date'],
    ['revenue', 'number'],
    ['orders', 'integer'],
  ];
  const rows = [
    ['2026-01-01', '100000', '3'],
    ['2026-02-01', '90000', '2'],
  ];
  expect(chooseChart(result(columns, rows), 'How many orders a month?')?.measures).toEqual([2]);
});

test('draws the mean where the mean is asked for, not how many it is made of', () => {
  const columns: [string, ColumnKind][] = [
    ['genre', 'text'],
    ['average_stars', 'number'],
    ['ratings', 'integer'],
  ];
  const rows = [
    ['Nature', '3.83', '127'],
    ['History', '3.82', '74'],
    ['Crime', '3.71', '137'],
  ];
  expect(chooseChart(result(columns, rows), 'average rating per genre')?.measures).toEqual([1]);
  expect(chooseChart(result(columns, rows), 'ratings per genre')?.measures).toEqual([2]);
});
