/**
 * One question with everything that came of it, as the built-in engine answered it over the sample shop on
 * 15 November 2026. It is shown before anybody has an account, so it must be what the product really does: a
 * test asks it again.
 */
export const recordedAnswer = {
  question: 'Which customers in Norway spent more than $900 last month?',
  followUp: { question: 'And in Germany?', value: { label: 'country', value: 'Germany' } },
  tool: {
    name: 'Customers who spent the most',
    description: 'Customers of a country who spent more than an amount in a period, the largest first.',
    sql: `SELECT c.name AS customer, c.city,
  ROUND(SUM(o.total), 2) AS revenue
FROM order_totals o JOIN customers c ON c.id = customer_id
WHERE c.country = :country AND o.placed_at >= :from
  AND o.placed_at < date(:to, '+1 day')
GROUP BY c.id HAVING revenue > :more_than
ORDER BY revenue DESC LIMIT :limit`,
  },
  values: [
    { label: 'country', value: 'Norway', source: 'from your words' },
    { label: 'from', value: '2026-10-01', source: 'from your words' },
    { label: 'to', value: '2026-10-31', source: 'from your words' },
    { label: 'more_than', value: '900', source: 'from your words' },
    { label: 'limit', value: '10', source: 'default' },
  ],
  answer:
    '**Kaia Quist** has the highest revenue: **3,328.20**, followed by Selma Kaya (2,777.00) and Selma Weber (2,406.80). All 4 together come to **9,496.00**; Kaia Quist alone stands for 35 %.',
  rows: [
    { customer: 'Kaia Quist', city: 'Oslo', revenue: 3328.2 },
    { customer: 'Selma Kaya', city: 'Oslo', revenue: 2777 },
    { customer: 'Selma Weber', city: 'Bergen', revenue: 2406.8 },
    { customer: 'Rosa Berg', city: 'Bergen', revenue: 984 },
  ],
} as const;

/** The first rows of a tool that the engine proposes for the sample shop; checked by the same test. */
export const scarceProducts = {
  threshold: 10,
  rows: [
    { name: 'Walnut Armchair', stock: 0 },
    { name: 'Clay Watering Can', stock: 0 },
  ],
} as const;
