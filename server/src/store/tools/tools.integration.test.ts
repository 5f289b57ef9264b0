import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { addPerson, addShop } from '../../../testing/stored-person.ts';
import { type Owner, personally } from '../acting-member.ts';
import { LeaseLost } from '../leased-tool-save-job.ts';
import type { Store } from '../store.ts';
import { openStore } from '../store.ts';
import type { NewTool } from './insert-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engines: Record<string, () => Promise<string | undefined>> = {
  SQLite: async () => undefined,
  PostgreSQL: () => createStoreDatabase(inject('postgresUrl')),
};

describe.each(Object.entries(engines))('tools in the store on %s', (engine, address) => {
  let store: Store;
  let owner: Owner;
  let connectionId: string;
  let people = 0;

  beforeAll(async () => {
    const databaseUrl = await address();
    store = await openStore({ dataDir: join(folder, engine), databaseUrl, onIdleError: () => undefined });
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    people += 1;
    owner = personally({ id: `person-${people}`, email: `person${people}@example.com` });
    await addPerson(store, owner);
    connectionId = await addShop(store, owner);
  });

  const tool = (change: Partial<NewTool> = {}): NewTool => ({
    name: 'Ada\'s "best" customers',
    description: "What's bought; by whom",
    type: 'query',
    statement: null,
    tables: ['customers'],
    fields: ['customers.name', 'public.orders.total'],
    sql: "SELECT name FROM customers WHERE city = :city AND name <> 'O''Hara; --'",
    parameters: [{ name: 'city', type: 'text', description: '', required: true }],
    source: { connectionId, connectionName: 'Shop', projectRef: null, dialect: 'sqlite' },
    isActive: true,
    provider: 'builtin',
    embedding: { model: 'test', textHash: 'abc', vector: Float32Array.of(0.5, -1.25, 3) },
    ...change,
  });
  const published = async (id: string) => (await store.tools.find(owner, id))?.published ?? null;
  const add = async (change: Partial<NewTool> = {}) => {
    const added = await store.tools.add(owner, tool(change));
    if ('full' in added) throw new Error('There was no place.');
    return added.id;
  };

  test('[N08] a tool that becomes one that changes data is not published any more, nor when it is edited back', async () => {
    const id = await add();
    const change = (type: 'query' | 'mutation') => store.tools.change(owner, id, tool({ type }));
    await store.tools.setPublished(owner, id, true);
    await change('query');
    expect(await published(id), 'an edit of a query stays published').toMatchObject({ by: owner.email });
    await change('mutation');
    expect(await published(id)).toBeNull();
    expect(await store.tools.setPublished(owner, id, true), 'what changes data').toBe(false);
    await change('query');
    expect(await published(id)).toBeNull();
    expect(await store.tools.find({ ...owner, role: 'asker' }, id)).toBeNull();
  });

  test('what was read of a statement is kept with its version, and belongs to its owner', async () => {
    const id = await add({ statement: 'first' });
    const unread = await add();
    expect(await store.tools.statements(owner.id, [id, unread])).toEqual(
      new Map([
        [id, 'first'],
        [unread, null],
      ]),
    );
    expect(await store.tools.statements('somebody else', [id])).toEqual(new Map());
    await store.tools.change(owner, id, { ...tool(), source: tool().source });
    expect(await store.tools.statements(owner.id, [id])).toEqual(new Map([[id, null]]));
    await store.tools.saveStatement({ id, version: 2 }, 'second');
    expect((await store.tools.statements(owner.id, [id])).get(id)).toBe('second');
  });

  test('[H06] keeps names and SQL with quotes, under system names that differ', async () => {
    const ids = await Promise.all([add(), add()]);
    const [first, second] = await store.tools.list(owner);
    expect(first).toMatchObject({
      name: 'Ada\'s "best" customers',
      sql: "SELECT name FROM customers WHERE city = :city AND name <> 'O''Hara; --'",
      fields: ['customers.name', 'public.orders.total'],
      tables: ['customers'],
      status: 'ok',
      version: 1,
      isActive: true,
      connectionName: 'Shop',
    });
    expect([first?.id, second?.id].toSorted()).toEqual(ids.toSorted());
    const names = [first?.systemName ?? '', second?.systemName ?? ''];
    for (const name of names) expect(name).toMatch(/^ada_s_best_customers_\d{13}$/);
    expect(new Set(names).size).toBe(2);
  });

  test('gives every vector back as it was', async () => {
    const id = await add();
    expect(await store.tools.vectors(owner.id)).toEqual(
      new Map([[id, { model: 'test', textHash: 'abc', vector: Float32Array.of(0.5, -1.25, 3) }]]),
    );
    await store.tools.saveVector(owner, id, { model: 'other', textHash: 'd', vector: Float32Array.of(1) });
    expect((await store.tools.vectors(owner.id)).get(id)?.model).toBe('other');
  });

  test('[C03] never holds more than the plan allows, however many are saved at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.tools.add(owner, tool({ name: `Tool ${index}` }))),
    );
    expect(outcomes.filter((outcome) => 'id' in outcome)).toHaveLength(2);
    const refused = outcomes.find((outcome) => 'full' in outcome);
    expect(refused).toEqual({ full: { used: 2, most: 2, plan: 'free' } });
    expect(await store.tools.list(owner)).toHaveLength(2);
    await store.subscriptions.choose(owner, { plan: 'starter', maxTools: 10, priceMonthly: 20 });
    expect(await store.tools.places(owner.id)).toEqual({ used: 2, most: 10, plan: 'starter' });
  });

  test('[C03] gives a plan that nobody knows the places of the free one', async () => {
    await store.subscriptions.choose(owner, { plan: 'enterprise', maxTools: 100, priceMonthly: 100 });
    await store.engine.db
      .updateTable('parley_subscriptions')
      .set({ plan_type: 'mystery' })
      .where('profile_id', '=', owner.id)
      .execute();
    expect(await store.tools.places(owner.id)).toEqual({ used: 0, most: 2, plan: 'free' });
  });

  test('[H05] makes a version of every edit, and never two of one number', async () => {
    const id = await add();
    const source = tool().source;
    await Promise.all(
      ['SELECT 1', 'SELECT 2', 'SELECT 3'].map((sql) =>
        store.tools.change(owner, id, { ...tool({ sql, name: sql }), source }),
      ),
    );
    const versions = await store.tools.versions(owner.id, id);
    expect(versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(versions.at(-1)?.sql).toBe(tool().sql);
    expect(await store.tools.find(owner, id)).toMatchObject({
      version: 4,
      sql: versions[0]?.sql,
      name: versions[0]?.name,
    });
  });

  test('[B09] shows, changes and removes nothing of another owner’s', async () => {
    const id = await add();
    expect(await store.tools.find({ ...owner, id: 'somebody-else' }, id)).toBeNull();
    expect(await store.tools.versions('somebody-else', id)).toEqual([]);
    expect(await store.tools.setActive('somebody-else', id, false)).toBe(false);
    expect(await store.tools.remove('somebody-else', id)).toBe(false);
    const other = personally({ id: 'somebody-else', email: 'else@example.com' });
    expect(await store.tools.change(other, id, { ...tool(), source: tool().source })).toBe(false);
    await store.tools.markChecked('somebody-else', id, 'broken');
    expect(await store.tools.find(owner, id)).toMatchObject({ isActive: true, status: 'ok', version: 1 });
  });

  test('[E05] keeps a tool whose connection is deleted, marked without a source', async () => {
    const id = await add();
    await store.connections.remove(owner.id, connectionId);
    expect(await store.tools.find(owner, id)).toMatchObject({
      connectionId: null,
      connectionName: 'Shop',
      dialect: 'sqlite',
      status: 'no_source',
    });
  });

  test('keeps the last suggestions of a connection', async () => {
    expect(await store.suggestions.find(owner.id, connectionId)).toBeNull();
    await store.suggestions.save(owner, connectionId, { suggestions: [], provider: 'openai' });
    await store.suggestions.save(owner, connectionId, { suggestions: [], provider: 'builtin' });
    expect(await store.suggestions.find(owner.id, connectionId)).toMatchObject({ provider: 'builtin' });
    expect(await store.suggestions.find('somebody-else', connectionId)).toBeNull();
  });

  describe('a job', () => {
    const toSave = { description: '', tables: [], fields: [], type: 'query', parameters: [] } as const;
    const start = () =>
      store.saveJobs.start(owner, {
        connectionId,
        tools: ['One', 'Two'].map((name) => ({ ...toSave, tables: [], fields: [], parameters: [], name })),
      });
    const take = async (id: string, time = 60_000) => {
      const job = await store.saveJobs.take(id, time);
      if (!job) throw new Error('The job could not be taken.');
      return job;
    };

    test('[H03] is in one pair of hands, and moves on with each tool it saves', async () => {
      const id = await start();
      expect(await store.saveJobs.orphans()).toContain(id);
      const job = await take(id);
      expect(await store.saveJobs.take(id, 1)).toBeNull();
      await store.saveJobs.progress(job, { units: 2, message: 'Embedding' });
      expect(await store.saveJobs.find(owner.id, id)).toMatchObject({
        state: 'running',
        progress: { current: 2, total: 6, message: 'Embedding' },
      });
      await store.saveJobs.save(job, tool({ name: 'One' }), () => 'full');
      await store.saveJobs.skip(job, { name: 'Two', reason: 'It did not run.' });
      await store.saveJobs.finish(job, 'done', 'Done.');
      expect(await store.saveJobs.find(owner.id, id)).toMatchObject({
        state: 'done',
        progress: { current: 6, total: 6 },
        saved: [{ name: 'One' }],
        failed: [{ name: 'Two', reason: 'It did not run.' }],
      });
      expect(await store.saveJobs.find('somebody-else', id)).toBeNull();
      expect(await store.saveJobs.orphans()).not.toContain(id);
    });

    test('[H03] that changed hands saves nothing for whoever lost it', async () => {
      const id = await start();
      const slow = await take(id, 0);
      await sleep(2);
      const quick = await take(id);
      await store.saveJobs.save(quick, tool({ name: 'One' }), () => 'full');
      await expect(store.saveJobs.save(slow, tool({ name: 'One' }), () => 'full')).rejects.toThrow(LeaseLost);
      expect((await store.tools.list(owner)).map(({ name }) => name)).toEqual(['One']);
    });

    test('[C03] counts a tool without a place as failed, and says which plan is full', async () => {
      await add();
      await add();
      const job = await take(await start());
      await store.saveJobs.save(job, tool({ name: 'One' }), ({ plan, most }) => `${plan} has ${most}`);
      expect(await store.saveJobs.find(owner.id, job.id)).toMatchObject({
        saved: [],
        failed: [{ name: 'One', reason: 'free has 2' }],
      });
    });
  });
});
