import { createHash, timingSafeEqual } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpServices } from './http-services.ts';
import { afterAnswer } from './plugins/request-lifecycle/register-lifecycle-steps.ts';

type Services = Pick<HttpServices, 'config' | 'metrics'>;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What proxies add: Forwarded, Via, X-Forwarded-*, X-Real-IP and the client addresses of the large networks. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|true-client-ip|(?:cf|fastly|fly)-.*)$/;

export function metricsRoutes(app: FastifyInstance, { metrics, config }: Services): void {
  afterAnswer(app, (request, { elapsedTime }, status) => {
    metrics.requestDone({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status,
      seconds: elapsedTime / 1_000,
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new ParleyError('not_found');
    const { text, contentType } = await metrics.expose();
    return reply.type(contentType).send(text);
  });
}

/**
 * Without a token only this machine may read. A request that a proxy on this machine passed on came from somewhere
 * else, and a page elsewhere can have its own name resolve to this machine: neither asks for a loopback name directly.
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  const isLocal =
    loopback.has(request.socket.remoteAddress ?? '') && loopbackHost.test(request.headers.host ?? '');
  return isLocal && !Object.keys(request.headers).some((name) => forwarding.test(name));
}

function sameText(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
