import { expect, test } from 'vitest';
import { matchTypedQuestions } from './match-typed-questions.ts';

const asked = ['Top 5 customers', 'revenue per month', 'Top 5 customers'];
const examples = ['Revenue per month', 'Show latest orders'];

test('offers each question once, what was asked before first', () => {
  expect(matchTypedQuestions({ typed: '', asked, examples })).toEqual([
    { question: 'Top 5 customers', isNew: false },
    { question: 'revenue per month', isNew: false },
    { question: 'Show latest orders', isNew: true },
  ]);
});

test('narrows to what has every typed word, in any order', () => {
  const found = matchTypedQuestions({ typed: 'month REV', asked, examples });
  expect(found.map(({ question }) => question)).toEqual(['revenue per month']);
});
