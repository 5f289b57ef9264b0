import { expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { shop } from '../schema/shop.testing.ts';
import { countQueryFlaws } from './count-query-flaws.ts';

const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });
const text = (value: string): Expression => ({
  kind: 'literal',
  literal: { kind: 'stored', column: 6, value },
});
const rows: Expression = { kind: 'count rows' };
const total: Expression = { kind: 'aggregate', name: 'sum', of: column(7) };
const isStatus = (value: string): Condition => ({
  kind: 'comparison',
  operator: '=',
  left: column(6),
  right: text(value),
});

const orders = (parts: Partial<Select>): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, select: [column(6)], order: [], limit: null },
  ...parts,
});

const limit = { count: { kind: 'number', value: 3 }, per: [] } as const;

test.each<[string, Partial<Select>]>([
  [
    'the time from a moment to itself',
    { select: [{ kind: 'elapsed', unit: 'days', from: column(8), to: column(8) }] },
  ],
  [
    'a column less itself',
    { select: [{ kind: 'arithmetic', operator: '-', left: column(7), right: column(7) }] },
  ],
  ['a sum of keys', { select: [{ kind: 'aggregate', name: 'sum', of: column(5) }] }],
  ['a mean of texts', { select: [{ kind: 'aggregate', name: 'avg', of: column(6) }] }],
  ['two values at once', { where: { kind: 'and', parts: [isStatus('paid'), isStatus('open')] } }],
  ['the same column twice', { select: [column(6), column(6)] }],
  ['first rows of no order', { limit }],
  ['groups of one row each', { select: [column(4), rows] }],
])('%s is a flaw', (_name, parts) => {
  expect(countQueryFlaws(orders(parts), shop)).toBe(1);
});

test.each<[string, Partial<Select>]>([
  ['a plain list', {}],
  ['a sum per group', { select: [column(6), total], order: [{ by: total, descending: true }], limit }],
  ['either of two values', { where: { kind: 'or', parts: [isStatus('paid'), isStatus('open')] } }],
])('%s has none', (_name, parts) => {
  expect(countQueryFlaws(orders(parts), shop)).toBe(0);
});

test('flaws inside a nested query count', () => {
  const inner = orders({ limit });
  const where: Condition = { kind: 'in query', negated: false, of: column(4), query: inner };
  expect(countQueryFlaws(orders({ where }), shop)).toBe(1);
});
