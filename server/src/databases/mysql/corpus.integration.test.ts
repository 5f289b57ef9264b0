import { existsSync } from 'node:fs';
import { ParleyError } from '@parley/contract/errors';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MariadbAccount,
  type MariadbServer,
  startMariadbServer,
} from '../../../testing/mariadb-server.ts';
import { corpusSetUp, hostile, hostileWrites, legal, legalWrites } from '../../guard/mysql/corpus.ts';
import { propose, shopRows } from '../conformance-subject.ts';
import type { Database } from '../port.ts';
import { openMysql } from './open.ts';
import { quote, shopSeed } from './shop-seed.ts';

let server: MariadbServer;
let owner: MariadbAccount;
let outside: mysql.Connection;

beforeAll(async () => {
  server = await startMariadbServer();
  owner = await server.createDatabase();
  outside = await mysql.createConnection({ ...server.root, database: owner.database });
  for (const sql of [...shopSeed, ...shopRows(quote), ...corpusSetUp]) await outside.query(sql);
  // The worst that a server's own settings can do to the guard's reading of quotes.
  await outside.query("SET GLOBAL sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'");
});

afterAll(async () => {
  await outside?.end();
  await server?.close();
});

/** Everything that a statement could have changed: rows, structure, code, accounts, locks, files. */
async function everything(): Promise<unknown> {
  const rows = async (sql: string) => (await outside.query<mysql.RowDataPacket[]>(sql))[0];
  const tables = await rows("SHOW FULL TABLES WHERE Table_type IN ('BASE TABLE', 'SEQUENCE')");
  const names = tables.map((table) => quote(String(Object.values(table)[0])));
  return [
    await rows(`CHECKSUM TABLE ${names.join(', ')}`),
    await rows('SHOW FULL TABLES'),
    await rows('SELECT ROUTINE_NAME, ROUTINE_DEFINITION FROM information_schema.ROUTINES'),
    await rows('SELECT TRIGGER_NAME, ACTION_STATEMENT FROM information_schema.TRIGGERS'),
    await rows('SELECT EVENT_NAME FROM information_schema.EVENTS'),
    await rows('SELECT * FROM mysql.global_priv ORDER BY User'),
    await rows('SHOW DATABASES'),
    await rows('SELECT @@global.max_connections, @@global.sql_mode'),
    await rows("SELECT IS_FREE_LOCK('x'), IS_FREE_LOCK('mine')"),
    existsSync('/tmp/parley-hostile'),
  ];
}

type Outcome = { sql: string; said: string };

async function failures(sqls: readonly string[], run: (sql: string) => Promise<unknown>): Promise<Outcome[]> {
  const failed: Outcome[] = [];
  for (const sql of sqls) {
    const said = await run(sql).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (said !== undefined) failed.push({ sql, said });
  }
  return failed;
}

describe.each(['owner', 'administrator'] as const)('as %s', (role) => {
  let database: Database;

  beforeAll(() => {
    database = openMysql({ ...owner, ...(role === 'administrator' ? server.root : {}), ssl: 'disable' });
  });

  afterAll(() => database.close());

  const mustRefuse = async (approval: Promise<unknown>) => {
    const error = await approval.then(
      () => new Error('It was approved.'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof ParleyError) || error.code !== 'sql_refused') throw error;
  };

  test('[J02] refuses every hostile read, and nothing has changed', async () => {
    const before = await everything();
    const sqls = hostile.map(([sql]) => sql);
    expect(await failures(sqls, (sql) => mustRefuse(database.approveRead(propose(sql))))).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('runs every legal read, and nothing has changed', async () => {
    const before = await everything();
    const run = async (sql: string) => database.query(await database.approveRead(propose(sql)));
    expect(await failures(legal, run)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('refuses every hostile write', async () => {
    const sqls = hostileWrites.map(([sql]) => sql);
    expect(await failures(sqls, (sql) => mustRefuse(database.approveWrite(propose(sql))))).toEqual([]);
  });

  test('rehearses every legal write, and nothing has changed', async () => {
    const before = await everything();
    const run = async (sql: string) => database.rehearse(await database.approveWrite(propose(sql)));
    expect(await failures(legalWrites, run)).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});
