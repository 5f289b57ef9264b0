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
