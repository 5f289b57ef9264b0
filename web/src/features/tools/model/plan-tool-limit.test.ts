import { expect, test } from 'vitest';
import { placesLeft, placesWords } from './plan-tool-limit.ts';

test('[C03] says how many places are left on which plan', () => {
  expect(placesWords({ used: 0, most: 2, plan: 'free' })).toBe('2 of 2 left on Free');
  expect(placesWords({ used: 12, most: 30, plan: 'Professional' })).toBe('18 of 30 left on Professional');
});

test('a plan that became too small has no place left, never a negative number', () => {
  expect(placesLeft({ used: 10, most: 2, plan: 'free' })).toBe(0);
});

test('[Q05] without plans there is always a place left', () => {
  expect(placesLeft({ used: 1_000, most: null, plan: 'free' })).toBe(Number.POSITIVE_INFINITY);
});
