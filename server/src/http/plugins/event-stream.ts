import { Readable } from 'node:stream';
import type { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { FastifyReply } from 'fastify';
import { abortWork } from './client-disconnect-signal.ts';

type Event = { event: string; data: unknown };

/** A line that says nothing keeps proxies from closing a stream that is only waiting. */
const heartbeat = ': still here\n\n';
const quietTime = limits.eventStream.heartbeat;

type Ending = PromiseWithResolvers<ParleyError>;
const endings = new WeakMap<FastifyReply['raw'], Ending>();

/**
 * Answers with server-sent events as they come. What fails before the first is answered like any other failure.
 * Nothing may fail after it: whoever makes the events turns a failure into one of them.
 */
export async function sendEvents(reply: FastifyReply, events: AsyncGenerator<Event>): Promise<FastifyReply> {
  const ending: Ending = Promise.withResolvers();
  endings.set(reply.raw, ending);
  const ended = ending.promise.then((error) => ({ error }));
  const first = await Promise.race([ended, events.next()]);
  if ('error' in first) {
    leave(events);
    throw first.error;
  }
  // A stream that nobody reads would hold the place of its owner among those who ask.
  reply.raw.setTimeout(limits.eventStream.stall, () => reply.raw.destroy());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framed(first, { events, ended }), { objectMode: false, highWaterMark: 0 }));
}

/**
 * The last event of the stream says why, and the work behind it ends. False: there is no stream, or it was ended before
 * and nobody has read that yet.
 */
export function endEvents(reply: FastifyReply, error: ParleyError): boolean {
  const ending = endings.get(reply.raw);
  if (!ending) return false;
  endings.delete(reply.raw);
  ending.resolve(error);
  abortWork(reply, error);
  return true;
}

type Ended = Promise<{ error: ParleyError }>;
type Source = { events: AsyncGenerator<Event>; ended: Ended };

async function* framed(first: IteratorResult<Event>, { events, ended }: Source): AsyncGenerator<string> {
  let next = Promise.resolve(first);
  try {
    for (;;) {
      // First in the race: what the work says of its own end must not come before the reason.
      const arrived = await orQuiet(Promise.race([ended, next]));
      if (arrived === 'quiet') {
        yield heartbeat;
        continue;
      }
      if ('error' in arrived) {
        yield frame(failed(arrived.error));
        return;
      }
      if (arrived.done) return;
      yield frame(arrived.value);
      next = events.next();
    }
  } finally {
    leave(events);
  }
}

/** Not awaited: it waits for what is under way, which its own signal ends. */
function leave(events: AsyncGenerator<Event>): void {
  void events.return(undefined).catch(() => undefined);
}

function failed({ code, message }: ParleyError): Event {
  return { event: 'failed', data: { code, message, executionId: null, offerBuiltin: false } };
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
