import type { A_Expr, Node } from 'libpg-query';
import type {
  ComparisonOperator,
  Condition,
  Expression,
  Literal,
  TextMatch,
} from '../../reader/src/query/logical-query.ts';
import { comparison, literalFor } from './comparisons.ts';
import { type Conversion, constantIn, same } from './conversion-context.ts';
import { existsCondition, inQueryCondition } from './existence.ts';
import { conjunctsOf, kindOf, operationOf, Unconvertible, wordsOf } from './parse-tree.ts';
import { type Bounded, boundedTests, joinBounds, periodConditions } from './periods.ts';
import type { Scope } from './scope.ts';

/** All conditions together, the bounds of a moment as one period. */
export function convertConditions(
  conversion: Conversion,
  nodes: readonly Node[],
  scope: Scope,
): Condition | null {
  const tests: Bounded[] = [];
  const parts: Condition[] = [];
  for (const node of nodes) {
    const bounded = boundedTests(conversion, node, scope);
    if (bounded === null) parts.push(convertCondition(conversion, node, scope));
    else tests.push(...bounded);
  }
  parts.push(...joinBounds(tests).flatMap((test) => periodConditions(conversion, test)));
  return together('and', parts);
}

export function together(kind: 'and' | 'or', parts: readonly Condition[]): Condition | null {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return flat.length > 1 ? { kind, parts: flat } : (flat[0] ?? null);
}

function convertCondition(conversion: Conversion, node: Node, scope: Scope): Condition {
  if ('BoolExpr' in node) return boolean(conversion, node.BoolExpr, scope);
  if ('NullTest' in node && node.NullTest.arg !== undefined) {
    const of = conversion.expression(node.NullTest.arg, scope);
    return { kind: 'is null', negated: node.NullTest.nulltesttype === 'IS_NOT_NULL', of };
  }
  if ('BooleanTest' in node && node.BooleanTest.arg !== undefined) {
    const of = conversion.expression(node.BooleanTest.arg, scope);
    const negated = ['IS_FALSE', 'IS_NOT_TRUE'].includes(node.BooleanTest.booltesttype ?? '');
    return { kind: 'is true', negated, of };
  }
  if ('SubLink' in node) return subLink(conversion, node.SubLink, scope);
  if ('A_Expr' in node) return operator(conversion, node, scope);
  if ('ColumnRef' in node) return { kind: 'is true', negated: false, of: conversion.expression(node, scope) };
  if ('TypeCast' in node && node.TypeCast.arg !== undefined)
    return convertCondition(conversion, node.TypeCast.arg, scope);
  throw new Unconvertible('unknown condition', kindOf(node));
}

type BooleanNode = Extract<Node, { BoolExpr: unknown }>['BoolExpr'];

function boolean(conversion: Conversion, { boolop, args = [] }: BooleanNode, scope: Scope): Condition {
  if (boolop === 'NOT_EXPR') return negated(required(conversion, args, scope));
  if (boolop === 'AND_EXPR') return required(conversion, args, scope);
  const parts = args.map((part) => required(conversion, conjunctsOf(part), scope));
  return asList(parts) ?? (together('or', parts) as Condition);
}

function required(conversion: Conversion, nodes: readonly Node[], scope: Scope): Condition {
  const condition = conversion.conditions(nodes, scope);
  if (condition === null) throw new Unconvertible('empty condition');
  return condition;
}

/** `a = 1 OR a = 2` is `a IN (1, 2)`. */
function asList(parts: readonly Condition[]): Condition | null {
  const values: Literal[] = [];
  let of: Expression | null = null;
  for (const part of parts) {
    if (part.kind !== 'comparison' || part.operator !== '=' || part.right.kind !== 'literal') return null;
    if (of !== null && !same(of, part.left)) return null;
    of = part.left;
    values.push(part.right.literal);
  }
  return of === null ? null : { kind: 'in list', negated: false, of, values };
}

const opposites: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '<>',
  '<>': '=',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
};

/** The opposite, said without NOT where there is a way. */
function negated(condition: Condition): Condition {
  switch (condition.kind) {
    case 'not':
      return condition.of;
    case 'in list':
    case 'in query':
    case 'text match':
    case 'is null':
    case 'is true':
    case 'exists':
      return { ...condition, negated: !condition.negated };
    case 'comparison':
      return { ...condition, operator: opposites[condition.operator] };
    case 'period':
      return condition.relation === 'during'
        ? { ...condition, relation: 'not during' }
        : { kind: 'not', of: condition };
    default:
      return { kind: 'not', of: condition };
  }
}

type LinkNode = Extract<Node, { SubLink: unknown }>['SubLink'];

