import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTool, moment } from '../../../testing/ask-over-http.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  server = await startTestApp();
  browser = await signedIn(server);
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
  await browser.send('POST', api.scan.replace(':id', connectionId));
  await makeTool(browser, connectionId, {
    name: 'Number of customers',
    description: 'How many customers there are.',
    sql: 'SELECT count(*) AS customers FROM customers',
  });
});
beforeEach(() => server.services.store.attempts.sweep(Number.POSITIVE_INFINITY));
afterAll(() => server.close());

const question = 'How many customers are there?';
const refused = (answer: { statusCode: number; headers: object; json(): unknown }) => {
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/Please wait \d+ s/),
  });
  expect(Reflect.get(answer.headers, 'retry-after')).toMatch(/^\d+$/);
};
/** As if so many had been asked in this minute. */
const askedBefore = async (
  action: 'ask' | 'askByToken' | 'explainSql' | 'longStatement',
  account: string,
  cost: number,
) => void (await server.services.attempts.admit(action, { account, cost }));
const ownId = async () => (await browser.get(api.session)).json().user.id as string;

test('a person asks so many questions a minute, through every door', async () => {
  const id = await ownId();
  const { secret } = await createToken(browser);
  const bearer = { authorization: `Bearer ${secret}` };
  await askedBefore('ask', id, limits.attempts.ask.count);
  refused(await browser.send('POST', api.ask, { question, connectionId, moment }));
  refused(await browser.send('POST', api.chatQuery, { query: question, project_ref: connectionId }));
  refused(await browser.send('POST', api.findTools, { query: question, project_ref: connectionId }));
  refused(
    await browser.send('POST', api.formatResults, {
      query: question,
      sql_query: 'SELECT 1',
      results: [{ a: 1 }],
    }),
  );
  refused(
    await server.app.inject({ method: 'POST', url: api.v1Ask, headers: bearer, payload: { question } }),
  );
  const called = await server.app.inject({
    method: 'POST',
    url: api.mcp,
    headers: { ...bearer, host: new URL(server.origin).host, accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask', arguments: { question } },
    },
  });
  expect(called.body).toMatch(/Please wait \d+ s/);
  const stranger = await signedIn(server, 'somebody.else@example.com');
  const theirs = (await stranger.send('POST', api.sampleConnection)).json().connection.id;
  const other = await stranger.send('POST', api.ask, { question, connectionId: theirs, moment });
  expect(other.statusCode).toBe(200);
});

test('a token asks so many questions a minute, and leaves its owner the rest', async () => {
  const { secret } = await createToken(browser, { name: 'Busy' });
  await askedBefore('askByToken', `${await ownId()} Busy`, limits.attempts.askByToken.count);
  const headers = { authorization: `Bearer ${secret}` };
  refused(await server.app.inject({ method: 'POST', url: api.v1Ask, headers, payload: { question } }));
  const own = await browser.send('POST', api.ask, { question, connectionId, moment });
  expect(own.statusCode).toBe(200);
});

test('one person’s questions wait for each other and are then refused, while others go on', async () => {
  const room = limits.ask.running + limits.ask.waiting;
  const asked = Array.from({ length: room + 5 }, () =>
    browser.send('POST', api.ask, { question, connectionId, moment }),
  );
  const answers = await Promise.all(asked);
  const busy = answers.filter(({ statusCode }) => statusCode === 429);
  expect(busy).toHaveLength(5);
  for (const answer of busy) refused(answer);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(room);
});

test('statements are counted by their length where reading them takes long', async () => {
  const id = await ownId();
  const long = `SELECT 1 ${'/* x */'.repeat(2_000)}`;
  await askedBefore('longStatement', id, limits.attempts.longStatement.count);
  await askedBefore('explainSql', id, limits.attempts.explainSql.count - 1);
  for (const [url, body] of [
    [api.runSql, { connection_id: connectionId, query: long }],
    [api.rehearse, { connection_id: connectionId, query: long }],
    [api.download, { connection_id: connectionId, query: long, format: 'csv' }],
    [api.checkSql, { connectionId, sql: long }],
    [api.tools, { connectionId, name: 'Long', sql: long }],
    [api.saveTools, { connectionId, tools: [{ name: 'Long', sql: long }] }],
  ] as const) {
    refused(await browser.send('POST', url, body));
  }
  const short = await browser.send('POST', api.runSql, { connection_id: connectionId, query: 'SELECT 1' });
  expect(short.statusCode).toBe(200);
  refused(await browser.send('POST', api.explainSql, { dialect: 'sqlite', sql: long }));
});
