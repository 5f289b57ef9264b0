import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrainingFlag, type Draining } from '../../platform/draining-flag.ts';
import { closeClientSocketsOnShutdown } from './close-client-sockets-on-shutdown.ts';
import { sendEvents } from './event-stream.ts';

const agent = new Agent({ keepAlive: true });
let app: FastifyInstance;
let draining: Draining;
let port: number;
let gate: PromiseWithResolvers<void>;
/** What still holds them is seen by collecting garbage. */
let slow: WeakRef<IncomingMessage>[];

beforeEach(async () => {
  gate = Promise.withResolvers();
  slow = [];
  // As long as a connection may be kept, a close that waits for it would never come back.
  app = fastify({ keepAliveTimeout: 3_600_000, forceCloseConnections: 'idle' });
  draining = createDrainingFlag();
  closeClientSocketsOnShutdown(app, { draining, grace: 50 });
  app.get('/', async () => 'answered');
  app.post('/', async () => 'answered');
  app.get('/slow', async (asked, reply) => {
    slow.push(new WeakRef(asked.raw));
    await once(reply.raw, 'close');
    return 'answered';
  });
  app.get('/events', (_request, reply) => sendEvents(reply, events()));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => agent.destroy());

async function* events() {
  yield { event: 'begun', data: 1 };
  await gate.promise;
  yield { event: 'done', data: 2 };
}

async function get(path: string): Promise<IncomingMessage> {
  const asked = request({ port, path, agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

function half(text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(text);
  return socket;
}

test('before a stop each answer closes its connection, and requests are still taken', async () => {
  const before = await get('/');
  expect(before.headers.connection).toBe('keep-alive');
  before.resume();
  draining.begin();
  for (const _ of [1, 2]) {
    const answer = await get('/');
    expect({ status: answer.statusCode, connection: answer.headers.connection }).toEqual({
      status: 200,
      connection: 'close',
    });
    answer.resume();
  }
  await app.close();
});

test('a stop waits for a stream that has begun, and for nothing after its last event', async () => {
  const answer = await get('/events');
  expect(answer.headers.connection).toBe('keep-alive');
  const [first] = await once(answer, 'data');
  expect(String(first)).toContain('begun');
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  gate.resolve();
  const [last] = await once(answer, 'data');
  expect(String(last)).toContain('done');
  await closed;
});

test('requests whose clients went away before the answer are let go', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  for (let count = 1; count <= 20; count += 1) {
    const socket = half('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => slow.length, { interval: 5 }).toBe(count);
    socket.destroy();
  }
  const held = () => {
    collectGarbage();
    return slow.filter((asked) => asked.deref() !== undefined).length;
  };
  // The last few may stand in what the parser or the stack keeps for reuse.
  await expect.poll(held).toBeLessThan(5);
  await app.close();
});

test('a stop closes connections that are kept for a next request', async () => {
  const answer = await get('/');
  answer.resume();
  await once(answer, 'end');
  await app.close();
});

const whole = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['has headers that', 'GET / HTTP/1.1\r\nhost: x\r\nx-half'],
  [
    'has a body that',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
  ],
])('a stop cuts a request that %s never end', async (_what, text) => {
  // Behind a whole one, whose answer says that the half one has been read too.
  const socket = half(whole + text);
  await once(socket, 'data');
  const cut = once(socket, 'close');
  await app.close();
  await cut;
});
