import type { Expression, LogicalQuery } from '../query/logical-query.ts';
import { isInMinorUnits } from '../schema/minor-currency-units.ts';
import { inferExpressionType } from './infer-expression-type.ts';
import { literalParameter, momentText } from './literal-parameters.ts';
import { outputName } from './output-names.ts';
import { UnsupportedQueryError } from './statement-error-classes.ts';
import {
  columnValue,
  inBrackets,
  instanceColumn,
  instanceOf,
  type Scope,
  storedColumn,
  type ValueType,
} from './statement-scope.ts';
import { expressionsIn, hasAggregate, isAggregate } from './walk-query.ts';

export const typeIn = (scope: Scope, expression: Expression): ValueType =>
  inferExpressionType(scope.context.schema, expression, scope.source?.outputs ?? null);

/** What an expression is called. Rows are called by the table that has most of them. */
export function nameIn(scope: Scope, expression: Expression): string {
  const rows = scope.instances.findLast(({ join }) => join?.toMany) ?? scope.instances[0];
  const outputs = scope.source?.outputs.map(({ name }) => name) ?? [];
  return outputName({ schema: scope.context.schema, main: rows?.table ?? null, outputs }, expression);
}

export function expressionSql(scope: Scope, expression: Expression): string {
  const { dialect } = scope.context;
  switch (expression.kind) {
    case 'column':
      return columnValue(scope, expression.column, expression.via);
    case 'output':
      return outputSql(scope, expression.position);
    case 'count rows':
    case 'aggregate':
      return aggregateSql(scope, expression, null);
    case 'filtered':
      return aggregateSql(
        scope,
        expression.aggregate,
        scope.context.write.condition(scope, expression.where),
      );
    case 'share of rows': {
      const met = aggregateSql(
        scope,
        { kind: 'count rows' },
        scope.context.write.condition(scope, expression.where),
      );
      return `100.0 * ${met} / NULLIF(${expressionSql(scope, { kind: 'count rows' })}, 0)`;
    }
    case 'share of total': {
      const part = summedSql(scope, expression.of);
      return `100.0 * ${part} / NULLIF(SUM(${part}) OVER (), 0)`;
    }
    case 'running total':
      return `SUM(${summedSql(scope, expression.of)}) OVER (${windowOrder(scope)})`;
    case 'change': {
      const now = summedSql(scope, expression.of);
      return `${now} - LAG(${now}) OVER (${windowOrder(scope)})`;
    }
    case 'arithmetic':
      return arithmeticSql(scope, expression);
    case 'percentage':
      return `100.0 * ${operandSql(scope, expression.part)} / NULLIF(${operandSql(scope, expression.whole)}, 0)`;
    case 'joined text':
      return dialect.joinedText(
        expressionSql(scope, expression.left),
        expressionSql(scope, expression.right),
      );
    case 'truncated':
      assertTimeWith(scope, expression.of, expression.unit);
      return dialect.truncated(expression.unit, expressionSql(scope, expression.of));
    case 'time part':
      assertTimeWith(scope, expression.of, expression.part);
      return dialect.timePart(expression.part, expressionSql(scope, expression.of));
    case 'elapsed':
      return elapsedSql(scope, expression);
    case 'now':
      return nowSql(scope, false);
    case 'literal':
      return literalParameter(scope.context, expression.literal, {
        against: typeIn(scope, expression),
        name: 'value',
      });
    case 'nested':
      return nestedSql(scope, expression.query);
  }
}

export const nestedSql = (scope: Scope, query: LogicalQuery): string =>
  inBrackets(scope.context.write.query(scope.context, query, scope).sql);

function outputSql(scope: Scope, position: number): string {
  const { dialect } = scope.context;
  const output = scope.source?.outputs[position - 1];
  if (scope.source === null || output === undefined)
    throw new UnsupportedQueryError(`The inner query has no column ${position}.`);
  return `${scope.source.alias}.${dialect.identifier(output.name)}`;
}

/** The moment of asking, as a parameter. */
export function nowSql(scope: Scope, date: boolean): string {
  const { parameters, dialect, moment } = scope.context;
  const type = date ? 'date' : 'timestamp';
  const value = date ? moment.local.slice(0, 10) : momentText(moment.local);
  const place = parameters.add({ name: date ? 'today' : 'now', type, value, column: null, words: null });
  return dialect.typed(place, type);
}

