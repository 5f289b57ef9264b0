import type { DatabaseSchema } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import {
  type CustomTable,
  columnMistake,
  startDraft,
  tableMistake,
  withColumn,
  withKey,
  withoutColumn,
} from './custom-schema-draft.ts';

const orders: CustomTable = {
  name: 'orders',
  columns: [{ name: 'id', type: 'integer', nullable: false }],
  primaryKey: ['id'],
};

test('[F05] a table needs a name that no other table has', () => {
  expect(tableMistake([orders], '  ')).toBe('Table name is required');
  expect(tableMistake([orders], 'Orders ')).toBe('Table with this name already exists');
  expect(tableMistake([orders], 'refunds')).toBeUndefined();
});

test('[F05] a column needs a name that no other column of its table has', () => {
  expect(columnMistake(orders.columns, '')).toBe('Column name is required');
  expect(columnMistake(orders.columns, 'ID')).toBe('Column with this name already exists');
  expect(columnMistake(orders.columns, 'total')).toBeUndefined();
});

test('[F05] a key of several columns stays whole, in its order', () => {
  const column = { type: 'integer', kind: 'integer', nullable: false } as const;
  const read = {
    tables: [
      {
        name: 'order_lines',
        columns: [
          { ...column, name: 'line' },
          { ...column, name: 'order_id' },
        ],
        derived: { primaryKey: ['order_id', 'line'] },
      },
    ],
  } as unknown as DatabaseSchema;
  const [lines] = startDraft(null, read) as [CustomTable];
  expect(lines.primaryKey).toEqual(['order_id', 'line']);
  const renamed = withColumn(lines, 1, { name: 'order', type: 'integer', nullable: false });
  expect(renamed.primaryKey).toEqual(['order', 'line']);
  expect(withoutColumn(renamed, 0).primaryKey).toEqual(['order']);
  expect(withKey(withKey(renamed, 'order', false), 'order', true).primaryKey).toEqual(['line', 'order']);
});
