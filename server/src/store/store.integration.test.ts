import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../../testing/servers/postgres-cluster.ts';
import { addPerson } from '../../testing/stored-person.ts';
import { type Owner, personally } from './acting-member.ts';
import { DataDirInUseError } from './database/open-sqlite-store.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';

type Place = { dataDir: string; databaseUrl: string | undefined };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-store-'));
  folders.push(folder);
  return folder;
}

const open = (place: Place) => openStore({ ...place, onIdleError: () => undefined });

const engines: Record<string, () => Promise<Place>> = {
  SQLite: async () => ({ dataDir: newFolder(), databaseUrl: undefined }),
  PostgreSQL: async () => ({
    dataDir: newFolder(),
    databaseUrl: await createDatabase(inject('postgresUrl')),
  }),
};

describe.each(Object.entries(engines))('the store on %s', (_name, newPlace) => {
  let place: Place;
  let store: Store;
  const owner = personally({ id: 'profile-ada', email: 'ada@example.com' });

  beforeAll(async () => {
    place = await newPlace();
    store = await open(place);
    await addProfile(store, owner);
  });
  afterAll(() => store.close());

  test('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('knows which addresses are taken', async () => {
    expect(await store.accountLookups.idOf(owner.email)).toBe(owner.id);
    expect(await store.accountLookups.idOf('nobody@example.com')).toBeNull();
  });

  test('has no subscription, then one, then the changed one', async () => {
    expect(await store.subscriptions.findActive(owner.id)).toBeNull();
    const first = await store.subscriptions.choose(owner, { plan: 'free', maxTools: 2, priceMonthly: 0 });
    const second = await store.subscriptions.choose(owner, {
      plan: 'starter',
      maxTools: 10,
      priceMonthly: 20,
    });
    expect(second).toMatchObject({
      plan: 'starter',
      maxTools: 10,
      priceMonthly: 20,
      createdAt: first.createdAt,
    });
    expect(await store.subscriptions.findActive(owner.id)).toEqual(second);
    expect(new Date(second.updatedAt).toISOString()).toBe(second.updatedAt);
  });

  test('keeps one active subscription when many are chosen at once', async () => {
    const choices = Array.from({ length: 8 }, (_, index) =>
      store.subscriptions.choose(owner, { plan: 'free', maxTools: index, priceMonthly: 0 }),
    );
    await Promise.all(choices);
    const { rows } = await sql<{
      n: number | string;
    }>`select count(*) as n from parley_subscriptions`.execute(store.engine.db);
    expect(Number(rows[0]?.n)).toBe(1);
  });

  test('saves, replaces, marks and removes an API key', async () => {
    expect(await store.apiKeys.find(owner.id)).toBeNull();
    const key = (text: string) => ({
      lastFour: text,
      isValid: null,
      seal: (row: string) => `${row}:${text}`,
    });
    const first = await store.apiKeys.save(owner, key('1111'));
    expect(first).toMatchObject({
      spaceId: owner.id,
      sealedKey: `${first.id}:1111`,
      isValid: null,
      lastUsedAt: null,
    });
    await store.apiKeys.markVerified(owner.id, true);
    expect(await store.apiKeys.find(owner.id)).toMatchObject({
      isValid: true,
      lastUsedAt: expect.any(String),
    });
    const second = await store.apiKeys.save(owner, key('2222'));
    expect(second).toMatchObject({
      sealedKey: `${second.id}:2222`,
      isValid: null,
      createdAt: first.createdAt,
    });
    expect(await store.apiKeys.all()).toHaveLength(1);
    await store.apiKeys.remove(owner.id);
    expect(await store.apiKeys.find(owner.id)).toBeNull();
  });

  test('seals a key again only if nobody replaced it meanwhile', async () => {
    const saved = await store.apiKeys.save(owner, { lastFour: 'abcd', isValid: null, seal: () => 'old' });
    await store.apiKeys.reseal(saved.id, 'another', 'wrong');
    expect((await store.apiKeys.find(owner.id))?.sealedKey).toBe('old');
    await store.apiKeys.reseal(saved.id, 'old', 'new');
    expect((await store.apiKeys.find(owner.id))?.sealedKey).toBe('new');
  });

  describe('connections', () => {
    const shop = {
      name: 'Shop',
      description: '',
      type: 'postgres',
      host: 'db.example',
      port: 5432,
      database: 'shop',
      username: 'me',
      usesConnectionString: false,
      ssl: 'verify',
      uploadId: null,
      file: null,
      allowWrites: false,
      savedToolsOnly: false,
      schemas: [],
      trustedFunctions: [],
    } as const;
    const stranger = 'profile-stranger';
    const seal = (row: string) => `${row}:sealed`;
    const add = async (more: object = {}) => {
      const added = await store.connections.add(owner, { ...shop, isSample: false, seal, ...more });
      if (!added) throw new Error('Nothing was added.');
      return added;
    };

    test('are added, changed, marked and removed by their owner alone', async () => {
      const added = await add();
      expect(added).toMatchObject({ ...shop, sealedSecret: `${added.id}:sealed`, version: 1, status: 'new' });
      expect(await store.connections.find(owner.id, added.id)).toEqual(added);
      expect(await store.connections.find(stranger, added.id)).toBeNull();
      expect(await store.connections.list(stranger)).toEqual([]);

      const opened = { schemas: ['reporting'], trustedFunctions: ['public.greeting'] };
      const change = { ...shop, ...opened, name: 'Renamed', allowWrites: true, sealedSecret: null };
      expect(await store.connections.change(stranger, added.id, change)).toBeNull();
      const changed = await store.connections.change(owner.id, added.id, change);
      expect(changed).toMatchObject({ name: 'Renamed', allowWrites: true, sealedSecret: null, version: 2 });
      expect(changed).toMatchObject(opened);
      await store.connections.markReached({ id: added.id, version: 1 }, 'failed');
      await store.connections.markReached({ id: added.id, version: 2 }, 'active');
      expect(await store.connections.find(owner.id, added.id)).toMatchObject({
        status: 'active',
        lastConnected: expect.stringMatching(/Z$/),
      });

      expect(await store.connections.remove(stranger, added.id)).toBeNull();
      expect(await store.connections.remove(owner.id, added.id)).toMatchObject({ name: 'Renamed' });
      expect(await store.connections.find(owner.id, added.id)).toBeNull();
    });

    test('hold one sample an owner, however many are added at once', async () => {
      const added = await Promise.all(
        Array.from({ length: 5 }, () =>
          store.connections.add(owner, { ...shop, isSample: true, seal: () => null }),
        ),
      );
      const [sample, ...others] = added.filter((entry) => entry !== null);
      expect(others).toEqual([]);
      expect(await store.connections.findSample(owner.id)).toEqual(sample);
      await store.connections.remove(owner.id, sample?.id ?? '');
    });

    test('are sealed again only if nobody replaced the secret meanwhile', async () => {
      const { id } = await add({ seal: () => 'old' });
      await store.connections.reseal(id, 'another', 'wrong');
      expect(await store.connections.sealed()).toEqual([{ id, spaceId: owner.id, sealedSecret: 'old' }]);
      await store.connections.reseal(id, 'old', 'new');
      expect((await store.connections.find(owner.id, id))?.sealedSecret).toBe('new');
      await store.connections.remove(owner.id, id);
    });

    test('[F05] keep tables written by hand, also those from when a key had one column', async () => {
      const { id } = await add();
      const column = { name: 'id', type: 'integer', nullable: false } as const;
      const table = { name: 'plans', columns: [column], primaryKey: ['id', 'country'] };
      await store.schemas.saveCustom(owner, id, { tables: [table] });
      expect((await store.schemas.find(owner.id, id))?.custom?.tables).toEqual([table]);
      const once = ['id', null].map((primaryKey) => ({ ...table, primaryKey }));
      await store.engine.db
        .updateTable('parley_schemas')
        .set({ custom: JSON.stringify({ tables: once }) })
        .where('connection_id', '=', id)
        .execute();
      const read = (await store.schemas.find(owner.id, id))?.custom?.tables;
      expect(read?.map(({ primaryKey }) => primaryKey)).toEqual([['id'], []]);
    });

    test('take schema and rehearsals along', async () => {
      const { id } = await add();
      const schema = emptySchema();
      expect(await store.schemas.find(owner.id, id)).toBeNull();
      await store.schemas.saveScan(owner, id, schema);
      await store.schemas.saveCustom(owner, id, { tables: [] });
      const stored = { schema, custom: { tables: [] }, scannedAt: schema.metadata.generated_at };
      expect(await store.schemas.find(owner.id, id)).toEqual(stored);
      expect(await store.schemas.find(stranger, id)).toBeNull();
      await store.schemas
        .saveScan(personally({ id: stranger, email: 's@example.com' }), id, emptySchema())
        .catch(() => 0);
      expect(await store.schemas.find(owner.id, id)).toEqual(stored);
      expect((await store.connections.find(owner.id, id))?.tablesCount).toBe(0);
      await store.schemas.forgetScan(owner.id, id);
      expect(await store.schemas.find(owner.id, id)).toEqual({ ...stored, schema: null, scannedAt: null });

      const tool = null;
      const proposal = { sql: 'DELETE FROM x', parameters: [], values: { a: null } };
      const rehearsal = { connectionId: id, connectionVersion: 1, proposal, expectedRows: 3, tool };
      const kept = await store.rehearsals.add(owner, rehearsal);
      await store.connections.remove(owner.id, id);
      expect(await store.schemas.find(owner.id, id)).toBeNull();
      expect(await store.rehearsals.take(owner, kept.id)).toBeNull();
    });

    test('keep a rehearsal for its owner, once, and not for ever', async () => {
      const { id } = await add();
      const tool = { id: randomUUID(), name: 'Forget', version: 2 };
      const proposal = { sql: 'DELETE FROM x', parameters: [], values: { a: 'b' } };
      const rehearsal = { connectionId: id, connectionVersion: 1, proposal, expectedRows: 3, tool };
      const first = await store.rehearsals.add(owner, rehearsal);
      expect(await store.rehearsals.find(personally({ id: stranger, email: '' }), first.id)).toBeNull();
      expect(await store.rehearsals.take(personally({ id: stranger, email: '' }), first.id)).toBeNull();
      expect(await store.rehearsals.find(owner, first.id)).toEqual(rehearsal);
      const taken = await Promise.all([1, 2, 3].map(() => store.rehearsals.take(owner, first.id)));
      expect(taken.filter((entry) => entry !== null)).toEqual([rehearsal]);

      const second = await store.rehearsals.add(owner, rehearsal);
      await store.rehearsals.sweep(Date.now());
      expect(await store.rehearsals.find(owner, second.id)).toEqual(rehearsal);
      const past = new Date(Date.now() - 1_000).toISOString();
      await store.engine.db.updateTable('parley_rehearsals').set({ expires_at: past }).execute();
      expect(await store.rehearsals.take(owner, second.id)).toBeNull();
      const third = await store.rehearsals.add(owner, rehearsal);
      await store.rehearsals.sweep(Date.now() + limits.connection.rehearsal + 1_000);
      expect(await store.rehearsals.find(owner, third.id)).toBeNull();
      await store.connections.remove(owner.id, id);
    });

    test('count inherited uploads for the space, not against the heir', async () => {
      const [leaver, heir] = ['leaver', 'heir'].map((id) => personally({ id, email: `${id}@example.com` }));
      if (!leaver || !heir) throw new Error('There are two.');
      for (const person of [leaver, heir]) await addPerson(store, person);
      const { id: spaceId } = await store.spaces.add(leaver.id, 'Passed on');
      await store.engine.db
        .insertInto('parley_members')
        .values({
          space_id: spaceId,
          profile_id: heir.id,
          role: 'admin',
          created_at: new Date().toISOString(),
        })
        .execute();
      const add = (owner: Owner, id: string) =>
        store.uploads.add({ ...owner, id: spaceId }, { id, fileName: 'shop.db', bytes: 700 });
      await add(leaver, 'left');
      await add(heir, 'own');
      await store.members.handOver(leaver);
      expect(await store.uploads.totalBytes({ id: spaceId, personId: heir.id })).toEqual({
        ofSpace: 1_400,
        ofPerson: 700,
      });
      await store.spaces.remove(spaceId);
    });

    test('count uploads for a person only in spaces that they belong to', async () => {
      const space = await store.spaces.add(owner.personId, 'Sales');
      const files = [owner, { ...owner, id: space.id }].map(({ id }) => ({ id: randomUUID(), spaceId: id }));
      for (const { id, spaceId } of files)
        await store.uploads.add({ ...owner, id: spaceId }, { id, fileName: 'shop.db', bytes: 700 });
      const there = { id: space.id, personId: owner.personId };
      expect(await store.uploads.totalBytes(there)).toEqual({ ofSpace: 700, ofPerson: 1_400 });
      await store.engine.db.deleteFrom('parley_members').where('space_id', '=', space.id).execute();
      expect(await store.uploads.totalBytes(there)).toEqual({ ofSpace: 700, ofPerson: 700 });
      for (const { id, spaceId } of files) await store.uploads.removeUnused(spaceId, id);
      await store.spaces.remove(space.id);
    });

    test('keep an upload as long as one of them uses it', async () => {
      const upload = { id: randomUUID(), fileName: 'shop.db', bytes: 5_000_000_000 };
      await store.uploads.add(owner, upload);
      expect(await store.uploads.find(owner.id, upload.id)).toMatchObject({ fileName: 'shop.db' });
      expect(await store.uploads.find(stranger, upload.id)).toBeNull();
      const total = 5_000_000_000;
      expect(await store.uploads.totalBytes(owner)).toEqual({ ofSpace: total, ofPerson: total });
      const elsewhere = { id: stranger, personId: owner.personId };
      expect(await store.uploads.totalBytes(elsewhere)).toEqual({ ofSpace: 0, ofPerson: total });
      const { id } = await add({ type: 'sqlite', uploadId: upload.id, file: 'shop.db' });
      const later = Date.now() + limits.connection.unusedUpload + 1_000;
      expect(await store.uploads.takeStale(later)).toEqual([]);
      expect(await store.uploads.removeUnused(owner.id, upload.id)).toBe(false);
      await store.connections.remove(owner.id, id);
      expect(await store.uploads.removeUnused(stranger, upload.id)).toBe(false);
      expect(await store.uploads.takeStale(Date.now())).toEqual([]);
      expect(await store.uploads.takeStale(later)).toMatchObject([{ id: upload.id, spaceId: owner.id }]);
      expect(await store.uploads.find(owner.id, upload.id)).toBeNull();
    });
  });

  test('counts attempts in a window, forgets them after it, and takes one back', async () => {
    const count = (now: number) => store.attempts.count({ key: 'sign-in', window: 1_000, now, cost: 1 });
    expect(await count(5_000)).toEqual({ count: 1, expiresAt: 6_000 });
    expect(await count(5_900)).toEqual({ count: 2, expiresAt: 6_000 });
    await store.attempts.refund('sign-in');
    expect(await count(5_950)).toEqual({ count: 2, expiresAt: 6_000 });
    expect(await count(6_000)).toEqual({ count: 1, expiresAt: 7_000 });
  });

  test('loses no attempt when many are counted at once', async () => {
    const counts = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.attempts.count({ key: 'at once', window: 1_000, now: 5_000, cost: 1 }),
      ),
    );
    expect(counts.map((entry) => entry.count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    await store.attempts.sweep(6_000);
    expect((await store.attempts.count({ key: 'at once', window: 1_000, now: 6_000, cost: 3 })).count).toBe(
      3,
    );
    expect((await store.attempts.count({ key: 'at once', window: 1_000, now: 6_500, cost: 2 })).count).toBe(
      5,
    );
  });

  test('takes a profile’s records along when the profile goes', async () => {
    const eve = personally({ id: 'profile-eve', email: 'eve@example.com' });
    await addProfile(store, eve);
    await store.subscriptions.choose(eve, { plan: 'free', maxTools: 2, priceMonthly: 0 });
    const upload = { id: randomUUID(), fileName: 'shop.db', bytes: 1 };
    await store.uploads.add(eve, upload);
    await store.connections.add(eve, {
      name: 'Shop',
      description: '',
      type: 'sqlite',
      host: '',
      port: null,
      database: '',
      username: '',
      usesConnectionString: false,
      ssl: 'disable',
      uploadId: upload.id,
      file: 'shop.db',
      allowWrites: false,
      savedToolsOnly: false,
      schemas: [],
      trustedFunctions: [],
      isSample: false,
      seal: () => null,
    });
    await store.engine.db.deleteFrom('parley_profiles').where('id', '=', eve.id).execute();
    expect(await store.connections.list(eve.id)).toEqual([]);
    expect(await store.uploads.find(eve.id, upload.id)).toBeNull();
    expect(await store.subscriptions.findActive(eve.id)).toBeNull();
  });
});

