import type { Column, Dialect, Table } from '@parley/contract/database-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadParser } from '../../../sql/parse-postgres.ts';
import type { Flow } from '../column-flow.ts';
import { readColumnFlow } from '../read-column-flow.ts';
import { type Catalogue, resolveFlow } from './lineage.ts';

beforeAll(loadParser);

const column = (name: string): Column => ({
  name,
  type: 'text',
  kind: 'text',
  nullable: false,
  default: null,
  generated: null,
  enumValues: null,
  comment: null,
});
const table = (name: string, columns: string, kind: Table['kind'] = 'table'): Table => ({
  schema: '',
  name,
  kind,
  columns: columns.split(' ').map(column),
  primaryKey: ['id'],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: null,
  derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
});
const tables = [
  table('users', 'id name phone city boss_id'),
  table('orders', 'id user_id total'),
  table('callers', 'caller town', 'view'),
  table('hidden', 'x', 'view'),
];
const catalogue = (dialect: Dialect): Catalogue => ({
  tables,
  viewFlow: ({ name }) =>
    name === 'callers' ? readColumnFlow(dialect, 'SELECT phone AS caller, city AS town FROM users') : null,
  isOpen: () => false,
  isOpaque: (call) => call === 'my_phone_of',
  isOpaqueField: (name) => name === 'my_phone_of',
});

/** The columns behind each output: 'phone', '?' where they cannot be known, 'sum total' where it is only summed. */
function originsOf(dialect: Dialect, sql: string): string[] | null {
  const flow = readColumnFlow(dialect, sql);
  if (!flow) return null;
  return resolveFlow(flow, catalogue(dialect)).columns.map(({ origin }) =>
    [
      ...origin.columns.map((key) => (JSON.parse(key) as string[])[2] ?? ''),
      ...origin.summed.map((key) => `sum ${(JSON.parse(key) as string[])[2]}`),
      ...(origin.isUnknown ? ['?'] : []),
    ].join(' '),
  );
}

const everywhere: [sql: string, origins: string[]][] = [
  ['SELECT phone AS remark, city FROM users', ['phone', 'city']],
  ['SELECT u.phone remark FROM users u', ['phone']],
  ['SELECT users.phone FROM users', ['phone']],
  ["SELECT upper(concat(name, ' ', phone)) AS x, 'phone' AS y FROM users", ['name phone', '']],
  ['SELECT * FROM users', ['id', 'name', 'phone', 'city', 'boss_id']],
  [
    'SELECT o.total, u.* FROM orders o JOIN users u ON u.id = o.user_id',
    ['total', 'id', 'name', 'phone', 'city', 'boss_id'],
  ],
  ['SELECT total, phone FROM orders, users WHERE users.id = user_id', ['total', 'phone']],
  ["SELECT CASE WHEN phone LIKE '1%' THEN 'a' ELSE 'b' END AS area FROM users", ['phone']],
  ['SELECT x.y FROM (SELECT phone AS y, city FROM users) x', ['phone']],
  ['SELECT city FROM (SELECT phone AS y, city FROM users) x', ['city']],
  ['SELECT * FROM (SELECT phone AS y, city FROM users) x', ['phone', 'city']],
  ['WITH a AS (SELECT phone AS p FROM users), b AS (SELECT p AS q FROM a) SELECT q FROM b', ['phone']],
  ['WITH a(q, r) AS (SELECT city, phone FROM users) SELECT r, q FROM a', ['phone', 'city']],
  ['WITH users AS (SELECT id, phone AS city FROM users) SELECT city FROM users', ['phone']],
  ['SELECT city FROM users UNION SELECT phone FROM users', ['city phone']],
  [
    'SELECT city, id FROM users UNION ALL SELECT phone, id FROM users ORDER BY 1 LIMIT 3',
    ['city phone', 'id'],
  ],
  [
    'SELECT (SELECT u.phone FROM users u WHERE u.id = o.user_id) AS p, o.total FROM orders o',
    ['phone', 'total'],
  ],
  ['SELECT o.total, (SELECT max(o.total)) AS t FROM orders o', ['total', 'total']],
  ['SELECT count(*) AS n, count(phone) AS m, count(DISTINCT phone) AS k FROM users', ['', '', '']],
  ['SELECT city, count(*) AS n FROM users GROUP BY city HAVING max(phone) > 1', ['city', '']],
  ['SELECT sum(total) AS s, avg(total) AS a, count(*) AS n FROM orders', ['sum total', 'sum total', '']],
  ['SELECT sum(total * 2) AS s, min(total) AS a FROM orders', ['total', 'total']],
  ['SELECT sum(total) AS s FROM orders o JOIN users u ON u.id = o.user_id', ['total']],
  ['SELECT s FROM (SELECT sum(total) AS s FROM orders) x', ['total']],
  ['SELECT city FROM users WHERE phone = :phone ORDER BY phone', ['city']],
  ['SELECT row_number() OVER (ORDER BY phone) AS n, city FROM users', ['', 'city']],
  [
    'SELECT first_value(phone) OVER (ORDER BY id) AS n, lag(city) OVER (ORDER BY id) AS c FROM users',
    ['phone', 'city'],
  ],
  ['SELECT caller, town FROM callers', ['caller phone', 'town city']],
  ['SELECT * FROM callers', ['caller phone', 'town city']],
  ['SELECT x FROM hidden', ['x ?']],
  ['SELECT x FROM somewhere', ['?']],
  ['SELECT id FROM users JOIN orders USING (id)', ['id id']],
  ['SELECT coalesce(city, phone) AS c, nullif(phone, city) AS d FROM users', ['city phone', 'city phone']],
  ['SELECT CAST(phone AS char) AS c FROM users', ['phone']],
  ['SELECT u.phone, b.city FROM users u LEFT JOIN users b ON b.id = u.boss_id', ['phone', 'city']],
  ['SELECT nowhere.phone FROM users', ['?']],
  ["SELECT exists (SELECT 1 FROM users WHERE phone = '1') AS e", ['']],
  ['SELECT city IN (SELECT phone FROM users) AS e FROM users', ['city phone']],
  [
    'SELECT t.p FROM (SELECT id, (SELECT phone FROM users u WHERE u.id = o.user_id) AS p FROM orders o) t',
    ['phone'],
  ],
  [
    'WITH RECURSIVE chain AS (SELECT id, name, boss_id FROM users WHERE id = 1 UNION ALL SELECT u.id, u.phone, u.boss_id FROM users u JOIN chain c ON u.boss_id = c.id) SELECT name, id FROM chain',
    ['name phone', 'id'],
  ],
];

