import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SaveJob, ToolToSave } from '@parley/contract/tools';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scriptedProvider } from '../../testing/scripted-provider.ts';
import { addPerson, addShop } from '../../testing/stored-person.ts';
import { kinds } from '../databases/kinds-of-database.ts';
import type { Database } from '../databases/port.ts';
import { writeSqliteFile } from '../databases/write-sqlite-file.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import type { OpenToolBuildingContext } from './tool-building-context.ts';
import type { ToolSaveJobsService } from './tool-save-jobs-service.ts';
import { createToolSaveJobsService } from './tool-save-jobs-service.ts';

const root = mkdtempSync(join(tmpdir(), 'parley-saves-'));
const owner: Owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' };
const never = new AbortController().signal;
let store: Store;
let database: Database;
let connectionId: string;

beforeAll(async () => {
  store = await openStore({
    dataDir: join(root, 'store'),
    databaseUrl: undefined,
    onIdleError: () => undefined,
  });
  const file = join(root, 'shop.db');
  writeSqliteFile(file, { schema: ['CREATE TABLE customers (id INTEGER PRIMARY KEY)'], tables: [] });
  database = await kinds.sqlite.open({ file, root });
  await addPerson(store, owner);
  connectionId = await addShop(store, owner);
  await store.subscriptions.choose(owner, { plan: 'professional', maxTools: 30, priceMonthly: 50 });
});
afterAll(async () => {
  await database.close();
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const open: OpenToolBuildingContext = async (_owner, options, signal) => ({
  source: {
    connection: { id: options.connectionId, name: 'Shop', projectRef: null },
    savedToolsOnly: false,
    dialect: 'sqlite',
    use: (work) => work(database, signal),
    schema: () => database.introspect(),
    profiles: async () => [],
    valuesOf: async () => [],
    holds: async () => null,
  },
  provider: scriptedProvider([]),
  exchanges: [],
  fallbackProvider: async () => scriptedProvider([]),
  today: '2026-11-15',
  signal,
});

const newServer = (change: { open?: OpenToolBuildingContext; leaseTime?: number } = {}) =>
  createToolSaveJobsService({ store, open, onFailure: () => undefined, ...change });

const tools = (...names: string[]): ToolToSave[] =>
  names.map((name) => ({
    name,
    description: '',
    tables: ['customers'],
    fields: [],
    type: 'query',
    sql: 'SELECT id FROM customers',
    parameters: [],
  }));

async function endOf(server: ToolSaveJobsService, id: string): Promise<SaveJob | undefined> {
  let last: SaveJob | undefined;
  for await (const { data } of server.follow(owner, id, never)) last = data;
  return last;
}

const saved = async () => (await store.tools.list(owner)).map(({ name }) => name).toSorted();

test('[H03] a job whose server died is taken up when its lease is over, and nothing is saved twice', async ({
  onTestFinished,
}) => {
  onTestFinished(() => void vi.useRealTimers());
  const leaseTime = 600_000;
  const id = await store.saveJobs.start(owner, { connectionId, tools: tools('A', 'B') });
  const dead = await store.saveJobs.take(id, leaseTime);
  if (!dead) throw new Error('Nobody else could have it.');
  const server = newServer();
  await server.resume();
  expect((await server.find(owner, id)).saved).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + leaseTime + 1 });
  await server.resume();
  expect(await endOf(server, id)).toMatchObject({ state: 'done', saved: [{ name: 'A' }, { name: 'B' }] });
  expect(await saved()).toEqual(['A', 'B']);
  await server.stop();
});

test('[H03] a server that stops gives its job back, for the next to go on', async () => {
  const begun = Promise.withResolvers<void>();
  const stuck = newServer({
    open: async (who, options, signal) => {
      begun.resolve();
      await sleep(60_000, undefined, { signal }).catch(() => undefined);
      return open(who, options, signal);
    },
  });
  const { id } = await stuck.start(owner, { connectionId, tools: tools('C') });
  await begun.promise;
  await stuck.stop();
  expect((await stuck.find(owner, id)).state).toBe('running');
  const next = newServer();
  await next.resume();
  expect(await endOf(next, id)).toMatchObject({ state: 'done', saved: [{ name: 'C' }], failed: [] });
  await next.stop();
});

test('[H03] a job outlives any number of servers that are stopped in an orderly way', async () => {
  const id = await store.saveJobs.start(owner, { connectionId, tools: tools('Restarted') });
  for (let restart = 0; restart < 6; restart += 1) {
    const begun = Promise.withResolvers<void>();
    const stopped = newServer({
      open: async (who, options, signal) => {
        begun.resolve();
        await sleep(60_000, undefined, { signal });
        return open(who, options, signal);
      },
    });
    await stopped.resume();
    await begun.promise;
    await stopped.stop();
  }
  const last = newServer();
  await last.resume();
  expect(await endOf(last, id)).toMatchObject({ state: 'done', saved: [{ name: 'Restarted' }] });
  await last.stop();
});

test('[H03] only attempts that come no further count against a job whose servers die', async () => {
  const id = await store.saveJobs.start(owner, { connectionId, tools: tools('Slow', 'Other') });
  const die = async (units: number) => {
    const held = await store.saveJobs.take(id, 0);
    if (!held) throw new Error('Nobody else could have it.');
    await store.saveJobs.progress(held, { units, message: `${units} done` });
    await expect.poll(() => store.saveJobs.orphans()).toContain(id);
    return held.attempts;
  };
  const attempts = [];
  for (const units of [0, 0, 1, 0, 1, 2, 2]) attempts.push(await die(units));
  expect(attempts).toEqual([1, 2, 0, 1, 2, 0, 1]);
  expect((await store.saveJobs.find(owner.id, id))?.progress.current).toBe(2);
  const server = newServer();
  await server.resume();
  expect(await endOf(server, id)).toMatchObject({
    state: 'done',
    saved: [{ name: 'Slow' }, { name: 'Other' }],
  });
  await server.stop();
});

test('[H03] a job that ends every server is given up, with what was saved', async () => {
  const id = await store.saveJobs.start(owner, { connectionId, tools: tools('D') });
  for (let death = 0; death < 3; death += 1) {
    expect(await store.saveJobs.take(id, 0)).not.toBeNull();
    await sleep(2);
  }
  const server = newServer();
  await server.resume();
  expect(await endOf(server, id)).toMatchObject({ state: 'interrupted', saved: [] });
  expect(await saved()).not.toContain('D');
  await server.stop();
});

test('a job whose connection is deleted says so of what is left', async () => {
  const id = await store.saveJobs.start(owner, { connectionId, tools: tools('E') });
  await store.connections.remove(owner.id, connectionId);
  const server = newServer();
  await server.resume();
  expect(await endOf(server, id)).toMatchObject({
    state: 'done',
    connectionId: null,
    failed: [{ name: 'E', reason: 'Connection not found' }],
  });
  expect((await store.tools.list(owner)).every(({ status }) => status === 'no_source')).toBe(true);
  await server.stop();
});
