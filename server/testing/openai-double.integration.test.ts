import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenAiDouble, startOpenAiDouble } from './openai-double.ts';

let double: OpenAiDouble;

beforeAll(async () => {
  double = await startOpenAiDouble();
});

afterAll(() => double.close());

function call(path: '/models' | '/chat/completions', key: string, signal?: AbortSignal) {
  return fetch(`${double.baseUrl}${path}`, {
    method: path === '/models' ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(path === '/models' ? {} : { body: '{"model":"gpt-4o","messages":[]}' }),
    ...(signal === undefined ? {} : { signal }),
  });
}

test.each([
  ['sk-valid-1', 200, 200],
  ['sk-restricted-1', 403, 200],
  ['sk-wrong-1', 401, 401],
  ['sk-something-else', 401, 401],
  ['sk-limited-1', 429, 429],
  ['sk-broke-1', 429, 429],
  ['sk-down-1', 500, 500],
])('answers %s with %i for the models and %i for a chat', async (key, models, chat) => {
  expect((await call('/models', key)).status).toBe(models);
  expect((await call('/chat/completions', key)).status).toBe(chat);
});

test('tells a passing limit from spent credit by the code', async () => {
  const limited = await call('/models', 'sk-limited');
  expect(limited.headers.get('retry-after')).toBe('2');
  expect(await limited.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
  const broke = await call('/models', 'sk-broke');
  expect(await broke.json()).toMatchObject({ error: { code: 'insufficient_quota' } });
});

test('never answers a slow key', async () => {
  await expect(call('/models', 'sk-slow', AbortSignal.timeout(100))).rejects.toThrow();
});

test('keeps what was asked', async () => {
  await call('/chat/completions', 'sk-valid-kept');
  expect(double.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/v1/chat/completions',
    key: 'sk-valid-kept',
    body: { model: 'gpt-4o', messages: [] },
  });
});
