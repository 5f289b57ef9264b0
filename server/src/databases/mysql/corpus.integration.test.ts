import { existsSync } from 'node:fs';
import { ParleyError } from '@parley/contract/errors';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mariadbTarget } from '../../../testing/servers/database-server-targets.ts';
import {
  type MariadbAccount,
  type MariadbServer,
  startMariadbServer,
} from '../../../testing/servers/mariadb-server.ts';
import {
  corpusSetUp,
  hostile,
  hostileWrites,
  legal,
  legalWrites,
  showingOptions,
  showingStructure,
} from '../../guard/mysql/corpus/hostile-and-legal-statements.ts';
import { propose, shopRows } from '../conformance/database-under-test.ts';
import type { Database } from '../port.ts';
import { quote, shopSeed } from './conformance-shop-seed.ts';
import { openMysql } from './open-database.ts';

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
    database = openMysql(mariadbTarget({ ...owner, ...(role === 'administrator' ? server.root : {}) }));
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

  test('[J02] refuses a hostile view of a database whose name is a word of the grammar', async () => {
    await outside.query('CREATE DATABASE IF NOT EXISTS `left`');
    await outside.query('CREATE OR REPLACE VIEW `left`.sleeping AS SELECT SLEEP(10) AS s');
    await outside.query(`GRANT ALL ON \`left\`.* TO ${owner.user}`);
    await mustRefuse(database.approveRead(propose('SELECT * FROM left.sleeping')));
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

test('[J02] refuses a loaded function under the name of one that this server does not have', async () => {
  // Found by its name alone: no such library is needed for it to be listed.
  await outside.query("INSERT INTO mysql.func VALUES ('uuid_v7', 0, 'none.so', 'function')");
  const database = openMysql(mariadbTarget({ ...owner, ...server.root }));
  const refused = database.approveRead(propose('SELECT uuid_v7()'));
  await expect(refused).rejects.toMatchObject({ code: 'sql_refused' });
  await outside.query("DELETE FROM mysql.func WHERE name = 'uuid_v7'");
  await database.close();
});

test('[J02] shows no password of another server, and the definitions of all other tables', async () => {
  await outside.query("INSTALL SONAME 'ha_federatedx'");
  const far = `mysql://${owner.user}:${owner.password}@127.0.0.1:${owner.port}/${owner.database}/far_rows`;
  await outside.query('CREATE TABLE far_rows (id INT)');
  await outside.query(`CREATE TABLE far_away (id INT) ENGINE = FEDERATED CONNECTION = '${far}'`);
  await outside.query(
    'CREATE VIEW options_of_all AS SELECT TABLE_NAME, CREATE_OPTIONS FROM information_schema.TABLES',
  );
  const database = openMysql(mariadbTarget(owner));
  const said = async (sql: string) =>
    database
      .approveRead(propose(sql))
      .then((statement) => database.query(statement))
      .then(JSON.stringify, (error: { code?: string }) => error.code);
  for (const sql of showingOptions) expect(await said(sql), sql).toBe('sql_refused');
  for (const sql of showingStructure) expect(await said(sql), sql).not.toMatch(/refused|failed/);
  await outside.query('DROP VIEW options_of_all');
  await outside.query('DROP TABLE far_away, far_rows');
  expect(await said('SHOW TABLE STATUS')).not.toBe('sql_refused');
  await database.close();
});

/** Everything in which the dialect's quotes, comments and numbers could be read in two ways. */
const fragments = [
  ...[
    "'",
    "''",
    '"',
    '""',
    '`',
    '``',
    '\\',
    "\\'",
    '\\"',
    '--',
    '-- ',
    '--\t',
    '--\u0001',
    '#',
    '/*',
    '*/',
    '/*!',
    '/*M!',
  ],
  ...[
    '/*+',
    '\n',
    '\r',
    ' ',
    ';',
    '1',
    '1.',
    '1.e',
    'e',
    '.',
    '0x',
    "x'",
    "N'",
    "_utf8mb4'",
    "b'",
    '_gbk',
    '@',
    '@@',
    ':=',
  ],
  ...[
    '(',
    ')',
    ',',
    '+',
    '-',
    '*',
    '/',
    'a',
    'é',
    '\u00a0',
    '\u2028',
    '\u4e5c',
    '\v',
    '$$',
    '{fn ',
    '}',
    ' OR ',
    '=',
    'NULL',
  ],
  ...['SELECT ', ' UNION SELECT ', ' AS ', ' canary() ', '`canary`()', ' INTO @leak ', ' -- x\n'],
];

/** The same texts in every run, so that a failure can be looked at. */
function* randomTexts(count: number): Generator<string> {
  let state = 20_261_115;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  for (let made = 0; made < count; made += 1) {
    const middle = Array.from({ length: 1 + next(9) }, () => fragments[next(fragments.length)]).join('');
    yield `SELECT ${middle}${next(2) ? ' canary()' : ''}${next(3) ? '' : "'"}`;
  }
}

test('[J02] reads random texts as the server reads them: what it takes for a string or a comment never runs', async () => {
  await outside.query(
    `CREATE FUNCTION canary() RETURNS INT
     BEGIN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'the canary sang'; RETURN 1; END`,
  );
  const database = openMysql(mariadbTarget(owner));
  let approved = 0;
  for (const sql of randomTexts(6_000)) {
    const statement = await database.approveRead(propose(sql)).catch(() => undefined);
    if (!statement) continue;
    approved += 1;
    const said = await database.query(statement).then(String, String);
    expect(said, sql).not.toContain('canary sang');
  }
  expect(approved).toBeGreaterThan(200);
  await database.close();
});
