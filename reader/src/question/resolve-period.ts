import type { NamedPeriod, Period } from '../query/logical-query.ts';
import { type CalendarMoment, type ClockSpan, calendarSpan } from './calendar-span.ts';
import { speaksOfPast } from './choose-past-or-future-date.ts';
import { lookUp, ordinals, unitNames, weekdayNames } from './number-and-date-words.ts';
import { durationAt, relativeAt } from './parse-relative-periods.ts';
import { datesAt, type Found, type Now, spanOfDate, type WrittenDate } from './parse-written-dates.ts';
import type { Question } from './split-question-words.ts';
import {
  addUnits,
  type CalendarUnit,
  type Clock,
  dayOf,
  monthOf,
  readClock,
  startOf,
  type WeekStart,
  writeClock,
  yearOf,
} from './wall-clock-arithmetic.ts';

/** Wall clock where the asker is: 'YYYY-MM-DDTHH:MM:SS'. */
export type Moment = {
  local: string;
  /** The latest moment in the column that a period is about, where it is known: bookings lie ahead, sales do not. */
  latest?: string | null | undefined;
  /** Monday, where nobody says. */
  weekStart?: WeekStart | undefined;
};

/** Wall clock in the same format; the start is included, the end is not. */
export type PeriodBounds = { start: string; end: string };

/** Words that may stand before a period without changing its bounds. */
export const periodLeads: ReadonlySet<string> = new Set(
  'in during since within over for from of at on by until till before after through throughout around all as up to between'.split(
    ' ',
  ),
);

export const periodJoiners: ReadonlySet<string> = new Set([
  'to',
  'through',
  'thru',
  'until',
  'till',
  '-',
  '–',
  '—',
  'and',
  'or',
  'vs',
  'versus',
  '&',
]);

/** The period that a span of words names, both ends included, or null where the words are no period. */
export function resolvePeriod(
  question: Question,
  first: number,
  last: number,
  moment: Moment,
): PeriodBounds | null {
  const words = question.words.slice(first, last + 1).map(({ text }) => text.toLowerCase());
  const now = nowFor(question, moment);
  const span =
    yearBefore(question, first, words, now) ??
    lengthAhead(question, first, words, now) ??
    wholePeriod(words, now);
  return span === null ? null : written(span);
}

/** In words. */
const longestPhrase = 12;

export type FoundPeriod = { last: number; bounds: PeriodBounds };

/** Finds the longest period that begins at a word, without the words before it and without ranges. */
export function periodFinder(question: Question, moment: Moment): (at: number) => FoundPeriod | null {
  const words = question.words.map(({ text }) => text.toLowerCase());
  const now = nowFor(question, moment);
  return (at) => {
    const found = periodsAt(words.slice(at, at + longestPhrase), 0, now);
    const longest = found.toSorted((a, b) => b.next - a.next)[0];
    return longest === undefined ? null : { last: at + longest.next - 1, bounds: written(longest.value) };
  };
}

function nowFor({ words }: Question, asked: Moment): Now {
  const { latest } = asked;
  const calendar = calendarOf(asked);
  if (latest == null) return { ...calendar, ahead: null };
  const { moment } = calendar;
  return { ...calendar, ahead: speaksOfPast(words) ? moment : Math.max(moment, readClock(latest)) };
}

const calendarOf = ({ local, weekStart = 'monday' }: Moment): CalendarMoment => ({
  moment: readClock(local),
  weekStart,
});

/**
 * 'Last month against the same month last year', '1 to 18 November and the same days last year': the same is what was
 * named before.
 */
function yearBefore(question: Question, first: number, words: readonly string[], now: Now): ClockSpan | null {
  const named = /^(?:the )?same (month|quarter|week|days?|dates?|period|time) .*\byear$/.exec(
    words.join(' '),
  );
  if (named === null) return null;
  const unit = /^(?:month|quarter|week)$/.test(named[1] ?? '') ? (named[1] as CalendarUnit) : null;
  const before = question.words.slice(0, first).map(({ text }) => text.toLowerCase());
  for (let end = before.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longestBefore); start < end; start += 1) {
      const span = wholePeriod(before.slice(start, end), now);
      if (span === null || (unit !== null && addUnits(span.start, unit, 1) !== span.end)) continue;
      return { start: addUnits(span.start, 'year', -1), end: addUnits(span.end, 'year', -1) };
    }
  }
  return null;
}

