import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillEveryTable, tablesOf } from '../../../testing/fill-every-table.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { personally } from '../acting-member.ts';
import { migrate } from '../database/migrate.ts';
import type { StoreEngine } from '../database/store-engine-types.ts';
import { openEngine, openStore, type Store } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-spaces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engines: Record<string, () => Promise<string | undefined>> = {
  SQLite: async () => undefined,
  PostgreSQL: () => createDatabase(inject('postgresUrl')),
};
const people = [
  { id: 'person-ada', email: 'ada@example.com' },
  { id: 'person-eve', email: 'eve@example.com' },
];

type Row = Record<string, unknown>;

describe.each(Object.entries(engines))('a store from before there were spaces, on %s', (name, address) => {
  let before: Map<string, Row[]>;
  let store: Store;
  beforeAll(async () => {
    const place = { dataDir: join(folder, name), databaseUrl: await address(), onIdleError: () => undefined };
    const engine = await openEngine(place);
    await migrate(engine, '0024-ai-exchanges');
    await sql`insert into parley_agent_clients (id, name, redirect_uris, created_at)
      values ('client', 'An agent', '[]', '2026-11-15T09:00:00.000Z')`.execute(engine.db);
    for (const person of people) await fillEveryTable(engine.db, person, 'client');
    before = await rowsOf(engine);
    await engine.close();
    store = await openStore(place);
  });
  afterAll(() => store.close());

  test('[N01] gives everybody a personal space and keeps every row and every value in it', async () => {
    const after = await rowsOf(store.engine);
    expect(before.size).toBeGreaterThan(30);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {});
      const asBefore = after
        .get(table)
        ?.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      expect([table, asBefore]).toEqual([table, rows]);
    }
    const moved = [...after].filter(([, rows]) => rows.some((row) => 'space_id' in row));
    for (const [table, rows] of moved) {
      const spaces = rows.map((row) => [row.space_id, row.space_id === row.profile_id]);
      expect([table, spaces]).toEqual([table, people.map(({ id }) => [id, true])]);
    }
    const owned = [...after].filter(([, rows]) => rows.some((row) => 'profile_id' in row));
    expect(moved.map(([table]) => table)).toEqual(owned.map(([table]) => table));
    expect(after.get('parley_spaces')).toMatchObject(people.map(({ id }) => ({ id, kind: 'personal' })));
  });

  test('[N01] what a person had is theirs as before, and nobody else’s', async () => {
    const [ada, eve] = people.map(personally);
    if (!ada || !eve) throw new Error('There are two people.');
    const tool = `parley_tools of ${ada.id}`;
    expect(await store.tools.seesAll(ada, [tool])).toBe(true);
    expect(await store.tools.seesAll(eve, [tool])).toBe(false);
    expect(await store.toolsets.list(ada.id)).toMatchObject([{ toolIds: [tool] }]);
    expect((await store.conversations.list(ada)).map(({ id }) => id)).toEqual([
      `parley_conversations of ${ada.id}`,
    ]);
  });

  test('[N01] an account and its personal space come and go together', async () => {
    const { db } = store.engine;
    const now = '2026-11-15T09:00:00.000Z';
    await sql`insert into parley_profiles (id, email, email_verified, name, created_at, updated_at)
      values ('person-new', 'new@example.com', ${name === 'SQLite' ? 0 : true}, '', ${now}, ${now})`.execute(
      db,
    );
    const space = () => db.selectFrom('parley_spaces').selectAll().where('id', '=', 'person-new').execute();
    expect(await space()).toHaveLength(1);
    await db.deleteFrom('parley_profiles').where('id', '=', 'person-new').execute();
    expect(await space()).toEqual([]);
  });

  test('[N01] no row is stored without its space, and none outlives it', async () => {
    const { db } = store.engine;
    for (const { name: table, columns } of await tablesOf(db)) {
      const isFilled = (before.get(table)?.length ?? 0) > 0;
      if (!isFilled || !columns.some((column) => column.name === 'space_id')) continue;
      const copied = columns.filter((column) => column.name !== 'space_id').map((column) => column.name);
      const list = sql.join(copied.map((column) => sql.ref(column)));
      const insert = sql`insert into ${sql.table(table)} (${list}) select ${list} from ${sql.table(table)}`;
      await expect(insert.execute(db), table).rejects.toThrow(/space_id/);
    }
    const ada = people[0]?.id ?? '';
    await db.deleteFrom('parley_spaces').where('id', '=', ada).execute();
    for (const [table, rows] of await rowsOf(store.engine)) {
      expect([table, rows.filter((row) => row.space_id === ada)]).toEqual([table, []]);
    }
  });
});

/** All of them, in an order that does not depend on the engine. */
async function rowsOf({ db }: StoreEngine): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('parley_migrations')) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    found.set(
      name,
      rows.toSorted((a, b) =>
        JSON.stringify(Object.entries(a).sort()).localeCompare(JSON.stringify(Object.entries(b).sort())),
      ),
    );
  }
  return found;
}
