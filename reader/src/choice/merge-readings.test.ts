import { describe, expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { writeTokens } from '../query/query-tokens.ts';
import { shop } from '../schema/shop.testing.ts';
import { mergeReadings as merge, withoutUnsaid } from './merge-readings.ts';

const mergeReadings = (candidates: Parameters<typeof merge>[0], schema = shop) => merge(candidates, schema);

const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });
const rows: Expression = { kind: 'count rows' };

const orders = (select: Expression[], parts: Partial<Select> = {}): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, order: [], limit: null },
  select,
  ...parts,
});

const candidate = (query: Select, probability: number) => ({
  tokens: writeTokens(query),
  score: Math.log(probability),
  steps: [Math.log(probability)],
});

test('lists of the same rows are one, with the columns and the probability of all', () => {
  const [merged, ...others] = mergeReadings([
    candidate(orders([column(7)]), 0.3),
    candidate(orders([column(6), column(7)]), 0.2),
    candidate(orders([column(8)]), 0.1),
  ]);
  expect(others).toEqual([]);
  expect(merged?.query).toEqual(orders([column(7), column(6), column(8)]));
  expect(Math.exp(merged?.score ?? 0)).toBeCloseTo(0.6);
  expect(merged?.isMerged).toBe(true);
});

test('what became likelier by it comes first', () => {
  const newest = { order: [{ by: column(8), descending: true }] };
  const proposals = mergeReadings([
    candidate(orders([column(7)], newest), 0.3),
    candidate(orders([column(7)]), 0.2),
    candidate(orders([column(6)]), 0.2),
  ]);
  expect(proposals.map(({ query }) => query.kind === 'select' && query.order.length)).toEqual([0, 1]);
});

test('groups, distinct values and other conditions stay apart', () => {
  const different = [
    orders([column(6), rows]),
    orders([column(7), rows]),
    orders([column(6)], { distinct: true }),
    orders([column(7)], { distinct: true }),
    orders([column(6)], { where: { kind: 'is null', negated: false, of: column(8) } }),
  ];
  const proposals = mergeReadings(different.map((query, at) => candidate(query, 0.3 - at / 20)));
  expect(proposals.map(({ query }) => query)).toEqual(different);
  expect(proposals.some(({ isMerged }) => isMerged)).toBe(false);
});

test('a candidate that says the question cannot be answered is no proposal', () => {
  const tokens = writeTokens({ kind: 'unanswerable' });
  expect(mergeReadings([{ tokens, score: -1, steps: [-1] }])).toEqual([]);
});

test('a table that only adds columns changes nothing about the rows', () => {
  const required = shop.columns.map((one) => ({ ...one, nullable: false }));
  const withCustomer: Select['from'] = {
    kind: 'tables',
    tables: [
      { table: 1, join: 'inner', via: null },
      { table: 0, join: 'inner', via: null },
    ],
  };
  const candidates = [
    candidate(orders([column(7)]), 0.3),
    candidate(orders([column(1)], { from: withCustomer }), 0.2),
  ];
  const [merged, ...others] = mergeReadings(candidates, { ...shop, columns: required });
  expect(others).toEqual([]);
  expect(merged?.query).toEqual(orders([column(7), column(1)], { from: withCustomer }));
  // Orders without a customer are in one list and not in the other.
  expect(mergeReadings(candidates)).toHaveLength(2);
});

describe('rows that the question does not speak of', () => {
  const notCancelled: Condition = {
    kind: 'comparison',
    operator: '<>',
    left: column(6),
    right: { kind: 'literal', literal: { kind: 'stored', column: 6, value: 'cancelled' } },
  };
  const count = (probability: number, where: Condition | null) =>
    candidate(orders([rows], { where }), probability);
  const read = (candidates: Parameters<typeof merge>[0], isNamed = false) =>
    withoutUnsaid(mergeReadings(candidates), () => isNamed);

  test('are no other meaning where they are left out', () => {
    const [plain, ...others] = read([count(0.5, null), count(0.3, notCancelled)]);
    expect(others).toEqual([]);
    expect(plain?.query).toEqual(orders([rows]));
    expect(Math.exp(plain?.score ?? 0)).toBeCloseTo(0.8);
  });

  test('stay a meaning of their own where the question names them, or where it is the likelier one', () => {
    expect(read([count(0.5, null), count(0.3, notCancelled)], true)).toHaveLength(2);
    expect(read([count(0.5, notCancelled), count(0.3, null)])).toHaveLength(2);
  });

  test('are not left out where the model does not know which', () => {
    const notPaid: Condition = {
      ...notCancelled,
      right: { kind: 'literal', literal: { kind: 'stored', column: 6, value: 'paid' } },
    };
    const late: Condition = { kind: 'is null', negated: false, of: column(7) };
    const and = (...parts: Condition[]): Condition => ({ kind: 'and', parts });
    const [plain, ...others] = read([count(0.4, and(late, notCancelled)), count(0.3, and(notPaid, late))]);
    expect(others).toEqual([]);
    expect(plain?.query).toEqual(orders([rows], { where: late }));
    expect(Math.exp(plain?.score ?? 0)).toBeCloseTo(0.7);
  });

  test('are something else where they are asked for', () => {
    const cancelled: Condition = { ...notCancelled, operator: '=' };
    expect(read([count(0.5, null), count(0.3, cancelled)])).toHaveLength(2);
  });
});