const leadsAhead: ReadonlySet<string> = new Set(['within', 'in']);
const negation = /\b(?:no|not|none|never|nothing|nobody|without|\w+n['’]t)\b/i;
/** In words: 'customers we have not heard from in 60 days'. */
const negationReach = 6;

/**
 * 'Contracts that end within 60 days' are those of the coming days where rows lie ahead; 'nothing sold in 60 days' is
 * about the past ones.
 */
function lengthAhead(
  question: Question,
  first: number,
  words: readonly string[],
  now: Now,
): ClockSpan | null {
  if (now.ahead === null || now.ahead <= now.moment) return null;
  const isLed = leadsAhead.has(words[0] ?? '');
  const before = question.words.slice(0, first).map(({ text }) => text.toLowerCase());
  if (!isLed && !leadsAhead.has(before.at(-1) ?? '')) return null;
  const near = question.words[Math.max(0, first - negationReach)]?.start ?? 0;
  if (negation.test(question.text.slice(near, question.words[first]?.start))) return null;
  const length = durationAt(words, isLed ? 1 : 0);
  if (length === null || length.next !== words.length) return null;
  return { start: now.moment, end: addUnits(now.moment, length.value.unit, length.value.count) };
}

/** In words: '1 to 18 november this year'. */
const longestBefore = 8;

function wholePeriod(words: readonly string[], now: Now): ClockSpan | null {
  if (words[0] === 'since' && words.length > 1) return sincePeriod(words.slice(1), now);
  let at = 0;
  while (at < 2 && periodLeads.has(words[at] ?? '') && at < words.length - 1) {
    const found = complete(words, at, now);
    if (found !== null) return found;
    at += 1;
  }
  return complete(words, at, now);
}

/** What something happened since has begun: 'since July' is never the coming one. */
function sincePeriod(words: readonly string[], now: Now): ClockSpan | null {
  const span = complete(words, 0, now);
  if (span === null || span.start <= now.moment || yearOf(span.start) > yearOf(now.moment)) return span;
  return { start: addUnits(span.start, 'year', -1), end: addUnits(span.end, 'year', -1) };
}

/** A range, or one period, that takes up all words from here. */
function complete(words: readonly string[], at: number, now: Now): ClockSpan | null {
  const end = (found: Found<ClockSpan>[]) => found.find(({ next }) => next === words.length)?.value ?? null;
  return end(periodsAt(words, at, now)) ?? end(rangesAt(words, at, now));
}

/** 'The first week of the last quarter of 2025' is as deep as people go; 'the last of the last of …' is not to be followed. */
const deepest = 2;

/** Single periods that begin here. */
function periodsAt(words: readonly string[], at: number, now: Now, depth = deepest): Found<ClockSpan>[] {
  const dates = datesAt(words, at, now.moment).flatMap(({ value, next }) => {
    if (value.day !== undefined && value.month === undefined && value.ordinal !== true) return [];
    const span = spanOfDate(value, now);
    return span === null ? [] : [{ value: span, next }];
  });
  return [...dates, ...partsAt(words, at, now, depth), ...relativeAt(words, at, now)];
}

/** 'March to May 2025', '1 and 15 June', '3 May to 10 May', 'last week and this week'. */
function rangesAt(words: readonly string[], at: number, now: Now): Found<ClockSpan>[] {
  const dates = datesOrDays(words, at, now).flatMap((from) =>
    afterJoiner(words, from.next).flatMap((next) =>
      datesOrDays(words, next, now).flatMap((to) => {
        const span = spanOfDates(from.value, to.value, now);
        return span === null ? [] : [{ value: span, next: to.next }];
      }),
    ),
  );
  const periods = periodsAt(words, at, now).flatMap((from) =>
    afterJoiner(words, from.next).flatMap((next) =>
      periodsAt(words, next, now)
        .map((to) => (isWeekday(words, from) && isWeekday(words, to) ? inWeekFrom(from.value, to) : to))
        .filter((to) => to.value.end > from.value.start)
        .map((to) => ({ value: { start: from.value.start, end: to.value.end }, next: to.next })),
    ),
  );
  return [...dates, ...periods];
}

const isWeekday = (words: readonly string[], { next }: Found<ClockSpan>) =>
  lookUp(words[next - 1] ?? '', weekdayNames) !== undefined;

/** 'Monday to Friday' said on a Wednesday: each is the latest one, but the Friday comes after the Monday. */
function inWeekFrom({ start }: ClockSpan, to: Found<ClockSpan>): Found<ClockSpan> {
  if (to.value.end > start) return to;
  const later = (clock: Clock) => addUnits(clock, 'week', 1);
  return { ...to, value: { start: later(to.value.start), end: later(to.value.end) } };
}

const afterJoiner = (words: readonly string[], at: number): number[] =>
  periodJoiners.has(words[at] ?? '') ? [at + 1] : [];

/** Dates, and bare days that get their month from the other end of a range. */
function datesOrDays(words: readonly string[], at: number, now: Now): Found<WrittenDate>[] {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[at] ?? '')?.[1] ?? 0);
  const bare = day >= 1 && day <= 31 ? [{ value: { day }, next: at + 1 }] : [];
  return [...datesAt(words, at, now.moment), ...bare];
}

