import {
  type CalendarMoment,
  type ClockSpan,
  calendarSpan,
  weekendSpan,
} from '@parley/reader/question/calendar-span';
import type { Day, Unit } from '../calendar-days.ts';
import { add, addMonths, clockAt, dayAt, dayOf, type Now, partsOf } from '../calendar-days.ts';
import { numberSource, parseNumberText } from '../parse-number-text.ts';
import type { Span } from '../split-question-words.ts';
import { type DayRange, latestStart } from './day-range.ts';
import { findCalendarPhrases } from './find-calendar-phrases.ts';
import { findWrittenDates } from './find-written-dates.ts';
import { monthNumber, monthSource, weekdayNumber, weekdaySource } from './month-and-weekday-names.ts';

type Stretch = Omit<DayRange, 'start' | 'end'>;
type Rule = { pattern: RegExp; read: (groups: string[], now: Now) => Stretch | null };

const units = 'days?|weeks?|months?|quarters?|years?';
const before = 'last|previous|prior|preceding|trailing';
const count = `(?:${numberSource})`;
const yearPart = `(?:,?\\s+(?:of\\s+|in\\s+)?(?:the\\s+)?(\\d{4}(?!\\d)|['’]\\d{2}(?!\\d)|last\\s+year|this\\s+year|next\\s+year|previous\\s+year))?`;

/**
 * What the reader's calendar does not take for several words together (`find-calendar-phrases.ts`), or takes otherwise. The
 * first rule that fits some words has them, so the longer forms come first.
 */
const rules: readonly Rule[] = [
  rule(`(\\d{4})-(\\d{2})-(\\d{2})(?:[T ]\\d{2}:\\d{2}(?::\\d{2})?Z?)?`, ([year, month, day]) =>
    isoDay(Number(year), Number(month), Number(day)),
  ),
  rule(`(\\d{4})[-/](0[1-9]|1[0-2])(?![-/\\d])`, ([year, month]) => monthOf(Number(year), Number(month))),
  rule(`(0?[1-9]|1[0-2])/((?:19|20)\\d{2})(?![/\\d])`, ([month, year]) =>
    monthOf(Number(year), Number(month)),
  ),
  rule(`(today|yesterday|tomorrow)`, ([word], { today }) =>
    oneDay(today + (word === 'today' ? 0 : word === 'tomorrow' ? 1 : -1)),
  ),
  rule(`(?<!half\\s)(${count}|an?)\\s+(${units})\\s+ago`, ([number, unit], { today }) => {
    const amount = amountOf(number);
    return amount === null
      ? null
      : { ...oneDay(add(today, unitOf(unit), -amount)), rolling: { count: amount, unit: unitOf(unit) } };
  }),
  rule(`within\\s+(${count}|an?)\\s+(${units})`, ([number, unit], { today, ahead }) => {
    const amount = amountOf(number);
    if (amount === null || ahead === null || ahead <= today) return rolling(amount, unitOf(unit), today);
    const days = stretch(today, add(today, unitOf(unit), amount) + 1, unitOf(unit));
    return { ...days, rolling: { count: amount, unit: unitOf(unit) } };
  }),
  rule(`(?:the\\s+)?most\\s+recent\\s+(${count})\\s+(${units})`, ([number, unit], { today }) =>
    rolling(amountOf(number), unitOf(unit), today),
  ),
  rule(`(ytd|mtd|qtd|wtd)`, ([letters], now) =>
    toDate({ y: 'year', m: 'month', q: 'quarter', w: 'week' }[letters?.[0] ?? ''] ?? 'year', now),
  ),
  rule(`so\\s+far\\s+this\\s+(week|month|quarter|year)`, ([unit], now) => toDate(unit ?? '', now)),
  rule(`(?:the\\s+)?(week|month|quarter|year)\\s+before\\s+last`, ([unit], now) => calendar(unit, -2, now)),
  rule(
    `(?:the\\s+)?(?:start|beginning)\\s+of\\s+(?:the\\s+|this\\s+)?(last\\s+)?(week|month|quarter|year)`,
    ([last, unit], now) => oneDay(calendar(unit, last ? -1 : 0, now).from),
  ),
  rule(
    `(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?(last\\s+)?(week|month|quarter|year)`,
    ([last, unit], now) => oneDay(calendar(unit, last ? -1 : 0, now).to - 1),
  ),
  rule(
    `(?:the\\s+)?(start|beginning|end)\\s+of\\s+(${monthSource})\\b${yearPart}`,
    ([side, name, year], now) => edgeOf(side, part(monthNumber(name ?? ''), 1, year, now)),
  ),
  rule(`(?:the\\s+)?(start|beginning|end)\\s+of\\s+((?:19|20)\\d{2})`, ([side, year]) =>
    edgeOf(side, yearOf(Number(year))),
  ),
  rule(`(?:the\\s+)?(month|quarter|year)[\\s-]+end`, ([unit], now) => oneDay(calendar(unit, 0, now).to - 1)),
  rule(`h([12])`, ([half], now) => part(Number(half), 6, undefined, now)),
  rule(`q([1-4])`, ([quarter], now) => part(Number(quarter), 3, undefined, now)),
  rule(`(\\d{4})q([1-4])`, ([year, quarter], now) => part(Number(quarter), 3, year, now)),
  rule(`(${monthSource})\\.?\\s*[-–]\\s*(${monthSource})\\b\\.?${yearPart}`, ([first, last, year], now) =>
    monthsOf(monthNumber(first ?? ''), part(monthNumber(last ?? ''), 1, year, now)),
  ),
  rule(`(${monthSource})\\b\\.?${yearPart}`, ([name, year], now) =>
    part(monthNumber(name ?? ''), 1, year, now),
  ),
  rule(
    `(?:the\\s+)?(${before}|this|current|the|next|coming)\\s+(weekend|week|month|quarter|year)(?:'s)?`,
    ([which, unit], now) =>
      which === 'the'
        ? null
        : unit === 'weekend'
          ? daysOf(weekendSpan(shiftOf(which), momentOf(now)), 'day')
          : calendar(unit, shiftOf(which), now),
  ),
  rule(`(${weekdaySource})`, ([name], now) => weekday(name ?? '', now)),
  rule(`(?:the\\s+)?(?:(19|20)(\\d)0|['’]?(\\d)0)['’]?s`, ([century, decade, short]) => {
    const start = century
      ? Number(`${century}${decade}0`)
      : Number(short) >= 3
        ? 1900 + Number(short) * 10
        : 2000 + Number(short) * 10;
    return stretch(dayOf(start, 1, 1), dayOf(start + 10, 1, 1), 'year');
  }),
  rule(`(?<![$€£#.,])((?:19|20)\\d{2})(?![\\d%]|[.,]\\d|\\s*(?:dollars|euros|usd|eur))`, ([year]) =>
    yearOf(Number(year)),
  ),
];

