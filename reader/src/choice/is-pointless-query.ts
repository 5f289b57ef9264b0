import type { Condition, Expression, LogicalQuery, Period, Select } from '../query/logical-query.ts';
import { boundsOfPeriod, type Moment } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';
import { textKey, wordsOfText } from '../question/stored-value-index-keys.ts';
import type { Schema } from '../schema/schema-types.ts';
import { conjunctsOf } from '../statement/walk-query.ts';
import { nodesIn, type QueryNode, selectsIn } from './collect-query-nodes.ts';

type Asked = { question: Question; moment: Moment; schema: Schema };

/**
 * Whether a query asks for something that says nothing: a period compared with itself, one condition twice, the share
 * of rows that all meet the condition, all but a value that never occurs. The model writes such where it has lost a
 * part of the question.
 */
export function isPointlessQuery(query: LogicalQuery, asked: Asked): boolean {
  return (
    nodesIn(query).some((node) => leavesOutNothing(node, asked)) ||
    selectsIn(query).some(
      (select) =>
        hasRepeats(select.select.filter(isFiltered).map((one) => textOf(one, asked))) ||
        hasRepeats(conjunctsOf(select.where).map((one) => textOf(one, asked))) ||
        hasFullShare(select, asked),
    )
  );
}

/** 'Status other than this year': words that are no value of a column all of whose values are known. */
function leavesOutNothing(node: QueryNode, { question, schema }: Asked): boolean {
  if (node.kind !== 'comparison' || node.operator !== '<>') return false;
  if (node.left.kind !== 'column' || node.right.kind !== 'literal' || node.right.literal.kind !== 'words') {
    return false;
  }
  const { type, values = [] } = schema.columns[node.left.column] ?? {};
  if (type !== 'text' || values.length === 0) return false;
  const { first, last } = node.right.literal;
  const words = textKey(question.words.slice(first, last + 1).flatMap(({ text }) => wordsOfText(text)));
  return !values.some((value) => textKey(wordsOfText(value)) === words);
}

const isFiltered = ({ kind }: Expression): boolean => kind === 'filtered';

const hasRepeats = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

/** Per cent of the rows that meet a condition which every row has to meet anyway. */
function hasFullShare({ select, where }: Select, asked: Asked): boolean {
  const met = new Set(conjunctsOf(where).map((one) => textOf(one, asked)));
  const isMet = (condition: Condition) => conjunctsOf(condition).every((one) => met.has(textOf(one, asked)));
  return met.size > 0 && select.some((one) => one.kind === 'share of rows' && isMet(one.where));
}

/** Equal where two parts mean the same: words for periods are compared by what they stand for. */
function textOf(part: Expression | Condition, { question, moment }: Asked): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key !== 'period') return value;
    const period = value as Period;
    return boundsOfPeriod(period, question, moment) ?? period;
  });
}
