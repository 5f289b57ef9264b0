import { expect, test } from 'vitest';
import { readAliases, readTemplate } from './read-template.ts';

function use(sql: string, name = 'p') {
  const [found] = readTemplate(sql).get(name) ?? [];
  return found && [found.operator, found.column, found.addsDay];
}

test.each([
  ['WHERE o.placed_at >= :p', '>=', 'placed_at', false],
  ['WHERE o.placed_at < :p', '<', 'placed_at', false],
  ['WHERE "placed at" <= CAST(:p AS date)', '<=', 'placed at', false],
  ["WHERE placed_at < CAST(:p AS date) + INTERVAL '1 day'", '<', 'placed_at', true],
  ["WHERE placed_at < date(:p, '+1 day')", '<', 'placed_at', true],
  ['WHERE `placed_at` < DATE_ADD(:p, INTERVAL 1 DAY)', '<', 'placed_at', true],
  ['WHERE placed_at < :p::date + 1', '<', 'placed_at', true],
  ['WHERE date(placed_at) BETWEEN :p AND :q', '>=', 'placed_at', false],
  ['WHERE (:p IS NULL OR o.status = :p)', '=', 'status', false],
  ['WHERE (CAST(:p AS text) IS NULL OR o.status = :p)', '=', 'status', false],
  ["WHERE lower(c.name) LIKE '%' || lower(:p) || '%'", 'like', 'name', false],
  ["WHERE c.name LIKE CONCAT('%', :p, '%')", 'like', 'name', false],
  ["WHERE c.name ILIKE '%' || :p || '%'", 'like', 'name', false],
  ['HAVING count(*) >= :p', '>=', null, false],
  ['HAVING sum(i.quantity * i.unit_price) > :p', '>', 'unit_price', false],
  ["WHERE strftime('%Y-%m', placed_at) = :p", '=', 'placed_at', false],
  ['WHERE EXTRACT(YEAR FROM o.placed_at) = :p', '=', 'placed_at', false],
  ['WHERE :p <= price', '>=', 'price', false],
  ['WHERE status <> :p', '<>', 'status', false],
  ['ORDER BY total DESC LIMIT :p', 'limit', null, false],
])('reads how a parameter is compared: %s', (sql, operator, column, addsDay) => {
  expect(use(sql)).toEqual([operator, column, addsDay]);
});

test('reads the upper end of BETWEEN, and nothing in strings, comments and casts', () => {
  expect(use('WHERE price BETWEEN :low AND :high', 'high')).toEqual(['<=', 'price', false]);
  expect(readTemplate("SELECT ':a' AS x, y::text /* :b */ FROM t -- :c").size).toBe(0);
});

test('tells which table an alias stands for', () => {
  const sql =
    'SELECT * FROM public.orders AS o LEFT JOIN "Customers" c ON c.id = o.customer_id WHERE o.id > 1';
  expect([...readAliases(sql)]).toEqual([
    ['orders', 'orders'],
    ['o', 'orders'],
    ['customers', 'customers'],
    ['c', 'customers'],
  ]);
});
