import { describe, expect, test } from 'vitest';
import type { Condition, Expression, Literal, Period, Select } from '../query/logical-query.ts';
import { buildValueIndex, findStoredValues } from '../question/find-stored-values.ts';
import { linkWordsToNames } from '../question/link-words-to-names.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { describeQuery } from '../wording/describe-query.ts';
import { changePreviousQuery, timeAfter } from './change-previous-query.ts';
import type { Meaning } from './serialize-reading.ts';

const moment = { local: '2026-11-16T10:00:00' };
const index = buildValueIndex(shop, shopCells);

const column = (position: number): Extract<Expression, { kind: 'column' }> => ({
  kind: 'column',
  column: position,
  via: null,
});
const [name, country, status, total, placed] = [1, 2, 6, 7, 8].map(column) as [
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
];
const rows: Expression = { kind: 'count rows' };
const revenue: Expression = { kind: 'aggregate', name: 'sum', of: total };
const month: Expression = { kind: 'truncated', unit: 'month', of: placed };
const orders = { table: 1, join: 'inner', via: null } as const;
const customers = { table: 0, join: 'inner', via: null } as const;

const select = (parts: Partial<Select>): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [orders] },
  ...{ where: null, group: null, distinct: false, select: [rows], order: [], limit: null },
  ...parts,
});
const stored = (of: Extract<Expression, { kind: 'column' }>, value: string): Literal => ({
  kind: 'stored',
  column: of.column,
  value,
});
const is = (of: Expression, value: string, operator: '=' | '<>' = '='): Condition => ({
  kind: 'comparison',
  operator,
  left: of,
  right: { kind: 'literal', literal: stored(of as Extract<Expression, { kind: 'column' }>, value) },
});
const during = (period: Period): Condition => ({ kind: 'period', relation: 'during', of: placed, period });
const lastMonth = during({ kind: 'words', first: 3, last: 4 });

/** The follow-up's own meaning, to go on from. */
function next(before: Meaning, text: string): Meaning | null {
  const question = readQuestion(text, before.text);
  const known = {
    question,
    schema: shop,
    links: linkWordsToNames(question, shop),
    values: findStoredValues(question, index),
    moment,
  };
  const query = changePreviousQuery(before, known);
  if (query === null) return null;
  const time = timeAfter(before, query);
  return { text: question.text, query, ...(time && { time }) };
}

/** What is understood after one follow-up or several. */
function said(before: Meaning, ...texts: string[]): string | null {
  let meaning: Meaning | null = before;
  for (const text of texts) meaning = meaning && next(meaning, text);
  if (meaning === null) return null;
  const [first, ...others] = meaning.text.split(' ‖ ');
  const last = others.pop();
  const question = readQuestion(last ?? '', [first, ...others].join(' ‖ '));
  return describeQuery({ query: meaning.query, schema: shop, question, moment });
}

const byMonth: Meaning = {
  text: 'revenue by month',
  query: select({ select: [month, revenue], order: [{ by: month, descending: false }] }),
};
const counted: Meaning = {
  text: 'how many orders last month',
  query: select({ where: lastMonth }),
};

describe('another grouping', () => {
  test.each([
    ['per country instead', 'total per customer country'],
    ['by country instead', 'total per customer country'],
    ['by week instead', 'total per week'],
    ['by week', 'total per week'],
    ['per customer rather', 'total per customer'],
  ])('‘%s’ takes the place of the months', (text, wording) => expect(said(byMonth, text)).toBe(wording));

  test('leaves no order or table of the one before', () => {
    const perCountry = next(byMonth, 'per country instead');
    expect(perCountry?.query).toMatchObject({ select: [country, revenue], order: [] });
    const back = perCountry && next(perCountry, 'by month instead');
    expect(back?.query).toEqual(byMonth.query);
  });

  test('of a ranking ranks the other things', () => {
    const order = [{ by: revenue, descending: true }];
    const limit = { count: { kind: 'number', value: 10 } as const, per: [] };
    const from = { kind: 'tables', tables: [orders, customers] } as const;
    const best: Meaning = {
      text: 'top customers',
      query: select({ from, select: [name, revenue], order, limit }),
    };
    expect(next(best, 'per country instead')?.query).toMatchObject({
      select: [country, revenue],
      order,
      limit,
    });
  });

  test('without ‘instead’ beside another one is left to the model', () => {
    expect(said(byMonth, 'and by country?')).toBeNull();
  });

  test('keeps the moment that the conversation is about', () => {
    expect(said(byMonth, 'per status instead', 'last year only')).toBe('total per status, placed last year');
  });
});

