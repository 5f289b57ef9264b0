import type { Node } from 'libpg-query';
import type {
  ComparisonOperator,
  Condition,
  ElapsedUnit,
  Expression,
  Literal,
} from '../../reader/src/query/logical-query.ts';
import { type Conversion, constantIn, isTime } from './conversion-context.ts';
import type { Constant } from './evaluate-constants.ts';
import { isPairOf } from './join-keys.ts';
import { powerOfMoney } from './money-in-cents.ts';
import { functionName, operationOf, Unconvertible } from './parse-tree.ts';
import { columnOf, type Scope } from './scope.ts';
import { difference, inUnit, isElapsed, lengthOf } from './time-differences.ts';

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
  const share = shareOf(conversion, compared, scope);
  if (share !== null) return share;
  const apart = timesApart(conversion, compared, scope);
  if (apart !== null) return apart;
  const of = conversion.expression(left, scope);
  const constant = constantIn(conversion, right);
  const made = constant === null && isElapsed(of) ? madeInterval(conversion, right) : null;
  if (made !== null) {
    const count = conversion.expression(made.count, scope);
    return { kind: 'comparison', operator, left: inUnit(of, made.unit), right: count };
  }
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
        : align.number(inWholeUnits({ align, schema }, constant.value, of));
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

/** What the question says about an amount that is stored in cents: 500000 are 5,000. */
function inWholeUnits(
  { align, schema }: Pick<Conversion, 'align' | 'schema'>,
  value: number,
  of: Expression,
): number {
  const isWhole = value === 0 || powerOfMoney(schema, of) !== 1 || !align.hasNumber(value / 100);
  return isWhole ? value : value / 100;
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

/** `a > b + interval '3 days'`, `a > b + days`: more than so long between the two. */
function timesApart(
  conversion: Conversion,
  { operator, left, right }: Comparison,
  scope: Scope,
): Condition | null {
  const one = shifted(conversion, left, scope);
  const other = shifted(conversion, right, scope);
  if (one.by === null && other.by === null) return null;
  const to = conversion.expression(one.of, scope);
  const from = conversion.expression(other.of, scope);
  if (!isTime(conversion.schema, to) || !isTime(conversion.schema, from)) return null;
  const length = one.by === null ? other.by : other.by === null ? opposite(one.by) : null;
  if (length === null) return null;
  const [later, earlier] = length.negative ? [from, to] : [to, from];
  const elapsed = difference(conversion, { left: later, right: earlier, dates: false });
  if (elapsed === null) return null;
  return {
    kind: 'comparison',
    operator: length.negative ? flipped[operator] : operator,
    left: inUnit(elapsed, length.unit),
    right: length.count(),
  };
}

/** How far a moment is moved. */
type Length = { unit: ElapsedUnit; negative: boolean; count: () => Expression };

const opposite = (length: Length): Length => ({ ...length, negative: !length.negative });

function shifted(conversion: Conversion, node: Node, scope: Scope): { of: Node; by: Length | null } {
  const operation = operationOf(node);
  if (operation === null || (operation.operator !== '+' && operation.operator !== '-'))
    return { of: node, by: null };
  if (constantIn(conversion, node) !== null) return { of: node, by: null };
  const length = lengthNode(conversion, operation.right, scope);
  if (length === null) return { of: node, by: null };
  return { of: operation.left, by: operation.operator === '+' ? length : opposite(length) };
}

/** `interval '3 days'`, `3`, `days`, `minutes * interval '1 minute'`, `make_interval(mins => minutes)`. */
function lengthNode(conversion: Conversion, node: Node, scope: Scope): Length | null {
  const constant = constantIn(conversion, node);
  if (constant?.kind === 'interval') {
    const { count, unit } = lengthOf(constant);
    return { unit, negative: count < 0, count: () => numberOf(conversion, Math.abs(count)) };
  }
  if (constant?.kind === 'number')
    return {
      unit: 'days',
      negative: constant.value < 0,
      count: () => numberOf(conversion, Math.abs(constant.value)),
    };
  if (constant !== null) return null;
  const made = madeInterval(conversion, node);
  if (made !== null)
    return { unit: made.unit, negative: false, count: () => conversion.expression(made.count, scope) };
  const of = conversion.expression(node, scope);
  const days = of.kind === 'column' && conversion.schema.columns[of.column]?.type === 'number';
  return days ? { unit: 'days', negative: false, count: () => of } : null;
}

const numberOf = ({ align }: Conversion, value: number): Expression => ({
  kind: 'literal',
  literal: align.number(value),
});

const madeUnits: Readonly<Record<string, ElapsedUnit>> = {
  years: 'years',
  months: 'months',
  days: 'days',
  hours: 'hours',
  mins: 'minutes',
};

function madeInterval(conversion: Conversion, node: Node): { unit: ElapsedUnit; count: Node } | null {
  if ('FuncCall' in node && functionName(node.FuncCall.funcname) === 'make_interval') {
    const [argument] = node.FuncCall.args ?? [];
    if (argument === undefined || !('NamedArgExpr' in argument)) return null;
    const unit = madeUnits[argument.NamedArgExpr.name ?? ''];
    const { arg } = argument.NamedArgExpr;
    return unit === undefined || arg === undefined ? null : { unit, count: arg };
  }
  const operation = operationOf(node);
  if (operation?.operator !== '*') return null;
  for (const [count, other] of [
    [operation.left, operation.right],
    [operation.right, operation.left],
  ] as const) {
    const interval = constantIn(conversion, other);
    if (interval?.kind !== 'interval') continue;
    const length = lengthOf(interval);
    return length.count === 1 ? { unit: length.unit, count } : null;
  }
  return null;
}

/** `a > 0.8 * b` where the question says 80 per cent. */
function shareOf(
  conversion: Conversion,
  { operator, left, right }: Comparison,
  scope: Scope,
): Condition | null {
  const operation = operationOf(right);
  if (operation?.operator !== '*') return null;
  for (const [factor, other] of [
    [operation.left, operation.right],
    [operation.right, operation.left],
  ] as const) {
    const constant = constantIn(conversion, factor);
    if (constant?.kind !== 'number' || constant.value <= 0) continue;
    const percent = Math.round(constant.value * 1e6) / 1e4;
    if (conversion.align.hasNumber(constant.value) || !conversion.align.hasNumber(percent)) return null;
    const part = conversion.expression(left, scope);
    const whole = conversion.expression(other, scope);
    return {
      kind: 'comparison',
      operator,
      left: { kind: 'percentage', part, whole },
      right: { kind: 'literal', literal: conversion.align.number(percent) },
    };
  }
  return null;
}
