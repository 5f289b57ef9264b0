import type { FastifyReply } from 'fastify';

const controllers = new WeakMap<FastifyReply['raw'], AbortController>();

/** Aborts when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const known = controllers.get(reply.raw);
  if (known) return known.signal;
  const gone = new AbortController();
  controllers.set(reply.raw, gone);
  const leave = () => {
    if (!reply.raw.writableFinished) gone.abort();
  };
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return gone.signal;
}

/** Ends the work behind an answer that is ended before it is whole. */
export function abortWork(reply: FastifyReply): void {
  controllers.get(reply.raw)?.abort();
}
