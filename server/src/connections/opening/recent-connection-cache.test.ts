import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../store/store.ts';
import { recentConnections } from './recent-connection-cache.ts';

const owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' as const };
const details = {
  name: 'shop',
  description: '',
  type: 'postgres',
  host: 'db.example.com',
  port: 5432,
  database: 'shop',
  username: 'ada',
  usesConnectionString: false,
  ssl: 'disable',
  uploadId: null,
  file: null,
  allowWrites: false,
  savedToolsOnly: false,
  schemas: [],
  trustedFunctions: [],
} as const;

describe('recent connections', () => {
  let folder: string;
  let store: Store;
  let id: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-recent-'));
    store = await openStore({ dataDir: folder, databaseUrl: undefined, onIdleError: () => undefined });
    await store.engine.db
      .insertInto('parley_profiles')
      .values({
        id: owner.id,
        name: 'Ada',
        email: owner.email,
        email_verified: false,
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      })
      .execute();
    const added = await store.connections.add(owner, { ...details, isSample: false, seal: () => null });
    id = added?.id ?? '';
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const rename = (name: string) =>
    store.connections.change(owner.id, id, { ...details, name, sealedSecret: null });

  test('are as they were a moment ago, and as they are a moment later', async () => {
    const recent = recentConnections(store);
    expect(await recent.find(owner.id, id)).toMatchObject({ name: 'shop' });
    await rename('changed on another server');
    expect(await recent.find(owner.id, id)).toMatchObject({ name: 'shop' });
    vi.setSystemTime(Date.now() + 2_000);
    expect(await recent.find(owner.id, id)).toMatchObject({ name: 'changed on another server' });
  });

  test('are forgotten at once when this server changes them, also by whoever was reading just then', async () => {
    const recent = recentConnections(store);
    const reading = recent.find(owner.id, id);
    recent.forget(id);
    await reading;
    await rename('changed here');
    expect(await recent.find(owner.id, id)).toMatchObject({ name: 'changed here' });
  });

  test('are nobody else’s', async () => {
    const recent = recentConnections(store);
    await recent.find(owner.id, id);
    expect(await recent.find('eve', id)).toBeNull();
  });
});
