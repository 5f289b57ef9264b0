import type { Dialect } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { analyseStatement } from '../statement/analyse-statement.ts';
import { compareOutlines, type OutlineDifferences } from './compare-outlines.ts';

const all = ['postgres', 'mysql', 'sqlite'] as const;

type Side = string | readonly [sql: string, values: Record<string, unknown>];

async function filled(dialect: Dialect, side: Side) {
  const [sql, values] = typeof side === 'string' ? [side, {}] : side;
  const { outline } = await analyseStatement(dialect, sql);
  if (!outline) throw new Error(`${sql} has no outline.`);
  return { outline, values: new Map(Object.entries(values)) };
}

/** Only what differs. */
async function differences(
  tool: Side,
  read: Side,
  dialect: Dialect = 'postgres',
): Promise<Partial<OutlineDifferences>> {
  const compared = compareOutlines(await filled(dialect, tool), await filled(dialect, read));
  return Object.fromEntries(Object.entries(compared).filter(([, count]) => count > 0));
}

const ordersPerCountry =
  'SELECT c.country, COUNT(*) AS orders FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.country';

test.each(all)('a statement is like itself, whatever its names: %s', async (dialect) => {
  const renamed =
    'SELECT k.country AS land, COUNT(*) FROM orders JOIN customers k ON k.id = orders.customer_id GROUP BY 1';
  expect(await differences(ordersPerCountry, renamed, dialect)).toEqual({});
});

test.each(all)('another group, figure, table or kind of answer is told: %s', async (dialect) => {
  const perStatus = 'SELECT status, COUNT(*) FROM orders GROUP BY status';
  expect(await differences(perStatus, ordersPerCountry, dialect)).toEqual({
    tablesMissing: 1,
    groupsMissing: 1,
    groupsExtra: 1,
  });
  const revenue = 'SELECT status, SUM(total) FROM orders GROUP BY status';
  expect(await differences(revenue, perStatus, dialect)).toEqual({ measuresMissing: 1, measuresExtra: 1 });
  const list = 'SELECT id, status FROM orders';
  expect(await differences(list, 'SELECT COUNT(*) FROM orders', dialect)).toEqual({
    otherKind: 1,
    measuresMissing: 1,
  });
});

test('months and days are other groups, in the words of each dialect', async () => {
  const count = (month: string) => `SELECT ${month} AS span, COUNT(*) FROM orders GROUP BY 1`;
  expect(
    await differences(
      count("strftime('%Y-%m', placed_at)"),
      count("date(placed_at, 'start of month')"),
      'sqlite',
    ),
  ).toEqual({});
  expect(
    await differences(count("to_char(placed_at, 'YYYY-MM')"), count("date_trunc('month', placed_at)")),
  ).toEqual({});
  const isOther = { groupsMissing: 1, groupsExtra: 1 };
  expect(
    await differences(count('extract(month from placed_at)'), count("date_trunc('month', placed_at)")),
  ).toEqual(isOther);
  expect(
    await differences(count('extract(hour from placed_at)'), count("date_trunc('hour', placed_at)")),
  ).toEqual(isOther);
  expect(await differences(count('date(placed_at)'), count("date_trunc('month', placed_at)"))).toEqual(
    isOther,
  );
});

test.each(all)('a condition counts where its parameter has a value: %s', async (dialect) => {
  const tool =
    'SELECT COUNT(*) FROM orders o JOIN customers c ON c.id = o.customer_id WHERE (:country IS NULL OR c.country = :country)';
  const everywhere = 'SELECT COUNT(*) FROM orders';
  const inNorway = [
    'SELECT COUNT(*) FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.country = :land',
    { land: 'Norway' },
  ] as const;
  expect(await differences(tool, everywhere, dialect)).toEqual({});
  expect(await differences(tool, inNorway, dialect)).toEqual({ conditionsMissing: 1 });
  expect(await differences([tool, { country: 'Norway' }], inNorway, dialect)).toEqual({});
  expect(await differences([tool, { country: 'Norway' }], everywhere, dialect)).toEqual({
    tablesExtra: 1,
    conditionsExtra: 1,
  });
  expect(await differences([tool, { country: 'Sweden' }], inNorway, dialect)).toEqual({ valuesDiffer: 1 });
});

