import { expect, test } from 'vitest';
import type { Condition, Expression, Period, Select } from '../query/logical-query.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop } from '../schema/shop.testing.ts';
import { isPointlessQuery } from './is-pointless-query.ts';

const asked = {
  question: readQuestion('orders in H2 2025 against H1 2026'),
  moment: { local: '2026-06-30T15:00:00' },
  schema: {
    ...shop,
    columns: shop.columns.map((one, at) =>
      at === 6 ? { ...one, type: 'text' as const, values: ['H2 2025', 'open'] } : one,
    ),
  },
};
const placed: Expression = { kind: 'column', column: 8, via: null };
const words = (first: number, last: number): Period => ({ kind: 'words', first, last });
const during = (period: Period): Condition => ({ kind: 'period', relation: 'during', of: placed, period });
const counted = (period: Period): Expression => ({
  kind: 'filtered',
  aggregate: { kind: 'count rows' },
  where: during(period),
});
const otherThan = (first: number, last: number): Condition => ({
  kind: 'comparison',
  operator: '<>',
  left: { kind: 'column', column: 6, via: null },
  right: { kind: 'literal', literal: { kind: 'words', first, last } },
});
const isOpen: Condition = { kind: 'is null', negated: false, of: placed };

const orders = (parts: Partial<Select>): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, select: [placed], order: [], limit: null },
  ...parts,
});

test.each<[string, Partial<Select>]>([
  ['a period compared with itself in other words', { select: [counted(words(2, 3)), counted(words(2, 2))] }],
  ['one condition twice', { where: { kind: 'and', parts: [isOpen, isOpen] } }],
  [
    'the share of rows that all meet the condition',
    { where: isOpen, select: [{ kind: 'share of rows', where: isOpen }] },
  ],
  ['all but a value that never occurs', { where: otherThan(5, 6) }],
])('%s says nothing', (_, parts) => {
  expect(isPointlessQuery(orders(parts), asked)).toBe(true);
});

test.each<[string, Partial<Select>]>([
  ['two periods', { select: [counted(words(2, 3)), counted(words(5, 6))] }],
  ['the share of rows that meet a condition', { select: [{ kind: 'share of rows', where: isOpen }] }],
  [
    'the share within a period',
    { where: during(words(5, 6)), select: [{ kind: 'share of rows', where: isOpen }] },
  ],
  ['all but a value that occurs', { where: otherThan(2, 3) }],
])('%s say something', (_, parts) => {
  expect(isPointlessQuery(orders(parts), asked)).toBe(false);
});