describe('another period', () => {
  test('takes the place of the one before, and stays for what follows', () => {
    expect(said(counted, 'and this month?')).toBe('number of orders, placed this month');
    const wording = 'number of orders, placed just before last month';
    expect(said(counted, 'and the month before?')).toBe(wording);
    expect(said(counted, 'and the month before?', 'and in Norway?')).toBe(
      'number of orders, customer country Norway, placed just before last month',
    );
    expect(said(counted, 'and the month before?', 'Norway?', 'Sweden')).toBe(
      'number of orders, customer country Sweden, placed just before last month',
    );
  });

  test('of a year earlier is the same month of that year', () => {
    expect(next(counted, 'and a year earlier?')?.query).toMatchObject({
      where: { period: { kind: 'year earlier', of: { kind: 'words' } } },
    });
  });

  test('that names a month is within the year before it', () => {
    const lastYear = { ...counted, text: 'how many orders last year' };
    expect(next(lastYear, 'only July')?.query).toMatchObject({ where: { period: { kind: 'year earlier' } } });
    expect(next(counted, 'only July')?.query).toMatchObject({ where: { period: { kind: 'words' } } });
  });
});

describe('values', () => {
  const paid: Meaning = { text: 'how many paid orders', query: select({ where: is(status, 'paid') }) };

  test('take the place of others of the same column, and stand beside those of another', () => {
    expect(next(paid, 'and cancelled?')?.query).toEqual(select({ where: is(status, 'cancelled') }));
    expect(next(paid, 'only in Norway')?.query).toMatchObject({
      where: { kind: 'and', parts: [is(status, 'paid'), is(country, 'Norway')] },
    });
  });

  test('keep the role of a person: the column that was asked for', () => {
    const from = { kind: 'tables', tables: [orders, customers] } as const;
    const via: Expression = { kind: 'column', column: 1, via: 5 };
    const becky: Meaning = {
      text: 'orders of Becky Moss',
      query: select({ from, where: is(via, 'Becky Moss') }),
    };
    expect(next(becky, 'and by Søren Ødegård?')?.query).toMatchObject({ where: is(via, 'Søren Ødegård') });
    expect(next(becky, 'and of Marco Rossi?')?.query, 'a name that no row has').toMatchObject({
      where: { left: via, right: { literal: { kind: 'words', first: 7, last: 8 } } },
    });
  });

  test('are left out, one after the other and together', () => {
    const perCountry: Meaning = { text: 'orders per country', query: select({ select: [country, rows] }) };
    expect(next(perCountry, 'without Norway')?.query).toMatchObject({ where: is(country, 'Norway', '<>') });
    const both = { kind: 'in list', negated: true, of: country };
    expect(next(perCountry, 'except Norway and Sweden')?.query).toMatchObject({ where: both });
    const first = next(perCountry, 'without Norway');
    expect(first && next(first, 'and without Sweden')?.query).toMatchObject({
      where: { ...both, values: [{ value: 'Norway' }, { value: 'Sweden' }] },
    });
  });
});

describe('the form of the answer', () => {
  const perStatus: Meaning = { text: 'orders per status', query: select({ select: [status, rows] }) };

  test('in per cent of the whole', () => {
    const share = { kind: 'share of total', of: rows };
    expect(next(perStatus, 'and as a percentage?')?.query).toMatchObject({ select: [status, share] });
    expect(said(counted, 'as a percentage'), 'one figure is a part of nothing').toBeNull();
    const average: Expression = { kind: 'aggregate', name: 'avg', of: total };
    const perAverage = { ...perStatus, query: select({ select: [status, average] }) };
    expect(said(perAverage, 'as a percentage'), 'averages do not add up').toBeNull();
  });

  test('only so many, the highest first', () => {
    expect(next(perStatus, 'top 2')?.query).toMatchObject({
      order: [{ by: rows, descending: true }],
      limit: { count: { kind: 'words' } },
    });
    const limit = { count: { kind: 'number', value: 10 } as const, per: [] };
    const ten = { ...perStatus, query: select({ select: [status, rows], limit }) };
    expect(next(ten, '5 instead')?.query).toMatchObject({ limit: { count: { kind: 'words' } } });
  });

  test('sorted by what is shown', () => {
    expect(next(perStatus, 'sort by name')?.query).toMatchObject({
      order: [{ by: status, descending: false }],
    });
    expect(next(perStatus, 'sort by status descending')?.query).toMatchObject({
      order: [{ by: status, descending: true }],
    });
  });
});

