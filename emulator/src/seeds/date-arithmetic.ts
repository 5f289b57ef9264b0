import type { SeededRandom } from './seeded-random.ts';

const dayMs = 86_400_000;

/** The days up to today, oldest first. Today itself goes as far as now. */
export function daysUpTo(now: Date, count: number): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * dayMs));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}

export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / dayMs;
}

/** A moment of the day around the given hour, with the width in hours. */
export function momentOf(
  random: SeededRandom,
  day: Date,
  { hour, width }: { hour: number; width: number },
): Date {
  const hours = Math.min(23.99, Math.max(0, hour + random.spread() * width));
  return new Date(day.getTime() + Math.floor(hours * 3600) * 1000);
}

/** `weights` begins with Sunday. */
export function weekly(day: Date, weights: readonly number[]): number {
  return weights[day.getUTCDay()] ?? 1;
}

/** A wave over the year with its crest in the given month (0 is January). */
export function seasonal(day: Date, crestMonth: number, height: number): number {
  const turn = ((day.getUTCMonth() + day.getUTCDate() / 30 - crestMonth) / 12) * 2 * Math.PI;
  return 1 + height * Math.cos(turn);
}

export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function monthStart(date: Date, shift = 0): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + shift, 1));
}
