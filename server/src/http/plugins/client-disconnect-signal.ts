import type { ParleyError } from '@parley/contract/errors';
import type { FastifyReply } from 'fastify';
import { controllerKeptOnSignal } from '../../platform/aborting/keep-controller-on-signal.ts';
import { whenResponseClosed } from '../../platform/aborting/when-response-closed.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the work behind the answer. */
    work?: AbortController;
  }
}

/** Aborts when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function clientDisconnectSignal(reply: FastifyReply): AbortSignal {
  if (reply.work) return reply.work.signal;
  const work = controllerKeptOnSignal();
  reply.work = work;
  whenResponseClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) work.abort();
  });
  return work.signal;
}

/** Ends the work behind an answer that is ended before it is whole. What records the work writes down the reason. */
export function abortWork(reply: FastifyReply, reason: ParleyError): void {
  reply.work?.abort(reason);
}
