import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenAiDouble, startOpenAiDouble } from '../../../../testing/openai-double.ts';
import { createModelService } from '../model-service.ts';

let double: OpenAiDouble;

beforeAll(async () => {
  double = await startOpenAiDouble();
});
afterAll(() => double.close());

test.each([
  ['sk-valid', 'valid', 'The model gpt-4o will be shut down on 2027-01-14.'],
  ['sk-restricted', 'valid', 'This key may not list models, but it can answer: it works.'],
  ['sk-bare', 'valid', 'This key may not list models, but it can answer: it works.'],
  ['sk-wrong', 'refused', 'Your OpenAI API key appears to be invalid.'],
  ['sk-abroad', 'unknown', 'OpenAI does not serve the country or region this server calls from.'],
  ['sk-limited', 'unknown', 'OpenAI rate limit exceeded.'],
  ['sk-unhurried', 'unknown', 'OpenAI rate limit exceeded.'],
  ['sk-down', 'unknown', 'OpenAI API error.'],
  ['sk-gateway', 'unknown', 'OpenAI API error.'],
  ['sk-portal', 'unknown', 'The AI provider sent something that is not an answer.'],
])('%s is %s', async (key, outcome, words) => {
  const answer = await createModelService({ dial: async (host) => host }).verify({
    kind: 'openai',
    baseUrl: double.baseUrl,
    isOwnAddress: false,
    isOwnModel: false,
    key,
    model: 'gpt-4o',
    embeddingModel: null,
  });
  expect(answer.outcome).toBe(outcome);
  expect(answer.outcome === 'valid' ? answer.note : answer.reason).toContain(words);
});
