import type { Condition, Expression, Limit, Ordering, Select, SourceTable } from '../query/logical-query.ts';
import { expressionSql, nameIn, typeIn } from './expression-sql.ts';
import { conjunctionSql, fromLines } from './from-clause-sql.ts';
import { groupOf, isAggregated, keysBehindNames } from './group-by-expressions.ts';
import { literalParameter } from './literal-parameters.ts';
import { isSeparateMedian, medianSelect } from './median-sql.ts';
import { orderByLines } from './order-by-sql.ts';
import { type Instance, planJoins, viaInstance } from './plan-joins.ts';
import type { Output, Parts } from './select-part-types.ts';
import { UnsupportedQueryError } from './statement-error-classes.ts';
import {
  aliasFor,
  type Context,
  columnOf,
  inBrackets,
  instanceColumn,
  instanceOf,
  type Scope,
  type WrittenQuery,
} from './statement-scope.ts';
import { conjunctsOf, expressionsIn, expressionsOf, hasAggregate, sameExpression } from './walk-query.ts';

export function writeSelect(context: Context, given: Select, parent: Scope | null): WrittenQuery {
  const select = distinctAsGroups(given);
  const { scope, from } = openScope(context, select, parent);
  const outputs = outputsOf(scope, select.select);
  const group = scope.aggregated ? groupOf(select) : [];
  if (group.some(hasAggregate)) throw new UnsupportedQueryError('Rows cannot be grouped by an aggregate.');
  const { where, having, on } = placedConditions(scope, select.where);
  const parts: Parts = {
    scope,
    select,
    outputs,
    group,
    tail: [
      ...(from ?? fromLines(scope, on)),
      ...(where.length === 0 ? [] : [`WHERE ${conjunctionSql(scope, where)}`]),
      ...groupLines(scope, group, outputs),
      ...(having.length === 0 ? [] : [`HAVING ${conjunctionSql(scope, having)}`]),
    ],
    hasHaving: having.length > 0,
  };
  const { limit } = select;
  if (outputs.some(({ expression }) => isSeparateMedian(scope, expression)))
    return { sql: medianSelect(parts), outputs };
  const sql = limit !== null && limit.per.length > 0 ? limitedPerGroup(parts, limit) : plainSelect(parts);
  return { sql, outputs };
}

function plainSelect(parts: Parts): string {
  const { scope, select, outputs, tail } = parts;
  const shown = outputs.map((output) => shownSql(scope, output)).join(', ');
  const lines = [`SELECT ${select.distinct ? 'DISTINCT ' : ''}${shown}`, ...tail, ...orderByLines(parts)];
  if (select.limit !== null) lines.push(`LIMIT ${limitPlace(scope, select.limit)}`);
  return lines.join('\n');
}

const limitPlace = ({ context }: Scope, { count }: Limit): string =>
  literalParameter(context, count, { against: { type: 'number', date: false, column: null }, name: 'limit' });

const shownSql = ({ context }: Scope, { sql, name, aliased }: Output): string =>
  aliased ? `${sql} AS ${context.dialect.identifier(name)}` : sql;

/** The first rows of each group, by their number within it. */
function limitedPerGroup(parts: Parts, limit: Limit): string {
  const { scope, select, outputs, tail } = parts;
  const { dialect } = scope.context;
  const groups = limit.per.map((expression) => expressionSql(scope, expression)).join(', ');
  const order = orderByLines({ ...parts, outputs: [], group: parts.group })[0] ?? '';
  const number = `row_number() OVER (PARTITION BY ${groups}${order === '' ? '' : ` ${order}`}) AS place`;
  const hidden = limit.per
    .filter((one) => !select.select.some((shown) => sameExpression(one, shown)))
    .map((one, at) => ({ sql: expressionSql(scope, one), name: `part_${at + 1}` }));
  const inner = [
    `SELECT ${[
      ...outputs.map((output) => shownSql(scope, output)),
      ...hidden.map(({ sql, name }) => `${sql} AS ${name}`),
      number,
    ].join(', ')}`,
    ...tail,
  ].join('\n');
  const alias = aliasFor(scope.context, ['ranked']);
  const names = outputs.map(({ name }) => `${alias}.${dialect.identifier(name)}`);
  const shownGroups = outputs
    .filter(({ expression }) => limit.per.some((one) => sameExpression(one, expression)))
    .map(({ name }) => `${alias}.${dialect.identifier(name)}`);
  const sorted = [...shownGroups, ...hidden.map(({ name }) => `${alias}.${name}`), `${alias}.place`];
  return [
    `SELECT ${names.join(', ')}`,
    `FROM ${inBrackets(inner)} AS ${alias}`,
    `WHERE ${alias}.place <= ${limitPlace(scope, limit)}`,
    `ORDER BY ${sorted.join(', ')}`,
  ].join('\n');
}

/** Rows that are distinct but sorted by what they do not show are groups, sorted by the end that comes first. */
function distinctAsGroups(select: Select): Select {
  const isShown = ({ by }: Ordering) => select.select.some((shown) => sameExpression(shown, by));
  if (!select.distinct || select.order.every(isShown)) return select;
  if (isAggregated(select)) return { ...select, distinct: false };
  const order = select.order.map((ordering): Ordering => {
    if (isShown(ordering)) return ordering;
    const name = ordering.descending ? 'max' : 'min';
    return { ...ordering, by: { kind: 'aggregate', name, of: ordering.by } };
  });
  return { ...select, distinct: false, group: select.select, order };
}

