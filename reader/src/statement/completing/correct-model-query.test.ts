import { describe, expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../../query/logical-query.ts';
import { readQuestion } from '../../question/split-question-words.ts';
import type { Schema } from '../../schema/schema-types.ts';
import { shop } from '../../schema/shop.testing.ts';
import { correctModelQuery } from './correct-model-query.ts';

const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });
const rows: Expression = { kind: 'count rows' };

const select = (parts: Partial<Select>): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, select: [rows], order: [], limit: null },
  ...parts,
});

describe('a length of time', () => {
  const longer = (unit: 'days' | 'minutes'): Condition => ({
    kind: 'comparison',
    operator: '>',
    left: { kind: 'elapsed', unit, from: column(8), to: { kind: 'now' } },
    right: { kind: 'literal', literal: { kind: 'words', first: 2, last: 2 } },
  });

  test.each([
    ['older than 10 minutes', 'minutes'],
    ['older than ten mins', 'minutes'],
    ['older than 10', 'days'],
  ] as const)("'%s' is compared in %s", (text, unit) => {
    const query = select({ where: longer('days') });
    expect(correctModelQuery(query, readQuestion(text), shop)).toEqual(select({ where: longer(unit) }));
  });
});

test('weeks are counted in days', () => {
  const left: Expression = { kind: 'elapsed', unit: 'months', from: column(8), to: { kind: 'now' } };
  const three: Expression = { kind: 'literal', literal: { kind: 'words', first: 2, last: 2 } };
  const seven: Expression = { kind: 'literal', literal: { kind: 'number', value: 7 } };
  const query = select({ where: { kind: 'comparison', operator: '>', left, right: three } });
  expect(correctModelQuery(query, readQuestion('older than 3 weeks'), shop)).toEqual(
    select({
      where: {
        kind: 'comparison',
        operator: '>',
        left: { ...left, unit: 'days' },
        right: { kind: 'arithmetic', operator: '*', left: three, right: seven },
      },
    }),
  );
});

describe('a figure in a unit', () => {
  const columns = shop.columns.map((one, at) => (at === 7 ? { ...one, name: 'minutes' } : one));
  const sum: Expression = { kind: 'aggregate', name: 'sum', of: column(7) };
  const mended = (text: string) => {
    const query = correctModelQuery(select({ select: [sum] }), readQuestion(text), { ...shop, columns });
    return query.kind === 'select' ? query.select[0] : null;
  };

  test('is shown in the unit that the question asks for', () => {
    const sixty: Expression = { kind: 'literal', literal: { kind: 'number', value: 60 } };
    expect(mended('how many hours were watched')).toEqual({
      ...{ kind: 'arithmetic', operator: '/', left: sum, right: sixty },
    });
  });

  test.each([
    'how many minutes were watched',
    'watched in the last 3 hours',
    'watched per hour',
    'watched in all',
  ])('stays as it is: %s', (text) => expect(mended(text)).toEqual(sum));
});

describe('a list of what other rows belong to', () => {
  const tables = [0, 1].map((table) => ({ table, join: 'inner' as const, via: null }));
  const question = readQuestion('which customers have open orders');
  const list = select({ from: { kind: 'tables', tables: tables.toReversed() }, select: [column(1)] });

  test('shows each of them once', () => {
    expect(correctModelQuery(list, question, shop)).toEqual({ ...list, distinct: true });
  });

  test('stays as it is where it shows the other rows too, or one row each', () => {
    const both = { ...list, select: [column(1), column(7)] };
    expect(correctModelQuery(both, question, shop)).toEqual(both);
    const orders = { ...list, select: [column(7)] };
    expect(correctModelQuery(orders, question, shop)).toEqual(orders);
  });
});

