import type { Dialect } from '@parley/contract/database-schema';
import type { TimeFact } from '../suggest/schema-model-types.ts';
import { sqlDialects } from './dialects/dialects.ts';
import type { Granularity } from './dialects/sql-dialect.ts';

/** The column as the engine's own point in time. */
export function pointInTime(dialect: Dialect, sql: string, { storage }: TimeFact): string {
  return sqlDialects[dialect].pointInTime[storage](sql);
}

/** The first day of the period that a point in time lies in; of a year its number. */
export function periodOf(dialect: Dialect, point: string, granularity: Granularity): string {
  return sqlDialects[dialect].periodOf[granularity](point);
}

/** The end of a range counts as a whole day, whatever the hour of a row. */
export function beforeEndOf(dialect: Dialect, day: string): string {
  return sqlDialects[dialect].beforeEndOf(day);
}

/** The day given, or today. */
export function dayOrToday(dialect: Dialect, day: string): string {
  return sqlDialects[dialect].dayOrToday(day);
}

/** Whole and broken days from one point to a later one. */
export function daysBetween(dialect: Dialect, earlier: string, later: string): string {
  return sqlDialects[dialect].daysBetween(earlier, later);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayNumber(dialect: Dialect, point: string): string {
  return sqlDialects[dialect].weekdayNumber(point);
}
