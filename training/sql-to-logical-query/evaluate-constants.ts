import type { Node } from 'libpg-query';
import {
  addUnits,
  type CalendarUnit,
  type Clock,
  startOf,
} from '../../reader/src/question/wall-clock-arithmetic.ts';
import { functionName, operationOf, wordsOf } from './parse-tree.ts';

export type Interval = { kind: 'interval'; months: number; days: number; seconds: number };

/** What an expression without columns gives. */
export type Constant =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'time'; clock: Clock; date: boolean }
  | Interval
  | { kind: 'null' };

const dayMs = 86_400_000;

/** The value of an expression, or null where it depends on a row or is none of these kinds. */
export function evaluate(node: Node, moment: Clock): Constant | null {
  if ('A_Const' in node) return constantOf(node.A_Const);
  if ('TypeCast' in node) return castOf(node.TypeCast, moment);
  if ('FuncCall' in node) return callOf(node.FuncCall, moment);
  if ('SQLValueFunction' in node) {
    const date = node.SQLValueFunction.op === 'SVFOP_CURRENT_DATE';
    return { kind: 'time', clock: date ? startOf('day', moment) : moment, date };
  }
  if ('A_Expr' in node && node.A_Expr.lexpr === undefined && node.A_Expr.rexpr !== undefined) {
    const value = evaluate(node.A_Expr.rexpr, moment);
    return value?.kind === 'number' && wordsOf(node.A_Expr.name)[0] === '-'
      ? { kind: 'number', value: -value.value }
      : null;
  }
  const operation = operationOf(node);
  if (operation === null) return null;
  const left = evaluate(operation.left, moment);
  const right = evaluate(operation.right, moment);
  return left === null || right === null ? null : compute(operation.operator, left, right);
}

type ConstantNode = Extract<Node, { A_Const: unknown }>['A_Const'];
type CastNode = Extract<Node, { TypeCast: unknown }>['TypeCast'];
type CallNode = Extract<Node, { FuncCall: unknown }>['FuncCall'];

function constantOf(constant: ConstantNode): Constant {
  const { ival, fval, sval, boolval, isnull } = constant as {
    ival?: { ival?: number };
    fval?: { fval?: string };
    sval?: { sval?: string };
    boolval?: { boolval?: boolean };
    isnull?: boolean;
  };
  if (isnull === true) return { kind: 'null' };
  if (ival !== undefined) return { kind: 'number', value: ival.ival ?? 0 };
  if (fval !== undefined) return { kind: 'number', value: Number(fval.fval) };
  if (boolval !== undefined) return { kind: 'boolean', value: boolval.boolval ?? false };
  return { kind: 'text', value: sval?.sval ?? '' };
}

function castOf({ arg, typeName }: CastNode, moment: Clock): Constant | null {
  const type = wordsOf(typeName?.names).at(-1) ?? '';
  const value = arg === undefined ? null : evaluate(arg, moment);
  if (value === null) return null;
  if (type === 'interval') return value.kind === 'text' ? readInterval(value.value) : value;
  if (['date', 'timestamp', 'timestamptz'].includes(type)) return asTime(value, type === 'date');
  if (type === 'bool' && value.kind === 'text') return { kind: 'boolean', value: /^t/i.test(value.value) };
  if (value.kind === 'text' && /^(int|float|numeric)/.test(type)) {
    return { kind: 'number', value: Number(value.value) };
  }
  return value;
}

