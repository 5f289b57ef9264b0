import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from '@parley/contract/database-schema';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '../../../../testing/servers/postgres-cluster.ts';
import { loadParser } from '../../../sql/parse-postgres.ts';
import { placeParameters } from '../../../sql/place-postgres-parameters.ts';
import { checkFactsAgainstRules } from './check-facts-against-rules.ts';
import { generateStatements } from './corpus/generate-statements.ts';
import { legal } from './corpus/permitted-cases.ts';
import { ruledShop, shopParameters } from './corpus/ruled-shop.ts';
import { readFactsForRules } from './read-facts-for-rules.ts';

/** What a statement gives: its rows in any order, or that it fails. */
type Run = (sql: string) => Promise<string>;
type Engine = {
  dialect: Dialect;
  /** With rows that the rules hide, and without them. */
  withHidden: Run;
  without: Run;
  close(): Promise<void>;
};

const values: Record<string, unknown> = {
  region: 'Nordics',
  city: 'Oslo',
  mail: 'a@example.com',
  teams: ['red'],
  branch: 1,
  wanted: '1',
};

function statements(hasHidden: boolean): string[] {
  const hidden = hasHidden ? ['South', 'b@example.com', 'blue'] : [];
  // Some ids are those of both regions.
  const rows = [
    ...[0, 1, 2, 3].map((id) => ({ id, name: 'Nordics', branch: 1 })),
    ...hidden.slice(0, 1).flatMap((name) => [2, 3, 4, 5].map((id) => ({ id, name, branch: 2 }))),
  ];
  return [
    'CREATE TABLE orders (id INTEGER, region VARCHAR(20), amount INTEGER, customer_id INTEGER, day VARCHAR(20), branch_id INTEGER)',
    'CREATE TABLE customers (id INTEGER, name VARCHAR(20), region VARCHAR(20))',
    'CREATE TABLE products (id INTEGER, name VARCHAR(20), price INTEGER)',
    'CREATE TABLE notes (id INTEGER, team VARCHAR(20), body VARCHAR(20))',
    'CREATE TABLE letters (id INTEGER, mail VARCHAR(20), body VARCHAR(20))',
    'CREATE TABLE branches (id INTEGER, branch_id INTEGER, name VARCHAR(20))',
    'CREATE VIEW open_view AS SELECT id, name FROM products',
    ...rows.flatMap(({ id, name, branch }) => [
      `INSERT INTO orders VALUES (${id}, '${name}', ${id}, ${id}, '1', ${branch})`,
      `INSERT INTO customers VALUES (${id}, '${name}', '${name}')`,
    ]),
    ...Array.from({ length: 6 }, (_, id) => `INSERT INTO products VALUES (${id}, 'p${id}', ${id})`),
    ...['red', ...hidden.slice(2)].map((team) => `INSERT INTO notes VALUES (1, '${team}', '${team}')`),
    ...['a@example.com', ...hidden.slice(1, 2)].map(
      (mail) => `INSERT INTO letters VALUES (1, '${mail}', '${mail}')`,
    ),
    ...['1', ...(hasHidden ? ['2'] : [])].map(
      (branch) => `INSERT INTO branches VALUES (1, ${branch}, 'b${branch}')`,
    ),
  ];
}

const wouldTell = 100;

const told = (rows: readonly unknown[]) => JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted());

function sqliteEngine(): Engine {
  const open = (hasHidden: boolean) => {
    const database = new DatabaseSync(':memory:');
    for (const sql of statements(hasHidden)) database.exec(sql);
    const run: Run = async (sql) => {
      try {
        const listed = sql.replaceAll(/\(:teams\)/g, "('red')");
        const statement = database.prepare(listed);
        statement.setAllowUnknownNamedParameters(true);
        const { teams: _, ...given } = values;
        return told(statement.all(given as Record<string, string>));
      } catch (error) {
        return `fails: ${String(error)}`;
      }
    };
    return { database, run };
  };
  const [one, other] = [open(true), open(false)];
  return {
    dialect: 'sqlite',
    withHidden: one.run,
    without: other.run,
    close: async () => [one, other].forEach(({ database }) => void database.close()),
  };
}

