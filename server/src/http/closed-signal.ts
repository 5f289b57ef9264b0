import type { FastifyReply } from 'fastify';

/** Aborts when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
