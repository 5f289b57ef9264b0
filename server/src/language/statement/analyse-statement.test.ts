import type { Dialect } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { analyseStatement, statementFrom, statementText } from './analyse-statement.ts';
import type { ParameterUse } from './parameter-uses.ts';

async function use(dialect: Dialect, sql: string, name = 'p') {
  const { uses } = await analyseStatement(dialect, sql);
  const found: ParameterUse | undefined = uses[name]?.[0];
  return found && [found.operator, found.columns.at(-1)?.column ?? null, found.addsDay];
}

const all = ['postgres', 'mysql', 'sqlite'] as const;
const each = (...dialects: readonly Dialect[]) => dialects;

test.each([
  [all, 'o.placed_at >= :p', '>=', 'placed_at', false],
  [all, 'o.placed_at < :p', '<', 'placed_at', false],
  [each('postgres', 'sqlite'), '"placed at" <= CAST(:p AS date)', '<=', 'placed at', false],
  [each('postgres'), "placed_at < CAST(:p AS date) + INTERVAL '1 day'", '<', 'placed_at', true],
  [each('sqlite'), "placed_at < date(:p, '+1 day')", '<', 'placed_at', true],
  [each('mysql'), '`placed_at` < DATE_ADD(:p, INTERVAL 1 DAY)', '<', 'placed_at', true],
  [each('postgres'), 'placed_at < :p::date + 1', '<', 'placed_at', true],
  [all, 'date(placed_at) BETWEEN :p AND :q', '>=', 'placed_at', false],
  [all, '(:p IS NULL OR o.status = :p)', '=', 'status', false],
  [each('postgres'), '(CAST(:p AS text) IS NULL OR o.status = :p)', '=', 'status', false],
  [each('postgres', 'sqlite'), "lower(c.name) LIKE '%' || lower(:p) || '%'", 'like', 'name', false],
  [each('mysql'), "c.name LIKE CONCAT('%', :p, '%')", 'like', 'name', false],
  [each('postgres'), "c.name ILIKE '%' || :p || '%'", 'like', 'name', false],
  [each('sqlite'), "strftime('%Y-%m', placed_at) = :p", '=', 'placed_at', false],
  [each('postgres', 'mysql'), 'EXTRACT(YEAR FROM o.placed_at) = :p', '=', 'placed_at', false],
  [all, ':p <= price', '>=', 'price', false],
  [all, 'status <> :p', '<>', 'status', false],
  [all, 'status NOT IN (:p)', '<>', 'status', false],
  [each('postgres'), 'status = ANY(:p)', 'in', 'status', false],
  [all, 'id IN (SELECT order_id FROM items WHERE sku = :p)', '=', 'sku', false],
] as const)(
  'reads how a parameter is compared: %s %s',
  async (dialects, where, operator, column, addsDay) => {
    for (const dialect of dialects) {
      const sql = `SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE ${where}`;
      expect([dialect, await use(dialect, sql)]).toEqual([dialect, [operator, column, addsDay]]);
    }
  },
);

test.each(all)('reads what is compared after grouping, and how many rows there are: %s', async (dialect) => {
  const sql = `SELECT a, SUM(quantity * unit_price) AS total FROM i GROUP BY a
    HAVING SUM(quantity * unit_price) > :p AND COUNT(*) >= :q ORDER BY total DESC LIMIT :r`;
  expect(await use(dialect, sql)).toEqual(['>', 'unit_price', false]);
  expect(await use(dialect, sql, 'q')).toEqual(['>=', null, false]);
  expect(await use(dialect, sql, 'r')).toEqual(['limit', null, false]);
});

test.each(all)('reads what a statement that writes sets and where: %s', async (dialect) => {
  const update = 'UPDATE orders SET status = :p WHERE id = :q';
  expect(await use(dialect, update)).toEqual(['=', 'status', false]);
  expect(await use(dialect, update, 'q')).toEqual(['=', 'id', false]);
  expect(await use(dialect, 'INSERT INTO t (a, b) VALUES (1, :p)')).toEqual(['=', 'b', false]);
  expect(await use(dialect, 'DELETE FROM t WHERE a = :p')).toEqual(['=', 'a', false]);
  expect((await analyseStatement(dialect, update)).form).toBeNull();
});

test('a parameter in a text, a comment or a cast is none', async () => {
  const sql = "SELECT ':a' AS x, y::text /* :b */ FROM t -- :c";
  expect((await analyseStatement('postgres', sql)).uses).toEqual({});
});

