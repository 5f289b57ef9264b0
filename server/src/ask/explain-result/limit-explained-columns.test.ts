import { limits } from '@parley/contract/limits';
import { expect, test } from 'vitest';
import { explainedPart } from './limit-explained-columns.ts';

function resultOf(columnCount: number, rowCount: number) {
  const columns = Array.from({ length: columnCount }, (_, index) => ({
    name: `c${index}`,
    type: 'int',
    kind: 'integer' as const,
  }));
  const rows = Array.from({ length: rowCount }, () => columns.map(() => '1'));
  return { columns, rows, truncated: null, durationMs: 0 };
}

test('of a wide result only the first columns are put into words, of a long one fewer', () => {
  const narrow = resultOf(20, 100);
  expect(explainedPart(narrow)).toBe(narrow);
  const wide = explainedPart(resultOf(2_000, 20));
  expect([wide.columns.length, wide.rows[0]?.length]).toEqual([200, 200]);
  const long = explainedPart(resultOf(30, 10_000));
  expect(long.columns.length * long.rows.length).toBe(limits.explained.cells);
});
