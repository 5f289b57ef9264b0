import { expect, test } from 'vitest';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { buildValueIndex, findStoredValues } from './find-stored-values.ts';
import { findUnmatchedWords } from './find-unmatched-words.ts';
import { linkWordsToNames } from './link-words-to-names.ts';
import { readQuestion } from './split-question-words.ts';

function unplaced(text: string, previous?: string): string[] {
  const question = readQuestion(text, previous);
  return findUnmatchedWords(question, {
    links: linkWordsToNames(question, shop),
    values: findStoredValues(question, buildValueIndex(shop, shopCells)),
    moment: { local: '2026-06-30T15:00:00' },
  });
}

test.each([
  ['what is the weather in Norway?', ['weather']],
  ['orders of the last three months', []],
  ['orders of yesterday', []],
  ['paid orders over 500', []],
  ['customers who bought an Espresso Grinder', ['Espresso Grinder']],
  ['what did Becky Moss buy in May', ['buy']],
  ['average height compared with the highest', ['height']],
  ['Weather and weather vouchers', ['Weather', 'weather', 'vouchers']],
])("of '%s' the words %j name nothing", (text, words) => {
  expect(unplaced(text)).toEqual(words);
});

test('the words of the question before do not count', () => {
  expect(unplaced('and in Sweden?', 'weather in Norway')).toEqual([]);
});
