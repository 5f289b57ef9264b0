import type {
  ComparisonOperator,
  Condition,
  Expression,
  Literal,
  TextMatch,
} from '../query/logical-query.ts';
import { isInMinorUnits } from '../schema/minor-currency-units.ts';
import { singularOf } from '../schema/split-and-pluralize-names.ts';
import { existsSql } from './exists-sql.ts';
import { expressionSql, figureSql, nameIn, timeSql, typeIn } from './expression-sql.ts';
import { literalParameter } from './literal-parameters.ts';
import { periodConditionSql } from './period-condition-sql.ts';
import { UnsupportedQueryError } from './statement-error-classes.ts';
import {
  columnOf,
  equalColumn,
  inBrackets,
  type Scope,
  storedColumn,
  type ValueType,
} from './statement-scope.ts';

export function conditionSql(scope: Scope, condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const word = condition.kind === 'and' ? ' AND ' : ' OR ';
      return condition.parts.map((part) => innerSql(scope, part)).join(word);
    }
    case 'not':
      return `NOT (${conditionSql(scope, condition.of)})`;
    case 'comparison':
      return comparisonSql(scope, condition);
    case 'between':
      return betweenSql(scope, condition);
    case 'in list':
      return inListSql(scope, condition);
    case 'in query':
      return inQuerySql(scope, condition);
    case 'text match':
      return textMatchSql(scope, condition);
    case 'is null':
      return absenceSql(scope, condition);
    case 'is true':
      return flagSql(scope, condition.of, !condition.negated);
    case 'period':
      return periodConditionSql(scope, condition);
    case 'exists':
      return existsSql(scope, condition);
    case 'same as outer':
      return sameAsOuterSql(scope, condition.column);
  }
}

/** Nothing is there where a text has no letters, too. */
function absenceSql(scope: Scope, { of, negated }: Extract<Condition, { kind: 'is null' }>): string {
  const sql = testedSql(scope, of);
  const holdsEmpty = of.kind === 'column' && scope.context.schema.columns[of.column]?.holdsEmpty === true;
  return `${holdsEmpty ? `NULLIF(${sql}, '')` : sql} IS ${negated ? 'NOT ' : ''}NULL`;
}

/** Whether an amount is there does not depend on its unit. */
const testedSql = (scope: Scope, of: Expression): string =>
  of.kind === 'column' && isInMinorUnits(scope.context.schema.columns[of.column])
    ? storedColumn(scope, of.column, of.via)
    : expressionSql(scope, of);

const innerSql = (scope: Scope, part: Condition): string =>
  part.kind === 'and' || part.kind === 'or' || isPeriodChoice(part)
    ? `(${conditionSql(scope, part)})`
    : conditionSql(scope, part);

const isPeriodChoice = (part: Condition): boolean => part.kind === 'period' && part.relation === 'not during';

const prefixes: Readonly<Record<ComparisonOperator, string>> = {
  '=': '',
  '<>': '',
  '>': 'min_',
  '>=': 'min_',
  '<': 'max_',
  '<=': 'max_',
};
const relations = {
  '=': 'during',
  '<>': 'not during',
  '>': 'after',
  '>=': 'since',
  '<': 'before',
  '<=': 'until',
} as const;

function comparisonSql(scope: Scope, condition: Extract<Condition, { kind: 'comparison' }>): string {
  const { operator, left, right } = condition;
  const type = typeIn(scope, left);
  if (left.kind === 'elapsed' && isCalendarSpan(left.unit) && operator !== '=' && operator !== '<>')
    return longerThanSql(scope, { operator, left, right });
  if (right.kind === 'literal') {
    const { literal } = right;
    if (type.type === 'time' && literal.kind === 'words') {
      const period = { kind: 'words', first: literal.first, last: literal.last } as const;
      return periodConditionSql(scope, { kind: 'period', relation: relations[operator], of: left, period });
    }
    if (type.type === 'boolean' && literal.kind === 'boolean' && (operator === '=' || operator === '<>'))
      return flagSql(scope, left, literal.value === (operator === '='));
    const place = { against: type, name: `${prefixes[operator]}${nameIn(scope, left)}` };
    const sides = equalSides(scope, left, [literalParameter(scope.context, literal, place)], [literal]);
    return `${sides.of} ${operator} ${sides.values[0]}`;
  }
  if (type.type === 'time' && typeIn(scope, right).type === 'time') {
    const asDate = type.date || typeIn(scope, right).date;
    return `${timeSql(scope, left, asDate)} ${operator} ${timeSql(scope, right, asDate)}`;
  }
  const side = (one: Expression): string =>
    one.kind === 'filtered' ? figureSql(scope, one) : expressionSql(scope, one);
  return `${side(left)} ${operator} ${side(right)}`;
}

type Elapsed = Extract<Expression, { kind: 'elapsed' }>;

const isCalendarSpan = (unit: Elapsed['unit']): unit is 'years' | 'months' =>
  unit === 'years' || unit === 'months';

type Length = { operator: ComparisonOperator; left: Elapsed; right: Expression };

/** 'More than a month' is over when a month and a day have gone by: months are added, not counted. */
function longerThanSql(scope: Scope, { operator, left, right }: Length): string {
  const { context } = scope;
  const against: ValueType = { type: 'number', date: false, column: null };
  const name = `${prefixes[operator]}${left.unit}`;
  const count =
    right.kind === 'literal'
      ? literalParameter(context, right.literal, { against, name })
      : expressionSql(scope, right);
  const asDate = [left.from, left.to].some((end) => typeIn(scope, end).date);
  const from = timeSql(scope, left.from, asDate);
  const unit = left.unit === 'years' ? 'year' : 'month';
  return `${timeSql(scope, left.to, asDate)} ${operator} ${context.dialect.later(from, unit, count)}`;
}

