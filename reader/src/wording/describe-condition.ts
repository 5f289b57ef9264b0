import type {
  ComparisonOperator,
  Condition,
  Expression,
  Period,
  PeriodRelation,
} from '../query/logical-query.ts';
import { monthNames } from '../question/number-and-date-words.ts';
import { factorBetween, spokenUnit, unitOfColumn } from '../schema/measurement-units.ts';
import { conjunctsOf, hasAggregate } from '../statement/walk-query.ts';
import { describeExpression, literalWords, type Wording } from './describe-expression.ts';
import {
  columnWords,
  eventWords,
  isKey,
  isName,
  roleOf,
  tablePlural,
  tableSingular,
  wordsOf,
} from './table-and-column-words.ts';

const comparisons: Readonly<Record<ComparisonOperator, string>> = {
  '=': '',
  '<>': 'other than',
  '>': 'over',
  '<': 'under',
  '>=': 'of at least',
  '<=': 'of at most',
};
const countComparisons: Readonly<Record<ComparisonOperator, string>> = {
  '=': 'exactly',
  '<>': 'other than',
  '>': 'more than',
  '<': 'fewer than',
  '>=': 'at least',
  '<=': 'at most',
};

/** A condition in plain words: 'city Oslo', 'more than 2 orders', 'placed in 2025', 'without orders'. */
export function describeCondition(wording: Wording, condition: Condition): string {
  const { schema } = wording;
  switch (condition.kind) {
    case 'and':
      return condition.parts.map((part) => describeCondition(wording, part)).join(', ');
    case 'or':
      return condition.parts.map((part) => describeCondition(wording, part)).join(' or ');
    case 'not':
      return `not ${describeCondition(wording, condition.of)}`;
    case 'comparison':
      return comparison(wording, condition);
    case 'between': {
      const { of, low, high } = condition;
      return `${describeExpression(wording, of)} from ${describeExpression(wording, low)} to ${describeExpression(wording, high)}`;
    }
    case 'in list': {
      const values = condition.values.map((literal) => literalWords(wording, literal)).join(' or ');
      return `${topic(wording, condition.of)} ${condition.negated ? 'other than ' : ''}${values}`;
    }
    case 'in query':
      return `${topic(wording, condition.of)} ${condition.negated ? 'not among' : 'among'} those of ${innerTable(wording, condition)}`;
    case 'text match': {
      const verb = { contains: 'containing', 'starts with': 'starting with', 'ends with': 'ending with' }[
        condition.match
      ];
      return `${describeExpression(wording, condition.of)} ${condition.negated ? 'not ' : ''}${verb} '${literalWords(wording, condition.text)}'`;
    }
    case 'is null':
      return presence(wording, condition.of, condition.negated);
    case 'is true':
      return `${condition.negated ? 'not ' : ''}${flag(describeExpression(wording, condition.of))}`;
    case 'period':
      return periodCondition(wording, condition);
    case 'exists':
      return existence(wording, condition);
    case 'same as outer':
      return `of the same ${columnWords(schema, condition.column)}`;
  }
}

/** ' hours' of 'over 2 hours' where the column counts minutes: its own unit would be taken for the one meant. */
function unitBehind({ schema, question }: Wording, left: Expression, right: Expression): string {
  if (left.kind !== 'column' || right.kind !== 'literal' || right.literal.kind !== 'words') return '';
  const behind = question.words[right.literal.last + 1]?.text ?? '';
  const isOther = factorBetween(spokenUnit(behind), unitOfColumn(schema.columns[left.column])) !== null;
  return isOther ? ` ${behind}` : '';
}

/** 'with orders (status paid)', 'with at least 2 orders', 'without a repair'. */
function existence(
  wording: Wording,
  { negated, tables, where }: Extract<Condition, { kind: 'exists' }>,
): string {
  const table = tables[0]?.table ?? -1;
  const inner = { ...wording, main: table, rows: table };
  const conjuncts = conjunctsOf(where);
  const counts = conjuncts.filter(hasAggregate).map((part) => describeCondition(inner, part));
  const others = conjuncts
    .filter((part) => !hasAggregate(part))
    .map((part) => describeCondition(inner, part));
  const name = negated
    ? withArticle(tableSingular(wording.schema, table))
    : tablePlural(wording.schema, table);
  const what = counts.length === 0 ? name : counts.join(' and ');
  const detail = others.length === 0 ? '' : ` (${others.join(', ')})`;
  return `${negated ? 'without' : 'with'} ${what}${detail}`;
}

