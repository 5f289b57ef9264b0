import type { CalendarMoment, ClockSpan } from './calendar-span.ts';
import { daysAhead, mostDaysAhead } from './choose-past-or-future-date.ts';
import {
  decadeNames,
  lookUp,
  monthNames,
  namedDays,
  ordinals,
  seasonNames,
  unitNames,
} from './number-and-date-words.ts';
import {
  addUnits,
  type Clock,
  clockOf,
  dayOf,
  lengthOfMonth,
  monthOf,
  startOf,
  startOfIsoWeek,
  yearOf,
} from './wall-clock-arithmetic.ts';

/** What a written date says. Each part may be missing: 'May', '3 June', 'Q1 26'. */
export type WrittenDate = {
  year?: number;
  half?: number;
  quarter?: number;
  month?: number;
  week?: number;
  /** The month that a season begins with. */
  season?: number;
  day?: number;
  /** The years of a decade. */
  decade?: number;
  /** The day was written as '3rd' or '3', which is a day even without a month where the words are a range. */
  ordinal?: boolean;
};

export type Found<T> = { value: T; next: number };

const fillers = new Set(['of', 'the', ',', '-', '/', "'", '’', 'year', 'in', 'calendar', 'month', '.']);

/** Every date that begins at a word, the longest first. Words are in lower case. */
export function datesAt(words: readonly string[], at: number, moment: Clock): Found<WrittenDate>[] {
  const found: Found<WrittenDate>[] = [];
  let date: WrittenDate = {};
  let next = at;
  for (;;) {
    let start = next;
    while (fillers.has(words[start] ?? '') && start - next < 3) start += 1;
    const part = partAt(words, start, { date, moment });
    if (part === null || Object.keys(part.value).some((key) => key in date)) return found;
    date = { ...date, ...part.value };
    next = part.next;
    if (isComplete(date)) found.unshift({ value: date, next });
  }
}

function isComplete({ month, day, ordinal, ...others }: WrittenDate): boolean {
  const large = [others.half, others.quarter, others.week, month, others.decade, others.season].filter(
    (part) => part !== undefined,
  );
  if (large.length > 1) return false;
  return day === undefined || month !== undefined || (ordinal === true && Object.keys(others).length === 0);
}

type Context = { date: WrittenDate; moment: Clock };

function partAt(words: readonly string[], at: number, context: Context): Found<WrittenDate> | null {
  const word = words[at];
  if (word === undefined) return null;
  const one = (value: WrittenDate, length = 1) => ({ value, next: at + length });
  const numeric = numericDate(word);
  if (numeric !== null) return one(numeric);
  const slashed = words[at + 1] === '/' ? slashedDate(word, words[at + 2] ?? '') : null;
  if (slashed !== null) return one(slashed, 3);
  const decade = decadeOf(word);
  if (decade !== null) return one({ decade });
  const month = lookUp(word, monthNames);
  if (month !== undefined) return one({ month });
  const season = seasonNames.get(word);
  if (season !== undefined) return one({ season });
  return (
    namedDay(words, at) ??
    numberedUnit(words, at) ??
    yearAt(words, at, context) ??
    dayAt(words, at) ??
    ordinalUnit(words, at) ??
    null
  );
}

/** '2026-05-03', '2026/05', '3.6.2026', '6/13/2026': the day comes first unless it cannot. */
function numericDate(word: string): WrittenDate | null {
  const iso = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?$/.exec(word);
  if (iso !== null) {
    const date = { year: Number(iso[1]), month: Number(iso[2]) };
    return iso[3] === undefined ? date : { ...date, day: Number(iso[3]) };
  }
  const other = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(word);
  if (other === null) return null;
  const [first = 0, second = 0, last = 0] = other.slice(1).map(Number);
  const year = last < 100 ? 2000 + last : last;
  const [day, month] = second > 12 ? [second, first] : [first, second];
  return month <= 12 && day <= 31 ? { year, month, day } : null;
}

