import type { FastifyInstance } from 'fastify';
import type { OpenSpan } from '../../platform/tracing/tracer.ts';
import { currentTracer } from '../../platform/tracing/tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span?: OpenSpan;
  }
}

/** A span for each request, and everything that a request does inside of it. Call it before the first other hook. */
export function requestSpans(app: FastifyInstance): void {
  if (!currentTracer()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const span = currentTracer()?.open(
      { name: request.method, kind: 'server', attributes: { 'http.request.method': request.method } },
      request.headers,
    );
    if (!span) return done();
    request.span = span;
    span.enter(done);
  });
  // A body comes in by events of its socket, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.enter(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // The route, not the path: ids, and the secrets of links, are in paths and queries.
    request.span?.set({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    request.span?.rename(`${request.method} ${route}`);
    request.span?.end(reply.statusCode >= 500 ? { error: String(reply.statusCode) } : {});
    done();
  });
}
