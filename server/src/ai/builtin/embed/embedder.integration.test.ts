import { limits } from '@parley/contract/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { cosine } from '../../../platform/text-search/cosine.ts';
import { createEmbedder } from './embedder.ts';
import { tellingPart } from './telling-part.ts';

const never = new AbortController().signal;

describe('the local model', () => {
  const embedder = createEmbedder({ useModel: true });
  afterAll(() => embedder.close());

  test('[L04] puts a question nearest to what it means, without a key or a network', async () => {
    const { model, dimensions, vectors } = await embedder.embed(
      ['Who are our best clients?', 'Customers ranked by total spend', 'Products that are out of stock'],
      never,
    );
    expect([model, dimensions]).toEqual(['minilm-fp16-384', 384]);
    const [question, right, wrong] = vectors as [Float32Array, Float32Array, Float32Array];
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
    const part = await embedder.embed([tellingPart(long)], never);
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
    const hasty = createEmbedder({ useModel: true, idleMs: 1 });
    const first = await hasty.embed(['orders'], never);
    await expect.poll(() => hasty.isThreadRunning).toBe(false);
    const again = await hasty.embed(['customers'], never);
    expect(again.model).toBe(first.model);
    await hasty.close();
    expect(hasty.isThreadRunning).toBe(false);
    await expect(hasty.embed(['products'], never)).rejects.toMatchObject({ code: 'shutting_down' });
  });
});