/** '3/15' and '15/3', where only one of the two can be the month, and '03/2026'. '3/4' may be a fraction. */
function slashedDate(first: string, second: string): WrittenDate | null {
  if (!/^\d{1,2}$/.test(first) || !/^(?:\d{2}|(?:19|20)\d{2})$/.test(second)) return null;
  const [one, other] = [Number(first), Number(second)];
  if (other > 99) return one >= 1 && one <= 12 ? { month: one, year: other } : null;
  if (one <= 12 && other > 12 && other <= 31) return { month: one, day: other };
  return one > 12 && one <= 31 && other >= 1 && other <= 12 ? { month: other, day: one } : null;
}

function decadeOf(word: string): number | null {
  const named = decadeNames.get(word) ?? Number(/^(\d0)s$/.exec(word)?.[1] ?? Number.NaN);
  if (!Number.isNaN(named)) return named >= 30 ? 1900 + named : 2000 + named;
  const written = /^((?:19|20)\d0)s$/.exec(word)?.[1];
  return written === undefined ? null : Number(written);
}

/** Also without the 's' of its genitive: "valentine's" is 'valentine' and what follows. */
const beginsNamedDay = new Set(
  [...namedDays.keys()].flatMap((name) => [name.split(' ')[0] ?? name, name.split(/s? /)[0]]),
);

