import { limits } from '@parley/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { AttemptLimits } from '../../accounts/attempt-limits.ts';
import { userOf } from './require-current-user.ts';

/**
 * A hook for routes that take statements, after `requireUser`: counts long ones by their length before anybody reads
 * them. Short ones cost nothing worth counting.
 */
export function longStatementRateLimit(attempts: AttemptLimits) {
  return async (request: FastifyRequest): Promise<void> => {
    const long = statementsIn(request.body).filter((sql) => sql.length > limits.query.readAtOnce);
    if (long.length === 0) return;
    const cost = long.reduce((sum, sql) => sum + statementCost(sql), 0);
    await attempts.admit('longStatement', { account: userOf(request).id, cost });
  };
}

/** How many attempts a statement counts for. */
export function statementCost(sql: string): number {
  return Math.max(1, Math.ceil(sql.length / limits.statementUnit));
}

/** As the routes' bodies have them: `query`, `sql`, or several `tools` with one each. */
function statementsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { query, sql, tools } = body as Record<string, unknown>;
  const several = Array.isArray(tools) ? tools.flatMap(statementsIn) : [];
  return [query, sql].filter((text) => typeof text === 'string').concat(several);
}
