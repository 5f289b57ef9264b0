import { strict } from 'chrono-node/en';
import type { Day } from '../calendar-days.ts';
import { dayOf, type Now, partsOf } from '../calendar-days.ts';
import { type DayRange, latestStart } from './day-range.ts';
import { monthNumber, monthSource } from './month-and-weekday-names.ts';

const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const month = `(${monthSource})\\b\\.?`;
const upTo = '(?:to|until|till|through|thru|up\\s+to|-|–)';
/** What follows a number may be what is counted: 'from March 3 to 9 orders'. */
const ended = '(?=\\s*(?:$|[?.,;!)]|(?:and|by|for|from|in|of|per|with)\\b))';

/** Two days of one month, which chrono takes for one of them or for two months. */
const bothInOneMonth: readonly { pattern: RegExp; read(groups: readonly string[]): WrittenRange }[] = [
  {
    pattern: written(
      `(?:\\bbetween\\s+(?:the\\s+)?${day}\\s+and\\s+|\\bfrom\\s+(?:the\\s+)?${day}\\s+${upTo}\\s+|\\bthe\\s+${day}\\s+${upTo}\\s+)` +
        `(?:the\\s+)?${day}\\s+(?:of\\s+)?${month}(?:,?\\s+(\\d{4}))?`,
    ),
    read: ([between, from, the, last, name, year]) => ({ first: between || from || the, last, name, year }),
  },
  {
    pattern: written(
      `\\b(?:between\\s+${month}\\s+${day}\\s+and|(?:from\\s+)?${month}\\s+${day}\\s+${upTo})\\s+(?:the\\s+)?${day}(?:,?\\s+(\\d{4}))?${ended}`,
    ),
    read: ([name, first, other, begin, last, year]) => ({
      first: first || begin,
      last,
      name: name || other,
      year,
    }),
  },
  {
    pattern: written(
      `\\b(?:on\\s+)?(?:the\\s+)?${day}\\s+and\\s+(?:the\\s+)?${day}\\s+(?:of\\s+)?${month}(?:,?\\s+(\\d{4}))?`,
    ),
    // 'the 3rd and 9th of March' are two days with others between them.
    read: ([first, last, name, year]) =>
      Number(last) === Number(first) + 1 ? { first, last, name, year } : {},
  },
];

type WrittenRange = {
  first?: string | undefined;
  last?: string | undefined;
  name?: string | undefined;
  year?: string | undefined;
};

function written(source: string): RegExp {
  return new RegExp(source, 'gi');
}

const dotted = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?![\d.])/g;

/** Days written out: 'March 1st, 2024', 'the 5th of May', '5/1/2024', '01.05.2024', 'June 3-9'. */
export function findWrittenDates(text: string, now: Now): DayRange[] {
  const found: DayRange[] = [];
  for (const match of text.matchAll(dotted)) {
    const day = dayOf(Number(match[3]), Number(match[2]), Number(match[1]));
    if (partsOf(day).day === Number(match[1])) found.push(point(day, day, match.index, match[0], false));
  }
  for (const { pattern, read } of bothInOneMonth) {
    for (const match of text.matchAll(pattern)) {
      const days = daysBetween(read(match.slice(1)), now);
      const end = match.index + match[0].length;
      if (days === null || found.some((other) => match.index < other.end && end > other.start)) continue;
      found.push(point(days.first, days.last, match.index, match[0], days.isYearGuessed));
    }
  }
  const reference = { instant: new Date(now.today * 86_400_000 + 43_200_000), timezone: 0 };
  for (const { index, text: said, start, end } of strict.parse(text, reference)) {
    const isDay =
      start.isCertain('day') &&
      start.isCertain('month') &&
      /\d/.test(said) &&
      !/ago|later|within|\d{4}-\d{2}-\d{2}/.test(said);
    if (!isDay || found.some((other) => index < other.end && index + said.length > other.start)) continue;
    const isGuessed = !start.isCertain('year') && !end?.isCertain('year');
    const dayIn = (parts: typeof start, year: number) =>
      dayOf(year, parts.get('month') ?? 1, parts.get('day') ?? 1);
    const certain = (start.isCertain('year') ? start : end)?.get('year') ?? 0;
    const year = isGuessed ? latestYear(start.get('month') ?? 1, start.get('day') ?? 1, now) : certain;
    const first = dayIn(start, year);
    const last = end ? dayIn(end, end.isCertain('year') ? (end.get('year') ?? year) : year) : first;
    found.push(point(first, Math.max(first, last), index, said, isGuessed));
  }
  return found;
}

/** null: no two days of a month, one after the other. */
function daysBetween(
  { first, last, name, year }: WrittenRange,
  now: Now,
): { first: Day; last: Day; isYearGuessed: boolean } | null {
  const [begin, end, month] = [Number(first), Number(last), monthNumber(name ?? '')];
  const isYearGuessed = !year;
  const of = isYearGuessed ? latestYear(month, begin, now) : Number(year);
  const days = [dayOf(of, month, begin), dayOf(of, month, end)] as const;
  if (!(begin >= 1 && begin < end) || partsOf(days[1]).day !== end) return null;
  return { first: days[0], last: days[1], isYearGuessed };
}

function point(first: Day, last: Day, start: number, said: string, isYearGuessed: boolean): DayRange {
  const end = start + said.length;
  return { from: first, to: last + 1, unit: 'day', isYearGuessed, rolling: null, start, end };
}

function latestYear(month: number, day: number, now: Now): number {
  const { year } = partsOf(now.today);
  const latest = latestStart(now, 'day');
  return [year + 1, year].find((one) => dayOf(one, month, day) <= latest) ?? year - 1;
}
