import { describe, expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { readQuestion } from '../question/question.ts';
import { shop } from '../schema/shop.testing.ts';
import { mendQuery } from './mend-query.ts';

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
    ['older than 3 weeks', 'days'],
  ] as const)("'%s' is compared in %s", (text, unit) => {
    const query = select({ where: longer('days') });
    expect(mendQuery(query, readQuestion(text), shop)).toEqual(select({ where: longer(unit) }));
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
    expect(mendQuery(top(null), question, shop)).toEqual(top(present));
  });

  test('keep the conditions that the query has', () => {
    const paid: Condition = { kind: 'is null', negated: false, of: column(8) };
    expect(mendQuery(top(paid), question, shop)).toEqual(top({ kind: 'and', parts: [paid, present] }));
  });

  test('stay as they are where every row has a value, and where all groups are shown', () => {
    const columns = shop.columns.map((one, at) => (at === 6 ? { ...one, nullable: false } : one));
    expect(mendQuery(top(null), question, { ...shop, columns })).toEqual(top(null));
    const all = { ...top(null), limit: null };
    expect(mendQuery(all, question, shop)).toEqual(all);
  });
});