/** Parts that one end lacks come from the other; the first end is not later than the second. */
function spanOfDates(from: WrittenDate, to: WrittenDate, now: Now): ClockSpan | null {
  if (from.day !== undefined && to.day === undefined && from.month === undefined) return null;
  const shared = (one: WrittenDate, other: WrittenDate): WrittenDate =>
    one.day !== undefined && one.month === undefined && other.month !== undefined
      ? { ...one, month: other.month }
      : one;
  const first = shared(from, to);
  const second = shared(to, from);
  if (first.day !== undefined && first.month === undefined) return null;
  const end = spanOfDate(
    second.year === undefined && first.year !== undefined ? { ...second, year: first.year } : second,
    now,
  );
  if (end === null) return null;
  const start =
    first.year !== undefined || first.decade !== undefined
      ? spanOfDate(first, now)
      : spanOfDate({ ...first, year: yearOf(end.start) }, now);
  if (start === null) return null;
  if (start.start < end.start) return { start: start.start, end: end.end };
  const earlier =
    first.year === undefined ? spanOfDate({ ...first, year: yearOf(end.start) - 1 }, now) : null;
  return earlier === null ? null : { start: earlier.start, end: end.end };
}

/** 'first half of last year', 'last 3 months of 2025', 'start of the year'. */
function partsAt(words: readonly string[], at: number, now: Now, depth: number): Found<ClockSpan>[] {
  const from = words[at] === 'the' ? at + 1 : at;
  const of = words.slice(from, from + 4).indexOf('of') + from;
  if (of < from || depth === 0) return [];
  const cut = partOf(words.slice(from, of), now.moment);
  // 'one third of May' is a share; 'the third of May' is a day.
  const isShare =
    of === from + 1 && from === at && ordinals.has(words[from] ?? '') && words[from] !== 'first';
  if (cut === null || isShare) return [];
  return [...wholesAt(words, of + 1, now), ...periodsAt(words, of + 1, now, depth - 1)].flatMap(
    ({ value, next }) => {
      const part = cut(value);
      return part === null ? [] : [{ value: part, next }];
    },
  );
}

/** 'the year' as in 'the start of the year', 'year' as in 'end of year': the running one. */
function wholesAt(words: readonly string[], at: number, now: Now): Found<ClockSpan>[] {
  const place = words[at] === 'the' ? at + 1 : at;
  const unit = lookUp(words[place] ?? '', unitNames);
  if (unit === undefined) return [];
  return [{ value: calendarSpan(unit, 0, now), next: place + 1 }];
}

type Cut = (span: ClockSpan) => ClockSpan | null;

