import { expect, test } from 'vitest';
import { shop } from '../reader/src/schema/shop.testing.ts';
import { mergeDatabases, shareTableWords } from './merge-databases.ts';

const first = { schema: shop, cells: new Map([[1, ['Ada']]]) };
const other = {
  schema: {
    ...shop,
    tables: shop.tables.map((table, at) => ({ ...table, name: `station_${at}` })),
  },
  cells: new Map([[1, ['North']]]),
};

test('what a query on the first database points at stays where it was', () => {
  const { schema, cells } = mergeDatabases(first, other);
  expect(schema.tables.slice(0, shop.tables.length)).toEqual(shop.tables);
  expect(schema.columns.slice(0, shop.columns.length)).toEqual(shop.columns);
  expect(cells.get(1)).toEqual(['Ada']);
});

test('tables, columns, keys and values of the other one refer to each other as before', () => {
  const { schema, cells } = mergeDatabases(first, other);
  const columns = shop.columns.length;
  for (const [at, table] of schema.tables.entries())
    for (const column of table.columns) expect(schema.columns[column]?.table).toBe(at);
  const keys = schema.foreignKeys.slice(shop.foreignKeys.length);
  expect(keys.map(({ from }) => from.map((column) => column - columns))).toEqual(
    shop.foreignKeys.map(({ from }) => from),
  );
  expect(cells.get(columns + 1)).toEqual(['North']);
});

test('databases whose tables share a word are not taken together', () => {
  expect(shareTableWords(first, first)).toBe(true);
  expect(shareTableWords(first, other)).toBe(false);
});