/** A number has no months, and a date no hours. */
function assertTimeWith(scope: Scope, of: Expression, part: string): void {
  const { type, date } = typeIn(scope, of);
  if (type === 'number' || type === 'boolean' || (date && part === 'hour'))
    throw new UnsupportedQueryError(`A ${date ? 'date' : type} has no ${part}.`);
}

function aggregateSql(scope: Scope, expression: Expression, where: string | null): string {
  if (expression.kind !== 'count rows' && expression.kind !== 'aggregate')
    throw new UnsupportedQueryError('Only an aggregate can be filtered.');
  if (expression.kind === 'aggregate' && hasAggregate(expression.of))
    throw new UnsupportedQueryError('An aggregate inside an aggregate needs a query of its own.');
  if (expression.kind === 'aggregate' && isFigure(expression) && typeIn(scope, expression.of).type === 'time')
    throw new UnsupportedQueryError('Moments have no sum and no average.');
  const of = expression.kind === 'count rows' ? countedSql(scope) : argumentSql(scope, expression);
  const name = expression.kind === 'count rows' ? 'count' : expression.name;
  // Nothing to sum is a total of zero for a row that a left join keeps.
  // Nor does one of several periods have nothing where it has no rows.
  const isZero =
    expression.kind === 'aggregate' && name === 'sum' && (where !== null || isOptional(scope, expression.of));
  const isScaled = expression.kind === 'aggregate' && isMoneyToScale(scope, expression);
  const plain = filteredCall(scope, { name, of, where });
  const call = isScaled ? scope.context.dialect.fromHundredths(plain) : plain;
  return isZero ? `COALESCE(${call}, 0)` : call;
}

/** Minor units are added up as they are stored, and divided once. */
const isMoneyToScale = (
  { context }: Scope,
  { name, of }: Extract<Expression, { kind: 'aggregate' }>,
): boolean =>
  !name.startsWith('count') && of.kind === 'column' && isInMinorUnits(context.schema.columns[of.column]);

const isFigure = ({ name }: { name: string }): boolean =>
  name === 'sum' || name === 'avg' || name === 'median';

type Call = { name: string; of: string; where: string | null };

function filteredCall(scope: Scope, { name, of, where }: Call): string {
  if (where === null) return callSql(scope, name, of);
  if (scope.context.dialect.hasFilter) return `${callSql(scope, name, of)} FILTER (WHERE ${where})`;
  return callSql(scope, name, `CASE WHEN ${where} THEN ${of === '*' ? '1' : of} END`);
}

function callSql(scope: Scope, name: string, of: string): string {
  const { dialect } = scope.context;
  switch (name) {
    case 'count distinct':
      return `COUNT(DISTINCT ${of})`;
    case 'median':
      if (dialect.median === null) throw new UnsupportedQueryError(`${dialect.name} has no median.`);
      return dialect.median(of);
    default:
      return `${name.toUpperCase()}(${of})`;
  }
}

/** Numbers of a flag: SUM counts those that are true, AVG gives their share. */
function argumentSql(scope: Scope, { name, of }: Extract<Expression, { kind: 'aggregate' }>): string {
  if (of.kind === 'literal') return '*';
  if (of.kind === 'column' && isInMinorUnits(scope.context.schema.columns[of.column]))
    return storedColumn(scope, of.column, of.via);
  const sql = expressionSql(scope, of);
  const isFlag = scope.context.dialect.hasBooleans && typeIn(scope, of).type === 'boolean';
  const needsNumber = name !== 'count' && name !== 'count distinct';
  return isFlag && needsNumber ? `CASE WHEN ${sql} THEN 1 WHEN NOT ${sql} THEN 0 END` : sql;
}

/**
 * Rows that exist only because a left join keeps their left side do not count, unless the query counts the others on
 * its own.
 */
function countedSql(scope: Scope): string {
  const optional = scope.instances.findLast((instance) => instance.left && instance.join?.toMany);
  if (optional === undefined || scope.countsKeys) return '*';
  const key = scope.context.schema.tables[optional.table]?.primaryKey[0] ?? optional.join?.pairs[0]?.own;
  return key === undefined ? '*' : instanceColumn(scope, optional, key);
}

