import type { Literal, NamedPeriod, Period, PeriodRelation } from '../../reader/src/query/logical-query.ts';
import type { ValueMatch } from '../../reader/src/question/find-stored-values.ts';
import { readNumber } from '../../reader/src/question/read-number.ts';
import { boundsOfPeriod, type Moment, resolvePeriod } from '../../reader/src/question/resolve-period.ts';
import { type Question, textOfWords } from '../../reader/src/question/split-question-words.ts';
import { type Clock, readClock, startOf } from '../../reader/src/question/wall-clock-arithmetic.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';

/** Start included, end excluded; null where a side is open. */
export type Bounds = { start: Clock | null; end: Clock | null };
export type PeriodTest = { relation: PeriodRelation; period: Period };

/** Finds literals in the words of a question. What it cannot find it notes in `problems`, with a stand-in as result. */
export type Aligner = {
  text(value: string, column: number | null): Literal;
  /** A piece of a text, which must be spelled as it is. */
  piece(value: string): Literal;
  number(value: number): Literal;
  /** A number of a formula, which the question need not say. */
  constant(value: number): Literal;
  /** Null where no words of the question and no named period fit. */
  periods(bounds: Bounds): PeriodTest[] | null;
  /** Notes a literal that the question does not say. */
  miss(problem: string): void;
  /** Whether the question says this number. */
  hasNumber(value: number): boolean;
  /** Whether the question says one of these words. */
  says(words: readonly string[]): boolean;
  problems: string[];
};

export type AlignmentInput = {
  question: Question;
  schema: Schema;
  values: readonly ValueMatch[];
  moment: Moment;
  /** Numbers that the grammar has tokens for. */
  numbers: ReadonlySet<number>;
};

type Span = { first: number; last: number };
type PeriodSpan = { period: Period; start: Clock; end: Clock };

const longestPeriod = 9;
const longestText = 12;
const dayMs = 86_400_000;
const standIn: Literal = { kind: 'words', first: 0, last: 0 };

export function makeAligner(input: AlignmentInput): Aligner {
  const problems: string[] = [];
  let found: PeriodSpan[] | null = null;
  const note = (problem: string): Literal => {
    problems.push(problem);
    return standIn;
  };
  return {
    problems,
    text: (value, column) => alignText(input, value, column) ?? note('literal not in question'),
    piece: (value) => alignWords(input.question, value, [plainText]) ?? note('literal not in question'),
    number: (value) => alignNumber(input, value) ?? note('number not in question'),
    constant: (value) =>
      input.numbers.has(value)
        ? { kind: 'number', value }
        : (alignNumber(input, value) ?? note('number not in question')),
    periods(bounds) {
      found ??= periodSpans(input);
      const moment = readClock(input.moment.local);
      const roughly = meetsFrom(moment);
      return (
        saidSince(input.question, bounds, { spans: found, moment, meets: roughly, roughly }) ??
        alignPeriod(bounds, { spans: found, moment, meets: exactly, roughly }) ??
        alignPeriod(bounds, { spans: found, moment, meets: roughly, roughly })
      );
    },
    miss: (problem) => problems.push(problem),
    hasNumber: (value) => alignNumber(input, value)?.kind === 'words',
    says: (words) => input.question.words.some(({ text }) => words.includes(text.toLowerCase())),
  };
}

/** Spans of at most so many words: those of the question itself before those of the one before, short ones first. */
function spansOf({ words, previousWords }: Question, longest: number): Span[] {
  const spans = words.flatMap((_, first) =>
    Array.from({ length: Math.min(longest, words.length - first) }, (__, more) => ({
      first,
      last: first + more,
    })),
  );
  const rank = ({ first, last }: Span): number => (first < previousWords ? 1_000 : 0) + last - first;
  return spans
    .filter(({ first, last }) => first >= previousWords || last < previousWords)
    .toSorted((left, right) => rank(left) - rank(right));
}

