import { askLimits } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { truncateForEmbedding } from './truncate-for-embedding.ts';

/** About sixty tokens. */
const longest = 261;

test('an ordinary question is handed to the model as it is', () => {
  const question = 'Which customers from Norway\nordered most in March?';
  expect(truncateForEmbedding(question)).toBe(question);
});

test('of the longest question the model reads the beginning and the end, in whole words', () => {
  const wish = 'orders by country, please';
  const filler = 'nevertheless '.repeat(200);
  const question = `Last year ${filler}`.slice(0, askLimits.question - wish.length).replace(/\S*$/, wish);
  const part = truncateForEmbedding(question);
  expect(part).toMatch(/^Last year nevertheless /);
  expect(part).toMatch(/ nevertheless orders by country, please$/);
  expect(new Set(part.split(' '))).toEqual(new Set(['Last', 'year', 'nevertheless', ...wish.split(' ')]));
  expect(part.length).toBeLessThanOrEqual(longest);
});

test('a text without spaces is cut as well', () => {
  expect(truncateForEmbedding('x'.repeat(askLimits.question)).length).toBeLessThanOrEqual(longest);
});
