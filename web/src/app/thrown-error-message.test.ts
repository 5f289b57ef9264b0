import { expect, test } from 'vitest';
import { thrownErrorMessage } from './thrown-error-message.ts';

test.each([
  [new Error('The tools could not be drawn'), 'The tools could not be drawn'],
  ['plain words', 'plain words'],
  [new Error(''), 'An unknown error occurred.'],
  [{ status: 500 }, 'An unknown error occurred.'],
  [undefined, 'An unknown error occurred.'],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    'Part of this page could not be loaded. The server may be down, or a new version was just installed.',
  ],
])('[A08] shows the message of %o, or that it is unknown', (thrown, shown) => {
  expect(thrownErrorMessage(thrown)).toBe(shown);
});
