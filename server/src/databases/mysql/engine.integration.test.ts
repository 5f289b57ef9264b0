import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mariadbTarget } from '../../../testing/servers/database-server-targets.ts';
import {
  type MariadbAccount,
  type MariadbServer,
  startMariadbServer,
} from '../../../testing/servers/mariadb-server.ts';
import { outwaitSilentServer } from '../../../testing/servers/outwait-silent-server.ts';
import { startTcpGate } from '../../../testing/servers/tcp-gate.ts';
import { freePort } from '../../platform/free-port.ts';
import { propose, read, rowsOf } from '../conformance/database-under-test.ts';
import type { Database } from '../port.ts';
import type { ServerTarget } from '../server-target.ts';
import { openMysql } from './open-database.ts';

const run = promisify(execFile);

let server: MariadbServer;
let owner: MariadbAccount;
let outside: mysql.Connection;
let database: Database;

beforeAll(async () => {
  server = await startMariadbServer();
  owner = await server.createDatabase();
  outside = await mysql.createConnection({ ...server.root, database: owner.database });
  database = openMysql(mariadbTarget(owner));
});

afterAll(async () => {
  await database?.close();
  await outside?.end();
  await server?.close();
});

test('a result of more columns than a table can have is refused before it is read', async () => {
  const columns = (count: number) => ({ sql: `SELECT ${Array(count).fill("'a'").join()}` });
  expect((await read(database, columns(4_096))).columns).toHaveLength(4_096);
  await expect(read(database, columns(4_097))).rejects.toMatchObject({
    code: 'sql_failed',
    message: expect.stringContaining('more than 4,096 columns'),
  });
});

