import { expect, test } from 'vitest';
import { type CustomTable, columnMistake, tableMistake } from './custom-draft.ts';

const orders: CustomTable = {
  name: 'orders',
  columns: [{ name: 'id', type: 'integer', nullable: false }],
  primaryKey: 'id',
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
