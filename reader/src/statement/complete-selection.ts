import type { Layout } from '../layout/layout.ts';
import type { Condition, Expression, LogicalQuery, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema.ts';
import { isAggregated } from './grouping.ts';
import { conjunctsOf, expressionsIn, hasAggregate, isAggregate, sameExpression } from './walk.ts';

/** Wider results are hard to read. Columns that the question asks for are never cut. */
const mostColumns = 8;
/** From which relevance on a column that the query does not name is shown. */
const relevantFrom = 0.3;

export type CompleteInput = {
  query: LogicalQuery;
  schema: Schema;
  layout: Pick<Layout, 'words' | 'tables' | 'columns'>;
  /** How relevant each item of the layout is, 0 to 1. */
  relevance: ArrayLike<number>;
};

/**
 * Adds columns that say which row each row is and why it is there. The rows stay the same: only columns of the main
 * table and expressions that the query has already are added, behind those that it selects.
 */
export function completeSelection(input: CompleteInput): LogicalQuery {
  const { query } = input;
  if (query.kind !== 'select' || query.distinct || query.from.kind === 'query') return query;
  if (query.select.some(hasWindow)) return query;
  if (isAggregated(query)) return isOneFigure(query) ? query : withAdded(query, figuresOf(query));
  const main = query.from.tables[0]?.table;
  if (main === undefined) return query;
  return withAdded(query, [
    ...keyOf(input.schema, main),
    ...labelOf(input.schema, main),
    ...query.order.map(({ by }) => by),
    ...conjunctsOf(query.where).flatMap(testedIn),
    ...relevantColumns(input, main),
  ]);
}

function withAdded(query: Select, wanted: readonly Expression[]): Select {
  const select = [...query.select];
  for (const one of wanted) {
    if (select.length >= mostColumns) break;
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

/** The first text that differs in every row: a key alone tells people nothing. */
function labelOf({ tables, columns }: Schema, main: number): Expression[] {
  const { columns: own = [], primaryKey = [] } = tables[main] ?? {};
  const isLabel = (column: number): boolean =>
    columns[column]?.type === 'text' && columns[column].unique && !primaryKey.includes(column);
  return own.filter(isLabel).slice(0, 1).map(plainColumn);
}

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

/** Columns of the main table that the model holds relevant, the most relevant first. */
function relevantColumns({ schema, layout, relevance }: CompleteInput, main: number): Expression[] {
  const firstColumn = layout.words + layout.tables.length;
  return layout.columns
    .map((column, at) => ({ column, relevance: relevance[firstColumn + at] ?? 0 }))
    .filter((one) => one.relevance >= relevantFrom && schema.columns[one.column]?.table === main)
    .toSorted((left, right) => right.relevance - left.relevance)
    .map(({ column }) => plainColumn(column));
}

const plainColumn = (column: number): Expression => ({ kind: 'column', column, via: null });
