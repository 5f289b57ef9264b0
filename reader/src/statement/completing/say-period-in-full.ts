import { timeWords } from '../../model-input/find-number-and-time-words.ts';
import type { NamedPeriod, Period } from '../../query/logical-query.ts';
import {
  boundsOfPeriod,
  type Moment,
  periodJoiners,
  periodLeads,
  resolvePeriod,
} from '../../question/resolve-period.ts';
import type { Question } from '../../question/split-question-words.ts';

/** When every question was asked that the model learned from: what it means by a period is what that is at this moment. */
const momentOfTraining: Moment = { local: '2026-06-30T15:00:00' };

/** In words: 'the first week of the last quarter of 2025'. */
const longestSaying = 9;

/** Words that lead to a period, and those that make it the end or beginning of something. */
const leading: ReadonlySet<string> = new Set([...periodLeads, 'the', 'start', 'beginning', 'end']);

/** 'Last quarter' is what it says at any moment. */
const relative: ReadonlySet<string> = new Set(
  'last this next previous past coming current recent same ago yesterday today tomorrow now'.split(' '),
);

type Span = { first: number; last: number };

/**
 * A period in all words that the question says it with. Where the model learned, 'October' was October 2025 and 'June'
 * this month, so it leaves out the year of 'October 2025' and may take 'June' for this month. Of all words that named
 * the same days at that moment, the question's longest saying holds at any other.
 */
export function sayPeriodInFull(period: Period, question: Question, moment: Moment): Period {
  switch (period.kind) {
    case 'words':
      return has(period, question, (word) => relative.has(word))
        ? period
        : { kind: 'words', ...(longestSayingOf(period, period, question, moment) ?? period) };
    case 'named': {
      const span = isSaid(period.name, question) ? null : longestSayingOf(period, null, question, moment);
      return span === null ? period : { kind: 'words', ...span };
    }
    case 'previous':
    case 'year earlier': {
      const span = longestSayingOf(period, null, question, moment);
      const isOwn = span !== null && span.first >= question.previousWords;
      if (isOwn && saysYear(span, question)) return { kind: 'words', ...span };
      return { ...period, of: sayPeriodInFull(period.of, question, moment) };
    }
  }
}

/** Around the words that the model points at, with the year behind them; else the same period elsewhere with its year. */
function longestSayingOf(period: Period, said: Span | null, question: Question, moment: Moment): Span | null {
  const meant = boundsOfPeriod(period, question, momentOfTraining);
  if (meant === null) return null;
  const isPeriod = ({ first, last }: Span) => resolvePeriod(question, first, last, moment) !== null;
  const isSame = (span: Span): boolean => {
    const bounds = resolvePeriod(question, span.first, span.last, momentOfTraining);
    return bounds?.start === meant.start && bounds.end === meant.end && isPeriod(span);
  };
  const isRange = (span: Span) => has(span, question, (word) => periodJoiners.has(word));
  const hasYear = (span: Span) => saysYear(span, question);
  const mayJoin = said !== null && isRange(said);
  const spans = spansOfTime(question).filter((span) => mayJoin || !isRange(span));
  if (said === null) return spans.find(isSame) ?? null;
  const holds = (span: Span) => span.first <= said.first && span.last >= said.last;
  const withYear = hasYear(said)
    ? undefined
    : spans.find((span) => holds(span) && hasYear(span) && isPeriod(span));
  // 'October 2026' was yet to come where the model learned: it knows 'October' only as the one before.
  if (withYear !== undefined && isAfterTraining(withYear, question)) return withYear;
  const around = spans.find((span) => holds(span) && isSame(span));
  if (around !== undefined && hasYear(around)) return around;
  const isBeside = ({ first }: Span) =>
    first < question.previousWords === said.first < question.previousWords;
  return spans.find((span) => hasYear(span) && isBeside(span) && isSame(span)) ?? around ?? withYear ?? null;
}

const isAfterTraining = ({ first, last }: Span, question: Question): boolean =>
  (resolvePeriod(question, first, last, momentOfTraining)?.start ?? '') > momentOfTraining.local;

const has = ({ first, last }: Span, { words }: Question, isOne: (word: string) => boolean): boolean =>
  words.slice(first, last + 1).some(({ text }) => isOne(text.toLowerCase()));

const saysYear = (span: Span, question: Question): boolean =>
  has(span, question, (word) => /^(?:19|20)\d\d$/.test(word));

/** All spans of words that speak of time, longest first; none reaches from one question into the next. */
function spansOfTime(question: Question): Span[] {
  const times = timeWords(question);
  const { words, previousWords } = question;
  const spans: Span[] = [];
  for (const first of times) {
    if (leading.has(words[first]?.text.toLowerCase() ?? '')) continue;
    for (let last = first; last < first + longestSaying && times.has(last); last += 1) {
      if (first < previousWords === last < previousWords) spans.push({ first, last });
    }
  }
  const rank = ({ first, last }: Span): number => (first < previousWords ? -longestSaying : 0) + last - first;
  return spans.toSorted((left, right) => rank(right) - rank(left));
}

/** Whether the question says a named period in words of its own: 'today', 'this year', 'so far', 'to date'. */
export function isSaid(name: NamedPeriod, { words }: Question): boolean {
  const text = ` ${words.map((word) => word.text.toLowerCase()).join(' ')} `;
  const [, unit = ''] = name.split(' ');
  const sayings = [
    ` ${name} `,
    ` current ${unit || name} `,
    ' so far ',
    ' to date ',
    ' ytd ',
    ' qtd ',
    ' mtd ',
  ];
  return sayings.some((saying) => text.includes(saying));
}
