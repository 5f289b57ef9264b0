import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSchema, Dialect } from '@parley/contract/database-schema';
import type { ParameterValue } from '@parley/contract/parameters';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBuiltinProvider } from '../../src/ai/builtin/provider.ts';
import type { ColumnProfile, ToolDraft, WrittenSql } from '../../src/ai/port.ts';
import { createSampleShop } from '../../src/connections/sample/create-sample-shop.ts';
import { openMysql } from '../../src/databases/mysql/open-database.ts';
import type { Database } from '../../src/databases/port.ts';
import { openPostgres } from '../../src/databases/postgres/open-database.ts';
import { openSqlite } from '../../src/databases/sqlite/open-database.ts';
import { awkwardTables } from '../awkward-tables.ts';
import { mariadbTarget, postgresTarget } from '../servers/database-server-targets.ts';
import { type MariadbServer, startMariadbServer } from '../servers/mariadb-server.ts';
import { createDatabase } from '../servers/postgres-cluster.ts';

/** Databases of others, which lie beside the checkout and never in it. */
const samples = new URL('../../../../shared/data/', import.meta.url);
const others = existsSync(samples) ? ['northwind', 'tbls'] : [];

const engine = createBuiltinProvider();
const builtin = engine.providerFor('ada');
const calling = { signal: new AbortController().signal };
const today = '2026-11-15';
let folder: string;
let mariadb: MariadbServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-builtin-'));
  mariadb = await startMariadbServer();
});

afterAll(async () => {
  await engine.close();
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
    return openPostgres(postgresTarget(url));
  },
  mysql: async (statements) => {
    const account = await mariadb.createDatabase();
    const client = await mysql.createConnection({ ...account, multipleStatements: true });
    for (const statement of statements) await client.query(statement);
    await client.end();
    return openMysql(mariadbTarget(account));
  },
};

describe.each(['sqlite', 'postgres', 'mysql'] as const)('%s', (dialect) => {
  let database: Database;

  beforeAll(async () => {
    database = await engines[dialect](awkwardTables(dialect));
  });

  afterAll(() => database?.close());

  test('[L04] everything it could ever propose for awkward tables prepares and runs with its defaults', async () => {
    const { statements, broken } = await prove(database, Number.POSITIVE_INFINITY);
    expect(broken).toEqual([]);
    expect(statements.length).toBeGreaterThan(60);
    expect(statements.join('\n')).not.toContain('Passwort');
  });

  test.each<[string, Record<string, ParameterValue>, (string | number)[][]]>([
    ['Revenue per month', {}, [['2026-03-01', 117.1, 1]]],
    ['Revenue per month', { to: '2026-03-01' }, [['2026-03-01', 117.1, 1]]],
    ['Revenue per month', { to: '2026-02-28' }, []],
    [
      'Orders per quarter',
      {},
      [
        ['2026-01-01', 1],
        ['2026-04-01', 1],
      ],
    ],
    ['Orders per week', { from: '2026-03-15' }, [['2026-03-30', 1]]],
    ['Orders per year', {}, [[2026, 2]]],
    [
      'Orders by day of the week',
      {},
      [
        [3, 'Wednesday', 1],
        [7, 'Sunday', 1],
      ],
    ],
    [
      'Orders by status',
      {},
      [
        ['open', 2, 66.7],
        ['done', 1, 33.3],
      ],
    ],
    ['Latest orders', { status: 'open', kunden: "o'hara" }, [['eu', 1]]],
    ['Flights not delivered yet', { from: '2026-02-03', to: '2026-02-03' }, [[2]]],
    ['Flights delivered late', {}, [[1]]],
    ['Overdue flights', { as_of: '2026-02-03' }, []],
    ['Overdue flights', { as_of: '2026-02-04' }, [[2]]],
    ['Days until flights are delivered', {}, [['2026-01-01', 0.4, 0.4, 0.4, 1]]],
    ['Find staff members by name', { search: 'ADA nord' }, [[1, 'Ada Nord']]],
    ['Staff members and their bosses', { boss: 'Nord' }, [[2, 'Bo Lund']]],
    ['Kunden without orders', {}, [[2, 'Zoë 東京']]],
    [
      'Kunden without orders',
      { since: '2026-05-01' },
      [
        [1, "O'Hara; --"],
        [2, 'Zoë 東京'],
      ],
    ],
    ['Articles by average stars', { from: '2026-02-10' }, [['Lamp', 2, 1]]],
    ['Articles low in stock', { threshold: 0 }, [[1, 'Lamp']]],
    [
      'Revenue compared with an earlier period',
      { from: '2026-03-01', to: '2026-03-31', earlier_from: '2026-02-01', earlier_to: '2026-02-28' },
      [[117.1, 0]],
    ],
  ])('%s with %o tells the truth', async (name, values, expected) => {
    const rows = await answer(database, name, values);
    const told = rows.map((row, index) =>
      row.slice(0, expected[index]?.length).map((cell, at) => likeIn(expected[index]?.[at], cell)),
    );
    expect(told).toEqual(expected);
  });

  test.skipIf(others.length === 0).each(others)(
    '[L04] what it proposes for %s prepares and runs with its defaults',
    async (name) => {
      const script = readFileSync(new URL(`${dialect}/${name}.sql`, samples), 'utf8');
      const other = await engines[dialect]([script]);
      const { statements, broken } = await prove(other, 2);
      await other.close();
      expect(broken).toEqual([]);
      expect(statements.length).toBeGreaterThanOrEqual(16);
    },
  );
});

