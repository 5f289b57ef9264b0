import type { Column, Table } from '@parley/contract/schema';
import { dialects } from '@parley/contract/schema';
import { describe, expect, test } from 'vitest';
import { readsSecrets, secretsRead } from './secrets-read.ts';

const column = (name: string, kind: Column['kind'] = 'text'): Column => ({
  name,
  kind,
  type: kind,
  nullable: false,
  default: null,
  generated: null,
  enumValues: null,
  comment: null,
});
const table = (name: string, columns: Column[]): Table => ({
  schema: 'app',
  name,
  kind: 'table',
  columns,
  primaryKey: ['id'],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: null,
  derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
});
const tables = [
  table('users', [
    column('id', 'integer'),
    column('name'),
    column('password'),
    column('password_changed_at', 'timestamp'),
  ]),
  table('orders', [column('id', 'integer'), column('user_id', 'integer'), column('total', 'number')]),
];

describe.each(dialects)('in %s', (dialect) => {
  test.each([
    'SELECT password FROM users',
    'SELECT u.password AS x FROM app.users u',
    'SELECT upper(PASSWORD) FROM USERS',
    'SELECT * FROM users',
    'SELECT u.* FROM users u',
    'SELECT id, users.* FROM users',
    'SELECT DISTINCT * FROM users',
    'SELECT name FROM users ORDER BY password',
    'SELECT name FROM users WHERE password IS NULL',
    'SELECT s.a FROM (SELECT password AS a FROM users) AS s',
    'WITH p(a, b, c, d) AS (SELECT * FROM users) SELECT c FROM p',
    'SELECT total, (SELECT max(password) FROM users) FROM orders',
    'SELECT name FROM users UNION SELECT password FROM users',
  ])('finds the secret in %s', async (sql) => {
    expect(await secretsRead(dialect, sql, tables)).toEqual(['users.password']);
    expect(await readsSecrets(dialect, sql, tables)).toBe(true);
  });

  test.each([
    'SELECT name, password_changed_at FROM users',
    'SELECT count(*) FROM users',
    "SELECT name, 'password' AS what FROM users",
    'SELECT total * 2 AS twice, total*user_id AS more FROM orders',
    'SELECT * FROM orders',
    'SELECT name AS n FROM users WHERE id = :id -- password',
  ])('finds none in %s', async (sql) => {
    expect(await secretsRead(dialect, sql, tables)).toEqual([]);
  });
});

test.each([
  'SELECT u FROM users u',
  'SELECT row_to_json(users) FROM users',
  'SELECT (u).password FROM users u',
  'SELECT password(u) FROM users u',
  'SELECT u::text FROM users u',
  'SELECT c FROM users AS u(a, b, c, d)',
  'TABLE users',
  'SELECT o.total, "u"."password" FROM orders o JOIN users u ON u.id = o.user_id',
])('finds a whole row of PostgreSQL in %s', async (sql) => {
  expect(await secretsRead('postgres', sql, tables)).toEqual(['users.password']);
});

test('all columns of one table of PostgreSQL are not those of another', async () => {
  const sql = 'SELECT o.*, u.name FROM orders o JOIN users u ON u.id = o.user_id';
  expect(await secretsRead('postgres', sql, tables)).toEqual([]);
});

test('TABLE of MySQL reads all columns', async () => {
  expect(await secretsRead('mysql', 'TABLE users', tables)).toEqual(['users.password']);
});

test.each(dialects)('what nobody can read in %s counts as reading secrets', async (dialect) => {
  expect(await readsSecrets(dialect, "SELECT 'open FROM users", tables)).toBe(true);
});
