import type { Layout } from '../../model-input/layout-types.ts';
import type { Condition, Expression, LogicalQuery, Select, SourceTable } from '../../query/logical-query.ts';
import { columnsThatNameRows, otherHalves } from '../../schema/columns-that-name-rows.ts';
import type { Schema } from '../../schema/schema-types.ts';
import { isAggregated } from '../group-by-expressions.ts';
import { namesBehindForeignKeys } from '../names-behind-foreign-keys.ts';
import { conjunctsOf, expressionsIn, hasAggregate, isAggregate, sameExpression } from '../walk-query.ts';

/** Wider results are hard to read. Columns that the question asks for are never cut. */
const mostColumns = 8;
/** So many columns a list of rows may show whether or not the question hints at them. */
const enoughColumns = 6;
/** From which relevance on a column that the query does not name is shown beyond that. */
const relevantFrom = 0.3;

export type CompleteInput = {
  query: LogicalQuery;
  schema: Schema;
  layout: Pick<Layout, 'words' | 'tables' | 'columns'>;
  /** How relevant each item of the layout is, 0 to 1. */
  relevance: ArrayLike<number>;
};

/** So many further tables a list may join, to show names in place of keys. */
const mostJoins = 3;

/**
 * Adds columns that say which row each row is and why it is there. The rows stay the same: only columns of the main
 * table, names of the rows that it refers to and expressions that the query has already are added, behind those that
 * it selects.
 */
export function addExplainingColumns(input: CompleteInput): LogicalQuery {
  const { query } = input;
  if (query.kind !== 'select' || query.distinct || query.from.kind === 'query') return query;
  if (query.select.some(hasWindow)) return query;
  const halves = wholeNames(input.schema, query);
  if (isAggregated(query))
    return isOneFigure(query) ? query : withAdded(query, [...halves, ...figuresOf(query)]);
  const main = query.from.tables[0]?.table;
  if (main === undefined) return query;
  const ranked = withNames(input, query, relevantColumns(input, main));
  const telling = withAdded(query, [
    ...halves,
    ...columnsThatNameRows(input.schema, main).map(plainColumn),
    ...query.order.map(({ by }) => by),
    ...conjunctsOf(query.where).flatMap(testedIn),
  ]);
  const relevant = withRanked(
    telling,
    ranked.filter(({ relevance }) => relevance >= relevantFrom),
    mostColumns,
  );
  const keyed = withAdded(relevant, keyOf(input.schema, main));
  return withRanked(keyed, ranked, enoughColumns);
}

/** What a column adds to a list: itself, or the names of the rows that it refers to. */
type Ranked = { relevance: number; expressions: readonly Expression[]; join: SourceTable | null };

function withNames(input: CompleteInput, query: Select, ranked: readonly RankedColumn[]): Ranked[] {
  const { schema } = input;
  const parents = namesBehindForeignKeys(
    schema,
    query,
    query.from.kind === 'tables' ? (query.from.tables[0]?.table ?? -1) : -1,
  );
  return ranked
    .flatMap(({ column, relevance }): Ranked[] => {
      const parent = parents.find(({ key }) => key === column);
      if (parent === undefined) {
        const isReadable = schema.columns[column]?.type !== 'other';
        return isReadable || relevance >= relevantFrom
          ? [{ relevance, expressions: [plainColumn(column)], join: null }]
          : [];
      }
      const { expressions, join, names } = parent;
      return [{ relevance: Math.max(relevance, ...relevanceOf(input, names)), expressions, join }];
    })
    .toSorted((left, right) => right.relevance - left.relevance);
}

const relevanceOf = ({ layout, relevance }: CompleteInput, wanted: readonly number[]): number[] =>
  layout.columns.flatMap((column, at) =>
    wanted.includes(column) ? [relevance[layout.words + layout.tables.length + at] ?? 0] : [],
  );

function withRanked(query: Select, ranked: readonly Ranked[], most: number): Select {
  let given = query;
  for (const { expressions, join } of ranked) {
    const { from } = given;
    if (from.kind === 'query') return given;
    if (join === null) {
      given = withAdded(given, expressions, most);
      continue;
    }
    const added = from.tables.filter((one) => one.join === 'left' && one.via !== null).length;
    const isJoined = from.tables.some((one) => one.table === join.table);
    if (isJoined || added >= mostJoins || given.select.length + expressions.length > most) continue;
    given = withAdded(
      { ...given, from: { kind: 'tables', tables: [...from.tables, join] } },
      expressions,
      most,
    );
  }
  return given;
}

function withAdded(query: Select, wanted: readonly Expression[], most = mostColumns): Select {
  const select = [...query.select];
  for (const one of wanted) {
    if (select.length >= most) break;
    if (namesColumn(one) && !select.some((other) => sameExpression(one, other))) select.push(one);
  }
  return { ...query, select };
}

/** A literal, the current time or the value of a nested query says nothing about a row. */
const namesColumn = (expression: Expression): boolean => {
  const parts = expressionsIn(expression);
  return (
    !parts.some(({ kind }) => kind === 'nested') &&
    parts.some((part) => part.kind === 'column' || isAggregate(part))
  );
};

/** Running totals and changes follow the selected columns, so those must not change. */
const hasWindow = (expression: Expression): boolean =>
  expressionsIn(expression).some(
    ({ kind }) => kind === 'running total' || kind === 'share of total' || kind === 'change',
  );

const isOneFigure = ({ select, group }: Select): boolean =>
  group === null && select.length === 1 && select.every(hasAggregate);

/** The aggregates that a grouped query sorts by or tests. */
function figuresOf({ order, where }: Select): Expression[] {
  const tested = conjunctsOf(where).filter(hasAggregate).flatMap(testedIn);
  return [...order.map(({ by }) => by), ...tested].filter((one) => hasAggregate(one) && !hasWindow(one));
}

function keyOf({ tables }: Schema, main: number): Expression[] {
  const key = tables[main]?.primaryKey ?? [];
  return key.length === 1 ? key.map(plainColumn) : [];
}

/** The last name of whoever is shown by the first name, and the other way round. */
const wholeNames = (schema: Schema, { select }: Select): Expression[] =>
  select.flatMap((one) =>
    one.kind === 'column'
      ? otherHalves(schema, one.column).map((column): Expression => ({ ...one, column }))
      : [],
  );

/** What a condition tests, where it leaves more than one value. */
function testedIn(condition: Condition): Expression[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.flatMap(testedIn);
    case 'not':
      return testedIn(condition.of);
    case 'comparison':
      return condition.operator === '=' && !hasAggregate(condition) ? [] : [condition.left, condition.right];
    case 'is null':
      return condition.negated ? [condition.of] : [];
    case 'in list':
      return condition.negated || condition.values.length > 1 ? [condition.of] : [];
    case 'between':
    case 'text match':
    case 'period':
      return [condition.of];
    case 'in query':
    case 'is true':
    case 'exists':
    case 'same as outer':
      return [];
  }
}

type RankedColumn = { column: number; relevance: number };

/** Columns of the main table, the most relevant first. */
function relevantColumns({ schema, layout, relevance }: CompleteInput, main: number): RankedColumn[] {
  const firstColumn = layout.words + layout.tables.length;
  return layout.columns
    .map((column, at) => ({ column, relevance: relevance[firstColumn + at] ?? 0 }))
    .filter(({ column }) => schema.columns[column]?.table === main)
    .toSorted((left, right) => right.relevance - left.relevance);
}

const plainColumn = (column: number): Expression => ({ kind: 'column', column, via: null });
