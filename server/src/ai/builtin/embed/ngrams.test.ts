import { expect, test } from 'vitest';
import { cosine } from '../../../platform/text-search/cosine.ts';
import { createEmbedder } from './embedder.ts';
import { ngramVector } from './ngrams.ts';

test('[L04] without the model, embeds by words and their pieces under another name', async () => {
  const embedder = createEmbedder(null);
  const { model, dimensions, vectors } = await embedder.embed(['orders', ''], new AbortController().signal);
  expect([embedder.model, model, dimensions]).toEqual(['ngrams-512', 'ngrams-512', 512]);
  expect(vectors.map((vector) => vector.length)).toEqual([512, 512]);
});

test('puts texts that share words or parts of words nearer', () => {
  const question = ngramVector('monthly revenue of products');
  const near = cosine(question, ngramVector('Product revenue by month'));
  const misspelt = cosine(ngramVector('categories'), ngramVector('catagories'));
  expect(near).toBeGreaterThan(cosine(question, ngramVector('Customers who left a review')));
  expect(misspelt).toBeGreaterThan(cosine(ngramVector('categories'), ngramVector('customers')));
  expect(cosine(question, question)).toBeCloseTo(1, 5);
});
