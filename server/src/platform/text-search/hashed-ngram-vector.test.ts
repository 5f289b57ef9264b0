import { expect, test } from 'vitest';
import { cosine } from './cosine.ts';
import { ngramVector } from './hashed-ngram-vector.ts';

test('puts texts that share words or parts of words nearer', () => {
  const question = ngramVector('monthly revenue of products');
  const near = cosine(question, ngramVector('Product revenue by month'));
  const misspelt = cosine(ngramVector('categories'), ngramVector('catagories'));
  expect(near).toBeGreaterThan(cosine(question, ngramVector('Customers who left a review')));
  expect(misspelt).toBeGreaterThan(cosine(ngramVector('categories'), ngramVector('customers')));
  expect(cosine(question, question)).toBeCloseTo(1, 5);
});
