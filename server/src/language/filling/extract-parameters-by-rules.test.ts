import { describe, expect, test } from 'vitest';
import {
  ask,
  askedTool,
  knownValues,
  parameter,
  plainValues,
  table,
} from '../../../testing/extract-from-question.ts';

const orders = askedTool({
  name: 'Orders in a period',
  description: 'Orders placed between two days, newest first.',
  sql: 'SELECT id FROM orders WHERE (:status IS NULL OR status = :status) AND placed_at >= :from AND placed_at < :to ORDER BY placed_at DESC LIMIT :limit',
  parameters: [
    parameter('status', 'enum', { options: ['pending', 'paid', 'shipped', 'canceled', 'in_progress'] }),
    parameter('from', 'date', { required: true, default: '2020-01-01' }),
    parameter('to', 'date', { required: true, default: '2030-01-01' }),
    parameter('limit', 'integer', { required: true, default: 100 }),
  ],
  tables: [table('orders', ['id', 'status', 'placed_at'])],
});
const defaults = { from: '2020-01-01', to: '2030-01-01', limit: 100 };

describe('periods', () => {
  test.each([
    ['orders in February', '2026-02-01', '2026-03-01'],
    ['orders last week', '2026-03-09', '2026-03-16'],
    ['orders from the last 7 days', '2026-03-12', '2026-03-19'],
    ['orders since February', '2026-02-01', '2026-03-19'],
    ['orders in January and February', '2026-01-01', '2026-03-01'],
    ['orders in Jan, Feb and March 2025', '2025-01-01', '2025-04-01'],
    ['orders before 2019', '1900-01-01', '2019-01-01'],
    ['orders before 2025', '2020-01-01', '2025-01-01'],
    ['orders on 2026-01-05', '2026-01-05', '2026-01-06'],
  ])('%s', (question, from, to) => {
    expect(plainValues(ask(orders, question))).toEqual({ ...defaults, from, to });
  });

  test.each([
    ['placed_at <= :to', '2026-02-28'],
    ['placed_at < :to', '2026-03-01'],
    ["placed_at < date(:to, '+1 day')", '2026-02-28'],
    ['placed_at BETWEEN :from AND :to', '2026-02-28'],
  ])('the end fits how the template compares it: %s', (condition, to) => {
    const sql = `SELECT id FROM orders WHERE placed_at >= :from AND ${condition}`;
    const tool = askedTool({ sql, parameters: [parameter('from', 'date'), parameter('to', 'date')] });
    expect(plainValues(ask(tool, 'in February'))).toEqual({ from: '2026-02-01', to });
  });

  test('a point in time includes the whole of the last day', () => {
    const sql = 'SELECT id FROM orders WHERE placed_at >= :from AND placed_at <= :to';
    const tool = askedTool({
      sql,
      parameters: [parameter('from', 'timestamp'), parameter('to', 'timestamp')],
    });
    expect(plainValues(ask(tool, 'yesterday'))).toEqual({
      from: '2026-03-17',
      to: '2026-03-17 23:59:59.999999',
    });
  });

  test.each([
    ['year = :year', parameter('year', 'integer'), 'revenue in 2024', 2024],
    ["strftime('%Y-%m', placed_at) = :month", parameter('month', 'text'), 'revenue last month', '2026-02'],
    [
      "placed_at >= date('now', '-' || :days || ' days')",
      parameter('days', 'integer'),
      'orders of the past two weeks',
      14,
    ],
    ['due_date < :as_of', parameter('as_of', 'date'), 'overdue as of 1 March', '2026-03-02'],
    ['max(placed_at) < :since', parameter('since', 'date'), 'no order since January', '2026-01-01'],
    ['max(placed_at) < :since', parameter('since', 'date'), 'nothing in the last 90 days', '2025-12-19'],
    ['placed_on = :day', parameter('day', 'date'), 'orders of yesterday', '2026-03-17'],
  ])('a single parameter: %s', (condition, declared, question, value) => {
    const tool = askedTool({ sql: `SELECT 1 FROM orders WHERE ${condition}`, parameters: [declared] });
    expect(ask(tool, question).values[declared.name]).toMatchObject({ value, origin: 'words' });
  });

  test('two pairs take two periods in the order they are said', () => {
    const sql =
      'SELECT sum(CASE WHEN d >= :first_from AND d < :first_to THEN 1 END), sum(CASE WHEN d >= :second_from AND d < :second_to THEN 1 END) FROM orders';
    const names = ['first_from', 'first_to', 'second_from', 'second_to'];
    const tool = askedTool({ sql, parameters: names.map((name) => parameter(name, 'date')) });
    expect(
      Object.values(plainValues(ask(tool, 'compare January to this month'.replace(' to ', ' with ')))),
    ).toEqual(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']);
  });

  test.each([
    ['compare January and February', ['2026-02-01', '2026-03-01', '2026-01-01', '2026-02-01'], 'words'],
    [
      'revenue this month against the one before',
      ['2026-03-01', '2026-04-01', '2026-02-01', '2026-03-01'],
      'guessed',
    ],
    ['the last 7 days', ['2026-03-12', '2026-03-19', '2026-03-05', '2026-03-12'], 'guessed'],
  ])('a period and the one before: %s', (question, values, origin) => {
    const sql =
      'SELECT sum(CASE WHEN d >= :from AND d < :to THEN 1 END), sum(CASE WHEN d >= :earlier_from AND d < :earlier_to THEN 1 END) FROM orders';
    const names = ['from', 'to', 'earlier_from', 'earlier_to'];
    const tool = askedTool({
      sql,
      parameters: names.map((name) => parameter(name, 'date', { required: true })),
    });
    const extraction = ask(tool, question);
    expect(Object.values(plainValues(extraction))).toEqual(values);
    expect(extraction.values.earlier_from?.origin).toBe(origin);
  });
});

describe('numbers', () => {
  const customers = askedTool({
    name: 'Customers by spend',
    description: 'Customers with how many orders they placed and what they spent.',
    sql: 'SELECT c.name, count(*), sum(o.total) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.name HAVING count(*) >= :min_orders AND sum(o.total) > :min_total AND sum(o.total) <= :max_total ORDER BY 3 DESC LIMIT :limit',
    parameters: [
      parameter('min_orders', 'integer', { description: 'Fewest orders' }),
      parameter('min_total', 'number', { description: 'Spent more than this' }),
      parameter('max_total', 'number', { description: 'Spent at most this' }),
      parameter('limit', 'integer', { default: 10 }),
    ],
    tables: [table('customers', ['id', 'name']), table('orders', ['id', 'customer_id', 'total'])],
  });

  test.each([
    ['top 5 customers', { limit: 5 }],
    ['the three best customers', { limit: 3 }],
    ['first 20 customers', { limit: 20 }],
    ['our five biggest customers', { limit: 5 }],
    ['show me 15 customers', { limit: 15 }],
    ['a dozen customers', { limit: 12 }],
    ['customers with more than 5 orders', { min_orders: 6, limit: 10 }],
    ['customers with at least five orders', { min_orders: 5, limit: 10 }],
    ['customers with 3 or more orders', { min_orders: 3, limit: 10 }],
    ['customers with 10+ orders', { min_orders: 10, limit: 10 }],
    ['customers who spent over $1,200', { min_total: 1200, limit: 10 }],
    ['customers who spent more than 1.5k', { min_total: 1500, limit: 10 }],
    ['customers who spent over 2 million dollars', { min_total: 2_000_000, limit: 10 }],
    ['customers who spent €50 or less', { max_total: 50, limit: 10 }],
    ['customers who spent between 100 and 250.50 euros', { min_total: 100, max_total: 250.5, limit: 10 }],
    [
      'top 3 customers with more than 2 orders who spent over 100 dollars',
      { limit: 3, min_orders: 3, min_total: 100 },
    ],
  ])('%s', (question, values) => {
    expect(plainValues(ask(customers, question))).toEqual(values);
  });

  test('a number belongs to the word after it', () => {
    const sql =
      'SELECT body FROM reviews WHERE (:rating IS NULL OR rating = :rating) ORDER BY created_at DESC LIMIT :limit';
    const parameters = [parameter('rating', 'integer'), parameter('limit', 'integer', { default: 20 })];
    const tool = askedTool({ name: 'Latest reviews', sql, parameters });
    expect(plainValues(ask(tool, 'latest 1 star reviews'))).toEqual({ rating: 1, limit: 20 });
    expect(plainValues(ask(tool, 'latest 5 reviews'))).toEqual({ limit: 5 });
  });

  test('a number that no parameter can take is left over, in the words that give it sense', () => {
    const tool = askedTool({ name: 'Products', sql: 'SELECT name FROM products', parameters: [] });
    expect(ask(tool, 'products cheaper than 10').unused).toEqual(['cheaper than 10']);
  });

  test.each([
    ['show order 1042', 1042],
    ['order #1042', 1042],
    ['what is in order number 1042?', 1042],
  ])('an identifier: %s', (question, value) => {
    const tool = askedTool({
      name: 'Order details',
      sql: 'SELECT * FROM orders WHERE id = :order_id',
      parameters: [parameter('order_id', 'integer', { required: true })],
    });
    expect(ask(tool, question)).toMatchObject({ values: { order_id: { value } }, missing: [] });
  });
});

describe('units', () => {
  const overdue = askedTool({
    name: 'Overdue loans',
    description: 'Books that should be back.',
    sql: 'SELECT id FROM loans WHERE days_late >= :days AND weight_kg >= :min_kg',
    parameters: [parameter('days', 'integer', { default: 1 }), parameter('min_kg', 'number', { default: 0 })],
  });

  test.each([
    ['loans overdue by 2 weeks', { days: 14, min_kg: 0 }],
    ['loans overdue by 10 days', { days: 10, min_kg: 0 }],
    ['loans of at least 2 tons', { days: 1, min_kg: 2000 }],
    ['loans of at least 500 grams', { days: 1, min_kg: 0.5 }],
    ['loans of at least three weeks', { days: 21, min_kg: 0 }],
  ])('%s', (question, values) => {
    expect(plainValues(ask(overdue, question))).toEqual(values);
  });
});

describe('states and yes or no', () => {
  test.each([
    ['paid orders', 'paid'],
    ['cancelled orders', 'canceled'],
    ['orders that were shipped', 'shipped'],
    ['orders in progress', 'in_progress'],
    ['orders with status Pending', 'pending'],
    ['show all the shiped orders', 'shipped'],
  ])('%s', (question, status) => {
    expect(ask(orders, question).values.status?.value).toBe(status);
  });

  test('a denied state cannot be bound, and is left over', () => {
    const { values, unused } = ask(orders, 'orders that are not paid');
    expect(values.status).toBeUndefined();
    expect(unused.join()).toContain('not paid');
  });

  test.each([
    ['active products', true],
    ['inactive products', false],
    ['products that are not active', false],
    ['all products', undefined],
  ])('%s', (question, value) => {
    const sql = 'SELECT name FROM products WHERE (:active IS NULL OR is_active = :active)';
    const tool = askedTool({ name: 'Products', sql, parameters: [parameter('active', 'boolean')] });
    expect(ask(tool, question).values.active?.value).toBe(value);
  });
});

describe('texts', () => {
  const customers = askedTool({
    name: 'Customers of a place',
    description: 'Customers in a city or a country.',
    sql: 'SELECT name FROM customers WHERE (:city IS NULL OR city = :city) AND (:country IS NULL OR country = :country)',
    parameters: [parameter('city', 'text'), parameter('country', 'text')],
    tables: [table('customers', ['name', 'city', 'country'])],
  });
  const known = [
    knownValues('city', 'customers.city', ['Oslo', 'Malmö', 'New York', 'York', 'Luxembourg', 'São Paulo']),
    knownValues('country', 'customers.country', [
      'Norway',
      'Sweden',
      'United States',
      'Luxembourg',
      'Brazil',
      'Germany',
    ]),
  ];

  test.each([
    ['customers in Oslo', { city: 'Oslo' }],
    ['customers from malmo', { city: 'Malmö' }],
    ['customers in new york', { city: 'New York' }],
    ['customers in Sao Paulo, Brazil', { city: 'São Paulo', country: 'Brazil' }],
    ['norwegian customers', { country: 'Norway' }],
    ['US customers', { country: 'United States' }],
    ['customers from the USA', { country: 'United States' }],
    ['customers in Germny', { country: 'Germany' }],
    ['customers in the city of Luxembourg', { city: 'Luxembourg' }],
    ['customers in the country Luxembourg', { country: 'Luxembourg' }],
    ["Norway's customers", { country: 'Norway' }],
  ])('matches real values: %s', (question, values) => {
    expect(plainValues(ask(customers, question, { known }))).toEqual(values);
  });

  test('a misspelt value and one that two columns hold are marked as guesses', () => {
    expect(ask(customers, 'customers in Germny', { known }).values.country?.origin).toBe('guessed');
    expect(ask(customers, 'customers in Luxembourg', { known }).values).toMatchObject({
      city: { value: 'Luxembourg', origin: 'guessed' },
    });
    expect(ask(customers, 'customers in Oslo', { known }).values.city).toEqual({
      value: 'Oslo',
      origin: 'words',
      words: 'Oslo',
      alternatives: [],
    });
  });

  test('several values that fit come as alternatives', () => {
    const near = [
      knownValues('city', 'customers.city', ['Springfield, Illinois', 'Springfield, Ohio', 'Dayton']),
    ];
    expect(ask(customers, 'customers in Springfield', { known: near }).values.city).toMatchObject({
      value: 'Springfield, Illinois',
      origin: 'guessed',
      alternatives: [{ value: 'Springfield, Ohio', label: 'Springfield, Ohio (customers.city)' }],
    });
  });

  const find = askedTool({
    name: 'Find customers by name',
    description: 'Customers whose name contains a text.',
    sql: "SELECT name, email FROM customers WHERE lower(name) LIKE '%' || lower(:name) || '%'",
    parameters: [parameter('name', 'text', { required: true })],
    tables: [table('customers', ['name', 'email'])],
  });

  test.each([
    ['find customer "Ada Berg"', 'Ada Berg'],
    ['customers named Ada', 'Ada'],
    ['customers called van der Berg', 'van der Berg'],
    ['do we have a customer Ada Berg?', 'Ada Berg'],
    ['customers whose name contains berg', 'berg'],
    ["what is Zoë Sørensen's email", 'Zoë Sørensen'],
    ['find berg', 'berg'],
  ])('reads a name that no list knows: %s', (question, name) => {
    expect(ask(find, question).values.name?.value).toBe(name);
  });

  test('a name that is only part of a value stays as it was said where the template looks inside', () => {
    const list = [knownValues('name', 'customers.name', ['Ada Berg', 'Bela Berg', 'Carla Lind'])];
    expect(ask(find, 'anything about berg', { known: list }).values.name).toMatchObject({
      value: 'berg',
      origin: 'words',
    });
  });

  test('words that are left over are the text that must be given, but not what columns are called', () => {
    const customers = askedTool({
      name: 'Customers of a country',
      description: 'Customers who live in a country.',
      sql: 'SELECT name FROM customers WHERE country = :country',
      parameters: [parameter('country', 'text', { required: true })],
      tables: [table('customers', ['id', 'name', 'city', 'country'])],
    });
    expect(ask(customers, 'customers of wakanda').values.country).toMatchObject({
      value: 'wakanda',
      origin: 'guessed',
    });
    expect(ask(customers, 'city of customers').missing).toEqual(['country']);
  });

  test('says what is missing', () => {
    expect(ask(find, 'find customers by name')).toMatchObject({ values: {}, missing: ['name'] });
  });

  test.each([
    ['email', 'email', 'who is ada.berg@example.com', 'ada.berg@example.com'],
    ['id', 'id', 'look up 0b6c1c6e-51a5-4b8b-9a1e-3a9b0f1d2c3e', '0b6c1c6e-51a5-4b8b-9a1e-3a9b0f1d2c3e'],
    ['sku', 'sku', 'stock of AB-1042-X', 'AB-1042-X'],
    ['invoice_number', 'number', 'invoice INV2024', 'INV2024'],
  ])('an %s', (name, column, question, value) => {
    const sql = `SELECT * FROM things WHERE ${column} = :${name}`;
    const tool = askedTool({
      name: 'Look up',
      sql,
      parameters: [parameter(name, name === 'id' ? 'uuid' : 'text', { required: true })],
    });
    expect(ask(tool, question).values[name]?.value).toBe(value);
  });
});

describe('follow-ups', () => {
  const previous = {
    question: 'top 5 paid orders in January',
    values: { status: 'paid', from: '2026-01-01', to: '2026-02-01', limit: 5 },
  };

  test('keep the turn before except what is said anew', () => {
    const { values } = ask(orders, 'and for February?', { previous });
    expect(values).toMatchObject({
      status: { value: 'paid', origin: 'kept', words: null },
      from: { value: '2026-02-01', origin: 'words', words: 'for February' },
      to: { value: '2026-03-01' },
      limit: { value: 5, origin: 'kept' },
    });
  });

  test.each([
    ['top 10 instead', { limit: 10 }],
    ['what about shipped ones', { status: 'shipped' }],
    ['last month?', { from: '2026-02-01', to: '2026-03-01' }],
    ['and with any status?', { status: null }],
  ])('%s', (question, changed) => {
    expect(plainValues(ask(orders, question, { previous }))).toEqual({ ...previous.values, ...changed });
  });

  test.each([
    'In which year did our top customers bring in the most revenue?',
    'From all of our top customers, who has the highest revenue?',
    'For our records, list the top customers by revenue',
  ])('[I07] a whole sentence keeps nothing, whatever it begins with: %s', (question) => {
    const customers = askedTool({
      name: 'Top customers by revenue',
      sql: 'SELECT name FROM customers WHERE (:country IS NULL OR country = :country) ORDER BY revenue DESC LIMIT :limit',
      parameters: [parameter('country', 'text'), parameter('limit', 'integer', { default: 10 })],
      tables: [table('customers', ['name', 'country', 'revenue'])],
    });
    const before = { question: 'top 3 customers in Norway', values: { country: 'Norway', limit: 3 } };
    const { values } = ask(customers, question, { previous: before });
    expect(Object.values(values).map(({ origin }) => origin)).not.toContain('kept');
    expect(values.country?.value ?? null).toBeNull();
  });

  test('a whole new question starts afresh', () => {
    expect(plainValues(ask(orders, 'Which orders were placed yesterday?', { previous }))).toEqual({
      from: '2026-03-17',
      to: '2026-03-18',
      limit: 100,
    });
  });
});

test.each([
  ['paid orders by month', ['by month']],
  ['orders only from Texas', ['only from Texas']],
  ['orders last week', []],
  ['show me the newest orders please', []],
  ['orders excluding Norway', ['excluding Norway']],
  ['monthly orders', ['monthly']],
])('leaves over what no parameter says: %s', (question, unused) => {
  expect(ask(orders, question).unused).toEqual(unused);
});

test('gives the same values for the same words, whatever was asked before', () => {
  const first = ask(orders, 'top 5 paid orders since February');
  ask(orders, 'cancelled orders in 2024');
  expect(ask(orders, 'top 5 paid orders since February')).toEqual(first);
});