/** "New Year's Eve", 'Boxing Day'. */
function namedDay(words: readonly string[], at: number): Found<WrittenDate> | null {
  if (!beginsNamedDay.has(words[at])) return null;
  const mostWords = 5;
  for (let next = at + mostWords; next > at; next -= 1) {
    const name = words
      .slice(at, next)
      .join(' ')
      .replace(/ ?['’] ?/g, '');
    const [month, day] = namedDays.get(name) ?? [];
    if (month !== undefined && day !== undefined)
      return { value: { month, day }, next: Math.min(next, words.length) };
  }
  return null;
}

/** 'Q1', 'H2', 'quarter 1', 'week 12', 'CW12'. */
function numberedUnit(words: readonly string[], at: number): Found<WrittenDate> | null {
  const together = /^(q|h|cw|kw|w|wk)(\d{1,2})$/.exec(words[at] ?? '');
  const name = together?.[1] ?? words[at] ?? '';
  const number = Number(
    together?.[2] ?? (/^\d{1,2}$/.test(words[at + 1] ?? '') ? words[at + 1] : Number.NaN),
  );
  const next = at + (together === null ? 2 : 1);
  if (['q', 'quarter', 'qtr'].includes(name) && number >= 1 && number <= 4)
    return { value: { quarter: number }, next };
  if (['h', 'half'].includes(name) && number >= 1 && number <= 2) return { value: { half: number }, next };
  if (['w', 'wk', 'week', 'cw', 'kw'].includes(name) && number >= 1 && number <= 53)
    return { value: { week: number }, next };
  return null;
}

/** '2025', "'25", the '26' of 'Q1 26', 'last year' of 'June last year'. */
function yearAt(words: readonly string[], at: number, { date, moment }: Context): Found<WrittenDate> | null {
  const word = words[at] ?? '';
  if (/^(?:19|20)\d\d$/.test(word)) return { value: { year: Number(word) }, next: at + 1 };
  const before = words[at - 1];
  const marked = before === "'" || before === '’';
  const known = date.quarter !== undefined || date.half !== undefined || date.week !== undefined;
  const short = known || marked || (date.day !== undefined && date.month !== undefined && before !== '-');
  if (/^\d\d$/.test(word) && short && Object.keys(date).length > 0)
    return { value: { year: 2000 + Number(word) }, next: at + 1 };
  const offset = { last: -1, previous: -1, this: 0, current: 0, the: 0, next: 1 }[word];
  if (offset === undefined || words[at + 1] !== 'year' || Object.keys(date).length === 0) return null;
  return { value: { year: yearOf(moment) + offset }, next: at + 2 };
}

/** '3', '3rd'; with a month beside it. */
function dayAt(words: readonly string[], at: number): Found<WrittenDate> | null {
  const match = /^(\d{1,2})(st|nd|rd|th)?$/.exec(words[at] ?? '');
  const day = Number(match?.[1] ?? 0);
  if (match === null || day < 1 || day > 31 || isUnitWord(words[at + 1])) return null;
  return { value: match[2] === undefined ? { day } : { day, ordinal: true }, next: at + 1 };
}

/** 'first quarter', '2nd half'. */
function ordinalUnit(words: readonly string[], at: number): Found<WrittenDate> | null {
  const word = words[at] ?? '';
  const number =
    word === 'last' ? 0 : (ordinals.get(word) ?? Number(/^(\d)(?:st|nd|rd|th)$/.exec(word)?.[1]));
  const unit = words[at + 1] === 'half' ? 'half' : lookUp(words[at + 1] ?? '', unitNames);
  if (unit === 'quarter' && number >= 1 && number <= 4) return { value: { quarter: number }, next: at + 2 };
  const next = at + (words[at + 2] === 'year' && unit === 'half' ? 3 : 2);
  return unit === 'half' && number >= 1 && number <= 2 ? { value: { half: number }, next } : null;
}

const isUnitWord = (word: string | undefined) => word === 'half' || word === 'quarter';

/** When somebody asks, and how far ahead of that the rows reach that they ask about; null: not known. */
export type Now = CalendarMoment & { ahead: Clock | null };

/** Where no year is given: the latest span of that name that has begun, or a month that is about to. */
export function spanOfDate(date: WrittenDate, { moment, ahead }: Now): ClockSpan | null {
  if (date.decade !== undefined) return { start: clockOf(date.decade), end: clockOf(date.decade + 10) };
  if (date.year !== undefined) return spanInYear(date, date.year);
  if (date.day !== undefined && date.month === undefined)
    return dayOfLatestMonth(date.day, { moment, ahead });
  const furthest = addUnits(moment, 'day', ahead === null ? daysAhead : mostDaysAhead);
  const latest = date.month === undefined ? moment : Math.min(furthest, ahead ?? furthest);
  const spans = [1, 0, -1].map((away) => spanInYear(date, yearOf(moment) + away));
  return spans.find((span) => span !== null && span.start <= latest) ?? null;
}

function spanInYear(date: WrittenDate, year: number): ClockSpan | null {
  const { half, quarter, month, week, season, day } = date;
  if (half !== undefined) return monthsFrom(year, 6 * half - 5, 6);
  if (quarter !== undefined) return monthsFrom(year, 3 * quarter - 2, 3);
  if (week !== undefined) {
    const start = startOfIsoWeek(year, week);
    return { start, end: addUnits(start, 'week', 1) };
  }
  if (season !== undefined) return monthsFrom(year, season, 3);
  if (month === undefined) return monthsFrom(year, 1, 12);
  if (day === undefined) return monthsFrom(year, month, 1);
  return day > lengthOfMonth(year, month) ? null : oneDay(clockOf(year, month, day));
}

/** 'the 24th': of this month where rows reach so far, else the latest. */
function dayOfLatestMonth(day: number, { moment, ahead }: Pick<Now, 'moment' | 'ahead'>): ClockSpan | null {
  const latest = Math.min(ahead ?? moment, addUnits(moment, 'day', 31));
  for (let back = 0; back < 3; back += 1) {
    const month = addUnits(startOf('month', moment), 'month', -back);
    const clock = clockOf(yearOf(month), monthOf(month), day);
    if (dayOf(clock) === day && clock <= latest) return oneDay(clock);
  }
  return null;
}

const oneDay = (start: Clock): ClockSpan => ({ start, end: addUnits(start, 'day', 1) });
const monthsFrom = (year: number, month: number, count: number): ClockSpan => ({
  start: clockOf(year, month),
  end: clockOf(year, month + count),
});
