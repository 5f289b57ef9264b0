import { type ClockSpan, calendarSpan, weekdaySpan, weekendSpan, yearBeforeSpan } from './calendar-span.ts';
import { isSlip, lookUp, monthNames, seasonNames, unitNames, weekdayNames } from './number-and-date-words.ts';
import type { Found, Now } from './parse-written-dates.ts';
import { numberAt } from './read-number.ts';
import {
  addUnits,
  type CalendarUnit,
  type Clock,
  clockOf,
  monthOf,
  startOf,
  weekdayOf,
  yearOf,
} from './wall-clock-arithmetic.ts';

/** A length of time that words give: '30 days', 'a year', 'half a year'. */
export type Duration = { count: number; unit: CalendarUnit };

const lastWords = [
  'last',
  'past',
  'previous',
  'prior',
  'preceding',
  'recent',
  'trailing',
  'rolling',
  'latest',
];
const nextWords = ['next', 'coming', 'upcoming', 'following'];
const wholeWords = ['full', 'whole', 'complete', 'calendar', 'entire'];
/** 'The past year' and 'the last year' end at the moment; 'last year' and 'the previous year' are the calendar's. */
const alwaysRolling = ['past', 'trailing', 'rolling'];

const is = (word: string | undefined, list: readonly string[]) =>
  word !== undefined &&
  (list.includes(word) || (word.length > 2 && list.some((name) => name.length > 3 && isSlip(word, name))));

/** Everything that a relative period beginning at a word may be, without ranges. Words are in lower case. */
export function relativeAt(words: readonly string[], at: number, now: Now): Found<ClockSpan>[] {
  const the = words[at] === 'the';
  const from = the ? at + 1 : at;
  const input = { ...now, words, at: from, the };
  return [
    dayName,
    toDate,
    sameLastYear,
    thisUnit,
    lastUnit,
    nextUnit,
    beforeLast,
    awayFromNow,
    weekday,
    newYear,
    weekend,
    unitEnd,
    duration,
  ]
    .map((read) => read(input))
    .filter((found) => found !== null);
}

type Input = { words: readonly string[]; at: number; the: boolean } & Now;
type Reader = (input: Input) => Found<ClockSpan> | null;