test('what is asked of a column is told apart, and both ends of a period are one condition', async () => {
  const paid = 'SELECT id FROM invoices WHERE paid_on IS NOT NULL';
  const open = 'SELECT id FROM invoices WHERE paid_on IS NULL';
  expect(await differences(paid, open)).toEqual({ conditionsDiffer: 1 });
  const june = (from: string, to: string) =>
    [
      'SELECT id FROM invoices WHERE paid_on >= :from AND paid_on < :to',
      { from: `2026-${from}-01`, to: `2026-${to}-01` },
    ] as const;
  expect(await differences('SELECT id FROM invoices', june('06', '07'))).toEqual({ conditionsMissing: 1 });
  expect(await differences(june('06', '07'), june('06', '07'))).toEqual({});
  expect(
    await differences('SELECT id FROM invoices WHERE NOT sent', 'SELECT id FROM invoices WHERE sent'),
  ).toEqual({ valuesDiffer: 1 });
});

test('a limit counts where there is one, and one that has no value is none', async () => {
  const tool = 'SELECT name, price FROM products ORDER BY price DESC LIMIT :limit';
  const all = 'SELECT name, price FROM products ORDER BY price DESC';
  expect(await differences(tool, all)).toEqual({});
  expect(await differences([tool, { limit: 5 }], all)).toEqual({ limitExtra: 1 });
  expect(await differences(all, 'SELECT name FROM products ORDER BY price DESC LIMIT 1')).toEqual({
    limitMissing: 1,
  });
});

test('groups by two columns of one table are other groups, a key beside a name is not', async () => {
  const per = (column: string) => `SELECT ${column}, COUNT(*) FROM customers GROUP BY ${column}`;
  expect(await differences(per('city'), per('country'))).toEqual({ groupsMissing: 1, groupsExtra: 1 });
  expect(await differences(per('name'), per('id, name'))).toEqual({});
});

test('what is far too large is not compared', async () => {
  const conditions = Array.from({ length: 2_000 }, (_, at) => `c${at} = ${at}`).join(' OR ');
  const { outline } = await analyseStatement('postgres', `SELECT 1 FROM t WHERE ${conditions}`);
  expect(outline).toBeNull();
  const list = Array.from({ length: 2_000 }, (_, at) => at).join();
  const facts = await analyseStatement('postgres', `SELECT 1 FROM t WHERE a IN (${list})`);
  expect(facts.outline?.conditions[0]?.literals).toHaveLength(20);
});

test('a column of an inner query, or of WITH, is the column of its table', async () => {
  const nested =
    'WITH recent AS (SELECT customer_id, total FROM orders) SELECT customer_id, SUM(total) FROM recent GROUP BY customer_id';
  const plain = 'SELECT o.customer_id, SUM(o.total) FROM orders o GROUP BY o.customer_id';
  expect(await differences(nested, plain)).toEqual({});
});

test('part of a figure is less of a difference than another figure', async () => {
  const margin = 'SELECT SUM(price - cost) FROM sales';
  const price = 'SELECT SUM(price) FROM sales';
  const shipping = 'SELECT SUM(shipping) FROM sales';
  expect(await differences(margin, price)).toEqual({ measuresMissing: 0.5, measuresExtra: 0.5 });
  expect(await differences(margin, shipping)).toEqual({ measuresMissing: 1, measuresExtra: 1 });
});

test.each(all)(
  'with and without a counterpart are told apart, however it is written: %s',
  async (dialect) => {
    const customers = (rest: string) => `SELECT c.name FROM customers c ${rest}`;
    const ofOrders = '(SELECT 1 FROM orders o WHERE o.customer_id = c.id)';
    const without = customers(`WHERE NOT EXISTS ${ofOrders}`);
    const missing = customers('LEFT JOIN orders o ON o.customer_id = c.id WHERE o.id IS NULL');
    const notIn = customers('WHERE c.id NOT IN (SELECT customer_id FROM orders)');
    const having = customers(`WHERE EXISTS ${ofOrders}`);
    expect(await differences(without, missing, dialect)).toEqual({});
    expect(await differences(notIn, missing, dialect)).toEqual({});
    expect(await differences(having, without, dialect)).toMatchObject({ conditionsMissing: 1 });
    expect(await differences(without, having, dialect)).toMatchObject({ conditionsExtra: 1 });
  },
);

