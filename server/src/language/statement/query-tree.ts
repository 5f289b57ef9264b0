/**
 * A statement as far as asking is concerned: the same form for every dialect. Casts, collations and rounding brackets
 * are left out, since they change nothing that is asked for here.
 */
export type Query = {
  /** What WITH gives a name to. `isRenamed`: its columns, too, in a list. */
  parts: readonly { name: string; query: Query; isRenamed: boolean }[];
  /** More than one where UNION, INTERSECT or EXCEPT put them together. */
  selects: readonly Select[];
  orderBy: readonly SortKey[];
  limit: Expression | null;
};

export type Select = {
  outputs: readonly Output[];
  sources: readonly Source[];
  where: Expression | null;
  groupBy: readonly Expression[];
  having: Expression | null;
  isDistinct: boolean;
};

/** `name` is '' where the statement gives none and the engine makes one up. */
export type Output = { name: string; expression: Expression };
export type SortKey = { expression: Expression; isFalling: boolean };

/**
 * A table, or a query in its place; neither where it is a function. `isOptional`: joined from the left, so that it may be
 * missing. `isRenamed`: a list gives its columns other names. `isLateral`: it may name columns of the sources before it.
 */
export type Source = {
  table: string | null;
  query: Query | null;
  alias: string;
  isOptional: boolean;
  isRenamed: boolean;
  isLateral: boolean;
  on: Expression | null;
};

/**
 * `name` of an operation: '=', '<', 'and', 'or', 'not', 'like', 'between', 'in', 'is null', 'exists', '> all', '+', …
 * CASE is one too, 'case', with a 'when' (condition, value) per branch and an 'else'. FILTER is the last part of its call,
 * a 'filter' with the condition.
 */
export type Expression =
  | { type: 'column'; path: readonly string[] }
  | { type: 'star' }
  | { type: 'parameter'; name: string }
  | { type: 'literal'; value: string }
  | { type: 'call'; name: string; parts: readonly Expression[]; isWindow: boolean }
  | { type: 'operation'; name: string; parts: readonly Expression[] }
  /** A list, whatever holds other expressions and is nothing else. */
  | { type: 'group'; parts: readonly Expression[] }
  | { type: 'query'; query: Query };

/** Only what is asked of a statement that writes: whatever it sets is a condition like any other. */
export type ParsedStatement = { query: Query; isWrite: boolean };

/** Nested deeper than any statement that somebody wrote: it would end the stack. */
export const deepest = 100;

/** Thrown by the parsers; the statement is then one of which nothing is known. */
export class Unreadable extends Error {}

export const noQuery: Query = { parts: [], selects: [], orderBy: [], limit: null };

export function partsOf(expression: Expression): readonly Expression[] {
  return 'parts' in expression ? expression.parts : [];
}

/** The expression and everything inside of it, in the order in which it is written; queries inside are left out. */
export function* within(expression: Expression | null): Generator<Expression> {
  if (!expression) return;
  yield expression;
  for (const part of partsOf(expression)) yield* within(part);
}

export function conjunctsOf(condition: Expression | null): readonly Expression[] {
  if (!condition) return [];
  if (condition.type === 'operation' && condition.name === 'and') return condition.parts.flatMap(conjunctsOf);
  return [condition];
}

export const operation = (name: string, parts: readonly Expression[]): Expression => ({
  type: 'operation',
  name,
  parts,
});

/** `= ANY (…)` is IN and `<> ALL (…)` NOT IN; of the others the name says which rows are meant: '>= all'. */
export function quantified(sign: string, rows: 'any' | 'all'): string {
  if (rows === 'any' && (sign === '=' || sign === 'like')) return 'in';
  if (rows === 'all' && (sign === '<>' || sign === 'not like')) return 'not in';
  return `${sign} ${rows}`;
}

export function both(one: Expression | null, other: Expression | null): Expression | null {
  if (!one || !other) return one ?? other;
  return operation('and', [one, other]);
}