const dayName: Reader = ({ words, at, ...now }) => {
  const [word = '', second, third] = words.slice(at, at + 3);
  if (word === 'day' && second === 'before' && third === 'yesterday')
    return { value: calendarSpan('day', -2, now), next: at + 3 };
  if (word === 'day' && second === 'after' && third === 'tomorrow')
    return { value: calendarSpan('day', 2, now), next: at + 3 };
  const names = new Map([
    ['today', 0],
    ['tonight', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
  ]);
  const away = lookUp(word, names);
  return away === undefined ? null : { value: calendarSpan('day', away, now), next: at + 1 };
};

/** 'ytd', 'year to date', 'this year so far', 'so far this year'. */
const toDate: Reader = ({ words, at, moment, weekStart }) => {
  const until = (unit: CalendarUnit, next: number) => ({
    value: { start: startOf(unit, moment, weekStart), end: moment },
    next,
  });
  const initial = /^([ymqw])td$/.exec(words[at] ?? '')?.[1];
  if (initial !== undefined) {
    return until(
      ({ y: 'year', m: 'month', q: 'quarter', w: 'week' } as const)[initial as 'y' | 'm' | 'q' | 'w'],
      at + 1,
    );
  }
  const soFar = words[at] === 'so' && words[at + 1] === 'far';
  const from = soFar ? at + 2 : at;
  const unitPlace = words[from] === 'this' ? from + 1 : from;
  const unit = lookUp(words[unitPlace] ?? '', unitNames);
  if (unit === undefined) return null;
  if (soFar) return unitPlace === from ? null : until(unit, unitPlace + 1);
  const rest = words.slice(unitPlace + 1, unitPlace + 5).join(' ');
  if (rest.startsWith('to date') || rest.startsWith('so far')) return until(unit, unitPlace + 3);
  return rest.startsWith('- to - date') ? until(unit, unitPlace + 5) : null;
};

/** 'same period last year', 'last year to the same date': until a year ago. 'Same month last year' is a whole month. */
const sameLastYear: Reader = ({ words, at, ...now }) => {
  const rest = words.slice(at, at + 8).join(' ');
  const yearAgo = addUnits(now.moment, 'year', -1);
  const unit = /^same (\w+) (?:(?:of|in) )?(?:the )?(?:last|previous|prior) year\b/.exec(rest);
  const calendar = unit === null ? undefined : lookUp(unit[1] ?? '', unitNames);
  if (unit !== null && calendar !== undefined && !unit[1]?.endsWith('s')) {
    return { value: yearBeforeSpan(calendar, now), next: at + unit[0].split(' ').length };
  }
  const until =
    unit ?? /^last year (?:up )?(?:to|till|until) the same (?:day|date|time|point|moment)\b/.exec(rest);
  if (until === null) return null;
  return { value: { start: startOf('year', yearAgo), end: yearAgo }, next: at + until[0].split(' ').length };
};

const thisUnit: Reader = ({ words, at, the: _, ...now }) => {
  const { moment } = now;
  if (!is(words[at], ['this', 'current', 'present', 'ongoing', 'running'])) return null;
  if (is(words[at + 1], nextWords)) return nextUnit({ ...now, words, at: at + 1, the: false });
  const unitPlace = is(words[at + 1], ['calendar', 'current']) ? at + 2 : at + 1;
  const season = seasonNames.get(words[unitPlace] ?? '');
  if (season !== undefined) return { value: thisSeason(season, moment), next: unitPlace + 1 };
  if (words[unitPlace] === 'weekend') return { value: weekendSpan(0, now), next: unitPlace + 1 };
  const unit = lookUp(words[unitPlace] ?? '', unitNames);
  if (unit !== undefined) return { value: calendarSpan(unit, 0, now), next: unitPlace + 1 };
  const month = lookUp(words[unitPlace] ?? '', monthNames);
  return month === undefined ? null : { value: monthOfYear(yearOf(moment), month), next: unitPlace + 1 };
};

/** 'last month', 'the last year', 'past 14 days', 'last 3 full months', 'last May', 'last weekend'. */
const lastUnit: Reader = ({ words, at, the, ...now }) => {
  const { moment, weekStart } = now;
  if (!is(words[at], lastWords)) return null;
  const word = words[at + 1] ?? '';
  if (word === 'weekend') return { value: weekendSpan(-1, now), next: at + 2 };
  const month = lookUp(word, monthNames);
  if (month !== undefined) {
    const year = yearOf(moment) - (month >= monthOf(moment) ? 1 : 0);
    return { value: monthOfYear(year, month), next: at + 2 };
  }
  const season = seasonNames.get(word);
  if (season !== undefined) return { value: lastSeason(season, moment), next: at + 2 };
  const length = durationAt(words, at + 1) ?? bareUnitAt(words, at + 1);
  if (length === null) return null;
  const { count, unit, whole, bare } = length.value;
  const rolling = !whole && (!bare || is(words[at], alwaysRolling) || (the && words[at] === 'last'));
  if (rolling) return { value: { start: addUnits(moment, unit, -count), end: moment }, next: length.next };
  const end = startOf(unit, moment, weekStart);
  return { value: { start: addUnits(end, unit, -count), end }, next: length.next };
};

const nextUnit: Reader = ({ words, at, ...now }) => {
  const { moment, weekStart } = now;
  if (!is(words[at], nextWords)) return null;
  const word = words[at + 1] ?? '';
  if (word === 'weekend') return { value: weekendSpan(1, now), next: at + 2 };
  const month = lookUp(word, monthNames);
  if (month !== undefined) {
    const year = yearOf(moment) + (month > monthOf(moment) ? 0 : 1);
    return { value: monthOfYear(year, month), next: at + 2 };
  }
  const length = durationAt(words, at + 1) ?? bareUnitAt(words, at + 1);
  if (length === null) return null;
  const { count, unit, whole, bare } = length.value;
  if (!bare && !whole)
    return { value: { start: moment, end: addUnits(moment, unit, count) }, next: length.next };
  const start = addUnits(startOf(unit, moment, weekStart), unit, 1);
  return { value: { start, end: addUnits(start, unit, count) }, next: length.next };
};

/** 'the month before last'. */
const beforeLast: Reader = ({ words, at, ...now }) => {
  const unit = lookUp(words[at] ?? '', unitNames);
  if (unit === undefined || words[at + 1] !== 'before' || words[at + 2] !== 'last') return null;
  return { value: calendarSpan(unit, -2, now), next: at + 3 };
};

/** '3 months ago' is that month, 'two days ago' that day; '2 weeks from now' reaches from the moment to there. */
const awayFromNow: Reader = ({ words, at, moment, weekStart }) => {
  const length = durationAt(words, at);
  if (length === null) return null;
  const { count, unit } = length.value;
  const { next } = length;
  if (words[next] === 'ago' || words[next] === 'back' || words[next] === 'earlier') {
    const then = { moment: addUnits(moment, unit, -count), weekStart };
    if (words[next + 1] === 'today') return { value: calendarSpan('day', 0, then), next: next + 2 };
    return { value: calendarSpan(unit, 0, then), next: next + 1 };
  }
  const ahead = { start: moment, end: addUnits(moment, unit, count) };
  if (words[next] === 'from' && words[next + 1] === 'now') return { value: ahead, next: next + 2 };
  return words[next] === 'ahead' ? { value: ahead, next: next + 1 } : null;
};

/**
 * 'Last Friday' is the latest one before today, 'this Friday' this week's. 'Friday' is the coming one where rows reach
 * so far, and else the latest.
 */
const weekday: Reader = ({ words, at, ...now }) => {
  const { moment, ahead } = now;
  const which = is(words[at], ['last', 'previous', 'past'])
    ? 'last'
    : is(words[at], ['next', 'coming'])
      ? 'next'
      : words[at] === 'this'
        ? 'this'
        : null;
  const place = which === null ? at : at + 1;
  const day = lookUp(words[place] ?? '', weekdayNames);
  if (day === undefined) return null;
  const away = day - weekdayOf(moment);
  const onDay = (days: number) => ({ value: calendarSpan('day', days, now), next: place + 1 });
  const next = onDay(away <= 0 ? away + 7 : away);
  if (which === 'this') return { value: weekdaySpan(day, now), next: place + 1 };
  if (which === 'next') return next;
  if (which === null && away === 0) return onDay(0);
  const isAhead = which === null && ahead !== null && next.value.start <= ahead;
  return isAhead ? next : onDay(away < 0 ? away : away - 7);
};

/** 'since the new year': its first day. */
const newYear: Reader = ({ words, at, ...now }) => {
  if (words[at] !== 'new' || words[at + 1] !== 'year') return null;
  const { start } = calendarSpan('year', 0, now);
  return { value: { start, end: addUnits(start, 'day', 1) }, next: at + 2 };
};

/** 'over the weekend': the latest one that has begun. */
const weekend: Reader = ({ words, at, the, ...now }) => {
  if (!the || words[at] !== 'weekend') return null;
  const running = weekendSpan(0, now);
  return { value: running.start <= now.moment ? running : weekendSpan(-1, now), next: at + 1 };
};

/** 'by month end', 'until year-end': the running one. */
const unitEnd: Reader = ({ words, at, ...now }) => {
  const unit = lookUp(words[at] ?? '', unitNames);
  const end = words[at + 1] === '-' ? at + 2 : at + 1;
  if (unit === undefined || words[end] !== 'end') return null;
  return { value: calendarSpan(unit, 0, now), next: end + 1 };
};

/** A bare length of time reaches back from the moment. */
const duration: Reader = ({ words, at, moment }) => {
  const length = durationAt(words, at);
  if (length === null) return null;
  const { count, unit } = length.value;
  return { value: { start: addUnits(moment, unit, -count), end: moment }, next: length.next };
};

type Length = Duration & { whole: boolean; bare: boolean };

/** '30 days', '30-day', '90d', 'a year', 'half a year', 'a couple of weeks', '3 full months', '24h'. */
export function durationAt(words: readonly string[], at: number): Found<Length> | null {
  const written = /^(\d+)([a-z]+)$/.exec(words[at] ?? '');
  const writtenUnit = written === null ? undefined : unitNames.get(written[2] ?? '');
  if (writtenUnit !== undefined) return { value: lengthOf(Number(written?.[1]), writtenUnit), next: at + 1 };
  const number = countAt(words, at);
  if (number === null) return null;
  let { value: count, next } = number;
  if (words[next] === '-') next += 1;
  const whole = is(words[next], wholeWords);
  if (whole) next += 1;
  const unit = longUnit(words[next] ?? '');
  if (unit === null) return null;
  count *= unit.count;
  // 'the 2025 calendar year'
  if (unit.unit === 'year' && count >= 1_000) return null;
  return { value: { ...lengthOf(count, unit.unit), whole }, next: next + 1 };
}

const lengthOf = (count: number, unit: CalendarUnit): Length =>
  Number.isInteger(count) || unit !== 'year'
    ? { count, unit, whole: false, bare: false }
    : { count: count * 12, unit: 'month', whole: false, bare: false };

/** Also units that are multiples of others: a fortnight, a decade. */
function longUnit(word: string): Duration | null {
  if (word === 'fortnight' || word === 'fortnights') return { count: 14, unit: 'day' };
  if (word === 'decade' || word === 'decades') return { count: 10, unit: 'year' };
  const unit = lookUp(word, unitNames);
  return unit === undefined ? null : { count: 1, unit };
}

function countAt(words: readonly string[], at: number): Found<number> | null {
  const [word = '', second] = words.slice(at, at + 2);
  if (word === 'half') return { value: 0.5, next: second === 'a' || second === 'an' ? at + 2 : at + 1 };
  const few = word === 'a' ? at + 1 : at;
  if (words[few] === 'few') return { value: 3, next: few + 1 };
  if (words[few] === 'couple') return { value: 2, next: few + (words[few + 1] === 'of' ? 2 : 1) };
  const number = numberAt(words, at);
  if (number !== null) return number;
  return word === 'a' || word === 'an' ? { value: 1, next: at + 1 } : null;
}

/** The 'month' of 'last month', the 'full quarter' of 'last full quarter'. */
function bareUnitAt(words: readonly string[], at: number): Found<Length> | null {
  const whole = is(words[at], wholeWords);
  const place = whole ? at + 1 : at;
  const unit = longUnit(words[place] ?? '');
  if (unit === null) return null;
  return { value: { ...unit, whole, bare: unit.count === 1 }, next: place + 1 };
}

/** The one that is running or has just ended, else this year's: 'this winter' said in March is the one before. */
function thisSeason(month: number, moment: Clock): ClockSpan {
  const start = clockOf(yearOf(moment), month);
  const before = addUnits(start, 'year', -1);
  const isBefore = start > moment && addUnits(before, 'month', 4) > moment;
  const chosen = isBefore ? before : start;
  return { start: chosen, end: addUnits(chosen, 'month', 3) };
}

/** The latest one that is over. */
function lastSeason(month: number, moment: Clock): ClockSpan {
  const start = clockOf(yearOf(moment), month);
  const end = addUnits(start, 'month', 3);
  const years = end <= moment ? 0 : addUnits(end, 'year', -1) <= moment ? -1 : -2;
  return { start: addUnits(start, 'year', years), end: addUnits(end, 'year', years) };
}

const monthOfYear = (year: number, month: number): ClockSpan => ({
  start: clockOf(year, month),
  end: clockOf(year, month + 1),
});
