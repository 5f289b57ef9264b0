import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type TableMetadata } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillEveryTable, tablesOf } from '../../../testing/fill-every-table.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { ownedBy, personally } from '../acting-member.ts';
import { openStore, type Store } from '../store.ts';
import { tablesWithoutPersonalData, tablesWithPersonalData } from './tables-with-personal-data.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-people-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const engines: Record<string, () => Promise<string | undefined>> = {
  SQLite: async () => undefined,
  PostgreSQL: () => createStoreDatabase(inject('postgresUrl')),
};

/** Columns by which a row belongs to somebody, whatever else it holds. */
const ownerColumns = ['profile_id', 'user_id', 'user_email'];
const looksSecret = /sealed|hash$|token$|password|secret|vector|lease(_id)?$/;

describe.each(Object.entries(engines))('everything of a person on %s', (_name, databaseUrl) => {
  let store: Store;
  let tables: TableMetadata[];
  beforeAll(async () => {
    store = await openStore({ dataDir, databaseUrl: await databaseUrl(), onIdleError: () => undefined });
    tables = await tablesOf(store.engine.db);
  });
  afterAll(() => store.close());

  const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns ?? [];

  test('[Q06] every table is known to hold something of a person, or nothing', () => {
    const known = [
      ...tablesWithPersonalData.map(({ table }) => table),
      ...Object.keys(tablesWithoutPersonalData),
    ];
    expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
    for (const name of Object.keys(tablesWithoutPersonalData)) {
      const owners = columnsOf(name).filter((column) => ownerColumns.includes(column.name));
      expect([name, owners]).toEqual([name, []]);
    }
  });

  test('[Q06] every column that could hold a secret is withheld from an export', () => {
    for (const { table, withheld, isSecret } of tablesWithPersonalData) {
      if (isSecret) continue;
      const secret = columnsOf(table)
        .map(({ name }) => name)
        .filter((name) => looksSecret.test(name));
      expect([table, secret.filter((name) => !withheld.includes(name))]).toEqual([table, []]);
    }
  });

  const fill = async (person: { id: string; email: string }): Promise<void> => {
    const { id } = await store.agentClients.add({ name: 'An agent', redirectUris: ['https://a.example/'] });
    await fillEveryTable(store.engine.db, person, id);
  };

  /** Rows in which the id or the address stands anywhere. */
  async function mentions(person: { id: string; email: string }): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        store.engine.db,
      );
      const own = rows.filter((row) => {
        const text = JSON.stringify(row);
        return text.includes(person.id) || text.includes(person.email);
      });
      if (own.length > 0) found[name] = own.length;
    }
    return found;
  }

  async function exported(id: string) {
    const parts: Record<string, Record<string, unknown>[]> = {};
    for await (const { name, rows } of store.people.rowsOf(id))
      parts[name] = [...(parts[name] ?? []), ...rows];
    return parts;
  }

  test('[Q06] is exported without a secret, and deleted to the last row, and nobody else’s', async () => {
    const leaving = { id: randomUUID(), email: 'leaving@example.com' };
    const staying = { id: randomUUID(), email: 'staying@example.com' };
    await fill(leaving);
    await fill(staying);
    const before = await mentions(staying);
    expect(Object.keys(before).toSorted()).toEqual(
      tablesWithPersonalData.map(({ table }) => table).toSorted(),
    );

    const parts = await exported(leaving.id);
    const open = tablesWithPersonalData.filter(({ isSecret }) => !isSecret);
    expect(Object.keys(parts)).toEqual(open.map(({ name }) => name));
    for (const { name } of open) expect([name, parts[name]?.length]).toEqual([name, 1]);
    const text = JSON.stringify(parts);
    expect(text).not.toContain(`withheld-${leaving.id}`);
    expect(text).not.toContain(staying.id);

    await store.people.remove(leaving.id);
    expect(await mentions(leaving)).toEqual({});
    expect(await mentions(staying)).toEqual(before);
    await store.people.remove(staying.id);
  });

  test('[Q06] of which there are more rows than fit into one page is exported and deleted whole', async () => {
    const owner = { id: randomUUID(), email: 'many@example.com' };
    await fill(owner);
    const rows = Array.from({ length: 1_201 }, (_, at) => ({
      id: `usage-${at}`,
      ...ownedBy(personally(owner)),
      task: 'explain',
      provider: 'builtin',
      model: 'builtin',
      input_tokens: at,
      output_tokens: 0,
      cost: null,
      created_at: '2026-11-15T09:00:00.000Z',
    }));
    await store.engine.db.insertInto('parley_ai_usage').values(rows).execute();
    const usage = (await exported(owner.id)).ai_usage ?? [];
    expect(new Set(usage.map(({ id }) => id)).size).toBe(1_202);
    await store.people.remove(owner.id);
    expect(await mentions(owner)).toEqual({});
  });
});
