import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from './company.testing.ts';
import { loadParser } from './parse-tree.ts';

beforeAll(loadParser);

describe('tables', () => {
  it('drops join conditions that follow a key, and keeps the order of FROM', () => {
    expect(
      formOf(
        'orders by customer',
        'SELECT c.name, o.id FROM orders o JOIN customers c ON c.id = o.customer_id',
      ),
    ).toBe('orders customers SELECT name id END');
  });

  it('names the key where it is not the first between two tables', () => {
    expect(
      formOf('who delivered', 'SELECT e.full_name FROM orders o JOIN employees e ON e.id = o.delivered_by'),
    ).toBe('orders TABLE_VIA delivered_by employees SELECT full_name END');
  });

  it('names columns of a second instance by the key that leads to it', () => {
    expect(
      formOf(
        'employees with their managers',
        'SELECT e.full_name, m.full_name FROM employees e JOIN employees m ON m.id = e.manager_id',
      ),
    ).toBe('employees WHERE manager_id NOT_NULL SELECT full_name VIA manager_id full_name END');
    expect(
      formOf(
        'how many report to each manager',
        'SELECT m.full_name, count(*) FROM employees m JOIN employees e ON e.manager_id = m.id GROUP BY m.id, m.full_name',
      ),
    ).toBe('employees SELECT VIA manager_id full_name COUNT_ROWS END');
  });

  it('joins columns that refer to the same table by way of it', () => {
    expect(
      formOf(
        'orders taken in the branch of their driver',
        'SELECT o.id FROM orders o JOIN orders p ON p.credit_days = o.credit_days',
      ),
    ).toBe('(join without key)');
    expect(
      formOf(
        'lines of orders taken by',
        'SELECT l.product FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN employees e ON e.id = o.taken_by',
      ),
    ).toBe('order_lines orders employees SELECT product END');
  });

  it('keeps LEFT JOIN', () => {
    expect(
      formOf(
        'orders per customer, those without too',
        'SELECT c.name, count(o.id) FROM customers c LEFT JOIN orders o ON o.customer_id = c.id GROUP BY c.id',
      ),
    ).toBe('customers LEFT orders SELECT name COUNT id END');
  });

  it('has no form for a join that follows no key', () => {
    expect(formOf('x', 'SELECT 1 FROM customers c JOIN branches b ON b.city = c.country')).toBe(
      '(join without key)',
    );
  });
});

describe('rows that exist', () => {
  const lacking = 'customers WHERE LACKS orders WHERE status EQ <open> END SELECT name END';

  it.each([
    "SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders WHERE status = 'open')",
    "SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.status = 'open')",
    "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id AND o.status = 'open' WHERE o.id IS NULL",
  ])('reads %s as rows that are lacking', (sql) => {
    expect(formOf('customers without open orders', sql)).toBe(lacking);
  });

  it('names the key of the first inner table where it is not the first', () => {
    expect(
      formOf(
        'employees who delivered something',
        'SELECT full_name FROM employees WHERE id IN (SELECT delivered_by FROM orders)',
      ),
    ).toBe('employees WHERE EXISTS TABLE_VIA delivered_by orders END SELECT full_name END');
  });

  it('ties a nested query to the outer row', () => {
    expect(
      formOf(
        'customers with their totals',
        'SELECT c.name, (SELECT sum(o.total) FROM orders o WHERE o.customer_id = c.id) FROM customers c',
      ),
    ).toBe('customers SELECT name NESTED orders WHERE SAME_AS_OUTER customer_id SELECT SUM total END END');
  });
});

describe('groups and order', () => {
  it('leaves out groups that the selection says, and keys beside their labels', () => {
    expect(
      formOf(
        'orders per customer',
        'SELECT c.name, count(*) AS n FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.id, c.name ORDER BY n DESC LIMIT 1',
      ),
    ).toBe('orders customers SELECT name COUNT_ROWS DESC COUNT_ROWS FIRST_ONE END');
    expect(formOf('x', 'SELECT avg(n) FROM (SELECT count(*) AS n FROM orders GROUP BY customer_id) x')).toBe(
      'FROM_QUERY orders GROUP customer_id SELECT COUNT_ROWS END SELECT AVG OUTPUT_1 END',
    );
  });

  it('puts HAVING beside WHERE', () => {
    expect(
      formOf(
        'statuses with more than 3 orders',
        'SELECT status FROM orders GROUP BY status HAVING count(*) > 3',
      ),
    ).toBe("orders WHERE COUNT_ROWS GT '3' SELECT status END");
  });

  it('reads groups without an aggregate as distinct', () => {
    expect(formOf('statuses', 'SELECT status FROM orders GROUP BY 1')).toBe(
      'orders SELECT_DISTINCT status END',
    );
  });

  it('takes the first rows of each group from ranks and from DISTINCT ON', () => {
    const form = 'orders SELECT status id DESC total FIRST_ONE PER status END';
    expect(
      formOf(
        'largest order per status',
        'SELECT status, id FROM (SELECT status, id, rank() OVER (PARTITION BY status ORDER BY total DESC) AS r FROM orders) x WHERE r = 1',
      ),
    ).toBe(form);
    expect(
      formOf(
        'largest order per status',
        'SELECT DISTINCT ON (status) status, id FROM orders ORDER BY status, total DESC',
      ),
    ).toBe(form);
  });

  it('merges a query with the query in FROM, or with a named one', () => {
    expect(
      formOf(
        'change of orders per month',
        "WITH m AS (SELECT date_trunc('month', placed_at) AS month, count(*) AS n FROM orders GROUP BY 1) SELECT month, n - lag(n) OVER (ORDER BY month) AS change FROM m ORDER BY month",
      ),
    ).toBe('orders SELECT MONTH placed_at CHANGE COUNT_ROWS ASC MONTH placed_at END');
  });
});

