import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { HttpServices } from './http-services.ts';

/** Health: the process answers. Readiness: it can serve, so a load balancer may send it people. */
export function healthRoutes(
  app: FastifyInstance,
  { ready, draining }: Pick<HttpServices, 'ready' | 'draining'>,
): void {
  app.get(api.health, async () => ({ status: 'ok' }));
  app.get(api.ready, async () => {
    if (draining.isOn()) throw new ParleyError('shutting_down');
    await ready();
    return { status: 'ready' };
  });
}
