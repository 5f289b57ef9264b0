import { strict } from 'chrono-node/en';
import type { Day } from '../calendar-days.ts';
import { dayOf, type Now, partsOf } from '../calendar-days.ts';
import { type DayRange, latestStart } from './day-range.ts';
import { monthNumber, monthSource } from './month-and-weekday-names.ts';

const bothInOneMonth = new RegExp(
  `\\bbetween\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\s+and\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${monthSource})\\b(?:\\s+(\\d{4}))?`,
  'gi',
);
const dotted = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?![\d.])/g;

/** Days written out: 'March 1st, 2024', 'the 5th of May', '5/1/2024', '01.05.2024', 'June 3-9'. */
export function findWrittenDates(text: string, now: Now): DayRange[] {
  const found: DayRange[] = [];
  for (const match of text.matchAll(dotted)) {
    const day = dayOf(Number(match[3]), Number(match[2]), Number(match[1]));
    if (partsOf(day).day === Number(match[1])) found.push(point(day, day, match.index, match[0], false));
  }
  for (const match of text.matchAll(bothInOneMonth)) {
    const month = monthNumber(match[3] ?? '');
    const isGuessed = match[4] === undefined;
    const year = isGuessed ? latestYear(month, Number(match[1]), now) : Number(match[4]);
    const [first, last] = [match[1], match[2]].map((day) => dayOf(year, month, Number(day))) as [Day, Day];
    found.push(point(first, last, match.index, match[0], isGuessed));
  }
  const reference = { instant: new Date(now.today * 86_400_000 + 43_200_000), timezone: 0 };
  for (const { index, text: said, start, end } of strict.parse(text, reference)) {
    const isDay =
      start.isCertain('day') &&
      start.isCertain('month') &&
      /\d/.test(said) &&
      !/ago|later|\d{4}-\d{2}-\d{2}/.test(said);
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

function point(first: Day, last: Day, start: number, said: string, isYearGuessed: boolean): DayRange {
  const end = start + said.length;
  return { from: first, to: last + 1, unit: 'day', isYearGuessed, rolling: null, start, end };
}

function latestYear(month: number, day: number, now: Now): number {
  const { year } = partsOf(now.today);
  const latest = latestStart(now, 'day');
  return [year + 1, year].find((one) => dayOf(one, month, day) <= latest) ?? year - 1;
}
