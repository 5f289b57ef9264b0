import type { AiExchange, AiExchanges } from '@parley/contract/ai/provider-exchanges';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type StartedDouble, startAiDouble, wires } from '../../../testing/ai-doubles/ai-doubles.ts';
import { asked, dataOf, makeTool } from '../../../testing/ask-over-http.ts';
import { connectPeople, everyStandIn, fillPeople, leaks } from '../../../testing/marked-people-database.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const shop = sqliteShop();
const started: TestApp[] = [];
beforeAll(() => fillPeople(shop, 'sqlite'));
afterAll(async () => {
  await Promise.all(started.map((server) => server.close()));
  await shop.stop();
});

async function start(more: Record<string, string> = {}) {
  const server = await startTestApp({ SQLITE_ROOT: shop.root, ...more });
  started.push(server);
  return server;
}

const at = (path: string, id: string) => path.replace(':id', id);
const sentFor = async (browser: TestBrowser, id: string): Promise<AiExchanges> =>
  (await browser.get(at(api.executionExchanges, id))).json();

/** Somebody with a model of the double's and a tool that shows marked columns. */
async function person(server: TestApp, double: StartedDouble, wire: (typeof wires)[number]) {
  const browser = await signedIn(server, `${wire.kind}@example.org`);
  const connectionId = await connectPeople(browser, shop);
  const { kind, model, key, embeddingModel } = wire;
  await browser.send('POST', api.aiProviders, {
    kind,
    model,
    address: double.baseUrl,
    embeddingModel: embeddingModel ?? '',
    ...(key !== '' && { key: `${key}-secret` }),
  });
  const tool = { name: 'People', description: 'People and phones', sql: 'SELECT name, phone FROM people' };
  const { id: toolId } = await makeTool(browser, connectionId, tool);
  const ask = (more: object = {}) =>
    asked(browser, { question: 'Who is Ada Canary3?', connectionId, toolId, ...more });
  return { browser, connectionId, toolId, ask };
}

describe.each(wires)('what a model of $kind saw', (wire) => {
  let double: StartedDouble;
  beforeAll(async () => {
    double = await startAiDouble(wire.kind);
  });
  afterAll(() => double.close());

  test('[P03] is shown to the letter with an answer, stand-ins named, and without the key', async () => {
    const server = await start();
    const { browser, ask } = await person(server, double, wire);
    const { execution, events } = await ask();
    const { exchanges, isKept, leftOut } = await sentFor(browser, execution.id);
    expect([isKept, leftOut]).toEqual([true, 0]);
    const explained = exchanges.find(({ task }) => task === 'explain') as AiExchange;
    expect(explained).toMatchObject({ outcome: 'answered', cut: 0 });
    expect(explained.address).toContain(new URL(double.baseUrl).host);
    // The double's own book holds the very body.
    expect(double.received()).toContain(JSON.stringify(JSON.parse(explained.sent)));
    expect(
      dataOf(events, 'prose')
        .map(({ text }) => text)
        .join('').length,
    ).toBeGreaterThan(0);
    expect(explained.received.length).toBeGreaterThan(0);
    expect(explained.standIns.length).toBeGreaterThan(0);
    for (const standIn of explained.standIns) expect(standIn).toMatch(everyStandIn);
    expect(leaks(exchanges)).toEqual([]);
    if (wire.key !== '') expect(JSON.stringify(exchanges)).not.toContain(`${wire.key}-secret`);
    const rows = await server.services.store.engine.db
      .selectFrom('parley_ai_exchanges')
      .select('sealed')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed).toMatch(/^v1\./);
  });
});

