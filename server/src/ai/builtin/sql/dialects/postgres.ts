import type { SqlDialect } from './sql-dialect.ts';

export const postgres: SqlDialect = {
  plainName: /^[a-z_][a-z0-9_]*$/,
  defaultSchema: 'public',
  hasTimeTypes: true,
  // PostgreSQL rounds no floats, and no money.
  exactNumber: (sql) => `CAST(${sql} AS numeric)`,
  contains: (sql, parameter) => `${sql} ILIKE '%' || ${parameter} || '%'`,
  searchable: (sql) => `CAST(${sql} AS text)`,
  // Only PostgreSQL sorts NULLs first in DESC.
  descending: (sql) => `${sql} DESC NULLS LAST`,
  pointInTime: {
    native: (sql) => sql,
    seconds: (sql) => `to_timestamp(${sql})`,
    milliseconds: (sql) => `to_timestamp(${sql} / 1000.0)`,
    julian: (sql) => `to_timestamp((${sql} - 2440587.5) * 86400.0)`,
  },
  periodOf: {
    day: (point) => `CAST(${point} AS date)`,
    week: (point) => `CAST(date_trunc('week', ${point}) AS date)`,
    month: (point) => `CAST(date_trunc('month', ${point}) AS date)`,
    quarter: (point) => `CAST(date_trunc('quarter', ${point}) AS date)`,
    year: (point) => `CAST(EXTRACT(year FROM ${point}) AS integer)`,
  },
  beforeEndOf: (day) => `< CAST(${day} AS date) + 1`,
  dayOrToday: (day) => `COALESCE(CAST(${day} AS date), CURRENT_DATE)`,
  daysBetween: (earlier, later) =>
    `CAST(EXTRACT(epoch FROM CAST(${later} AS timestamp) - CAST(${earlier} AS timestamp)) AS numeric) / 86400`,
  weekdayNumber: (point) => `CAST(EXTRACT(isodow FROM ${point}) AS integer)`,
};
