import { ParleyError } from '@parley/contract/errors';
import type { FastifyReply } from 'fastify';
import { controllerKeptOnSignal } from '../platform/aborting/keep-controller-on-signal.ts';
import { whenResponseClosed } from '../platform/aborting/when-response-closed.ts';
import type { Caller } from './mcp-services.ts';

const mostOfOne = 20;
const retryAfter = 10;

/** Streams stay open for hours: one person may have a few, and none outlives the server. */
export function openStreams() {
  const ending = new AbortController();
  const counts = new Map<string, number>();
  return {
    end: () => ending.abort(),
    /** Aborts when whoever asked is gone. */
    signalFor: (reply: FastifyReply): AbortSignal => {
      const gone = controllerKeptOnSignal();
      whenResponseClosed(reply.raw, () => {
        if (!reply.raw.writableFinished) gone.abort();
      });
      return gone.signal;
    },
    /** Counted until the line is closed, whoever closes it. */
    take: (caller: Caller, reply: FastifyReply): void => {
      const { personId: id } = caller.bearer.owner;
      const open = counts.get(id) ?? 0;
      if (open >= mostOfOne) throw new ParleyError('query_busy', { values: { seconds: retryAfter } });
      counts.set(id, open + 1);
      caller.signal = AbortSignal.any([caller.signal, ending.signal]);
      whenResponseClosed(reply.raw, () => {
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) counts.set(id, left);
        else counts.delete(id);
      });
    },
  };
}
