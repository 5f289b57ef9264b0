import type { Column, Table } from '@parley/contract/database-schema';
import { dialects } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { readsSecrets, secretsRead } from './secret-columns-read.ts';

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
  'SELECT u.row_to_json FROM users u',
  'SELECT u.row_to_json AS card FROM users AS u LIMIT 3',
  'SELECT users.to_jsonb FROM users',
  'SELECT app.users.to_jsonb FROM app.users',
  'SELECT U.JSON_AGG FROM users u',
  'SELECT u.hstore FROM users u',
  'SELECT u."NAME" FROM users u',
  'SELECT u.text FROM users u',
  'SELECT name FROM users u ORDER BY u.to_jsonb',
  'SELECT s.x FROM (SELECT u.to_jsonb AS x FROM users u) s',
  'SELECT u.to_jsonb FROM users u WHERE EXISTS (SELECT u.total FROM orders u)',
  'SELECT u FROM users u WHERE EXISTS (SELECT 1 FROM orders u)',
  'SELECT j FROM (users u JOIN orders o ON o.user_id = u.id) AS j',
  'SELECT j.to_jsonb FROM (users u JOIN orders o ON o.user_id = u.id) AS j',
  'SELECT j.* FROM (users u JOIN orders o ON o.user_id = u.id) AS j',
  'SELECT to_jsonb(j) FROM (users CROSS JOIN orders) AS j',
  'SELECT c FROM (users u JOIN orders o ON o.user_id = u.id) AS j(a, b, c, d, e, f, g)',
  "SELECT count(*) FROM users JOIN (SELECT 'guess' AS password) g USING (password)",
  "SELECT count(*) FROM users NATURAL JOIN (SELECT 'guess' AS password) g",
  'SELECT o.total, "u"."password" FROM orders o JOIN users u ON u.id = o.user_id',
])('finds a whole row of PostgreSQL in %s', async (sql) => {
  expect(await secretsRead('postgres', sql, tables)).toEqual(['users.password']);
});

test('all columns of one table of PostgreSQL are not those of another', async () => {
  const sql = 'SELECT o.*, u.name FROM orders o JOIN users u ON u.id = o.user_id';
  expect(await secretsRead('postgres', sql, tables)).toEqual([]);
});

test.each([
  'SELECT u.id, u.name, u.ctid FROM users u',
  'SELECT app.users.name FROM app.users',
  'SELECT j.name, j.total FROM (users u JOIN orders o ON o.user_id = u.id) AS j',
  'SELECT s.n FROM (SELECT u.name AS n FROM users u) s',
  'WITH p AS (SELECT u.name AS n FROM users u) SELECT p.n FROM p',
  'SELECT u.name, o.to_jsonb FROM users u JOIN orders o ON o.user_id = u.id',
  'SELECT u.name FROM users u JOIN orders o USING (id)',
])('finds none of PostgreSQL in %s', async (sql) => {
  expect(await secretsRead('postgres', sql, tables)).toEqual([]);
});

test('a name that MySQL takes for another is found', async () => {
  const keys = [table('users', [column('id', 'integer'), column('api_key')])];
  expect(await secretsRead('mysql', 'SELECT apİ_\u212Aey FROM users', keys)).toEqual(['users.api_key']);
});

test('TABLE of MySQL reads all columns', async () => {
  expect(await secretsRead('mysql', 'TABLE users', tables)).toEqual(['users.password']);
});

test.each(dialects)('what nobody can read in %s counts as reading secrets', async (dialect) => {
  expect(await readsSecrets(dialect, "SELECT 'open FROM users", tables)).toBe(true);
});
