import type { Column, Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { completeScannedSchema } from '../../databases/complete-scanned-schema.ts';
import { compareSchemas } from './compare-schemas.ts';

const column = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  type: 'text',
  kind: 'text',
  nullable: true,
  default: null,
  generated: null,
  enumValues: null,
  comment: null,
  ...more,
});

const table = (name: string, columns: Column[], more: Partial<Table> = {}): Omit<Table, 'derived'> => ({
  schema: 'public',
  name,
  kind: 'table',
  columns,
  primaryKey: [],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: null,
  ...more,
});

test('names what was added, removed and changed', () => {
  const before = completeScannedSchema([
    table('orders', [column('id'), column('note'), column('total', { type: 'numeric(10,2)' })]),
    table('old', [column('id')]),
    table('keys', [column('id')]),
    table('lite', [column('id')], { schema: '' }),
  ]);
  const after = completeScannedSchema([
    table('orders', [column('id'), column('placed_on'), column('total', { type: 'numeric(12,2)' })]),
    table('new', [column('id')]),
    table('keys', [column('id')], { primaryKey: ['id'] }),
    table('lite', [column('id'), column('name')], { schema: '' }),
  ]);
  expect(compareSchemas(before, after)).toEqual({
    added: ['lite.name', 'public.new', 'public.orders.placed_on'],
    removed: ['public.old', 'public.orders.note'],
    changed: ['public.keys', 'public.orders.total'],
  });
});

test('says nothing of comments, defaults and estimates', () => {
  const before = completeScannedSchema([table('orders', [column('id')])]);
  const after = completeScannedSchema([
    table('orders', [column('id', { comment: 'the number', default: '1' })], {
      comment: 'x',
      rowEstimate: 7,
    }),
  ]);
  expect(compareSchemas(before, after)).toEqual({ added: [], removed: [], changed: [] });
});
