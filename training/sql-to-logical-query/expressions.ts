import type { A_Expr, ColumnRef, FuncCall, Node, TypeCast } from 'libpg-query';
import type { Expression, TimePart, TimeUnit } from '../../reader/src/query/logical-query.ts';
import { aggregateCall } from './aggregates.ts';
import { arithmetic } from './arithmetic.ts';
import { type Conversion, constantIn, isDate, isTime } from './conversion-context.ts';
import { functionName, isAggregateCall, kindOf, operationOf, Unconvertible, wordsOf } from './parse-tree.ts';
import { findColumn, type Scope } from './scope.ts';
import { castsToDate, difference, inSeconds, inUnit, isElapsed } from './time-differences.ts';
import { windowCall } from './window-functions.ts';

export function convertExpression(conversion: Conversion, node: Node, scope: Scope): Expression {
  const constant = constantIn(conversion, node);
  if (constant !== null) return constantExpression(conversion, constant);
  if ('ColumnRef' in node) return columnExpression(conversion, node.ColumnRef, scope);
  if ('TypeCast' in node) return castExpression(conversion, node, scope);
  if ('FuncCall' in node) return callExpression(conversion, node, scope);
  if ('CoalesceExpr' in node) return coalesced(conversion, node.CoalesceExpr.args ?? [], scope);
  if ('A_Expr' in node) return operatorExpression(conversion, node.A_Expr, scope);
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK') {
    const { subselect } = node.SubLink;
    if (subselect !== undefined && 'SelectStmt' in subselect)
      return { kind: 'nested', query: conversion.query(subselect.SelectStmt, scope) };
  }
  throw new Unconvertible('unknown expression', kindOf(node));
}

function constantExpression(
  { align, moment }: Conversion,
  constant: NonNullable<ReturnType<typeof constantIn>>,
): Expression {
  switch (constant.kind) {
    case 'number':
      return { kind: 'literal', literal: align.constant(constant.value) };
    case 'text':
      return { kind: 'literal', literal: align.text(constant.value, null) };
    case 'boolean':
      return { kind: 'literal', literal: { kind: 'boolean', value: constant.value } };
    case 'time':
      if (Math.abs(constant.clock - moment) < 86_400_000 && constant.clock <= moment) return { kind: 'now' };
      throw new Unconvertible('moment as a value');
    case 'interval':
    case 'null':
      throw new Unconvertible(`${constant.kind} as a value`);
  }
}

/** A moment as a date is its day; other casts do not change what is meant. */
function castExpression(
  conversion: Conversion,
  node: Node & { TypeCast: TypeCast },
  scope: Scope,
): Expression {
  const { arg, typeName } = node.TypeCast;
  if (arg === undefined) throw new Unconvertible('unknown cast');
  const type = wordsOf(typeName?.names).at(-1);
  if (type === 'time' || type === 'timetz') throw new Unconvertible('time of day');
  const of = conversion.expression(arg, scope);
  const { schema } = conversion;
  const moment = castsToDate(node) && isTime(schema, of) && !isDate(schema, of) && of.kind !== 'now';
  return moment && of.kind !== 'truncated' ? { kind: 'truncated', unit: 'day', of } : of;
}

function columnExpression({ schema }: Conversion, { fields }: ColumnRef, scope: Scope): Expression {
  if (wordsOf(fields).at(-1) === '*') throw new Unconvertible('star as a value');
  const found = findColumn(schema, scope, fields);
  if (found.kind === 'output') {
    if (found.depth > 0) throw new Unconvertible('output of an outer query');
    return { kind: 'output', position: found.position };
  }
  // A column names its table, so an outer column is out of reach where the inner query has the same table.
  for (let at = scope, depth = found.depth; depth > 0 && at.outer !== null; at = at.outer, depth -= 1) {
    if (at.instances.some(({ table }) => table === found.instance.table))
      throw new Unconvertible('outer column of the same table');
  }
  return { kind: 'column', column: found.column, via: found.instance.via };
}

/** `coalesce(x, 0)` is x. */
function coalesced(conversion: Conversion, args: readonly Node[], scope: Scope): Expression {
  const [first, ...rest] = args;
  const isNothing = (other: Node): boolean => {
    const constant = constantIn(conversion, other);
    return constant?.kind === 'text' || (constant?.kind === 'number' && constant.value === 0);
  };
  if (first === undefined || !rest.every(isNothing)) throw new Unconvertible('coalesce of several columns');
  return conversion.expression(first, scope);
}

function operatorExpression(conversion: Conversion, node: A_Expr, scope: Scope): Expression {
  if (node.kind === 'AEXPR_NULLIF' && node.lexpr !== undefined)
    return conversion.expression(node.lexpr, scope);
  if (node.lexpr === undefined && node.rexpr !== undefined && wordsOf(node.name)[0] === '-') {
    const zero: Expression = { kind: 'literal', literal: { kind: 'number', value: 0 } };
    return {
      kind: 'arithmetic',
      operator: '-',
      left: zero,
      right: conversion.expression(node.rexpr, scope),
    };
  }
  const operation = operationOf({ A_Expr: node });
  if (operation === null) throw new Unconvertible('unknown operator', node.kind);
  return arithmetic(conversion, operation, scope);
}

