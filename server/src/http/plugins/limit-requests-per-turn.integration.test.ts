import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
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

test('a new connection does not wait for all that busy ones have asked before it', async () => {
  const app = fastify();
  limitRequestsPerTurn(app);
  const begun: string[] = [];
  app.get('/any/:name', async ({ params }) => {
    begun.push((params as { name: string }).name);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sockets = await Promise.all(
    Array.from({ length: 41 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ask = async (socket: Socket, name: string) => {
    socket.write(`GET /any/${name} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await once(socket, 'data');
  };
  const [fresh, ...busy] = sockets;
  await Promise.all(busy.map((socket) => ask(socket, 'before')));
  begun.length = 0;
  const answers = busy.map((socket) => ask(socket, 'busy'));
  if (fresh) answers.push(ask(fresh, 'new'));
  await Promise.all(answers);
  expect(begun).toHaveLength(41);
  expect(begun.indexOf('new')).toBeLessThan(20);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
