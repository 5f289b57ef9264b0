import type { Node } from 'libpg-query';
import type { ArithmeticOperator, Expression } from '../../reader/src/query/logical-query.ts';
import { type Conversion, constantIn, isDate, isTime, same } from './conversion-context.ts';
import { powerOfMoney } from './money-in-cents.ts';
import { operationOf, Unconvertible, withoutCasts } from './parse-tree.ts';
import type { Scope } from './scope.ts';
import { castsToDate, difference, rescaled } from './time-differences.ts';

type Factors = { factor: number; above: Expression[]; below: Expression[] };

/** `+`, `-`, `*`, `/` and `||`, in one form for one meaning. */
export function arithmetic(
  conversion: Conversion,
  { operator, left, right }: { operator: string; left: Node; right: Node },
  scope: Scope,
): Expression {
  if (operator === '||') return joinedText(conversion, { left, right }, scope);
  if (operator === '*' || operator === '/') return product(conversion, { operator, left, right }, scope);
  if (operator !== '+' && operator !== '-') throw new Unconvertible('unknown operator', operator);
  const one = conversion.expression(left, scope);
  const other = conversion.expression(right, scope);
  if (operator === '-') {
    const isDay = (node: Node, of: Expression): boolean => castsToDate(node) || isDate(conversion.schema, of);
    const dates = isDay(left, one) && isDay(right, other);
    const elapsed = difference(conversion, { left: one, right: other, dates });
    if (elapsed !== null) return elapsed;
    const change = changeOf(conversion, one, other);
    if (change !== null) return change;
  }
  if (isTime(conversion.schema, one)) throw new Unconvertible('moment plus something');
  return { kind: 'arithmetic', operator, left: one, right: other };
}

/** `x - lag(x)` */
function changeOf(conversion: Conversion, left: Expression, right: Expression): Expression | null {
  if (right.kind !== 'change' || !same(left, right.of)) return null;
  conversion.openWindows.delete(right);
  return right;
}

function joinedText(
  conversion: Conversion,
  { left, right }: { left: Node; right: Node },
  scope: Scope,
): Expression {
  const parts = [...textParts(left), ...textParts(right)].filter((part) => {
    const constant = constantIn(conversion, part);
    return constant?.kind !== 'text' || constant.value.trim() !== '';
  });
  if (parts.some((part) => constantIn(conversion, part)?.kind === 'text'))
    throw new Unconvertible('joined with other text');
  const [first, ...rest] = parts.map((part) => conversion.expression(part, scope));
  if (first === undefined) throw new Unconvertible('joined text of nothing');
  return rest.reduce<Expression>(
    (joined, part) => ({ kind: 'joined text', left: joined, right: part }),
    first,
  );
}

function textParts(node: Node): Node[] {
  const operation = operationOf(withoutCasts(node));
  return operation?.operator === '||'
    ? [...textParts(operation.left), ...textParts(operation.right)]
    : [withoutCasts(node)];
}

function product(
  conversion: Conversion,
  operation: { operator: string; left: Node; right: Node },
  scope: Scope,
): Expression {
  const factors: Factors = { factor: 1, above: [], below: [] };
  gather(conversion, factors, { node: operation.left, inverted: false, scope });
  gather(conversion, factors, { node: operation.right, inverted: operation.operator === '/', scope });
  const { above, below } = factors;
  const factor = wholeUnits(conversion, factors);
  const part = chain(above);
  if (below.length > 0) {
    const whole = chain(below);
    const ratio = part === null ? null : ratioOf(conversion, { part, whole: whole as Expression, factor });
    if (ratio !== null) return ratio;
    return scaledBy(conversion, divide(part ?? one, whole as Expression), factor);
  }
  if (part === null) throw new Unconvertible('product of numbers');
  const unit = factor < 1 ? rescaled(part, Math.round((1 / factor) * 1e6) / 1e6) : null;
  if (factor === 100 && part.kind === 'share of rows') return part;
  return unit ?? scaledBy(conversion, part, factor);
}

/** Money is in whole units wherever a form speaks of it: dividing cents by 100 is left to the statement's writer. */
function wholeUnits({ schema }: Conversion, { factor, above, below }: Factors): number {
  const powers = (parts: readonly Expression[]): number =>
    parts.reduce((total, part) => total + powerOfMoney(schema, part), 0);
  const isDivided = Math.abs(factor - 0.01) < 1e-12;
  return isDivided && powers(above) - powers(below) === 1 ? 1 : factor;
}

const one: Expression = { kind: 'literal', literal: { kind: 'number', value: 1 } };

const divide = (left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  operator: '/',
  left,
  right,
});

function gather(
  conversion: Conversion,
  factors: Factors,
  { node, inverted, scope }: { node: Node; inverted: boolean; scope: Scope },
): void {
  const constant = constantIn(conversion, node);
  if (constant?.kind === 'number') {
    factors.factor = inverted ? factors.factor / constant.value : factors.factor * constant.value;
    return;
  }
  const bare = bareProduct(node);
  const operation = operationOf(bare);
  if (operation?.operator === '*' || operation?.operator === '/') {
    gather(conversion, factors, { node: operation.left, inverted, scope });
    const turned = operation.operator === '/' ? !inverted : inverted;
    gather(conversion, factors, { node: operation.right, inverted: turned, scope });
    return;
  }
  (inverted ? factors.below : factors.above).push(conversion.expression(bare, scope));
}

/** Rounding, casts and guards against zero do not change what is multiplied. */
function bareProduct(node: Node): Node {
  const bare = withoutCasts(node);
  if ('A_Expr' in bare && bare.A_Expr.kind === 'AEXPR_NULLIF' && bare.A_Expr.lexpr !== undefined)
    return bareProduct(bare.A_Expr.lexpr);
  if (
    'FuncCall' in bare &&
    /"(round)"/.test(JSON.stringify(bare.FuncCall.funcname)) &&
    bare.FuncCall.args?.[0]
  )
    return bareProduct(bare.FuncCall.args[0]);
  return bare;
}

function chain(parts: readonly Expression[]): Expression | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  return rest.reduce<Expression>(
    (left, right) => ({ kind: 'arithmetic', operator: '*', left, right }),
    first,
  );
}

/** Shares of rows, shares of a total, percentages; null for a plain quotient. */
function ratioOf(
  conversion: Conversion,
  { part, whole, factor }: { part: Expression; whole: Expression; factor: number },
): Expression | null {
  const share = factor === 1 || factor === 100;
  if (share && whole.kind === 'share of total' && same(whole.of, part)) {
    conversion.openWindows.delete(whole);
    return whole;
  }
  if (
    share &&
    part.kind === 'filtered' &&
    part.aggregate.kind === 'count rows' &&
    whole.kind === 'count rows'
  )
    return { kind: 'share of rows', where: part.where };
  return factor === 100 ? { kind: 'percentage', part, whole } : null;
}

function scaledBy(conversion: Conversion, expression: Expression, factor: number): Expression {
  if (Math.abs(factor - 1) < 1e-12) return expression;
  const operator: ArithmeticOperator = factor < 1 && factor > 0 ? '/' : '*';
  const value = operator === '/' ? Math.round((1 / factor) * 1e6) / 1e6 : factor;
  const literal = conversion.align.constant(value);
  return { kind: 'arithmetic', operator, left: expression, right: { kind: 'literal', literal } };
}
