import type { Candidate } from '../beam/beam-search.ts';
import type {
  Condition,
  Expression,
  Literal,
  LogicalQuery,
  QueryReading,
  Select,
  Source,
  SourceTable,
} from '../query/logical-query.ts';
import { readTokens } from '../query/query-tokens.ts';
import type { Schema } from '../schema/schema-types.ts';
import { keyTable, keyTarget } from '../statement/foreign-key-paths.ts';
import { isAggregated } from '../statement/group-by-expressions.ts';
import { conjunctsOf, sameExpression } from '../statement/walk-query.ts';

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
export function mergeReadings(candidates: readonly Candidate[], schema: Schema): Proposal[] {
  const proposals: (Proposal & { key: string | null })[] = [];
  for (const { tokens, score, steps } of candidates) {
    const query = queryOf(tokens);
    if (query === null) continue;
    const key = rowsKey(query, schema);
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

/**
 * Proposals without those that are a likelier one less some rows that the question does not speak of: 'status other
 * than cancelled'. What nobody said is no other meaning, and the likelier one is as likely as both.
 */
export function withoutUnsaid(proposals: readonly Proposal[], isNamed: IsNamed): Proposal[] {
  const kept: Proposal[] = [];
  for (const proposal of withoutUndecided(proposals, isNamed)) {
    const text = JSON.stringify(proposal.query);
    const plain = kept.find(
      ({ query }) => JSON.stringify(query) === text || leavesOutMore(proposal.query, query, isNamed),
    );
    if (plain === undefined) kept.push({ ...proposal });
    else plain.score = Math.log(Math.exp(plain.score) + Math.exp(proposal.score));
  }
  return kept.toSorted((left, right) => right.score - left.score);
}

/**
 * Where proposals leave out different rows that the question does not speak of ('status other than paid', 'status other
 * than pending') and are the same otherwise, the model does not know what to leave out: nothing is.
 */
function withoutUndecided(proposals: readonly Proposal[], isNamed: IsNamed): Proposal[] {
  const bare = proposals.map(({ query }) => withoutExclusions(query, isNamed));
  const groupOf = bare.map((query) => JSON.stringify(query));
  const textOf = proposals.map(({ query }) => JSON.stringify(query));
  return proposals.map((proposal, at) => {
    const excluding = textOf.filter(
      (text, other) => groupOf[other] === groupOf[at] && text !== groupOf[other],
    );
    return new Set(excluding).size < 2 ? proposal : { ...proposal, query: bare[at] ?? proposal.query };
  });
}

function withoutExclusions(query: LogicalQuery, isNamed: IsNamed): LogicalQuery {
  if (query.kind !== 'select') return query;
  const parts = conjunctsOf(query.where);
  const said = parts.filter((condition) => !isUnsaidExclusion(condition, isNamed));
  if (said.length === parts.length) return query;
  const [first] = said;
  return { ...query, where: said.length > 1 ? { kind: 'and', parts: said } : (first ?? null) };
}

/** Whether the question names a stored value. */
type IsNamed = (column: number, value: string) => boolean;

function leavesOutMore(query: LogicalQuery, plain: LogicalQuery, isNamed: IsNamed): boolean {
  if (query.kind !== 'select' || plain.kind !== 'select') return false;
  if (JSON.stringify({ ...query, where: null }) !== JSON.stringify({ ...plain, where: null })) return false;
  const textOf = (condition: Condition) => JSON.stringify(condition);
  const known = new Set(conjunctsOf(plain.where).map(textOf));
  const more = conjunctsOf(query.where).filter((condition) => !known.has(textOf(condition)));
  const isWhole = conjunctsOf(query.where).length - more.length === known.size;
  return isWhole && more.length > 0 && more.every((condition) => isUnsaidExclusion(condition, isNamed));
}

function isUnsaidExclusion(condition: Condition, isNamed: IsNamed): boolean {
  const isUnsaid = (literal: Literal) => literal.kind === 'stored' && !isNamed(literal.column, literal.value);
  if (condition.kind === 'in list') return condition.negated && condition.values.every(isUnsaid);
  if (condition.kind !== 'comparison' || condition.operator !== '<>') return false;
  return condition.right.kind === 'literal' && isUnsaid(condition.right.literal);
}

function queryOf(tokens: Candidate['tokens']): LogicalQuery | null {
  try {
    const reading: QueryReading = readTokens(tokens);
    return reading.kind === 'unanswerable' ? null : reading;
  } catch {
    return null;
  }
}

/** Equal where two queries list the same rows in the same order; null where the columns decide about the rows. */
function rowsKey(query: LogicalQuery, schema: Schema): string | null {
  if (query.kind !== 'select' || query.distinct || query.from.kind === 'query' || isAggregated(query))
    return null;
  if (query.select.some(({ kind }) => windowKinds.has(kind))) return null;
  const { from, where, order, limit } = query;
  // What is computed of a row is asked for: lists that compute something else mean something else.
  const computed = query.select.filter(({ kind }) => kind !== 'column');
  return JSON.stringify({ from: withoutParents(query, from.tables, schema), where, order, limit, computed });
}

/** The tables without those that are there for their columns only: each row has exactly one row of them. */
function withoutParents(
  { where, order, limit }: Select,
  tables: readonly SourceTable[],
  schema: Schema,
): readonly SourceTable[] {
  const deciding = JSON.stringify([where, order, limit?.per]);
  const isNamed = (table: number): boolean =>
    (schema.tables[table]?.columns ?? []).some((column) => deciding.includes(`"column":${column},`)) ||
    deciding.includes(`"table":${table},`);
  const isParent = (one: SourceTable, others: readonly SourceTable[]): boolean =>
    schema.foreignKeys.some(
      (key) =>
        keyTarget(schema, key) === one.table &&
        (one.via === null || key.from.includes(one.via)) &&
        key.from.every((column) => schema.columns[column]?.nullable === false) &&
        others.some(({ table }) => table === keyTable(schema, key)),
    ) && !others.some((other) => refersTo(schema, one.table, other.table));
  const last = tables.findLast(
    (one, at) =>
      at > 0 &&
      !isNamed(one.table) &&
      isParent(
        one,
        tables.filter((other) => other !== one),
      ),
  );
  return last === undefined
    ? tables
    : withoutParents(
        { where, order, limit } as Select,
        tables.filter((one) => one !== last),
        schema,
      );
}

/** Whether a table leads on to another one. */
const refersTo = (schema: Schema, from: number, to: number): boolean =>
  schema.foreignKeys.some((key) => keyTable(schema, key) === from && keyTarget(schema, key) === to);

const windowKinds: ReadonlySet<Expression['kind']> = new Set(['running total', 'share of total', 'change']);

function withColumnsOf(query: LogicalQuery, other: LogicalQuery): LogicalQuery {
  if (query.kind !== 'select' || other.kind !== 'select') return query;
  const isNew = (one: Expression) =>
    !query.select.some((shown) => sameExpression(shown, one) || isSameColumn(shown, one));
  const from = joinedTables(query.from, other.from);
  return { ...query, from, select: [...query.select, ...other.select.filter(isNew)] } satisfies Select;
}

/** By whatever key it is reached: one list shows a column once. */
const isSameColumn = (one: Expression, other: Expression): boolean =>
  one.kind === 'column' && other.kind === 'column' && one.column === other.column;

/** The tables of both; those that only one of them has are there for their columns. */
function joinedTables(one: Source, other: Source): Source {
  if (one.kind === 'query' || other.kind === 'query') return one;
  const isNew = ({ table }: SourceTable) => !one.tables.some((known) => known.table === table);
  return { kind: 'tables', tables: [...one.tables, ...other.tables.filter(isNew)] };
}
