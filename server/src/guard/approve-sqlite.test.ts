import type { ParameterType } from '@parley/contract/parameters';
import { parameterSchema } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { approveSqliteRead, approveSqliteWrite } from './approve-sqlite.ts';

function propose(sql: string, given: Record<string, [ParameterType, string]> = {}) {
  const entries = Object.entries(given);
  return {
    sql,
    parameters: entries.map(([name, [type]]) => parameterSchema.parse({ name, type })),
    values: Object.fromEntries(entries.map(([name, [, value]]) => [name, value])),
  };
}

test('[J01] a name becomes a number, the same for each of its places', async () => {
  const { text, values } = await approveSqliteRead(
    propose('SELECT :b, :a FROM t WHERE x = :b AND y=:a', { a: ['integer', '1'], b: ['text', 'x'] }),
  );
  expect(text).toBe('SELECT :1, :2 FROM t WHERE x = :1 AND y=:2');
  expect(values).toEqual([
    { type: 'text', text: 'x' },
    { type: 'integer', text: '1' },
  ]);
});

test.each([
  "SELECT ':a', '\\', ':b'",
  'SELECT ":a", `:b`, [:c]',
  'SELECT 1 -- :a\n, 2 /* :b */',
  "SELECT 'it''s :a', x'00'",
  'SELECT 1 /* :a',
])('[J01] there is no parameter in %j', async (sql) => {
  expect((await approveSqliteRead(propose(sql))).values).toEqual([]);
});

test('[J01] a parameter may touch a sign', async () => {
  const sql = 'SELECT (:a)+:a*:a,:a||:a IN (:a,:a)';
  expect((await approveSqliteRead(propose(sql, { a: ['integer', '1'] }))).text).toBe(
    'SELECT (:1)+:1*:1,:1||:1 IN (:1,:1)',
  );
});

test('only the statement itself reaches SQLite', async () => {
  const { text } = await approveSqliteRead(propose(';; /* a */ SELECT 1 ; -- DELETE FROM t'));
  expect(text).toBe('SELECT 1');
});

test('the fingerprint is the text’s, whatever the values', async () => {
  const of = async (value: string) =>
    (await approveSqliteRead(propose('SELECT :a', { a: ['text', value] }))).fingerprint;
  expect(await of('x')).toBe(await of('y'));
  expect(await of('x')).not.toBe((await approveSqliteRead(propose('SELECT 1'))).fingerprint);
});

test('the reason of a refusal is said in words', async () => {
  await expect(approveSqliteRead(propose('DELETE FROM t'))).rejects.toThrow(
    'This statement was refused: DELETE changes data; only reads may run.',
  );
  await expect(approveSqliteRead(propose('SELECT ?'))).rejects.toThrow('Write parameters as :name');
  await expect(approveSqliteRead(propose("SELECT 'a"))).rejects.toThrow("A ' is opened and never closed.");
  await expect(approveSqliteRead(propose('SELECT 1; SELECT 2'))).rejects.toThrow('Only one statement');
  await expect(approveSqliteWrite(propose('SELECT 1'))).rejects.toThrow('run it as a read');
  await expect(approveSqliteWrite(propose('DELETE FROM main."sqlite_sequence"'))).rejects.toThrow(
    'belongs to SQLite',
  );
});
