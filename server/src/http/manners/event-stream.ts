import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Event = { event: string; data: unknown };

/** A line that says nothing keeps proxies from closing a stream that is only waiting. */
const heartbeat = ': still here\n\n';
const quietTime = 15_000;

/**
 * Answers with server-sent events as they come. Nothing may fail once the first was sent: whoever makes the events
 * turns a failure into one of them.
 */
export function sendEvents(reply: FastifyReply, events: AsyncGenerator<Event>): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framed(events), { objectMode: false, highWaterMark: 0 }));
}

async function* framed(events: AsyncGenerator<Event>): AsyncGenerator<string> {
  let next = events.next();
  try {
    for (;;) {
      const arrived = await orQuiet(next);
      if (arrived === 'quiet') {
        yield heartbeat;
        continue;
      }
      if (arrived.done) return;
      yield frame(arrived.value);
      next = events.next();
    }
  } finally {
    // Not awaited: it waits for what is under way, which its own signal ends.
    void events.return(undefined).catch(() => undefined);
  }
}

async function orQuiet<T>(next: Promise<T>): Promise<T | 'quiet'> {
  const { promise: quiet, resolve } = Promise.withResolvers<'quiet'>();
  const timer = setTimeout(resolve, quietTime, 'quiet');
  try {
    return await Promise.race([next, quiet]);
  } finally {
    clearTimeout(timer);
  }
}

function frame({ event, data }: Event): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
