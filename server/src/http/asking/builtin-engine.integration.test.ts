import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { api } from '@parley/contract/routes';
import type { SuggestEvent } from '@parley/contract/tools';
import { suggestEvent } from '@parley/contract/tools';
import { expect, test, vi } from 'vitest';
import { asked, dataOf } from '../../../testing/ask-over-http.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

async function suggested(browser: TestBrowser, connectionId: string) {
  const { body } = await browser.send('POST', api.suggestions, { connectionId });
  const events = [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(
    ([, event, data = '']): SuggestEvent => suggestEvent.parse({ event, data: JSON.parse(data) }),
  );
  return {
    tools: events.flatMap((event) => (event.event === 'suggestion' ? [event.data] : [])),
    last: events.at(-1),
  };
}

async function connected(browser: TestBrowser): Promise<string> {
  await browser.send('POST', api.subscription, { plan: 'enterprise' });
  return (await browser.send('POST', api.sampleConnection)).json().connection.id;
}

/** Whom `work`, and all it begins, dials: not what other test files of this process have left running. */
async function dialledBy(work: () => Promise<void>): Promise<unknown[]> {
  const ours = new AsyncLocalStorage<true>();
  const dialled: unknown[] = [];
  const dial = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...where: unknown[]) {
    if (ours.getStore()) {
      dialled.push(where);
    }
    return Reflect.apply(dial, this, where);
  });
  await ours.run(true, work);
  return dialled;
}

test('[L04] with no key and no network the built-in engine suggests tools with their SQL, embeds them, finds the right one, reads its values and explains the result, under its own name', async () => {
  const dialled = await dialledBy(async () => {
    const server = await startTestApp();
    const browser = await signedIn(server);
    const connectionId = await connected(browser);

    const { tools, last } = await suggested(browser, connectionId);
    expect(last).toMatchObject({ event: 'done', data: { provider: 'builtin', usage: null } });
    expect(tools.length).toBeGreaterThanOrEqual(8);
    for (const { sql, proof, provider } of tools) {
      expect(sql).toMatch(/^SELECT/);
      expect(proof?.columns.length).toBeGreaterThan(0);
      expect(provider).toBe('builtin');
    }

    const saving = await browser.send('POST', api.saveTools, {
      connectionId,
      tools: tools.map(({ id: _id, proof: _proof, ...tool }) => tool),
    });
    await browser.get(api.saveEvents.replace(':id', saving.json().job.id));
    const { engine } = server.services.store;
    const vectors = await engine.db.selectFrom('parley_tool_embeddings').selectAll().execute();
    expect(vectors).toHaveLength(tools.length);

    const question = { question: 'top 3 customers by revenue', connectionId };
    const { events, execution } = await asked(browser, question);
    expect(dataOf(events, 'chosen')[0]).toMatchObject({
      candidate: { name: 'Top customers by revenue' },
      chips: expect.arrayContaining([
        expect.objectContaining({
          parameter: expect.objectContaining({ name: 'limit' }),
          value: 3,
          origin: 'words',
        }),
      ]),
    });
    expect(dataOf(events, 'result')[0]).toMatchObject({ result: { rows: { length: 3 } } });
    expect(
      dataOf(events, 'prose')
        .map((piece) => JSON.stringify(piece))
        .join(''),
    ).toContain('highest revenue');
    expect(execution).toMatchObject({ status: 'success', provider: 'builtin', usage: null });
    await server.close();
  });
  expect(dialled).toEqual([]);
});

test('[L04] any server that speaks OpenAI’s protocol is used by its base URL', async () => {
  const openAi = await startOpenAiDouble();
  const draft = { name: 'Customers', description: 'All', tables: ['customers'], fields: ['customers.name'] };
  openAi.script(({ response_format }) =>
    response_format?.json_schema.name === 'tool_sql'
      ? JSON.stringify({ sql: 'SELECT name FROM customers', parameters: [] })
      : JSON.stringify({ tools: [draft] }),
  );
  const server = await startTestApp({
    OPENAI_BASE_URL: openAi.baseUrl,
    OPENAI_API_KEY: 'sk-valid-of-operator',
  });
  const browser = await signedIn(server);
  const { tools, last } = await suggested(browser, await connected(browser));
  expect(tools.map(({ name, provider }) => [name, provider])).toEqual([['Customers', 'openai']]);
  expect(last).toMatchObject({ event: 'done', data: { provider: 'openai' } });
  expect(openAi.requests.length).toBeGreaterThan(0);
  await server.close();
  await openAi.close();
});
