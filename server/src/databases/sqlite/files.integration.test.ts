import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, rowsOf } from '../conformance/database-under-test.ts';
import { openSqlite } from './open-database.ts';
import { readCatalogue } from './read-catalogue.ts';

const nobody = 65_534;

/** In a process of its own: to root, who may run the tests, nothing is read-only. */
async function canWriteAsAnybody(file: string): Promise<string> {
  const module = new URL('./open-database.ts', import.meta.url).href;
  const code = `const { openSqlite } = await import(${JSON.stringify(module)});
    const database = await openSqlite(${JSON.stringify({ file, root })});
    console.log((await database.privileges()).canWrite);
    await database.close();
    process.exit();`;
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', code],
    account,
  );
  return stdout.trim();
}

let folder: string;
let root: string;
const socket = createServer();

function makeFile(file: string, sql = "CREATE TABLE t (x); INSERT INTO t VALUES ('here')"): void {
  const handle = new DatabaseSync(file);
  handle.exec(sql);
  handle.close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-files-'));
  root = join(folder, 'uploads');
  await mkdir(root);
  makeFile(join(root, 'good.db'));
  makeFile(join(folder, 'outside.db'));
  await symlink(join(folder, 'outside.db'), join(root, 'link.db'));
  await symlink(join(root, 'good.db'), join(root, 'inner-link.db'));
  await writeFile(join(root, 'notes.txt'), 'These are only words, and more than sixteen of them. '.repeat(5));
  await writeFile(join(root, 'empty.db'), '');
  await writeFile(
    join(root, 'torn.db'),
    Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4_096, 7)]),
  );
  await new Promise<void>((resolve) => socket.listen(join(root, 'socket'), resolve));
});

afterAll(async () => {
  socket.close();
  await rm(folder, { recursive: true });
});

