import type { Expression, LogicalQuery } from '../query/logical-query.ts';
import { applyRequestedChange, type Known } from './apply-requested-change.ts';
import { readRequestedChanges } from './read-requested-changes.ts';
import type { Meaning } from './serialize-reading.ts';
import { askedTime } from './time-column-of-query.ts';

/**
 * What a follow-up makes of the query before: a grouping replaced, a period shifted, a condition added. Null where its
 * words say more than that, or leave a choice; then they are read by the model.
 */
export function changePreviousQuery(
  { query: before, time }: Meaning,
  found: Omit<Known, 'time'>,
): LogicalQuery | null {
  if (before.kind !== 'select' || before.from.kind !== 'tables') return null;
  const requested = readRequestedChanges(found);
  if (requested === null) return null;
  const known = { ...found, time };
  let query = before;
  for (const change of requested.changes) {
    const next = applyRequestedChange(query, change, requested, known);
    if (next === null) return null;
    query = next;
  }
  return query === before ? null : query;
}

/** 'By month', then 'by reason instead', then 'last year only': the moments are still those of the months. */
export function timeAfter({ query: before, time }: Meaning, query: LogicalQuery): Expression | undefined {
  if (before.kind !== 'select' || query.kind !== 'select' || askedTime(query) !== null) return undefined;
  return askedTime(before) ?? time;
}