describe('the first groups by a figure', () => {
  const question = readQuestion('which status is the most frequent');
  const top = (where: Condition | null): Select =>
    select({
      where,
      select: [column(6), rows],
      order: [{ by: rows, descending: true }],
      limit: { count: { kind: 'number', value: 1 }, per: [] },
    });
  const present: Condition = { kind: 'is null', negated: true, of: column(6) };

  test('leave out rows without a value to group by', () => {
    expect(correctModelQuery(top(null), question, shop)).toEqual(top(present));
  });

  test('keep the conditions that the query has', () => {
    const paid: Condition = { kind: 'is null', negated: false, of: column(8) };
    expect(correctModelQuery(top(paid), question, shop)).toEqual(
      top({ kind: 'and', parts: [paid, present] }),
    );
  });

  test('name a condition that the query has already once', () => {
    expect(correctModelQuery(top(present), question, shop)).toEqual(top(present));
  });

  test.each([
    ['what are the most frequent states', null],
    ['what is the most frequent state', 1],
  ])("'%s' asks for as many as it says", (text, count) => {
    const limit = count === null ? null : { count: { kind: 'number', value: count } as const, per: [] };
    const query = correctModelQuery(top(present), readQuestion(text), shop);
    expect(query.kind === 'select' && query.limit).toEqual(limit);
  });

  test.each([
    ['the least popular state', false],
    ['states with at least one order', true],
    ['least and most popular state', true],
  ])("of '%s' come in the order that it says", (text, descending) => {
    const query = correctModelQuery(top(present), readQuestion(text), shop);
    expect(query.kind === 'select' && query.order).toEqual([{ by: rows, descending }]);
  });

  test('stay as they are where every row has a value, and where all groups are shown', () => {
    const columns = shop.columns.map((one, at) => (at === 6 ? { ...one, nullable: false } : one));
    expect(correctModelQuery(top(null), question, { ...shop, columns })).toEqual(top(null));
    const all = { ...top(null), limit: null };
    expect(correctModelQuery(all, question, shop)).toEqual(all);
  });
});

describe('a count of rows that others belong to', () => {
  const tables = [1, 2].map((table) => ({ table, join: 'inner' as const, via: null }));
  const among = (values: string[]): Condition => ({
    kind: 'in list',
    negated: false,
    of: column(10),
    values: values.map((value) => ({ kind: 'stored', column: 10, value })),
  });
  const count = (values: string[]) => select({ from: { kind: 'tables', tables }, where: among(values) });
  const question = readQuestion('how many orders have a grinder or a kettle');

  test('counts each row once where it may have several of them', () => {
    const once: Expression = { kind: 'aggregate', name: 'count distinct', of: column(4) };
    const query = count(['Grinder', 'Kettle']);
    expect(correctModelQuery(query, question, shop)).toEqual({ ...query, select: [once] });
  });

  test('stays as it is where one of them is asked for', () => {
    expect(correctModelQuery(count(['Grinder']), question, shop)).toEqual(count(['Grinder']));
  });

  describe('of a table that only links', () => {
    // Lines of orders that hold nothing but their order and their product.
    const bare = { ...shop.tables[2], columns: [9, 11], primaryKey: [9, 11] } as (typeof shop.tables)[number];
    const linking = (columns: readonly number[]): Schema => ({
      ...shop,
      tables: shop.tables.map((one, at) => (at === 2 ? { ...bare, columns } : one)),
      columns: shop.columns,
      foreignKeys: [
        { from: [9], to: [4], declared: true },
        { from: [11], to: [0], declared: true },
      ],
    });
    const among0: Condition = {
      kind: 'in list',
      negated: false,
      of: column(1),
      values: ['Ann', 'Bob'].map((value) => ({ kind: 'stored', column: 1, value })),
    };
    const from = {
      kind: 'tables' as const,
      tables: [2, 0].map((table) => ({ table, join: 'inner' as const, via: null })),
    };
    const query = select({ from, where: among0 });

    test('counts what it links to what was chosen, once each', () => {
      const once: Expression = { kind: 'aggregate', name: 'count distinct', of: column(9) };
      expect(correctModelQuery(query, question, linking([9, 11]))).toEqual({ ...query, select: [once] });
    });

    test('counts its rows where they hold something of their own', () => {
      expect(correctModelQuery(query, question, linking([9, 10, 11]))).toEqual(query);
    });
  });
});
