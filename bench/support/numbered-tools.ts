import type { NewTool, ToolSource } from '../../server/src/store/tools/insert-tool.ts';

const measures = ['How many', 'Latest', 'Largest', 'Smallest', 'Oldest'];
const subjects = ['customers', 'orders', 'products', 'reviews', 'sold items'];
const groupings = [
  'country',
  'city',
  'status',
  'month',
  'category',
  'coupon',
  'rating',
  'week',
  'weekday',
  'price',
];

/** One of many tools on the sample shop whose names and descriptions share most of their words. */
export function numberedTool(number: number, source: ToolSource): NewTool {
  const name = `${measures[number % 5]} ${subjects[Math.floor(number / 5) % 5]} by ${groupings[Math.floor(number / 25) % 10]}`;
  return {
    name: `${name} ${Math.floor(number / 250) + 1}`,
    description: `${name}, of a country and in a period.`,
    type: 'query',
    tables: ['customers', 'orders'],
    fields: ['customers.country', 'orders.placed_at'],
    sql: `SELECT customers.city, count(*) AS n FROM customers JOIN orders ON orders.customer_id = customers.id
        WHERE (:country IS NULL OR country = :country) AND (:from_date IS NULL OR placed_at >= :from_date)
        AND (:to_date IS NULL OR placed_at < :to_date) GROUP BY customers.city ORDER BY n DESC LIMIT :limit`,
    parameters: [
      { name: 'country', type: 'text', description: '', required: false },
      { name: 'from_date', type: 'date', description: '', required: false },
      { name: 'to_date', type: 'date', description: '', required: false },
      { name: 'limit', type: 'integer', description: '', required: false, default: 10 },
    ],
    source,
    isActive: true,
    provider: 'builtin',
    statement: null,
    embedding: { model: 'none', textHash: '', vector: new Float32Array() },
  };
}
