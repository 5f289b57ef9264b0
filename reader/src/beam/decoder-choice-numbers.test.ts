import { expect, it } from 'vitest';
import { indexLayout } from './decoder-choice-numbers.ts';

it('knows a key to a table of which no column was read to the end', () => {
  const schema = {
    columns: [
      { table: 0, type: 'number' as const },
      { table: 1, type: 'number' as const },
    ],
    foreignKeys: [{ from: [0], to: [1] }],
  };
  const { references } = indexLayout({ words: 2, tables: [0, 1], columns: [0], values: [] }, schema);
  expect(references.map(({ column, to }) => [column, to])).toEqual([[0, 1]]);
  expect(indexLayout({ words: 2, tables: [0], columns: [0], values: [] }, schema).references).toEqual([]);
});
