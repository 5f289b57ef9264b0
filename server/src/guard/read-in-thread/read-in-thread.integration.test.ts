import { dialects } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { readInThread } from './read-in-thread.ts';
import type { Readings } from './statement-reading-tasks.ts';
import { statementReadingTasks } from './statement-reading-tasks.ts';

const long = (sql: string) => `${sql} ${'/* x */ '.repeat(1_000)}`;
const texts = [
  "SELECT a.b, count(*) FROM t JOIN u ON t.a = u.b WHERE x = :x AND y IN ('1', '2') GROUP BY 1",
  'SELECT f($1), g.* FROM t, s.u AS g WHERE a = $2',
  "UPDATE t SET a = :a WHERE b = 'c'",
  "SELECT pg_read_file('/etc/passwd'), sys_exec('id'), load_extension('x')",
  "SELECT 'open",
].map(long);
const kinds = [
  'mysqlRead',
  'mysqlWrite',
  'postgresBareNames',
  'postgresForm',
  'postgresNumbers',
] as const satisfies (keyof Readings)[];

test('a long statement is read in a thread exactly as it would be read here', async () => {
  for (const sql of texts) {
    for (const kind of kinds)
      expect(await readInThread(kind, sql)).toEqual(await statementReadingTasks[kind](sql));
    const lists = new Set(['x']);
    expect(await readInThread('postgresParameters', sql, lists)).toEqual(
      await statementReadingTasks.postgresParameters(sql, lists),
    );
    for (const access of ['read', 'write'] as const) {
      expect(await readInThread('postgresStatement', sql, access)).toEqual(
        await statementReadingTasks.postgresStatement(sql, access),
      );
      expect(await readInThread('sqliteStatement', sql, access)).toEqual(
        await statementReadingTasks.sqliteStatement(sql, access),
      );
    }
    for (const dialect of dialects) {
      expect(await readInThread('tables', sql, dialect)).toEqual(
        await statementReadingTasks.tables(sql, dialect),
      );
    }
  }
});

test('a long statement costs the thread that asks a fraction of what reading it takes', async () => {
  const list = `SELECT 1 WHERE 1 IN (${'1,'.repeat(45_000)}1)`;
  const own = async (work: () => Promise<unknown>) => {
    const before = process.threadCpuUsage();
    await work();
    return process.threadCpuUsage(before).user;
  };
  await readInThread('postgresStatement', list, 'read');
  const apart = await own(() => readInThread('postgresStatement', list, 'read'));
  expect(apart).toBeLessThan((await own(() => statementReadingTasks.postgresStatement(list, 'read'))) / 2);
});