describe.each(['postgres', 'mysql', 'sqlite'] as const)('in %s', (dialect) => {
  test.each(everywhere)('%s', (sql, origins) => {
    expect(originsOf(dialect, sql)).toEqual(origins);
  });
});

test.each<[string, string[] | null]>([
  ['SELECT u FROM users u', ['boss_id city id name phone']],
  ['SELECT row_to_json(u) AS j FROM users u', ['boss_id city id name phone']],
  ['SELECT u.to_jsonb FROM users u', ['boss_id city id name phone']],
  ['SELECT jsonb_build_object($$a$$, phone) -> $$a$$ FROM users', ['phone']],
  ['SELECT phone::text, substring(phone from 2) FROM users', ['phone', 'phone']],
  [
    'SELECT x.p FROM orders o CROSS JOIN LATERAL (SELECT u.phone AS p FROM users u WHERE u.id = o.user_id) x',
    ['phone'],
  ],
  ['SELECT p FROM users u, LATERAL (SELECT u.phone AS p) x', ['phone']],
  ['SELECT p FROM users, unnest(ARRAY[phone]) AS p', ['phone']],
  ['SELECT string_agg(phone, $$,$$ ORDER BY id), array_agg(city) FROM users', ['id phone', 'city']],
  ['SELECT j.phone, j.city FROM (users u JOIN orders o ON true) AS j', ['phone', 'city']],
  ['SELECT a, c FROM users AS u(a, b, c)', ['id', 'phone']],
  ['SELECT upper FROM (SELECT upper(phone) FROM users) x', ['phone']],
  ['SELECT my_phone_of(id) FROM users', ['id ?']],
  ['SELECT u.my_phone_of FROM users u', ['boss_id city id name phone ?']],
  ['VALUES (1, 2)', ['', '']],
  ['TABLE users', ['id', 'name', 'phone', 'city', 'boss_id']],
  ['SELECT sum(total) FILTER (WHERE id = 1), sum(DISTINCT total) FROM orders', ['id total', 'total']],
  ['SELECT (u).phone FROM users u', ['boss_id city id name phone']],
  ['WITH d AS (DELETE FROM users RETURNING phone) SELECT phone FROM d', ['?']],
  ['EXPLAIN SELECT 1', null],
  ['SELECT xmlelement(name a, phone) FROM users', ['phone']],
  ['SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY phone) FROM users', ['phone']],
])('PostgreSQL: %s', (sql, origins) => {
  expect(originsOf('postgres', sql)).toEqual(origins);
});

test.each<[Dialect, string, string[] | null]>([
  ['mysql', 'SELECT `phone` FROM `users`', ['phone']],
  ['mysql', 'SELECT "phone" AS x, "paid" AS y FROM users', ['phone', '']],
  ['mysql', 'SELECT phöne FROM users', ['phone']],
  ['mysql', "SELECT group_concat(phone ORDER BY id SEPARATOR ', ') FROM users", ['id phone']],
  ['mysql', "SELECT json_object('a', phone) FROM users", ['phone']],
  ['mysql', 'SELECT @x', ['?']],
  ['mysql', 'SELECT id FROM users USE INDEX FOR ORDER BY (a), orders', null],
  ['mysql', 'SELECT phone FROM users FORCE INDEX (a)', ['phone']],
  ['mysql', 'TABLE users', ['id', 'name', 'phone', 'city', 'boss_id']],
  ['mysql', "SELECT j.v FROM users u, JSON_TABLE(u.phone, '$' COLUMNS (v TEXT PATH '$')) j", ['phone ?']],
  ['mysql', 'SHOW TABLES', null],
  ['sqlite', 'SELECT j.value FROM users, json_each(json_array(phone)) j', ['phone']],
  ['sqlite', 'SELECT [phone], "city" FROM users', ['phone', 'city']],
  ['sqlite', "SELECT phone 'remark' FROM users", ['phone']],
  ['sqlite', 'SELECT total(phone) FILTER (WHERE id > 1) FROM users', ['id phone']],
  [
    'sqlite',
    'SELECT a IS DISTINCT FROM phone AS d FROM (SELECT city AS a, phone FROM users)',
    ['city phone'],
  ],
  ['sqlite', 'PRAGMA table_info(users)', null],
  ['sqlite', '(SELECT phone FROM users)', ['phone']],
])('%s: %s', (dialect, sql, origins) => {
  expect(originsOf(dialect, sql)).toEqual(origins);
});

test('columns that share a name are told apart by their places', () => {
  const flow = readColumnFlow('postgres', 'SELECT city AS a, phone AS a FROM users') as Flow;
  const { columns, isOrdered } = resolveFlow(flow, catalogue('postgres'));
  expect([isOrdered, ...columns.map(({ name }) => name)]).toEqual([true, 'a', 'a']);
});
