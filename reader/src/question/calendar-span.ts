import {
  addUnits,
  type CalendarUnit,
  type Clock,
  startOf,
  type WeekStart,
  weekdayOf,
} from './wall-clock-arithmetic.ts';

/** Wall clock; the start is included, the end is not. */
export type ClockSpan = { start: Clock; end: Clock };

export type CalendarMoment = { moment: Clock; weekStart: WeekStart };

/**
 * The unit of the calendar that lies some units away from the one around a moment: 'last week' is -1 week away. Everything
 * that reads a question takes it from here: a saved tool and a composed statement must mean the same days by it.
 */
export function calendarSpan(
  unit: CalendarUnit,
  away: number,
  { moment, weekStart }: CalendarMoment,
): ClockSpan {
  const start = addUnits(startOf(unit, moment, weekStart), unit, away);
  return { start, end: addUnits(start, unit, 1) };
}

/** The same unit of the year before: 'the same quarter last year'. */
export const yearBeforeSpan = (unit: CalendarUnit, { moment, weekStart }: CalendarMoment): ClockSpan =>
  calendarSpan(unit, 0, { moment: addUnits(moment, 'year', -1), weekStart });

/** Saturday and Sunday belong together, whichever day a week begins with. */
export function weekendSpan(away: number, { moment }: CalendarMoment): ClockSpan {
  const start = addUnits(startOf('week', moment, 'monday'), 'day', 5 + 7 * away);
  return { start, end: addUnits(start, 'day', 2) };
}

/** That day of the week around a moment; 1 is Monday. */
export function weekdaySpan(weekday: number, { moment, weekStart }: CalendarMoment): ClockSpan {
  const first = startOf('week', moment, weekStart);
  const start = addUnits(first, 'day', (weekday - weekdayOf(first) + 7) % 7);
  return { start, end: addUnits(start, 'day', 1) };
}
