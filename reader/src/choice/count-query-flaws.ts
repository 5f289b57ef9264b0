import type { Condition, Expression, LogicalQuery, Select } from '../query/logical-query.ts';
import type { Schema } from '../schema/schema-types.ts';
import { conjunctsOf, isAggregate, sameExpression } from '../statement/walk-query.ts';
import { nodesIn, selectsIn } from './collect-query-nodes.ts';

/**
 * How many things a query asks for that nobody means: a difference of a column to itself, a column that equals two
 * values at once, a sum of keys … The grammar allows them and the database runs them.
 */
export function countQueryFlaws(query: LogicalQuery, schema: Schema): number {
  const keys = keyColumns(schema);
  const inside = nodesIn(query).filter((node) => isFlawed(node, { schema, keys })).length;
  return inside + selectsIn(query).reduce((sum, select) => sum + flawsOfSelect(select, schema), 0);
}

type Known = { schema: Schema; keys: ReadonlySet<number> };

function isFlawed(node: Expression | Condition, { schema, keys }: Known): boolean {
  switch (node.kind) {
    case 'elapsed':
      return sameExpression(node.from, node.to);
    case 'arithmetic':
      return node.operator !== '*' && node.operator !== '+' && sameExpression(node.left, node.right);
    case 'percentage':
      return sameExpression(node.part, node.whole);
    case 'comparison':
      return sameExpression(node.left, node.right);
    case 'between':
      return sameExpression(node.low, node.high);
    case 'aggregate':
      return (
        (node.name === 'sum' || node.name === 'avg' || node.name === 'median') &&
        node.of.kind === 'column' &&
        (keys.has(node.of.column) || schema.columns[node.of.column]?.type === 'text')
      );
    case 'is null':
      return node.of.kind === 'column' && schema.columns[node.of.column]?.nullable === false;
    default:
      return false;
  }
}

function keyColumns({ tables, foreignKeys }: Schema): Set<number> {
  return new Set([
    ...tables.flatMap(({ primaryKey }) => (primaryKey.length === 1 ? primaryKey : [])),
    ...foreignKeys.flatMap(({ from }) => from),
  ]);
}

function flawsOfSelect(select: Select, schema: Schema): number {
  const flaws = [
    hasRepeats(select.select),
    select.limit !== null && select.order.length === 0,
    asksForTwoValues(select),
    hasIdleTable(select, schema),
    countsSingleRows(select, schema),
    comparesSamePeriod(select),
  ];
  return flaws.filter(Boolean).length;
}

const hasRepeats = (list: readonly Expression[]): boolean =>
  list.some((one, at) => list.findIndex((other) => sameExpression(one, other)) !== at);

function asksForTwoValues({ where }: Select): boolean {
  const tested = conjunctsOf(where).flatMap((one) =>
    one.kind === 'comparison' && one.operator === '=' && one.right.kind === 'literal' ? [one.left] : [],
  );
  return hasRepeats(tested);
}

/** The last table of the list, named by nothing: it only multiplies rows. */
function hasIdleTable({ from, ...rest }: Select, schema: Schema): boolean {
  if (from.kind === 'query' || from.tables.length < 2) return false;
  const nodes = nodesIn(rest);
  const used = new Set(
    nodes.flatMap((node) => (node.kind === 'column' ? [schema.columns[node.column]?.table] : [])),
  );
  const last = from.tables.at(-1);
  const countsRows = nodes.some(({ kind }) => kind === 'count rows' || kind === 'share of rows');
  return last !== undefined && last.join === 'inner' && !used.has(last.table) && !countsRows;
}

/** Rows of one table, counted for each value of a column that differs in every row. */
function countsSingleRows({ from, select, group }: Select, schema: Schema): boolean {
  if (from.kind === 'query' || from.tables.length !== 1 || !select.some(({ kind }) => kind === 'count rows'))
    return false;
  const by = group ?? select.filter((one) => !isAggregate(one));
  return by.some((one) => one.kind === 'column' && schema.columns[one.column]?.unique === true);
}

function comparesSamePeriod({ select }: Select): boolean {
  return hasRepeats(select.filter(({ kind }) => kind === 'filtered'));
}
