import type { Moment } from '@parley/contract/ask';

/** Days since 1970-01-01: a day has no hours, so neither time zones nor summer time can shift it. */
export type Day = number;
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const dayMs = 86_400_000;
const weekdays: Record<Moment['weekStart'], number> = { sunday: 0, monday: 1, saturday: 6 };
const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / dayMs;
}

export function textOf(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Of 'YYYY-MM-DD'. */
export function dayFrom(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / dayMs;
}

export function partsOf(day: Day): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(day * dayMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** Making one takes longer than all the rest of reading a question. There are no more than the world has zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Today where the person is, whatever day it is on the server. */
export function todayAt({ now, timeZone }: Moment): Day {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(new Date(now))}T00:00:00Z`) / dayMs;
}

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const parts = partsOf(day);
  const first = dayOf(parts.year, parts.month + count, 1);
  const length = dayOf(parts.year, parts.month + count + 1, 1) - first;
  return first + Math.min(parts.day, length) - 1;
}

export function add(day: Day, unit: Unit, count: number): Day {
  if (unit === 'day') return day + count;
  if (unit === 'week') return day + 7 * count;
  return addMonths(day, monthsIn[unit] * count);
}

export function startOf(day: Day, unit: Unit, weekStart: Moment['weekStart']): Day {
  const { year, month, weekday } = partsOf(day);
  if (unit === 'day') return day;
  if (unit === 'week') return day - ((weekday - weekdays[weekStart] + 7) % 7);
  if (unit === 'month') return dayOf(year, month, 1);
  if (unit === 'quarter') return dayOf(year, month - ((month - 1) % 3), 1);
  return dayOf(year, 1, 1);
}

export type Now = {
  today: Day;
  weekStart: Moment['weekStart'];
  /** How far ahead the rows reach that are asked about: bookings lie ahead, sales do not. null: not known. */
  ahead: Day | null;
};