/** Words of the question may differ from the stored text in case; stored values never do. */
function equalSides(
  scope: Scope,
  of: Expression,
  values: readonly string[],
  literals: readonly Literal[],
): { of: string; values: readonly string[] } {
  const { dialect } = scope.context;
  const sql = expressionSql(scope, of);
  const folds = isPlainText(scope, of) && literals.some(({ kind }) => kind === 'words');
  return folds
    ? { of: dialect.folded(sql), values: values.map((value) => dialect.folded(value)) }
    : { of: sql, values };
}

function isPlainText(scope: Scope, expression: Expression): boolean {
  const { type, column } = typeIn(scope, expression);
  if (type !== 'text') return false;
  return column === null || !/uuid|enum/i.test(columnOf(scope.context.schema, column).sqlType);
}

function betweenSql(scope: Scope, { of, low, high }: Extract<Condition, { kind: 'between' }>): string {
  const type = typeIn(scope, of);
  if (type.type === 'time') {
    const from: Condition = { kind: 'comparison', operator: '>=', left: of, right: low };
    const to: Condition = { kind: 'comparison', operator: '<=', left: of, right: high };
    return `${conditionSql(scope, from)} AND ${conditionSql(scope, to)}`;
  }
  const end = (expression: Expression, prefix: string): string =>
    expression.kind === 'literal'
      ? literalParameter(scope.context, expression.literal, {
          against: type,
          name: `${prefix}${nameIn(scope, of)}`,
        })
      : expressionSql(scope, expression);
  return `${expressionSql(scope, of)} BETWEEN ${end(low, 'min_')} AND ${end(high, 'max_')}`;
}

function inListSql(scope: Scope, { negated, of, values }: Extract<Condition, { kind: 'in list' }>): string {
  const type = typeIn(scope, of);
  if (type.type === 'time') {
    const parts = values.map(
      (literal): Condition => ({
        kind: 'comparison',
        operator: '=',
        left: of,
        right: { kind: 'literal', literal },
      }),
    );
    const any = `(${parts.map((part) => `(${conditionSql(scope, part)})`).join(' OR ')})`;
    return negated ? `NOT ${any}` : any;
  }
  const place = { against: type, name: nameIn(scope, of) };
  const places = values.map((literal) => literalParameter(scope.context, literal, place));
  const sides = equalSides(scope, of, places, values);
  return `${sides.of} ${negated ? 'NOT ' : ''}IN (${sides.values.join(', ')})`;
}

function inQuerySql(scope: Scope, { negated, of, query }: Extract<Condition, { kind: 'in query' }>): string {
  const { sql, outputs } = scope.context.write.query(scope.context, query, scope);
  const { dialect } = scope.context;
  const limited = query.kind === 'select' && query.limit !== null;
  const name = dialect.identifier(outputs[0]?.name ?? '');
  // A NULL in the list would make NOT IN true for no row; MySQL takes no LIMIT right inside IN.
  const filter = negated ? `\nWHERE listed.${name} IS NOT NULL` : '';
  const list = negated || limited ? `SELECT listed.${name}\nFROM ${inBrackets(sql)} AS listed${filter}` : sql;
  return `${expressionSql(scope, of)} ${negated ? 'NOT ' : ''}IN ${inBrackets(list)}`;
}

function textMatchSql(scope: Scope, condition: Extract<Condition, { kind: 'text match' }>): string {
  const { match, negated, of, text } = condition;
  const { dialect, parameters } = scope.context;
  const type: ValueType = { ...typeIn(scope, of), type: 'text' };
  const place = literalParameter(scope.context, text, { against: type, name: nameIn(scope, of) });
  const parameter = parameters.parameters.find(({ name }) => `:${name}` === place);
  if (parameter) parameter.value = patternText(String(parameter.value), text, match);
  const sql = expressionSql(scope, of);
  const asText = isPlainText(scope, of) ? sql : `CAST(${sql} AS ${dialect.textType})`;
  return dialect.textMatch(match, { of: asText, pattern: place, negated });
}

/** The text of a pattern, its signs escaped. Words of the question may be in the plural where the stored text is not. */
function patternText(value: string, { kind }: Literal, match: TextMatch): string {
  const last = /\S+$/.exec(value)?.[0] ?? '';
  const word = singularOf(last.toLowerCase());
  const singular = word.length > 4 ? word.replace(/([^s])s$/, '$1') : word;
  const isCut = kind === 'words' && match !== 'ends with' && last.toLowerCase().startsWith(singular);
  const text = isCut ? value.slice(0, value.length - last.length + singular.length) : value;
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** Flags are booleans, numbers 1 and 0, or texts such as 'Y' and 'N'. */
function flagSql(scope: Scope, of: Expression, wanted: boolean): string {
  const sql = expressionSql(scope, of);
  const { type } = typeIn(scope, of);
  if (type === 'boolean' && scope.context.dialect.hasBooleans) return wanted ? sql : `NOT ${sql}`;
  if (type === 'text') {
    const yes = "'y', 'yes', 't', 'true', '1'";
    return `lower(${sql}) ${wanted ? '' : 'NOT '}IN (${yes})`;
  }
  if (type === 'time') return `${sql} IS ${wanted ? 'NOT ' : ''}NULL`;
  return `${sql} ${wanted ? '<>' : '='} 0`;
}

function sameAsOuterSql(scope: Scope, column: number): string {
  const inner = equalColumn(scope, column);
  for (let outer = scope.parent; outer !== null; outer = outer.parent) {
    const other = equalColumn(outer, column);
    if (inner !== null && other !== null) return `${inner} = ${other}`;
  }
  throw new UnsupportedQueryError('No outer query has the column that an inner one refers to.');
}
