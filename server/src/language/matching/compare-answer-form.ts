import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import type { AnswerFeaturesInQuestion } from '../question/answer-features-in-question.ts';
import type { AnswerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import { groupsBy } from '../statement/answer-features-of-statement.ts';

/** A tool as far as the form of its answer is concerned. */
export type GivenForm = {
  shape: AnswerFeaturesOfStatement;
  /** Stems of its name. */
  named: ReadonlySet<string>;
  /** Stems of the columns that it reads. */
  shown: ReadonlySet<string>;
  /** It sets one period against another. */
  isComparison: boolean;
};

/** What a question asks for, and the stem of the thing it is about where the tools know such a thing. */
export type AskedForm = { shape: AnswerFeaturesInQuestion; head: string | null };

/** 1: it gives what is asked for; -1: it gives something else; 0: the question does not say, or cannot be told. */
export type Agreement = -1 | 0 | 1;

export type FormComparison = {
  grouping: Agreement;
  kind: Agreement;
  measure: Agreement;
  ranking: Agreement;
  absence: Agreement;
  comparison: Agreement;
  subject: Agreement;
};

/** The form that a question asks for against the form that a tool's statement gives, part by part. */
export function compareForm(asked: AskedForm, given: GivenForm): FormComparison {
  return {
    grouping: grouping(asked, given),
    kind: kind(asked.shape, given.shape),
    measure: measure(asked.shape, given),
    ranking: ranking(asked, given),
    absence: absence(asked.shape, given),
    comparison: comparison(asked.shape, given),
    subject: subject(asked, given),
  };
}

const units = new Set(['day', 'week', 'month', 'quarter', 'year', 'hour', 'weekday'].map(stem));

function grouping({ shape: asked, head }: AskedForm, { shape }: GivenForm): Agreement {
  if (asked.dimensions.length > 0) return asked.dimensions.every((one) => groupsBy(shape, one)) ? 1 : -1;
  if (shape.kind !== 'groups') return 0;
  if (asked.counts || asked.totals || asked.lists) return -1;
  // 'films of 2020' are films, and no number of them a month.
  const isOverTime = [...shape.dimensions].every((one) => units.has(one));
  return isOverTime && head !== null && shape.root.has(head) && !asked.compares ? -1 : 0;
}

/** A number, a sum or rows. */
function kind(
  { counts, totals, lists, dimensions }: AnswerFeaturesInQuestion,
  { kind: own, measures }: AnswerFeaturesOfStatement,
): Agreement {
  const isCount = measures.some(({ does }) => does === 'count');
  if (counts) return isCount && (own === 'figures' || dimensions.length > 0) ? 1 : own === 'groups' ? 0 : -1;
  if (totals && dimensions.length === 0) return own === 'figures' ? 1 : own === 'list' ? -1 : 0;
  if (lists) return own === 'list' ? 1 : -1;
  return 0;
}

const spans = new Set(['days', 'hours', 'minutes', 'duration'].map(stem));

function measure(
  { averages, lasts, words }: AnswerFeaturesInQuestion,
  { shape, named }: GivenForm,
): Agreement {
  const isMean = shape.measures.some(({ does }) => does === 'average') || named.has(stem('average'));
  const isSpan = [...shape.measured, ...named].some((one) => spans.has(one));
  if (averages) return isMean ? 1 : shape.kind === 'list' ? 0 : -1;
  if (lasts) return isSpan ? 1 : 0;
  if (isSpan && isMean && !words.some((word) => spans.has(word))) return -1;
  return shape.kind !== 'list' && words.some((word) => !units.has(word) && shape.measured.has(word)) ? 1 : 0;
}

function ranking({ shape: asked, head }: AskedForm, { shape, named, shown }: GivenForm): Agreement {
  if (asked.ranks === null && asked.sortBy === null) return 0;
  const isExtreme = shape.measures.some(({ does }) => does === 'extreme');
  if (shape.kind === 'figures') return isExtreme || asked.averages ? 0 : -1;
  if (asked.sortBy) {
    const { nouns } = asked.sortBy;
    const has = (words: ReadonlySet<string>) => nouns.some((noun) => words.has(noun));
    if (has(shape.sortedBy)) return 1;
    return shape.kind === 'list' && has(shown) ? 0 : -1;
  }
  if (asked.rankedBy.length > 0) {
    return asked.rankedBy.some((one) => shape.measured.has(one) || named.has(one)) ? 1 : -1;
  }
  if (shape.kind === 'list') return shape.order !== 'falling' || shape.isByTime ? -1 : 0;
  return shape.order !== null && head !== null && (shape.dimensions.has(head) || named.has(head)) ? 1 : 0;
}

const negative = ['not', 'never', 'without', 'no'].map(stem);

function absence({ absent, pending }: AnswerFeaturesInQuestion, { shape, named }: GivenForm): Agreement {
  const isNegative = shape.isAbsence || negative.some((word) => named.has(word));
  if (absent) return isNegative ? 1 : shape.isNarrow ? 0 : -1;
  if (pending && isNegative && shape.isNarrow) return 1;
  return isNegative ? -1 : 0;
}

function comparison({ compares }: AnswerFeaturesInQuestion, { isComparison }: GivenForm): Agreement {
  if (!isComparison) return 0;
  return compares ? 1 : -1;
}

/** 'how many orders' asks for orders: a list of customers is none, whatever else it says. */
function subject({ shape: asked, head }: AskedForm, { shape, named }: GivenForm): Agreement {
  if (head === null) return 0;
  if (asked.counts && shape.kind !== 'list') {
    const isCounted = shape.measured.has(head) || shape.root.has(head) || shape.dimensions.has(head);
    return isCounted ? 1 : -1;
  }
  const places =
    shape.kind === 'list' ? [shape.root, named] : [named, shape.measured, shape.dimensions, shape.root];
  return places.some((words) => words.has(head)) ? 1 : -1;
}
