import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { corpusDatabase } from '../../guard/postgres/corpus/corpus-database.ts';
import { hostile } from '../../guard/postgres/corpus/hostile-statements.ts';
import { reachedByPolicies } from '../../guard/postgres/corpus/indirect-function-calls.ts';
import { legal } from '../../guard/postgres/corpus/legal-statements.ts';
import type { Database } from '../port.ts';
import { openPostgres } from './open-database.ts';

const nothing = { parameters: [], values: {} };
const short = (sql: string) => (sql.length > 120 ? `${sql.slice(0, 117)}...` : sql);

let url: URL;
let owner: string;
let folder: string;
let admin: pg.Client;

beforeAll(async () => {
  url = new URL(await createDatabase(inject('postgresUrl')));
  owner = `owner_${url.pathname.slice(-16)}`;
  folder = await mkdtemp(join(tmpdir(), 'parley-corpus-'));
  await chmod(folder, 0o777);
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE ROLE ${owner} LOGIN; GRANT ALL ON SCHEMA public TO ${owner}`);
  const names = { owner, folder, superuser: url.username, database: url.pathname.slice(1) };
  for (const text of corpusDatabase) {
    await admin.query(text.replace(/\{(\w+)\}/g, (_, name: keyof typeof names) => names[name]));
  }
});

afterAll(async () => {
  await admin.query(`DROP OWNED BY ${owner} CASCADE`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const open = (role: 'owner' | 'superuser', trustedFunctions: string[] = []): Database =>
  openPostgres(postgresTarget(url, role === 'owner' ? owner : url.username), { trustedFunctions });

test('the corpus is as large as it claims', () => {
  expect(new Set(hostile.map(({ sql }) => sql)).size).toBe(hostile.length);
  expect(new Set(legal).size).toBe(legal.length);
  expect(hostile.length).toBeGreaterThanOrEqual(800);
  expect(legal.length).toBeGreaterThanOrEqual(230);
});

describe.each(['owner', 'superuser'] as const)('as %s', (role) => {
  let database: Database;

  beforeAll(() => {
    database = open(role);
  });

  afterAll(() => database.close());

  test('[J02] every hostile statement is refused, and nothing has changed', async () => {
    const before = await stateOfTheServer();
    const passed: string[] = [];
    for (const { harm, sql } of hostile) {
      const outcome = await database.approveRead({ sql, ...nothing }).then(
        () => 'approved',
        (error: { code?: string }) => error.code ?? String(error),
      );
      if (outcome !== 'sql_refused') passed.push(`${harm} (${outcome}): ${short(sql)}`);
    }
    expect(passed).toEqual([]);
    expect(await stateOfTheServer()).toEqual(before);
  });

  test('every legal read is allowed, and runs', async () => {
    const before = await stateOfTheServer();
    const failed: string[] = [];
    for (const sql of legal) {
      const outcome = await database
        .approveRead({ sql, ...nothing })
        .then((statement) => database.query(statement))
        .then(() => 'ran', String);
      if (outcome !== 'ran') failed.push(`${outcome}: ${short(sql)}`);
    }
    expect(failed).toEqual([]);
    expect(await stateOfTheServer()).toEqual(before);
  });
});

test('[J02] refuses what a row-security policy would run, for whom it holds', async () => {
  const database = open('owner');
  for (const sql of reachedByPolicies) {
    await expect(database.approveRead({ sql, ...nothing }), sql).rejects.toMatchObject({
      code: 'sql_refused',
    });
  }
  await database.close();
});

/** Everything that one of the statements could have changed. */
async function stateOfTheServer(): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = { files: await readdir(folder) };
  const questions: Record<string, string> = {
    customers: 'SELECT md5(string_agg(c::text, $$,$$ ORDER BY id)) FROM customers c',
    orders: 'SELECT md5(string_agg(o::text, $$,$$ ORDER BY id)) FROM orders o',
    trace: 'SELECT count(*) FROM trace',
    counter: 'SELECT last_value, is_called FROM counter',
    objects: 'SELECT count(*), max(oid) FROM pg_class',
    functions: 'SELECT count(*), max(oid) FROM pg_proc',
    roles: `SELECT md5(string_agg(a::text, ',' ORDER BY oid)) FROM pg_authid a WHERE rolname = '${owner}'`,
    rights: 'SELECT md5(string_agg(relacl::text, $$,$$ ORDER BY oid)) FROM pg_class',
    settings: `SELECT md5(string_agg(s::text, ',' ORDER BY setdatabase, setrole)) FROM pg_db_role_setting s
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
        OR setrole = '${owner}'::regrole`,
    locks:
      'SELECT count(*) FROM pg_locks WHERE locktype = $$advisory$$ AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
    largeObjects: 'SELECT md5(string_agg(l::text, $$,$$ ORDER BY loid, pageno)) FROM pg_largeobject l',
    slots: 'SELECT count(*) FROM pg_replication_slots',
    prepared: 'SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database()',
    temporary: 'SELECT count(*) FROM pg_class WHERE relpersistence = $$t$$',
    collations: 'SELECT count(*) FROM pg_collation',
  };
  for (const [name, sql] of Object.entries(questions)) state[name] = (await admin.query(sql)).rows;
  return state;
}
