import type { Candidate } from '../beam/beam.ts';
import type { Expression, LogicalQuery, Reading, Select } from '../query/logical-query.ts';
import { readTokens } from '../query/tokens.ts';
import { isAggregated } from '../statement/grouping.ts';
import { sameExpression } from '../statement/walk.ts';

/** A query that the model proposes, with the logarithm of its probability. */
export type Proposal = {
  query: LogicalQuery;
  score: number;
  steps: readonly number[];
  /** Whether several candidates list the same rows and differ in the columns that they show. */
  isMerged: boolean;
};

/**
 * The candidates as queries. Those that list the same rows are one proposal, as likely as all of them together, which
 * shows the columns of each: nobody tells them apart. Candidates that say the question cannot be answered are none.
 */
export function mergeCandidates(candidates: readonly Candidate[]): Proposal[] {
  const proposals: (Proposal & { key: string | null })[] = [];
  for (const { tokens, score, steps } of candidates) {
    const query = queryOf(tokens);
    if (query === null) continue;
    const key = rowsKey(query);
    const known = key === null ? undefined : proposals.find((one) => one.key === key);
    if (known === undefined) proposals.push({ query, score, steps, isMerged: false, key });
    else {
      known.query = withColumnsOf(known.query, query);
      known.score = Math.log(Math.exp(known.score) + Math.exp(score));
      known.isMerged = true;
    }
  }
  return proposals.toSorted((left, right) => right.score - left.score).map(({ key: _, ...one }) => one);
}

function queryOf(tokens: Candidate['tokens']): LogicalQuery | null {
  try {
    const reading: Reading = readTokens(tokens);
    return reading.kind === 'unanswerable' ? null : reading;
  } catch {
    return null;
  }
}

/** Equal where two queries list the same rows in the same order; null where the columns decide about the rows. */
function rowsKey(query: LogicalQuery): string | null {
  if (query.kind !== 'select' || query.distinct || query.from.kind === 'query' || isAggregated(query))
    return null;
  if (query.select.some(({ kind }) => windowKinds.has(kind))) return null;
  const { from, where, order, limit } = query;
  return JSON.stringify({ from, where, order, limit });
}

const windowKinds: ReadonlySet<Expression['kind']> = new Set(['running total', 'share of total', 'change']);

function withColumnsOf(query: LogicalQuery, other: LogicalQuery): LogicalQuery {
  if (query.kind !== 'select' || other.kind !== 'select') return query;
  const isNew = (one: Expression) => !query.select.some((shown) => sameExpression(shown, one));
  return { ...query, select: [...query.select, ...other.select.filter(isNew)] } satisfies Select;
}
