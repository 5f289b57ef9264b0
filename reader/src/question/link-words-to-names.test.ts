import { expect, test } from 'vitest';
import { shop } from '../schema/shop.testing.ts';
import { isAbbreviation, linkWordsToNames } from './link-words-to-names.ts';
import { readQuestion } from './split-question-words.ts';

const links = (text: string) => {
  const question = readQuestion(text);
  return linkWordsToNames(question, shop).map(({ word, kind, at, strength }) => {
    const name = kind === 'table' ? shop.tables[at]?.name : shop.columns[at]?.name;
    return `${question.words[word]?.text} ${kind} ${name} ${strength}`;
  });
};

test('a word links to the names it is, in another form or in part', () => {
  expect(links('Customer countries')).toEqual([
    'Customer table customers 2',
    'countries column country 2',
    'Customer column cust_id 1',
  ]);
});

test('a name of several words is whole where all its words stand close together', () => {
  expect(links('what is the full name?')).toEqual(['full column full_name 2', 'name column full_name 2']);
  expect(links('the signed contract')).toEqual(['signed column signedUpAt 1']);
});

test('abbreviations, typing slips and comments link in part', () => {
  expect(links('quantity')).toEqual(['quantity column qty 1']);
  expect(links('custmers')).toContain('custmers table customers 1');
  expect(links('purchases')).toEqual(['purchases column status 1']);
});

test('function words link to nothing', () => {
  expect(links('how many of the')).toEqual([]);
});

test.each([
  ['cust', 'customer', true],
  ['qty', 'quantity', true],
  ['dt', 'date', true],
  ['st', 'sort', false],
  ['cat', 'customer', false],
])('%s abbreviates %s: %s', (short, word, expected) => {
  expect(isAbbreviation(short, word)).toBe(expected);
});
