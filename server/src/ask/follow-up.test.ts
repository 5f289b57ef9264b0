import { expect, test } from 'vitest';
import { isFragment, soundsLikeFollowUp } from './follow-up.ts';

test.each([
  'And last month?',
  'what about Canada',
  'only the ones from Texas',
  'top 10 instead',
  'show those again',
])('%s goes on with the turn before', (question) => expect(soundsLikeFollowUp(question)).toBe(true));

test.each(['How many orders were cancelled?', 'android phones by price', 'Orders by month'])(
  '%s asks something of its own',
  (question) => expect(soundsLikeFollowUp(question)).toBe(false),
);

test('a few words that fit no tool can only be said of the turn before', () => {
  expect(isFragment('by country')).toBe(true);
  expect(isFragment('the revenue of each of our countries')).toBe(false);
  expect(isFragment('which employees earn most')).toBe(false);
  expect(isFragment('orders of Ada Berg')).toBe(false);
});
