import { dialects } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { explainSql } from './explain-sql.ts';

describe.each(dialects)('in %s', (dialect) => {
  test('tells tables, joins, filters, groups, order and limit', async () => {
    const sql = `SELECT c.name, count(*) AS n, SUM(i.quantity * i.unit_price) AS revenue
      FROM customers c JOIN orders o ON o.customer_id = c.id
      LEFT JOIN order_items AS i ON i.order_id = o.id
      WHERE o.status IN ('new', 'paid') AND o.total BETWEEN 1 AND :most AND o.shipped_at IS NULL
      GROUP BY c.id HAVING count(*) > 3 ORDER BY revenue DESC, c.name LIMIT :limit`;
    expect(await explainSql(dialect, sql)).toEqual([
      'It reads customers.',
      'It adds orders where orders.customer_id is customers.id.',
      'To each row it adds order_items where order_items.order_id is orders.id; rows without a match stay.',
      'Only rows count where orders.status is one of ‘new’, ‘paid’; and orders.total is from 1 to the given most; and orders.shipped_at is not set.',
      'It makes one row for each customers.id.',
      'Of these it keeps those where the number of rows is more than 3.',
      'It shows customers.name, the number of rows as ‘n’, the sum of order_items.quantity × order_items.unit_price as ‘revenue’.',
      'The rows come in the order of revenue, from the highest down; then customers.name.',
      'It gives at most as many rows as the given limit.',
    ]);
  });

  test('says of an optional filter that it is one', async () => {
    const sql = `SELECT id FROM orders WHERE (CAST(:status AS CHAR) IS NULL OR status = :status)
      AND (a = 1 AND b = 2 OR c <> 'x')`;
    expect((await explainSql(dialect, sql))[1]).toBe(
      'Only rows count where status is the given status, if one is given; and (a is 1 and b is 2) or c is not ‘x’.',
    );
  });

  test('tells parts, and several queries as one', async () => {
    const sql = `WITH recent AS (SELECT id FROM orders WHERE EXISTS (SELECT 1 FROM items WHERE items.id = orders.id))
      SELECT id FROM recent UNION ALL SELECT DISTINCT id FROM old ORDER BY 1 LIMIT 5`;
    expect(await explainSql(dialect, sql)).toEqual([
      'First it works out ‘recent’:',
      '– It reads orders.',
      '– Only rows count where there is a matching row in items.',
      '– It shows id.',
      'It reads recent.',
      'It shows id.',
      'To these it adds the rows of another query:',
      '– It reads old.',
      '– It shows id, each row once.',
      'The rows come in the order of id.',
      'It gives at most 5 rows.',
    ]);
  });

  test('claims nothing about what it cannot read', async () => {
    expect((await explainSql(dialect, "SELECT 'x"))[0]).toMatch(/^This statement cannot be read: /);
    expect((await explainSql(dialect, 'SELECT wild(a, b) FROM t'))[1]).toBe('It shows `wild(a, b)`.');
    expect(await explainSql(dialect, 'VALUES (1)')).toEqual([
      'It reads no table.',
      'More cannot be told from this statement.',
    ]);
  });

  test.each([
    ['parentheses', (depth: number) => `SELECT ${'('.repeat(depth)}1${')'.repeat(depth)}`],
    ['calls', (depth: number) => `SELECT ${'SUM('.repeat(depth)}a${')'.repeat(depth)} FROM t`],
    ['CASE', (depth: number) => `SELECT ${'CASE WHEN '.repeat(depth)}1${' THEN 1 END'.repeat(depth)}`],
    ['NOT', (depth: number) => `SELECT 1 FROM t WHERE ${'NOT '.repeat(depth)}a = 1`],
  ])('refuses what is nested too deeply in %s, and explains what is not', async (_name, nested) => {
    const refusal = { code: 'sql_refused', message: expect.stringContaining('too deep to explain') };
    await expect(explainSql(dialect, nested(8_000))).rejects.toMatchObject(refusal);
    await expect(explainSql(dialect, nested(201))).rejects.toMatchObject(refusal);
    expect(await explainSql(dialect, nested(150))).not.toContain('More cannot be told from this statement.');
  });

  test('a change says what it changes', async () => {
    expect(await explainSql(dialect, 'UPDATE products SET stock = :stock WHERE name = :product')).toEqual([
      'It changes rows of products.',
      'Only rows count where name is the given product.',
    ]);
  });
});

test('a cast that never ends is left out like any other', async () => {
  expect((await explainSql('sqlite', 'SELECT a COLLATE b(c FROM t'))[0]).toBe('It reads no table.');
  expect(await explainSql('mysql', `SELECT a${' COLLATE b'.repeat(9_000)} FROM t`)).toContain('It shows a.');
});

test('a text keeps its blanks, however many', async () => {
  const blanks = ' '.repeat(50_000);
  expect((await explainSql('sqlite', `SELECT wild('${blanks}') FROM t`))[1]).toBe(
    `It shows \`wild('${blanks}')\`.`,
  );
});

test.each([
  ['sqlite', "SELECT a FROM t WHERE a LIKE '%' || :q || '%'", 'a contains the given q'],
  [
    'sqlite',
    "SELECT a FROM t WHERE a LIKE :q || '%' ESCAPE '\\' AND b = 'x'",
    'a begins with the given q; and b is ‘x’',
  ],
  ['mysql', "SELECT a FROM t WHERE a LIKE CONCAT(:q, '%')", 'a begins with the given q'],
  ['postgres', "SELECT a FROM t WHERE lower(a) LIKE '%' || lower(:q)", 'a ends with the given q'],
  ['postgres', 'SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM u)', 'there is no matching row in u'],
  ['postgres', 'SELECT a FROM t WHERE a NOT IN (SELECT b FROM u)', 'a is not among what another query gives'],
] as const)('in %s, %s means that %s', async (dialect, sql, said) => {
  expect((await explainSql(dialect, sql))[1]).toBe(`Only rows count where ${said}.`);
});

test.each([
  ['postgres', "SELECT date_trunc('month', t.at)::date AS month FROM t", 'the month of at as ‘month’'],
  ['sqlite', "SELECT strftime('%Y-%m', at) FROM t", 'the month of at'],
  ['mysql', "SELECT DATE_FORMAT(at, '%Y-%m') FROM t", 'the month of at'],
  ['postgres', 'SELECT EXTRACT(YEAR FROM at) y FROM t', 'the year of at as ‘y’'],
  [
    'mysql',
    'SELECT COALESCE(SUM(`a b`), 0) `sold` FROM t',
    'the sum of a b (0 where it is not set) as ‘sold’',
  ],
  ['sqlite', 'SELECT round(avg([a]), 2) FROM t', 'the average of a, rounded to 2 places'],
  [
    'sqlite',
    'SELECT CASE WHEN a THEN 1 END AS b, * FROM t',
    'a value that depends on conditions as ‘b’, every column',
  ],
] as const)('in %s, %s shows %s', async (dialect, sql, said) => {
  expect((await explainSql(dialect, sql))[1]).toBe(`It shows ${said}.`);
});
