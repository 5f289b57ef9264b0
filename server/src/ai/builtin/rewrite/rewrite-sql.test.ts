import type { ColumnKind, Dialect, Table } from '@parley/contract/schema';
import { expect, test } from 'vitest';
import { moment, parameter, table } from '../extract/asked-tool.ts';
import { rewriteSql } from './rewrite-sql.ts';

function typed(name: string, columns: Record<string, ColumnKind>): Table {
  const made = table(name, Object.keys(columns));
  return {
    ...made,
    columns: made.columns.map((column) => ({ ...column, kind: columns[column.name] ?? 'text' })),
  };
}

const tables = [
  typed('orders', {
    id: 'integer',
    customer_id: 'integer',
    status: 'text',
    placed_at: 'timestamp',
    total: 'number',
  }),
  typed('customers', { id: 'integer', name: 'text', city: 'text', country: 'text' }),
];
const list =
  'SELECT o.id, c.name, c.country, o.placed_at, o.total FROM orders o JOIN customers AS c ON c.id = o.customer_id WHERE (:status IS NULL OR o.status = :status) ORDER BY o.placed_at DESC LIMIT :limit';
const parameters = [parameter('status', 'text'), parameter('limit', 'integer', { default: 10 })];

function rewrite(unused: string[], sql = list, dialect: Dialect = 'sqlite') {
  return rewriteSql({
    question: unused.join(' '),
    tool: { name: 'Latest orders', description: '', dialect, sql, parameters, tables },
    moment,
    reachable: [],
    unused,
  });
}

test('[L04] a place becomes a condition of its own, before order and limit', () => {
  expect(rewrite(['only the ones from Norway'])).toEqual({
    sql: 'SELECT o.id, c.name, c.country, o.placed_at, o.total\nFROM orders o JOIN customers AS c ON c.id = o.customer_id\nWHERE ((:status IS NULL OR o.status = :status))\n  AND LOWER(c.country) = LOWER(:country)\nORDER BY o.placed_at DESC\nLIMIT :limit',
    parameters: [
      ...parameters,
      {
        name: 'country',
        type: 'text',
        description: 'Compared with country.',
        required: true,
        default: 'Norway',
      },
    ],
    reason: 'It keeps only country Norway.',
  });
});

test('[L04] times, numbers and what is left out become conditions', () => {
  expect(rewrite(['in 2024'])?.sql).toContain('AND o.placed_at >= :since_day AND o.placed_at < :before_day');
  expect(rewrite(['in 2024'])?.parameters.map((one) => one.default)).toEqual([
    undefined,
    10,
    '2024-01-01',
    '2025-01-01',
  ]);
  expect(rewrite(['total over $100'])?.sql).toContain('AND o.total > :least_total');
  expect(rewrite(['excluding Sweden'])?.sql).toContain(
    'AND NOT COALESCE(LOWER(c.country) = LOWER(:country), FALSE)',
  );
  expect(rewrite(['only from Springfield'])?.sql).toContain(
    '(LOWER(c.city) = LOWER(:place) OR LOWER(c.country) = LOWER(:place))',
  );
});

test.each([
  ['postgres', "CAST(date_trunc('month', t.placed_at) AS date) AS month"],
  ['mysql', "CAST(DATE_FORMAT(t.placed_at, '%Y-%m-01') AS DATE) AS month"],
  ['sqlite', "date(t.placed_at, 'start of month') AS month"],
] as const)('[L04] groups a list by month in %s, over all of it', (dialect, column) => {
  const rewritten = rewrite(['by month'], list, dialect);
  expect(rewritten?.sql).toMatch(/^SELECT .*GROUP BY 1\nORDER BY 1$/s);
  expect(rewritten?.sql).toContain(`${column}, COUNT(*) AS row_count, SUM(t.total) AS total_total`);
  expect(rewritten?.sql).not.toContain('LIMIT');
  expect(rewritten?.parameters.map(({ name }) => name)).toEqual(['status']);
});

test('sums of days become sums of months; averages do not', () => {
  const days = (measure: string) =>
    `SELECT date(placed_at) AS day, ${measure} FROM orders GROUP BY 1 ORDER BY 1`;
  expect(rewrite(['monthly'], days('SUM(total) AS revenue'))?.sql).toContain('SUM(t.revenue) AS revenue');
  expect(rewrite(['monthly'], days('AVG(total) AS average'))).toBeNull();
});

test('says what it could not take into account', () => {
  expect(rewrite(['only from Norway', 'by mood'])?.reason).toBe(
    'It keeps only country Norway. Not taken into account: by mood.',
  );
});

test.each([
  ['nothing to say', [], list],
  ['a word it does not know', ['only nice ones'], list],
  ['a column the tool has not', ['heavier than 10'], list],
  ['a union', ['in 2024'], 'SELECT placed_at FROM orders UNION SELECT placed_at FROM orders'],
  ['a statement with WITH', ['in 2024'], 'WITH x AS (SELECT 1) SELECT placed_at FROM orders'],
  ['a grouping of columns it cannot name', ['by month'], 'SELECT * FROM orders'],
])('leaves alone: %s', (_, unused, sql) => {
  expect(rewrite(unused, sql)).toBeNull();
});

test('tables inside of a sub-query are out of reach', () => {
  const sql = 'SELECT s.n FROM (SELECT o.id AS n FROM customers, orders o) s';
  expect(rewrite(['in 2024'], sql)).toBeNull();
});
