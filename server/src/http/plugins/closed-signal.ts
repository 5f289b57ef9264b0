import type { FastifyReply } from 'fastify';

/** Aborts when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!reply.raw.writableFinished) gone.abort();
  };
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return gone.signal;
}