test.each([
  'and how many of those are new?',
  'only those over 50',
  'also Sweden',
  'and the average?',
  'only gifts',
  'show them on a map',
])('‘%s’ says more than a change of the query: it is left to the model', (text) => {
  expect(said(counted, text)).toBeNull();
});

describe('a comparison', () => {
  const paid: Meaning = {
    text: 'how many orders last month',
    query: select({ where: { kind: 'and', parts: [is(status, 'paid'), lastMonth] } }),
  };

  test.each([
    'compared to the month before?',
    'vs the previous month',
    'how does that compare with the month before?',
  ])('with the period before has both side by side: %s', (text) => {
    expect(next(paid, text)?.query).toMatchObject({
      select: [
        { kind: 'filtered', aggregate: rows, where: lastMonth },
        { kind: 'filtered', where: { period: { kind: 'previous' } } },
      ],
      where: { parts: [is(status, 'paid'), { kind: 'or' }] },
    });
  });

  test.each(['compared to last year', 'and versus the same month last year?'])(
    'of a month with last year is one with its month of that year: %s',
    (text) => {
      expect(next(paid, text)?.query).toMatchObject({
        select: [{ where: lastMonth }, { where: { period: { kind: 'year earlier' } } }],
      });
    },
  );

  test('per group keeps the groups, and their order by the figure', () => {
    const perStatus: Meaning = {
      text: 'orders per status last month',
      query: select({
        where: during({ kind: 'words', first: 3, last: 4 }),
        select: [status, rows],
        order: [{ by: rows, descending: true }],
      }),
    };
    expect(next(perStatus, 'compared to the month before')?.query).toMatchObject({
      select: [status, { kind: 'filtered' }, { kind: 'filtered' }],
      order: [{ by: { kind: 'filtered' }, descending: true }],
    });
  });

  test('without a figure or a period, or with itself, is read by the model', () => {
    const list: Meaning = {
      text: 'orders of last month',
      query: select({ select: [total], where: lastMonth }),
    };
    expect(next(list, 'compared to the month before')).toBeNull();
    const ever: Meaning = { text: 'number of orders', query: select({}) };
    expect(next(ever, 'compared to last year')).toBeNull();
    expect(next(byMonth, 'compared to last year')).toBeNull();
    expect(next(paid, 'compared to last month')).toBeNull();
    expect(next(paid, 'compared to Norway')).toBeNull();
  });
});

describe('a count of what was listed', () => {
  const list = { text: 'paid orders', query: select({ select: [total, placed], where: is(status, 'paid') }) };

  test.each(['how many?', 'and how many are there', 'how many of them'])('counts its rows: %s', (text) => {
    expect(next(list, text)?.query).toEqual(select({ where: is(status, 'paid') }));
  });

  test('of some of them', () => {
    expect(said(list, 'how many are in Norway?')).toBe(
      'number of orders, status paid, customer country Norway',
    );
  });

  test('counts each that is listed once', () => {
    const buyers = { text: 'customers', query: select({ select: [name], distinct: true }) };
    expect(next(buyers, 'how many')?.query).toMatchObject({
      distinct: false,
      select: [{ kind: 'aggregate', name: 'count distinct', of: column(0) }],
    });
  });

  test('of a ranking or of figures is left to the model', () => {
    const limit = { count: { kind: 'number', value: 5 }, per: [] } as const;
    expect(next({ ...list, query: select({ select: [total], limit }) }, 'how many?')).toBeNull();
    expect(next(byMonth, 'how many?')).toBeNull();
  });
});
