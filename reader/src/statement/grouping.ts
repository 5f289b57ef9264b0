import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { singularOf, splitName } from '../schema/name-words.ts';
import type { Schema } from '../schema/schema.ts';
import type { Instance } from './joins.ts';
import { conjunctsOf, hasAggregate, isAggregate, partsOfExpression, sameExpression } from './walk.ts';

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
    if (!namesRows(schema, instance.table, grouped)) return [];
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

/** Whether columns tell the rows of a table apart, as far as people do: a unique text, a name, first and last name. */
function namesRows(schema: Schema, table: number, columns: readonly number[]): boolean {
  const texts = columns.filter((column) => schema.columns[column]?.type === 'text');
  const kinds = texts.map((column) => kindOfName(schema, table, column));
  return kinds.includes('whole') || kinds.filter((kind) => kind === 'part').length >= 2;
}

const halfNames = /^(lastname|firstname|surname)$/;
const names = /^(name|title|label|fullname)$/;
const halves = /^(first|last|given|family)$/;
const kinds = /^(city|town|country|region|state|status|type|kind|category|email|phone|currency|unit)$/;

function kindOfName(schema: Schema, table: number, position: number): 'whole' | 'part' | 'none' {
  const column = schema.columns[position];
  const words = splitName(column?.name ?? '');
  const last = words.at(-1) ?? '';
  if (column === undefined || kinds.test(last) || isRepeated(schema, position)) return 'none';
  if (column.unique) return 'whole';
  if (halfNames.test(last) || halves.test(words.at(-2) ?? '')) return 'part';
  if (names.test(last)) return isOfAnother(schema, table, words.slice(0, -1)) ? 'none' : 'whole';
  return hasName(schema, table) || firstText(schema, table) !== position ? 'none' : 'whole';
}

/** Few values over many rows are a kind of rows, not a name: 'Summer' of many years' seasons. */
function isRepeated({ columns, tables }: Schema, position: number): boolean {
  const { values = [], table = -1 } = columns[position] ?? {};
  return values.length > 0 && values.length * 2 <= (tables[table]?.rows ?? 0);
}

/** customer_name of an order names another table's rows. */
function isOfAnother({ tables }: Schema, table: number, words: readonly string[]): boolean {
  const wanted = words.map(singularOf).join(' ');
  return tables.some(({ name }, at) => at !== table && splitName(name).map(singularOf).join(' ') === wanted);
}

const hasName = ({ tables, columns }: Schema, table: number): boolean =>
  (tables[table]?.columns ?? []).some((column) =>
    names.test(splitName(columns[column]?.name ?? '').at(-1) ?? ''),
  );

/** What rows are called by where no column is a name. */
function firstText({ tables, columns, foreignKeys }: Schema, table: number): number | undefined {
  const { columns: own = [], primaryKey = [] } = tables[table] ?? {};
  return own.find(
    (column) =>
      columns[column]?.type === 'text' &&
      !primaryKey.includes(column) &&
      !foreignKeys.some(({ from }) => from.includes(column)),
  );
}
