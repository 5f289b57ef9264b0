import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { SaveJob, Tool } from '@parley/contract/tools';
import { saveEvent, toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import type { ServerProcess } from '../../../testing/servers/server-process.ts';
import { startServerProcess } from '../../../testing/servers/server-process.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

let openAi: OpenAiDouble;
let settings: Record<string, string>;
beforeAll(async () => {
  openAi = await startOpenAiDouble();
  settings = { OPENAI_BASE_URL: openAi.baseUrl, OPENAI_API_KEY: 'sk-valid-of-the-operator' };
});
afterAll(() => openAi.close());

const counting = (name: string) => ({
  name,
  description: 'How many there are',
  tables: ['customers'],
  fields: ['customers.id'],
  sql: 'SELECT count(*) AS n FROM customers',
});
const many = (count: number) => Array.from({ length: count }, (_, index) => counting(`Tool ${index}`));
const eventsOf = (path: string, id: string) => path.replace(':id', id);

async function sampleOf(browser: TestBrowser): Promise<string> {
  return (await browser.send('POST', api.sampleConnection)).json().connection.id;
}

async function save(browser: TestBrowser, connectionId: string, tools: object[]): Promise<SaveJob> {
  const answer = await browser.send('POST', api.saveTools, { connectionId, tools });
  expect(answer.statusCode).toBe(202);
  return answer.json().job;
}

/** Follows the job to its end. */
async function jobsIn(browser: TestBrowser, id: string): Promise<SaveJob[]> {
  const { body } = await browser.get(eventsOf(api.saveEvents, id));
  return [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(
    ([, event, data = '']) => saveEvent.parse({ event, data: JSON.parse(data) }).data,
  );
}

const ended = async (browser: TestBrowser, id: string) => (await jobsIn(browser, id)).at(-1);
const toolsOf = async (browser: TestBrowser) => (await browser.get(api.tools)).json().tools as Tool[];

describe('saving tools', () => {
  let server: TestApp;
  let browser: TestBrowser;
  let connectionId: string;

  beforeAll(async () => {
    server = await startTestApp(settings);
    browser = await signedIn(server);
    connectionId = await sampleOf(browser);
    await browser.send('POST', api.subscription, { plan: 'starter' });
  });
  afterAll(() => server.close());

  test('[H03] goes three units a tool, reports one that fails, and saves the rest', async () => {
    const { id } = await save(browser, connectionId, [
      { ...counting('First'), provider: 'builtin' },
      { ...counting('Broken'), sql: 'SELECT nothing FROM customers', tables: [], fields: [] },
      { name: 'Without anything' },
      counting('Ada\'s "last"'),
    ]);
    const jobs = await jobsIn(browser, id);
    expect(jobs.at(-1)).toMatchObject({
      state: 'done',
      progress: { current: 12, total: 12, message: toolMessages.savedMany(2) },
      saved: [{ name: 'First' }, { name: 'Ada\'s "last"' }],
      failed: [
        { name: 'Broken', reason: expect.stringContaining('nothing') },
        { name: 'Without anything', reason: toolMessages.sqlMissing },
      ],
    });
    const steps = jobs.map(({ progress }) => progress.current);
    expect(steps).toEqual(steps.toSorted((left, right) => left - right));
    const tools = await toolsOf(browser);
    expect(tools.map(({ name }) => name)).toEqual(['Ada\'s "last"', 'First']);
    expect(tools[1]).toMatchObject({
      fields: ['customers.id'],
      provider: 'builtin',
      isActive: true,
      version: 1,
      status: 'ok',
      connectionName: 'Sample shop',
    });
  });

  test('[H03] can be joined again, and is found by the page that lost it', async () => {
    const { id } = await save(browser, connectionId, [counting('Joined')]);
    const [first, second] = await Promise.all([ended(browser, id), ended(browser, id)]);
    expect(second).toEqual(first);
    expect((await ended(browser, id))?.state).toBe('done');
    const { jobs } = (await browser.get(api.saveTools)).json();
    expect(jobs[0]).toMatchObject({ id, state: 'done' });
    expect((await browser.get(eventsOf(api.saveJob, id))).json().job).toEqual(first);
  });

  test('[H03] needs a tool', async () => {
    const answer = await browser.send('POST', api.saveTools, { connectionId, tools: [] });
    expect([answer.statusCode, answer.json().message]).toEqual([400, toolMessages.selectTool]);
  });

  test('[B09] is nobody else’s business', async () => {
    const { id } = await save(browser, connectionId, [counting('Private')]);
    const other = await signedIn(server, 'eve@example.com');
    for (const path of [api.saveJob, api.saveEvents]) {
      expect((await other.get(eventsOf(path, id))).statusCode).toBe(404);
    }
    const foreign = await other.send('POST', api.saveTools, { connectionId, tools: [counting('Mine')] });
    expect(foreign.statusCode).toBe(404);
    await ended(browser, id);
  });

  test('[C03] of twenty at once ends at the plan’s limit, and says where a larger one is', async () => {
    const free = await signedIn(server, 'free@example.com');
    const source = await sampleOf(free);
    const started = await Promise.all(
      many(20).map((tool) => free.send('POST', api.saveTools, { connectionId: source, tools: [tool] })),
    );
    const jobs = await Promise.all(
      started
        .filter(({ statusCode }) => statusCode === 202)
        .map((answer) => ended(free, answer.json().job.id)),
    );
    expect(jobs.flatMap((job) => job?.saved ?? [])).toHaveLength(2);
    const reasons = new Set(jobs.flatMap((job) => job?.failed ?? []).map(({ reason }) => reason));
    expect([...reasons]).toEqual([
      'Your Free plan has room for 2 tools, and 2 are saved. Choose a larger plan at /pricing.',
    ]);
    expect((await free.get(api.tools)).json()).toMatchObject({
      tools: { length: 2 },
      places: { used: 2, most: 2, plan: 'free' },
    });
    const full = await free.send('POST', api.saveTools, { connectionId: source, tools: [counting('More')] });
    expect([full.statusCode, full.json().code]).toEqual([409, 'tool_limit_reached']);
    const byHand = { connectionId: source, name: 'More', sql: 'SELECT 1' };
    expect((await free.send('POST', api.tools, byHand)).json().code).toBe('tool_limit_reached');
  });
});

test('[C03] holds across two servers on one store', async () => {
  const shared = {
    ...settings,
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a key that two servers share, long enough',
  };
  const folder = mkdtempSync(join(tmpdir(), 'parley-two-'));
  const servers = await Promise.all([1, 2].map(() => startTestApp(shared, { dataDir: folder })));
  const [first, second] = servers as [TestApp, TestApp];
  const browser = await signedIn(first);
  const elsewhere = second.browser();
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const connectionId = await sampleOf(browser);
  const started = await Promise.all(
    many(20).map(async (tool, index) => {
      const who = index % 2 ? browser : elsewhere;
      const answer = await who.send('POST', api.saveTools, { connectionId, tools: [tool] });
      return answer.statusCode === 202 ? (answer.json().job.id as string) : null;
    }),
  );
  const ids = started.filter((id) => id !== null);
  // Followed on the server that did not start it as well: progress lives in the store.
  const jobs = await Promise.all(ids.map((id, index) => ended(index % 3 ? browser : elsewhere, id)));
  expect(jobs.every((job) => job?.state === 'done')).toBe(true);
  expect(jobs.flatMap((job) => job?.saved ?? [])).toHaveLength(2);
  expect(await toolsOf(elsewhere)).toHaveLength(2);
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that is killed while it saves', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-killed-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const count = 40;
  const start = () => startServerProcess({ ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

  test('[H03] leaves no half tool, and the next one goes on where it stopped', async () => {
    let server: ServerProcess = await start();
    let client: ApiClient = apiClient(server.origin);
    await client.send('POST', api.signUp, ada);
    await client.send('POST', api.signIn, { email: ada.email, password: ada.password });
    await client.send('POST', api.subscription, { plan: 'enterprise' });
    const sample = await client.send('POST', api.sampleConnection);
    const connectionId = (await read<{ connection: Connection }>(sample)).connection.id;
    const started = await client.send('POST', api.saveTools, { connectionId, tools: many(count) });
    const { id } = (await read<{ job: SaveJob }>(started)).job;
    let progress = 0;
    for (let round = 0; round < 3; round += 1) {
      await waitForMore(client, id, progress);
      await sleep(randomInt(120));
      await server.kill();
      progress = assertWhole(join(dataDir, 'parley.db'));
      server = await start();
      client = apiClient(server.origin, client.cookies);
    }
    expect(progress).toBeGreaterThan(0);
    const events = await client.send('GET', eventsOf(api.saveEvents, id));
    expect(await events.text()).toContain('"state":"done"');
    const { tools } = await read<{ tools: Tool[] }>(await client.send('GET', api.tools));
    const names = tools.map(({ name }) => name).toSorted();
    expect(names).toEqual(
      many(count)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(assertWhole(join(dataDir, 'parley.db'))).toBe(count);
    await server.stop();
  });
});

async function read<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** Reads the job until it has saved more than before, so that the next kill falls into the middle of the work. */
async function waitForMore(client: ApiClient, id: string, before: number): Promise<void> {
  const look = async () => {
    const { job } = await read<{ job: SaveJob }>(await client.send('GET', eventsOf(api.saveJob, id)));
    return job.state !== 'running' || job.saved.length > before;
  };
  await expect.poll(look, { interval: 20 }).toBe(true);
}

/** How many tools there are, each with its statement, its field and its vector. */
function assertWhole(file: string): number {
  const store = new DatabaseSync(file);
  const countOf = (sql: string) => Number(Object.values(store.prepare(sql).get() ?? {})[0]);
  const tools = countOf('SELECT count(*) FROM parley_tools');
  for (const part of ['versions', 'fields', 'embeddings']) {
    expect(countOf(`SELECT count(DISTINCT tool_id) FROM parley_tool_${part}`)).toBe(tools);
  }
  const saved = store.prepare('SELECT saved, position FROM parley_save_jobs').get();
  expect(JSON.parse(String(saved?.saved))).toHaveLength(tools);
  expect(saved?.position).toBe(tools);
  store.close();
  return tools;
}
