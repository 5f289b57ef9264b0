import { expect, test } from 'vitest';
import { knownWords, unplacedWords } from './no-match-text.ts';

test('the words that could not be placed are named', () => {
  expect(unplacedWords(['weather'])).toBe('This database has nothing called ‘weather’.');
  expect(unplacedWords(['sunny', 'rain'])).toBe('This database has nothing called ‘sunny’ or ‘rain’.');
  expect(unplacedWords([])).toBe('');
});

test('tables are named as people say them', () => {
  expect(knownWords(['orders', 'order_items', 'customers'])).toBe(
    'It knows about orders, order items, and customers.',
  );
  expect(knownWords([])).toBe('');
});
