import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from './api-failure.ts';
import { createEventStream } from './event-stream.ts';

const events = z.discriminatedUnion('event', [
  z.object({ event: z.literal('count'), data: z.object({ n: z.number() }) }),
  z.object({ event: z.literal('done'), data: z.object({}) }),
]);

const never = new AbortController().signal;

function bodyOf(pieces: (string | Error)[], onCancel?: () => void) {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel: () => onCancel?.(),
  });
}

function streamOf(answer: Response | Error, online = true) {
  const sent: { path: string; init: RequestInit }[] = [];
  const streamEvents = createEventStream({
    isOnline: () => online,
    fetch: async (path, init) => {
      sent.push({ path, init });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { streamEvents, sent };
}

async function failureOf(events: AsyncGenerator<unknown>): Promise<ApiFailure> {
  try {
    for await (const _ of events);
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
  throw new Error('The stream ended well.');
}

test('posts, and gives the events it knows as they come, whole across pieces', async () => {
  const text =
    'event: count\ndata: {"n":1}\n\nevent: new\ndata: {}\n\n: beat\n\nevent: count\ndata: {"n":"é"}\n\n';
  const answer = new Response(bodyOf([text.slice(0, 20), text.slice(20), 'event: done\ndata: {}\n\n']));
  const { streamEvents, sent } = streamOf(answer);
  const seen = [];
  const call = { method: 'POST', path: '/x', body: { a: 1 }, events, signal: never } as const;
  for await (const event of streamEvents(call)) seen.push(event);
  expect(seen).toEqual([
    { event: 'count', data: { n: 1 } },
    { event: 'done', data: {} },
  ]);
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
});

test("a refusal carries the server's own words", async () => {
  const body = { code: 'not_found', message: 'Connection not found', requestId: 'r' };
  const { streamEvents } = streamOf(Response.json(body, { status: 404 }));
  const failure = await failureOf(streamEvents({ path: '/x', events, signal: never }));
  expect(failure).toMatchObject({ code: 'not_found', status: 404, written: true });
});

test('a stream that breaks off is told apart from a server that cannot be reached', async () => {
  const broken = new Response(bodyOf(['event: count\ndata: {"n":1}\n\n', new Error('network gone')]));
  const failure = await failureOf(streamOf(broken).streamEvents({ path: '/x', events, signal: never }));
  expect(failure).toMatchObject({ code: 'interrupted', status: 0 });
  const away = streamOf(new TypeError('Failed to fetch')).streamEvents({ path: '/x', events, signal: never });
  expect(await failureOf(away)).toMatchObject({ code: 'unreachable', status: 0 });
  const offline = streamOf(new TypeError('Failed to fetch'), false).streamEvents({
    path: '/x',
    events,
    signal: never,
  });
  expect(await failureOf(offline)).toMatchObject({ code: 'offline' });
});

test('a stream that is called off ends without a failure', async () => {
  const abort = new AbortController();
  const { streamEvents } = streamOf(new DOMException('off', 'AbortError') as Error);
  abort.abort();
  const seen = [];
  for await (const event of streamEvents({ path: '/x', events, signal: abort.signal })) seen.push(event);
  expect(seen).toEqual([]);
});

test('whoever stops listening ends the stream', async () => {
  let cancelled = false;
  const body = bodyOf(['event: count\ndata: {"n":1}\n\n', 'event: count\ndata: {"n":2}\n\n'], () => {
    cancelled = true;
  });
  const { streamEvents } = streamOf(new Response(body));
  for await (const event of streamEvents({ path: '/x', events, signal: never })) {
    expect(event).toEqual({ event: 'count', data: { n: 1 } });
    break;
  }
  expect(cancelled).toBe(true);
});