describe.each<[string, () => Promise<Record<string, string>>]>([
  ['SQLite', async () => ({})],
  [
    'PostgreSQL',
    async () => ({
      DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
      SECRET_KEY: 'a key that is long enough to be one, surely',
    }),
  ],
])('what was sent, kept on %s', (_name, settings) => {
  const wire = wires.find(({ kind }) => kind === 'anthropic') as (typeof wires)[number];
  let server: TestApp;
  let double: StartedDouble;
  let owner: Awaited<ReturnType<typeof person>>;
  beforeAll(async () => {
    server = await start(await settings());
    double = await startAiDouble(wire.kind);
    owner = await person(server, double, wire);
  });
  afterAll(() => double.close());
  const count = async () =>
    (await server.services.store.engine.db.selectFrom('parley_ai_exchanges').select('id').execute()).length;

  test('[P03] proposals have theirs, made anew with each run and added to by more of them', async () => {
    const { browser, connectionId } = owner;
    const shown = async (): Promise<AiExchanges> =>
      (await browser.get(at(api.suggestionExchanges, connectionId))).json();
    expect((await shown()).exchanges).toEqual([]);
    await browser.send('POST', api.suggestions, { connectionId });
    const first = (await shown()).exchanges;
    expect(first.map(({ task }) => task)).toEqual(expect.arrayContaining(['suggest', 'write sql']));
    expect(leaks(first)).toEqual([]);
    await browser.send('POST', api.suggestions, { connectionId, exclude: ['Count people'] });
    expect((await shown()).exchanges.length).toBeGreaterThan(first.length);
    await browser.send('POST', api.suggestions, { connectionId, provider: 'builtin' });
    expect((await shown()).exchanges).toEqual([]);
  });

  test('[P03] nothing is kept of the built-in engine, of others, or once the record is gone', async () => {
    const { browser, ask } = owner;
    const here = await ask({ provider: 'builtin' });
    expect((await sentFor(browser, here.execution.id)).exchanges).toEqual([]);
    const { execution } = await ask();
    expect((await sentFor(browser, execution.id)).exchanges.length).toBeGreaterThan(0);
    const stranger = await signedIn(server, 'stranger@example.org');
    expect((await stranger.get(at(api.executionExchanges, execution.id))).statusCode).toBe(404);
    expect((await stranger.get(at(api.suggestionExchanges, owner.connectionId))).statusCode).toBe(404);
    const exported = (await browser.get(api.exportProfile)).body;
    const document = JSON.parse(exported);
    expect(JSON.stringify(document.ai_exchanges)).toContain('"task":"explain"');
    expect(exported).not.toContain('"sealed"');
    await server.services.store.executions.sweep(Date.now() + 60_000);
    expect(await count()).toBe(0);
  });

  test('[P03] a refusal is told without its text, which may hold the key', async () => {
    const { browser, ask } = owner;
    const { providers } = (await browser.get(api.aiProviders)).json();
    const form = { kind: wire.kind, model: wire.model, address: double.baseUrl };
    const wrong = { ...form, key: 'sk-ant-wrong-secret' };
    await browser.send('PUT', at(api.aiProvider, providers[0].id), wrong);
    const { execution } = await ask();
    const { exchanges } = await sentFor(browser, execution.id);
    expect(exchanges.map(({ outcome, received }) => [outcome, received])).toContainEqual(['refused', '']);
    expect(JSON.stringify(exchanges)).not.toContain('sk-ant-wrong');
    await browser.send('PUT', at(api.aiProvider, providers[0].id), { ...form, key: 'sk-ant-valid' });
  });

  test('[P03] long texts are cut, and it is said how much', async () => {
    const { browser, ask } = owner;
    double.script((request) =>
      request.response_format ? undefined : 'word '.repeat(limits.ai.exchanges.received / 5 + 100),
    );
    const { execution } = await ask();
    double.script(undefined);
    const { exchanges } = await sentFor(browser, execution.id);
    const explained = exchanges.find(({ task }) => task === 'explain');
    expect(explained?.received).toHaveLength(limits.ai.exchanges.received);
    expect(explained?.cut).toBeGreaterThan(0);
  });
});

test('[P03] KEEP_AI_EXCHANGES=off keeps nothing, and says so', async () => {
  const wire = wires.find(({ kind }) => kind === 'ollama') as (typeof wires)[number];
  const double = await startAiDouble(wire.kind);
  const server = await start({ KEEP_AI_EXCHANGES: 'off' });
  const { browser, ask } = await person(server, double, wire);
  const { execution } = await ask();
  expect(await sentFor(browser, execution.id)).toEqual({ exchanges: [], leftOut: 0, isKept: false });
  await double.close();
});
