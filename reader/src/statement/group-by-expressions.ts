import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { tellsRowsApart } from '../schema/columns-that-name-rows.ts';
import type { Schema } from '../schema/schema-types.ts';
import type { Instance } from './plan-joins.ts';
import { conjunctsOf, hasAggregate, isAggregate, partsOfExpression, sameExpression } from './walk-query.ts';

export const isAggregated = ({ where, group, select, order }: Select): boolean =>
  group !== null || [...select, ...order.map(({ by }) => by), ...conjunctsOf(where)].some(hasAggregate);

/** What a grouped query is grouped by: the expressions given, or else the plain ones that it shows or sorts by. */
export function groupOf({ where, group, select, order, limit }: Select): Expression[] {
  const shown = [...select, ...order.map(({ by }) => by), ...(limit?.per ?? [])];
  const having = conjunctsOf(where).filter(hasAggregate).flatMap(bareInCondition);
  return distinctOf([...(group ?? []), ...shown.flatMap(bareParts), ...having]);
}

/** The parts outside every aggregate that name a column. */
function bareParts(expression: Expression): Expression[] {
  if (isAggregate(expression)) return [];
  if (!hasAggregate(expression)) return isConstant(expression) ? [] : [withoutWindow(expression)].flat();
  return partsOfExpression(expression).expressions.flatMap(bareParts);
}

/** A running total of a plain expression sums it: nothing to group by. */
const withoutWindow = (expression: Expression): Expression[] =>
  expression.kind === 'running total' || expression.kind === 'share of total' || expression.kind === 'change'
    ? []
    : [expression];

const isConstant = ({ kind }: Expression): boolean =>
  kind === 'literal' || kind === 'now' || kind === 'nested';

function bareInCondition(condition: Condition): Expression[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.flatMap(bareInCondition);
    case 'not':
      return bareInCondition(condition.of);
    case 'comparison':
      return [condition.left, condition.right].flatMap(bareParts);
    case 'between':
      return [condition.of, condition.low, condition.high].flatMap(bareParts);
    case 'in list':
    case 'in query':
    case 'text match':
    case 'is null':
    case 'is true':
    case 'period':
      return bareParts(condition.of);
    case 'exists':
    case 'same as outer':
      return [];
  }
}

const distinctOf = (expressions: readonly Expression[]): Expression[] =>
  expressions.filter((one, at) => expressions.findIndex((other) => sameExpression(one, other)) === at);

/**
 * Primary keys to group by as well, so that two people of one name stay apart: those of tables that other tables
 * refer to, where a name of the table's rows is grouped by.
 */
export function keysBehindNames(
  schema: Schema,
  instances: readonly Instance[],
  group: readonly Expression[],
): { instance: Instance; column: number }[] {
  return instances.flatMap((instance) => {
    const refersToIt =
      (instance.join !== null && !instance.join.toMany) ||
      instances.some(({ join }) => join?.to === instance && join.toMany);
    if (!refersToIt) return [];
    const grouped = group.flatMap((one) =>
      (one.kind === 'column' ? [one] : partsOfExpression(one).expressions).flatMap((part) =>
        part.kind === 'column' && belongsTo(schema, instance, part) ? [part.column] : [],
      ),
    );
    const { primaryKey = [] } = schema.tables[instance.table] ?? {};
    if (!tellsRowsApart(schema, instance.table, grouped)) return [];
    return primaryKey.filter((column) => !grouped.includes(column)).map((column) => ({ instance, column }));
  });
}

function belongsTo(
  schema: Schema,
  instance: Instance,
  part: { column: number; via: number | null },
): boolean {
  return schema.columns[part.column]?.table === instance.table && part.via === instance.via;
}
