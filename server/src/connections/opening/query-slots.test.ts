import { describe, expect, test } from 'vitest';
import { createQuerySlots } from './query-slots.ts';

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let started = false;
  return {
    run: () => {
      started = true;
      return promise;
    },
    finish: () => resolve('done'),
    started: () => started,
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the slots of a person', () => {
  test('let so many run, so many wait, and refuse the rest', async () => {
    const slots = createQuerySlots({ running: 2, waiting: 1 });
    const jobs = [work(), work(), work()];
    const running = jobs.map((job) => slots.run('ada', undefined, job.run));
    await nextTurn();
    expect(jobs.map((job) => job.started())).toEqual([true, true, false]);
    await expect(slots.run('ada', undefined, work().run)).rejects.toMatchObject({
      code: 'query_busy',
      status: 429,
      values: { seconds: expect.any(Number) },
    });
    jobs[0]?.finish();
    await nextTurn();
    expect(jobs[2]?.started()).toBe(true);
    for (const job of jobs) job.finish();
    await expect(Promise.all(running)).resolves.toEqual(['done', 'done', 'done']);
  });

  test('are nobody else’s', async () => {
    const slots = createQuerySlots({ running: 1, waiting: 0 });
    const ada = work();
    const first = slots.run('ada', undefined, ada.run);
    await expect(slots.run('grace', undefined, async () => 'free')).resolves.toBe('free');
    ada.finish();
    await first;
  });

  test('come back after a failure', async () => {
    const slots = createQuerySlots({ running: 1, waiting: 0 });
    const fail = () => Promise.reject(new Error('no'));
    for (let round = 0; round < 3; round += 1) {
      await expect(slots.run('ada', undefined, fail)).rejects.toThrow('no');
    }
    await expect(slots.run('ada', undefined, async () => 'fine')).resolves.toBe('fine');
  });

  test('of a place that several people use go to each in turn, and nobody fills the line', async () => {
    const slots = createQuerySlots({ running: 1, waiting: 2 });
    const order: string[] = [];
    const enter = async (person: string, name: string) => {
      await slots.enter('the shop', undefined, person);
      order.push(name);
      slots.leave('the shop');
    };
    await slots.enter('the shop', undefined, 'ada');
    const flood = ['a1', 'a2'].map((name) => enter('ada', name));
    const refused = expect(flood[1]).rejects.toMatchObject({ code: 'query_busy' });
    const other = enter('grace', 'g1');
    await expect(enter('ada', 'a3')).rejects.toMatchObject({ code: 'query_busy' });
    slots.leave('the shop');
    await Promise.all([flood[0], other, refused]);
    expect(order).toEqual(['a1', 'g1']);
  });

  test('give up the place of whoever leaves while waiting', async () => {
    const slots = createQuerySlots({ running: 1, waiting: 1 });
    const [first, left, next] = [work(), work(), work()];
    const running = slots.run('ada', undefined, first.run);
    const gone = new AbortController();
    const leaving = slots.run('ada', gone.signal, left.run);
    await nextTurn();
    gone.abort();
    await expect(leaving).rejects.toMatchObject({ code: 'query_cancelled' });
    const waiting = slots.run('ada', undefined, next.run);
    first.finish();
    next.finish();
    await Promise.all([running, waiting]);
    expect(left.started()).toBe(false);
    await expect(slots.run('ada', gone.signal, work().run)).rejects.toMatchObject({
      code: 'query_cancelled',
    });
  });
});
