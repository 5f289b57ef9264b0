import { describe, expect, test } from 'vitest';
import type { Expression, LogicalQuery, Select } from '../../query/logical-query.ts';
import type { Schema } from '../../schema/schema-types.ts';
import { shop } from '../../schema/shop.testing.ts';
import { addExplainingColumns } from './add-explaining-columns.ts';

const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });
/** The name of the customer whom an order refers to. */
const customer: Expression = { kind: 'column', column: 1, via: 5 };
const number = (value: number): Expression => ({ kind: 'literal', literal: { kind: 'number', value } });
const rows: Expression = { kind: 'count rows' };
const layout = { words: 2, tables: [0, 1], columns: [7, 8, 2] };
const nothing = [0, 0, 0, 0, 0, 0, 0];

const orders = (select: Expression[], parts: Partial<Select> = {}): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where: null, group: null, distinct: false, order: [], limit: null },
  select,
  ...parts,
});

function completed(query: LogicalQuery, relevance: number[] = nothing, schema: Schema = shop) {
  const result = addExplainingColumns({ query, schema, layout, relevance });
  return result.kind === 'select' ? result.select : [];
}

describe('a list of rows', () => {
  test('shows what it is sorted by, what is tested and the key, each once', () => {
    const query = orders([column(6)], {
      order: [{ by: column(7), descending: true }],
      where: {
        kind: 'and',
        parts: [
          { kind: 'comparison', operator: '>', left: column(7), right: number(5) },
          { kind: 'is null', negated: true, of: column(8) },
        ],
      },
    });
    expect(completed(query)).toEqual([6, 7, 8, 4].map(column));
  });

  test('shows a column that is tested for more than one value before others', () => {
    const where = { kind: 'comparison', operator: '>', left: column(8), right: number(5) } as const;
    expect(completed(orders([column(6)], { where }))).toEqual([6, 8, 4, 7].map(column));
  });

  test('is filled up to six columns, the most relevant first', () => {
    const wide = { words: 2, tables: [0, 1], columns: [5, 6, 7, 8] };
    const relevance = [0, 0, 0, 0, 0.01, 0, 0.2, 0.1];
    const list = addExplainingColumns({ query: orders([column(6)]), schema: shop, layout: wide, relevance });
    expect(list.kind === 'select' && list.select).toEqual([...[6, 4, 7, 8].map(column), customer]);
  });

  test('joins the table that a key refers to without losing a row', () => {
    const wide = { words: 2, tables: [0, 1], columns: [5] };
    const list = addExplainingColumns({
      query: orders([column(6)]),
      schema: shop,
      layout: wide,
      relevance: nothing,
    });
    expect(list.kind === 'select' && list.from).toEqual({
      kind: 'tables',
      tables: [
        { table: 1, join: 'inner', via: null },
        { table: 0, join: 'left', via: 5 },
      ],
    });
    expect(list.kind === 'select' && list.select).toEqual([column(6), column(4), customer]);
  });

  test('uses a join that the query has', () => {
    const from: Select['from'] = {
      kind: 'tables',
      tables: [
        { table: 1, join: 'inner', via: null },
        { table: 0, join: 'inner', via: null },
      ],
    };
    const wide = { words: 2, tables: [0, 1], columns: [5] };
    const query = orders([column(6)], { from });
    const list = addExplainingColumns({ query, schema: shop, layout: wide, relevance: nothing });
    expect(list).toEqual({ ...query, select: [column(6), column(4), column(1)] });
  });

  test('shows relevant columns of the main table only', () => {
    expect(completed(orders([column(6)]), [1, 1, 1, 1, 0.4, 0.9, 0.9])).toEqual([6, 8, 7, 4].map(column));
  });

  test('shows what the rows are called by', () => {
    const customers = orders([column(3)], {
      from: { kind: 'tables', tables: [{ table: 0, join: 'inner', via: null }] },
    });
    expect(completed(customers)).toEqual([3, 1, 0, 2].map(column));
  });

  test('shows the last name with the first name, in groups too', () => {
    const columns = shop.columns.map((one, at) =>
      at === 1 ? { ...one, name: 'first_name' } : at === 2 ? { ...one, name: 'last_name' } : one,
    );
    const customers = orders([column(1), rows], {
      from: { kind: 'tables', tables: [{ table: 0, join: 'inner', via: null }] },
    });
    expect(completed(customers, nothing, { ...shop, columns })).toEqual([column(1), rows, column(2)]);
  });

  test('grows to eight columns at most', () => {
    const wide = [0, 1, 2, 3, 6, 7, 8].map(column);
    expect(completed(orders(wide, { order: [{ by: column(5), descending: false }] }))).toHaveLength(8);
  });
});

describe('a grouped query', () => {
  test('shows the aggregates that it sorts by and tests', () => {
    const sum: Expression = { kind: 'aggregate', name: 'sum', of: column(7) };
    const query = orders([column(5)], {
      order: [{ by: sum, descending: true }],
      where: { kind: 'comparison', operator: '>', left: rows, right: number(3) },
    });
    expect(completed(query, [1, 1, 1, 1, 1, 1, 1])).toEqual([column(5), sum, rows]);
  });

  test('stays one figure where it is one', () => {
    const order = [{ by: { kind: 'aggregate', name: 'max', of: column(7) } as const, descending: true }];
    expect(completed(orders([rows], { order }))).toEqual([rows]);
  });
});

test('distinct values, set operations and queries over queries stay as they are', () => {
  const left = orders([column(6)], { order: [{ by: column(7), descending: true }] });
  const queries: LogicalQuery[] = [
    { ...left, distinct: true },
    { kind: 'union', left, right: left },
    { ...left, from: { kind: 'query', query: left } },
  ];
  for (const query of queries) {
    expect(addExplainingColumns({ query, schema: shop, layout, relevance: nothing })).toBe(query);
  }
});