test.each(all)('a column is told by its table, through the names that WITH gives: %s', async (dialect) => {
  const sql = `WITH recent AS (SELECT c.country AS land, o.id FROM orders o JOIN customers c ON c.id = o.customer_id)
    SELECT land, COUNT(*) AS orders FROM recent r WHERE r.land = :land GROUP BY land ORDER BY orders DESC`;
  const { uses, form } = await analyseStatement(dialect, sql);
  expect(uses.land?.[0]?.columns).toEqual([{ table: 'customers', column: 'country' }]);
  expect(form).toMatchObject({ kind: 'groups', roots: ['orders'], order: 'falling', sortedBy: 'orders' });
  expect(form?.measures).toEqual([{ name: 'orders', does: 'count' }]);
});

test('several columns that are compared as one text are told', async () => {
  const where = "first_name || ' ' || last_name LIKE '%' || :p || '%'";
  const { uses } = await analyseStatement('sqlite', `SELECT id FROM people WHERE ${where}`);
  expect(uses.p?.[0]).toMatchObject({ operator: 'like', isJoined: true });
});

describe('the kind of answer', () => {
  const formOf = async (dialect: Dialect, sql: string) => (await analyseStatement(dialect, sql)).form;

  test.each(all)('of WITH is the one of the query that its rows come from: %s', async (dialect) => {
    const sql = `WITH spent AS (SELECT customer_id, SUM(total) AS spent FROM orders GROUP BY customer_id)
      SELECT c.name, s.spent FROM spent s JOIN customers c ON c.id = s.customer_id ORDER BY s.spent DESC LIMIT 10`;
    const form = await formOf(dialect, sql);
    expect(form).toMatchObject({
      kind: 'groups',
      columns: ['name'],
      measures: [{ name: 'spent', does: 'sum' }],
    });
  });

  test.each(all)('of UNION is a row for each of its figures: %s', async (dialect) => {
    const sql = `SELECT 'paid' AS state, COUNT(*) AS orders FROM orders WHERE paid = 1
      UNION ALL SELECT 'open', COUNT(*) FROM invoices WHERE paid = 0`;
    const form = await formOf(dialect, sql);
    expect(form).toMatchObject({ kind: 'groups', roots: ['orders', 'invoices'], isNarrow: true });
    expect(form?.dimensions.map(({ name }) => name)).toEqual(['state']);
  });

  test.each(all)(
    'what is missing, what is narrowed and what may be left out are told apart: %s',
    async (dialect) => {
      const idle = `SELECT c.id FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)`;
      expect(await formOf(dialect, idle)).toMatchObject({ kind: 'list', isAbsence: true, isNarrow: true });
      const lacking = `SELECT t.id FROM tickets t LEFT JOIN users u ON u.id = t.opened_by WHERE u.id IS NULL`;
      expect(await formOf(dialect, lacking)).toMatchObject({ isAbsence: true });
      const optional = `SELECT id FROM orders WHERE (:status IS NULL OR status = :status) AND paid_at IS NOT NULL`;
      expect(await formOf(dialect, optional)).toMatchObject({ isAbsence: false, isNarrow: false });
    },
  );
});

test('what cannot be read is known by nothing, and ends no question', async () => {
  for (const sql of [
    '',
    'SELECT',
    "SELECT 'open",
    'EXPLAIN SELECT 1',
    `SELECT ${'('.repeat(5_000)}`,
    'SELECT 1 FROM t t t',
  ])
    for (const dialect of all) expect(Object.keys((await analyseStatement(dialect, sql)).uses)).toEqual([]);
});

test('it comes back from where it is kept as it was, and is read again by another version', async () => {
  const statement = await analyseStatement('sqlite', 'SELECT a FROM t WHERE b = :b');
  expect(statementFrom(statementText(statement))).toEqual(statement);
  expect(statementFrom(null)).toBeNull();
  expect(statementFrom(statementText(statement).replace(/"format":\d+/, '"format":0'))).toBeNull();
});

test('a long statement is read apart from everybody else', async () => {
  const sql = `SELECT a FROM t WHERE b = :b AND c IN (${Array.from({ length: 2_000 }, (_, n) => n).join(', ')})`;
  expect((await analyseStatement('postgres', sql)).uses.b?.[0]?.operator).toBe('=');
});