function comparison(
  wording: Wording,
  { operator, left, right }: Extract<Condition, { kind: 'comparison' }>,
): string {
  const value = `${describeExpression(wording, right)}${unitBehind(wording, left, right)}`;
  const subject = describeExpression(wording, left);
  if (subject.startsWith('number of ') && right.kind === 'literal')
    return `${countComparisons[operator]} ${value} ${subject.slice('number of '.length)}`;
  if (right.kind === 'nested')
    return `${subject} ${operator === '=' ? 'equal to' : comparisons[operator]} the ${value}`;
  const sign = operator === '=' && right.kind !== 'literal' ? 'equal to' : comparisons[operator];
  return [topic(wording, left), sign, value].filter((word) => word !== '').join(' ');
}

/** 'not resolved' of a moment that is missing, 'without agent' of a key. */
function presence(wording: Wording, of: Expression, present: boolean): string {
  if (of.kind === 'column' && of.via === null) {
    const isTime = wording.schema.columns[of.column]?.type === 'time';
    const event = isTime ? eventWords(wording.schema, of.column) : '';
    if (event !== '') return present ? event : `not ${event}`;
    if (isKey(wording.schema, of.column))
      return `${present ? 'with' : 'without'} ${roleOf(wording.schema, of.column)}`;
  }
  return `${present ? 'with' : 'without'} ${describeExpression(wording, of)}`;
}

/** What a value belongs to: 'customer' of a customer's name. */
function topic(wording: Wording, of: Expression): string {
  if (of.kind === 'column' && of.via === null && isName(wording.schema, of.column)) {
    const table = wording.schema.columns[of.column]?.table ?? -1;
    return table === wording.main ? '' : tableSingular(wording.schema, table);
  }
  return describeExpression(wording, of);
}

function innerTable({ schema }: Wording, { query }: Extract<Condition, { kind: 'in query' }>): string {
  const select = query.kind === 'select' ? query : query.left;
  const first = select.from.kind === 'tables' ? select.from.tables[0] : undefined;
  return first === undefined ? 'another list' : tablePlural(schema, first.table);
}

const flag = (words: string): string => words.replace(/^(is|has|was) /, '');
const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

const relations: Readonly<Record<PeriodRelation, string>> = {
  during: '',
  'not during': 'not',
  since: 'since',
  after: 'after',
  before: 'before',
  until: 'until',
};

/** Periods that stand without 'in': 'last 30 days', 'on 3 May'. */
const withoutIn = /^(last|this|next|past|previous|on|in|the|since|\d{4}-\d{2}-\d{2})\b/i;

function periodCondition(
  wording: Wording,
  { relation, of, period }: Extract<Condition, { kind: 'period' }>,
): string {
  const event =
    of.kind === 'column' ? eventWords(wording.schema, of.column) : describeExpression(wording, of);
  const spoken = periodWords(wording, period);
  const words = relation === 'since' ? spoken.replace(/^since /i, '') : spoken;
  const isOpened = relation === 'since' && event.endsWith(' since');
  const isPlace = relation === 'during' || relation === 'not during';
  const isDuration = /^\d+ (hour|day|week|month|year)s?$/i.test(words);
  return [
    event,
    isOpened ? '' : relations[relation],
    isPlace ? (isDuration ? 'in the last' : placeWord(words)) : '',
    words,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** 'In May', 'in 2025', 'on 3 May', but 'last week'. */
function placeWord(words: string): string {
  if (withoutIn.test(words)) return '';
  const parts = words.toLowerCase().split(/[\s,]+/);
  const saysMonth = parts.some((part) => monthNames.has(part));
  const days = parts.filter((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  if (saysMonth && days.length === 1) return 'on';
  return saysMonth || /\d/.test(words) ? 'in' : '';
}

function periodWords(wording: Wording, period: Period): string {
  switch (period.kind) {
    case 'words':
      return wordsOf(wording, period.first, period.last);
    case 'named':
      return period.name;
    case 'previous':
      return `just before ${periodWords(wording, period.of)}`;
    case 'year earlier':
      return `a year before ${periodWords(wording, period.of)}`;
  }
}

/** Each once: two columns that are tested alike ('with first name', 'with last name') may have one wording. */
export const describeConditions = (wording: Wording, conditions: readonly Condition[]): string[] => [
  ...new Set(
    conditions.map((condition) => describeCondition(wording, condition)).filter((words) => words !== ''),
  ),
];
