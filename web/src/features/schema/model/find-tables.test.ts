import type { Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { findTables, matchingColumns } from './find-tables.ts';

function table(schema: string, name: string, columns: string[]): Table {
  const column = { type: 'text', kind: 'text', nullable: true, default: null } as const;
  const nothing = { generated: null, enumValues: null, comment: null };
  return {
    schema,
    name,
    kind: 'table',
    columns: columns.map((one) => ({ name: one, ...column, ...nothing })),
    primaryKey: [],
    uniques: [],
    foreignKeys: [],
    comment: null,
    rowEstimate: null,
    derived: { primaryKey: [], displayColumn: null, hasTimestamps: false },
  };
}

const tables = [
  table('', 'customers', ['id', 'email']),
  table('', 'orders', ['id', 'customer_id']),
  table('sales', 'Straße', ['größe']),
];

test('[F04] a search finds tables by their name and by their columns', () => {
  expect(findTables(tables, ' CUSTOMER ').map(({ name }) => name)).toEqual(['customers', 'orders']);
  expect(findTables(tables, 'Größe').map(({ name }) => name)).toEqual(['Straße']);
  expect(findTables(tables, 'sales.').map(({ name }) => name)).toEqual(['Straße']);
  expect(findTables(tables, 'nothing')).toEqual([]);
  expect(findTables(tables, '')).toBe(tables);
});

test('[F04] a table found by a column says by which', () => {
  expect(tables.map((one) => matchingColumns(one, 'customer'))).toEqual([[], ['customer_id'], []]);
});
