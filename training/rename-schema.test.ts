import { expect, test } from 'vitest';
import { shop } from '../reader/src/schema/shop.testing.ts';
import { abbreviateSchema, readOtherWords, renameSchema } from './rename-schema.ts';

const always = () => 0;
const words = new Map([
  ['customer', ['client']],
  ['order', ['purchase']],
  ['total', ['amount']],
  ['status', ['total']],
]);

test('every word is replaced in the same way everywhere, in the number that it has', () => {
  const { tables, columns } = renameSchema(shop, words, always);
  expect(tables.map(({ name }) => name)).toEqual(['clients', 'purchases', 'purchase_items', 'stock']);
  expect(columns[9]?.name).toBe('purchase_id');
});

test('a name that another column has stays what it was', () => {
  const { columns } = renameSchema(shop, words, always);
  expect(columns[6]?.name).toBe('status');
});

test('nothing but names changes', () => {
  const renamed = renameSchema(shop, words, always);
  const nameless = ({ tables, columns, foreignKeys }: typeof shop) => ({
    tables: tables.map((one) => ({ ...one, name: '' })),
    columns: columns.map((one) => ({ ...one, name: '' })),
    foreignKeys,
  });
  expect(nameless(renamed)).toEqual(nameless(shop));
});

test('abbreviations are the same everywhere and begin as the word does', () => {
  const { tables, columns } = abbreviateSchema(shop, (below) => below - 1);
  const short = tables[0]?.name ?? '';
  expect(short.length).toBeLessThan('customer'.length);
  expect(short.startsWith('c')).toBe(true);
  expect(columns.filter(({ name }) => name.startsWith('customer'))).toEqual([]);
  expect(columns).toHaveLength(shop.columns.length);
});

test('the words that come with it name something', () => {
  expect(readOtherWords().get('customer')).toContain('client');
});
