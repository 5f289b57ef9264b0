import type { Condition, Expression, Literal, Select } from '../query/logical-query.ts';

/** The expressions and conditions right inside an expression; a nested query stays closed. */
export function partsOfExpression(expression: Expression): {
  expressions: Expression[];
  conditions: Condition[];
} {
  switch (expression.kind) {
    case 'column':
    case 'output':
    case 'count rows':
    case 'now':
    case 'literal':
    case 'nested':
      return { expressions: [], conditions: [] };
    case 'aggregate':
    case 'share of total':
    case 'running total':
    case 'change':
    case 'truncated':
    case 'time part':
      return { expressions: [expression.of], conditions: [] };
    case 'filtered':
      return { expressions: [expression.aggregate], conditions: [expression.where] };
    case 'share of rows':
      return { expressions: [], conditions: [expression.where] };
    case 'arithmetic':
    case 'joined text':
      return { expressions: [expression.left, expression.right], conditions: [] };
    case 'percentage':
      return { expressions: [expression.part, expression.whole], conditions: [] };
    case 'elapsed':
      return { expressions: [expression.from, expression.to], conditions: [] };
  }
}

export function partsOfCondition(condition: Condition): {
  expressions: Expression[];
  conditions: Condition[];
} {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { expressions: [], conditions: [...condition.parts] };
    case 'not':
      return { expressions: [], conditions: [condition.of] };
    case 'comparison':
      return { expressions: [condition.left, condition.right], conditions: [] };
    case 'between':
      return { expressions: [condition.of, condition.low, condition.high], conditions: [] };
    case 'in list':
    case 'in query':
    case 'text match':
    case 'is null':
    case 'is true':
    case 'period':
      return { expressions: [condition.of], conditions: [] };
    case 'exists':
      return { expressions: [], conditions: [] };
    case 'same as outer':
      return { expressions: [], conditions: [] };
  }
}

/** Every expression inside, itself first. */
export function expressionsIn(root: Expression | Condition): Expression[] {
  const isCondition = conditionKinds.has(root.kind);
  const { expressions, conditions } = isCondition
    ? partsOfCondition(root as Condition)
    : partsOfExpression(root as Expression);
  const below = [...expressions, ...conditions].flatMap(expressionsIn);
  return isCondition ? below : [root as Expression, ...below];
}

/** Conditions that test something, rather than put others together. */
export const testKinds: ReadonlySet<string> = new Set<Condition['kind']>([
  'comparison',
  'between',
  'in list',
  'in query',
  'text match',
  'is null',
  'is true',
  'period',
  'exists',
]);

const conditionKinds: ReadonlySet<string> = new Set([...testKinds, 'and', 'or', 'not', 'same as outer']);

const aggregateKinds: ReadonlySet<string> = new Set<Expression['kind']>([
  'count rows',
  'aggregate',
  'filtered',
  'share of rows',
]);

export const isAggregate = (expression: Expression): boolean => aggregateKinds.has(expression.kind);

export const hasAggregate = (root: Expression | Condition): boolean => expressionsIn(root).some(isAggregate);

/** Every expression of a query's own level. */
export function expressionsOf({ where, group, select, order, limit }: Select): Expression[] {
  return [
    ...(where === null ? [] : expressionsIn(where)),
    ...[...(group ?? []), ...select, ...order.map(({ by }) => by), ...(limit?.per ?? [])].flatMap(
      expressionsIn,
    ),
  ];
}

/** The parts of a condition that all have to hold. */
export function conjunctsOf(condition: Condition | null): Condition[] {
  if (condition === null) return [];
  return condition.kind === 'and' ? condition.parts.flatMap(conjunctsOf) : [condition];
}

export const sameExpression = (left: Expression, right: Expression): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

export const isNumberLiteral = (literal: Literal): literal is Extract<Literal, { kind: 'number' }> =>
  literal.kind === 'number';
