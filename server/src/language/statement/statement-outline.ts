import { type NameScope, originsOf, scopeOf, throughQueries } from './name-scope.ts';
import { conjunctsOf, type Expression, partsOf, type Query, type Select, within } from './query-tree.ts';

/** `table` is '' where it cannot be told; `part` is what of a moment is taken ('month'), '' where it is the whole value. */
export type OutlineColumn = { table: string; column: string; part: string };

/** A column and what is asked of it; with no `parameters` the statement itself says what it is compared with. */
export type OutlineCondition = OutlineColumn & {
  test: OutlineTest;
  parameters: readonly string[];
  literals: readonly string[];
};

/** `other`: nothing that is told apart here, such as two columns that are compared. */
export type OutlineTest =
  | 'equal'
  | 'unequal'
  | 'above'
  | 'below'
  | 'between'
  | 'present'
  | 'absent'
  | 'true'
  | 'false'
  | 'exists'
  | 'lacks'
  | 'other';

export type OutlineMeasure = {
  does: 'count' | 'sum' | 'average' | 'least' | 'most';
  columns: readonly OutlineColumn[];
};

/**
 * What a statement reads, groups and computes, its inner queries included: enough to tell whether two statements
 * answer the same question. Names are in lower case.
 */
export type Outline = {
  tables: readonly string[];
  measures: readonly OutlineMeasure[];
  groups: readonly OutlineColumn[];
  conditions: readonly OutlineCondition[];
  /** Columns that the rows show as they are. */
  shown: readonly OutlineColumn[];
  /** The parameters of LIMIT; null where there is no LIMIT. */
  limit: readonly string[] | null;
};

const doings = {
  count: 'count',
  sum: 'sum',
  total: 'sum',
  avg: 'average',
  median: 'average',
  percentile_cont: 'average',
  min: 'least',
  max: 'most',
} as const satisfies Record<string, OutlineMeasure['does']>;

type Found = {
  tables: Set<string>;
  measures: OutlineMeasure[];
  groups: OutlineColumn[];
  conditions: OutlineCondition[];
  shown: OutlineColumn[];
};

/** More of anything than a person asks for: two such statements are not compared. */
const most = 300;
/** Of one condition; more would be kept once for each of its columns. */
const mostLiterals = 20;

/** null where it is larger than what is worth comparing. */
export function outlineOf(query: Query): Outline | null {
  const found: Found = { tables: new Set(), measures: [], groups: [], conditions: [], shown: [] };
  visitQuery(query, null, found);
  for (const select of query.selects) noteShown(select, scopeOf(select, query, null), found);
  const { tables, measures, groups, conditions, shown } = found;
  const sizes = [tables.size, measures.length, groups.length, conditions.length, shown.length];
  if (sizes.some((size) => size > most)) return null;
  return { ...found, tables: [...found.tables], limit: query.limit && parametersIn(query.limit) };
}

function visitQuery(query: Query, outer: NameScope | null, found: Found): void {
  for (const part of query.parts) visitQuery(part.query, outer && { ...outer, sources: [] }, found);
  for (const select of query.selects) visitSelect(select, scopeOf(select, query, outer), found);
  const [first] = query.selects;
  if (!first) return;
  for (const { expression } of query.orderBy)
    visitExpression(expression, scopeOf(first, query, outer), found);
}

function visitSelect(select: Select, scope: NameScope, found: Found): void {
  for (const { table, query, on } of select.sources) {
    const isPart = scope.parts.some(({ name }) => name.toLowerCase() === table?.toLowerCase());
    if (table !== null && !isPart) found.tables.add(table.toLowerCase());
    if (query) visitQuery(query, scope, found);
    noteConditions(on, scope, found);
  }
  for (const { expression } of select.outputs) visitExpression(expression, scope, found);
  const groups = select.isDistinct
    ? select.outputs.map(({ expression }) => expression)
    : select.groupBy.map((expression) => outputBehind(expression, select));
  found.groups.push(...groups.flatMap((expression) => columnsIn(expression, scope)));
  noteConditions(select.where, scope, found);
  noteConditions(select.having, scope, found);
}

/** The figures in an expression, and the queries inside of it. */
function visitExpression(expression: Expression, scope: NameScope, found: Found): void {
  for (const one of within(expression)) {
    if (one.type === 'query') visitQuery(one.query, scope, found);
    if (one.type !== 'call' || one.isWindow || !isAggregate(one.name)) continue;
    found.measures.push({
      does: doings[one.name],
      columns: one.parts.flatMap((part) => columnsIn(part, scope)),
    });
  }
}

function noteConditions(condition: Expression | null, scope: NameScope, found: Found): void {
  for (const one of conjunctsOf(condition)) {
    visitExpression(one, scope, found);
    if (isJoin(one)) continue;
    const about = { test: testOf(one), parameters: parametersIn(one), literals: literalsIn(one) };
    found.conditions.push(...columnsIn(one, scope).map((column) => ({ ...column, ...about })));
  }
}

const tests: Readonly<Record<string, OutlineTest>> = {
  '=': 'equal',
  in: 'equal',
  like: 'equal',
  '<>': 'unequal',
  'not in': 'unequal',
  'not like': 'unequal',
  '>': 'above',
  '>=': 'above',
  '<': 'below',
  '<=': 'below',
  between: 'between',
  'is null': 'absent',
  'is not null': 'present',
  exists: 'exists',
};

