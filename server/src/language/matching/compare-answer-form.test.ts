import { expect, test } from 'vitest';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import { readQuestion } from '../question/question.ts';
import { analyseLoaded } from '../statement/analyse-statement.ts';
import { answerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import { compareForm } from './compare-answer-form.ts';

function compare(question: string, sql: string, { head = null as string | null, name = '' } = {}) {
  const shape = answerFeaturesOfStatement(analyseLoaded({ dialect: 'sqlite', sql }));
  if (!shape) throw new Error('not one plain SELECT');
  const given = { shape, named: new Set(stems(name)), shown: new Set(['total']), isComparison: false };
  return compareForm({ shape: readQuestion(question).shape, head }, given);
}

const monthly = "SELECT strftime('%Y-%m', placed_at) AS month, COUNT(*) AS orders FROM orders GROUP BY 1";
const best =
  'SELECT p.name AS product, SUM(i.price) AS revenue FROM order_items i JOIN products p ON p.id = i.product_id GROUP BY p.id ORDER BY 2 DESC';
const idle =
  'SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id)';
const latest = 'SELECT id, total FROM orders ORDER BY placed_at DESC LIMIT 50';
const total = 'SELECT COUNT(*) AS orders, SUM(total) AS revenue FROM orders';

test.each([
  ['orders per month', monthly, { grouping: 1 }],
  ['orders per country', monthly, { grouping: -1 }],
  ['how many orders are there', monthly, { grouping: -1 }],
  ['how many orders are there', total, { grouping: 0, kind: 1 }],
  ['how many orders are there', latest, { kind: -1 }],
  ['list the latest orders', latest, { kind: 1 }],
  ['list the latest orders', total, { kind: -1 }],
  ['average order value', total, { measure: -1 }],
  ['average order value', 'SELECT AVG(total) AS mean FROM orders', { measure: 1 }],
  ['top products by revenue', best, { ranking: 1 }],
  ['top products by rating', best, { ranking: -1 }],
  ['biggest orders', total, { ranking: -1 }],
  ['customers who never ordered', idle, { absence: 1 }],
  ['customers of last month', idle, { absence: -1 }],
  ['products never sold', best, { absence: -1 }],
])('what is asked for against what is given: %s', (question, sql, expected) => {
  expect(compare(question, sql)).toMatchObject(expected);
});

test('a number of other things is another number, and rows of other things are other rows', () => {
  expect(compare('how many orders per month', monthly, { head: 'order' }).subject).toBe(1);
  expect(compare('how many customers per month', monthly, { head: 'custom' }).subject).toBe(-1);
  expect(compare('show customers', latest, { head: 'custom' }).subject).toBe(-1);
});

test('what is open is what is not closed yet', () => {
  const open = 'SELECT id FROM tickets WHERE closed_at IS NULL ORDER BY opened_at';
  const name = 'Tickets not closed yet';
  expect(compare('open tickets', open, { name }).absence).toBe(1);
  expect(compare('all tickets', open, { name }).absence).toBe(-1);
});
