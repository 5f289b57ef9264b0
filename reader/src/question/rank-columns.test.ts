import { expect, test } from 'vitest';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { buildValueIndex, findStoredValues } from './find-stored-values.ts';
import { linkWordsToNames } from './link-words-to-names.ts';
import { rankColumns } from './rank-columns.ts';
import { readQuestion } from './split-question-words.ts';

const index = buildValueIndex(shop, shopCells);
const ranked = (text: string) => {
  const question = readQuestion(text);
  return rankColumns({
    question,
    schema: shop,
    links: linkWordsToNames(question, shop),
    values: findStoredValues(question, index),
  });
};
const place = (text: string, column: number) => ranked(text).indexOf(column);

test('ranks every column once', () => {
  expect(ranked('orders').toSorted((a, b) => a - b)).toEqual(shop.columns.map((_, at) => at));
});

test('what a question names or whose values it names comes first', () => {
  expect(place('total of orders', 7)).toBe(0);
  expect(place('anything from Norway', 2)).toBe(0);
});

test('tables one foreign key away come before tables that nothing leads to', () => {
  expect(place('orders', 1)).toBeLessThan(place('orders', 13));
});
