import { Readable } from 'node:stream';
import { limits } from '@parley/contract/limits';
import type { FastifyReply } from 'fastify';

type Event = { event: string; data: unknown };

/** A line that says nothing keeps proxies from closing a stream that is only waiting. */
const heartbeat = ': still here\n\n';
const quietTime = limits.eventStream.heartbeat;

/**
 * Answers with server-sent events as they come. What fails before the first is answered like any other failure.
 * Nothing may fail after it: whoever makes the events turns a failure into one of them.
 */
export async function sendEvents(reply: FastifyReply, events: AsyncGenerator<Event>): Promise<FastifyReply> {
  const first = await events.next();
  // A stream that nobody reads would hold the place of its owner among those who ask.
  reply.raw.setTimeout(limits.eventStream.stall, () => reply.raw.destroy());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framed(first, events), { objectMode: false, highWaterMark: 0 }));
}

async function* framed(first: IteratorResult<Event>, events: AsyncGenerator<Event>): AsyncGenerator<string> {
  let next = Promise.resolve(first);
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
