import type { QueryResult } from '@parley/contract/query-result';
import type { Place } from './result-column-roles.ts';

/** The same figure over two spans of days, as two columns. */
export type ComparedColumns = { now: Place; before: Place };

export function comparedColumns({ columns }: QueryResult): ComparedColumns | null {
  const places = columns.map((column, index) => ({ ...column, index }));
  const dated = places.filter(({ meaning }) => meaning?.during !== undefined);
  const [first, second] = dated;
  if (!first || !second || dated.length > 2 || first.meaning?.role !== second.meaning?.role) return null;
  const [earlier, later] = [first, second].toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return earlier && later && startOf(earlier) !== startOf(later) ? { now: later, before: earlier } : null;
}

const startOf = ({ meaning }: Place): string => meaning?.during?.from ?? '';
