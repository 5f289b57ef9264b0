import { createHash, timingSafeEqual } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Door } from './door.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function metricsRoutes(app: FastifyInstance, { metrics, config }: Door): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestDone({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new ParleyError('not_found');
    const { text, contentType } = await metrics.expose();
    return reply.type(contentType).send(text);
  });
}

/** Without a token only this machine may read; a forwarded request came from somewhere else. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  return loopback.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
}

function sameText(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
