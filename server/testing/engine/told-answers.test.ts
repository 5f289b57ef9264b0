import type { Chip } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { expect, test } from 'vitest';
import { explainResultByRules } from '../../src/ai/builtin/explain/explain-result-by-rules.ts';
import { withMeanings } from '../../src/ask/column-meaning/annotate-result-columns.ts';
import { computeFacts } from '../../src/ask/explain-result/compute-facts.ts';
import { figureCheck } from '../../src/ask/figures/check-figures.ts';

type Given = {
  sql: string;
  columns: Record<string, QueryResult['columns'][number]['kind']>;
  rows: (string | null)[][];
  question?: string;
  days?: Record<string, string>;
};

/** What is said of an answer, from the statement and its rows to the checked prose; struck figures stand in ~~. */
async function told({ sql, columns, rows, question = '', days = {} }: Given): Promise<string> {
  const chips = Object.entries(days).map(
    ([name, value]): Chip => ({
      parameter: { name, type: 'date', description: '', required: true, default: null },
      value,
      origin: 'words',
      words: null,
      alternatives: [],
      choices: [],
    }),
  );
  const plain: QueryResult = {
    columns: Object.entries(columns).map(([name, kind]) => ({ name, kind, type: kind })),
    rows,
    truncated: null,
    durationMs: 1,
  };
  const result = withMeanings({ dialect: 'sqlite', sql, chips, result: plain });
  const facts = computeFacts(result);
  const pieces = explainResultByRules({
    question,
    tool: { name: '', description: '' },
    values: days,
    result,
    rowCount: rows.length,
    facts,
    moment: { now: '2026-11-16T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
  });
  const check = figureCheck({ result, facts, question, values: days });
  let text = '';
  for await (const piece of pieces) text += piece.text;
  return check(text)
    .map(({ text: said, struck }) => (struck ? `~~${said}~~` : said))
    .join('');
}

test('[I10] a percentage is said in per cent, an average as one, a duration with its unit', async () => {
  expect(
    await told({
      sql: 'SELECT 100.0 * COUNT(*) FILTER (WHERE newsletter <> 0) / NULLIF(COUNT(*), 0) AS share FROM customers',
      columns: { share: 'number' },
      rows: [['43.57142857142857']],
    }),
  ).toBe('The share is **43.6 %**.');
  expect(
    await told({
      sql: 'SELECT AVG(r.orders) AS average_orders FROM (SELECT COUNT(*) AS orders FROM orders GROUP BY customer_id) AS r',
      columns: { average_orders: 'number' },
      rows: [['5.135135135135135']],
      question: 'how many orders per customer on average',
    }),
  ).toBe('The average number of orders is **5.14**.');
  expect(
    await told({
      sql: 'SELECT AVG((julianday(shipped_at) - julianday(placed_at))) AS average_days FROM orders',
      columns: { average_days: 'number' },
      rows: [['1.975083504657587']],
      question: 'On average, how many days do we need to ship an order?',
    }),
  ).toBe('The average is **1.98 days**.');
});

test('[I10] weekdays and hours are named, and never added up', async () => {
  expect(
    await told({
      sql: "SELECT strftime('%w', placed_at) AS weekday, COUNT(*) AS orders FROM orders GROUP BY 1 ORDER BY 1",
      columns: { weekday: 'text', orders: 'integer' },
      rows: [
        ['0', '10'],
        ['1', '30'],
        ['2', '20'],
      ],
    }),
  ).toBe(
    '**Monday** has the most orders: **30**. All 3 together come to **60**; Monday alone stands for 50 %. The lowest is **Sunday** with 10.',
  );
  expect(
    await told({
      sql: "SELECT CAST(strftime('%H', placed_at) AS INTEGER) AS hour, COUNT(*) AS orders FROM orders GROUP BY 1",
      columns: { hour: 'integer', orders: 'integer' },
      rows: [
        ['9', '10'],
        ['14', '30'],
      ],
    }),
  ).toContain('**14:00** has the most orders: **30**.');
});

test('[I10] quarters are called by their names, and one that is running is said to be', async () => {
  expect(
    await told({
      sql: "SELECT CAST(date_trunc('quarter', placed_at) AS date) AS quarter, COUNT(*) AS orders FROM orders GROUP BY 1",
      columns: { quarter: 'date', orders: 'integer' },
      rows: [
        ['2026-07-01', '200'],
        ['2026-10-01', '100'],
      ],
    }),
  ).toBe(
    'Orders went from **200** in Q3 2026 to **100** in Q4 2026, down 100 (50 %). The highest was **200** in Q3 2026, the lowest **100** in Q4 2026. Together that is **300** over 2 quarters, on average 150. Q4 2026 is not over yet.',
  );
});

test('[I10] two periods are told with their days and their difference', async () => {
  const sum = (of: string) => `SUM(total) FILTER (WHERE placed_at >= :from${of} AND placed_at < :to${of})`;
  expect(
    await told({
      sql: `SELECT ${sum('')} AS total, ${sum('_2')} AS total_2 FROM order_totals`,
      columns: { total: 'number', total_2: 'number' },
      rows: [['129983.8', '78815.9']],
      days: { from: '2026-10-01', to: '2026-11-01', from_2: '2026-09-01', to_2: '2026-10-01' },
    }),
  ).toBe(
    'Total came to **129,983.80** in October 2026, against **78,815.90** in September 2026: up 51,167.90 (64.9 %).',
  );
  expect(
    await told({
      sql: `SELECT ${sum('')} AS total, ${sum('_2')} AS total_2 FROM order_totals`,
      columns: { total: 'number', total_2: 'number' },
      rows: [['10', '20']],
      days: { from: '2026-11-09', to: '2026-11-16', from_2: '2026-11-02', to_2: '2026-11-09' },
    }),
  ).toBe(
    'Total came to **10** from 9 to 15 November 2026, against **20** from 2 to 8 November 2026: down 10 (50 %).',
  );
});

test('[I10] averages of groups are ranked, not averaged again', async () => {
  expect(
    await told({
      sql: 'SELECT c.country, AVG(t.total) AS average_total FROM t JOIN c ON c.id = t.c GROUP BY c.country',
      columns: { country: 'text', average_total: 'number' },
      rows: [
        ['Austria', '846.1422'],
        ['Norway', '1022.08'],
        ['Spain', '900.5'],
      ],
    }),
  ).toBe('**Norway** has the highest average total: **1,022.08**. The lowest is **Austria** with 846.14.');
});
