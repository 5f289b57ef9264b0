import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { cosine } from '../../../platform/text-search/cosine.ts';
import { createReaderModel } from '../model/reader-model.ts';
import { createEmbedder } from './embedder.ts';
import { truncateForEmbedding } from './truncate-for-embedding.ts';

const never = new AbortController().signal;

describe('the local model', () => {
  const model = createReaderModel();
  const embedder = createEmbedder(model);
  afterAll(() => model.close());

  test('[L04] puts a question nearest to what it means, without a key or a network', async () => {
    const made = await embedder.embed(
      ['Who are our best clients?', 'Customers ranked by total spend', 'Products that are out of stock'],
      never,
    );
    expect(made.dimensions).toBe(384);
    expect(made.model).toBe(model.name);
    const [question, right, wrong] = made.vectors as [Float32Array, Float32Array, Float32Array];
    expect(question).toHaveLength(384);
    expect(cosine(question, question)).toBeCloseTo(1, 4);
    expect(cosine(question, right)).toBeGreaterThan(cosine(question, wrong));
  });

  test('gives the very vector again for a text it has seen', async () => {
    const [first, again] = [await embedder.embed(['orders'], never), await embedder.embed(['orders'], never)];
    expect(again.vectors[0]).toBe(first.vectors[0]);
  });

  test('hands the model no more than the telling part of a long text', async () => {
    const long = `orders ${'and so on '.repeat(190)} by country`;
    const part = await embedder.embed([truncateForEmbedding(long)], never);
    expect((await embedder.embed([long], never)).vectors[0]).toBe(part.vectors[0]);
  });

  test('answers a short request before the rest of a long one', async () => {
    const done: string[] = [];
    const long = embedder.embed(
      Array.from({ length: 12 }, (_, n) => `description ${n}`),
      never,
    );
    const short = embedder.embed(['a question'], never);
    await Promise.all([long.then(() => done.push('long')), short.then(() => done.push('short'))]);
    expect(done).toEqual(['short', 'long']);
  });

  test('one who asks too much at once is told so; another is served meanwhile', async () => {
    const most = limits.query.running + limits.query.waiting;
    const calling = new AbortController();
    const many = Array.from({ length: most }, (_, n) =>
      embedder.embed([`question ${n}`], calling.signal, 'ada'),
    );
    const ended = Promise.allSettled(many);
    await expect(embedder.embed(['one too many'], never, 'ada')).rejects.toMatchObject({
      code: 'query_busy',
    });
    expect((await embedder.embed(['question of another'], never, 'ben')).vectors).toHaveLength(1);
    calling.abort();
    expect((await ended).some(({ status }) => status === 'rejected')).toBe(true);
    expect((await embedder.embed(['one again'], never, 'ada')).vectors).toHaveLength(1);
  });

  test('lets go when it is called off, and answers the next', async () => {
    const calling = new AbortController();
    const called = embedder.embed(['one', 'two', 'three', 'four'], calling.signal);
    calling.abort();
    await expect(called).rejects.toMatchObject({ code: 'query_cancelled' });
    await expect(embedder.embed(['five'], calling.signal)).rejects.toMatchObject({ code: 'query_cancelled' });
    expect((await embedder.embed(['five'], never)).vectors).toHaveLength(1);
  });

  test('ends its thread when idle, and starts again', async () => {
    const hasty = createReaderModel({ idle: 1 });
    const vectors = createEmbedder(hasty);
    const first = await vectors.embed(['orders'], never);
    await expect.poll(() => hasty.isRunning).toBe(false);
    const again = await vectors.embed(['customers'], never);
    expect(again.model).toBe(first.model);
    await hasty.close();
    expect(hasty.isRunning).toBe(false);
    vectors.close();
    await expect(vectors.embed(['products'], never)).rejects.toMatchObject({ code: 'shutting_down' });
  });
});

test('gives the model up after failures in a row, and says under which name it embeds', async () => {
  const failing = { name: 'reader-x', embed: () => Promise.reject(new Error('no memory')) };
  const embedder = createEmbedder(failing);
  expect(embedder.model).toBe('reader-x');
  expect((await embedder.embed(['orders'], never)).model).toBe('ngrams-512');
  expect(embedder.model).toBe('ngrams-512');
});

test('refuses one text where the thread is busy, and keeps the model', async () => {
  const busy = { name: 'reader-x', embed: () => Promise.reject(new ParleyError('query_busy')) };
  const embedder = createEmbedder(busy);
  for (let times = 0; times < 4; times += 1) {
    await expect(embedder.embed(['orders'], never)).rejects.toMatchObject({ code: 'query_busy' });
  }
  expect(embedder.model).toBe('reader-x');
});
