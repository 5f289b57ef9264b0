import type { AskEvent } from '@parley/contract/ask';
import type { FastifyInstance } from 'fastify';
import type { SpaceMember } from '../accounts/spaces/space-access.ts';

/** Under these names the API shows SQL, wherever they stand. `meaning` is a query as the reader keeps it. */
const texts = new Set(['sql', 'template', 'sql_query', 'raw_sql_query', 'before', 'after']);
/** Rows may have columns with any of those names; they are what was asked for. */
const untouched = new Set(['result', 'raw_result']);

/**
 * Askers see answers, not the statements behind them, unless their space shows them. Every reply of every route passes
 * here: one that is added later cannot forget it.
 */
export function hideStatements(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, request.member?.seesSql === false ? withoutStatements(payload) : payload);
  });
}

export async function* shownEvents(
  { seesSql }: SpaceMember,
  events: AsyncGenerator<AskEvent>,
): AsyncGenerator<AskEvent> {
  for await (const event of events) {
    if (seesSql) yield event;
    else if (event.event !== 'rewrite') yield withoutStatements(event);
  }
}

/** What was a text stays one, so that the shape of the reply is the same. */
function withoutStatements<T>(value: T): T {
  return hidden(value) as T;
}

function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      if (name === 'meaning') return [];
      if (name === 'rewrite') return [[name, null]];
      if (texts.has(name) && typeof one === 'string') return [[name, '']];
      return [[name, untouched.has(name) && isRows(one) ? one : hidden(one)]];
    }),
  );
}

/** The event `result` holds a statement beside its rows. */
function isRows(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rows' in value;
}