describe('a file', () => {
  test.each([
    ['missing.db', 'The database file was not found.'],
    ['notes.txt', 'This file is not a SQLite database, or it is encrypted.'],
    ['empty.db', 'This file is empty.'],
    ['.', 'The database file lies outside of the folder that is allowed.'],
    ['socket', 'This is not a file.'],
    ['link.db', 'The database file lies outside of the folder that is allowed.'],
    ['../outside.db', 'The database file lies outside of the folder that is allowed.'],
    ['good.db\0.txt', 'The database file was not found.'],
    ['x'.repeat(10_000), 'The database file was not found.'],
  ])('that is %j is refused in plain words', async (name, message) => {
    const opening = openSqlite({ file: `${root}/${name}`, root });
    await expect(opening).rejects.toMatchObject({ code: 'connection_failed' });
    await expect(opening).rejects.toThrow(message);
  });

  test('that is damaged says so when it is read', async () => {
    const database = await openSqlite({ file: join(root, 'torn.db'), root });
    await expect(database.greet()).rejects.toMatchObject({ code: 'connection_failed' });
  });

  test('behind a link inside of the folder opens', async () => {
    const database = await openSqlite({ file: join(root, 'inner-link.db'), root });
    expect(await rowsOf(database, 'SELECT x FROM t')).toEqual([['here']]);
  });

  test('that disappears is missed at the next run', async () => {
    const file = join(root, 'short-lived.db');
    makeFile(file);
    const database = await openSqlite({ file, root });
    await rowsOf(database, 'SELECT x FROM t');
    await rm(file);
    await expect(rowsOf(database, 'SELECT x FROM t')).rejects.toThrow('The database file was not found.');
  });

  test('in write-ahead mode is read without leaving anything beside it', async () => {
    const file = join(root, 'wal.db');
    makeFile(file, "PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES ('here')");
    const before = await readdir(root);
    const database = await openSqlite({ file, root });
    expect(await rowsOf(database, 'SELECT x FROM t')).toEqual([['here']]);
    expect(await readdir(root)).toEqual(before);
  });

  test('that another program is writing to is read as it was last committed', async () => {
    const file = join(root, 'live.db');
    const writer = new DatabaseSync(file);
    writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES ('first')");
    const database = await openSqlite({ file, root });
    writer.exec("INSERT INTO t VALUES ('second'); BEGIN; INSERT INTO t VALUES ('third')");
    expect(await rowsOf(database, 'SELECT x FROM t')).toEqual([['first'], ['second']]);
    writer.exec('COMMIT');
    expect(await rowsOf(database, 'SELECT count(*) FROM t')).toEqual([['3']]);
    writer.close();
  });

  test('[F01] with statistics and computed columns that nobody can count is read without estimates', async () => {
    const file = join(root, 'uncountable.db');
    makeFile(
      file,
      `CREATE TABLE huge (x); CREATE INDEX i ON huge (x); INSERT INTO huge VALUES (1); ANALYZE;
       UPDATE sqlite_stat1 SET stat = '9223372036854775807 1';
       CREATE TABLE dear (x, rowid AS (zeroblob(1000000000))); INSERT INTO dear (x) VALUES (1);`,
    );
    const schema = await (await openSqlite({ file, root })).introspect();
    expect(schema.tables.map(({ name, rowEstimate }) => [name, rowEstimate])).toEqual([
      ['dear', null],
      ['huge', 2 ** 63],
    ]);
  });

  test('[F01] that claims more tables, columns or text than anybody could look at is read no further', () => {
    const handle = new DatabaseSync(':memory:');
    handle.exec("CREATE TABLE a (x, y, z CHECK (z IN ('one', 'two'))); CREATE VIEW v AS SELECT * FROM a;");
    const most = { tables: 2, columns: 6, bytes: 1_000 };
    expect(readCatalogue(handle, most)?.tables).toHaveLength(2);
    for (const less of [{ tables: 1 }, { columns: 5 }, { columns: 2 }, { bytes: 5 }]) {
      expect(readCatalogue(handle, { ...most, ...less })).toBeNull();
    }
  });

  test('says whether it may be written to', async () => {
    const file = join(root, 'good.db');
    const privileges = await (await openSqlite({ file, root })).privileges();
    expect(privileges).toMatchObject({ canWrite: true, superuser: false, readOnlyRole: null });
  });

  test('says so where it may not be written to', async () => {
    const file = join(root, 'read-only.db');
    makeFile(file);
    await chmod(folder, 0o755);
    await chmod(file, 0o444);
    expect(await canWriteAsAnybody(file)).toBe('false');
    await chmod(file, 0o666);
    await chmod(root, 0o777);
    expect(await canWriteAsAnybody(file)).toBe('true');
    await chmod(root, 0o755);
  });
});

describe('a process', () => {
  test('[J05] that needs too much memory ends alone, and says why', async () => {
    const database = await openSqlite({ file: join(root, 'good.db'), root });
    const hungry = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      SELECT randomblob(100000) FROM n ORDER BY 1`;
    await expect(read(database, { sql: hungry })).rejects.toThrow('more memory than a query may have');
    expect(await rowsOf(database, 'SELECT x FROM t')).toEqual([['here']]);
  });

  test('that is stopped in the middle of a write leaves the file as it was', async () => {
    const file = join(root, 'stopped.db');
    makeFile(
      file,
      `CREATE TABLE t (x INTEGER);
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
       INSERT INTO t SELECT i FROM n`,
    );
    const database = await openSqlite({ file, root });
    const endless = `INSERT INTO t WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n`;
    const statement = await database.approveWrite({ sql: endless, parameters: [], values: {} });
    await expect(database.write(statement, 1, { limits: { time: 1_500 } })).rejects.toMatchObject({
      code: 'query_timeout',
    });
    expect(await rowsOf(database, 'SELECT count(*), max(x) FROM t')).toEqual([['20000', '20000']]);
    // A journal that had not come to the disk yet has nothing to undo; the next write clears it away. It must change
    // something: SQLite writes no page, and makes no journal, for a row that stays as it was.
    const next = { sql: 'UPDATE t SET x = 0 WHERE x = 1', parameters: [], values: {} };
    await database.write(await database.approveWrite(next), 1);
    expect((await readdir(root)).filter((name) => name.startsWith('stopped.db'))).toEqual(['stopped.db']);
  });
});
