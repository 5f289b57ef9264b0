import type { Tool } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { filterTools, noFilter } from './filter-tools.ts';

const tool = (over: Partial<Tool>): Tool => ({
  id: crypto.randomUUID(),
  name: 'Tool',
  systemName: 'tool_1',
  description: '',
  type: 'query',
  connectionId: 'shop',
  connectionName: 'Shop',
  projectRef: null,
  dialect: 'sqlite',
  tables: [],
  fields: [],
  sql: 'select 1',
  parameters: [],
  isActive: true,
  version: 1,
  status: 'ok',
  problem: null,
  provider: 'builtin',
  published: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...over,
});

const tools = [
  tool({ name: 'Overdue invoices', tables: ['invoices'], createdAt: '2026-01-03T00:00:00Z' }),
  tool({ name: 'Top customers', sql: 'select * from orders', isActive: false }),
  tool({
    name: 'Beds of a ward',
    connectionId: 'clinic',
    status: 'broken',
    createdAt: '2026-01-02T00:00:00Z',
  }),
];
const names = (filter: Partial<typeof noFilter>) =>
  filterTools(tools, { ...noFilter, ...filter }).map(({ name }) => name);

test('[H05] searches in names, tables and SQL; every word must be there', () => {
  expect(names({ words: 'ORDERS' })).toEqual(['Top customers']);
  expect(names({ words: 'over invoices' })).toEqual(['Overdue invoices']);
  expect(names({ words: 'over orders' })).toEqual([]);
});

test('[H05] filters by source and by state', () => {
  expect(names({ source: 'clinic' })).toEqual(['Beds of a ward']);
  expect(names({ state: 'off' })).toEqual(['Top customers']);
  expect(names({ state: 'broken' })).toEqual(['Beds of a ward']);
});

test('sorts by age or by name', () => {
  expect(names({})).toEqual(['Overdue invoices', 'Beds of a ward', 'Top customers']);
  expect(names({ order: 'name' })).toEqual(['Beds of a ward', 'Overdue invoices', 'Top customers']);
});
