import type { Node } from 'libpg-query';
import type { Condition, Expression } from '../../reader/src/query/logical-query.ts';
import {
  addUnits,
  type CalendarUnit,
  type Clock,
  clockOf,
  startOf,
} from '../../reader/src/question/wall-clock-arithmetic.ts';
import type { Bounds } from './align-literals-with-question.ts';
import { type Conversion, constantIn, isDate, isTime, same } from './conversion-context.ts';
import { asTime, type Constant } from './evaluate-constants.ts';
import { operationOf } from './parse-tree.ts';
import type { Scope } from './scope.ts';
import { castsToDate } from './time-differences.ts';

export type Bounded = { of: Expression; bounds: Bounds };

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' };

/** A test that keeps a moment within bounds, or null for any other condition. `a BETWEEN b AND c` is two. */
export function boundedTests(conversion: Conversion, node: Node, scope: Scope): Bounded[] | null {
  if ('A_Expr' in node && node.A_Expr.kind === 'AEXPR_BETWEEN') {
    const { lexpr, rexpr } = node.A_Expr;
    const items = rexpr !== undefined && 'List' in rexpr ? (rexpr.List.items ?? []) : [];
    const [low, high] = items;
    if (lexpr === undefined || low === undefined || high === undefined) return null;
    const from = boundedTest(conversion, { operator: '>=', left: lexpr, right: low }, scope);
    const to = boundedTest(conversion, { operator: '<=', left: lexpr, right: high }, scope);
    return from === null || to === null ? null : [from, to];
  }
  const operation = operationOf(node);
  if (operation === null || flipped[operation.operator] === undefined) return null;
  const test = boundedTest(conversion, operation, scope);
  return test === null ? null : [test];
}

type Operation = { operator: string; left: Node; right: Node };

function boundedTest(conversion: Conversion, operation: Operation, scope: Scope): Bounded | null {
  const { operator, left, right } = operation;
  const constant = constantIn(conversion, right);
  if (constant === null) {
    return constantIn(conversion, left) === null
      ? null
      : boundedTest(conversion, { operator: flipped[operator] ?? '', left: right, right: left }, scope);
  }
  if (constantIn(conversion, left) !== null) return null;
  if (!['time', 'text', 'number'].includes(constant.kind)) return null;
  const shift = shiftOf(conversion, left);
  if (shift === null && isSum(conversion, left)) return null;
  const of = conversion.expression(shift?.of ?? left, scope);
  if (of.kind === 'time part' && of.part === 'year' && constant.kind === 'number')
    return { of: of.of, bounds: boundsOf(operator, clockOf(constant.value), 'year') };
  const clock = clockIn(conversion, of, constant);
  if (clock === null) return null;
  const moved = shift === null ? clock : shift.back(clock);
  if (of.kind === 'truncated') return { of: of.of, bounds: boundsOf(operator, moved, of.unit) };
  // A date compared with a moment of its day: what counts is how far back, not the rest of that day.
  const whole = castsToDate(left) || (isDate(conversion.schema, of) && startOf('day', moved) === moved);
  return { of, bounds: boundsOf(operator, moved, whole ? 'day' : null) };
}

/** `column + column`, which no constant bounds. */
function isSum(conversion: Conversion, node: Node): boolean {
  const operation = operationOf(node);
  return operation?.operator === '+' && constantIn(conversion, operation.right) === null;
}

function clockIn({ schema }: Conversion, of: Expression, constant: Constant): Clock | null {
  if (constant.kind === 'time') return constant.clock;
  if (!isTime(schema, of)) return null;
  if (constant.kind === 'text') {
    const time = asTime(constant, false);
    return time?.kind === 'time' ? time.clock : null;
  }
  const epoch = of.kind === 'column' && schema.columns[of.column]?.timeStorage !== 'native';
  return epoch && constant.kind === 'number' && constant.value > 1e8 ? constant.value * 1000 : null;
}

/** `column + interval` on the left: the interval moves to the other side. */
function shiftOf(conversion: Conversion, node: Node): { of: Node; back(clock: Clock): Clock } | null {
  const operation = operationOf(node);
  if (operation === null || (operation.operator !== '+' && operation.operator !== '-')) return null;
  const interval = constantIn(conversion, operation.right);
  if (interval?.kind !== 'interval') return null;
  const sign = operation.operator === '+' ? -1 : 1;
  const { months, days, seconds } = interval;
  return {
    of: operation.left,
    back: (clock) => addUnits(clock, 'month', sign * months) + sign * (days * 86_400_000 + seconds * 1000),
  };
}

/** Bounds of a moment, which is compared as a whole unit of time where one is given. */
function boundsOf(operator: string, clock: Clock, unit: CalendarUnit | null): Bounds {
  const floor = unit === null ? clock : startOf(unit, clock);
  const next = unit === null ? clock : addUnits(floor, unit, 1);
  const ceiling = floor === clock ? clock : next;
  switch (operator) {
    case '=':
      return { start: floor, end: unit === null ? addUnits(clock, 'day', 1) : next };
    case '>=':
      return { start: ceiling, end: null };
    case '>':
      return { start: next, end: null };
    case '<':
      return { start: null, end: ceiling };
    default:
      return { start: null, end: next };
  }
}

/** Tests of one moment together: a lower and an upper bound are one period. */
export function joinBounds(tests: readonly Bounded[]): Bounded[] {
  const joined: Bounded[] = [];
  for (const test of tests) {
    const at = joined.findIndex(({ of, bounds }) => same(of, test.of) && fits(bounds, test.bounds));
    const other = joined[at];
    if (other === undefined) joined.push(test);
    else {
      const bounds = {
        start: other.bounds.start ?? test.bounds.start,
        end: other.bounds.end ?? test.bounds.end,
      };
      joined[at] = { of: test.of, bounds };
    }
  }
  return joined;
}

const fits = (one: Bounds, other: Bounds): boolean =>
  (one.start === null && one.end !== null && other.start !== null && other.end === null) ||
  (one.start !== null && one.end === null && other.start === null && other.end !== null);

export function periodConditions(conversion: Conversion, { of, bounds }: Bounded): Condition[] {
  const tests = conversion.align.periods(bounds);
  if (tests !== null) return tests.map(({ relation, period }) => ({ kind: 'period', relation, of, period }));
  const age = ageCondition(conversion, { of, bounds });
  if (age !== null) return [age];
  conversion.align.miss('period not in words');
  return [{ kind: 'period', relation: 'during', of, period: { kind: 'words', first: 0, last: 0 } }];
}

/** 'Older than 60' counts years from a moment until now. */
function ageCondition({ align, moment }: Conversion, { of, bounds }: Bounded): Condition | null {
  const { start, end } = bounds;
  const bound = start ?? end;
  if (bound === null || (start !== null && end !== null)) return null;
  const years = Math.round((moment - bound) / (365.25 * 86_400_000));
  if (years < 1 || Math.abs(addUnits(moment, 'year', -years) - bound) > 2 * 86_400_000) return null;
  const left: Expression = { kind: 'elapsed', unit: 'years', from: of, to: { kind: 'now' } };
  const compare = (operator: '<' | '>=' | '>', value: number): Condition => ({
    kind: 'comparison',
    operator,
    left,
    right: { kind: 'literal', literal: align.number(value) },
  });
  if (align.hasNumber(years)) return compare(start === null ? '>=' : '<', years);
  return start === null && align.hasNumber(years - 1) ? compare('>', years - 1) : null;
}
