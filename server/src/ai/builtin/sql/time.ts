import type { Dialect } from '@parley/contract/schema';
import type { TimeFact, TimeStorage } from '../suggest/model.ts';

export const granularities = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Granularity = (typeof granularities)[number];

const asPoint: Record<Dialect, Record<TimeStorage, (sql: string) => string>> = {
  postgres: {
    native: (sql) => sql,
    seconds: (sql) => `to_timestamp(${sql})`,
    milliseconds: (sql) => `to_timestamp(${sql} / 1000.0)`,
    julian: (sql) => `to_timestamp((${sql} - 2440587.5) * 86400.0)`,
  },
  mysql: {
    native: (sql) => sql,
    seconds: (sql) => `FROM_UNIXTIME(${sql})`,
    milliseconds: (sql) => `FROM_UNIXTIME(${sql} / 1000)`,
    julian: (sql) => `FROM_UNIXTIME((${sql} - 2440587.5) * 86400)`,
  },
  sqlite: {
    native: (sql) => sql,
    seconds: (sql) => `datetime(${sql}, 'unixepoch')`,
    milliseconds: (sql) => `datetime(${sql} / 1000, 'unixepoch')`,
    julian: (sql) => `datetime(${sql})`,
  },
};

/** The column as the engine's own point in time. */
export function pointInTime(dialect: Dialect, sql: string, { storage }: TimeFact): string {
  return asPoint[dialect][storage](sql);
}

const truncations: Record<Dialect, Record<Granularity, (point: string) => string>> = {
  postgres: {
    day: (point) => `CAST(${point} AS date)`,
    week: (point) => `CAST(date_trunc('week', ${point}) AS date)`,
    month: (point) => `CAST(date_trunc('month', ${point}) AS date)`,
    quarter: (point) => `CAST(date_trunc('quarter', ${point}) AS date)`,
    year: (point) => `CAST(EXTRACT(year FROM ${point}) AS integer)`,
  },
  mysql: {
    day: (point) => `DATE(${point})`,
    week: (point) => `DATE(DATE_SUB(${point}, INTERVAL WEEKDAY(${point}) DAY))`,
    month: (point) => `CAST(DATE_FORMAT(${point}, '%Y-%m-01') AS DATE)`,
    quarter: (point) => `DATE_ADD(MAKEDATE(YEAR(${point}), 1), INTERVAL (QUARTER(${point}) - 1) * 3 MONTH)`,
    year: (point) => `YEAR(${point})`,
  },
  sqlite: {
    day: (point) => `date(${point})`,
    week: (point) => `date(${point}, 'weekday 0', '-6 days')`,
    month: (point) => `date(${point}, 'start of month')`,
    quarter: (point) =>
      `date(${point}, 'start of month', '-' || ((CAST(strftime('%m', ${point}) AS INTEGER) - 1) % 3) || ' months')`,
    year: (point) => `CAST(strftime('%Y', ${point}) AS INTEGER)`,
  },
};

/** The first day of the period that a point in time lies in; of a year its number. */
export function periodOf(dialect: Dialect, point: string, granularity: Granularity): string {
  return truncations[dialect][granularity](point);
}

/** The end of a range counts as a whole day, whatever the hour of a row. */
export function beforeEndOf(dialect: Dialect, day: string): string {
  switch (dialect) {
    case 'postgres':
      return `< CAST(${day} AS date) + 1`;
    case 'mysql':
      return `< DATE_ADD(${day}, INTERVAL 1 DAY)`;
    case 'sqlite':
      return `< date(${day}, '+1 day')`;
  }
}

/** The day given, or today. */
export function dayOrToday(dialect: Dialect, day: string): string {
  return dialect === 'postgres'
    ? `COALESCE(CAST(${day} AS date), CURRENT_DATE)`
    : `COALESCE(${day}, CURRENT_DATE)`;
}

/** Whole and broken days from one point to a later one. */
export function daysBetween(dialect: Dialect, earlier: string, later: string): string {
  switch (dialect) {
    case 'postgres':
      return `CAST(EXTRACT(epoch FROM CAST(${later} AS timestamp) - CAST(${earlier} AS timestamp)) AS numeric) / 86400`;
    case 'mysql':
      return `TIMESTAMPDIFF(HOUR, ${earlier}, ${later}) / 24`;
    case 'sqlite':
      return `julianday(${later}) - julianday(${earlier})`;
  }
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayNumber(dialect: Dialect, point: string): string {
  switch (dialect) {
    case 'postgres':
      return `CAST(EXTRACT(isodow FROM ${point}) AS integer)`;
    case 'mysql':
      return `WEEKDAY(${point}) + 1`;
    case 'sqlite':
      return `(CAST(strftime('%w', ${point}) AS INTEGER) + 6) % 7 + 1`;
  }
}

/** Then dates are kept as texts or numbers. */
export function hasNoTimeTypes(dialect: Dialect): boolean {
  return dialect === 'sqlite';
}
