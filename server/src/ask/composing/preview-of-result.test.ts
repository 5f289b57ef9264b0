import { expect, test } from 'vitest';
import { previewOf } from './preview-of-result.ts';

test('a figure is shown itself, a row by its first cells, several rows by the first cell of each', () => {
  expect(previewOf({ rows: [['64']], truncated: null })).toEqual({ rows: 1, cells: ['64'] });
  expect(previewOf({ rows: [['Acorn Labs', null, '2026-11-15', 'Sweden']], truncated: null })).toEqual({
    rows: 1,
    cells: ['Acorn Labs', '2026-11-15'],
  });
  const rows = ['Bedroom', 'Trail', null, 'Bathroom', 'Garden'].map((name) => [name, '8']);
  expect(previewOf({ rows, truncated: null })).toEqual({ rows: 5, cells: ['Bedroom', 'Trail', 'Bathroom'] });
  expect(previewOf({ rows, truncated: 'rows' })).toMatchObject({ rows: 5, isMore: true });
});

test('a long text is cut', () => {
  const [cell = ''] = previewOf({ rows: [['x'.repeat(500)]], truncated: null }).cells;
  expect(cell).toBe(`${'x'.repeat(39)}…`);
});
