import { expect, test } from 'vitest';
import { indexWords } from './bm25.ts';
import { cosine } from './cosine.ts';
import { kindredOf } from './kindred-words.ts';
import { stem, stems, tokens } from './tokens.ts';
import { tradesIn, tradesOf } from './trades.ts';

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

test('a word that is said for another counts where the other is written, and the word itself where it is', () => {
  const index = indexWords(['takings by month', 'revenue by month', 'stock of products']);
  const [takings, revenue, stock] = index.scores('revenue') as [number, number, number];
  expect(takings).toBeGreaterThan(0);
  expect(revenue).toBeGreaterThan(0);
  expect(stock).toBe(0);
  expect(kindredOf(stem('physician')).has(stem('doctor'))).toBe(true);
  expect(kindredOf(stem('doctor')).has(stem('invoice'))).toBe(false);
});

test('tells of what trade a vocabulary is, and says nothing where a few words are there by chance', () => {
  const clinic = tradesIn(new Set(stems('patients doctors diagnosis prescriptions')));
  expect(clinic).toEqual(
    new Set([...tradesOf(stem('patient'))].filter((one) => tradesOf(stem('diagnosis')).has(one))),
  );
  expect(tradesIn(new Set(stems('patient lorry')))).toEqual(new Set());
  expect(tradesOf(stem('month'))).toEqual(new Set());
});

test('the cosine of two vectors of length 1 is their product', () => {
  expect(cosine(Float32Array.of(0.6, 0.8), Float32Array.of(1, 0))).toBeCloseTo(0.6);
});
