import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenAiDouble, startOpenAiDouble } from './openai-double.ts';

let double: OpenAiDouble;

beforeAll(async () => {
  double = await startOpenAiDouble();
});

afterAll(() => double.close());

function chat(key: string, request: Record<string, unknown>) {
  return fetch(`${double.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-4o', messages: [], ...request }),
  });
}

function strict(schema: unknown) {
  return { response_format: { type: 'json_schema', json_schema: { name: 'x', strict: true, schema } } };
}

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
  ['sk-bare-1', 403, 200],
  ['sk-abroad-1', 403, 403],
  ['sk-unhurried-1', 429, 429],
  ['sk-gateway-1', 502, 502],
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

test('refuses a strict schema with a keyword that is not supported, and keeps why', async () => {
  const sql = { type: 'string', minLength: 1 };
  const schema = { type: 'object', properties: { sql }, required: ['sql'], additionalProperties: false };
  const refused = await chat('sk-valid', strict(schema));
  expect(refused.status).toBe(400);
  const message =
    "Invalid schema for response_format 'x': In context=('properties', 'sql'), 'minLength' is not permitted.";
  expect(await refused.json()).toEqual({
    error: { message, type: 'invalid_request_error', param: 'response_format', code: null },
  });
  expect(double.badRequests).toEqual([message]);
});

test.each([
  ['a setting nobody knows', { temprature: 1 }, 'temprature'],
  ['a temperature out of its range', { temperature: 3 }, 'temperature'],
  ['usage of a stream without a stream', { stream_options: { include_usage: true } }, 'stream_options'],
  ['JSON without the word', { response_format: { type: 'json_object' } }, 'messages'],
])('refuses %s', async (_what, request, param) => {
  const refused = await chat('sk-valid', request);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { param } });
});

test.each([
  ['sk-refusing', { message: { content: null, refusal: expect.any(String) }, finish_reason: 'stop' }],
  ['sk-long', { message: { refusal: null }, finish_reason: 'length' }],
  ['sk-filtered', { finish_reason: 'content_filter' }],
])('answers %s as a model that does not finish', async (key, choice) => {
  expect(await (await chat(key, {})).json()).toMatchObject({ choices: [choice] });
});

test('sends an error among the data of a stream', async () => {
  const body = await (await chat('sk-late-error', { stream: true })).text();
  expect(body).toContain('data: {"error":{"message":"The server had an error');
  expect(body).not.toContain('[DONE]');
});

test('sends a page where something else stands in for the service', async () => {
  const page = await chat('sk-portal', {});
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});
