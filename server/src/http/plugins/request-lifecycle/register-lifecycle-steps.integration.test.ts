import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyReply } from 'fastify';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { setErrorHandlers } from '../../errors/error-replies.ts';
import { afterAnswer, atArrival, beforeAnswer } from './register-lifecycle-steps.ts';

const whole = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test.each<[string, (reply: FastifyReply) => Promise<unknown>, string[]]>([
  ['before its handler throws', () => Promise.reject(new ParleyError('query_cancelled')), ['before']],
  ['before its handler returns', async () => 'done', ['before']],
  ['before its handler sends', (reply) => Promise.resolve(reply.status(204).send()), ['before']],
  ['and its handler returns nothing', async () => undefined, []],
])(
  'the steps after an answer run once, with 499, where the client goes %s',
  async (_when, handler, later) => {
    const app = fastify();
    setErrorHandlers(app);
    const ran: string[] = [];
    atArrival(app, () => void ran.push('at arrival'));
    beforeAnswer(app, () => void ran.push('before'));
    afterAnswer(app, (_request, _reply, status) => void ran.push(`after ${status}`));
    const [begun, handled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.get('/', async (_request, reply) => {
      begun.resolve();
      await once(reply.raw, 'close');
      setImmediate(handled.resolve);
      return handler(reply);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(whole);
    await begun.promise;
    socket.destroy();
    await handled.promise;
    await app.close();
    expect(ran).toEqual(['at arrival', 'after 499', ...later]);
  },
);

test('the steps after an answer run once, with 499, where the client goes in the middle of it', async () => {
  const app = fastify();
  const ran: number[] = [];
  afterAnswer(app, (_request, _reply, status) => void ran.push(status));
  app.get('/', (_request, reply) => {
    const endless = new Readable({ read: () => void endless.push('x'.repeat(65_536)) });
    return reply.send(endless);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(whole);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => ran).toEqual([499]);
  await app.close();
  expect(ran).toEqual([499]);
});

test('the steps after an answer run once for each request of a connection that is kept', async () => {
  const app = fastify();
  const ran: string[] = [];
  afterAnswer(app, ({ url }, _reply, status) => void ran.push(`${url} ${status}`));
  app.get('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume();
  socket.write(`${whole}GET /none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  await app.close();
  expect(ran).toEqual(['/ 200', '/none 404']);
});

test('a client that has gone before the first step is seen by every step', async () => {
  const app = fastify();
  const underWay = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    request.raw.socket.destroy();
    await once(reply.raw, 'close');
  });
  const over = Promise.withResolvers<number>();
  atArrival(app, ({ id }) => void underWay.add(id));
  afterAnswer(app, ({ id }, _reply, status) => {
    expect(underWay.delete(id)).toBe(true);
    over.resolve(status);
  });
  app.get('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(whole);
  expect(await over.promise).toBe(499);
  expect([...underWay]).toEqual([]);
  await app.close();
});