test.each(all)('so many of a group, or from the other end, is another answer: %s', async (dialect) => {
  const perCustomer = 'SELECT customer_id, COUNT(*) FROM orders GROUP BY customer_id';
  const many = `${perCustomer} HAVING COUNT(*) > 3`;
  expect(await differences(perCustomer, many, dialect)).toEqual({ conditionsMissing: 1 });
  const top = (end: string) => `${perCustomer} ORDER BY COUNT(*) ${end} LIMIT 5`;
  expect(await differences(top('DESC'), top('ASC'), dialect)).toEqual({ otherEnd: 1 });
  expect(await differences(top('DESC'), top('DESC'), dialect)).toEqual({});
  expect(await differences(many.replace('COUNT(*) >', 'COUNT(id) >'), many, dialect)).toEqual({});
  const dear = (order: string) => `SELECT name FROM products ORDER BY ${order} LIMIT 5`;
  expect(await differences(dear('price IS NULL, price DESC'), dear('price DESC'), dialect)).toEqual({});
  expect(await differences(dear('born ASC'), dear('age DESC'), dialect)).toEqual({});
});

test.each(all)('what is there and lacks a value is no missing counterpart: %s', async (dialect) => {
  const undelivered =
    'SELECT o.id FROM orders o LEFT JOIN shipments s ON s.order_id = o.id WHERE s.delivered_at IS NULL';
  const without =
    'SELECT o.id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM shipments s WHERE s.order_id = o.id)';
  expect(await differences(undelivered, without, dialect)).toMatchObject({ conditionsMissing: 1 });
  const all = 'SELECT name FROM customers';
  const some = `${all} WHERE id IN (SELECT customer_id FROM orders)`;
  expect(await differences(some, all, dialect)).toMatchObject({ conditionsExtra: expect.any(Number) });
});

test('a flag is the same in every spelling', async () => {
  const active = (condition: string) => `SELECT name FROM products WHERE ${condition}`;
  expect(await differences(active('active = TRUE'), active('active = 1'), 'sqlite')).toEqual({});
  expect(await differences(active('active = 1'), active('active <> 0'), 'sqlite')).toEqual({});
  expect(await differences(active('active = FALSE'), active('NOT active'))).toEqual({});
  expect(await differences(active('active'), active('active = 0'), 'sqlite')).toMatchObject({
    valuesDiffer: 1,
  });
});

test.each(all)('more than all of them is more than the most: %s', async (dialect) => {
  if (dialect === 'sqlite') return;
  const dear = (condition: string) => `SELECT name FROM products WHERE ${condition}`;
  const inNorway = "FROM products WHERE country = 'Norway'";
  const aboveAll = dear(`price > ALL (SELECT price ${inNorway})`);
  expect(await differences(aboveAll, dear(`price > (SELECT MAX(price) ${inNorway})`), dialect)).toEqual({});
  expect(await differences(aboveAll, dear(`price < ALL (SELECT price ${inNorway})`), dialect)).toMatchObject({
    conditionsDiffer: 1,
    measuresMissing: 1,
  });
  const aboveAny = dear(`price > ANY (SELECT price ${inNorway})`);
  expect(await differences(aboveAny, dear(`price > (SELECT MIN(price) ${inNorway})`), dialect)).toEqual({});
  const dearest = dear('price >= ALL (SELECT price FROM products)');
  const most = dear('price = (SELECT MAX(price) FROM products)');
  expect(await differences(dearest, most, dialect)).toEqual({});
  const cheapest = dear('price <= ALL (SELECT price FROM products)');
  expect(await differences(cheapest, most, dialect)).toMatchObject({ measuresMissing: 1 });
  const never = 'SELECT name FROM customers c WHERE c.id <> ALL (SELECT customer_id FROM orders)';
  expect(await differences(never, never.replace('<> ALL', 'NOT IN'), dialect)).toEqual({});
  expect(await differences(never, never.replace('<> ALL', '= ANY'), dialect)).toMatchObject({
    conditionsMissing: 2,
  });
});

test.each(all)('above or below another value is another answer: %s', async (dialect) => {
  const dear = (condition: string) => `SELECT name FROM products WHERE ${condition}`;
  const isOther = { valuesDiffer: 1 };
  expect(await differences(dear('price > 100'), dear('price > 50'), dialect)).toEqual(isOther);
  expect(await differences(dear('price > 100'), dear('100 < price'), dialect)).toEqual({});
  expect(await differences(dear('price > 5'), dear('price >= 6'), dialect)).toEqual({});
  expect(await differences(dear('price > 5'), dear('price > 6'), dialect)).toEqual(isOther);
  expect(
    await differences(dear('price BETWEEN 5 AND 10'), dear('price >= 5 AND price <= 20'), dialect),
  ).toEqual(isOther);
  const tool = dear('(:least IS NULL OR price >= :least)');
  expect(
    await differences([tool, { least: 10 }], [dear('price > :value'), { value: '10.0' }], dialect),
  ).toEqual({});
  expect(await differences([tool, { least: 12 }], [dear('price > :value'), { value: 10 }], dialect)).toEqual(
    isOther,
  );
  const many = 'SELECT customer_id, COUNT(*) FROM orders GROUP BY customer_id HAVING COUNT(*) > 3';
  expect(await differences(many, many.replace('> 3', '> 10'), dialect)).toEqual(isOther);
});

