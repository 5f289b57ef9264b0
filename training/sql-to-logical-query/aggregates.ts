import type { CaseExpr, FuncCall, Node } from 'libpg-query';
import type { AggregateName, Condition, Expression } from '../../reader/src/query/logical-query.ts';
import { type Conversion, constantIn } from './conversion-context.ts';
import { conjunctsOf, functionName, kindOf, Unconvertible, withoutCasts } from './parse-tree.ts';
import type { Scope } from './scope.ts';

const names: Readonly<Record<string, AggregateName>> = {
  count: 'count',
  sum: 'sum',
  avg: 'avg',
  min: 'min',
  max: 'max',
};

export function aggregateCall(conversion: Conversion, call: FuncCall, scope: Scope): Expression {
  const aggregate = unfiltered(conversion, call, scope);
  if (call.agg_filter === undefined) return aggregate;
  const where = conversion.conditions(conjunctsOf(call.agg_filter), scope);
  if (where === null) return aggregate;
  return aggregate.kind === 'filtered'
    ? { ...aggregate, where: { kind: 'and', parts: [where, aggregate.where] } }
    : { kind: 'filtered', aggregate, where };
}

function unfiltered(conversion: Conversion, call: FuncCall, scope: Scope): Expression {
  const function_ = functionName(call.funcname);
  if (function_ === 'percentile_cont') return median(conversion, call, scope);
  const argument = call.args?.[0];
  if (call.agg_star || argument === undefined) return { kind: 'count rows' };
  const name = names[function_];
  if (name === undefined) throw new Unconvertible('unknown aggregate', function_);
  const bare = withoutCasts(argument);
  if ('CaseExpr' in bare) return ofCase(conversion, { name, choice: bare.CaseExpr }, scope);
  const condition = asCondition(conversion, { argument, bare }, scope);
  if (condition !== null) return ofCondition(name, condition);
  if (name === 'count') return count(conversion, { argument, distinct: call.agg_distinct === true }, scope);
  return { kind: 'aggregate', name, of: conversion.expression(argument, scope) };
}

function median(conversion: Conversion, { args, agg_order }: FuncCall, scope: Scope): Expression {
  const share = args?.[0] === undefined ? null : constantIn(conversion, args[0]);
  const by = agg_order?.[0];
  if (share?.kind !== 'number' || share.value !== 0.5 || by === undefined || !('SortBy' in by))
    throw new Unconvertible('percentile');
  return { kind: 'aggregate', name: 'median', of: conversion.expression(by.SortBy.node as Node, scope) };
}

/** Counting a column that every row has is counting rows. */
function count(
  conversion: Conversion,
  { argument, distinct }: { argument: Node; distinct: boolean },
  scope: Scope,
): Expression {
  if (constantIn(conversion, argument) !== null) return { kind: 'count rows' };
  if ('RowExpr' in argument) throw new Unconvertible('count of several columns');
  const of = conversion.expression(argument, scope);
  if (distinct) {
    const alone = scope.instances.length === 1 && scope.outputs === null;
    return alone && isKey(conversion, of)
      ? { kind: 'count rows' }
      : { kind: 'aggregate', name: 'count distinct', of };
  }
  return neverMissing(conversion, of, scope)
    ? { kind: 'count rows' }
    : { kind: 'aggregate', name: 'count', of };
}

function isKey({ schema }: Conversion, of: Expression): boolean {
  if (of.kind !== 'column' || of.via !== null) return false;
  const key = schema.tables[schema.columns[of.column]?.table ?? -1]?.primaryKey ?? [];
  return key.length === 1 && key[0] === of.column;
}

function neverMissing({ schema }: Conversion, of: Expression, scope: Scope): boolean {
  if (of.kind !== 'column' || of.via !== null) return false;
  const column = schema.columns[of.column];
  const instance = scope.instances.find(({ table }) => table === column?.table);
  const key = schema.tables[column?.table ?? -1]?.primaryKey ?? [];
  return instance?.left === false && (column?.nullable === false || key.includes(of.column));
}

/** The condition that `(grade = 'A')::int` or `passed::int` turns into 1 and 0. */
function asCondition(
  conversion: Conversion,
  { argument, bare }: { argument: Node; bare: Node },
  scope: Scope,
): Condition | null {
  if (argument === bare) return null;
  const boolean =
    ['BoolExpr', 'NullTest', 'BooleanTest'].includes(kindOf(bare)) ||
    ('A_Expr' in bare && /^(=|<>|<|>|<=|>=|~~\*?)$/.test(operatorOf(bare))) ||
    ('ColumnRef' in bare && isBooleanColumn(conversion, bare, scope));
  return boolean ? conversion.conditions([bare], scope) : null;
}

const operatorOf = (node: Extract<Node, { A_Expr: unknown }>): string => {
  const name = node.A_Expr.name?.[0];
  return name !== undefined && 'String' in name ? (name.String.sval ?? '') : '';
};

function isBooleanColumn(conversion: Conversion, node: Node, scope: Scope): boolean {
  const expression = conversion.expression(node, scope);
  return expression.kind === 'column' && conversion.schema.columns[expression.column]?.type === 'boolean';
}

function ofCondition(name: AggregateName, where: Condition): Expression {
  if (name === 'avg') return { kind: 'share of rows', where };
  if (name === 'sum' || name === 'count')
    return { kind: 'filtered', aggregate: { kind: 'count rows' }, where };
  throw new Unconvertible('aggregate of a condition', name);
}

/** `sum(CASE WHEN condition THEN x ELSE 0 END)` and its like. */
function ofCase(
  conversion: Conversion,
  { name, choice }: { name: AggregateName; choice: CaseExpr },
  scope: Scope,
): Expression {
  const [when, ...more] = choice.args ?? [];
  if (when === undefined || !('CaseWhen' in when) || more.length > 0 || choice.arg !== undefined)
    throw new Unconvertible('case');
  const otherwise = choice.defresult === undefined ? null : constantIn(conversion, choice.defresult);
  const { expr, result } = when.CaseWhen;
  if (expr === undefined || result === undefined) throw new Unconvertible('case');
  const where = conversion.conditions(conjunctsOf(expr), scope);
  if (where === null) throw new Unconvertible('case');
  const then = constantIn(conversion, result);
  const zero = otherwise?.kind === 'number' && otherwise.value === 0;
  if (then?.kind === 'number' && (then.value === 1 || then.value === 100)) {
    if (name === 'avg' && zero) return { kind: 'share of rows', where };
    if (then.value === 1 && (name === 'count' || name === 'sum'))
      return { kind: 'filtered', aggregate: { kind: 'count rows' }, where };
  }
  if (then !== null || (zero && name !== 'sum')) throw new Unconvertible('case');
  const aggregate: Expression = { kind: 'aggregate', name, of: conversion.expression(result, scope) };
  return { kind: 'filtered', aggregate, where };
}
