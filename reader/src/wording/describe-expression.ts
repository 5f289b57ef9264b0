import type { AggregateName, Expression, Literal } from '../query/logical-query.ts';
import { pluralOf } from '../schema/split-and-pluralize-names.ts';
import {
  columnWords,
  eventWords,
  isName,
  tablePlural,
  tableSingular,
  type WordingContext,
  wordsOf,
} from './table-and-column-words.ts';

/** What wording an expression takes: the rows that are counted, and what the inner query gives. */
export type Wording = WordingContext & {
  /** The main table, null over an inner query. */
  main: number | null;
  /** The table whose rows are counted: the main one, or the one that has several rows per row of it. */
  rows: number | null;
  outputs: readonly string[];
  condition(wording: Wording, where: Extract<Expression, { kind: 'filtered' }>['where']): string;
};

const aggregateWords: Readonly<Record<Exclude<AggregateName, 'count' | 'count distinct'>, string>> = {
  sum: 'total',
  avg: 'average',
  min: 'lowest',
  max: 'highest',
  median: 'median',
};

/** An expression in plain words: 'number of orders', 'total amount', 'month of placed'. */
export function describeExpression(wording: Wording, expression: Expression): string {
  const { schema } = wording;
  const inner = (part: Expression): string => describeExpression(wording, part);
  switch (expression.kind) {
    case 'column':
      return ownedColumn(wording, expression);
    case 'output':
      return wording.outputs[expression.position - 1] ?? 'value';
    case 'count rows':
      return `number of ${wording.rows === null ? 'rows' : tablePlural(schema, wording.rows)}`;
    case 'aggregate':
      return aggregate(wording, expression);
    case 'filtered':
      return `${inner(expression.aggregate)} (${wording.condition(wording, expression.where)})`;
    case 'share of rows':
      return `share with ${wording.condition(wording, expression.where)}`;
    case 'share of total':
      return `share of ${inner(expression.of)}`;
    case 'running total':
      return `running total of ${withoutTotal(inner(expression.of))}`;
    case 'change':
      return `change of ${inner(expression.of)}`;
    case 'arithmetic': {
      const sign = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'per' }[expression.operator];
      return `${inner(expression.left)} ${sign} ${inner(expression.right)}`;
    }
    case 'percentage':
      return `${inner(expression.part)} in per cent of ${inner(expression.whole)}`;
    case 'joined text':
      return `${inner(expression.left)} and ${inner(expression.right)}`;
    case 'truncated':
      return expression.unit;
    case 'time part':
      return expression.part;
    case 'elapsed':
      return `${expression.unit} from ${momentWords(wording, expression.from)} to ${momentWords(wording, expression.to)}`;
    case 'now':
      return 'now';
    case 'literal':
      return literalWords(wording, expression.literal);
    case 'nested': {
      const select = expression.query.kind === 'select' ? expression.query : expression.query.left;
      const main = select.from.kind === 'tables' ? (select.from.tables[0]?.table ?? null) : null;
      const [first] = select.select;
      return first === undefined ? 'value' : describeExpression({ ...wording, main, rows: main }, first);
    }
  }
}

export function literalWords(wording: WordingContext, literal: Literal): string {
  switch (literal.kind) {
    case 'words':
      return wordsOf(wording, literal.first, literal.last);
    case 'stored':
      return literal.value;
    case 'number':
      return literal.value.toLocaleString('en');
    case 'boolean':
      return literal.value ? 'yes' : 'no';
  }
}

/** 'placed' of placed_at: what happened at the moment, where its name tells. */
function momentWords(wording: Wording, moment: Expression): string {
  const event = moment.kind === 'column' ? eventWords(wording.schema, moment.column) : '';
  return event === '' ? describeExpression(wording, moment) : event;
}

/** A plain 'name' or 'id' of another table says whose it is. */
function ownedColumn(
  { schema, main }: Wording,
  { column, via }: Extract<Expression, { kind: 'column' }>,
): string {
  const words = columnWords(schema, column, via);
  const table = schema.columns[column]?.table;
  if (via !== null || table === undefined || table === main) return words;
  if (isName(schema, column)) return tableSingular(schema, table);
  const owner = tableSingular(schema, table);
  if (words.includes(' ')) return words;
  return owner.endsWith(words) ? owner : `${owner} ${words}`;
}

function aggregate(wording: Wording, { name, of }: Extract<Expression, { kind: 'aggregate' }>): string {
  const { schema } = wording;
  if (name === 'count' || name === 'count distinct') {
    const different = name === 'count distinct' ? 'different ' : '';
    if (of.kind !== 'column') return `number of ${different}${describeExpression(wording, of)}`;
    return `number of ${different}${counted(wording, of.column, name)}`;
  }
  const isTime = of.kind === 'column' && schema.columns[of.column]?.type === 'time';
  const word = isTime && name === 'min' ? 'first' : isTime && name === 'max' ? 'last' : aggregateWords[name];
  const words = describeExpression(wording, of);
  return name === 'sum' && /\btotal$/.test(words) ? words : `${word} ${withoutTotal(words)}`;
}

/** Keys stand for the rows that they lead to. */
function counted({ schema }: Wording, column: number, name: 'count' | 'count distinct'): string {
  const { table = -1 } = schema.columns[column] ?? {};
  if (schema.tables[table]?.primaryKey.includes(column)) return tablePlural(schema, table);
  const key = schema.foreignKeys.find(({ from }) => from.length === 1 && from[0] === column);
  const target = key && schema.columns[key.to[0] ?? -1]?.table;
  if (target !== undefined) return tablePlural(schema, target);
  const words = columnWords(schema, column).split(' ');
  if (name === 'count') return `${tablePlural(schema, table)} with ${words.join(' ')}`;
  return [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join(' ');
}

const withoutTotal = (words: string): string => words.replace(/^total /, '');
