import type { Node } from 'libpg-query';
import type { ElapsedUnit, Expression } from '../../reader/src/query/logical-query.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { type Conversion, isDate, isTime } from './conversion-context.ts';
import type { Interval } from './evaluate-constants.ts';

/** Unit words of a question that tell in what a length of time is wanted. */
const spokenUnits: readonly [ElapsedUnit, readonly string[]][] = [
  ['minutes', ['minute', 'minutes', 'min', 'mins']],
  ['hours', ['hour', 'hours', 'hrs', 'h']],
  ['days', ['day', 'days']],
  ['months', ['month', 'months']],
  ['years', ['year', 'years', 'old', 'age']],
];

export const castsToDate = (node: Node): boolean =>
  'TypeCast' in node && JSON.stringify(node.TypeCast.typeName?.names ?? []).includes('"date"');

/** `left - right` of two moments: days between dates, otherwise the unit that the question speaks of. */
export function difference(
  conversion: Conversion,
  { left, right, dates }: { left: Expression; right: Expression; dates: boolean },
): Expression | null {
  const { schema, align } = conversion;
  if (!isTime(schema, left) || !isTime(schema, right)) return null;
  if (dates || (isDay(schema, left) && isDay(schema, right)))
    return { kind: 'elapsed', unit: 'days', from: wholeMoment(right), to: wholeMoment(left) };
  const spoken = spokenUnits.slice(0, 3).find(([, words]) => align.says(words));
  const elapsed: Expression = { kind: 'elapsed', unit: spoken?.[0] ?? 'hours', from: right, to: left };
  return isEpoch(conversion, left) && isEpoch(conversion, right) ? inSeconds(elapsed) : elapsed;
}

const isDay = (schema: Schema, expression: Expression): boolean =>
  isDate(schema, expression) || (expression.kind === 'truncated' && expression.unit === 'day');

/** Days are counted between moments: that each was cut down to its day says no more. */
const wholeMoment = (expression: Expression): Expression =>
  expression.kind === 'truncated' && expression.unit === 'day' ? expression.of : expression;

const isEpoch = ({ schema }: Conversion, expression: Expression): boolean =>
  expression.kind === 'column' && schema.columns[expression.column]?.timeStorage === 'epoch seconds';

/** Seconds are minutes times 60, until a division makes another unit of them. */
export function inSeconds(elapsed: Expression): Expression {
  if (elapsed.kind === 'aggregate') return { ...elapsed, of: inSeconds(elapsed.of) };
  if (elapsed.kind !== 'elapsed') return elapsed;
  return {
    kind: 'arithmetic',
    operator: '*',
    left: { ...elapsed, unit: 'minutes' },
    right: { kind: 'literal', literal: { kind: 'number', value: 60 } },
  };
}

const perSeconds: Readonly<Record<number, ElapsedUnit>> = { 60: 'minutes', 3600: 'hours', 86400: 'days' };

/** A length of time divided by a number that makes it another unit, or null where it does not. */
export function rescaled(expression: Expression, divisor: number): Expression | null {
  switch (expression.kind) {
    case 'aggregate': {
      const of = rescaled(expression.of, divisor);
      return of === null ? null : { ...expression, of };
    }
    case 'filtered': {
      const aggregate = rescaled(expression.aggregate, divisor);
      return aggregate === null ? null : { ...expression, aggregate };
    }
    case 'arithmetic': {
      const { operator, left, right } = expression;
      if (operator === '+' || operator === '-') {
        const [one, other] = [rescaled(left, divisor), rescaled(right, divisor)];
        return one === null || other === null ? null : { ...expression, left: one, right: other };
      }
      const unit = perSeconds[divisor];
      const seconds =
        right.kind === 'literal' && right.literal.kind === 'number' && right.literal.value === 60;
      return seconds && left.kind === 'elapsed' && unit !== undefined ? { ...left, unit } : null;
    }
    case 'elapsed':
      return expression.unit === 'days' && divisor >= 365 && divisor <= 366
        ? { ...expression, unit: 'years' }
        : expression.unit === 'days' && divisor >= 30 && divisor < 31
          ? { ...expression, unit: 'months' }
          : expression.unit === 'minutes' && divisor === 60
            ? { ...expression, unit: 'hours' }
            : expression.unit === 'hours' && divisor === 24
              ? { ...expression, unit: 'days' }
              : null;
    default:
      return null;
  }
}

/** How many of which unit an interval is. */
export function lengthOf({ months, days, seconds }: Interval): { count: number; unit: ElapsedUnit } {
  if (months !== 0 && days === 0 && seconds === 0)
    return months % 12 === 0 ? { count: months / 12, unit: 'years' } : { count: months, unit: 'months' };
  if (months === 0 && seconds === 0) return { count: days, unit: 'days' };
  const minutes = days * 1440 + seconds / 60 + months * 43_200;
  return minutes % 60 === 0 ? { count: minutes / 60, unit: 'hours' } : { count: minutes, unit: 'minutes' };
}

/** The same expression with its lengths of time in another unit. */
export function inUnit(expression: Expression, unit: ElapsedUnit): Expression {
  switch (expression.kind) {
    case 'elapsed':
      return { ...expression, unit };
    case 'aggregate':
      return { ...expression, of: inUnit(expression.of, unit) };
    case 'filtered':
      return { ...expression, aggregate: inUnit(expression.aggregate, unit) };
    case 'arithmetic':
      return { ...expression, left: inUnit(expression.left, unit), right: inUnit(expression.right, unit) };
    default:
      return expression;
  }
}

/** Whether an expression is a length of time. */
export function isElapsed(expression: Expression): boolean {
  switch (expression.kind) {
    case 'elapsed':
      return true;
    case 'aggregate':
      return expression.name !== 'count' && expression.name !== 'count distinct' && isElapsed(expression.of);
    case 'filtered':
      return isElapsed(expression.aggregate);
    case 'arithmetic':
      return isElapsed(expression.left) || isElapsed(expression.right);
    default:
      return false;
  }
}
