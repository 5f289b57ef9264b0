import { expect, test } from 'vitest';
import { FromItemColumns } from './from-item-columns.ts';

test('a table that stands in FROM many times is one source of its columns', () => {
  const sources = new FromItemColumns();
  for (let count = 0; count < 1_000; count += 1) sources.take('RangeVar', { relname: 't' });
  sources.take('RangeVar', { schemaname: 's', relname: 't' });
  expect(sources.attribute(['t', 'f'])).toEqual({
    columnOf: [
      [{ schema: null, name: 't', mayBeMissing: false }],
      [{ schema: 's', name: 't', mayBeMissing: false }],
    ],
  });
});
