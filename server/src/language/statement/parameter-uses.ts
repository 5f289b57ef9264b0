import { type DatePart, datePartOfExpression } from './date-part-of-expression.ts';
import { columnOf, type NamedColumn, type NameScope, originsOf, scopeOf } from './name-scope.ts';
import type { Expression, Query } from './query-tree.ts';
import { partsOf, within } from './query-tree.ts';

export type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like' | 'in' | 'limit';

/** One place where a statement uses a parameter. */
export type ParameterUse = {
  operator: Operator | null;
  /** The columns that it is compared with, as they are written. */
  columns: readonly NamedColumn[];
  /** Every column that those are computed from, also in inner queries; one without a name may be any. */
  origins: readonly NamedColumn[];
  /** It is compared with a part of a date: `strftime('%Y-%m', placed_at)`. */
  part: DatePart | null;
  /** '+ 1 day' is added to the parameter: `< :to` then takes in the last day too. */
  addsDay: boolean;
  /** Those columns are put together as one text, such as a first and a last name. */
  isJoined: boolean;
};

export type ParameterUses = Readonly<Record<string, readonly ParameterUse[]>>;

/** How a statement compares each of its parameters. One that is only tested for NULL has none of it. */
export function parameterUses(query: Query): ParameterUses {
  const found: Record<string, ParameterUse[]> = {};
  visitQuery(query, null, (name, use) => {
    found[name] ??= [];
    if (use) found[name].push(use);
  });
  return found;
}

type Note = (name: string, use: ParameterUse | null) => void;

function visitQuery(query: Query, outer: NameScope | null, note: Note): void {
  const [first] = query.selects;
  for (const part of query.parts) visitQuery(part.query, outer && { ...outer, sources: [] }, note);
  for (const select of query.selects) {
    const scope = scopeOf(select, query, outer);
    for (const { expression } of select.outputs) visit(expression, scope, note);
    for (const { query: inner, on } of select.sources) {
      if (inner) visitQuery(inner, scope, note);
      if (on) visit(on, scope, note);
    }
    for (const one of [select.where, ...select.groupBy, select.having]) if (one) visit(one, scope, note);
  }
  const scope = first ? scopeOf(first, query, outer) : null;
  for (const { expression } of query.orderBy) if (scope) visit(expression, scope, note);
  for (const name of query.limit ? parametersIn(query.limit) : [])
    note(name, { ...unused, operator: 'limit' });
}

const unused: ParameterUse = {
  operator: null,
  columns: [],
  origins: [],
  part: null,
  addsDay: false,
  isJoined: false,
};

const comparisons: Readonly<Record<string, Operator>> = {
  '=': '=',
  '<>': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  like: 'like',
  'not like': '<>',
  in: 'in',
  'not in': '<>',
};
const flipped: Readonly<Partial<Record<Operator, Operator>>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** Calls that look for one text inside of another. */
const searches: ReadonlySet<string> = new Set(['instr', 'locate', 'position', 'strpos']);

function visit(expression: Expression, scope: NameScope, note: Note): void {
  if (expression.type === 'parameter') note(expression.name, unused);
  else if (expression.type === 'query') visitQuery(expression.query, scope, note);
  else if (expression.type === 'operation') visitOperation(expression, scope, note);
  else if (expression.type === 'call' && searches.has(expression.name)) visitSearch(expression, scope, note);
  else visitAll(partsOf(expression), scope, note);
}

type Operation = Extract<Expression, { type: 'operation' }>;

function visitOperation({ name, parts }: Operation, scope: NameScope, note: Note): void {
  const [left, right, high] = parts;
  const operator = comparisons[name];
  if (left && (name === 'is null' || name === 'is not null')) {
    for (const tested of parametersIn(left)) note(tested, null);
    if (parametersIn(left).length === 0) visit(left, scope, note);
  } else if (name === 'between' && left && right && high) {
    visitSide(right, { operator: '>=', other: left }, scope, note);
    visitSide(high, { operator: '<=', other: left }, scope, note);
    visit(left, scope, note);
  } else if (operator !== undefined && left && right) {
    visitSide(left, { operator: flipped[operator] ?? operator, other: right }, scope, note);
    for (const member of parts.slice(1)) visitSide(member, { operator, other: left }, scope, note);
  } else visitAll(parts, scope, note);
}

function visitAll(parts: readonly Expression[], scope: NameScope, note: Note): void {
  for (const part of parts) visit(part, scope, note);
}

type Compared = { operator: Operator; other: Expression };

/** A side of a comparison: its parameters are compared with the other side, whatever is done to them on the way. */
function visitSide(side: Expression, { operator, other }: Compared, scope: NameScope, note: Note): void {
  const isHeld = side.type === 'operation' && Object.hasOwn(comparisons, side.name);
  const names = isHeld ? [] : parametersIn(side);
  if (names.length === 0) {
    visit(side, scope, note);
    return;
  }
  const columns = columnsIn(other, scope);
  const use = {
    operator,
    columns,
    origins: originsOf(other, scope),
    part: datePartOfExpression(other),
    addsDay: addsDay(side),
    isJoined: columns.length > 1 && isConcatenation(other),
  };
  for (const name of names) note(name, use);
}

function visitSearch(call: Expression, scope: NameScope, note: Note): void {
  const columns = columnsIn(call, scope);
  const origins = originsOf(call, scope);
  const isJoined = columns.length > 1;
  for (const name of parametersIn(call))
    note(name, { ...unused, operator: 'like', columns, origins, isJoined });
}

function parametersIn(expression: Expression): string[] {
  return [...within(expression)].flatMap((one) => (one.type === 'parameter' ? [one.name] : []));
}

function columnsIn(expression: Expression, scope: NameScope): NamedColumn[] {
  return [...within(expression)].flatMap((one) => (one.type === 'column' ? [columnOf(one.path, scope)] : []));
}

const oneDay: ReadonlySet<string> = new Set(['1', '1 day', '+1 day', '+1 days', '1 days']);
const addingCalls: ReadonlySet<string> = new Set(['date', 'datetime', 'date_add', 'adddate']);

function addsDay(side: Expression): boolean {
  return [...within(side)].some((one) => {
    const isAdding =
      (one.type === 'operation' && one.name === '+') || (one.type === 'call' && addingCalls.has(one.name));
    return (
      isAdding && one.parts.some((part) => part.type === 'literal' && oneDay.has(part.value.toLowerCase()))
    );
  });
}

function isConcatenation(expression: Expression): boolean {
  return [...within(expression)].some(
    (one) =>
      (one.type === 'operation' && one.name === '||') ||
      (one.type === 'call' && (one.name === 'concat' || one.name === 'concat_ws')),
  );
}