function alignText(
  { question, schema, values }: AlignmentInput,
  value: string,
  column: number | null,
): Literal | null {
  if (column !== null) {
    if (schema.columns[column]?.values.includes(value)) return { kind: 'stored', column, value };
    if (values.some((match) => match.column === column && match.value === value))
      return { kind: 'stored', column, value };
    const other = value.toLowerCase();
    const sameButCase =
      schema.columns[column]?.values.find((one) => one.toLowerCase() === other) ??
      values.find((match) => match.column === column && match.value.toLowerCase() === other)?.value;
    if (sameButCase !== undefined) return { kind: 'stored', column, value: sameButCase };
  }
  return alignWords(question, value, [plainText, stemmed]);
}

function alignWords(
  question: Question,
  value: string,
  ways: readonly ((text: string) => string)[],
): Literal | null {
  const spans = spansOf(question, longestText);
  for (const plain of ways) {
    const wanted = plain(value);
    if (wanted === '') continue;
    const span = spans.find(({ first, last }) => plain(textOfWords(question, first, last)) === wanted);
    if (span !== undefined) return { kind: 'words', ...span };
  }
  return null;
}

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const stemmed = (text: string): string =>
  plainText(text)
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(es|s|'s)$/, '') : word))
    .join(' ');

function alignNumber({ question, numbers }: AlignmentInput, value: number): Literal | null {
  const span = spansOf(question, 4).find(({ first, last }) => {
    const number = readNumber(question, first, last);
    return number !== null && Math.abs(number - value) < 1e-9;
  });
  if (span !== undefined) return { kind: 'words', ...span };
  return numbers.has(value) ? { kind: 'number', value } : null;
}

const namedPeriods: readonly NamedPeriod[] = [
  'now',
  'today',
  'this week',
  'this month',
  'this quarter',
  'this year',
  'last month',
  'last year',
];

/** Every period that the question can be taken to speak of, the most likely first. */
function periodSpans({ question, moment }: AlignmentInput): PeriodSpan[] {
  const ahead = { ...moment, latest: farAhead };
  const spoken = spokenPeriods(question, moment).map((span): Period => ({ kind: 'words', ...span }));
  const named = namedPeriods.map((name): Period => ({ kind: 'named', name }));
  const shifted = [...spoken, ...named.slice(1)].flatMap((of): Period[] => [
    { kind: 'previous', of },
    { kind: 'year earlier', of },
  ]);
  const early = shifted.slice(0, spoken.length * 2);
  const late = shifted.slice(spoken.length * 2);
  const spanAt = (at: Moment) => (period: Period) => {
    const bounds = boundsOfPeriod(period, question, at);
    return bounds === null ? [] : [{ period, start: readClock(bounds.start), end: readClock(bounds.end) }];
  };
  return [
    ...[...spoken, ...early, ...named, ...late].flatMap(spanAt(moment)),
    ...spoken.flatMap(spanAt(ahead)),
  ];
}

/** 'Bookings in July', asked in June, are the coming ones where rows lie ahead. */
const farAhead = '2099-12-31T00:00:00';

/** Some other days of asking. */
const otherMoments: readonly Moment[] = [
  { local: '2026-02-11T10:20:00' },
  { local: '2026-09-03T17:05:00' },
  { local: '2027-11-19T09:40:00' },
];

/**
 * Asked in June, 'October' says the same as 'October 2025'; on other days it does not. So what lacks its year, or the
 * 'this' of 'this summer', is none of the periods that the question speaks of; nor is 'first half' in 'first half of
 * 2025'.
 */
function spokenPeriods(question: Question, moment: Moment): Span[] {
  const boundsAt = ({ first, last }: Span, at: Moment) =>
    JSON.stringify(resolvePeriod(question, first, last, at));
  const spoken = spansOf(question, longestPeriod)
    .filter(({ first, last }) => resolvePeriod(question, first, last, moment) !== null)
    .map((span) => ({
      span,
      now: boundsAt(span, moment),
      later: otherMoments.map((at) => boundsAt(span, at)),
    }));
  const isCutOf = (one: (typeof spoken)[number], other: (typeof spoken)[number]): boolean =>
    saysMoreOf(one.span, other.span, question) &&
    (one.now === other.now
      ? one.later.some((bounds, at) => bounds !== other.later[at])
      : one.span.first === other.span.first);
  return spoken.filter((one) => !spoken.some((other) => isCutOf(one, other))).map(({ span }) => span);
}

/** Whether the second holds the first, and besides it only words that say of which year or season it is. */
function saysMoreOf(one: Span, other: Span, { words }: Question): boolean {
  if (one === other || one.first < other.first || one.last > other.last) return false;
  return [...words.slice(other.first, one.first), ...words.slice(one.last + 1, other.last + 1)].every(
    ({ text }) => /^(?:of|in|,|this|last|next|year|(?:19|20)\d\d)$/i.test(text),
  );
}

/** Moments are equal, or on the same day where one of them is counted from the moment of asking. */
const meetsFrom =
  (moment: Clock) =>
  (one: Clock, other: Clock): boolean => {
    const clockTime = moment - startOf('day', moment);
    const loose = (clock: Clock): boolean => [0, clockTime].includes(clock - startOf('day', clock));
    return one === other || (startOf('day', one) === startOf('day', other) && loose(one) && loose(other));
  };

const isMidnight = (clock: Clock): boolean => startOf('day', clock) === clock;

const exactly = (one: Clock, other: Clock): boolean => one === other;

type PeriodSearch = {
  spans: readonly PeriodSpan[];
  moment: Clock;
  meets(one: Clock, other: Clock): boolean;
  roughly(one: Clock, other: Clock): boolean;
};

/**
 * 'Since April' is since April, though the questions of the set are asked in June, when it is this quarter: a model that
 * learned that would be wrong in any other one.
 */
function saidSince({ words }: Question, { start, end }: Bounds, search: PeriodSearch): PeriodTest[] | null {
  if (start === null || (end !== null && end < search.moment)) return null;
  const isSince = (at: number) => words[at]?.text.toLowerCase() === 'since';
  const spans = search.spans.filter(
    ({ period }) => period.kind === 'words' && (isSince(period.first) || isSince(period.first - 1)),
  );
  return finder(spans)('since', (span) => search.meets(span.start, start));
}

function alignPeriod({ start, end }: Bounds, search: PeriodSearch): PeriodTest[] | null {
  if (start !== null && end !== null) return closedPeriod({ start, end }, search);
  const { spans, moment, meets } = search;
  const find = finder(spans);
  if (start !== null) {
    return (
      find('during', (span) => meets(span.start, start) && start < moment && isRunning(span, moment)) ??
      find('after', (span) => span.start === moment && span.end === moment && start === moment) ??
      find('since', (span) => meets(span.start, start)) ??
      find('after', (span) => meets(span.end, start))
    );
  }
  if (end === null) return null;
  return find('before', (span) => meets(span.start, end)) ?? find('until', (span) => meets(span.end, end));
}

function closedPeriod(
  { start, end }: { start: Clock; end: Clock },
  search: PeriodSearch,
): PeriodTest[] | null {
  const { spans, moment, meets, roughly } = search;
  const find = finder(spans);
  // A day named as the last one belongs to the period: it ends with the next midnight.
  const throughDay = (clock: Clock): boolean =>
    roughly(clock, startOf('day', clock)) && end === startOf('day', clock) + dayMs && !isMidnight(clock);
  const ends = (span: PeriodSpan): boolean => roughly(span.end, end) || throughDay(span.end);
  const running = start <= moment && end >= moment;
  const whole =
    find('during', (span) => span.start === start && span.end === end) ??
    find('during', (span) => roughly(span.start, start) && ends(span)) ??
    (running ? find('during', (span) => meets(span.start, start) && span.end >= end) : null) ??
    finder(spans.toSorted(byLength))(
      'during',
      (span) => span.start === start && end - start === dayMs && span.end > end,
    );
  if (whole !== null) return whole;
  const from = alignPeriod({ start, end: null }, search);
  const to = alignPeriod({ start: null, end }, search);
  return from === null || to === null ? null : [...from, ...to];
}

const byLength = (one: PeriodSpan, other: PeriodSpan): number =>
  one.end - one.start - (other.end - other.start);

const finder =
  (spans: readonly PeriodSpan[]) =>
  (relation: PeriodRelation, test: (span: PeriodSpan) => boolean): PeriodTest[] | null => {
    const span = spans.find(test);
    return span === undefined ? null : [{ relation, period: span.period }];
  };

/** Whether a period began before today and goes on at the moment of asking. */
const isRunning = ({ start, end }: PeriodSpan, moment: Clock): boolean =>
  end >= moment && start < startOf('day', moment);