const denied: Readonly<Partial<Record<OutlineTest, OutlineTest>>> = {
  equal: 'unequal',
  unequal: 'equal',
  present: 'absent',
  absent: 'present',
  true: 'false',
  exists: 'lacks',
};

const flipped: Readonly<Partial<Record<OutlineTest, OutlineTest>>> = { above: 'below', below: 'above' };

function testOf(condition: Expression): OutlineTest {
  if (condition.type === 'column') return 'true';
  if (condition.type !== 'operation') return 'other';
  const { name, parts } = condition;
  const [first] = parts;
  if (name === 'not') return (first && denied[testOf(first)]) ?? 'other';
  if (name === 'or') return testOfChoice(parts);
  const test = tests[name] ?? 'other';
  // `:from <= placed_at`.
  return first?.type === 'parameter' || first?.type === 'literal' ? (flipped[test] ?? test) : test;
}

/** `:status IS NULL OR status = :status` asks for the status alone. */
function testOfChoice(parts: readonly Expression[]): OutlineTest {
  const [only, ...others] = parts.filter((one) => !(testOf(one) === 'absent' && isOfParameter(one)));
  return only && others.length === 0 ? testOf(only) : 'other';
}

const isOfParameter = (expression: Expression): boolean =>
  partsOf(expression).every((part) => [...within(part)].every(({ type }) => type !== 'column'));

function noteShown(select: Select, scope: NameScope, found: Found): void {
  const plain = select.outputs.filter(({ expression }) => !hasAggregate(throughQueries(expression, scope)));
  found.shown.push(...plain.flatMap(({ expression }) => columnsIn(expression, scope)));
}

/** `GROUP BY 1`, or by the name of an output. */
function outputBehind(expression: Expression, { outputs }: Select): Expression {
  if (expression.type === 'literal') return outputs[Number(expression.value) - 1]?.expression ?? expression;
  if (expression.type !== 'column' || expression.path.length > 1) return expression;
  const [name = ''] = expression.path;
  return outputs.find((one) => one.name.toLowerCase() === name.toLowerCase())?.expression ?? expression;
}

const isAggregate = (name: string): name is keyof typeof doings => Object.hasOwn(doings, name);

const hasAggregate = (expression: Expression): boolean =>
  [...within(expression)].some((one) => one.type === 'call' && !one.isWindow && isAggregate(one.name));

function isJoin(condition: Expression): boolean {
  if (condition.type !== 'operation' || condition.name !== '=') return false;
  return condition.parts.every(({ type }) => type === 'column');
}

const parametersIn = (expression: Expression): string[] => [
  ...new Set([...within(expression)].flatMap((one) => (one.type === 'parameter' ? [one.name] : []))),
];

/** Formats, units and bare wildcards are no values. */
function literalsIn(expression: Expression): string[] {
  const found = new Set<string>();
  for (const one of within(expression)) {
    if (found.size === mostLiterals) break;
    if (one.type !== 'literal' || one.value === '%') continue;
    const value = one.value.toLowerCase();
    if (units[value] === undefined && formats[one.value] === undefined) found.add(value);
  }
  return [...found];
}

function columnsIn(expression: Expression, scope: NameScope): OutlineColumn[] {
  const part = partOfMoment(expression);
  const found = originsOf(expression, scope)
    .filter(({ column }) => column !== '')
    .map(({ table, column }) => ({ table: (table ?? '').toLowerCase(), column: column.toLowerCase(), part }));
  return found.filter(
    ({ table, column }, at) => found.findIndex((one) => one.table === table && one.column === column) === at,
  );
}

/** Fields of EXTRACT and date_trunc, and functions that are called so. */
const units: Readonly<Record<string, string>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  dow: 'weekday',
  isodow: 'weekday',
  weekday: 'weekday',
  dayofweek: 'weekday',
  dayname: 'weekday',
  'start of year': 'year',
  'start of month': 'month',
};

/** Formats of strftime, DATE_FORMAT and to_char. */
const formats: Readonly<Record<string, string>> = {
  '%Y': 'year',
  YYYY: 'year',
  '%Y-%m': 'month',
  '%Y-%m-01': 'month',
  'YYYY-MM': 'month',
  '%m': 'month',
  MM: 'month',
  '%Y-%m-%d': 'day',
  'YYYY-MM-DD': 'day',
  '%H': 'hour',
  '%w': 'weekday',
  ID: 'weekday',
  D: 'weekday',
  Day: 'weekday',
};

/** 'month' of `date_trunc('month', placed_at)`. */
function partOfMoment(expression: Expression): string {
  for (const one of within(expression)) {
    if (one.type !== 'call') continue;
    const literals = partsOf(one).flatMap((part) => (part.type === 'literal' ? [part.value] : []));
    const named = [one.name, ...literals].map((name) => units[name.toLowerCase()] ?? formats[name]);
    const unit = named.find((name) => name !== undefined);
    if (unit !== undefined) return unit;
    if (one.name === 'date' && one.parts.length === 1) return 'day';
  }
  return '';
}