test('many servers may start at once on one empty PostgreSQL', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const stores = await Promise.all(
    Array.from({ length: 4 }, () => open({ dataDir: newFolder(), databaseUrl })),
  );
  await Promise.all(stores.map((store) => store.ping()));
  await addProfile(stores[0] as Store, { id: 'a', email: 'a@example.com' });
  expect(await stores[3]?.accountLookups.idOf('a@example.com')).toEqual(expect.any(String));
  await Promise.all(stores.map((store) => store.close()));
});

test('a second server on one folder is told so, and may start once the first has stopped', async () => {
  const place = { dataDir: newFolder(), databaseUrl: undefined };
  const first = await open(place);
  await expect(open(place)).rejects.toThrow(DataDirInUseError);
  await first.close();
  await (await open(place)).close();
});

test('the embedded store is durable and for its owner only', async () => {
  const dataDir = newFolder();
  const store = await open({ dataDir, databaseUrl: undefined });
  const read = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.engine.db)).rows[0] ?? {},
    )[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(statSync(join(dataDir, 'parley.db')).mode & 0o777).toBe(0o600);
  await store.close();
});

test('a store that cannot be reached is said to be unavailable', async () => {
  const unreachable = open({ dataDir: newFolder(), databaseUrl: 'postgres://parley@127.0.0.1:1/none' });
  const error = await unreachable.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ParleyError);
  expect(error).toMatchObject({ code: 'store_unavailable' });
});

async function addProfile(store: Store, { id, email }: { id: string; email: string }): Promise<void> {
  const now = new Date().toISOString();
  await store.engine.db
    .insertInto('parley_profiles')
    .values({ id, email, name: '', email_verified: false, created_at: now, updated_at: now })
    .execute();
}

function emptySchema(): DatabaseSchema {
  return {
    tables: [],
    relationships: [],
    metadata: {
      schema_version: 1,
      generated_at: new Date().toISOString(),
      tables_count: 0,
      relationships_count: 0,
    },
    fingerprint: 'empty',
  };
}