/** Whether an expression names a column that a left join may leave empty. */
export const isOptional = (scope: Scope, expression: Expression): boolean =>
  expressionsIn(expression).some(
    (part) => part.kind === 'column' && instanceOf(scope, part.column, part.via).instance.left,
  );

/** A figure per row of the result: an aggregate as it is, a plain expression summed where rows are grouped. */
function summedSql(scope: Scope, of: Expression): string {
  const sql = operandSql(scope, of);
  return scope.aggregated && !hasAggregate(of) ? `SUM(${sql})` : sql;
}

function windowOrder(scope: Scope): string {
  const items = scope.windowOrder.map(
    ({ by, descending }) => `${expressionSql(scope, by)}${descending ? ' DESC' : ''}`,
  );
  return items.length === 0 ? '' : `ORDER BY ${items.join(', ')}`;
}

function arithmeticSql(
  scope: Scope,
  { operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>,
): string {
  if (operator === '/') {
    const divisor = right.kind === 'literal' && right.literal.kind === 'number' ? right.literal.value : 0;
    if (divisor !== 0 && constants.has(divisor)) return `${operandSql(scope, left)} / ${divisor}.0`;
    return scope.context.dialect.quotient(operandSql(scope, left), operandSql(scope, right));
  }
  const side = operator === '*' ? operandSql : figureSql;
  return `${side(scope, left)} ${operator} ${side(scope, right)}`;
}

/** Numbers that belong to the calculation rather than to the question stay in the statement. */
const constants: ReadonlySet<number> = new Set([
  0, 1, 7, 10, 12, 24, 60, 100, 1_000, 1_440, 3_600, 10_080, 86_400,
]);

/** An expression as part of a calculation. */
export function operandSql(scope: Scope, expression: Expression): string {
  if (expression.kind === 'literal') {
    const { literal } = expression;
    if (literal.kind === 'number' && constants.has(literal.value)) return String(literal.value);
    const against: ValueType = { type: 'number', date: false, column: null };
    return literalParameter(scope.context, literal, { against, name: 'number' });
  }
  const sql = expressionSql(scope, expression);
  const isCompound =
    ['arithmetic', 'percentage', 'share of rows', 'share of total', 'change'].includes(expression.kind) &&
    !isAggregate(expression);
  return isCompound || expression.kind === 'share of rows' ? `(${sql})` : sql;
}

/** A figure to add or compare: a total of nothing is zero. */
export function figureSql(scope: Scope, expression: Expression): string {
  const sql = operandSql(scope, expression);
  return isTotal(expression) ? `COALESCE(${sql}, 0)` : sql;
}

function isTotal(expression: Expression): boolean {
  if (expression.kind !== 'nested' || expression.query.kind !== 'select') return false;
  const [first] = expression.query.select;
  return first?.kind === 'aggregate' && first.name === 'sum';
}

function elapsedSql(scope: Scope, { unit, from, to }: Extract<Expression, { kind: 'elapsed' }>): string {
  const dates = [from, to].some((end) => typeIn(scope, end).date);
  const asDates = dates && unit !== 'hours' && unit !== 'minutes';
  return scope.context.dialect.elapsed(unit, {
    from: timeSql(scope, from, asDates),
    to: timeSql(scope, to, asDates),
    dates: asDates || [from, to].every((end) => typeIn(scope, end).date),
  });
}

/** A moment, or its date where it stands beside dates. */
export function timeSql(scope: Scope, expression: Expression, asDate: boolean): string {
  const { context } = scope;
  const { dialect } = context;
  if (expression.kind === 'now') return nowSql(scope, asDate);
  if (expression.kind === 'literal') {
    const against: ValueType = { type: 'time', date: asDate, column: null };
    const place = literalParameter(context, expression.literal, { against, name: asDate ? 'date' : 'time' });
    return dialect.typed(place, asDate ? 'date' : 'timestamp');
  }
  const sql = expressionSql(scope, expression);
  return asDate && !typeIn(scope, expression).date ? dialect.dateOf(sql) : sql;
}
