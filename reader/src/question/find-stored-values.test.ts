import { describe, expect, test } from 'vitest';
import type { Schema } from '../schema/schema-types.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { buildValueIndex, findStoredValues } from './find-stored-values.ts';
import { readQuestion } from './split-question-words.ts';

const index = buildValueIndex(shop, shopCells);
const found = (text: string, from = index) => {
  const question = readQuestion(text);
  return findStoredValues(question, from).map(
    ({ column, value, first, last, exact }) =>
      `${question.words
        .slice(first, last + 1)
        .map((word) => word.text)
        .join(' ')} = ${column} ${value}${exact ? '' : ' in part'}`,
  );
};

test('a value is found whatever its case, accents and plural', () => {
  expect(found('customers in NORWAY')).toEqual(['NORWAY = 2 Norway']);
  expect(found('orders of soren odegard')).toEqual(['soren odegard = 1 Søren Ødegård']);
  expect(found('coffee grinders')).toEqual(['coffee grinders = 10 Coffee grinder']);
});

test('a word or two of a longer value are found as a part of it', () => {
  expect(found('orders of Watervliet')).toEqual(['Watervliet = 1 Boerderij Watervliet in part']);
  expect(found('what does Becky owe')).toEqual(['Becky = 1 Becky Moss in part']);
});

test('codes are found in every column that has them, with and without their hyphen', () => {
  expect(found('price of tx-100?')).toEqual(
    expect.arrayContaining(['tx - 100 = 10 TX-100', 'tx - 100 = 12 TX-100']),
  );
  expect(found('price of TX100?')).toEqual(['TX100 = 10 TX-100', 'TX100 = 12 TX-100']);
});

test('small typing slips are forgiven in longer words only', () => {
  expect(found('customers in Norwey')).toEqual(['Norwey = 2 Norway in part']);
  expect(found('orders of boerderji watervleit')).toEqual([
    expect.stringContaining('Boerderij Watervliet in part'),
  ]);
  expect(found('paed orders')).toEqual([]);
});

test('function words name no value, unless they are shouted', () => {
  const cells = new Map([[10, ['IT', 'No', 'All']]]);
  const words = buildValueIndex(shop, cells);
  expect(found('is it all or no', words)).toEqual([]);
  expect(found('who works in IT', words)).toEqual(['IT = 10 IT']);
});

test('a part of a value does not compete with a longer value that is spelled whole', () => {
  const cells = new Map([[10, ['Espresso machine', 'Espresso beans']]]);
  expect(found('espresso machines sold', buildValueIndex(shop, cells))).toEqual([
    'espresso machines = 10 Espresso machine',
  ]);
});

test('at most three columns per span and 24 matches per question', () => {
  const cells = new Map(
    Array.from({ length: 14 }, (_, at) => [
      at,
      ['red', 'blue', 'green', 'pink', 'gray', 'navy', 'teal', 'lime', 'gold', 'rust'],
    ]),
  );
  const colours = buildValueIndex(shop, cells);
  expect(found('red', colours)).toHaveLength(3);
  expect(found('red blue green pink gray navy teal lime gold rust', colours)).toHaveLength(24);
});

test('values of few-valued columns are known without cells', () => {
  expect(found('cancelled', buildValueIndex(shop, new Map()))).toEqual(['cancelled = 6 cancelled']);
});

describe('countries', () => {
  const called = (name: string): Schema => ({
    ...shop,
    columns: shop.columns.map((column, at) => (at === 10 ? { ...column, name } : column)),
  });
  const codes = buildValueIndex(called('country_code'), new Map([[10, ['DE', 'BE', 'US', 'GB', 'IN']]]));

  test.each([
    ['customers in Belgium', 'Belgium = 10 BE'],
    ['german customers', 'german = 10 DE'],
    ['orders from the USA', 'USA = 10 US'],
    ['sales in great britain', 'great britain = 10 GB'],
    ['who lives in india', 'india = 10 IN'],
  ])('are found by name where a column holds codes: %s', (text, match) => {
    expect(found(text, codes)).toEqual([match]);
  });

  test('are found by people where a column holds names, and once where the name is said', () => {
    const names = buildValueIndex(shop, new Map([[10, ['Germany', 'Norway', 'Sweden']]]));
    expect(found('norwegian customers', names)).toContain('norwegian = 10 Norway');
    expect(found('customers in Germany', names)).toEqual(['Germany = 10 Germany']);
  });

  test('are none where a column holds other things', () => {
    const ways = buildValueIndex(called('country'), new Map([[10, ['IN', 'OUT', 'MOVED', 'LOST']]]));
    expect(found('customers in India', ways)).toEqual([]);
    const states = buildValueIndex(called('state'), new Map([[10, ['CA', 'CO', 'AZ', 'IL']]]));
    expect(found('customers in Canada', states)).toEqual([]);
  });

  test('are not what only sounds like one', () => {
    const many = buildValueIndex(called('country'), new Map([[10, ['SG', 'CL', 'VA', 'IN', 'CU']]]));
    expect(found('latin songs per singer about chili', many)).toEqual([]);
    expect(found('indian and cuban songs', many)).toEqual(['indian = 10 IN', 'cuban = 10 CU']);
  });
});
