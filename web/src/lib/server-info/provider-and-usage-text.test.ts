import { expect, test } from 'vitest';
import { providerWords, usageWords } from './provider-and-usage-text.ts';

const usage = { model: 'gpt-4o', inputTokens: 1_000, outputTokens: 204, cost: 0.0062 };

test('names the provider, and its model once it is known', () => {
  expect(providerWords('builtin', null)).toBe('Built-in engine');
  expect(providerWords('openai', null)).toBe('OpenAI');
  expect(providerWords('openai', usage)).toBe('OpenAI · gpt-4o');
  const both = { ...usage, model: 'text-embedding-3-small, gpt-4o' };
  expect(providerWords('openai', both)).toBe('OpenAI · gpt-4o');
});

test('says what an answer cost, and no price where none is known', () => {
  expect(usageWords(usage)).toBe('1,204 tokens, about $0.0062');
  expect(usageWords({ ...usage, cost: null })).toBe('1,204 tokens');
});