async function postgresEngine(): Promise<Engine> {
  const open = async (hasHidden: boolean) => {
    const client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) });
    await client.connect();
    for (const sql of statements(hasHidden)) await client.query(sql);
    const run: Run = async (sql) => {
      const placed = placeParameters(sql, new Set(['teams']));
      if ('refused' in placed) return placed.refused;
      try {
        return told(
          (
            await client.query(
              placed.text,
              placed.names.map((name) => values[name]),
            )
          ).rows,
        );
      } catch (error) {
        return `fails: ${String(error)}`;
      }
    };
    return { client, run };
  };
  const [one, other] = [await open(true), await open(false)];
  return {
    dialect: 'postgres',
    withHidden: one.run,
    without: other.run,
    close: async () => void (await Promise.all([one.client.end(), other.client.end()])),
  };
}

/** A server answers more slowly than a library. */
const engines = {
  SQLite: { start: async () => sqliteEngine(), count: 2_000 },
  PostgreSQL: { start: postgresEngine, count: 800 },
};

test.each(Object.entries(engines))(
  '[N07] what is open to askers gives the same on %s, whether there are rows that the rules hide or not',
  { timeout: 120_000 },
  async (_name, { start, count }) => {
    await loadParser();
    const engine = await start();
    const { dialect } = engine;
    const isOpen = async (sql: string) =>
      checkFactsAgainstRules({
        dialect,
        reading: await readFactsForRules({ dialect, sql }),
        parameters: shopParameters,
        ...ruledShop(dialect),
        trustedFunctions: [],
      }) === null;
    const made = generateStatements(7, count);
    const ofCorpus = legal.filter(({ only }) => !only || only.includes(dialect)).map(({ sql }) => sql);
    const counts = { open: 0, telling: 0, closedLeaks: 0 };
    for (const sql of [...ofCorpus, ...made]) {
      const isAllowed = await isOpen(sql);
      // Of what is closed, some are run to see that they would have told.
      if (!isAllowed && counts.closedLeaks >= wouldTell) continue;
      const [one, other] = [await engine.withHidden(sql), await engine.without(sql)];
      if (!isAllowed) {
        if (one !== other) counts.closedLeaks += 1;
        continue;
      }
      counts.open += 1;
      if (!one.startsWith('fails') && one !== '[]') counts.telling += 1;
      expect([sql, one]).toEqual([sql, other]);
    }
    await engine.close();
    expect(counts.open).toBeGreaterThan(count / 10);
    expect(counts.telling).toBeGreaterThan(count / 20);
    expect(counts.closedLeaks).toBe(wouldTell);
  },
);

test('[N07] PostgreSQL sorts by an output before it sorts by whole rows of a table of that name', async () => {
  const client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) });
  await client.connect();
  for (const sql of statements(false)) await client.query(sql);
  const ids = async (sql: string) => (await client.query(sql)).rows.map((row) => Object.values(row)[0]);
  expect(await ids('SELECT -id AS orders FROM orders ORDER BY orders')).toEqual([-3, -2, -1, 0]);
  expect(await ids('SELECT -id AS o FROM orders ORDER BY orders')).toEqual([0, -1, -2, -3]);
  expect(
    await ids(
      'SELECT -id AS orders FROM orders UNION ALL SELECT 7 FROM customers WHERE id = 0 ORDER BY orders',
    ),
  ).toEqual([-3, -2, -1, 0, 7]);
  await client.end();
});

test('[N07] PostgreSQL groups by an output, not by whole rows of a table of that name', async () => {
  const client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl')) });
  await client.connect();
  for (const sql of statements(false)) await client.query(sql);
  const count = async (sql: string) => (await client.query(sql)).rows.length;
  expect(await count('SELECT 1 AS orders, count(*) FROM orders GROUP BY orders')).toBe(1);
  expect(await count('SELECT 1 AS one, count(*) FROM orders GROUP BY orders')).toBe(4);
  expect(
    await count('SELECT (SELECT 1 AS orders GROUP BY orders) AS one FROM orders'),
    'in an inner query as well',
  ).toBe(4);
  await client.end();
});

test('[N07] SQLite knows no whole row under the name of its table', async () => {
  const engine = sqliteEngine();
  expect(await engine.withHidden('SELECT orders FROM orders')).toMatch(/no such column: orders/);
  await engine.close();
});
