import { expect, test } from 'vitest';
import { labelOf, listed, shortened, withArticle } from './label-wording.ts';
import { snakeCaseIdentifier } from './snake-case-identifier.ts';
import { splitWords } from './split-words.ts';
import { tableNoun } from './table-noun.ts';

test.each([
  ['unit_price', ['unit', 'price']],
  ['UnitPrice', ['unit', 'price']],
  ['unitPrice', ['unit', 'price']],
  ['UNIT PRICE', ['unit', 'price']],
  ['CustomerID', ['customer', 'id']],
  ['HTTPStatus', ['http', 'status']],
  ['"Größe"-in.cm', ['größe', 'in', 'cm']],
])('%s is made of words', (name, words) => {
  expect(splitWords(name)).toEqual(words);
});

test.each([
  ['order_items', 'order item', 'order items'],
  ['Category', 'category', 'categories'],
  ['tbl_customer', 'customer', 'customers'],
  ['people', 'person', 'people'],
  ['Order Details', 'order detail', 'order details'],
  ['addresses', 'address', 'addresses'],
  ['status', 'status', 'statuses'],
  ['staff', 'staff', 'staff'],
  ['todos', 'todo', 'todos'],
  ['movies', 'movie', 'movies'],
  ['Bestellung', 'bestellung', 'bestellung'],
  ['t', 't', 'ts'],
])('a row of %s is called %s, and several %s', (table, one, many) => {
  expect(tableNoun(table)).toEqual({ one, many });
});

test('columns are called as people say them', () => {
  expect(['qty', 'unit_price', 'custID', 'dob'].map(labelOf)).toEqual([
    'quantity',
    'unit price',
    'customer ID',
    'date of birth',
  ]);
});

test('parameters bear plain names, whatever the column is called', () => {
  expect(
    ['Größe in cm', 'unit price', '2nd try', '名前', "O'Hara; --"].map((name) => snakeCaseIdentifier(name)),
  ).toEqual(['grosse_in_cm', 'unit_price', 'n_2nd_try', 'value', 'o_hara']);
});

test('lists, articles and cuts read as a person writes them', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['name', 'email'], 'or')).toBe('name or email');
  expect([withArticle('order'), withArticle('user'), withArticle('film')]).toEqual([
    'an order',
    'a user',
    'a film',
  ]);
  expect(shortened('one two three four', 12)).toBe('one two…');
});
