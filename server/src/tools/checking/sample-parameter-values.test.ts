import type { Parameter } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import type { ColumnProfile } from '../../ai/port.ts';
import { sampleParameterValues } from './sample-parameter-values.ts';

const profile = (table: string, column: string, more: Partial<ColumnProfile>): ColumnProfile => ({
  schema: '',
  table,
  column,
  values: null,
  min: null,
  max: null,
  ...more,
});

const known = {
  today: '2026-11-15',
  profiles: [
    profile('suppliers', 'city', { values: ['Basel'] }),
    profile('customers', 'city', { values: ['Bern', 'Chur'] }),
    profile('orders', 'placed_on', { min: '2024-02-01 10:00:00', max: '2026-10-31 09:00:00' }),
    profile('orders', 'total', { min: '-3.50', max: '99.00' }),
    profile('orders', 'id', { min: '7', max: '90' }),
  ],
};

const sampleOf = (parameter: Partial<Parameter> & Pick<Parameter, 'name' | 'type'>) =>
  sampleParameterValues([{ description: '', required: true, ...parameter }], known)[parameter.name];

test('a default comes before everything, and what may be left out is left out', () => {
  expect(sampleOf({ name: 'city', type: 'text', default: 'Zug' })).toBe('Zug');
  expect(sampleOf({ name: 'paid', type: 'boolean', default: false })).toBe(false);
  expect(sampleOf({ name: 'city', type: 'text', required: false })).toBeNull();
});

test('a parameter takes a real value of the column it is named after', () => {
  expect(sampleOf({ name: 'city', type: 'text' })).toBe('Basel');
  expect(sampleOf({ name: 'customer_city', type: 'text' })).toBe('Bern');
  expect(sampleOf({ name: 'order_id', type: 'integer' })).toBe('90');
  expect(sampleOf({ name: 'min_total', type: 'number' })).toBe('-3.50');
  expect(sampleOf({ name: 'from_placed_on', type: 'date' })).toBe('2024-02-01');
  expect(sampleOf({ name: 'placed_on', type: 'timestamp' })).toBe('2026-10-31');
});

test('without one it takes something of its type', () => {
  expect(sampleOf({ name: 'status', type: 'enum', options: ['open', 'closed'] })).toBe('open');
  expect(sampleOf({ name: 'limit', type: 'integer' })).toBe(10);
  expect(sampleOf({ name: 'since', type: 'date' })).toBe('2000-01-01');
  expect(sampleOf({ name: 'until', type: 'date' })).toBe('2026-11-15');
  expect(sampleOf({ name: 'word', type: 'text' })).toBe('a');
  expect(sampleOf({ name: 'key', type: 'uuid' })).toMatch(/^[0-9a-f-]{36}$/);
});