/** All the stretches of days a text names, in order, none twice. `may` is a month only where it cannot be a verb. */
export function findDayRanges(text: string, now: Now): DayRange[] {
  const found: DayRange[] = findWrittenDates(text, now);
  const plain = text.toLowerCase();
  for (const { pattern, read } of rules) {
    for (const match of plain.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some(({ start, end }) => span.start < end && span.end > start) || isVerb(text, span))
        continue;
      const days = read(
        match.slice(1).map((group) => group ?? ''),
        now,
      );
      if (days) found.push({ ...days, ...span });
    }
  }
  return inOneYear(withPhrases(found, findCalendarPhrases(text, now)).sort((a, b) => a.start - b.start));
}

/** A phrase stands for all that was found of its parts, and for words in which nothing was found. */
function withPhrases(found: readonly DayRange[], phrases: readonly DayRange[]): DayRange[] {
  const taken = phrases.filter((phrase) => {
    const parts = found.filter(({ start, end }) => phrase.start < end && phrase.end > start);
    const isWider = parts.every(({ start, end }) => phrase.start <= start && phrase.end >= end);
    const isLonger = parts.every(({ start, end }) => phrase.end - phrase.start > end - start);
    return isWider && isLonger;
  });
  const isFree = ({ start, end }: DayRange) =>
    taken.every((phrase) => phrase.start >= end || phrase.end <= start);
  return [...found.filter(isFree), ...taken];
}

/** In months: what is named together in the order of a year. */
const farthestApart = 6;

/** 'May and June': where June is last year's, May is not the one to come. 'June vs May' may be of one year. */
function inOneYear(points: readonly DayRange[]): DayRange[] {
  return points.map((point, at) => {
    const next = points[at + 1];
    if (!point.isYearGuessed || !next?.isYearGuessed || point.from < next.from) return point;
    const earlier = { from: addMonths(point.from, -12), to: addMonths(point.to, -12) };
    return addMonths(earlier.from, farthestApart) > next.from && earlier.from < next.from
      ? { ...point, ...earlier }
      : point;
  });
}

