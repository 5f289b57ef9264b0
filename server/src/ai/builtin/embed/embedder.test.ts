import { expect, test } from 'vitest';
import { createEmbedder } from './embedder.ts';

test('[L04] without the model, embeds by words and their pieces under another name', async () => {
  const embedder = createEmbedder(null);
  const { model, dimensions, vectors } = await embedder.embed(['orders', ''], new AbortController().signal);
  expect([embedder.model, model, dimensions]).toEqual(['ngrams-512', 'ngrams-512', 512]);
  expect(vectors.map((vector) => vector.length)).toEqual([512, 512]);
});
