import type { Moment } from '@parley/contract/ask';
import { currentLocale } from '../../../ui/locale.ts';

const weekStarts: Readonly<Record<number, Moment['weekStart']>> = { 1: 'monday', 6: 'saturday', 7: 'sunday' };

/** Where and when this browser is: 'last week' means another week elsewhere. */
export function browserTimeAndZone(now: Date = new Date(), locale: string = currentLocale()): Moment {
  return {
    now: withOffset(now),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    weekStart: weekStartOf(locale),
  };
}

/** Local time with its distance from Greenwich, such as 2026-11-15T09:30:00+01:00. */
export function withOffset(now: Date): string {
  const minutes = -now.getTimezoneOffset();
  const local = new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

type WeekInfo = { firstDay: number };

/** Not every browser tells; then weeks start on Monday. */
export function weekStartOf(tag: string): Moment['weekStart'] {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return weekStarts[first ?? 1] ?? 'monday';
}
