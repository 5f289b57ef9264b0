import type { Chip } from '@parley/contract/ask';
import type { Dialect } from '@parley/contract/database-schema';
import type { QueryResult } from '@parley/contract/query-result';
import { expect, test } from 'vitest';
import { withMeanings } from './annotate-result-columns.ts';

const chip = (name: string, value: Chip['value']): Chip => ({
  parameter: { name, type: 'date', description: '', required: true, default: null },
  value,
  origin: 'words',
  words: null,
  alternatives: [],
  choices: [],
});

/** The meanings of as many columns as are asked for. */
function meanings(sql: string, count: number, dialect: Dialect = 'sqlite', chips: Chip[] = []) {
  const columns = Array.from({ length: count }, (_, at) => ({
    name: `c${at}`,
    type: 'text',
    kind: 'text' as const,
  }));
  const result: QueryResult = { columns, rows: [], truncated: null, durationMs: 0 };
  return withMeanings({ dialect, sql, chips, result }).columns.map(({ meaning }) => meaning);
}

test.each<[Dialect, string, string]>([
  ['sqlite', "date(placed_at, 'start of year')", 'year'],
  [
    'sqlite',
    "date(placed_at, 'start of month', '-' || ((CAST(strftime('%m', placed_at) AS INTEGER) - 1) % 3) || ' months')",
    'quarter',
  ],
  ['sqlite', "date(o.placed_at, 'start of month')", 'month'],
  ['sqlite', "strftime('%Y-%m', placed_at)", 'month'],
  ['sqlite', "date(placed_at, 'weekday 0', '-6 days')", 'week'],
  ['sqlite', 'date(placed_at)', 'day'],
  ['sqlite', "strftime('%Y-%m-%d %H:00:00', placed_at)", 'hour'],
  ['postgres', "CAST(date_trunc('quarter', placed_at) AS date)", 'quarter'],
  ['postgres', "date_trunc('month', placed_at)::date", 'month'],
  ['postgres', "to_char(placed_at, 'YYYY-MM')", 'month'],
  ['postgres', 'CAST(placed_at AS date)', 'day'],
  ['mysql', 'MAKEDATE(YEAR(placed_at), 1)', 'year'],
  ['mysql', 'DATE_ADD(MAKEDATE(YEAR(placed_at), 1), INTERVAL (QUARTER(placed_at) - 1) * 3 MONTH)', 'quarter'],
  ['mysql', "CAST(DATE_FORMAT(placed_at, '%Y-%m-01') AS DATE)", 'month'],
  ['mysql', 'DATE(DATE_SUB(placed_at, INTERVAL WEEKDAY(placed_at) DAY))', 'week'],
])('[I10] in %s, %s is a period', (dialect, expression, unit) => {
  expect(meanings(`SELECT ${expression} AS p, COUNT(*) AS n FROM orders GROUP BY 1`, 2, dialect)).toEqual([
    { role: 'period', unit },
    { role: 'count' },
  ]);
});

test.each<[Dialect, string, number]>([
  ['sqlite', "((CAST(strftime('%w', placed_at) AS INTEGER) + 6) % 7 + 1)", 1],
  ['sqlite', "strftime('%w', placed_at)", 1],
  ['postgres', 'CAST(EXTRACT(ISODOW FROM placed_at) AS integer)', 1],
  ['mysql', '(WEEKDAY(placed_at) + 1)', 1],
  ['mysql', 'WEEKDAY(placed_at)', 0],
  ['mysql', 'DAYOFWEEK(placed_at)', 2],
])('[I10] in %s, %s is a weekday', (dialect, expression, monday) => {
  expect(meanings(`SELECT ${expression} AS d, SUM(x) AS n FROM t GROUP BY 1`, 2, dialect)).toEqual([
    { role: 'weekday', monday },
    { role: 'total' },
  ]);
});

