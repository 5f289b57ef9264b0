import type { ZodType } from 'zod';
import { fetchInSpace } from '../session/current-space.ts';
import { failureFrom } from './api-client.ts';
import { ApiFailure, connectionFailure } from './api-failure.ts';
import { createEventStreamParser, type StreamMessage } from './event-stream-parser.ts';

export type StreamCall<Event> = {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Of `{ event, data }`. An event it does not know is left out: newer servers may say more. */
  events: ZodType<Event>;
  signal: AbortSignal;
};

type StreamDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  isOnline: () => boolean;
};

export type StreamEvents = <Event>(call: StreamCall<Event>) => AsyncGenerator<Event>;

/**
 * Server-sent events by `fetch`, since EventSource can neither post nor tell why it was refused. A stream that
 * breaks off throws; one that the caller calls off by its signal just ends.
 */
export function createEventStream(deps: StreamDeps): StreamEvents {
  return async function* streamEvents<Event>(call: StreamCall<Event>) {
    let hasBegun = false;
    try {
      const response = await deps.fetch(call.path, requestFor(call));
      hasBegun = true;
      if (!response.ok || response.body === null) throw await failureFrom(response);
      for await (const message of messagesOf(response.body)) {
        const parsed = call.events.safeParse(eventOf(message));
        if (parsed.success) yield parsed.data;
      }
    } catch (error) {
      if (call.signal.aborted) return;
      if (error instanceof ApiFailure) throw error;
      throw connectionFailure(error, { hasBegun, isOnline: deps.isOnline() });
    }
  };
}

export const streamEvents = createEventStream({
  fetch: fetchInSpace,
  isOnline: () => navigator.onLine,
});

function requestFor({ method = 'GET', body, signal }: StreamCall<unknown>): RequestInit {
  const accept = 'text/event-stream';
  if (body === undefined) return { method, signal, credentials: 'same-origin', headers: { accept } };
  return {
    method,
    signal,
    credentials: 'same-origin',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const take = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield* take(decoder.decode(piece.value, { stream: true }));
    }
  } finally {
    // Whoever stops listening early must not leave the server talking.
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf({ event, data }: StreamMessage): unknown {
  try {
    return { event, data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}