function subLink(conversion: Conversion, link: LinkNode, scope: Scope): Condition {
  const { subLinkType, subselect, testexpr, operName } = link;
  if (subselect === undefined || !('SelectStmt' in subselect)) throw new Unconvertible('unknown sub-query');
  if (subLinkType === 'EXISTS_SUBLINK') return existsCondition(conversion, subselect.SelectStmt, scope);
  const equal = operName === undefined || wordsOf(operName)[0] === '=';
  if (subLinkType !== 'ANY_SUBLINK' || testexpr === undefined || !equal)
    throw new Unconvertible('unknown sub-query', subLinkType);
  return inQueryCondition(conversion, { test: testexpr, select: subselect.SelectStmt }, scope);
}

function operator(conversion: Conversion, node: { A_Expr: A_Expr }, scope: Scope): Condition {
  const { kind, lexpr, rexpr, name } = node.A_Expr;
  if (lexpr === undefined || rexpr === undefined) throw new Unconvertible('unknown operator', kind);
  const sides = { left: lexpr, right: rexpr };
  switch (kind) {
    case 'AEXPR_OP': {
      const operation = operationOf(node) as NonNullable<ReturnType<typeof operationOf>>;
      const operator = operation.operator === '!=' ? '<>' : operation.operator;
      if (!(operator in opposites)) throw new Unconvertible('unknown operator', operator);
      return comparison(conversion, { ...sides, operator: operator as ComparisonOperator }, scope);
    }
    case 'AEXPR_DISTINCT':
      return comparison(conversion, { ...sides, operator: '<>' }, scope);
    case 'AEXPR_NOT_DISTINCT':
      return comparison(conversion, { ...sides, operator: '=' }, scope);
    case 'AEXPR_IN':
      return inList(conversion, { ...sides, negated: wordsOf(name)[0] === '<>' }, scope);
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
      return textMatch(conversion, { ...sides, negated: wordsOf(name)[0]?.startsWith('!') === true }, scope);
    case 'AEXPR_BETWEEN':
    case 'AEXPR_NOT_BETWEEN':
      return between(conversion, { ...sides, negated: kind === 'AEXPR_NOT_BETWEEN' }, scope);
    default:
      throw new Unconvertible('unknown operator', kind);
  }
}

type Sides = { left: Node; right: Node; negated: boolean };

const itemsOf = (node: Node): readonly Node[] => ('List' in node ? (node.List.items ?? []) : [node]);

function inList(conversion: Conversion, { left, right, negated: not }: Sides, scope: Scope): Condition {
  const of = conversion.expression(left, scope);
  const values = itemsOf(right).map((item) => {
    const constant = constantIn(conversion, item);
    if (constant === null) throw new Unconvertible('list of expressions');
    return literalFor(conversion, constant, of);
  });
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0) {
    return {
      kind: 'comparison',
      operator: not ? '<>' : '=',
      left: of,
      right: { kind: 'literal', literal: only },
    };
  }
  return { kind: 'in list', negated: not, of, values };
}

function between(conversion: Conversion, { left, right, negated: not }: Sides, scope: Scope): Condition {
  if (not) {
    const test: Node = { A_Expr: { kind: 'AEXPR_BETWEEN', name: [], lexpr: left, rexpr: right } };
    return negated(required(conversion, [test], scope));
  }
  const [low, high] = itemsOf(right);
  if (low === undefined || high === undefined) throw new Unconvertible('unknown operator', 'BETWEEN');
  if (constantIn(conversion, low) === null || constantIn(conversion, high) === null) {
    return required(
      conversion,
      [
        { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '>=' } }], lexpr: left, rexpr: low } },
        { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '<=' } }], lexpr: left, rexpr: high } },
      ],
      scope,
    );
  }
  const of = conversion.expression(left, scope);
  const bound = (node: Node): Expression => {
    const constant = constantIn(conversion, node);
    if (constant === null) throw new Unconvertible('unknown bound');
    return { kind: 'literal', literal: literalFor(conversion, constant, of) };
  };
  return { kind: 'between', of, low: bound(low), high: bound(high) };
}

function textMatch(conversion: Conversion, { left, right, negated: not }: Sides, scope: Scope): Condition {
  const pattern = constantIn(conversion, right);
  if (pattern?.kind !== 'text') throw new Unconvertible('pattern of a row');
  const of = conversion.expression(left, scope);
  const column = of.kind === 'column' ? of.column : null;
  const [, before = '', text = '', after = ''] = /^(%*)(.*?)(%*)$/s.exec(pattern.value) ?? [];
  if (text.includes('%') || text.includes('_') || text === '') throw new Unconvertible('pattern');
  if (before === '' && after === '') {
    const literal = conversion.align.text(text, column);
    return { kind: 'comparison', operator: not ? '<>' : '=', left: of, right: { kind: 'literal', literal } };
  }
  const match: TextMatch = before === '' ? 'starts with' : after === '' ? 'ends with' : 'contains';
  return { kind: 'text match', match, negated: not, of, text: conversion.align.piece(text) };
}
