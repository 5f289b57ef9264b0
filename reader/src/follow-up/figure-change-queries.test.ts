import { expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { buildValueIndex, findStoredValues } from '../question/find-stored-values.ts';
import { linkWordsToNames } from '../question/link-words-to-names.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { writeStatement } from '../statement/write-statement.ts';
import { figureChangeQueries } from './figure-change-queries.ts';
import type { Meaning } from './serialize-reading.ts';

const moment = { local: '2026-11-16T10:00:00' };
const index = buildValueIndex(shop, shopCells);
const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });
const revenue: Expression = { kind: 'aggregate', name: 'sum', of: column(7) };
const month: Expression = { kind: 'truncated', unit: 'month', of: column(8) };
const lastMonth: Condition = {
  kind: 'period',
  relation: 'during',
  of: column(8),
  period: { kind: 'named', name: 'last month' },
};

const select = (parts: Partial<Select>): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, select: [revenue], order: [], limit: null },
  ...parts,
});
const byMonth: Meaning = { text: 'revenue by month', query: select({ select: [month, revenue] }) };
const figure: Meaning = { text: 'revenue last month', query: select({ where: lastMonth }) };

function knownFrom({ text: before }: Meaning, text: string) {
  const question = readQuestion(text, before);
  const links = linkWordsToNames(question, shop);
  return { question, schema: shop, links, values: findStoredValues(question, index), moment };
}

const changeOf = (before: Meaning, text: string) =>
  figureChangeQueries(before, knownFrom(before, text), (at) => shopCells.get(at)?.length ?? null);

/** The days that are compared, and what by. */
function compared(before: Meaning, text: string): string[] | string {
  const found = changeOf(before, text);
  if (typeof found === 'string') return found;
  const { question } = knownFrom(before, text);
  const written = (query: Select) =>
    writeStatement({ query, schema: shop, dialect: 'sqlite', question, moment });
  const days = written(found.total).parameters.map(({ value }) => String(value));
  const columns = found.breakdowns.map(({ base }) => base.select[0]);
  return [
    ...new Set(days),
    ...columns.map((one) => (one?.kind === 'column' ? (shop.columns[one.column]?.name ?? '') : '')),
  ];
}

test.each([
  ['why so low in July?', ['2026-07-01', '2026-08-01', '2026-06-01']],
  ['why did it drop in March?', ['2026-03-01', '2026-04-01', '2026-02-01']],
  ['why was August weaker than May?', ['2026-08-01', '2026-09-01', '2026-05-01', '2026-06-01']],
  ['what changed?', ['2026-10-01', '2026-11-01', '2026-09-01']],
])('after a series, ‘%s’ compares the period that is meant', (text, days) => {
  expect(compared(byMonth, text)).toEqual([...days, 'status', 'full_name', 'country']);
});

test('after a figure, its period is compared with the one before', () => {
  expect(compared(figure, 'why?')).toEqual([
    ...['2026-10-01', '2026-11-01', '2026-09-01'],
    ...['status', 'full_name', 'country'],
  ]);
});

test('a value that is named is asked of the figure, and tells nothing apart', () => {
  expect(compared(byMonth, 'why did Norway drop in July?')).toEqual([
    ...['2026-07-01', '2026-08-01', '2026-06-01', 'Norway'],
    ...['status', 'full_name'],
  ]);
});

test('the figure of each value stands for both periods, the largest difference first', () => {
  const found = changeOf(figure, 'what changed?');
  if (typeof found === 'string') throw new Error(found);
  const { question } = knownFrom(figure, 'what changed?');
  const query = found.breakdowns[0]?.fallen as Select;
  const { sql } = writeStatement({ query, schema: shop, dialect: 'postgres', question, moment });
  const during = (prefix: string) => `placed_at >= :${prefix}from_date AND placed_at < :${prefix}to_date`;
  const total = (prefix: string) => `COALESCE(SUM(total) FILTER (WHERE ${during(prefix)}), 0)`;
  expect(sql.split('\n')).toEqual([
    `SELECT status, ${total('')} AS total, ${total('earlier_')} AS total_2, ${total('')} - ${total('earlier_')} AS difference`,
    'FROM orders',
    `WHERE (${during('')} OR ${during('earlier_')})`,
    'GROUP BY status',
    'ORDER BY difference',
  ]);
});

test('what cannot be broken down says why', () => {
  const average: Expression = { kind: 'aggregate', name: 'avg', of: column(7) };
  const averages = { ...byMonth, query: select({ select: [month, average] }) };
  expect(compared(averages, 'why so low in July?'), 'parts of an average do not add up').toBe('no figure');
  const ever = { text: 'revenue', query: select({}) };
  expect(compared(ever, 'why?')).toBe('no period');
  const list = { ...figure, query: select({ select: [column(4)], where: lastMonth }) };
  expect(compared(list, 'what changed?')).toBe('no figure');
  const none = figureChangeQueries(figure, knownFrom(figure, 'why?'), () => null);
  expect(none, 'no column has few values').toBe('no dimension');
});

test('a question about something else is one of its own', () => {
  expect(compared(figure, 'why is so much stock left?')).toBe('another question');
});