test('[L04] everything it could ever propose for the sample shop runs, and most of it finds rows', async () => {
  const file = join(folder, 'shop.db');
  createSampleShop(file, new Date(`${today}T12:00:00Z`));
  const database = await openSqlite({ file, root: folder });
  const { statements, broken, empty } = await prove(database, Number.POSITIVE_INFINITY);
  await database.close();
  expect(broken).toEqual([]);
  expect(empty.length).toBeLessThan(statements.length / 10);
});

type Proof = { statements: string[]; broken: string[]; empty: string[] };

/** Asks again and again for others, and runs each as it was proposed. */
async function prove(database: Database, rounds: number): Promise<Proof> {
  const schema = await database.introspect();
  const proof: Proof = { statements: [], broken: [], empty: [] };
  const exclude: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const task = { dialect: database.dialect, schema, profiles, exclude, systemDescription: '', today };
    const { value: drafts } = await builtin.suggestTools(task, calling);
    if (drafts.length === 0) break;
    exclude.push(...drafts.map(({ name }) => name));
    for (const draft of drafts) await proveOne(database, { draft, schema, proof });
  }
  return proof;
}

type Proving = { draft: ToolDraft; schema: DatabaseSchema; proof: Proof };

async function proveOne(database: Database, { draft, schema, proof }: Proving): Promise<void> {
  const written = await write(database, schema, draft);
  proof.statements.push(written.sql);
  try {
    const rows = await run(database, written, {});
    if (rows.length === 0) proof.empty.push(draft.name);
  } catch (error) {
    proof.broken.push(`${draft.name}: ${error instanceof Error ? error.message : error}\n${written.sql}`);
  }
}

/** From the tables of the draft alone, as a caller does who shows no more than is needed. */
async function write(database: Database, schema: DatabaseSchema, draft: ToolDraft): Promise<WrittenSql> {
  const tables = schema.tables.filter(({ schema: place, name }) =>
    draft.tables.includes(place === '' ? name : `${place}.${name}`),
  );
  const { dialect } = database;
  const task = { dialect, tables, relationships: schema.relationships, profiles, draft, failed: null, today };
  return (await builtin.writeSql(task, calling)).value;
}

async function run(
  database: Database,
  { sql, parameters }: WrittenSql,
  values: Record<string, ParameterValue>,
) {
  const statement = await database.approveRead({ sql, parameters: [...parameters], values });
  await database.prepare(statement);
  return (await database.query(statement)).rows;
}

async function answer(database: Database, name: string, values: Record<string, ParameterValue>) {
  const schema = await database.introspect();
  const tables = schema.tables.map(({ schema: place, name: table }) =>
    place === '' ? table : `${place}.${table}`,
  );
  const draft: ToolDraft = { name, description: '', tables, fields: [], type: 'query' };
  return run(database, await write(database, schema, draft), values);
}

/** Engines write the same number in their own ways. */
function likeIn(expected: string | number | undefined, cell: string | null): string | number | null {
  return typeof expected === 'number' && cell !== null ? Number(cell) : cell;
}
