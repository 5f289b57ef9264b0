import type { Condition, Expression, Literal, Select } from '../query/logical-query.ts';
import { conjunctsOf, expressionsIn, sameExpression } from '../statement/walk-query.ts';

export type ColumnExpression = Extract<Expression, { kind: 'column' }>;

/** Periods come last, as people say them. */
export function allOf(conditions: readonly Condition[]): Condition | null {
  const isPeriod = ({ kind }: Condition) => kind === 'period';
  const parts = [...conditions.filter((one) => !isPeriod(one)), ...conditions.filter(isPeriod)];
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return others.length === 0 ? first : { kind: 'and', parts };
}

/** The column that a condition compares with values, and nothing else. */
export function comparedColumn(condition: Condition): ColumnExpression | null {
  const of = comparedIn(condition);
  return of?.kind === 'column' ? of : null;
}

function comparedIn(condition: Condition): Expression | null {
  switch (condition.kind) {
    case 'comparison':
      return condition.right.kind === 'literal' ? condition.left : null;
    case 'in list':
    case 'text match':
    case 'is true':
      return condition.of;
    case 'not':
      return comparedIn(condition.of);
    case 'or': {
      const columns = condition.parts.map(comparedIn);
      const [first] = columns;
      return first && columns.every((one) => one && sameExpression(one, first)) ? first : null;
    }
    default:
      return null;
  }
}

const isExclusion = (condition: Condition): boolean =>
  (condition.kind === 'comparison' && condition.operator === '<>') ||
  (condition.kind === 'in list' && condition.negated) ||
  condition.kind === 'not';

const excludedBy = (condition: Condition): Literal[] => {
  if (condition.kind === 'in list') return [...condition.values];
  return condition.kind === 'comparison' && condition.right.kind === 'literal'
    ? [condition.right.literal]
    : [];
};

/** Takes the place of what the query asks of that column; what is left out stays left out beside something more. */
export function withValues(
  query: Select,
  of: ColumnExpression,
  { values, negated }: { values: readonly Literal[]; negated: boolean },
): Select {
  const parts = conjunctsOf(query.where);
  const own = parts.filter((part) => {
    const column = comparedColumn(part);
    return column !== null && sameExpression(column, of);
  });
  const kept = negated ? own.filter(isExclusion).flatMap(excludedBy) : [];
  const others = parts.filter((part) => !own.includes(part));
  return { ...query, where: allOf([...others, oneOf(of, [...kept, ...values], negated)]) };
}

function oneOf(of: Expression, values: readonly Literal[], negated: boolean): Condition {
  const [only, ...others] = values;
  if (only === undefined || others.length > 0) return { kind: 'in list', negated, of, values };
  return {
    kind: 'comparison',
    operator: negated ? '<>' : '=',
    left: of,
    right: { kind: 'literal', literal: only },
  };
}

export function withFlag(query: Select, of: ColumnExpression, negated: boolean): Select {
  const others = conjunctsOf(query.where).filter((part) => {
    const column = comparedColumn(part);
    return column === null || !sameExpression(column, of);
  });
  return { ...query, where: allOf([...others, { kind: 'is true', negated, of }]) };
}

/** Conditions on the query's periods, each with the others. */
export function periodsOf({ where }: Select): Extract<Condition, { kind: 'period' }>[] {
  return conjunctsOf(where).filter((part) => part.kind === 'period');
}

/** Whether a condition says more of time than its own conjuncts: 'since May or in 2024'. */
export const hasHiddenPeriod = ({ where }: Select): boolean =>
  conjunctsOf(where).some(
    (part) => part.kind !== 'period' && JSON.stringify(part).includes('"kind":"period"'),
  );

export function withPeriod(query: Select, period: Extract<Condition, { kind: 'period' }>): Select {
  const others = conjunctsOf(query.where).filter(
    (part) => part.kind !== 'period' || !sameExpression(part.of, period.of),
  );
  return { ...query, where: allOf([...others, period]) };
}

export const namesColumn = (root: Expression | Condition, column: number): boolean =>
  expressionsIn(root).some((one) => one.kind === 'column' && one.column === column);
