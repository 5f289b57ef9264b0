import type { Expression, LogicalQuery, Ordering, Select } from '../query/logical-query.ts';
import { planJoins } from '../statement/plan-joins.ts';
import { UnconnectedTablesError } from '../statement/statement-error-classes.ts';
import { conjunctsOf, hasAggregate, sameExpression } from '../statement/walk-query.ts';
import { describeCondition, describeConditions } from './describe-condition.ts';
import { describeExpression, literalWords, type Wording } from './describe-expression.ts';
import { isKey, isName, listed, tablePlural, type WordingContext } from './table-and-column-words.ts';

const longest = 160;

export type DescribeInput = WordingContext & { query: LogicalQuery };

/** What was understood, in plain English: 'number of orders per month, placed in 2025'. */
export function describeQuery(input: DescribeInput): string {
  return shortened(partsOf(input, input.query));
}

/**
 * What tells two readings of one question apart, for asking which one is meant: 'by number of gifts' and 'by total
 * amount'. Where one says nothing more than the other, it is the one without.
 */
export function describeDifference(left: DescribeInput, right: DescribeInput): [string, string] {
  const ours = partsOf(left, left.query);
  const theirs = partsOf(right, right.query);
  const onlyOurs = ours.filter((part) => !theirs.includes(part));
  const onlyTheirs = theirs.filter((part) => !ours.includes(part));
  if (onlyOurs.length === 0 && onlyTheirs.length === 0) return [shortened(ours), shortened(theirs)];
  return [
    onlyOurs.length > 0 ? shortened(onlyOurs) : `not limited to ${shortened(onlyTheirs)}`,
    onlyTheirs.length > 0 ? shortened(onlyTheirs) : `not limited to ${shortened(onlyOurs)}`,
  ];
}

/** The first part says what is asked for, the others narrow it down; the last ones give way where space is short. */
function shortened(parts: readonly string[]): string {
  let text = parts[0] ?? '';
  for (const [at, part] of parts.entries()) {
    if (at === 0) continue;
    if (text.length + part.length + 4 > longest) return `${text} …`;
    text = at === 1 && /^(with|without)\b/.test(part) ? `${text} ${part}` : `${text}, ${part}`;
  }
  return text.length <= longest ? text : `${text.slice(0, longest - 2).trimEnd()} …`;
}

function partsOf(context: WordingContext, query: LogicalQuery): string[] {
  if (query.kind === 'select') return selectParts(context, query);
  const word = { union: 'or', intersect: 'that are also', except: 'but not' }[query.kind];
  const left = selectParts(context, query.left).join(', ');
  return [`${left} ${word} ${partsOf(context, query.right).join(', ')}`];
}

function selectParts(context: WordingContext, select: Select): string[] {
  const { from } = select;
  const inner = from.kind === 'query' ? from.query : null;
  const wording: Wording = {
    ...context,
    ...tablesOf(context, select),
    outputs: inner === null ? [] : outputWords(context, inner),
    condition: describeCondition,
  };
  const conditions = describeConditions(wording, conjunctsOf(select.where));
  return [
    head(wording, select),
    ...conditions,
    ...(inner === null ? [] : [`out of ${partsOf(context, inner).join(', ')}`]),
    ...orderParts(wording, select),
  ];
}

/** The main table, and the one whose rows are counted. */
function tablesOf({ schema }: WordingContext, { from }: Select): Pick<Wording, 'main' | 'rows'> {
  if (from.kind === 'query') return { main: null, rows: null };
  const main = from.tables[0]?.table ?? null;
  try {
    const many = planJoins(schema, from.tables).findLast(({ join }) => join?.toMany);
    return { main, rows: many?.table ?? main };
  } catch (error) {
    if (error instanceof UnconnectedTablesError) return { main, rows: main };
    throw error;
  }
}

function outputWords(context: WordingContext, query: LogicalQuery): string[] {
  const select = query.kind === 'select' ? query : query.left;
  const wording: Wording = {
    ...context,
    ...tablesOf(context, select),
    outputs: [],
    condition: describeCondition,
  };
  return select.select.map((expression) => describeExpression(wording, expression));
}

