import { datePartOfExpression } from './date-part-of-expression.ts';
import { counterpartLackedBy } from './lacked-counterpart.ts';
import { columnOf, type NameScope, queryOf, scopeOf, throughQueries } from './name-scope.ts';
import type { Expression, Output, Query, Select } from './query-tree.ts';
import { conjunctsOf, within } from './query-tree.ts';

export type Measure = { name: string; does: 'count' | 'sum' | 'average' | 'extreme' };

/** What a group stands for: what it is called, the column behind it and the table of that. */
export type Dimension = { name: string; column: string | null; table: string | null; isWeekday: boolean };

/** What kind of answer a statement gives, in the statement's own names. */
export type AnswerForm = {
  /** Rows as they are, one row of figures, or one row for each group. */
  kind: 'list' | 'figures' | 'groups';
  dimensions: readonly Dimension[];
  /** What the columns are called that are no figures. */
  columns: readonly string[];
  measures: readonly Measure[];
  /** The tables that its rows come from: one, but where queries are put together. */
  roots: readonly string[];
  isAbsence: boolean;
  isNarrow: boolean;
  order: 'falling' | 'rising' | null;
  /** What it is sorted by first. */
  sortedBy: string;
};

export function answerFormOfStatement(query: Query, outer: NameScope | null = null): AnswerForm | null {
  const [first, ...others] = query.selects.map((select) => selectForm(select, query, outer));
  if (!first || query.selects.every(({ outputs }) => outputs.length === 0)) return null;
  return { ...together(first, others), ...orderOf(query) };
}

/** UNION: figures above each other are a row for each of something; else it is what its first part is. */
function together(first: AnswerForm, others: readonly AnswerForm[]): AnswerForm {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const areFigures = all.every(({ kind }) => kind === 'figures');
  const dimensions = first.columns.map((name) => ({ name, column: null, table: null, isWeekday: false }));
  return {
    ...first,
    kind: areFigures ? 'groups' : first.kind,
    dimensions: areFigures ? dimensions : first.dimensions,
    roots: [...new Set(all.flatMap(({ roots }) => roots))],
    isAbsence: all.some(({ isAbsence }) => isAbsence),
    isNarrow: all.every(({ isNarrow }) => isNarrow),
  };
}

function selectForm(select: Select, query: Query, outer: NameScope | null): AnswerForm {
  const scope = scopeOf(select, query, outer);
  const inner = innerForm(select, scope);
  const outputs = select.outputs.map((one) => ({
    ...one,
    expression: throughQueries(one.expression, scope),
  }));
  const measures = outputs.flatMap(measureOf);
  const plain = outputs.filter(({ expression }) => !hasAggregate(expression));
  const ownMeasures = select.outputs.flatMap(measureOf).length;
  const isGrouped = select.groupBy.length > 0 || select.isDistinct;
  const own = isGrouped ? 'groups' : ownMeasures > 0 ? 'figures' : 'list';
  // Rows of a query that groups are groups, whatever stands around it.
  const kind = own === 'list' && inner ? inner.kind : own;
  return {
    kind,
    dimensions: kind === 'groups' ? plain.map((one) => dimensionOf(one, scope)) : [],
    columns: plain.map(({ name }) => name),
    measures,
    roots: inner?.roots ?? select.sources.slice(0, 1).flatMap(({ table }) => table ?? []),
    isAbsence: isAbsence(select) || inner?.isAbsence === true,
    isNarrow:
      select.having !== null || conjunctsOf(select.where).some(isNarrowing) || inner?.isNarrow === true,
    order: null,
    sortedBy: '',
  };
}

/** Of the query that the rows come from. */
function innerForm({ sources: [first] }: Select, scope: NameScope): AnswerForm | null {
  const inner = first && queryOf(first, scope.parts);
  if (!inner) return null;
  return answerFormOfStatement(inner, {
    ...scope,
    sources: [],
    parts: scope.parts.filter(({ query }) => query !== inner),
  });
}

const doings = {
  count: 'count',
  sum: 'sum',
  total: 'sum',
  avg: 'average',
  median: 'average',
  percentile_cont: 'average',
  min: 'extreme',
  max: 'extreme',
} as const satisfies Record<string, Measure['does']>;

type Aggregate = keyof typeof doings;

function aggregatesIn(expression: Expression): Aggregate[] {
  return [...within(expression)].flatMap((one) => {
    // max(a, b) of SQLite is the larger of two.
    const isOne =
      one.type === 'call' && one.parts.length < (one.name === 'max' || one.name === 'min' ? 2 : 9);
    return isOne && Object.hasOwn(doings, one.name) ? [one.name as Aggregate] : [];
  });
}

function hasAggregate(expression: Expression): boolean {
  return aggregatesIn(expression).length > 0;
}

function measureOf({ name, expression }: Output): Measure[] {
  const [first] = aggregatesIn(expression);
  const isWindow = [...within(expression)].some((one) => one.type === 'call' && one.isWindow);
  if (first === undefined || isWindow) return [];
  return [{ name, does: doings[first] }];
}

function dimensionOf({ name, expression }: Output, scope: NameScope): Dimension {
  const origin = expression.type === 'column' ? columnOf(expression.path, scope) : null;
  return {
    name,
    column: origin?.column ?? null,
    // A column of the only table is called by its own name: it stands for nothing else.
    table: expression.type === 'column' && expression.path.length > 1 ? (origin?.table ?? null) : null,
    isWeekday: datePartOfExpression(expression) === 'weekday',
  };
}

/** What has no counterpart elsewhere. */
function isAbsence({ where, sources }: Select): boolean {
  return conjunctsOf(where).some((condition) => counterpartLackedBy(condition, sources) !== null);
}

/** A condition that may be true of everything narrows nothing, and neither does one that only joins. */
function isNarrowing(condition: Expression): boolean {
  if (condition.type !== 'operation') return true;
  const { name, parts } = condition;
  if (name === 'is not null') return false;
  if (name === '=' && parts.every(({ type }) => type === 'column')) return false;
  return !(name === 'or' && parts.some(isTestOfParameter));
}

/** `:status IS NULL`, which is true where nobody gives a status. */
function isTestOfParameter(condition: Expression): boolean {
  if (condition.type !== 'operation') return false;
  if (condition.name === 'or') return condition.parts.some(isTestOfParameter);
  return condition.name === 'is null' && condition.parts[0]?.type === 'parameter';
}

function orderOf({ orderBy: [first], selects: [select] }: Query): Pick<AnswerForm, 'order' | 'sortedBy'> {
  if (!first || !select) return { order: null, sortedBy: '' };
  return {
    order: first.isFalling ? 'falling' : 'rising',
    sortedBy: sortName(first.expression, select.outputs),
  };
}

function sortName(key: Expression, outputs: readonly Output[]): string {
  if (key.type === 'literal') return outputs[Number(key.value) - 1]?.name ?? '';
  if (key.type === 'column') return key.path.at(-1) ?? '';
  const written = JSON.stringify(key);
  const same = outputs.find(({ expression }) => JSON.stringify(expression) === written);
  if (same) return same.name;
  return [...within(key)].flatMap((one) => (one.type === 'column' ? [one.path.at(-1)] : [])).join(' ');
}
