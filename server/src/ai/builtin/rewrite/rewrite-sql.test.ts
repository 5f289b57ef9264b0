import type { ColumnKind, Dialect, Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { moment, parameter, table } from '../../../../testing/extract-from-question.ts';
import type { AskedTool } from '../../../language/filling/parameter-extraction-types.ts';
import { readQuestion } from '../../../language/question/question.ts';
import { analyseLoaded } from '../../../language/statement/analyse-statement.ts';
import { loadParser } from '../../../sql/parse-postgres.ts';
import { rewriteSql, unformed } from './rewrite-sql.ts';

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

await loadParser();

function asked(sql: string, dialect: Dialect, tables: readonly Table[]): AskedTool {
  const statement = analyseLoaded({ dialect, sql });
  return { name: 'Latest orders', description: '', dialect, sql, statement, parameters, tables };
}

function rewrite(unused: string[], sql = list, dialect: Dialect = 'sqlite') {
  return rewriteSql({
    question: readQuestion(unused.join(' ')),
    tool: asked(sql, dialect, tables),
    moment,
    reachable: [],
    unused,
  });
}

test('a place becomes a condition of its own, before order and limit', () => {
  expect(rewrite(['only the ones from Norway'])).toEqual({
    sql: 'SELECT o.id, c.name, c.country, o.placed_at, o.total\nFROM orders o JOIN customers AS c ON c.id = o.customer_id\nWHERE (:status IS NULL OR o.status = :status)\n  AND LOWER(c.country) = LOWER(:country)\nORDER BY o.placed_at DESC\nLIMIT :limit',
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

test('times, numbers and what is left out become conditions', () => {
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

const perCustomer =
  'SELECT c.name AS customer, SUM(o.total) AS revenue FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.id, c.name ORDER BY 2 DESC LIMIT :limit';

test('filters by a column of a table that a foreign key leads to, one join away', () => {
  const linked = {
    ...typed('orders', { id: 'integer', customer_id: 'integer', placed_at: 'timestamp', total: 'number' }),
    foreignKeys: [
      {
        name: null,
        columns: ['customer_id'],
        referencedSchema: '',
        referencedTable: 'customers',
        referencedColumns: ['id'],
        onDelete: null,
        onUpdate: null,
      },
    ],
  } as unknown as Table;
  const people = typed('customers', { id: 'integer', name: 'text', country: 'text' });
  const sql = 'SELECT id, total FROM orders ORDER BY placed_at DESC LIMIT :limit';
  const reached = (unused: string[]) =>
    rewriteSql({
      question: readQuestion(unused.join(' ')),
      tool: asked(sql, 'sqlite', [linked]),
      moment,
      reachable: [people],
      unused,
      profiles: [
        {
          schema: '',
          table: 'customers',
          column: 'country',
          values: ['Norway', 'Chile'],
          min: null,
          max: null,
        },
      ],
    });
  const join = 'LEFT JOIN customers of_customer ON of_customer.id = orders.customer_id';
  expect(reached(['from Norway'])?.sql).toContain(`${join}\nWHERE of_customer.country = :country`);
});

test('a number said of a sum is said of the groups', () => {
  expect(rewrite(['revenue of more than 500'], perCustomer)?.sql).toContain(
    'HAVING SUM(o.total) > :least_revenue',
  );
});

test('what has nothing in a column is found by that', () => {
  expect(rewrite(['without city'])?.sql).toContain("(c.city IS NULL OR c.city = '')");
});

test('another form of the answer is no rewrite, and told to be left', () => {
  const tool = asked(list, 'sqlite', tables);
  const task = { question: readQuestion(''), tool, moment, reachable: [] };
  for (const said of [
    'by month',
    'monthly',
    'how many orders',
    'worst',
    'smallest',
    'sort them by total',
    'best day',
  ]) {
    expect(unformed({ ...task, unused: [said] }), said).toEqual([said]);
    expect(rewrite([said]), said).toBeNull();
  }
  expect(unformed({ ...task, unused: ['by mood', 'only nice ones'] })).toEqual(['by mood']);
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
  ['a grouping by what it does not know', ['by mood'], list],
])('leaves alone: %s', (_, unused, sql) => {
  expect(rewrite(unused, sql)).toBeNull();
});

test('tables inside of a sub-query are out of reach', () => {
  const sql = 'SELECT s.n FROM (SELECT o.id AS n FROM customers, orders o) s';
  expect(rewrite(['in 2024'], sql)).toBeNull();
});
