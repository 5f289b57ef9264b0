import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenResponseClosed } from '../../platform/aborting/when-response-closed.ts';
import type { OpenSpan } from '../../platform/tracing/tracer.ts';
import { currentTracer } from '../../platform/tracing/tracer.ts';
import { clientClosedRequest } from './request-lifecycle/register-lifecycle-steps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span?: OpenSpan;
  }
}

/** A span for each request, and everything that a request does inside of it. Call it before the first other hook. */
export function requestSpans(app: FastifyInstance): void {
  if (!currentTracer()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const span = currentTracer()?.open(
      { name: request.method, kind: 'server', attributes: { 'http.request.method': request.method } },
      request.headers,
    );
    if (!span) return done();
    request.span = span;
    // Fastify's onResponse never comes for a client that has gone.
    whenResponseClosed(reply.raw, () => endSpan(request, clientClosedRequest));
    span.enter(done);
  });
  // A body comes in by events of its socket, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.enter(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endSpan(request, reply.statusCode);
    done();
  });
}

/** Once: a connection is closed after its answer too. */
function endSpan(request: FastifyRequest, status: number): void {
  const { span, method } = request;
  if (!span) return;
  delete request.span;
  const route = request.routeOptions.url ?? 'none';
  // The route, not the path: ids, and the secrets of links, are in paths and queries.
  span.set({ 'http.route': route, 'http.response.status_code': status });
  span.rename(`${method} ${route}`);
  span.end(status >= 500 ? { error: String(status) } : {});
}
