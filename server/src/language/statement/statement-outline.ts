import { momentUnitOf, namesMomentUnit } from './date-part-of-expression.ts';
import { counterpartLackedBy } from './lacked-counterpart.ts';
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
  /** What it is sorted by first and which end comes first; null where nothing is sorted, or by nothing that has a name. */
  order: { by: string; end: 'rising' | 'falling' } | null;
};

/** In place of a column: the rows of a table as a whole, and how many of them are in a group. */
const anyRow = '*';
const howMany = '#';

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
  const limit = query.limit && parametersIn(query.limit);
  return { ...found, tables: [...found.tables], limit, order: orderOf(query) };
}

/** `price IS NULL` and CASE before the key itself only put some rows last. */
function orderOf(query: Query): Outline['order'] {
  const [select] = query.selects;
  const key = query.orderBy.find(({ expression }) => !/^(operation|group)$/.test(expression.type));
  if (!select || !key) return null;
  const expression = throughQueries(outputBehind(key.expression, select), scopeOf(select, query, null));
  const columns = columnsIn(expression, scopeOf(select, query, null)).map(({ column }) => column);
  const figures = [...within(expression)].flatMap((one) => (one.type === 'call' ? [one.name] : []));
  const by = [...figures, ...columns].join(' ');
  return by === '' ? null : { by, end: key.isFalling ? 'falling' : 'rising' };
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
  for (const written of conjunctsOf(condition)) {
    visitExpression(written, scope, found);
    const one = withTruthAsLiteral(written);
    if (isJoin(one)) continue;
    const about = { test: testOf(one), parameters: parametersIn(one), literals: literalsIn(one) };
    const missing = counterpartLackedBy(one, scope.sources);
    const isOfCount = missing === null && hasCount(one, scope);
    const columns = missing !== null || isOfCount ? [] : columnsIn(one, scope);
    found.conditions.push(...columns.map((column) => ({ ...column, ...about })));
    if (missing !== null)
      found.conditions.push({ ...rowsOf(missing), ...about, test: 'lacks', literals: [] });
    if (isOfCount) found.conditions.push({ table: '', column: howMany, part: '', ...about });
  }
}

/** TRUE and FALSE may be names of columns in SQLite and are read as such; hardly anybody means those. */
function withTruthAsLiteral(condition: Expression): Expression {
  if (condition.type !== 'operation') return condition;
  const parts = condition.parts.map((part): Expression => {
    const word = part.type === 'column' && part.path.length === 1 ? part.path[0]?.toLowerCase() : undefined;
    return word === 'true' || word === 'false' ? { type: 'literal', value: word } : part;
  });
  return { ...condition, parts };
}

/** `COUNT(*) > 3`, of whatever is counted, or by the name that the count is shown under. */
function hasCount(condition: Expression, { outputs }: NameScope): boolean {
  return [...within(condition)].some((one) => {
    const name = one.type === 'column' && one.path.length === 1 ? one.path[0]?.toLowerCase() : undefined;
    const shown = outputs.find((output) => output.name.toLowerCase() === name)?.expression ?? one;
    return shown.type === 'call' && shown.name === 'count' && !shown.isWindow;
  });
}

const rowsOf = (table: string): OutlineColumn => ({ table: table.toLowerCase(), column: anyRow, part: '' });

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
};

const denied: Readonly<Partial<Record<OutlineTest, OutlineTest>>> = {
  equal: 'unequal',
  unequal: 'equal',
  present: 'absent',
  absent: 'present',
  true: 'false',
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
    if (!namesMomentUnit(one.value)) found.add(one.value.toLowerCase());
  }
  return [...found];
}

function columnsIn(expression: Expression, scope: NameScope): OutlineColumn[] {
  const part = momentUnitOf(expression) ?? '';
  const found = originsOf(expression, scope)
    .filter(({ column }) => column !== '')
    .map(({ table, column }) => ({ table: (table ?? '').toLowerCase(), column: column.toLowerCase(), part }));
  return found.filter(
    ({ table, column }, at) => found.findIndex((one) => one.table === table && one.column === column) === at,
  );
}
