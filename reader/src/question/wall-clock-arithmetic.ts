/** Wall-clock time as milliseconds of a calendar without zones: arithmetic on it never meets a clock change. */
export type Clock = number;
/** The first day of the week where the asker is. */
export type WeekStart = 'monday' | 'sunday' | 'saturday';
export type CalendarUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const firstWeekdays: Readonly<Record<WeekStart, number>> = { monday: 1, saturday: 6, sunday: 7 };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const fixedLengths = { minute: 60_000, hour: hourMs, day: dayMs, week: 7 * dayMs } as const;
const monthsPer = { month: 1, quarter: 3, year: 12 } as const;

export const clockOf = (year: number, month = 1, day = 1): Clock => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
};

export const readClock = (local: string): Clock => Date.parse(`${local}Z`);
export const writeClock = (clock: Clock): string => new Date(clock).toISOString().slice(0, 19);

export const yearOf = (clock: Clock): number => new Date(clock).getUTCFullYear();
export const monthOf = (clock: Clock): number => new Date(clock).getUTCMonth() + 1;
export const dayOf = (clock: Clock): number => new Date(clock).getUTCDate();
/** 1 is Monday. */
export const weekdayOf = (clock: Clock): number => new Date(clock).getUTCDay() || 7;

export const lengthOfMonth = (year: number, month: number): number => dayOf(clockOf(year, month + 1, 0));

/** The beginning of the unit that a moment lies in. */
export function startOf(unit: CalendarUnit, clock: Clock, weekStart: WeekStart = 'monday'): Clock {
  switch (unit) {
    case 'minute':
    case 'hour':
    case 'day':
      return Math.floor(clock / fixedLengths[unit]) * fixedLengths[unit];
    case 'week':
      return startOf('day', clock) - ((weekdayOf(clock) - firstWeekdays[weekStart] + 7) % 7) * dayMs;
    case 'month':
      return clockOf(yearOf(clock), monthOf(clock));
    case 'quarter':
      return clockOf(yearOf(clock), monthOf(clock) - ((monthOf(clock) - 1) % 3));
    case 'year':
      return clockOf(yearOf(clock));
  }
}

/** Some units later. A day that the month lacks becomes its last one. */
export function addUnits(clock: Clock, unit: CalendarUnit, count: number): Clock {
  if (unit === 'minute' || unit === 'hour' || unit === 'day' || unit === 'week') {
    return clock + Math.round(count * fixedLengths[unit]);
  }
  const months = monthsPer[unit] * count;
  const whole = Math.trunc(months);
  const first = clockOf(yearOf(clock), monthOf(clock) + whole);
  const day = Math.min(dayOf(clock), lengthOfMonth(yearOf(first), monthOf(first)));
  const moved = first + (day - 1) * dayMs + (clock - startOf('day', clock));
  return moved + Math.round((months - whole) * 30) * dayMs;
}

/** The Monday of an ISO week. */
export function startOfIsoWeek(year: number, week: number): Clock {
  return addUnits(startOf('week', clockOf(year, 1, 4)), 'week', week - 1);
}