function partOf(words: readonly string[], moment: Clock): Cut | null {
  const [word = '', second = ''] = words;
  if (words.length === 1 && ['start', 'beginning', 'end', 'whole', 'all'].includes(word))
    return (span) => span;
  if (words.length === 1 && ['rest', 'remainder'].includes(word))
    return ({ start, end }) => (end > moment ? { start: Math.max(start, moment), end } : null);
  const nth =
    word === 'last' ? -1 : (ordinals.get(word) ?? Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0));
  if (nth === 0) return null;
  // 'the 3rd of last month', 'the first of March'
  if (words.length === 1)
    return ({ start, end }) =>
      monthsBetween(start, end) === 1 ? cutPart({ start, end }, { count: 1, unit: 'day', nth }) : null;
  if (words.length === 2 && second === 'half') return (span) => half(span, nth);
  const length = durationAt(words, 1);
  if (length !== null && length.next === words.length && Math.abs(nth) === 1) {
    return (span) => cutPart(span, { ...length.value, nth });
  }
  const unit = words.length === 2 ? lookUp(second, unitNames) : undefined;
  return unit === undefined ? null : (span) => cutPart(span, { count: 1, unit, nth });
}

function half({ start, end }: ClockSpan, nth: number): ClockSpan | null {
  const months = monthsBetween(start, end);
  if (months === 12) return cutPart({ start, end }, { count: 6, unit: 'month', nth });
  if (months !== 1) return null;
  const middle = addUnits(start, 'day', 15);
  return nth === 1 ? { start, end: middle } : { start: middle, end };
}

function cutPart(
  span: ClockSpan,
  part: { count: number; unit: CalendarUnit; nth: number },
): ClockSpan | null {
  const { count, unit, nth } = part;
  const start = nth < 0 ? addUnits(span.end, unit, -count) : addUnits(span.start, unit, count * (nth - 1));
  const end = addUnits(start, unit, count);
  return start >= span.start && end <= span.end ? { start, end } : null;
}

/** Bounds of a logical query's period: words, named ones, and those before another. */
export function boundsOfPeriod(period: Period, question: Question, moment: Moment): PeriodBounds | null {
  switch (period.kind) {
    case 'words':
      return resolvePeriod(question, period.first, period.last, moment);
    case 'named':
      return written(namedPeriod(period.name, calendarOf(moment)));
    case 'previous': {
      const bounds = boundsOfPeriod(period.of, question, moment);
      return bounds === null ? null : written(previousSpan(readClock(bounds.start), readClock(bounds.end)));
    }
    case 'year earlier': {
      const bounds = boundsOfPeriod(period.of, question, moment);
      if (bounds === null) return null;
      const [start, end] = [bounds.start, bounds.end].map((local) => addUnits(readClock(local), 'year', -1));
      return start === undefined || end === undefined ? null : written({ start, end });
    }
  }
}

function namedPeriod(name: NamedPeriod, now: CalendarMoment): ClockSpan {
  const unit = (unit_: CalendarUnit, away: number) => calendarSpan(unit_, away, now);
  switch (name) {
    case 'now':
      return { start: now.moment, end: now.moment };
    case 'today':
      return unit('day', 0);
    case 'this week':
      return unit('week', 0);
    case 'this month':
      return unit('month', 0);
    case 'this quarter':
      return unit('quarter', 0);
    case 'this year':
      return unit('year', 0);
    case 'last month':
      return unit('month', -1);
    case 'last year':
      return unit('year', -1);
  }
}

/** The span of the same length just before: whole months by the calendar, others by the clock. */
function previousSpan(start: Clock, end: Clock): ClockSpan {
  const months = monthsBetween(start, end);
  return { start: months > 0 ? addUnits(start, 'month', -months) : start - (end - start), end: start };
}

/** How many whole months lie between, 0 where the span is not a number of months. */
function monthsBetween(start: Clock, end: Clock): number {
  const sameDay = dayOf(start) === dayOf(end) && start - startOf('day', start) === end - startOf('day', end);
  return sameDay ? 12 * (yearOf(end) - yearOf(start)) + monthOf(end) - monthOf(start) : 0;
}

const written = ({ start, end }: ClockSpan): PeriodBounds => ({
  start: writeClock(start),
  end: writeClock(end),
});
