import { expect, test } from 'vitest';
import { indexWords } from './bm25.ts';
import { cosine } from './cosine.ts';
import { stems, tokens } from './tokenize-and-stem.ts';

test('reads words out of names and sentences, without case or accents', () => {
  expect(tokens('Zoë’s orderItems, unit_price (EUR)')).toEqual([
    'zoe’s',
    'order',
    'items',
    'unit',
    'price',
    'eur',
  ]);
  expect(stems("Customers' orders")).toEqual(stems('customer order'));
});

test('ranks a document by rare shared words, and gives 0 where none is shared', () => {
  const index = indexWords(['orders by month', 'orders by customer', 'stock of products']);
  const [month, customer, stock] = index.scores('how many orders a month') as [number, number, number];
  expect(month).toBeGreaterThan(customer);
  expect(customer).toBeGreaterThan(0);
  expect(stock).toBe(0);
  expect(indexWords([]).scores('orders')).toEqual([]);
});

test('the cosine of two vectors of length 1 is their product', () => {
  expect(cosine(Float32Array.of(0.6, 0.8), Float32Array.of(1, 0))).toBeCloseTo(0.6);
});
