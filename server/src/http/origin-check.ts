import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write must come from our own pages. Browsers set Origin on every write and pages cannot forge it, so a
 * missing or foreign one is refused before anything else looks at the request.
 */
export function originCheck(
  app: FastifyInstance,
  config: Pick<Config, 'origin' | 'alsoAllowedOrigins'>,
): void {
  const allowed = new Set([config.origin, ...config.alsoAllowedOrigins]);
  app.addHook('onRequest', (request, _reply, done) => {
    const isOurs = safeMethods.has(request.method) || allowed.has(request.headers.origin ?? '');
    done(isOurs ? undefined : new ParleyError('forbidden_origin'));
  });
}
