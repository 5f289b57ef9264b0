import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { type FastifyReply, fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { clientDisconnectSignal } from './client-disconnect-signal.ts';
import { endEvents, sendEvents } from './event-stream.ts';

afterEach(() => vi.useRealTimers());

type Event = { event: string; data: unknown };

async function answerWith(events: AsyncGenerator<Event>) {
  const app = fastify();
  app.get('/', (_request, reply) => sendEvents(reply, events));
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

test('events are framed one by one, in a stream that nothing keeps or holds back', async () => {
  const { body, headers } = await answerWith(
    (async function* () {
      yield { event: 'progress', data: { message: 'line\nbreak' } };
      yield { event: 'done', data: null };
    })(),
  );
  expect(body).toBe('event: progress\ndata: {"message":"line\\nbreak"}\n\nevent: done\ndata: null\n\n');
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
});

/** What is answered where a stream is ended while the work behind it waits, and whether that work was ended too. */
async function endedAfter(events: readonly Event[]) {
  const app = fastify();
  const opened: { reply: FastifyReply; signal: AbortSignal }[] = [];
  const waits = Promise.withResolvers<void>();
  app.get('/', (_request, reply) => {
    const signal = clientDisconnectSignal(reply);
    opened.push({ reply, signal });
    const work = async function* () {
      yield* events;
      waits.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
    };
    return sendEvents(reply, work());
  });
  const answer = Promise.resolve(app.inject('/'));
  await waits.promise;
  const error = new ParleyError('space_changed');
  const told = opened.flatMap(({ reply }) => [endEvents(reply, error), endEvents(reply, error)]);
  const { body, statusCode } = await answer;
  await app.close();
  return { body, statusCode, told, isWorkEnded: opened[0]?.signal.aborted };
}

test('a stream that is ended says why in its last event, once, and the work behind it ends', async () => {
  const { body, ...rest } = await endedAfter([{ event: 'begun', data: 0 }]);
  const { message } = new ParleyError('space_changed');
  const data = { code: 'space_changed', message, executionId: null, offerBuiltin: false };
  expect(body).toBe(`event: begun\ndata: 0\n\nevent: failed\ndata: ${JSON.stringify(data)}\n\n`);
  expect(rest).toEqual({ statusCode: 200, told: [true, false], isWorkEnded: true });
});

test('one that is ended before its first event is answered like any other failure', async () => {
  const { body, isWorkEnded } = await endedAfter([]);
  expect(JSON.parse(body).message).toBe(new ParleyError('space_changed').message);
  expect(isWorkEnded).toBe(true);
});

test('a stream that waits says now and then that it is still there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gate = Promise.withResolvers<void>();
  const answer = answerWith(
    (async function* () {
      yield { event: 'begun', data: 0 };
      await gate.promise;
      yield { event: 'done', data: 1 };
    })(),
  );
  for (let beat = 0; beat < 2; beat += 1) {
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(15_000);
  }
  gate.resolve();
  expect((await answer).body).toBe(
    'event: begun\ndata: 0\n\n: still here\n\n: still here\n\nevent: done\ndata: 1\n\n',
  );
});

test('[K03] what fails before the first event is answered as an ordinary failure', async () => {
  const answer = await answerWith(
    (async function* (): AsyncGenerator<Event> {
      yield await Promise.reject(new Error('nothing was sent yet'));
    })(),
  );
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('application/json');
});

test('[K03] a reader that takes nothing is left, and whoever makes the events is told', async () => {
  const left = Promise.withResolvers<void>();
  const app = fastify();
  const large = 'x'.repeat(32 * 1_048_576);
  app.get('/', (_request, reply) =>
    sendEvents(
      reply,
      (async function* () {
        try {
          yield { event: 'result', data: large };
          yield { event: 'done', data: null };
        } finally {
          left.resolve();
        }
      })(),
    ),
  );
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise<void>((resolve) => {
    client.once('data', () => {
      client.pause();
      resolve();
    });
  });
  expect(sockets.map(({ timeout }) => timeout)).toEqual([limits.eventStream.stall]);
  expect(limits.eventStream.stall).toBeGreaterThan(limits.eventStream.heartbeat);
  // What Node says once nothing has moved for that long.
  sockets[0]?.emit('timeout');
  await left.promise;
  client.destroy();
  await app.close();
});
