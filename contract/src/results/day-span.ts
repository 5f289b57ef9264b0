import { z } from 'zod';

/** Whole days, both ends included. */
export const daySpan = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DaySpan = z.infer<typeof daySpan>;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** '2025', 'Q3 2026', 'October 2026', '9 November 2026', '1 to 15 October 2026'. */
export function daySpanWords({ from, to }: DaySpan): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  if (isWholeMonths({ from, to }) && start.year === end.year) {
    if (start.month === 1 && end.month === 12) return String(start.year);
    if (start.month === end.month) return `${monthName(start.month)} ${start.year}`;
    if (start.month % 3 === 1 && end.month === start.month + 2)
      return `Q${Math.ceil(end.month / 3)} ${start.year}`;
    return `${monthName(start.month)} to ${monthName(end.month)} ${start.year}`;
  }
  if (from === to) return dayWords(start);
  if (start.year === end.year && start.month === end.month) return `${start.day} to ${dayWords(end)}`;
  const isSameYear = start.year === end.year;
  return `${isSameYear ? `${start.day} ${monthName(start.month)}` : dayWords(start)} to ${dayWords(end)}`;
}

/** 'in October 2026', 'on 9 November 2026', 'from 9 to 15 November 2026'. */
export function inDaySpan(span: DaySpan): string {
  const words = daySpanWords(span);
  if (!/^\d{1,2} /.test(words)) return `in ${words}`;
  return span.from === span.to ? `on ${words}` : `from ${words}`;
}

/**
 * The days just before, as many of them: the month before for a month, the year before for a year. Of a span that is
 * not over yet, only the days until today count, and as many of the span before.
 */
export function daySpanBefore(span: DaySpan, today: string): { now: DaySpan; before: DaySpan } {
  const { from, to } = span;
  const isRunning = from <= today && today < to;
  const now = isRunning ? { from, to: today } : span;
  const start = isWholeMonths(span) ? addMonths(from, -monthsIn(span)) : addDays(from, -daysIn(span));
  const whole = { from: start, to: addDays(from, -1) };
  const sameDay = addDays(start, daysIn(now) - 1);
  return { now, before: isRunning && sameDay < whole.to ? { from: start, to: sameDay } : whole };
}

/** Days are counted in UTC, where each has 24 hours. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
};

const dayWords = ({ year, month, day }: ReturnType<typeof partsOf>): string =>
  `${day} ${monthName(month)} ${year}`;

const isWholeMonths = ({ from, to }: DaySpan): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

const daysIn = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

function monthsIn({ from, to }: DaySpan): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  return (end.year - start.year) * 12 + end.month - start.month + 1;
}

function addMonths(day: string, count: number): string {
  const { year, month } = partsOf(day);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}