/** A date or a moment; texts that spell one count. */
export function asTime(value: Constant, date: boolean): Constant | null {
  if (value.kind === 'time') {
    return { kind: 'time', clock: date ? startOf('day', value.clock) : value.clock, date };
  }
  if (value.kind !== 'text') return null;
  const spelled = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2})(:\d{2})?.*)?$/.exec(value.value.trim());
  if (spelled === null) return null;
  const [, year = '', month = '', day = '', minutes = '00:00', seconds = ':00'] = spelled;
  const clock = Date.parse(
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${minutes.padStart(5, '0')}${seconds}Z`,
  );
  if (Number.isNaN(clock)) return null;
  return { kind: 'time', clock: date ? startOf('day', clock) : clock, date };
}

const truncations: Readonly<Record<string, CalendarUnit>> = {
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

function callOf({ funcname, args = [] }: CallNode, moment: Clock): Constant | null {
  const name = functionName(funcname);
  if (name === 'moment' || name === 'now') return { kind: 'time', clock: moment, date: false };
  const values = args.map((argument) => evaluate(argument, moment));
  const [first, second, third] = values;
  if (name === 'date_trunc' && first?.kind === 'text' && second?.kind === 'time') {
    const unit = truncations[first.value];
    return unit === undefined ? null : { kind: 'time', clock: startOf(unit, second.clock), date: false };
  }
  if (name === 'make_date' && first?.kind === 'number' && second?.kind === 'number') {
    const day = third?.kind === 'number' ? third.value : 1;
    return { kind: 'time', clock: Date.UTC(first.value, second.value - 1, day), date: true };
  }
  if (name === 'extract' && first?.kind === 'text' && second?.kind === 'time') {
    const date = new Date(second.clock);
    if (first.value === 'year') return { kind: 'number', value: date.getUTCFullYear() };
    if (first.value === 'month') return { kind: 'number', value: date.getUTCMonth() + 1 };
    if (first.value === 'epoch') return { kind: 'number', value: second.clock / 1000 };
  }
  if ((name === 'lower' || name === 'upper') && first?.kind === 'text') return first;
  if ((name === 'date' || name === 'datetime') && first) return asTime(first, name === 'date');
  return null;
}

function compute(operator: string, left: Constant, right: Constant): Constant | null {
  if (left.kind === 'number' && right.kind === 'number')
    return computeNumber(operator, left.value, right.value);
  if (operator !== '+' && operator !== '-') {
    return operator === '*' && left.kind === 'interval' && right.kind === 'number'
      ? scaled(left, right.value)
      : operator === '*' && left.kind === 'number' && right.kind === 'interval'
        ? scaled(right, left.value)
        : null;
  }
  const sign = operator === '+' ? 1 : -1;
  if (left.kind === 'time' && right.kind === 'interval') return shifted(left, scaled(right, sign));
  if (left.kind === 'interval' && right.kind === 'time' && sign === 1) return shifted(right, left);
  if (left.kind === 'time' && right.kind === 'number' && left.date) {
    return { ...left, clock: left.clock + sign * right.value * dayMs };
  }
  if (left.kind === 'time' && right.kind === 'time' && sign === -1) {
    const days = (left.clock - right.clock) / dayMs;
    return left.date && right.date
      ? { kind: 'number', value: days }
      : { kind: 'interval', months: 0, days, seconds: 0 };
  }
  if (left.kind === 'interval' && right.kind === 'interval') {
    return {
      kind: 'interval',
      months: left.months + sign * right.months,
      days: left.days + sign * right.days,
      seconds: left.seconds + sign * right.seconds,
    };
  }
  return null;
}

function computeNumber(operator: string, left: number, right: number): Constant | null {
  switch (operator) {
    case '+':
      return { kind: 'number', value: left + right };
    case '-':
      return { kind: 'number', value: left - right };
    case '*':
      return { kind: 'number', value: left * right };
    case '/':
      return { kind: 'number', value: left / right };
    default:
      return null;
  }
}

const scaled = ({ months, days, seconds }: Interval, factor: number): Interval => ({
  kind: 'interval',
  months: months * factor,
  days: days * factor,
  seconds: seconds * factor,
});

/** A date plus an interval is a moment, as in PostgreSQL. */
function shifted(time: Extract<Constant, { kind: 'time' }>, { months, days, seconds }: Interval): Constant {
  const clock = addUnits(time.clock, 'month', months) + days * dayMs + seconds * 1000;
  return { kind: 'time', clock, date: false };
}

const partsOfInterval: Readonly<Record<string, Partial<Omit<Interval, 'kind'>>>> = {
  y: { months: 12 },
  mon: { months: 1 },
  w: { days: 7 },
  d: { days: 1 },
  h: { seconds: 3600 },
  m: { seconds: 60 },
  s: { seconds: 1 },
};

/** '3 months', '1 year 6 months', '90 minutes', '1 day 02:30'. */
function readInterval(text: string): Interval | null {
  const total: Interval = { kind: 'interval', months: 0, days: 0, seconds: 0 };
  for (const [, count = '', unit = ''] of text.matchAll(/(-?\d+(?:\.\d+)?)\s*([a-z]+)/gi)) {
    const key = unit.toLowerCase().startsWith('mon') ? 'mon' : (unit[0]?.toLowerCase() ?? '');
    const part = partsOfInterval[key];
    if (part === undefined) return null;
    total.months += Number(count) * (part.months ?? 0);
    total.days += Number(count) * (part.days ?? 0);
    total.seconds += Number(count) * (part.seconds ?? 0);
  }
  const clock = /(\d+):(\d{2})/.exec(text);
  if (clock !== null) total.seconds += Number(clock[1]) * 3600 + Number(clock[2]) * 60;
  return total;
}
