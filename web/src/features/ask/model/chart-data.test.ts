import { expect, test } from 'vitest';
import { chartData } from './chart-data.ts';

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