/** 'customers', 'email of customers', 'number of orders per month'. */
function head(wording: Wording, { select, group, distinct }: Select): string {
  const figures = select.filter(hasFigure);
  const plain = select.filter((expression) => !hasFigure(expression));
  if (figures.length > 0) {
    const groups = [
      ...plain,
      ...(group ?? []).filter((one) => !plain.some((other) => sameExpression(one, other))),
    ];
    const per = distinctWords(groups.map((expression) => groupWords(wording, expression)));
    const measured = listed(figures.map((expression) => describeExpression(wording, expression)));
    return per.length === 0 ? measured : `${measured} per ${listed(per)}`;
  }
  const rows = wording.main === null ? 'rows' : tablePlural(wording.schema, wording.main);
  const shown = distinctWords(
    plain
      .filter((expression) => !isPlainName(wording, expression))
      .map((one) => describeExpression(wording, one)),
  );
  const subject = shown.length === 0 ? rows : `${listed(shown)} of ${rows}`;
  return distinct && shown.length > 0 ? `different ${subject}` : subject;
}

const hasFigure = (expression: Expression): boolean =>
  hasAggregate(expression) || ['running total', 'share of total', 'change'].includes(expression.kind);

/** The name and key of the rows themselves go without saying. */
function isPlainName({ schema, main }: Wording, expression: Expression): boolean {
  if (expression.kind === 'joined text') return true;
  if (expression.kind !== 'column' || expression.via !== null) return false;
  const { column } = expression;
  return schema.columns[column]?.table === main && (isName(schema, column) || isKey(schema, column));
}

/** Grouped by its name, a row is meant: 'per customer'. */
function groupWords(wording: Wording, expression: Expression): string {
  const { schema } = wording;
  if (expression.kind !== 'column' || expression.via !== null || !isName(schema, expression.column))
    return describeExpression(wording, expression);
  const isOwn = schema.columns[expression.column]?.table === wording.rows;
  return describeExpression({ ...wording, main: isOwn ? wording.rows : null }, expression);
}

const distinctWords = (words: readonly string[]): string[] => [...new Set(words)];

/** 'by price, highest first', 'the 5 with the highest price', 'one per category'. */
function orderParts(wording: Wording, { order, limit, select }: Select): string[] {
  const [first] = order;
  const isByTime = first !== undefined && (first.by.kind === 'truncated' || first.by.kind === 'time part');
  const count = limit === null ? null : literalWords(wording, limit.count);
  const per = limit === null ? [] : limit.per.map((expression) => groupWords(wording, expression));
  const each = per.length === 0 ? '' : ` per ${listed(per)}`;
  if (first === undefined) return count === null ? [] : [`${count} of them${each}`];
  if (count === null && (isByTime || isByShown(first, select))) return [];
  const by = `by ${describeExpression(wording, first.by)}, ${directionWords(wording, first)} first`;
  return [by, ...(count === null ? [] : [count === '1' ? `only one${each}` : `only ${count}${each}`])];
}

/** Sorting by what is shown first needs no word. */
const isByShown = ({ by, descending }: Ordering, select: readonly Expression[]): boolean =>
  !descending && select[0] !== undefined && sameExpression(by, select[0]);

function directionWords({ schema }: Wording, { by, descending }: Ordering): string {
  const column =
    by.kind === 'column' ? by : by.kind === 'aggregate' && by.of.kind === 'column' ? by.of : null;
  const type = column === null ? 'number' : schema.columns[column.column]?.type;
  const isTime =
    type === 'time' && (by.kind === 'column' || (by.kind === 'aggregate' && !by.name.startsWith('count')));
  if (isTime) return descending ? 'latest' : 'earliest';
  if (type === 'text' && by.kind === 'column') return descending ? 'last' : 'A';
  return descending ? 'highest' : 'lowest';
}
