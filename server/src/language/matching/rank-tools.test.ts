import type { Tool } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { indexWords } from '../../platform/text-search/bm25.ts';
import { ngramVector } from '../../platform/text-search/hashed-ngram-vector.ts';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import { readQuestion } from '../question/question.ts';
import { analyseLoaded } from '../statement/analyse-statement.ts';
import { isRelevant } from './judge-tool-relevance.ts';
import { matchTool } from './match-tool.ts';
import type { KnownContents } from './rank-tools.ts';
import { headOf, rankTools } from './rank-tools.ts';
import type { Catalogue } from './tool-catalogue-types.ts';

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
    published: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...more,
  };
}

const statementOf = ({ dialect, sql }: Tool) => analyseLoaded({ dialect, sql });

const tools = [
  toolOf('Orders per month', 'Number of orders in each month.', {
    sql: "SELECT strftime('%Y-%m', placed_at) AS month, COUNT(*) AS orders FROM orders GROUP BY 1",
  }),
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
    statement: statementOf(tool),
    stems: new Set(stems(texts[index] ?? '')),
    vectors: [ngramVector(texts[index] ?? '')],
    liked: [],
    disliked: [],
  })),
  words: indexWords(texts),
};

function ranked(text: string, values: KnownContents['values'] = new Map()) {
  const known = { values, columnWords: new Set<string>() };
  return rankTools(catalogue, readQuestion(text), ngramVector(text), known);
}

const isAnswered = async (text: string) => isRelevant(await ranked(text), 'ngrams-512');

test('the tool that can take what was said is preferred to one that cannot, and that to one that lacks something', async () => {
  const order = (await ranked('show order 1042')).map(({ entry }) => entry.tool.name);
  expect(order).toEqual(['Order details', 'Orders per month', 'Orders of a customer']);
  expect((await ranked('orders in each month'))[0]?.entry.tool.name).toBe('Orders per month');
});

test('a value that a column really holds speaks for the tool', async () => {
  const columns = [{ schema: '', table: 'orders', column: 'customer', values: ['Ada Berg'] }];
  const known = new Map([['Orders of a customer', [{ parameter: 'customer', columns }]]]);
  const [best] = await ranked('orders of ada berg', known);
  expect(best?.entry.tool.name).toBe('Orders of a customer');
  expect(best?.relevance).toBeGreaterThan((await ranked('orders of ada berg'))[0]?.relevance ?? 0);
});

test('a tool whose name stands in the question is meant, whatever else is said', async () => {
  const columns = [{ schema: '', table: 'orders', column: 'customer', values: ['Ada Berg'] }];
  const known = new Map([['Orders of a customer', [{ parameter: 'customer', columns }]]]);
  const [best] = await ranked('orders per month only of Ada Berg', known);
  expect(best).toMatchObject({ entry: { tool: { name: 'Orders per month' } }, unused: ['only of Ada Berg'] });
});

test('a question about other things is not answered by whatever comes nearest', async () => {
  expect(await isAnswered('how many orders in each month')).toBe(true);
  expect(await isAnswered('which nurses work in the clinic')).toBe(false);
  expect(isRelevant([], 'ngrams-512')).toBe(false);
});

test('where two tools fit equally well, neither is as sure', async () => {
  const twin = toolOf('Orders by month', 'Number of orders in each month.', { sql: tools[0]?.sql ?? '' });
  const entry = {
    tool: twin,
    statement: statementOf(twin),
    stems: new Set(stems(twin.name)),
    vectors: [ngramVector(texts[0] ?? '')],
    liked: [],
    disliked: [],
  };
  const entries = [...catalogue.entries, entry];
  const text = 'orders in each month';
  const words = indexWords([...texts, texts[0] ?? '']);
  const [best] = await rankTools({ entries, words }, readQuestion(text), ngramVector(text));
  expect(best?.relevance).toBeLessThan((await ranked(text))[0]?.relevance ?? 0);
});

test.each(['🙂', '¿?', '客户', 'xq', '…', '!!! ?'])(
  '[I02] ‘%s’ says nothing that a tool could be for',
  async (text) => {
    expect((await ranked(text))[0]?.relevance).toBe(Number.NEGATIVE_INFINITY);
  },
);

test('what a question is about is the first thing in it that some tool has rows of', () => {
  expect(headOf(catalogue, readQuestion('best rated orders of a customer'))).toBe('order');
  expect(headOf(catalogue, readQuestion('customers'))).toBeNull();
});

test('a tool that gives the figure is told from one that gives another form, whatever its columns are called', () => {
  const question = readQuestion('how many orders per month');
  const asked = { question, head: 'order', columnWords: new Set<string>() };
  const match = (sql: string) => {
    const tool = toolOf('A tool', '', { sql });
    return matchTool({ tool, statement: statementOf(tool) }, asked, []);
  };
  const monthly = match("SELECT strftime('%Y-%m', placed_at) AS month, COUNT(*) AS n FROM orders GROUP BY 1");
  const list = match('SELECT id, placed_at FROM orders ORDER BY placed_at DESC');
  expect(monthly.differs).toBe(0);
  expect(list.differs).toBeGreaterThan(0);
  expect(monthly.agrees).toBeGreaterThan(list.agrees);
});