test.each(all)('the same days are told in more than one way: %s', async (dialect) => {
  const placed = (condition: string) => `SELECT id FROM orders WHERE ${condition}`;
  const june = placed("placed_at >= '2026-06-01' AND placed_at < '2026-07-01'");
  const same = placed("placed_at BETWEEN '2026-06-01' AND '2026-06-30'");
  expect(await differences(june, same, dialect)).toEqual({});
  const atNoon = placed("placed_at > '2026-06-01T12:00:00Z' AND placed_at < '2026-07-01 00:00:00'");
  expect(await differences(june, atNoon, dialect)).toEqual({});
  const july = placed("placed_at >= '2026-07-01' AND placed_at < '2026-08-01'");
  expect(await differences(june, july, dialect)).toEqual({ valuesDiffer: 1 });
  const tool = placed('date(placed_at) >= date(:from)');
  const read = placed('placed_at >= :from_date');
  expect(
    await differences([tool, { from: '2026-06-01' }], [read, { from_date: '2026-06-01' }], dialect),
  ).toEqual({});
  expect(
    await differences([tool, { from: '2026-05-01' }], [read, { from_date: '2026-06-01' }], dialect),
  ).toEqual({ valuesDiffer: 1 });
});

test.each(all)('a bound that something is computed from is not compared: %s', async (dialect) => {
  const rows = (condition: string) => `SELECT id FROM products WHERE ${condition}`;
  expect(await differences(rows('cents * 0.01 > 100'), rows('cents > 10000'), dialect)).toEqual({});
  expect(await differences(rows('stock < 2 * needed'), rows('stock < 10'), dialect)).toMatchObject({
    conditionsExtra: 1,
  });
  const unfilled = rows('price > :least');
  expect(await differences([unfilled, { least: '' }], rows('price > 10'), dialect)).toEqual({});
});

test.each(all)('a figure of some rows alone is another than one of all: %s', async (dialect) => {
  const figure = (written: string, rest = '') => `SELECT ${written} FROM orders ${rest}`;
  const paid = figure("SUM(CASE WHEN status = 'paid' THEN total ELSE 0 END)");
  const wherePaid = figure('SUM(total)', "WHERE status = 'paid'");
  expect(await differences(paid, wherePaid, dialect)).toEqual({});
  expect(await differences(paid, figure('SUM(total)'), dialect)).toEqual({ conditionsExtra: 1 });
  expect(await differences(paid, wherePaid.replace('paid', 'open'), dialect)).toEqual({ valuesDiffer: 1 });
  const counted = figure('COUNT(*)', "WHERE status = 'paid'");
  expect(await differences(figure("COUNT(CASE WHEN status = 'paid' THEN 1 END)"), counted, dialect)).toEqual(
    {},
  );
  expect(
    await differences(figure("SUM(CASE status WHEN 'paid' THEN 1 ELSE 0 END)"), counted, dialect),
  ).toEqual({});
  expect(await differences(figure("SUM(status = 'paid')"), counted, dialect)).toEqual({});
  const notPaid = figure("SUM(CASE WHEN status = 'paid' THEN 0 ELSE total END)");
  expect(await differences(notPaid, figure('SUM(total)', "WHERE status <> 'paid'"), dialect)).toEqual({});
  const active = figure('SUM(CASE WHEN active THEN 1 WHEN NOT active THEN 0 END)');
  expect(await differences(active, figure('SUM(active)'), dialect)).toEqual({});
  if (dialect === 'mysql') return;
  expect(await differences(figure("SUM(total) FILTER (WHERE status = 'paid')"), paid, dialect)).toEqual({});
});

