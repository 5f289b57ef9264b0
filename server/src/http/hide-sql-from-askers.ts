import type { AskEvent } from '@parley/contract/ask';
import type { FastifyInstance } from 'fastify';
import type { SpaceMember } from '../accounts/spaces/public-types.ts';
import { stripStatements } from '../records/strip-statements.ts';

/**
 * Askers see answers, not the statements behind them, unless their space shows them. Every reply of every route passes
 * here, but for streams: one that is added later cannot forget it.
 */
export function hideSqlFromAskers(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, request.member?.seesSql === false ? stripStatements(payload) : payload);
  });
}

export async function* shownEvents(
  { seesSql }: SpaceMember,
  events: AsyncGenerator<AskEvent>,
): AsyncGenerator<AskEvent> {
  for await (const event of events) {
    if (seesSql) yield event;
    else if (event.event !== 'rewrite') yield stripStatements(event);
  }
}
