import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { corpusDatabase } from '../../guard/postgres/corpus/corpus-database.ts';
import {
  comparing,
  comparisonTraps,
  lookUpTraps,
  steppingIntoTraps,
  trapFixture,
} from '../../guard/postgres/corpus/database-traps.ts';
import { legalReports } from '../../guard/postgres/corpus/legal-report-statements.ts';
import type { Database } from '../port.ts';
import { openPostgres } from './open-database.ts';

const nothing = { parameters: [], values: {} };

let url: URL;
let owner: string;
let admin: pg.Client;
let database: Database;

beforeAll(async () => {
  url = new URL(await createDatabase(inject('postgresUrl')));
  owner = `owner_${url.pathname.slice(-16)}`;
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE ROLE ${owner} LOGIN; GRANT ALL ON SCHEMA public TO ${owner}`);
  await admin.query(`GRANT CREATE ON DATABASE ${url.pathname.slice(1)} TO ${owner}`);
  await run(corpusDatabase);
  await run(trapFixture);
  // Laying the traps has stepped into some of them.
  await admin.query('SELECT pg_advisory_unlock_all()');
  // As a superuser: whatever runs, runs with every right.
  database = openPostgres(postgresTarget(url, url.username));
});

afterAll(async () => {
  await database.close();
  await admin.query(`DROP OWNED BY ${owner} CASCADE`);
  await admin.end();
});

async function run(statements: readonly string[]): Promise<void> {
  const names = { owner, folder: '/tmp', superuser: url.username, database: url.pathname.slice(1) };
  for (const text of statements)
    await admin.query(
      text.replace(/\{(owner|folder|superuser|database)\}/g, (_, name: keyof typeof names) => names[name]),
    );
}

async function locks(): Promise<number> {
  const { rows } = await admin.query(
    `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0].n;
}

const outcomeOf = (sql: string) =>
  database.approveRead({ sql, ...nothing }).then(
    () => 'approved',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('[J02] in a database full of traps', () => {
  test('no statement steps into one, not even while it is planned', async () => {
    const passed: string[] = [];
    for (const sql of steppingIntoTraps) if ((await outcomeOf(sql)) !== 'sql_refused') passed.push(sql);
    expect(passed).toEqual([]);
    expect(await locks()).toBe(0);
  });

  test('reads that touch none of them still run', async () => {
    const refused: string[] = [];
    // `label` joins texts with ||, where one of the traps lies in wait.
    for (const sql of legalReports.slice(0, 40).filter((one) => !one.includes('label'))) {
      const outcome = await outcomeOf(sql);
      if (outcome !== 'approved') refused.push(`${outcome}: ${sql}`);
    }
    expect(refused).toEqual([]);
    expect(await locks()).toBe(0);
  });

  test('columns of a domain whose check is not harmless can be read, as no value of it is made', async () => {
    for (const sql of [
      'SELECT n FROM d_checks',
      'SELECT d.* FROM d_checks d',
      'SELECT count(*) FROM d_checks d',
    ]) {
      expect(await outcomeOf(sql), sql).toBe('approved');
    }
    expect(await locks()).toBe(0);
  });

  test('a comparison that somebody redefined is not used', async () => {
    await admin.query('SET search_path = shop, public');
    await run(comparisonTraps);
    for (const sql of comparing) expect(await outcomeOf(sql), sql).toBe('sql_refused');
    expect(await locks()).toBe(0);
  });

  test("operators made for the guard's own questions are not used by them", async () => {
    await run(lookUpTraps);
    const fresh = openPostgres(postgresTarget(url, url.username));
    await fresh.introspect();
    await fresh.privileges();
    await fresh
      .approveRead({ sql: 'SELECT upper(name), state FROM customers, orders', ...nothing })
      .catch(() => undefined);
    await expect(fresh.approveRead({ sql: 'SELECT a_evil(1)', ...nothing })).rejects.toMatchObject({
      code: 'sql_refused',
    });
    await fresh.close();
    expect(await locks()).toBe(0);
  });
});
