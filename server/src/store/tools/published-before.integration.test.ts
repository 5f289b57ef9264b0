import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { fillEveryTable } from '../../../testing/fill-every-table.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { migrate } from '../database/migrate.ts';
import { openEngine } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-published-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engines: Record<string, () => Promise<string | undefined>> = {
  SQLite: async () => undefined,
  PostgreSQL: () => createDatabase(inject('postgresUrl')),
};
const now = '2026-11-15T09:00:00.000Z';

test.each(Object.entries(engines))(
  '[N08] what a shared space had is published, but for what changes data, on %s',
  async (name, address) => {
    const databaseUrl = await address();
    const engine = await openEngine({
      dataDir: join(folder, name),
      databaseUrl,
      onIdleError: () => undefined,
    });
    const { db } = engine;
    await migrate(engine, '0024-ai-exchanges');
    await sql`insert into parley_agent_clients (id, name, redirect_uris, created_at)
      values ('client', 'An agent', '[]', ${now})`.execute(db);
    for (const id of ['alone', 'changes', 'reads']) {
      await fillEveryTable(db, { id, email: `${id}@example.com` }, 'client');
    }
    await migrate(engine, '0028-space-events');
    await sql`insert into parley_spaces (id, kind, name, created_at, updated_at)
      values ('sales', 'shared', 'Sales', ${now}, ${now})`.execute(db);
    await sql`update parley_tools set type = 'query'`.execute(db);
    await sql`update parley_tools set space_id = 'sales' where profile_id <> 'alone'`.execute(db);
    await sql`update parley_tools set type = 'mutation' where profile_id = 'changes'`.execute(db);
    await migrate(engine);
    const tools = await db
      .selectFrom('parley_tools')
      .select(['profile_id', 'published_by'])
      .orderBy('profile_id')
      .execute();
    await engine.close();
    expect(tools).toEqual([
      { profile_id: 'alone', published_by: null },
      { profile_id: 'changes', published_by: null },
      { profile_id: 'reads', published_by: 'reads@example.com' },
    ]);
  },
);