describe('expressions', () => {
  const of = (sql: string, question = 'x'): string => formOf(question, `SELECT ${sql} FROM orders`);

  it.each([
    ['round(coalesce(sum(total), 0)::numeric, 2)', 'SUM total'],
    ['100.0 * sum(credit_days) / NULLIF(sum(total), 0)', 'PERCENTAGE SUM credit_days SUM total'],
    ["100.0 * count(*) FILTER (WHERE status = 'open') / count(*)", 'SHARE_OF_ROWS status EQ <open> CLOSE'],
    ["avg(CASE WHEN status = 'open' THEN 1 ELSE 0 END) * 100", 'SHARE_OF_ROWS status EQ <open> CLOSE'],
    ["avg((status = 'open')::int)", 'SHARE_OF_ROWS status EQ <open> CLOSE'],
    ['100 * sum(total) / sum(sum(total)) OVER ()', 'SHARE_OF_TOTAL SUM total'],
    ['sum(sum(total)) OVER (ORDER BY 1)', 'RUNNING_TOTAL SUM total'],
    ["sum(CASE WHEN status = 'paid' THEN total END)", 'FILTERED SUM total status EQ <paid> CLOSE'],
    ["sum(total) FILTER (WHERE status = 'paid')", 'FILTERED SUM total status EQ <paid> CLOSE'],
    ['count(id)', 'COUNT_ROWS'],
    ['count(paid_at)', 'COUNT paid_at'],
    ['percentile_cont(0.5) WITHIN GROUP (ORDER BY total)', 'MEDIAN total'],
    ["status || ' ' || id", 'JOINED_TEXT status id'],
    ["to_char(placed_at, 'YYYY-MM')", 'MONTH placed_at'],
    ['extract(isodow FROM placed_at)', 'WEEKDAY placed_at'],
    ['placed_at::date', 'DAY placed_at'],
    ['avg(extract(epoch FROM paid_at - placed_at) / 3600)', 'AVG HOURS_ELAPSED placed_at paid_at'],
    ['paid_at::date - placed_at::date', 'DAYS_ELAPSED placed_at paid_at'],
    ['moment()::date - due_on', 'DAYS_ELAPSED due_on NOW'],
    ['total * (1 - credit_days / 100.0)', 'MULTIPLY total SUBTRACT N1 DIVIDE credit_days N100'],
  ])('reads %s', (sql, form) => {
    expect(of(sql)).toBe(`orders SELECT ${form} END`);
  });

  it('reads lengths of time in the unit that the question speaks of', () => {
    expect(of('avg(paid_at - placed_at)', 'how many days until payment')).toBe(
      'orders SELECT AVG DAYS_ELAPSED placed_at paid_at END',
    );
  });

  it('begins with the first of several nested aggregates', () => {
    expect(
      formOf('net', 'SELECT (SELECT sum(total) FROM orders) - (SELECT sum(quantity) FROM order_lines)'),
    ).toBe('orders SELECT SUBTRACT SUM total NESTED order_lines SELECT SUM quantity END END');
  });
});

