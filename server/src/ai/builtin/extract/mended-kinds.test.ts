import { expect, test } from 'vitest';
import { ask, askedTool, knownValues, parameter, plainValues } from './asked-tool.ts';

const reviews = askedTool({
  name: 'Latest reviews',
  sql: "SELECT r.id, r.rating, r.created_at FROM reviews r JOIN products p ON p.id = r.product_id JOIN customers c ON c.id = r.customer_id WHERE (:product IS NULL OR p.name LIKE '%' || :product || '%') AND (:customer IS NULL OR c.name LIKE '%' || :customer || '%') ORDER BY r.created_at DESC LIMIT :limit",
  parameters: [
    parameter('product', 'text'),
    parameter('customer', 'text'),
    parameter('limit', 'integer', { default: 50 }),
  ],
});
const known = [
  knownValues('product', 'products.name', ['Oak Chair', 'Ash Desk']),
  knownValues('customer', 'customers.name', ['Ada Berg', 'Hugo Lind']),
];

test('[L04] a name of two words goes whole to the parameter whose values know its words', () => {
  expect(plainValues(ask(reviews, 'reviews of Oak Desk', { known }))).toEqual({
    product: 'Oak Desk',
    limit: 50,
  });
});

test('[L04] a place that nobody is called after is left over, not taken for a customer', () => {
  const { values, unused } = ask(reviews, 'latest reviews from Norway', { known });
  expect(values).not.toHaveProperty('customer');
  expect(unused).toEqual(['from Norway']);
});

test('[L04] stars are a rating, not a number of rows', () => {
  const { values, unused } = ask(reviews, 'latest 1 star reviews', { known });
  expect(values.limit?.value).toBe(50);
  expect(unused).toEqual(['1 star']);
});

test.each([
  ['how many reviews are there', ['how many reviews']],
  ['the worst reviews', ['worst']],
  ['reviews by month', ['by month']],
  ['show me the latest reviews', []],
])('[L04] another form of the answer is left for a rewrite: %s', (question, wanted) => {
  expect(ask(reviews, question, { known }).unused).toEqual(wanted);
});

test('[L04] a follow-up wants the same form again', () => {
  const previous = { question: 'how many reviews did we get', values: {} };
  expect(ask(reviews, 'and of Oak Chair?', { known, previous }).unused).toEqual(['how many reviews']);
});

test('[L04] an amount of money is no number of orders', () => {
  const repeat = askedTool({
    name: 'Repeat customers',
    sql: 'SELECT c.name, COUNT(*) AS orders FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.id HAVING COUNT(*) >= :min_orders',
    parameters: [parameter('min_orders', 'integer', { default: 2, required: true })],
  });
  expect(plainValues(ask(repeat, 'which customers spent more than 20000'))).toEqual({ min_orders: 2 });
  expect(plainValues(ask(repeat, 'customers with at least 5 orders'))).toEqual({ min_orders: 5 });
});
