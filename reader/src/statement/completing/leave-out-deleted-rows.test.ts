import { describe, expect, test } from 'vitest';
import type { Condition, Select, SourceTable } from '../../query/logical-query.ts';
import { readQuestion } from '../../question/split-question-words.ts';
import type { Schema, SchemaColumn } from '../../schema/schema-types.ts';
import { shop } from '../../schema/shop.testing.ts';
import { leaveOutDeletedRows } from './leave-out-deleted-rows.ts';

const mark = (table: number, name: string, type: SchemaColumn['type']): SchemaColumn => ({
  ...(shop.columns[8] as SchemaColumn),
  ...{ name, table, type, sqlType: type, nullable: type !== 'boolean' },
});

/** With a mark of deletion on customers (14) and one on orders (15). */
const marked = (customers: SchemaColumn, orders: SchemaColumn): Schema => ({
  ...shop,
  columns: [...shop.columns, customers, orders],
  tables: shop.tables.map((table, at) => ({
    ...table,
    columns: [...table.columns, ...(at === 0 ? [14] : at === 1 ? [15] : [])],
  })),
});
const schema = marked(mark(0, 'is_deleted', 'boolean'), mark(1, 'DeletedAt', 'time'));

const source = (table: number, join: SourceTable['join'] = 'inner'): SourceTable => ({
  table,
  join,
  via: null,
});
const counted = (tables: readonly SourceTable[], where: Condition | null = null): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables },
  ...{ where, group: null, distinct: false, select: [{ kind: 'count rows' }], order: [], limit: null },
});

const ofColumn = (column: number) => ({ kind: 'column', column, via: null }) as const;
const customerStays: Condition = { kind: 'is true', negated: true, of: ofColumn(14) };
const orderStays: Condition = { kind: 'is null', negated: false, of: ofColumn(15) };

const left = (query: Select, text = 'how many are there', of = schema) =>
  (leaveOutDeletedRows(query, readQuestion(text), of) as Select).where;

describe('rows that are marked as deleted', () => {
  test('are left out of what is asked about', () => {
    expect(left(counted([source(0)]))).toEqual(customerStays);
    expect(left(counted([source(1)]))).toEqual(orderStays);
  });

  test('and of what belongs to it, beside other conditions', () => {
    const paid: Condition = { kind: 'is null', negated: true, of: ofColumn(8) };
    expect(left(counted([source(0), source(1)], paid))).toEqual({
      kind: 'and',
      parts: [paid, customerStays, orderStays],
    });
    const without: Condition = { kind: 'exists', negated: true, tables: [source(1)], where: null };
    expect(left(counted([source(0)], without))).toEqual({
      kind: 'and',
      parts: [{ ...without, where: orderStays }, customerStays],
    });
  });

  test('but what leads to one counts, and what may be missing stays missing', () => {
    expect(left(counted([source(1), source(0)]))).toEqual(orderStays);
    expect(left(counted([source(0), source(1, 'left')]))).toEqual(customerStays);
  });

  test('count where the question or the query speaks of them', () => {
    expect(left(counted([source(1)]), 'orders with the removed ones')).toBeNull();
    const gone: Condition = { ...orderStays, negated: true };
    expect(left(counted([source(1)], gone))).toEqual(gone);
  });

  test('and where they are what is counted', () => {
    const gone = { ...orderStays, negated: true } as Condition;
    const share = { ...counted([source(1)]), select: [{ kind: 'share of rows', where: gone }] } as Select;
    expect(left(share)).toBeNull();
  });

  test('are told by a moment that may be missing or a flag, not by who did it or a word alone', () => {
    const others = marked(mark(0, 'deleted_by', 'time'), mark(1, 'deleted_at', 'text'));
    expect(left(counted([source(0), source(1)]), 'how many', others)).toBeNull();
  });
});
