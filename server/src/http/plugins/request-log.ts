import type { FastifyInstance } from 'fastify';

/** Every request has an id that its answer tells, and one line in the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The path without its query: confirmation and OAuth links carry secrets there.
    const path = request.url.split('?', 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}
