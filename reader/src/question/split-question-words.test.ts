import { expect, test } from 'vitest';
import { readQuestion, textOfWords } from './split-question-words.ts';

const words = (text: string) => readQuestion(text).words.map((word) => word.text);

test('splits words, numbers and punctuation, and keeps dates, clock times and grouped numbers whole', () => {
  expect(words('Orders over €1,200.50 since 2026-05-03, at 10:30?')).toEqual([
    ...['Orders', 'over', '€', '1,200.50', 'since', '2026-05-03', ',', 'at', '10:30', '?'],
  ]);
  expect(words('3.5k in Q1, the 3rd of 03.06.2026')).toEqual([
    ...['3.5k', 'in', 'Q1', ',', 'the', '3rd', 'of', '03.06.2026'],
  ]);
});

test('splits codes, ranges and possessives, so that each part can be pointed at', () => {
  expect(words("Kessler's TX-100")).toEqual(['Kessler', "'", 's', 'TX', '-', '100']);
  expect(words('INV-2026-0012 2024-2025 5-10')).toEqual('INV - 2026 - 0012 2024 - 2025 5 - 10'.split(' '));
});

test('knows where each word stands', () => {
  const question = readQuestion('price of TX-100?');
  expect(textOfWords(question, 2, 4)).toBe('TX-100');
});

test('reads a follow-up together with the question before it', () => {
  const question = readQuestion('and in May?', 'Orders in June?');
  expect(question.text).toBe('Orders in June? ‖ and in May?');
  expect(question.previousWords).toBe(5);
  expect(question.words[question.previousWords]?.text).toBe('and');
});