function openScope(
  context: Context,
  select: Select,
  parent: Scope | null,
): { scope: Scope; from: string[] | null } {
  const scope: Scope = {
    context,
    parent,
    instances: [],
    source: null,
    qualified: true,
    aliasOf: new Map(),
    windowOrder: windowOrderOf(select),
    aggregated: isAggregated(select),
    countsKeys: expressionsOf(select).some((one) => one.kind === 'aggregate' && one.name.startsWith('count')),
  };
  if (select.from.kind === 'query') {
    const inner = context.write.query(context, select.from.query, parent);
    const alias = aliasFor(context, ['rows']);
    scope.source = { alias, outputs: inner.outputs };
    return { scope, from: [`FROM ${inBrackets(inner.sql)} AS ${alias}`] };
  }
  scope.instances = planJoins(context.schema, [
    ...select.from.tables,
    ...missingTables(context, select, parent),
  ]);
  for (const expression of expressionsOf(select)) {
    if (expression.kind !== 'column' || expression.via === null) continue;
    const { column, via } = expression;
    viaInstance(context.schema, scope.instances, { column, via });
  }
  scope.qualified = parent !== null || scope.instances.length > 1 || hasInnerQuery(select);
  return { scope, from: null };
}

/** Tables whose columns the query names without listing them. */
function missingTables(context: Context, select: Select, parent: Scope | null): SourceTable[] {
  const listed = select.from.kind === 'tables' ? select.from.tables.map(({ table }) => table) : [];
  const isOuter = (table: number): boolean => {
    for (let at = parent; at !== null; at = at.parent)
      if (at.instances.some((instance) => instance.table === table)) return true;
    return false;
  };
  const needed = expressionsOf(select).flatMap((expression) =>
    expression.kind === 'column' ? [columnOf(context.schema, expression.via ?? expression.column).table] : [],
  );
  return [...new Set(needed)]
    .filter((table) => !listed.includes(table) && !isOuter(table))
    .map((table) => ({ table, join: 'inner' as const, via: null }));
}

function hasInnerQuery(select: Select): boolean {
  const text = JSON.stringify([select.where, select.select, select.order]);
  return /"kind":"(nested|in query|exists)"/.test(text);
}

/** The result's own order, or else by its first plain expression. */
function windowOrderOf({ select, order }: Select): Ordering[] {
  const hasWindow = (one: Expression) =>
    expressionsIn(one).some(
      ({ kind }) => kind === 'running total' || kind === 'change' || kind === 'share of total',
    );
  const ordered = order.filter(({ by }) => !hasWindow(by));
  if (ordered.length > 0) return ordered;
  const plain = select.find((one) => !hasAggregate(one) && !hasWindow(one));
  return plain === undefined ? [] : [{ by: plain, descending: false }];
}

function outputsOf(scope: Scope, select: readonly Expression[]): Output[] {
  const taken = new Set<string>();
  return select.map((expression) => {
    const wanted = nameIn(scope, expression);
    const table = expression.kind === 'column' ? tableName(scope, expression.column) : null;
    const candidates = [wanted, ...(table === null ? [] : [`${table}_${wanted}`])];
    let name = candidates.find((one) => !taken.has(one)) ?? wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
    taken.add(name);
    const isStored =
      expression.kind === 'column' &&
      (columnOf(scope.context.schema, expression.column).timeStorage === 'native' ||
        columnOf(scope.context.schema, expression.column).type !== 'time') &&
      columnOf(scope.context.schema, expression.column).name === name;
    const sql = isSeparateMedian(scope, expression) ? '' : expressionSql(scope, expression);
    return { ...typeIn(scope, expression), expression, name, sql, aliased: !isStored };
  });
}

const tableName = ({ context: { schema } }: Scope, column: number): string =>
  (schema.tables[columnOf(schema, column).table]?.name ?? '').toLowerCase();

type Placed = { where: Condition[]; having: Condition[]; on: Map<Instance, Condition[]> };

/**
 * Conditions with aggregates go to HAVING. One on a table that a grouped query joins with LEFT goes to its ON: in
 * WHERE it would drop the rows that the left join keeps.
 */
function placedConditions(scope: Scope, condition: Condition | null): Placed {
  const placed: Placed = { where: [], having: [], on: new Map() };
  for (const part of conjunctsOf(condition)) {
    if (hasAggregate(part)) {
      placed.having.push(part);
      continue;
    }
    const instance = scope.aggregated ? onlyLeftInstance(scope, part) : null;
    if (instance === null) placed.where.push(part);
    else placed.on.set(instance, [...(placed.on.get(instance) ?? []), part]);
  }
  return placed;
}

/** The one left-joined table that a condition is about. */
function onlyLeftInstance(scope: Scope, condition: Condition): Instance | null {
  if (condition.kind === 'is null' && !condition.negated) return null;
  const named = expressionsIn(condition).flatMap((one) =>
    one.kind === 'column' ? [instanceOf(scope, one.column, one.via).instance] : [],
  );
  const optional = new Set(named.filter((instance) => instance.left && scope.instances.includes(instance)));
  const [first] = optional;
  return optional.size === 1 && first !== undefined ? first : null;
}

function groupLines(scope: Scope, group: readonly Expression[], outputs: readonly Output[]): string[] {
  const keys = keysBehindNames(scope.context.schema, scope.instances, group).map(({ instance, column }) =>
    instanceColumn(scope, instance, column),
  );
  const items = group.map((expression) => {
    const at = outputs.findIndex((output) => sameExpression(output.expression, expression));
    if (expression.kind === 'column' || expression.kind === 'output' || at < 0)
      return expressionSql(scope, expression);
    return String(at + 1);
  });
  const all = [...new Set([...keys, ...items])];
  return all.length === 0 ? [] : [`GROUP BY ${all.join(', ')}`];
}
