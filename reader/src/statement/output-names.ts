import type { AggregateName, Condition, Expression } from '../query/logical-query.ts';
import { isInMinorUnits, wordsWithoutMinorUnit } from '../schema/minor-currency-units.ts';
import type { Schema } from '../schema/schema-types.ts';
import { pluralOf, splitName } from '../schema/split-and-pluralize-names.ts';
import { wordsOfTables } from '../schema/words-of-tables.ts';
import { keyTarget } from './foreign-key-paths.ts';

/** `outputs`: names of the columns of the query in FROM. */
type Naming = { schema: Schema; main: number | null; outputs?: readonly string[] };

const prefixes: Readonly<Record<Exclude<AggregateName, 'count' | 'count distinct'>, string>> = {
  sum: 'total',
  avg: 'average',
  min: 'lowest',
  max: 'highest',
  median: 'median',
};
const timePrefixes: Readonly<Record<string, string>> = { min: 'first', max: 'last' };

/** A name in plain words for what an expression gives: 'orders', 'total_amount', 'month'. */
export function outputName(naming: Naming, expression: Expression): string {
  const { schema, main } = naming;
  switch (expression.kind) {
    case 'column':
      return columnName(schema, expression.column, expression.via);
    case 'output':
      return naming.outputs?.[expression.position - 1] ?? `value_${expression.position}`;
    case 'count rows':
      return main === null ? 'count' : tableWords(schema, main);
    case 'aggregate':
      return aggregateName(naming, expression.name, expression.of);
    case 'filtered':
      return [...filterWords(naming.schema, expression.where), outputName(naming, expression.aggregate)].join(
        '_',
      );
    case 'share of rows':
    case 'share of total':
      return 'share';
    case 'running total':
      return 'running_total';
    case 'change':
      return 'change';
    case 'arithmetic':
      if (expression.left.kind === 'aggregate' && isNumber(expression.right))
        return prefixes[expression.left.name as keyof typeof prefixes] ?? 'ratio';
      return { '+': 'total', '-': 'difference', '*': 'amount', '/': 'ratio' }[expression.operator];
    case 'percentage':
      return 'percentage';
    case 'joined text':
      return 'name';
    case 'truncated':
      return expression.unit;
    case 'time part':
      return expression.part.replaceAll(' ', '_');
    case 'elapsed':
      return expression.unit;
    case 'now':
      return 'now';
    case 'literal':
      return 'value';
    case 'nested': {
      const select = expression.query.kind === 'select' ? expression.query : expression.query.left;
      const table = select.from.kind === 'tables' ? (select.from.tables[0]?.table ?? null) : null;
      const [first] = select.select;
      return first === undefined ? 'value' : outputName({ schema, main: table }, first);
    }
  }
}

const isNumber = (expression: Expression): boolean =>
  expression.kind === 'literal' && expression.literal.kind === 'number';

function aggregateName(naming: Naming, name: AggregateName, of: Expression): string {
  const { schema } = naming;
  if (name === 'count' || name === 'count distinct') {
    if (of.kind !== 'column')
      return outputName(naming, of) === 'value' ? 'count' : `${outputName(naming, of)}_count`;
    return countedName(schema, of.column);
  }
  const isTime = of.kind === 'column' && schema.columns[of.column]?.type === 'time';
  const prefix = (isTime ? timePrefixes[name] : undefined) ?? prefixes[name];
  const inner = splitName(outputName(naming, of)).join('_');
  if (inner === prefix || of.kind === 'arithmetic') return prefix;
  return `${prefix}_${inner}`;
}

/** Counted keys are the rows that they stand for: 'customers' for customer_id. */
function countedName(schema: Schema, column: number): string {
  const { table } = schema.columns[column] ?? { table: -1 };
  if (schema.tables[table]?.primaryKey.includes(column)) return tableWords(schema, table);
  const key = schema.foreignKeys.find(({ from }) => from.length === 1 && from[0] === column);
  if (key) return tableWords(schema, keyTarget(schema, key));
  return plural(splitName(schema.columns[column]?.name ?? 'count'));
}

const plural = (words: readonly string[]): string =>
  [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join('_');

const tableWords = (schema: Schema, table: number): string => {
  const words = wordsOfTables(schema)[table] ?? ['rows'];
  return plural(words.length > 1 && /^(tbl|tb|t)$/.test(words[0] ?? '') ? words.slice(1) : words);
};

function columnName(schema: Schema, column: number, via: number | null): string {
  const name = schema.columns[column]?.name ?? 'value';
  const shown = isInMinorUnits(schema.columns[column])
    ? wordsWithoutMinorUnit(schema, column).join('_')
    : name;
  if (via === null) return shown;
  const role = splitName(schema.columns[via]?.name ?? '').filter((word) => !/^(id|no|code|key)$/.test(word));
  return [...role, ...splitName(shown)].join('_');
}

/** 'paid' of the paid orders, 'vip' of the customers who are. */
function filterWords(schema: Schema, where: Condition): string[] {
  if (where.kind === 'is true') {
    const words = where.of.kind === 'column' ? splitName(schema.columns[where.of.column]?.name ?? '') : [];
    return where.negated ? ['not', ...words] : words;
  }
  if (where.kind !== 'comparison' || where.operator !== '=' || where.right.kind !== 'literal') return [];
  const { literal } = where.right;
  const words = literal.kind === 'stored' ? splitName(literal.value) : [];
  return words.length <= 2 ? words : [];
}
