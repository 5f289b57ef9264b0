import type { Node } from 'libpg-query';
import type {
  ComparisonOperator,
  Condition,
  Expression,
  Literal,
} from '../../reader/src/query/logical-query.ts';
import type { Constant, Interval } from './constants.ts';
import { type Conversion, constantIn, isTime } from './conversion.ts';
import { difference, inUnit, isElapsed, lengthOf } from './elapsed.ts';
import { isPairOf } from './keys.ts';
import { columnOf, type Scope } from './scope.ts';
import { operationOf, Unconvertible } from './syntax.ts';

type Comparison = { operator: ComparisonOperator; left: Node; right: Node };

const flipped: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '<>': '<>',
  '>': '<',
  '<': '>',
  '>=': '<=',
  '<=': '>=',
};

export function comparison(conversion: Conversion, compared: Comparison, scope: Scope): Condition {
  const { operator, left, right } = compared;
  if (constantIn(conversion, left) !== null && constantIn(conversion, right) === null)
    return comparison(conversion, { operator: flipped[operator], left: right, right: left }, scope);
  const correlated = operator === '=' ? sameAsOuter(conversion, compared, scope) : null;
  if (correlated !== null) return correlated;
  const apart = timesApart(conversion, compared, scope);
  if (apart !== null) return apart;
  const of = conversion.expression(left, scope);
  const constant = constantIn(conversion, right);
  if (constant === null)
    return { kind: 'comparison', operator, left: of, right: conversion.expression(right, scope) };
  return withConstant(conversion, { operator, of, constant });
}

function withConstant(
  conversion: Conversion,
  { operator, of, constant }: { operator: ComparisonOperator; of: Expression; constant: Constant },
): Condition {
  if (constant.kind === 'boolean' && (operator === '=' || operator === '<>'))
    return { kind: 'is true', negated: constant.value === (operator === '<>'), of };
  if (constant.kind === 'interval') {
    if (!isElapsed(of)) throw new Unconvertible('interval as a value');
    const { count, unit } = lengthOf(constant);
    const literal = conversion.align.number(count);
    return { kind: 'comparison', operator, left: inUnit(of, unit), right: { kind: 'literal', literal } };
  }
  if (constant.kind === 'time' && operator === '<>') throw new Unconvertible('moment as a value');
  const literal = literalFor(conversion, constant, of);
  return { kind: 'comparison', operator, left: of, right: { kind: 'literal', literal } };
}

/** A constant that is compared with an expression. */
export function literalFor({ align, schema }: Conversion, constant: Constant, of: Expression): Literal {
  const column = of.kind === 'column' ? of.column : null;
  switch (constant.kind) {
    case 'number':
      return column !== null && schema.columns[column]?.type === 'text'
        ? align.text(String(constant.value), column)
        : align.number(constant.value);
    case 'text':
      return column !== null &&
        schema.columns[column]?.type === 'number' &&
        /^-?\d+(\.\d+)?$/.test(constant.value)
        ? align.number(Number(constant.value))
        : align.text(constant.value, column);
    case 'boolean':
      return { kind: 'boolean', value: constant.value };
    default:
      throw new Unconvertible(`${constant.kind} as a value`);
  }
}

/** An inner column that equals its counterpart in the outer row. */
function sameAsOuter(conversion: Conversion, { left, right }: Comparison, scope: Scope): Condition | null {
  const { schema } = conversion;
  const sides = [columnOf(schema, scope, left), columnOf(schema, scope, right)];
  const inner = sides.find((side) => side?.depth === 0);
  const outer = sides.find((side) => side?.depth === 1);
  if (!inner || !outer || inner.instance.via !== null) return null;
  const linked = schema.foreignKeys.some((key) => isPairOf(key, { left: inner.column, right: outer.column }));
  if (inner.column === outer.column || linked) return { kind: 'same as outer', column: inner.column };
  const shared = sharedTarget(conversion, inner.column, outer.column);
  return shared ? { kind: 'same as outer', column: inner.column } : null;
}

/** Whether two columns refer to the same column of a third table. */
const sharedTarget = ({ schema }: Conversion, one: number, other: number): boolean => {
  const targets = (column: number) =>
    schema.foreignKeys
      .filter((key) => key.from.length === 1 && key.from[0] === column)
      .map(({ to }) => to[0]);
  return targets(one).some((target) => targets(other).includes(target));
};

/** `a > b + interval '3 days'`: more than three days between the two. */
function timesApart(
  conversion: Conversion,
  { operator, left, right }: Comparison,
  scope: Scope,
): Condition | null {
  const one = shifted(conversion, left);
  const other = shifted(conversion, right);
  if (one.interval === null && other.interval === null) return null;
  if (constantIn(conversion, one.of) !== null || constantIn(conversion, other.of) !== null) return null;
  const to = conversion.expression(one.of, scope);
  const from = conversion.expression(other.of, scope);
  if (!isTime(conversion.schema, to) || !isTime(conversion.schema, from)) return null;
  const total = minus(other.interval, one.interval);
  const { count, unit } = lengthOf(total);
  const [later, earlier, sign] = count < 0 ? [from, to, -1] : [to, from, 1];
  const elapsed = difference(conversion, { left: later, right: earlier, dates: false });
  if (elapsed === null) return null;
  return {
    kind: 'comparison',
    operator: sign === 1 ? operator : flipped[operator],
    left: inUnit(elapsed, unit),
    right: { kind: 'literal', literal: conversion.align.number(Math.abs(count)) },
  };
}

function shifted(conversion: Conversion, node: Node): { of: Node; interval: Interval | null } {
  const operation = operationOf(node);
  if (operation === null || (operation.operator !== '+' && operation.operator !== '-'))
    return { of: node, interval: null };
  const constant = constantIn(conversion, operation.right);
  const sign = operation.operator === '+' ? 1 : -1;
  if (constant?.kind === 'interval') return { of: operation.left, interval: minus(null, constant, -sign) };
  if (constant?.kind === 'number')
    return {
      of: operation.left,
      interval: { kind: 'interval', months: 0, days: sign * constant.value, seconds: 0 },
    };
  return { of: node, interval: null };
}

const minus = (one: Interval | null, other: Interval | null, factor = 1): Interval => ({
  kind: 'interval',
  months: (one?.months ?? 0) - factor * (other?.months ?? 0),
  days: (one?.days ?? 0) - factor * (other?.days ?? 0),
  seconds: (one?.seconds ?? 0) - factor * (other?.seconds ?? 0),
});
