import { expect, test } from 'vitest';
import type { ComputedFact, ExplainTask } from '../../port.ts';
import { explainResultByRules } from './explain-result-by-rules.ts';

type Given = {
  columns: Record<string, ExplainTask['result']['columns'][number]['kind']>;
  rows: (string | null)[][];
} & Partial<ExplainTask>;

async function said({ columns, rows, ...more }: Given): Promise<string> {
  const result = {
    columns: Object.entries(columns).map(([name, kind]) => ({ name, kind, type: kind })),
    rows,
    truncated: null,
    durationMs: 1,
  };
  const task: ExplainTask = {
    question: '',
    tool: { name: 'Customers by revenue', description: '' },
    values: {},
    result,
    rowCount: rows.length,
    facts: [],
    moment: { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
    ...more,
  };
  const pieces = [];
  for await (const piece of explainResultByRules(task)) pieces.push(piece);
  expect(pieces.at(-1)).toHaveProperty('usage', null);
  return pieces.map(({ text }) => text).join('');
}

function fact(label: string, column: string, value: string, of: string | null = null): ComputedFact {
  return { label, column, kind: 'number', value, of };
}

test('answers a count in the words of the question', async () => {
  const given = { columns: { count: 'integer' }, rows: [['1042']] } as const;
  expect(await said({ ...given, rows: [['1042']], question: 'How many customers do we have?' })).toBe(
    'There are **1,042** customers.',
  );
});

test('names the leader first, then who follows and the share of the whole', async () => {
  const facts = [
    fact('largest revenue', 'revenue', '900.10', 'Ada Berg'),
    fact('sum of revenue', 'revenue', '2253.60'),
    fact('share of the largest in percent', 'revenue', '39.9', 'Ada Berg'),
  ];
  const rows = [
    ['Ada Berg', '900.10'],
    ['Bela Lind', '703.00'],
    ['Ivo Sato', '650.50'],
  ];
  expect(
    await said({ columns: { customer: 'text', revenue: 'number' }, rows, facts, values: { limit: 3 } }),
  ).toBe(
    '**Ada Berg** has the highest revenue: **900.10**, followed by Bela Lind (703.00) and Ivo Sato (650.50). ' +
      'All 3 together come to **2,253.60**; Ada Berg alone stands for 39.9 %. The list ends at its limit of 3; there may be more.',
  );
});

test('tells where a series began and ended, and that its last month is still running', async () => {
  const facts = [
    fact('largest orders', 'orders', '120', '2026-02'),
    fact('smallest orders', 'orders', '60', '2026-03'),
    fact('first', 'orders', '80', '2026-01'),
    fact('last', 'orders', '60', '2026-03'),
    fact('change', 'orders', '-20'),
    fact('change in percent', 'orders', '-25.0'),
  ];
  const rows = [
    ['2026-01', '80'],
    ['2026-02', '120'],
    ['2026-03', '60'],
  ];
  expect(await said({ columns: { month: 'text', orders: 'integer' }, rows, facts })).toBe(
    'Orders went from **80** in January 2026 to **60** in March 2026, down 20 (25 %). ' +
      'The highest was **120** in February 2026, the lowest **60** in March 2026. March 2026 is not over yet.',
  );
});

test('says plainly that nothing was found, and under which conditions', async () => {
  expect(
    await said({
      columns: { name: 'text' },
      rows: [],
      values: { city: 'Atlantis', from: '2026-01-01', is_active: true, limit: 5 },
    }),
  ).toBe(
    'Nothing was found for city **Atlantis**, from **1 January 2026** and is active **yes**. Change one of these values to look further.',
  );
  expect(await said({ columns: { name: 'text' }, rows: [] })).toBe(
    'Nothing was found: the result has no rows.',
  );
});

test('describes the one row that was found, and an empty figure', async () => {
  const columns = { id: 'integer', name: 'text', email: 'text', joined_on: 'date' } as const;
  expect(await said({ columns, rows: [['4', 'Ada Berg', null, '2024-05-06']] })).toBe(
    'There is one: **Ada Berg**, with joined on 6 May 2024.',
  );
  expect(await said({ columns: { total_revenue: 'number' }, rows: [[null]] })).toContain(
    'There is no total revenue',
  );
});

test('shows what a cell holds as text, never as markup', async () => {
  const rows = [
    ['**Bold** [x](https://example.com)\n<b>', '1'],
    ['b', '2'],
  ];
  const text = await said({ columns: { name: 'text', id: 'integer' }, rows });
  expect(text).toContain('\\*\\*Bold\\*\\* \\[x\\](https://example.com) \\<b\\>');
});

test('says when not all rows were read', async () => {
  const result = {
    columns: [{ name: 'name', kind: 'text' as const, type: 'text' }],
    rows: [['a'], ['b']],
    truncated: 'rows' as const,
    durationMs: 1,
  };
  expect(await said({ columns: {}, rows: [], result, rowCount: 10_000 })).toContain(
    'Only the first 10,000 rows were read, and the figures cover just those.',
  );
});

test('does not take the rows of a full list for all there are', async () => {
  const given = { columns: { name: 'text' }, rows: [['Ada'], ['Bela']] } as const;
  const rows = [['Ada'], ['Bela']];
  expect(await said({ ...given, rows, values: { limit: 2 } })).toBe(
    'Here are the first **2** customers: Ada and Bela. The list ends at its limit of 2; there may be more.',
  );
  expect(await said({ ...given, rows, values: { limit: 9 } })).toBe(
    'There are **2** customers: Ada and Bela.',
  );
});
