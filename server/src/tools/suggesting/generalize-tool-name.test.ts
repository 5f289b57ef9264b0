import { expect, test } from 'vitest';
import { generalizeName, type SaidValue } from './generalize-tool-name.ts';

const text = (value: string, words: string | null = null): SaidValue => ({ type: 'text', value, words });
const from: SaidValue = { type: 'date', value: '2026-10-01', words: 'last month' };
const to: SaidValue = { type: 'date', value: '2026-11-01', words: 'last month' };

test.each<[string, SaidValue[], string]>([
  ['customers, country Norway', [text('Norway')], 'customers for a given country'],
  [
    'number of orders, status paid, placed last month',
    [text('paid'), from, to],
    'number of orders for a given status, placed in a given period',
  ],
  [
    'orders, placed in 2025',
    [{ type: 'date', value: '2025-01-01', words: '2025' }],
    'orders, placed in a given period',
  ],
  [
    'orders, total over 500',
    [{ type: 'number', value: 500, words: '500' }],
    'orders, total over a given number',
  ],
  ['orders, Ada Lovelace', [text('Ada Lovelace', 'ada')], 'orders for a given name'],
  ['products, by stock, lowest first, only 5', [], 'products, by stock, lowest first, only 5'],
  ['products without an order item', [], 'products without an order item'],
])('%s', (wording, values, name) => {
  expect(generalizeName(wording, values)).toBe(name);
});