describe('values', () => {
  const types = [
    ['TINYINT', '-128, 127, 0'],
    ['BIGINT', '-9223372036854775808, 9223372036854775807, 0'],
    ['BIGINT UNSIGNED', '0, 18446744073709551615, 9007199254740993'],
    ['INT(8) UNSIGNED ZEROFILL', '1, 12345678, 4294967295'],
    ['DECIMAL(30, 10)', '12345678901234567890.0123456789, -0.1, 0'],
    ['FLOAT', '0.1, 1234567, -1e20'],
    ['FLOAT(8, 2)', '0.1, 12345.678, -1.005'],
    ['DOUBLE', '0.1, 1e15, 123456789012345.6'],
    ['DOUBLE', '1e-5, 1e-15, 1e-16'],
    ['DOUBLE', '1.7976931348623157e308, 2.2250738585072014e-308, -0.0'],
    ['DOUBLE', '999999999999999, 1234567890123456, 0.30000000000000004'],
    ['DOUBLE(12, 3)', '1.5, 123456.7894, -2'],
    ['DATE', "'2026-02-28', '0001-01-01', '9999-12-31'"],
    ['DATETIME', "'2026-02-28 23:59:59', '1000-01-01 00:00:00', '2026-01-01 00:00:00'"],
    ['DATETIME(3)', "'2026-02-28 23:59:59.120', '2026-01-01 00:00:00.000', '2026-01-01 00:00:00.999'"],
    ['TIMESTAMP(6) NULL', "'2026-02-28 23:59:59.000001', '2026-01-01 00:00:00', '1970-01-02 00:00:00.5'"],
    ['TIME', "'-838:59:59', '00:00:00', '23:59:59'"],
    ['TIME(6)', "'-01:02:03.000004', '00:00:00.000000', '12:00:00.5'"],
    ['YEAR', '2026, 1901, 0'],
    ['CHAR(10)', "'a ', 'Zoë 東京', ''"],
    ['LONGTEXT', "'line\\nbreak', '🙂', ''"],
    ["ENUM('a', 'b,c', 'd''e')", "'a', 'b,c', 'd''e'"],
    ["SET('a', 'b')", "'a', 'a,b', ''"],
    ['JSON', `'{"a": [1, 2]}', '[]', '"x"'`],
  ] as const;

  test.each(types)('of %s (%s) are written as the server writes them', async (type, values) => {
    await outside.query(
      `CREATE OR REPLACE TABLE typed (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, v ${type})`,
    );
    await outside.query("SET sql_mode = ''");
    await outside.query("SET time_zone = '+00:00'");
    const list = values.split(/,\s(?=(?:[^']*'[^']*')*[^']*$)/);
    await outside.query(
      `INSERT INTO typed (v) VALUES ${list.map((value) => `(${value})`).join(', ')}, (NULL)`,
    );
    // The text protocol: the server's own spelling, byte for byte.
    const [own] = await outside.query<mysql.RowDataPacket[]>({
      sql: 'SELECT v FROM typed ORDER BY id',
      typeCast: (field) => field.string(),
    });
    expect(own).toHaveLength(4);
    expect((await rowsOf(database, 'SELECT v FROM typed ORDER BY id')).flat()).toEqual(own.map(({ v }) => v));
  });

  test('of bytes, bits and shapes are written in digits', async () => {
    await outside.query('CREATE OR REPLACE TABLE raw (b BLOB, v VARBINARY(4), n BIT(10), o BIT(1), p POINT)');
    await outside.query(
      "INSERT INTO raw VALUES (x'00ff', x'', b'101', b'1', POINT(1, 2)), (NULL, NULL, NULL, NULL, NULL)",
    );
    const { columns, rows } = await read(database, { sql: 'SELECT * FROM raw' });
    expect(rows[0]?.slice(0, 4)).toEqual(['\\x00ff', '\\x', '0000000101', '1']);
    expect(rows[0]?.[4]).toMatch(/^\\x[0-9a-f]{50}$/);
    expect(rows[1]).toEqual([null, null, null, null, null]);
    expect(columns.map(({ kind }) => kind)).toEqual(['binary', 'binary', 'other', 'other', 'binary']);
  });

  test('[J01] are bound by their declared type: a number given for a text matches no other text', async () => {
    await outside.query(
      "CREATE OR REPLACE TABLE texts (t VARCHAR(20)) SELECT 'abc' AS t UNION SELECT 'def' UNION SELECT '0'",
    );
    const sql = 'SELECT t FROM texts WHERE t = :x';
    expect(await rowsOf(database, sql, { x: { type: 'text', value: 0 } })).toEqual([['0']]);
  });

  test('[J01] keep every digit of a number, and points in time their offset', async () => {
    const sql = 'SELECT :n + 0, :i, :big, :t';
    const [row] = await rowsOf(database, sql, {
      n: { type: 'number', value: '12345678901234567890.123456789' },
      i: { type: 'integer', value: '-9223372036854775808' },
      big: { type: 'integer', value: '9999999999999999999' },
      t: { type: 'timestamp', value: '2026-01-01T01:30:00.25+02:00' },
    });
    expect(row).toEqual([
      '12345678901234567890.123456789',
      '-9223372036854775808',
      '9999999999999999999',
      '2025-12-31 23:30:00.25',
    ]);
  });

  test('are not cut by the limit on rows inside of a statement', async () => {
    const sql = 'SELECT COUNT(*) FROM (SELECT seq FROM seq_1_to_50000) AS t';
    expect(await rowsOf(database, sql)).toEqual([['50000']]);
  });
});

describe('a connection that fails says why', () => {
  const at = (name: string) => ({ host: name, address: name });
  const greeting = (change: Partial<ServerTarget>) =>
    openMysql({ ...mariadbTarget(owner), ...change }).greet();

  test.each<[string, () => Partial<ServerTarget> | Promise<Partial<ServerTarget>>, RegExp]>([
    ['a wrong password', () => ({ password: 'wrong' }), /user name or the password/],
    ['an unknown user', () => ({ user: 'nobody_here' }), /user name or the password/],
    ['a database that is not there', () => ({ ...server.root, database: 'nowhere' }), /no database nowhere/],
    ['a database of others', () => ({ database: 'mysql' }), /may not use the database mysql/],
    ['a name that nobody knows', () => at('no-such-host.invalid'), /no-such-host\.invalid/],
    ['a closed port', async () => ({ port: await freePort('127.0.0.1') }), /Nothing accepts connections/],
    ['a server without TLS', () => ({ ssl: 'require' }), /does not offer TLS/],
  ])('[E04] %s', async (_, change, message) => {
    await expect(greeting(await change())).rejects.toMatchObject({
      code: 'connection_failed',
      message: expect.stringMatching(message),
    });
  });

  test('something that is no MySQL server', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(greeting({ port })).rejects.toMatchObject({ code: 'connection_failed' });
    other.close();
  });

  test('a server that takes the connection and never speaks', async () => {
    await expect(outwaitSilentServer((port) => greeting({ port }))).rejects.toMatchObject({
      code: 'connection_failed',
      message: expect.stringMatching(/did not answer in time/),
    });
  });

  test('too many connections', async () => {
    await outside.query(`ALTER USER ${owner.user} WITH MAX_USER_CONNECTIONS 1`);
    const holder = await mysql.createConnection(owner);
    try {
      await expect(greeting({})).rejects.toMatchObject({
        code: 'connection_failed',
        message: expect.stringMatching(/too many connections|used up/),
      });
    } finally {
      await holder.end();
      await outside.query(`ALTER USER ${owner.user} WITH MAX_USER_CONNECTIONS 0`);
    }
  });
});

test('a line that is cut ends the statement in the database too', async () => {
  const gate = await startTcpGate(`tcp://${owner.host}:${owner.port}`);
  const behind = openMysql({ ...mariadbTarget(owner), port: Number(new URL(gate.url).port) });
  const sql = `SELECT COUNT(*) AS cut_off FROM information_schema.COLUMNS a, information_schema.COLUMNS b,
    information_schema.COLUMNS c WHERE a.COLUMN_NAME <> b.COLUMN_NAME AND c.COLUMN_NAME > a.COLUMN_NAME`;
  const running = async () => {
    const [found] = await outside.query<mysql.RowDataPacket[]>(
      "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE INFO LIKE '%cut_off%' AND ID <> CONNECTION_ID()",
    );
    return Number(found[0]?.n);
  };
  const asking = rowsOf(behind, sql);
  asking.catch(() => undefined);
  await expect.poll(running, { timeout: 10_000 }).toBe(1);
  await gate.shut();
  await gate.open();
  await expect(asking).rejects.toMatchObject({ code: 'connection_failed' });
  // Left alone it would run for the limit of thirty seconds.
  await expect.poll(running, { timeout: 20_000 }).toBe(0);
  await behind.close();
  await gate.shut();
});

test('loads in plain Node, whose view of the driver’s exports is its own', async () => {
  const module = new URL('./open-database.ts', import.meta.url).href;
  const code = `const { openMysql } = await import(${JSON.stringify(module)});
    const database = openMysql(${JSON.stringify(mariadbTarget(owner))});
    console.log((await database.greet()).version);
    await database.close();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  expect(stdout).toMatch(/^MariaDB \d/);
});

test('connects to the checked address, whatever the name', async () => {
  const checked = openMysql({ ...mariadbTarget(owner), host: 'no-such-host.invalid' });
  expect((await checked.greet()).version).toMatch(/^MariaDB \d+\.\d+\.\d+$/);
  await checked.close();
});

test('survives a server that closed its idle connections', async () => {
  expect(await rowsOf(database, 'SELECT 1')).toEqual([['1']]);
  const [sessions] = await outside.query<mysql.RowDataPacket[]>(
    'SELECT ID FROM information_schema.PROCESSLIST WHERE USER = ?',
    [owner.user],
  );
  for (const { ID } of sessions) {
    await outside.query(`KILL ${ID}`).catch((error: { code?: string }) => {
      // A session of an earlier test may end by itself after it was listed.
      if (error.code !== 'ER_NO_SUCH_THREAD') throw error;
    });
  }
  expect(await rowsOf(database, 'SELECT 2')).toEqual([['2']]);
});

describe('the engine’s own lock', () => {
  test('[J02] holds when something harmless turns harmful after it was approved', async () => {
    await outside.query('CREATE OR REPLACE TABLE guarded (n INT)');
    const statement = await database.approveRead(propose("SELECT regexp_like('a', 'b')"));
    await outside.query(
      `CREATE FUNCTION regexp_like(a TEXT, b TEXT) RETURNS INT MODIFIES SQL DATA
       BEGIN INSERT INTO guarded VALUES (1); RETURN 1; END`,
    );
    await expect(database.query(statement)).rejects.toMatchObject({
      code: 'sql_failed',
      message: expect.stringContaining('READ ONLY'),
    });
    expect(await rowsOf(database, 'SELECT * FROM guarded')).toEqual([]);
    expect(await rowsOf(database, 'SELECT @@session.tx_read_only')).toEqual([['1']]);
  });

  test('[J02] refuses a view whose definition the role may not see', async () => {
    await outside.query('CREATE OR REPLACE TABLE seen (n INT)');
    await outside.query('CREATE OR REPLACE VIEW unseen AS SELECT n FROM seen');
    await outside.query(`CREATE USER blind IDENTIFIED BY 'x'`);
    await outside.query(`GRANT SELECT ON ${owner.database}.* TO blind`);
    const blind = openMysql(mariadbTarget({ ...owner, user: 'blind', password: 'x' }));
    await expect(rowsOf(blind, 'SELECT * FROM unseen')).rejects.toMatchObject({
      code: 'sql_refused',
      message: expect.stringContaining('SHOW VIEW'),
    });
    expect(await rowsOf(blind, 'SELECT * FROM seen')).toEqual([]);
    await blind.close();
  });
});

describe('what a role may do', () => {
  const privilegesOf = async (input: Partial<ServerTarget>) => {
    const opened = openMysql({ ...mariadbTarget(owner), ...input });
    try {
      return await opened.privileges();
    } finally {
      await opened.close();
    }
  };

  test('is told for an owner, an administrator and a reader made by our own statements', async () => {
    const own = await privilegesOf({});
    expect(own).toMatchObject({ superuser: false, canWrite: true, canReachFiles: false });
    expect(await privilegesOf(server.root)).toMatchObject({
      superuser: true,
      canWrite: true,
      canReachFiles: true,
    });
    for (const sql of (own.readOnlyRole ?? '').split('\n')) await outside.query(sql);
    const reader = { user: 'parley_reader', password: 'choose a password' };
    expect(await privilegesOf(reader)).toMatchObject({
      role: 'parley_reader@%',
      superuser: false,
      canWrite: false,
      canReachFiles: false,
    });
    const reading = openMysql(mariadbTarget({ ...owner, ...reader }));
    await outside.query('CREATE OR REPLACE VIEW readable AS SELECT 1 AS one');
    expect(await rowsOf(reading, 'SELECT * FROM readable')).toEqual([['1']]);
    await reading.close();
  });
});

describe('writes', () => {
  test('show the rows that a counter numbered', async () => {
    await outside.query(
      'CREATE OR REPLACE TABLE numbered (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, name TEXT)',
    );
    const statement = await database.approveWrite(propose("INSERT INTO numbered (name) VALUES ('a'), ('b')"));
    const rehearsal = await database.rehearse(statement);
    expect(rehearsal.rowsAffected).toBe(2);
    expect(rehearsal.after?.rows.map(([, name]) => name)).toEqual(['a', 'b']);
    expect(await rowsOf(database, 'SELECT * FROM numbered')).toEqual([]);
  });

  test('show what a delete takes away', async () => {
    await outside.query("INSERT INTO numbered (id, name) VALUES (1, 'a'), (2, 'b')");
    const statement = await database.approveWrite(
      propose('DELETE FROM numbered WHERE id = :id', { id: { type: 'integer', value: 2 } }),
    );
    const rehearsal = await database.rehearse(statement);
    expect(rehearsal).toMatchObject({ rowsAffected: 1, before: { rows: [['2', 'b']] }, after: { rows: [] } });
  });
});