function isVerb(text: string, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  if (!/^(may|march|mar|sep|dec|jan|sept)$/i.test(said)) return false;
  const before = text.slice(0, start);
  const isNamed =
    /\b(in|for|during|since|until|till|before|after|of|from|to|and|or|by|through|between|about|vs|versus|than|with|on)\s+$/i.test(
      before,
    );
  const isCapital = /^\p{Lu}/u.test(said) && /\S/.test(before);
  return !isNamed && !isCapital && /\S/.test(before + text.slice(end).replace(/\W/g, ''));
}

function rule(source: string, read: Rule['read']): Rule {
  return { pattern: new RegExp(`(?<!\\w|[a-z]-)(?:${source})(?![\\w])`, 'g'), read };
}

function stretch(from: Day, to: Day, unit: Unit): Stretch {
  return { from, to, unit, isYearGuessed: false, rolling: null };
}

function oneDay(day: Day): Stretch {
  return stretch(day, day + 1, 'day');
}

const edgeOf = (side: string | undefined, whole: Stretch): Stretch => ({
  ...oneDay(side === 'end' ? whole.to - 1 : whole.from),
  isYearGuessed: whole.isYearGuessed,
});

function isoDay(year: number, month: number, day: number): Stretch | null {
  const found = dayOf(year, month, day);
  return partsOf(found).day === day && month <= 12 ? oneDay(found) : null;
}

function monthOf(year: number, month: number): Stretch {
  return stretch(dayOf(year, month, 1), dayOf(year, month + 1, 1), 'month');
}

function yearOf(year: number): Stretch {
  return stretch(dayOf(year, 1, 1), dayOf(year + 1, 1, 1), 'year');
}

/** As many days as the words say, today being the last of them. */
function rolling(amount: number | null, unit: Unit, today: Day): Stretch | null {
  if (amount === null) return null;
  return { ...stretch(add(today, unit, -amount) + 1, today + 1, unit), rolling: { count: amount, unit } };
}

const momentOf = ({ today, weekStart }: Now): CalendarMoment => ({ moment: clockAt(today), weekStart });

const daysOf = ({ start, end }: ClockSpan, unit: Unit): Stretch => stretch(dayAt(start), dayAt(end), unit);

function calendar(unit: string | undefined, shift: number, now: Now): Stretch {
  const kind = unitOf(unit);
  return daysOf(calendarSpan(kind, shift, momentOf(now)), kind);
}

function toDate(unit: string, now: Now): Stretch {
  return { ...calendar(unit, 0, now), to: now.today + 1 };
}

/** The nth part of a year that is cut into parts of so many months. */
function part(nth: number, months: number, year: string | undefined, now: Now): Stretch {
  const current = partsOf(now.today).year;
  const latest = months === 1 ? latestStart(now, 'month') : now.today;
  const named = yearFrom(year, current);
  const unit: Unit = months === 1 ? 'month' : months === 3 ? 'quarter' : 'year';
  const begin = (of: number) => dayOf(of, (nth - 1) * months + 1, 1);
  const from = begin(named ?? [current + 1, current].find((one) => begin(one) <= latest) ?? current - 1);
  return { ...stretch(from, addMonths(from, months), unit), isYearGuessed: named === null };
}

/** 'Nov-Jan': from the latest month of that name up to the other. */
function monthsOf(first: number, last: Stretch): Stretch {
  const { year, month } = partsOf(last.from);
  return { ...last, from: dayOf(first > month ? year - 1 : year, first, 1) };
}

function yearFrom(text: string | undefined, current: number): number | null {
  if (!text) return null;
  if (/^\d{4}$/.test(text)) return Number(text);
  if (/^['’]/.test(text)) return 2000 + Number(text.slice(1));
  if (text.startsWith('this')) return current;
  return text.startsWith('next') ? current + 1 : current - 1;
}

/** The latest one, or the coming one where rows reach so far. */
function weekday(name: string, { today, ahead }: Now): Stretch {
  const back = (partsOf(today).weekday - weekdayNumber(name) + 7) % 7;
  const next = today - back + 7;
  return oneDay(back > 0 && ahead !== null && next <= ahead ? next : today - back);
}

function shiftOf(which: string | undefined): number {
  if (which === 'this' || which === 'current') return 0;
  return which === 'next' || which === 'coming' ? 1 : -1;
}

function unitOf(text: string | undefined): Unit {
  return (text ?? 'day').replace(/s$/, '') as Unit;
}

function amountOf(text: string | undefined): number | null {
  const amount = /^an?$/.test(text ?? '') ? 1 : parseNumberText(text ?? '');
  return amount !== undefined && Number.isInteger(amount) && amount > 0 && amount < 10_000 ? amount : null;
}
