import type { Tool } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { indexWords } from '../platform/text-search/bm25.ts';
import { ngramVector } from '../platform/text-search/ngrams.ts';
import { stems } from '../platform/text-search/tokens.ts';
import type { Catalogue } from './catalogue.ts';
import { isRelevant, rank, toldOf } from './rank.ts';
import { reread } from './reread.ts';

function toolOf(name: string, description: string, more: Partial<Tool>): Tool {
  return {
    id: name,
    name,
    systemName: name,
    description,
    type: 'query',
    connectionId: null,
    connectionName: null,
    projectRef: null,
    dialect: 'sqlite',
    tables: ['orders'],
    fields: [],
    sql: 'SELECT 1',
    parameters: [],
    isActive: true,
    version: 1,
    status: 'ok',
    problem: null,
    provider: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...more,
  };
}

const tools = [
  toolOf('Orders per month', 'Number of orders in each month.', {}),
  toolOf('Orders of a customer', 'Orders that a customer placed.', {
    sql: "SELECT id FROM orders WHERE customer LIKE '%' || :customer || '%'",
    parameters: [{ name: 'customer', type: 'text', description: '', required: true }],
  }),
  toolOf('Order details', 'What is in an order.', {
    sql: 'SELECT * FROM order_items WHERE order_id = :order_id',
    parameters: [{ name: 'order_id', type: 'integer', description: '', required: true }],
  }),
];
const texts = tools.map(({ name, description }) => `${name}\n${description}`);
const catalogue: Catalogue = {
  entries: tools.map((tool, index) => ({
    tool,
    stems: new Set(stems(texts[index] ?? '')),
    vectors: [ngramVector(texts[index] ?? '')],
    disliked: [],
  })),
  words: indexWords(texts),
};

function ranked(question: string, known?: Parameters<typeof rank>[3]) {
  return rank(catalogue, question, ngramVector(question), known);
}

test('the tool that can take what was said is preferred to one that cannot, and that to one that lacks something', async () => {
  const told = toldOf(catalogue, 'show order 1042');
  const bonuses = catalogue.entries.map((entry) => reread(entry, told, []).bonus);
  const [month = 0, customer = 0, details = 0] = bonuses;
  expect(details).toBeGreaterThan(month);
  expect(month).toBeGreaterThan(customer);
  expect((await ranked('show order 1042'))[0]?.entry.tool.name).toBe('Order details');
  expect((await ranked('orders in each month'))[0]?.entry.tool.name).toBe('Orders per month');
});

test('a value that a column really holds speaks for the tool, and for the source', async () => {
  const columns = [{ schema: '', table: 'orders', column: 'customer', values: ['Ada Berg'] }];
  const known = new Map([['Orders of a customer', [{ parameter: 'customer', columns }]]]);
  const [best] = await ranked('orders of ada berg', known);
  expect(best?.entry.tool.name).toBe('Orders of a customer');
  expect(best?.fit).toBeGreaterThan((await ranked('orders of ada berg'))[0]?.fit ?? 0);
});

test('words that no tool knows count against the source', async () => {
  expect(isRelevant(await ranked('how many orders in each month'), 'ngrams-512')).toBe(true);
  expect(isRelevant(await ranked('which nurses worked in the clinic each month'), 'ngrams-512')).toBe(false);
  expect(isRelevant([], 'ngrams-512')).toBe(false);
});

test('the largest of all are not the largest of some', () => {
  const overdue = toolOf('Overdue orders', 'Orders whose day has passed.', {
    sql: 'SELECT id, total FROM orders WHERE due_on < CURRENT_DATE ORDER BY due_on',
  });
  const entry = { tool: overdue, stems: new Set(stems('overdue orders')), vectors: [], disliked: [] };
  const isMeant = (question: string) => reread(entry, toldOf(catalogue, question), []).isMeant;
  expect(isMeant('biggest orders')).toBe(false);
  expect(isMeant('biggest overdue orders')).toBe(true);
});

test('who leads among some is not who leads, unless only the measure tells them apart', () => {
  const having = 'FROM orders GROUP BY customer HAVING COUNT(*) >= :least ORDER BY 2 DESC';
  const entryOf = (name: string, sql: string) => {
    const least = { name: 'least', type: 'integer', description: '', required: false, default: 1 } as const;
    const tool = toolOf(name, '', { sql: `${sql} ${having}`, parameters: [least] });
    return { tool, stems: new Set(stems(name)), vectors: [], disliked: [] };
  };
  const told = toldOf(catalogue, 'best customers');
  const repeat = entryOf('Repeat customers', 'SELECT customer, COUNT(*) AS orders');
  const rated = entryOf('Customers by average stars', 'SELECT customer, AVG(stars) AS average_stars');
  expect(reread(repeat, told, []).isMeant).toBe(false);
  expect(reread(rated, told, []).isMeant).toBe(true);
});
