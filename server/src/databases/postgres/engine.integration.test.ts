import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ParameterType, ParameterValue } from '@parley/contract/parameters';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import { startTcpGate } from '../../../testing/servers/tcp-gate.ts';
import type { Database } from '../port.ts';
import type { ServerTarget } from '../server-target.ts';
import { openPostgres } from './open-database.ts';
import { query, type ReadParts } from './run-read.ts';
import { stream } from './stream-rows.ts';
import { SessionPool } from './wire/session-pool.ts';

let connection: ServerTarget;
let admin: pg.Client;
let database: Database;

beforeAll(async () => {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  connection = postgresTarget(url);
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE TYPE mood AS ENUM ('good', 'bad');
    CREATE TABLE things (id int PRIMARY KEY, name text, mood mood, made date DEFAULT '2026-01-01');
    INSERT INTO things VALUES (1, 'one', 'good'), (2, 'two', 'bad'), (3, NULL, NULL);
    CREATE FUNCTION marks() RETURNS text LANGUAGE plpgsql AS
      $$ BEGIN PERFORM set_config('parley.mark', 'left', false); PERFORM pg_advisory_lock(7); RETURN 'done'; END $$`);
  database = openPostgres(connection);
});

afterAll(async () => {
  await database.close();
  await admin.end();
});

const readingFrom = (pool: SessionPool): ReadParts => ({
  pool,
  columnsOf: () => [],
  isReusable: true,
  typedOf: () => ({ has: () => false, add: () => undefined }),
});

async function listen(answer: (socket: Socket) => void): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, close };
}

type Given = Record<string, [type: ParameterType, value: ParameterValue, list?: 'list']>;

async function rows(sql: string, given: Given = {}, on = database): Promise<(string | null)[][]> {
  const parameters = Object.entries(given).map(([name, [type, , list]]) => ({
    name,
    type,
    description: '',
    required: false,
    list: list !== undefined,
  }));
  const values = Object.fromEntries(Object.entries(given).map(([name, [, value]]) => [name, value]));
  return (await on.query(await on.approveRead({ sql, parameters, values }))).rows;
}

describe('a list', () => {
  const numbers = 'SELECT n FROM generate_series(1, 5) AS g (n)';

  test.each<[string, Given, string[]]>([
    [`${numbers} WHERE n = ANY(:p)`, { p: ['integer', [2, 4, 9], 'list'] }, ['2', '4']],
    [`${numbers} WHERE n = ANY(:p)`, { p: ['integer', [2, 4, 9]] }, ['2', '4']],
    [`${numbers} WHERE n <> ALL(:p)`, { p: ['integer', [1, 2, 3]] }, ['4', '5']],
    [`${numbers} WHERE n = ANY(:p)`, { p: ['integer', []] }, []],
    [`${numbers} WHERE n = ANY(:p::int[])`, { p: ['text', ['3']] }, ['3']],
    [`${numbers} WHERE n::bigint = SOME (:p)`, { p: ['integer', ['5']] }, ['5']],
    [`${numbers} WHERE (:p IS NULL OR n = ANY(:p))`, { p: ['integer', [1], 'list'] }, ['1']],
    ['SELECT unnest(:p)', { p: ['integer', [3, 1], 'list'] }, ['3', '1']],
    [
      'SELECT v FROM unnest(:p) AS t (v)',
      { p: ['text', ['a"b', 'c\\d', '{,}', 'NULL', ''], 'list'] },
      ['a"b', 'c\\d', '{,}', 'NULL', ''],
    ],
    ['SELECT cardinality(:p)', { p: ['date', [], 'list'] }, ['0']],
    ["SELECT ARRAY['a', 'b'] && :p", { p: ['text', ['b', 'z'], 'list'] }, ['t']],
    ["SELECT 'b' = ANY(:p)", { p: ['enum', ['b']] }, ['t']],
  ])('[J01] is bound as one array: %s with %o', async (sql, given, found) => {
    expect((await rows(sql, given)).flat()).toEqual(found);
  });

  test('[J01] is refused where one value belongs, if nobody declared it', async () => {
    await expect(rows("SELECT 'x' = :p", { p: ['text', ['x']] })).rejects.toMatchObject({
      code: 'parameter_invalid',
    });
  });
});

describe('a session', () => {
  test('is used again after a read, and knows nothing of it', async () => {
    const alone = openPostgres(connection, { connections: 1 });
    const first = await rows('SELECT pg_backend_pid()', {}, alone);
    await expect(rows('SELECT 1 / 0', {}, alone)).rejects.toMatchObject({ code: 'sql_failed' });
    expect(await rows('SELECT pg_backend_pid()', {}, alone)).toEqual(first);
    const left = await admin.query<{ state: string; locks: string }>(
      `SELECT state, (SELECT count(*) FROM pg_locks l WHERE l.pid = a.pid AND locktype = 'advisory') AS locks
       FROM pg_stat_activity a WHERE pid = $1`,
      [first[0]?.[0]],
    );
    expect(left.rows).toEqual([{ state: 'idle', locks: '0' }]);
    await alone.close();
  });

  test('is thrown away after functions that somebody vouched for', async () => {
    const trusting = openPostgres(connection, { connections: 1, trustedFunctions: ['public.marks'] });
    expect(await rows('SELECT marks()', {}, trusting)).toEqual([['done']]);
    const probe = `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7`;
    expect(await rows(probe, {}, trusting)).toEqual([['0']]);
    const [first, second] = [
      await rows('SELECT pg_backend_pid()', {}, trusting),
      await rows('SELECT pg_backend_pid()', {}, trusting),
    ];
    expect(second).not.toEqual(first);
    await trusting.close();
  });

  test('[J02] reads only, by the word of the server too', async () => {
    expect(await rows(`SELECT current_setting('transaction_read_only')`)).toEqual([['on']]);
  });

  test('survives a change of the table under its prepared statements', async () => {
    const alone = openPostgres(connection, { connections: 1 });
    await admin.query('CREATE TABLE changing (a int); INSERT INTO changing VALUES (1)');
    expect(await rows('SELECT * FROM changing', {}, alone)).toEqual([['1']]);
    await admin.query('ALTER TABLE changing ADD COLUMN b int DEFAULT 2');
    expect(await rows('SELECT * FROM changing', {}, alone)).toEqual([['1', '2']]);
    await alone.close();
  });

  test('survives a pooler that forgets what was prepared', async () => {
    const pool = new SessionPool(connection, 1);
    const reading = readingFrom(pool);
    const statement = await database.approveRead({ sql: 'SELECT 1', parameters: [], values: {} });
    for (let round = 0; round < 3; round += 1) {
      expect((await query(reading, statement, {})).rows).toEqual([['1']]);
      const session = await pool.lease();
      await session.run([{ text: 'DEALLOCATE ALL' }]);
      pool.giveBack(session, true);
    }
    await pool.close();
  });

  test.each(['a run', 'a download'] as const)(
    'has its limits set anew by %s that comes a minute later',
    async (kind) => {
      const pool = new SessionPool(connection, 1);
      const reading = readingFrom(pool);
      const sql = `SELECT current_setting('lock_timeout')`;
      const statement = await database.approveRead({ sql, parameters: [], values: {} });
      const limit = async () => {
        if (kind === 'a run') return (await query(reading, statement, {})).rows;
        const found = [];
        for await (const { rows } of stream(reading, statement, {})) found.push(...rows);
        return found;
      };
      try {
        expect((await query(reading, statement, {})).rows).toEqual([['5s']]);
        const session = await pool.lease();
        await session.run([{ text: 'SET lock_timeout = 0' }]);
        pool.giveBack(session, true);
        expect(await limit()).toEqual([['0']]);
        const now = performance.now();
        vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
        expect(await limit()).toEqual([['5s']]);
      } finally {
        vi.restoreAllMocks();
        await pool.close();
      }
    },
  );

  test('is opened anew when the server has ended it', async () => {
    const alone = openPostgres(connection, { connections: 1 });
    const [before] = await rows('SELECT pg_backend_pid()', {}, alone);
    await admin.query('SELECT pg_terminate_backend($1::int)', [before?.[0]]);
    await expect.poll(() => isAlive(Number(before?.[0]))).toBe(false);
    // On a busy machine its end is read a while after it came: a statement that was sent before that fails with it.
    await expect.poll(() => rows('SELECT 1', {}, alone).catch(() => null)).toEqual([['1']]);
    await alone.close();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another account is there, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

describe('values', () => {
  test.each<[string, Given, (string | null)[][]]>([
    [
      'SELECT id FROM things WHERE (:mood IS NULL OR mood = :mood) ORDER BY id',
      { mood: ['enum', null] },
      [['1'], ['2'], ['3']],
    ],
    ['SELECT id FROM things WHERE (:mood IS NULL OR mood = :mood)', { mood: ['enum', 'bad'] }, [['2']]],
    ['SELECT id FROM things WHERE (:id IS NULL OR id = :id) AND id < 2', { id: ['integer', null] }, [['1']]],
    ["SELECT date '2026-01-01' + :days", { days: ['integer', 3] }, [['2026-01-04']]],
    ["SELECT date '2026-01-08' - :days", { days: ['integer', 7] }, [['2026-01-01']]],
    ["SELECT substring('abcdef', :from, 2)", { from: ['integer', 2] }, [['bc']]],
    [
      "SELECT jsonb_build_object('n', :n, 't', :t)",
      { n: ['integer', 3], t: ['text', '3'] },
      [['{"n": 3, "t": "3"}']],
    ],
    ["SELECT concat(:a, '-', :b)", { a: ['number', '1.50'], b: ['boolean', true] }, [['1.50-t']]],
    ['SELECT :a', { a: ['text', "'; DROP TABLE things; --"] }, [["'; DROP TABLE things; --"]]],
    ['SELECT make_interval(days => :d)', { d: ['integer', 2] }, [['2 days']]],
    ["SELECT now() - :n * interval '1 day' < now()", { n: ['integer', 2] }, [['t']]],
    [
      'SELECT date_trunc(:unit, made), count(*) FROM things GROUP BY date_trunc(:unit, made)',
      { unit: ['text', 'year'] },
      [['2026-01-01 00:00:00+00', '3']],
    ],
    [
      'SELECT id FROM things ORDER BY id LIMIT :n OFFSET :m',
      { n: ['integer', 1], m: ['integer', 1] },
      [['2']],
    ],
  ])('[J01] bind where the server expects their type: %s', async (sql, given, expected) => {
    await admin.query(`ALTER DATABASE ${connection.database} SET TimeZone = 'UTC'`);
    const fresh = openPostgres(connection);
    expect(await rows(sql, given, fresh)).toEqual(expected);
    expect(await rows(sql, given, fresh)).toEqual(expected);
    await fresh.close();
  });

  test('of the wrong type are named as such, in the words of the first attempt', async () => {
    await expect(rows('SELECT id FROM things WHERE id = :x', { x: ['text', 'abc'] })).rejects.toMatchObject({
      code: 'sql_failed',
      message: expect.stringContaining('invalid input syntax for type integer'),
    });
  });

  test('are ISO dates and plain strings whatever the server prefers', async () => {
    await admin.query(`ALTER DATABASE ${connection.database} SET DateStyle = 'German';
      ALTER DATABASE ${connection.database} SET standard_conforming_strings = off`);
    const fresh = openPostgres(connection);
    expect(await rows(`SELECT date '2026-01-02', 'a\\b', 'it\\'`, {}, fresh)).toEqual([
      ['2026-01-02', 'a\\b', 'it\\'],
    ]);
    await fresh.close();
    await admin.query(`ALTER DATABASE ${connection.database} RESET ALL`);
  });
});

describe('what is wrong with a connection is said in plain words', () => {
  const greet = async (change: Partial<ServerTarget>) => {
    const wrong = openPostgres({ ...connection, ...change });
    return wrong.greet().finally(() => wrong.close());
  };

  test('a right one tells version and latency', async () => {
    const { version, latencyMs } = await greet({});
    expect(version).toMatch(/^PostgreSQL \d+/);
    expect(latencyMs).toBeGreaterThan(0);
  });

  test.each<[string, Partial<ServerTarget>, RegExp]>([
    [
      'no such host',
      { host: 'nowhere.invalid', address: 'nowhere.invalid' },
      /no host of this name|could not be looked up/,
    ],
    ['nobody listens', { port: 1 }, /Nothing answers/],
    ['no such database', { database: 'nowhere' }, /no database of this name/],
    ['no such user', { user: 'nobody_here' }, /does not let this user in|not right/],
    ['no encryption', { ssl: 'require' }, /could not be encrypted/],
  ])('%s', async (_, change, message) => {
    await expect(greet(change)).rejects.toMatchObject({
      code: 'connection_failed',
      message: expect.stringMatching(message),
    });
  });

  test('a server that falls silent is left in time', async () => {
    const ready = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
    const { port, close } = await listen((socket) => socket.once('data', () => socket.write(ready)));
    const pool = new SessionPool({ ...connection, port }, 1);
    const statement = await database.approveRead({ sql: 'SELECT 1', parameters: [], values: {} });
    await expect(query(readingFrom(pool), statement, { limits: { time: 200 } })).rejects.toMatchObject({
      code: 'query_timeout',
    });
    await pool.close();
    close();
  });

  test('a server that is none', async () => {
    const { port, close } = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(greet({ port })).rejects.toMatchObject({ code: 'connection_failed' });
    close();
  });

  test('too many connections', async () => {
    await admin.query(`CREATE ROLE crowded LOGIN CONNECTION LIMIT 0`);
    await expect(greet({ user: 'crowded' })).rejects.toMatchObject({
      code: 'connection_failed',
      message: 'The server has too many connections.',
    });
    await admin.query('DROP ROLE crowded');
  });
});

describe('what a role may do', () => {
  test('a superuser is named as one', async () => {
    expect(await database.privileges()).toMatchObject({
      superuser: true,
      canWrite: true,
      canReachFiles: true,
    });
  });

  test('the statements for a reading role make a role that can read and not write', async () => {
    const { readOnlyRole } = await database.privileges();
    await admin.query(readOnlyRole ?? '');
    const reader = openPostgres({ ...connection, user: 'parley_reader' });
    expect(await reader.privileges()).toMatchObject({
      role: 'parley_reader',
      superuser: false,
      canReachFiles: false,
    });
    expect(await rows('SELECT count(*) FROM things', {}, reader)).toEqual([['3']]);
    const write = await reader.approveWrite({ sql: 'DELETE FROM things', parameters: [], values: {} });
    await expect(reader.rehearse(write)).rejects.toMatchObject({ code: 'sql_failed' });
    await reader.close();
    await admin.query('DROP OWNED BY parley_reader; DROP ROLE parley_reader');
  });
});

describe('writes', () => {
  const approve = (sql: string) => database.approveWrite({ sql, parameters: [], values: {} });

  test.each([
    'UPDATE pg_authid SET rolsuper = true',
    'DELETE FROM pg_catalog.pg_class',
    "INSERT INTO pg_description VALUES (1, 1, 0, 'x')",
    'WITH gone AS (DELETE FROM things RETURNING *) INSERT INTO things SELECT * FROM gone',
    'INSERT INTO things SELECT * FROM (WITH d AS (DELETE FROM things RETURNING *) SELECT * FROM d) s',
    "UPDATE things SET name = pg_read_file('PG_VERSION')",
    'INSERT INTO things (id, name) VALUES (9, marks())',
    'DELETE FROM things WHERE pg_advisory_lock(1) IS NULL',
    'DELETE FROM things RETURNING pg_sleep(60)',
    'UPDATE things SET id = 1 WHERE CURRENT OF c',
    'DELETE FROM things; DELETE FROM things',
    'TRUNCATE things',
    "COPY things FROM '/etc/passwd'",
    'SELECT 1 INTO copy',
  ])('refuses %s', async (sql) => {
    await expect(approve(sql)).rejects.toMatchObject({ code: 'sql_refused' });
  });

  test('may count a sequence up, as their defaults do', async () => {
    await admin.query('CREATE SEQUENCE numbers');
    const statement = await approve("INSERT INTO things (id) VALUES (nextval('numbers') + 100)");
    expect(await database.rehearse(statement)).toMatchObject({ rowsAffected: 1 });
  });

  test.each<[string, number, (string | null)[][] | null, (string | null)[][] | null]>([
    [
      "UPDATE things t SET name = 'x' WHERE id = 1;",
      1,
      [['1', 'one', 'good', '2026-01-01']],
      [['1', 'x', 'good', '2026-01-01']],
    ],
    [
      "UPDATE things SET name = 'x' FROM (VALUES (2)) v(n) WHERE id = v.n -- comment",
      1,
      [['2', 'two', 'bad', '2026-01-01']],
      [['2', 'x', 'bad', '2026-01-01']],
    ],
    [
      'WITH w AS (SELECT 1 AS id) DELETE FROM public.things USING w WHERE things.id = w.id',
      1,
      [['1', 'one', 'good', '2026-01-01']],
      null,
    ],
    [
      "INSERT INTO things (id, name) VALUES (8, 'eight') ON CONFLICT (id) DO UPDATE SET name = excluded.name",
      1,
      null,
      [['8', 'eight', null, '2026-01-01']],
    ],
    ['INSERT INTO things (id) VALUES (1) ON CONFLICT DO NOTHING', 0, null, []],
    ["UPDATE things SET name = 'x' RETURNING id", 3, null, [['1'], ['2'], ['3']]],
    [
      'MERGE INTO things t USING (VALUES (1), (9)) v(n) ON t.id = v.n WHEN MATCHED THEN DELETE WHEN NOT MATCHED THEN INSERT (id) VALUES (v.n)',
      2,
      null,
      null,
    ],
  ])('rehearses, with the rows before and after: %s', async (sql, count, before, after) => {
    const rehearsal = await database.rehearse(await approve(sql));
    expect(rehearsal.rowsAffected).toBe(count);
    expect(rehearsal.before?.rows ?? null).toEqual(before);
    expect(rehearsal.after?.rows ?? null).toEqual(after);
    expect(await rows('SELECT count(*), min(name) FROM things')).toEqual([['3', 'one']]);
  });
});

describe('a line that is cut', () => {
  const running = async () => {
    const { rows: found } = await admin.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%cut off%' AND pid <> pg_backend_pid()",
    );
    return Number(found[0]?.count);
  };

  test('ends the statement in the database too', async () => {
    const gate = await startTcpGate(`tcp://${connection.address}:${connection.port}`);
    const behind = openPostgres({ ...connection, port: Number(new URL(gate.url).port) });
    const asking = rows(`SELECT ${slowly}, 'cut off'`, {}, behind);
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

  test('in the middle of a rehearsal’s end is a time-out, not a success', async () => {
    const gate = await startTcpGate(`tcp://${connection.address}:${connection.port}`);
    const behind = openPostgres({ ...connection, port: Number(new URL(gate.url).port) });
    const sql = "UPDATE things SET name = 'rehearsed' WHERE id = 1";
    const statement = await behind.approveWrite({ sql, parameters: [], values: {} });
    await behind.rehearse(statement);
    gate.stallAfter('ROLLBACK');
    await expect(behind.rehearse(statement, { limits: { time: 500 } })).rejects.toMatchObject({
      code: 'query_timeout',
    });
    gate.flow();
    await behind.close();
    await gate.shut();
    expect(await rows('SELECT name FROM things WHERE id = 1')).toEqual([['one']]);
  });
});

const slowly = '(SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 1000000) b)';