test.each(all)('a figure of some rows beside one of all is there: %s', async (dialect) => {
  const both = "SELECT COUNT(*), COUNT(CASE WHEN status = 'paid' THEN 1 END) FROM orders";
  const paid = "SELECT COUNT(*) FROM orders WHERE status = 'paid'";
  expect(await differences(both, paid, dialect)).toEqual({ measuresExtra: 0.5 });
  expect(await differences(both, both, dialect)).toEqual({});
  expect(await differences(both, both.replace('paid', 'open'), dialect)).toEqual({
    measuresMissing: 0.5,
    measuresExtra: 0.5,
  });
  expect(await differences('SELECT COUNT(*), COUNT(id) FROM orders', both, dialect)).toMatchObject({
    measuresMissing: 0.5,
  });
});

test.each(all)('a share of all rows is no average of some: %s', async (dialect) => {
  const share = "SELECT AVG(CASE WHEN status = 'paid' THEN 1.0 ELSE 0 END) FROM orders";
  expect(await differences(share, share.replace('paid', 'open'), dialect)).toEqual({
    measuresMissing: 0.5,
    measuresExtra: 0.5,
  });
  const average = "SELECT AVG(total) FROM orders WHERE status = 'paid'";
  expect(await differences(share, average, dialect)).toMatchObject({ conditionsMissing: 1 });
});

test.each(all)('a share of a flag is one in both spellings: %s', async (dialect) => {
  const share = (written: string) => `SELECT AVG(${written}) FROM products`;
  expect(
    await differences(share('CASE WHEN active = 1 THEN 1.0 ELSE 0 END'), share('active'), dialect),
  ).toEqual({});
});

test.each(all)('the limit of an inner query is one of its rows: %s', async (dialect) => {
  const best = (rest: string) =>
    `SELECT customer_id, SUM(total) AS spent FROM orders GROUP BY customer_id ORDER BY spent ${rest}`;
  const top = best('DESC LIMIT 5');
  const named = (inner: string) =>
    `WITH best AS (${inner}) SELECT c.name, b.spent FROM best b JOIN customers c ON c.id = b.customer_id`;
  const unlimited = { limitMissing: 1 };
  expect(await differences(named(top), named(top), dialect)).toEqual({});
  expect(await differences(named(best('DESC')), named(top), dialect)).toEqual(unlimited);
  expect(await differences(`SELECT * FROM (${top}) t`, top, dialect)).toEqual({});
  expect(await differences(`SELECT * FROM (${best('DESC')}) t`, top, dialect)).toEqual(unlimited);
  expect(await differences(`SELECT * FROM (${best('ASC LIMIT 5')}) t`, top, dialect)).toEqual({
    otherEnd: 1,
  });
});

test.each(all)('the rows of so many others are not so many rows: %s', async (dialect) => {
  if (dialect === 'mysql') return;
  const orders = 'SELECT id, placed_at FROM orders';
  const newest = 'SELECT id FROM customers ORDER BY joined_at DESC LIMIT 5';
  const ofNewest = `${orders} WHERE customer_id IN (${newest})`;
  expect(await differences(`${orders} LIMIT 5`, ofNewest, dialect)).toMatchObject({
    limitMissing: 1,
    limitExtra: 1,
  });
  expect(await differences(ofNewest.replace(' LIMIT 5', ''), ofNewest, dialect)).toEqual({ limitMissing: 1 });
  expect(await differences(ofNewest.replace('DESC', 'ASC'), ofNewest, dialect)).toEqual({ otherEnd: 1 });
  const own =
    'SELECT id, placed_at FROM orders WHERE id IN (SELECT id FROM orders ORDER BY total DESC LIMIT 5)';
  expect(await differences(own, `${orders} ORDER BY total DESC LIMIT 5`, dialect)).toEqual({
    conditionsExtra: 1,
  });
  expect(await differences(own, `${orders} ORDER BY total ASC LIMIT 5`, dialect)).toMatchObject({
    otherEnd: 1,
  });
});

test.each(all)('a value is the same with wildcards in it and around it: %s', async (dialect) => {
  const named = (pattern: string) => `SELECT id FROM guests WHERE lower(name) LIKE ${pattern}`;
  const tool = named(dialect === 'mysql' ? "CONCAT('%', lower(:name), '%')" : "'%' || lower(:name) || '%'");
  expect(await differences([tool, { name: 'Dahl' }], named("'%dahl%'"), dialect)).toEqual({});
  expect(await differences([tool, { name: 'Dahl' }], named("'%berg%'"), dialect)).toEqual({
    valuesDiffer: 1,
  });
});

const differ = { valuesDiffer: 1 };

