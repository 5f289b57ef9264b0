import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { readQuestion } from './split-question-words.ts';

const number = (text: string) => {
  const question = readQuestion(text);
  return readNumber(question, 0, question.words.length - 1);
};

test.each([
  ['5', 5],
  ['1,200', 1200],
  ['3.5k', 3500],
  ['3.3 thousand', 3300],
  ['ten', 10],
  ['a dozen', 12],
  ['half a million', 500_000],
  ['€50', 50],
  ['50 euros', 50],
  ['50 cents', 0.5],
  ['$1.2m', 1_200_000],
  ['20%', 20],
  ['20 per cent', 20],
  ['twenty-five', 25],
  ['one hundred and twenty', 120],
  ['two thousand five hundred', 2500],
  ['a hundred', 100],
  ['-4', -4],
  ['a couple of', 2],
  ['4560596484842', 4_560_596_484_842],
])('reads %s', (text, value) => {
  expect(number(text)).toBe(value);
});

test.each([
  'customers',
  'five customers',
  '2026-05-03',
  'a',
  'five and ten',
  '10:30',
  '3rd',
  '90071992547409930',
])('reads no number from %s', (text) => {
  expect(number(text)).toBeNull();
});
