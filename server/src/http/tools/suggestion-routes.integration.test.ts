import { api } from '@parley/contract/routes';
import type { SuggestEvent } from '@parley/contract/tools';
import { suggestEvent } from '@parley/contract/tools';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let address: string;
let openAi: OpenAiDouble;
let shop: ConnectedShop;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  openAi = await startOpenAiDouble();
  server = await startTestApp({ OPENAI_BASE_URL: openAi.baseUrl });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  shop = await postgresShop(inject('postgresUrl'));
  await fillShop(shop);
  browser = await signedIn(server);
  connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
});
afterAll(async () => {
  await server.close();
  await Promise.all([openAi.close(), shop.stop()]);
});

const draft = { name: 'Customers', description: 'All', tables: ['customers'], fields: ['customers.name'] };
let sql: string;
beforeEach(() => {
  sql = 'SELECT name FROM customers';
  openAi.requests.length = 0;
  openAi.script(({ response_format }) =>
    response_format?.json_schema.name === 'tool_sql'
      ? JSON.stringify({ sql, parameters: [] })
      : JSON.stringify({ tools: [draft] }),
  );
});

const useKey = (key: string) => browser.send('PUT', api.openaiKey, { key });

async function suggest(wish: object = {}): Promise<SuggestEvent[]> {
  const { body } = await browser.send('POST', api.suggestions, { connectionId, ...wish });
  return [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) =>
    suggestEvent.parse({ event, data: JSON.parse(data) }),
  );
}

const spent = async () => server.services.store.engine.db.selectFrom('parley_ai_usage').selectAll().execute();

test('[H01] OpenAI’s proposals are proven like any other, and what they cost is written down', async () => {
  await useKey('sk-valid-of-ada');
  const events = await suggest();
  const shown = events.flatMap((event) => (event.event === 'suggestion' ? [event.data] : []));
  expect(shown).toMatchObject([{ name: 'Customers', provider: 'openai', proof: { rowCount: 12 } }]);
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { provider: 'openai', usage: { inputTokens: expect.any(Number) } },
  });
  const rows = await spent();
  expect(rows.map(({ task }) => task).toSorted()).toEqual(['suggest', 'write sql']);
  expect(rows.every(({ model, output_tokens }) => model !== '' && output_tokens > 0)).toBe(true);
  expect(new Set(openAi.requests.map(({ key }) => key))).toEqual(new Set(['sk-valid-of-ada']));
});

test.each([
  ['the service', 'sk-valid-first'],
  ['a model that takes no temperature', 'sk-warm-first'],
  ['a server that knows no schemas', 'sk-imitation-first'],
])('the first proposals after a start work with %s, several at a time', async (_who, key) => {
  await useKey(key);
  openAi.script(({ messages }) => {
    const asked = messages[0]?.content.includes('"tools"') ? 'tools' : 'sql';
    const names = ['Customers', 'All customers', 'Who buys'];
    return asked === 'tools'
      ? JSON.stringify({ tools: names.map((name) => ({ ...draft, name })) })
      : JSON.stringify({ sql, parameters: [] });
  });
  const events = await suggest();
  expect(events.filter(({ event }) => event === 'suggestion')).toHaveLength(3);
  expect(events.at(-1)).toMatchObject({ event: 'done' });
  expect(openAi.badRequests).toEqual([]);
});

test('[H01] an answer that is no list of tools says so', async () => {
  await useKey('sk-valid-of-ada');
  openAi.script(() => 'I would rather not.');
  expect((await suggest()).at(-1)).toEqual({
    event: 'failed',
    data: {
      code: 'ai_unusable',
      message: 'Could not parse tool suggestions from OpenAI response',
      offerBuiltin: true,
    },
  });
});

test.each([
  ['sk-wrong-key', 'Your OpenAI API key appears to be invalid. Please check and update it in your settings.'],
  ['sk-broke-key', 'OpenAI rate limit exceeded. Please try again later or check your usage limits.'],
])(
  '[K02] %s: the provider’s failure is said as the spec says, and the built-in engine offered',
  async (key, message) => {
    await useKey(key);
    expect((await suggest()).at(-1)).toMatchObject({
      event: 'failed',
      data: { code: expect.stringMatching(/^ai_/), message, offerBuiltin: true },
    });
    const builtin = await suggest({ provider: 'builtin' });
    expect(builtin.at(-1)).toMatchObject({ event: 'done', data: { provider: 'builtin' } });
  },
);

test('OpenAI without any key is missing one, and the built-in engine is offered', async () => {
  await browser.send('DELETE', api.openaiKey);
  expect((await suggest({ provider: 'openai' })).at(-1)).toMatchObject({
    event: 'failed',
    data: { code: 'ai_key_missing', offerBuiltin: true },
  });
  expect((await suggest()).at(-1)).toMatchObject({ data: { provider: 'builtin' } });
});

test('[H07] a key in the header serves one call, and is neither kept nor logged', async () => {
  const key = 'sk-valid-for-one-call-only';
  const answer = await server.app.inject({
    method: 'POST',
    url: api.generateToolsFromSchema,
    headers: {
      origin: server.origin,
      'x-openai-key': key,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: { connectionId, systemDescription: 'A shop' },
  });
  expect(answer.json().tools).toMatchObject([{ id: null, name: 'Customers', sql_query: sql }]);
  expect(openAi.requests.every((request) => request.key === key)).toBe(true);
  expect((await browser.get(api.openaiKey)).json().apiKey).toBeNull();
  expect(server.logged()).not.toContain(key);
  expect(answer.body).not.toContain(key);
});

test('[J03] whoever leaves stops the proof in the database', async () => {
  await useKey('sk-valid-of-ada');
  sql = shop.slow;
  const gone = new AbortController();
  const asking = fetch(`${address}${api.suggestions}`, {
    method: 'POST',
    headers: {
      origin: server.origin,
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ connectionId }),
    signal: gone.signal,
  });
  await expect.poll(shop.running, { interval: 20 }).toBe(1);
  gone.abort();
  await asking.then((response) => response.text()).catch(() => undefined);
  await expect.poll(shop.running, { interval: 20 }).toBe(0);
});
