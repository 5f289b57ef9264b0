import type { FastifyInstance } from 'fastify';

/** A connection that is kept for a next request would keep a server that stops from ending. */
export function lastAnswers(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
