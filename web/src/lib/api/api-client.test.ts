import { limits } from '@parley/contract/limits';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type ApiDeps, createApiClient } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

type Answer = Response | Error | 'never';

/** Answers in turn (the last one for ever), with a clock that jumps whenever somebody sleeps. */
function createWire(answers: Answer[], online = true) {
  const sent: { path: string; init: RequestInit }[] = [];
  const slept: number[] = [];
  let now = 0;
  let timeOut: (() => void) | undefined;
  const deps: ApiDeps = {
    now: () => now,
    isOnline: () => online,
    fetch: (path, init) => {
      sent.push({ path, init });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer instanceof Response) return Promise.resolve(answer.clone());
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        timeOut?.();
      });
    },
    sleep: (ms) => {
      // The first sleep of a call is its time limit; it ends only when the wire hangs.
      if (timeOut === undefined) {
        return new Promise((resolve) => {
          timeOut = () => {
            slept.push(ms);
            resolve();
          };
        });
      }
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
  return { call: createApiClient(deps), sent, slept };
}

const ok = z.object({ ok: z.literal(true) });
const fine = Response.json({ ok: true });
const status = (code: number, headers?: HeadersInit) =>
  new Response('busy', { status: code, ...(headers && { headers }) });

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiFailure) return error;
  throw new Error('The call did not fail as an ApiFailure', { cause: error });
}

test('sends JSON and gives back what the schema made of the answer', async () => {
  const wire = createWire([fine]);
  const answer = await wire.call({ method: 'POST', path: '/api/x', body: { a: 1 }, output: ok });
  expect(answer).toEqual({ ok: true });
  expect(wire.sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
});

test.each([429, 500, 502, 503, 504])(
  '[K01] retries a read 3 times on %i, after 1, 2 and 4 s',
  async (code) => {
    const wire = createWire([status(code)]);
    const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
    expect(failure.status).toBe(code);
    expect(wire.sent).toHaveLength(4);
    expect(wire.slept).toEqual([1_000, 2_000, 4_000]);
  },
);

test('[K01] stops retrying as soon as an answer is good', async () => {
  const wire = createWire([status(503), fine]);
  expect(await wire.call({ path: '/api/x', output: ok })).toEqual({ ok: true });
  expect(wire.slept).toEqual([1_000]);
});

test('[K01] waits as long as Retry-After says', async () => {
  const wire = createWire([status(429, { 'retry-after': '3' }), fine]);
  await wire.call({ path: '/api/x', output: ok });
  expect(wire.slept).toEqual([3_000]);
});

test('[K01] does not begin a wait that would outlast the time limit', async () => {
  const wire = createWire([status(429, { 'retry-after': '60' })]);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(failure.status).toBe(429);
  expect(wire.sent).toHaveLength(1);
});

test('[K01] retries key calls 2 times', async () => {
  const wire = createWire([status(500)]);
  await failureOf(wire.call({ path: '/api/x', output: ok, retries: limits.client.retries.keyCalls }));
  expect(wire.sent).toHaveLength(3);
});

test('[K01] sends a write once, unless its caller says that it is idempotent', async () => {
  const plain = createWire([status(503)]);
  await failureOf(plain.call({ method: 'POST', path: '/api/x', output: ok }));
  expect(plain.sent).toHaveLength(1);

  const idempotent = createWire([status(503)]);
  await failureOf(idempotent.call({ method: 'PUT', path: '/api/x', output: ok, idempotent: true }));
  expect(idempotent.sent).toHaveLength(4);
});

test.each([400, 401, 404, 409])('[K01] never retries on %i', async (code) => {
  const wire = createWire([status(code)]);
  await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['connections', 15_000, 'Database request timed out. Please try again.'],
  ['tools', 10_000, 'Request timed out. Please try refreshing the page.'],
  ['startUp', 10_000, 'Context initialization timed out. Please refresh the page.'],
  ['other', 30_000, 'Request timed out. Please try refreshing the page.'],
] as const)('[K01] gives %s calls %i ms, then says so', async (group, limit, message) => {
  const wire = createWire(['never']);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok, group }));
  expect(wire.slept).toEqual([limit]);
  expect(failure).toMatchObject({ code: 'timeout', status: 0, message });
});

test('gives up on the start of the session after 15 s with the agreed words', async () => {
  const wire = createWire(['never']);
  const failure = await failureOf(wire.call({ path: '/api/session', output: ok, group: 'auth' }));
  expect(wire.slept).toEqual([15_000]);
  expect(failure.message).toBe('Authentication timed out. Please refresh the page or try again later.');
});

test('turns the error body of the server into a failure with its code, fields and request id', async () => {
  const body = { code: 'invalid_input', message: 'Not valid.', requestId: 'r1', fields: { email: 'Bad.' } };
  const wire = createWire([Response.json(body, { status: 400 })]);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(failure).toMatchObject({ ...body, status: 400, written: true });
});

test('says that an answer of another shape cannot be read', async () => {
  const wire = createWire([Response.json({ surprise: 1 })]);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(failure.code).toBe('unreadable_answer');
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('names a wire that fails while online is %s: %s', async (online, code) => {
  const wire = createWire([new TypeError('Failed to fetch')], online);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(failure).toMatchObject({ code, status: 0 });
});

test('tells an answer that breaks off in the middle apart from a server that cannot be reached', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  const wire = createWire([new Response(broken)]);
  const failure = await failureOf(wire.call({ path: '/api/x', output: ok }));
  expect(failure).toMatchObject({ code: 'interrupted', status: 0 });
});

test('hands a cancelled call back as the cancellation it is', async () => {
  const wire = createWire([new DOMException('gone', 'AbortError')]);
  const cancelled = wire.call({ path: '/api/x', output: ok, signal: AbortSignal.abort() });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});