function callExpression(
  conversion: Conversion,
  node: Node & { FuncCall: FuncCall },
  scope: Scope,
): Expression {
  const call = node.FuncCall;
  if (call.over !== undefined) return windowCall(conversion, call, scope);
  if (isAggregateCall(node)) return aggregateCall(conversion, call, scope);
  return plainCall(conversion, call, scope);
}

const units: Readonly<Record<string, TimeUnit>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
};

const parts: Readonly<Record<string, TimePart>> = {
  year: 'year',
  isoyear: 'year',
  month: 'month',
  day: 'day of month',
  isodow: 'weekday',
  dow: 'weekday',
  hour: 'hour',
};

/** Formats of `to_char` and `strftime` that stand for one of the forms. */
const formats: Readonly<Record<string, { unit: TimeUnit } | { part: TimePart }>> = {
  'YYYY-MM': { unit: 'month' },
  'YYYY-MM-DD': { unit: 'day' },
  YYYY: { part: 'year' },
  MM: { part: 'month' },
  FMMONTH: { part: 'month' },
  MONTH: { part: 'month' },
  MON: { part: 'month' },
  FMDAY: { part: 'weekday' },
  DAY: { part: 'weekday' },
  DY: { part: 'weekday' },
  ID: { part: 'weekday' },
  HH24: { part: 'hour' },
  '%Y': { part: 'year' },
  '%M': { part: 'month' },
  '%D': { part: 'day of month' },
  '%W': { part: 'weekday' },
  '%H': { part: 'hour' },
  '%Y-%M': { unit: 'month' },
  '%Y-%M-%D': { unit: 'day' },
};

function plainCall(conversion: Conversion, call: FuncCall, scope: Scope): Expression {
  const name = functionName(call.funcname);
  const args = call.args ?? [];
  const [first, second] = args;
  if (first === undefined) throw new Unconvertible('unknown function', name);
  switch (name) {
    case 'round':
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'lower':
    case 'upper':
    case 'trim':
    case 'btrim':
    case 'initcap':
    case 'to_timestamp':
    case 'date':
    case 'datetime':
    case 'julianday':
    case 'abs':
      return conversion.expression(first, scope);
    case 'ifnull':
      return coalesced(conversion, args, scope);
    case 'date_trunc': {
      const unit = units[textOf(conversion, first)];
      if (unit === undefined || second === undefined) throw new Unconvertible('unknown unit of time');
      return { kind: 'truncated', unit, of: conversion.expression(second, scope) };
    }
    case 'extract':
    case 'date_part':
      return extracted(conversion, { field: textOf(conversion, first), from: second }, scope);
    case 'to_char':
    case 'strftime': {
      const [format, of] = name === 'to_char' ? [second, first] : [first, second];
      return formatted(conversion, { format, of }, scope);
    }
    case 'age':
      return age(conversion, args, scope);
    case 'concat':
    case 'concat_ws':
      return args
        .filter((argument) => constantIn(conversion, argument) === null)
        .map((argument) => conversion.expression(argument, scope))
        .reduce((left, right) => ({ kind: 'joined text', left, right }));
    default:
      throw new Unconvertible('unknown function', name);
  }
}

function textOf(conversion: Conversion, node: Node): string {
  const constant = constantIn(conversion, node);
  return constant?.kind === 'text' ? constant.value.toLowerCase() : '';
}

function extracted(
  conversion: Conversion,
  { field, from }: { field: string; from: Node | undefined },
  scope: Scope,
): Expression {
  if (from === undefined) throw new Unconvertible('extract from nothing');
  const of = conversion.expression(from, scope);
  if (field === 'epoch') return isElapsed(of) ? inSeconds(of) : of;
  if (isElapsed(of)) {
    const unit = ({ year: 'years', month: 'months', day: 'days', hour: 'hours', minute: 'minutes' } as const)[
      field as 'year'
    ];
    if (unit !== undefined) return inUnit(of, unit);
  }
  const part = parts[field];
  if (part !== undefined) return { kind: 'time part', part, of };
  throw new Unconvertible('unknown part of time', field);
}

function formatted(
  conversion: Conversion,
  { format, of }: { format: Node | undefined; of: Node | undefined },
  scope: Scope,
): Expression {
  const form = format === undefined ? undefined : formats[textOf(conversion, format).toUpperCase()];
  if (form === undefined || of === undefined) throw new Unconvertible('unknown format of time');
  const inner = conversion.expression(of, scope);
  if ('unit' in form) return { kind: 'truncated', unit: form.unit, of: inner };
  return { kind: 'time part', part: form.part, of: inner };
}

/** `age(to, from)`, or `age(from)` until now. */
function age(conversion: Conversion, args: readonly Node[], scope: Scope): Expression {
  const read = args.map((argument) => conversion.expression(argument, scope));
  const from = read.at(-1);
  const to: Expression = read.length > 1 ? (read[0] as Expression) : { kind: 'now' };
  if (from === undefined || !isTime(conversion.schema, from)) throw new Unconvertible('age of no time');
  const elapsed = difference(conversion, { left: to, right: from, dates: true });
  if (elapsed === null) throw new Unconvertible('age of no time');
  const spoken = conversion.align.says(['month', 'months']) ? 'months' : 'years';
  return inUnit(elapsed, conversion.align.says(['day', 'days']) ? 'days' : spoken);
}
