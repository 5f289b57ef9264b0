/** One question on its way to an answer, over the sample shop. The rows are made up. */
export const walkThrough = {
  question: 'Which customers in Texas ordered more than $500 last month?',
  tool: {
    name: 'customers_by_spend',
    match: '94% match',
    reason: 'Names a state, an amount and a month: all three are parameters of this tool.',
  },
  values: [
    { label: 'state', value: 'TX', source: 'from your words' },
    { label: 'min_total', value: '500', source: 'from your words' },
    { label: 'month', value: '2026-10', source: 'from your words' },
    { label: 'status', value: 'paid', source: 'guessed' },
    { label: 'limit', value: '10', source: 'default' },
  ],
  sql: `SELECT c.name, c.city, SUM(o.total) AS spent
FROM customers c JOIN orders o ON o.customer_id = c.id
WHERE c.state = :state AND o.status = :status
  AND date_trunc('month', o.placed_at) = :month
GROUP BY c.id HAVING SUM(o.total) > :min_total
ORDER BY spent DESC LIMIT :limit`,
  answer: 'Four customers in Texas spent more than $500 in October. Lone Star Bikes leads with $1,240.',
  rows: [
    { name: 'Lone Star Bikes', city: 'Austin', spent: 1240 },
    { name: 'Pecan Street Books', city: 'Austin', spent: 980 },
    { name: 'Bluebonnet Bakery', city: 'Waco', spent: 715 },
    { name: 'Gulf Coast Tea', city: 'Galveston', spent: 540 },
  ],
  receipt: ['4 rows', '12 ms', 'read-only', 'tool version 3'],
} as const;

export const steps = ['Question', 'Tool', 'Values', 'SQL', 'Answer'] as const;

export const lastStep = steps.length - 1;

/** How long each step stays before the next, in milliseconds. The answer stays long enough to be read. */
export const stepDurations = [2900, 1700, 2000, 2200, 6000] as const;

export const typingInterval = 32;
