import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from '@parley/contract/schema';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBuiltin } from '../src/ai/builtin/provider.ts';
import type { ColumnProfile, ToolDraft } from '../src/ai/port.ts';
import { createSampleShop } from '../src/connections/sample/create-sample-shop.ts';
import { openMysql } from '../src/databases/mysql/open.ts';
import type { Database } from '../src/databases/port.ts';
import { openPostgres } from '../src/databases/postgres/open.ts';
import { openSqlite } from '../src/databases/sqlite/open.ts';
import { awkwardTables } from './awkward-tables.ts';
import { type MariadbServer, startMariadbServer } from './mariadb-server.ts';
import { createDatabase } from './postgres-cluster.ts';

/** Databases of others, which lie beside the checkout and never in it. */
const samples = new URL('../../../shared/data/', import.meta.url);
const others = existsSync(samples) ? ['northwind', 'awkward', 'tbls'] : [];

const builtin = createBuiltin();
const calling = { signal: new AbortController().signal };
const today = '2026-11-15';
let folder: string;
let mariadb: MariadbServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-builtin-'));
  mariadb = await startMariadbServer();
});

afterAll(async () => {
  await builtin.close();
  await mariadb?.close();
  await rm(folder, { recursive: true });
});

/** A number of seconds since 1970 is told from any other number by its values alone. */
const profiles: ColumnProfile[] = ['', 'public'].map((schema) => ({
  schema,
  table: 'article_reviews',
  column: 'created_at',
  values: null,
  min: '1770000000',
  max: '1771000000',
}));

const engines: Record<Dialect, (statements: string[]) => Promise<Database>> = {
  sqlite: async (statements) => {
    const file = join(folder, `${statements.length}-${statements[0]?.length}.db`);
    const outside = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    for (const statement of statements) outside.exec(statement);
    outside.close();
    return openSqlite({ file, root: folder });
  },
  postgres: async (statements) => {
    const url = new URL(await createDatabase(inject('postgresUrl')));
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    const place = { host: url.hostname, port: Number(url.port), database: url.pathname.slice(1) };
    return openPostgres({ ...place, user: url.username, password: '', ssl: 'disable' });
  },
  mysql: async (statements) => {
    const account = await mariadb.createDatabase();
    const client = await mysql.createConnection({ ...account, multipleStatements: true });
    for (const statement of statements) await client.query(statement);
    await client.end();
    return openMysql({ ...account, ssl: 'disable' });
  },
};

describe.each(['sqlite', 'postgres', 'mysql'] as const)('%s', (dialect) => {
  test('[L04] everything it could ever propose for awkward tables prepares and runs with its defaults', async () => {
    const database = await engines[dialect](awkwardTables(dialect));
    const { count, broken } = await prove(database, { rounds: Number.POSITIVE_INFINITY });
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(60);
  });

  test.skipIf(others.length === 0).each(others)(
    '[L04] what it proposes for %s prepares and runs with its defaults',
    async (name) => {
      const script = readFileSync(new URL(`${dialect}/${name}.sql`, samples), 'utf8');
      const { count, broken } = await prove(await engines[dialect]([script]), { rounds: 2 });
      expect(broken).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(16);
    },
  );
});

test('[L04] everything it could ever propose for the sample shop runs, and most of it finds rows', async () => {
  const file = join(folder, 'shop.db');
  createSampleShop(file, new Date(`${today}T12:00:00Z`));
  const database = await openSqlite({ file, root: folder });
  const { count, broken, empty } = await prove(database, { rounds: Number.POSITIVE_INFINITY });
  expect(broken).toEqual([]);
  expect(empty.length).toBeLessThan(count / 10);
});

type Proof = { count: number; broken: string[]; empty: string[] };

/** Asks again and again for others, and runs each as it was proposed. */
async function prove(database: Database, { rounds }: { rounds: number }): Promise<Proof> {
  const schema = await database.introspect();
  const proof: Proof = { count: 0, broken: [], empty: [] };
  const exclude: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const task = { dialect: database.dialect, schema, profiles, exclude, systemDescription: '', today };
    const { value: drafts } = await builtin.suggestTools(task, calling);
    if (drafts.length === 0) break;
    exclude.push(...drafts.map(({ name }) => name));
    for (const draft of drafts) await proveOne(database, { draft, schema, proof });
  }
  await database.close();
  return proof;
}

type Proving = { draft: ToolDraft; schema: Awaited<ReturnType<Database['introspect']>>; proof: Proof };

async function proveOne(database: Database, { draft, schema, proof }: Proving): Promise<void> {
  const { dialect } = database;
  const tables = schema.tables.filter(({ schema: place, name }) =>
    draft.tables.includes(place === '' ? name : `${place}.${name}`),
  );
  const task = { dialect, tables, relationships: schema.relationships, profiles, draft, failed: null, today };
  const { value: written } = await builtin.writeSql(task, calling);
  proof.count += 1;
  try {
    const parameters = [...written.parameters];
    const statement = await database.approveRead({ sql: written.sql, parameters, values: {} });
    await database.prepare(statement);
    const { rows } = await database.query(statement);
    if (rows.length === 0) proof.empty.push(draft.name);
  } catch (error) {
    proof.broken.push(`${draft.name}: ${error instanceof Error ? error.message : error}\n${written.sql}`);
  }
}