describe('conditions', () => {
  const where = (question: string, sql: string): string =>
    formOf(question, `SELECT count(*) FROM orders WHERE ${sql}`).replace(
      /^orders WHERE (.*) SELECT COUNT_ROWS END$/,
      '$1',
    );

  it.each([
    [
      'orders of May',
      "placed_at >= date '2026-05-01' AND placed_at < date '2026-06-01'",
      "placed_at DURING 'May'",
    ],
    ['orders of May', "date_trunc('month', placed_at) = date '2026-05-01'", "placed_at DURING 'May'"],
    ['orders of 2025', 'extract(year FROM placed_at) = 2025', "placed_at DURING '2025'"],
    ['orders this year', "placed_at >= date_trunc('year', moment())", "placed_at DURING 'this year'"],
    ['orders last 30 days', "placed_at >= moment() - interval '30 days'", "placed_at DURING '30 days'"],
    [
      'due in the next 14 days',
      'due_on BETWEEN moment()::date AND moment()::date + 14',
      "due_on DURING 'next 14 days'",
    ],
    ['orders since March', "placed_at >= date '2026-03-01'", "placed_at SINCE 'March'"],
    // Asked on 30 June, which is the last day of the quarter and of June.
    ['orders since April', "placed_at >= date '2026-04-01'", "placed_at SINCE 'April'"],
    [
      'orders since June',
      "placed_at >= date '2026-06-01' AND placed_at < date '2026-07-01'",
      "placed_at SINCE 'June'",
    ],
    [
      'orders of May 2026',
      "date_trunc('month', placed_at) = date '2026-05-01'",
      "placed_at DURING 'May 2026'",
    ],
    [
      'orders of the first half of 2025 beside those of the first half of 2026',
      "placed_at >= date '2026-01-01' AND placed_at < date '2026-07-01'",
      "placed_at DURING 'first half of 2026'",
    ],
    [
      'orders Q2 this year vs Q2 last year',
      "placed_at >= date '2026-04-01' AND placed_at < date '2026-07-01'",
      "placed_at DURING 'Q2 this year'",
    ],
    ['orders before 2024', "placed_at < date '2024-01-01'", "placed_at BEFORE '2024'"],
    ['overdue orders', 'due_on < moment()::date', 'due_on BEFORE TODAY'],
    ['orders due today or later', 'due_on >= moment()::date', "due_on SINCE 'today'"],
    ['upcoming', 'placed_at > moment()', 'placed_at AFTER NOW_MOMENT'],
  ])('finds the period of "%s"', (question, sql, form) => {
    expect(where(question, sql)).toBe(form);
  });

  it('says when no words fit a period', () => {
    expect(where('recent orders', "placed_at >= moment() - interval '11 days'")).toBe(
      '(period not in words)',
    );
  });

  it.each([
    ['over 1,200 euros', 'total > 1200', "total GT '1,200'"],
    ['open ones', "lower(status) = 'open'", 'status EQ <open>'],
    ['open or paid', "status = 'open' OR status = 'paid'", 'status IN <open> <paid>'],
    ['total of 10 to 20', 'total BETWEEN 10 AND 20', "total BETWEEN '10' '20'"],
    ['not cancelled', "NOT (status = 'cancelled')", 'status NE <cancelled>'],
    ['named like open', "status ILIKE '%open%'", "status CONTAINS 'open'"],
    ['unpaid', 'paid_at IS NULL', 'paid_at IS_NULL'],
    [
      'paid within 3 days',
      "paid_at <= placed_at + interval '3 days'",
      "DAYS_ELAPSED placed_at paid_at LE '3'",
    ],
    ['past their credit', 'due_on + credit_days < moment()::date', 'DAYS_ELAPSED due_on NOW GT credit_days'],
    ['above 80 percent', 'total > 0.8 * credit_days', "PERCENTAGE total credit_days GT '80'"],
  ])('reads "%s"', (question, sql, form) => {
    expect(where(question, sql)).toBe(form);
  });

  it('counts years where the question gives an age', () => {
    expect(
      formOf('customers over 60', "SELECT name FROM customers WHERE born <= moment() - interval '61 years'"),
    ).toBe("customers WHERE YEARS_ELAPSED born NOW GT '60' SELECT name END");
  });

  it('takes stored values that the question names, and words for others', () => {
    expect(formOf('branches in Oslo', "SELECT name FROM branches WHERE city = 'Oslo'")).toBe(
      'branches WHERE city EQ <Oslo> SELECT name END',
    );
    expect(formOf('branches in Paris', "SELECT name FROM branches WHERE city = 'Paris'")).toBe(
      "branches WHERE city EQ 'Paris' SELECT name END",
    );
    expect(formOf('branches', "SELECT name FROM branches WHERE city = 'Paris'")).toBe(
      '(literal not in question)',
    );
  });

  it('reads flags', () => {
    expect(formOf('former staff', 'SELECT full_name FROM employees WHERE NOT active')).toBe(
      'employees WHERE active IS_FALSE SELECT full_name END',
    );
  });
});

describe('money in cents', () => {
  it('is in whole units, however the statement shows it', () => {
    const wanted = 'refunds SELECT SUM amount_cents END';
    expect(formOf('refunded in all', 'SELECT sum(amount_cents) FROM refunds')).toBe(wanted);
    expect(formOf('refunded in all', 'SELECT sum(amount_cents) / 100.0 FROM refunds')).toBe(wanted);
    expect(formOf('refunded in all', 'SELECT sum(amount_cents / 100.0) FROM refunds')).toBe(wanted);
  });

  it('is compared with what the question says', () => {
    const form = formOf('refunds over 50', 'SELECT id FROM refunds WHERE amount_cents > 5000');
    expect(form).toBe(formOf('refunds over 50', 'SELECT id FROM refunds WHERE amount_cents / 100.0 > 50'));
    expect(form).toContain('50');
  });
});
