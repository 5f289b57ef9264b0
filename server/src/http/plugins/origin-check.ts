import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { atArrival } from './request-lifecycle/register-lifecycle-steps.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** These accept a token in a header, never a cookie: programs, which send no Origin, may call them. */
const tokenRoutes = /^\/(mcp|api\/v1|api\/oauth\/(register|token|revoke))(\/|$|\?)/;

/**
 * A write must come from our own pages. Browsers set Origin on every write and pages cannot forge it, so a
 * missing or foreign one is refused before anything else looks at the request.
 */
export function originCheck(
  app: FastifyInstance,
  config: Pick<Config, 'origin' | 'alsoAllowedOrigins'>,
): void {
  const allowed = new Set([config.origin, ...config.alsoAllowedOrigins]);
  atArrival(app, (request) => {
    const { origin } = request.headers;
    const isOurs = tokenRoutes.test(request.url)
      ? origin === undefined || allowed.has(origin)
      : safeMethods.has(request.method) || allowed.has(origin ?? '');
    if (!isOurs) throw new ParleyError('forbidden_origin');
  });
}