test.each<[Dialect, string, object | undefined]>([
  ['sqlite', "CAST(strftime('%H', placed_at) AS INTEGER)", { role: 'hour of day' }],
  ['postgres', 'CAST(EXTRACT(MONTH FROM placed_at) AS integer)', { role: 'month of year' }],
  ['mysql', 'DAYOFMONTH(placed_at)', { role: 'day of month' }],
  ['sqlite', '100.0 * COUNT(coupon) / NULLIF(COUNT(*), 0)', { role: 'percentage' }],
  ['postgres', 'ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 1)', { role: 'share' }],
  ['mysql', '100.0 * SUM(CASE WHEN paid THEN 1 ELSE 0 END) / COUNT(*)', { role: 'percentage' }],
  ['sqlite', 'ROUND(100.0 * (SUM(a) - SUM(b)) / NULLIF(SUM(b), 0), 1)', { role: 'growth' }],
  ['sqlite', 'SUM(price_cents) / 100.0', { role: 'total' }],
  ['postgres', 'AVG(price_cents) * 0.01', { role: 'average' }],
  ['sqlite', 'SUM(CASE WHEN paid = 1 THEN 1 ELSE 0 END)', { role: 'count' }],
  ['sqlite', '1.0 * COUNT(*) / NULLIF(COUNT(DISTINCT customer_id), 0)', { role: 'average' }],
  ['sqlite', '1.0 * SUM(quantity * price) / NULLIF(COUNT(*), 0)', { role: 'average' }],
  [
    'sqlite',
    "1.0 * COUNT(*) FILTER (WHERE s = 'a') / NULLIF(COUNT(*) FILTER (WHERE s = 'b'), 0)",
    { role: 'ratio' },
  ],
  ['sqlite', 'COUNT(*) - LAG(COUNT(*)) OVER (ORDER BY month)', { role: 'difference' }],
  ['sqlite', 'MAX(price) - MIN(price)', { role: 'difference' }],
  ['sqlite', 'SUM(SUM(total)) OVER (ORDER BY month)', { role: 'running total' }],
  ['sqlite', 'AVG((julianday(shipped_at) - julianday(placed_at)))', { role: 'duration', unit: 'day' }],
  [
    'sqlite',
    'AVG(((julianday(shipped_at) - julianday(placed_at)) * 24))',
    { role: 'duration', unit: 'hour' },
  ],
  ['postgres', 'AVG((EXTRACT(EPOCH FROM (b - a)) / 3600))', { role: 'duration', unit: 'hour' }],
  ['mysql', 'AVG((TIMESTAMPDIFF(SECOND, a, b) / 86400))', { role: 'duration', unit: 'day' }],
  ['postgres', 'percentile_cont(0.5) WITHIN GROUP (ORDER BY price)', { role: 'average' }],
  ['sqlite', 'upper(name)', undefined],
])('[I10] in %s, %s is told for what it is', (dialect, expression, meaning) => {
  expect(meanings(`SELECT ${expression} AS x FROM t`, 1, dialect)).toEqual([meaning]);
});

test('[I10] what rows are split by is no figure, though it is a number', () => {
  expect(meanings('SELECT r.rating, COUNT(*) reviews FROM reviews r GROUP BY r.rating', 2)).toEqual([
    { role: 'group' },
    { role: 'count' },
  ]);
  expect(meanings('SELECT rating, body FROM reviews', 2)).toEqual([undefined, undefined]);
});

test('[I10] what a query in FROM or WITH computed keeps its meaning', () => {
  const inner = 'SELECT status, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () AS part FROM orders GROUP BY status';
  expect(meanings(`SELECT r.status, r.part FROM (${inner}) AS r`, 2)[1]).toEqual({ role: 'share' });
  expect(meanings(`WITH r AS (${inner}) SELECT part FROM r`, 1)).toEqual([{ role: 'share' }]);
  expect(meanings(`SELECT AVG(r.n) AS x FROM (SELECT COUNT(*) AS n FROM t GROUP BY k) AS r`, 1)).toEqual([
    { role: 'average' },
  ]);
});

test('[I10] figures know the days they are of, each its own', () => {
  const chips = [
    chip('from_date', '2026-10-01'),
    chip('to_date', '2026-11-01'),
    chip('from_date_2', '2026-09-01'),
    chip('to_date_2', '2026-10-01'),
  ];
  const sum = (suffix: string) =>
    `SUM(total) FILTER (WHERE placed_at >= :from_date${suffix} AND placed_at < :to_date${suffix})`;
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const september = { from: '2026-09-01', to: '2026-09-30' };
  expect(
    meanings(`SELECT ${sum('')} AS a, ${sum('_2')} AS b FROM t WHERE s <> :s`, 2, 'sqlite', chips),
  ).toEqual([
    { role: 'total', during: october },
    { role: 'total', during: september },
  ]);
  const alone = 'SELECT COUNT(*) AS n FROM t WHERE placed_at >= :from_date AND placed_at < :to_date';
  expect(meanings(alone, 1, 'sqlite', chips)).toEqual([{ role: 'count', during: october }]);
});

test('[I10] a last day that is included is told from one that is not; an open end bounds nothing', () => {
  const cases = (name: string) =>
    `SUM(CASE WHEN at >= :${name}from AND at < date(:${name}to, '+1 day') THEN x ELSE 0 END)`;
  const chips = [
    chip('from', '2026-10-01'),
    chip('to', '2026-10-31'),
    chip('old_from', null),
    chip('old_to', '2026-09-30'),
  ];
  expect(meanings(`SELECT ${cases('')} AS a, ${cases('old_')} AS b FROM t`, 2, 'sqlite', chips)).toEqual([
    { role: 'total', during: { from: '2026-10-01', to: '2026-10-31' } },
    { role: 'total' },
  ]);
});

test('a statement that cannot be read says nothing', () => {
  expect(meanings('SELECT COUNT(*) FROM a UNION SELECT COUNT(*) FROM b', 1)).toEqual([undefined]);
  expect(meanings('SELECT * FROM a', 1)).toEqual([undefined]);
  expect(meanings('SELECT COUNT(*) AS n, x FROM a', 3)).toEqual([undefined, undefined, undefined]);
});