test.each([
  [
    'EXTRACT(YEAR FROM placed_at) = 2024 AND EXTRACT(MONTH FROM placed_at) = 3',
    'another month',
    '= 3',
    '= 4',
  ],
  ["status <> 'open'", 'another value that is left out', 'open', 'paid'],
  ["status NOT IN ('open', 'new')", 'other values that are left out', 'new', 'paid'],
  ["status IN ('open', 'new')", 'fewer values', ", 'new'", ''],
  ["placed_at >= CURRENT_DATE - INTERVAL '7 days'", 'a longer time', '7 days', '30 days'],
  ["to_char(placed_at, 'YYYY-MM') >= '2024-03'", 'an earlier month', '2024-03', '2021-01'],
  ["name LIKE 'A%'", 'the end instead of the beginning', "'A%'", "'%A'"],
  ["name LIKE 'A%'", 'all of a name', "LIKE 'A%'", "= 'A'"],
  ['total > 5', 'a bound on the other side', '> 5', '>= 4'],
  ["placed_at < '2026-07-01'", 'a day more', "< '2026-07-01'", "<= '2026-07-02'"],
  ["placed_at >= '2026-07-01 00:00'", 'half a day later', "'2026-07-01 00:00'", "'2026-07-01 12:00'"],
])('%s: %s is told', async (condition, _, part, instead) => {
  const list = (where: string) => `SELECT id FROM orders WHERE ${where}`;
  expect(condition).toContain(part);
  expect(await differences(list(condition), list(condition.replace(part, instead)))).toEqual(differ);
});

test('a bound of a figure is none of its column', async () => {
  const having = 'SELECT customer_id, COUNT(*) FROM orders GROUP BY customer_id HAVING SUM(total) > 100';
  const where = 'SELECT customer_id, COUNT(*) FROM orders WHERE total > 100 GROUP BY customer_id';
  expect(await differences(having, where)).toMatchObject({ conditionsMissing: 1, conditionsExtra: 1 });
  expect(await differences(having, having)).toEqual({});
});

test('the mean of some rows is not the share of a flag, and what is taken off is not counted', async () => {
  const mean = 'SELECT COUNT(*), AVG(total) FILTER (WHERE active) FROM orders';
  expect(await differences(mean, 'SELECT COUNT(*), AVG(active) FROM orders')).not.toEqual({});
  const less = "SELECT COUNT(*), SUM(CASE WHEN kind = 'in' THEN -1 ELSE 0 END) FROM orders";
  const counted = "SELECT COUNT(*), COUNT(*) FILTER (WHERE kind = 'in') FROM orders";
  expect(await differences(less, counted)).not.toEqual({});
});

test('a day that is written out is a day, and the place of a month in its quarter is no quarter', async () => {
  const count = (span: string) => `SELECT ${span} AS span, COUNT(*) FROM orders GROUP BY 1`;
  const writtenOut = count("DATE_FORMAT(placed_at, '%W, %M %e, %Y')");
  expect(await differences(writtenOut, count('DATE(placed_at)'), 'mysql')).toEqual({});
  expect(await differences(writtenOut, count('YEARWEEK(placed_at)'), 'mysql')).not.toEqual({});
  expect(await differences(count('MONTH(placed_at) % 3'), count('QUARTER(placed_at)'), 'mysql')).not.toEqual(
    {},
  );
});

test.each(all)('names that every object has are names like any other: %s', async (dialect) => {
  const odd = "SELECT constructor(placed_at), COUNT(*) FROM orders WHERE kind = 'constructor' GROUP BY 1";
  expect(await differences(odd, odd, dialect)).toEqual({});
  const list = (value: string) => `SELECT id FROM orders WHERE kind = ${value}`;
  expect(await differences(list("'constructor'"), list('FALSE'), dialect)).not.toEqual({});
});

test('how many rows there are is no flag', async () => {
  const having = (test: string) => `SELECT status FROM orders GROUP BY status HAVING COUNT(*) ${test}`;
  expect(await differences(having('= 1'), having('<> 0'))).not.toEqual({});
});

test.each(all)('rows that a tool leaves out are told from those that it is about: %s', async (dialect) => {
  const whole = 'SELECT SUM(amount) FROM payments';
  const kept = `${whole} WHERE refunded_at IS NULL AND method <> 'voucher'`;
  expect(await differences(kept, whole, dialect)).toEqual({ rowsLeftOut: 2 });
  expect(await differences(`${whole} WHERE method = 'voucher'`, whole, dialect)).toEqual({
    conditionsExtra: 1,
  });
});
