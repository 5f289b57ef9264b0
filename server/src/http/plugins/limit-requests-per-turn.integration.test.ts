import { setImmediate as nextTurn } from 'node:timers/promises';
import { api } from '@parley/contract/routes';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { limitRequestsPerTurn } from './limit-requests-per-turn.ts';

test('requests that come at once begin a few per turn of the event loop, and in their order', async () => {
  const app = fastify();
  limitRequestsPerTurn(app);
  const turns = new Map<string, number>();
  let turn = 0;
  let isOver = false;
  app.get('/any/:name', async ({ params }) => {
    turns.set((params as { name: string }).name, turn);
    return {};
  });
  app.get(api.health, async () => {
    turns.set('health', turn);
    return {};
  });
  const answers = Array.from({ length: 40 }, (_, index) => app.inject(`/any/${index}`));
  const health = app.inject(api.health);
  const counting = (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  const statuses = (await Promise.all([...answers, health])).map(({ statusCode }) => statusCode);
  isOver = true;
  await counting;
  await app.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { health: healthTurn = 0, ...others } = Object.fromEntries(turns);
  const perTurn = Object.values(Object.groupBy(Object.values(others), String));
  expect(Math.max(...perTurn.map((begun) => begun?.length ?? 0))).toBeLessThanOrEqual(4);
  expect(healthTurn).toBeLessThan(Math.max(...Object.values(others)));
  expect([...turns.keys()].filter((name) => name !== 'health')).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index)),
  );
});
