import type { ParleyError } from '@parley/contract/errors';
import type { FastifyReply } from 'fastify';
import { whenClosed } from '../../platform/when-response-closed.ts';

const controllers = new WeakMap<FastifyReply['raw'], AbortController>();

/** Aborts when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function clientDisconnectSignal(reply: FastifyReply): AbortSignal {
  const known = controllers.get(reply.raw);
  if (known) return known.signal;
  const gone = new AbortController();
  controllers.set(reply.raw, gone);
  whenClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Ends the work behind an answer that is ended before it is whole. What records the work writes down the reason. */
export function abortWork(reply: FastifyReply, reason: ParleyError): void {
  controllers.get(reply.raw)?.abort(reason);
}
