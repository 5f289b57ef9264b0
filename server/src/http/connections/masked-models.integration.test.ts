import type { aiTasks } from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StartedDouble, startAiDouble, wires } from '../../../testing/ai-doubles/ai-doubles.ts';
import { asked, dataOf, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import { markedColumnStatements } from '../../../testing/marked-column-statements.ts';
import { connectPeople, everyStandIn, fillPeople, leaks } from '../../../testing/marked-people-database.ts';
import { wantedIn } from '../../../testing/openai-double/made-up-answer.ts';
import { sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const shop = sqliteShop();
let server: TestApp;
beforeAll(async () => {
  await fillPeople(shop, 'sqlite');
  server = await startTestApp({ SQLITE_ROOT: shop.root });
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const statements = markedColumnStatements.filter(({ only }) => only === undefined || only.includes('sqlite'));

describe.each(wires)('what is marked, with a model of $kind', ({ kind, key, model, embeddingModel }) => {
  let double: StartedDouble;
  let browser: TestBrowser;
  let connectionId: string;
  let modelId: string;
  let before = 0;

  beforeAll(async () => {
    double = await startAiDouble(kind);
    double.script((request) => {
      const seen = [...new Set(JSON.stringify(request).match(everyStandIn))];
      // Whoever explains names everything that it was shown; whoever fills in takes the person of the question.
      if (wantedIn(request) === '') return `Seen: ${seen.join(', ')}.`;
      const who = seen.find((one) => one.startsWith('person_'));
      const isFilling = wantedIn(request) === 'parameters' && JSON.stringify(request).includes(':who');
      const parameters = [{ name: 'who', value: who, words: who }];
      return isFilling && who ? JSON.stringify({ parameters, unused: [] }) : undefined;
    });
    browser = await signedIn(server, `${kind}@example.org`);
    await browser.send('POST', api.subscription, { plan: 'professional' });
    connectionId = await connectPeople(browser, shop);
    const added = await browser.send('POST', api.aiProviders, {
      kind,
      address: double.baseUrl,
      model,
      embeddingModel: embeddingModel ?? '',
      ...(key !== '' && { key }),
    });
    modelId = added.json().provider.id;
  });
  afterAll(() => double.close());
  beforeEach(() => {
    before = double.received().length;
  });

  const choose = async (choices: Partial<Record<(typeof aiTasks)[number] | 'default', string>>) => {
    const none = { default: null, propose: null, find: null, explain: null };
    const saved = await browser.send('PUT', api.aiSettings, {
      choices: { ...none, ...choices },
      monthlyLimit: null,
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const wasAsked = () => double.received().length > before;
  const proseOf = (events: Parameters<typeof dataOf>[0]) =>
    dataOf(events, 'prose')
      .map(({ text }) => text)
      .join('');

  test('[P04] no awkward statement gives a marked value to it, and its words come back with the values', async () => {
    await choose({});
    for (const [place, { sql }] of statements.entries()) {
      const wish = { name: `Awkward ${place}`, description: 'Rows.', sql };
      const { id: toolId } = await makeTool(browser, connectionId, wish);
      const question = 'Rows about Ada Canary3, please';
      const { events } = await asked(browser, { question, connectionId, toolId });
      expect(proseOf(events), sql).toContain('Ada Canary3');
      expect(proseOf(events), sql).not.toMatch(everyStandIn);
      await browser.send('DELETE', api.tool.replace(':id', toolId));
    }
    expect(wasAsked()).toBe(true);
    expect(leaks(double.received())).toEqual([]);
  });

  test.each([
    { who: 'everything', choices: () => ({ default: modelId }) },
    { who: 'explanations alone', choices: () => ({ default: 'builtin', explain: modelId }) },
    { who: 'finding alone', choices: () => ({ default: modelId, explain: 'builtin' }) },
  ])('[P04] chosen for $who it gets no marked value, and the answer has them', async ({ choices }) => {
    await choose(choices());
    const { id } = await makeTool(browser, connectionId, {
      name: 'Phone of a person',
      description: 'The phone number of a person by name',
      sql: 'SELECT name, phone FROM people WHERE name = :who',
      parameters: [parameter('who', 'text', { required: true })],
    });
    const question = 'phone of the person Ada Canary5';
    const { events } = await asked(browser, { question, connectionId, toolId: id });
    expect(wasAsked()).toBe(true);
    expect(leaks(double.received())).toEqual([]);
    expect(proseOf(events)).not.toMatch(everyStandIn);
    expect(JSON.stringify(dataOf(events, 'result'))).toContain('+49 canary 5');
    await browser.send('DELETE', api.tool.replace(':id', id));
  });

  test('[P04] its proposals are made without them, and so are the rows that a program hands in', async () => {
    await choose({ default: 'builtin', propose: modelId, explain: modelId });
    const { body } = await browser.send('POST', api.suggestions, { connectionId });
    expect(body).toContain('event: ');
    const said = [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '{}']) => JSON.parse(data));
    // A proof shows rows to the person; everything else may be shown to agents later.
    expect(leaks(JSON.stringify(said, (name, value) => (name === 'proof' ? null : value)))).toEqual([]);
    const proposing = double.received().length;
    expect(proposing).toBeGreaterThan(before);
    const results = [{ name: 'Ada Canary2', phone: '+49 canary 2', city: 'open city 2' }];
    const handed = { query: 'who is Ada Canary2?', sql_query: 'SELECT 1', results };
    const { formatted_result } = (await browser.send('POST', api.formatResults, handed)).json();
    expect(formatted_result).toContain('Ada Canary2');
    expect(double.received().length).toBeGreaterThan(proposing);
    expect(leaks(double.received())).toEqual([]);
    expect(double.badRequests()).toEqual([]);
  });
});
