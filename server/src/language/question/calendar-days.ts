import type { Moment } from '@parley/contract/ask';
import { addUnits, clockOf } from '@parley/reader/question/wall-clock-arithmetic';

/** Days since 1970-01-01: a day has no hours, so neither time zones nor summer time can shift it. */
export type Day = number;
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const dayMs = 86_400_000;

export function dayOf(year: number, month: number, day: number): Day {
  return clockOf(year, month, day) / dayMs;
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

/** A day as a moment of the calendar that everything that reads a question counts by, and back. */
export const clockAt = (day: Day): number => day * dayMs;
export const dayAt = (clock: number): Day => Math.floor(clock / dayMs);

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export const addMonths = (day: Day, count: number): Day => add(day, 'month', count);

export const add = (day: Day, unit: Unit, count: number): Day => dayAt(addUnits(clockAt(day), unit, count));

export type Now = {
  today: Day;
  weekStart: Moment['weekStart'];
  /** How far ahead the rows reach that are asked about: bookings lie ahead, sales do not. null: not known. */
  ahead: Day | null;
};
