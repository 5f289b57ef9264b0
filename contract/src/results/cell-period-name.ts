import type { ColumnMeaning } from '../query-result.ts';
import { monthName } from './day-span.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A cell that stands for a day of the week, a month, a quarter …, as people call it; null: it says itself. */
export function cellPeriodName(value: string, meaning: ColumnMeaning | undefined): string | null {
  switch (meaning?.role) {
    case 'weekday':
      return weekdays[(Number(value) - (meaning.monday ?? 1) + 7) % 7] ?? null;
    case 'month of year':
      return monthName(Number(value)) || null;
    case 'hour of day':
      return /^\d{1,2}$/.test(value) ? `${value.padStart(2, '0')}:00` : null;
    case 'period':
      return periodWords(value, meaning);
    default:
      return null;
  }
}

function periodWords(value: string, { unit }: ColumnMeaning): string | null {
  const [, year, month, day, time] =
    /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:[T ](\d{2}:\d{2}))?/.exec(value) ?? [];
  if (year === undefined) return null;
  if (unit === 'year') return year;
  if (month === undefined) return null;
  const name = monthName(Number(month));
  if (unit === 'month') return `${name} ${year}`;
  if (unit === 'quarter') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  if (day === undefined) return null;
  const date = `${Number(day)} ${name} ${year}`;
  if (unit === 'week') return `week of ${date}`;
  return unit === 'hour' ? `${date}, ${time ?? '00:00'}` : date;
}
