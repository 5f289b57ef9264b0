import type { SqlDialect } from './sql-dialect.ts';

export const sqlite: SqlDialect = {
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  defaultSchema: null,
  hasTimeTypes: false,
  exactNumber: (sql) => sql,
  contains: (sql, parameter) => `${sql} LIKE '%' || ${parameter} || '%'`,
  searchable: (sql) => sql,
  descending: (sql) => `${sql} DESC`,
  pointInTime: {
    native: (sql) => sql,
    seconds: (sql) => `datetime(${sql}, 'unixepoch')`,
    milliseconds: (sql) => `datetime(${sql} / 1000, 'unixepoch')`,
    julian: (sql) => `datetime(${sql})`,
  },
  periodOf: {
    day: (point) => `date(${point})`,
    week: (point) => `date(${point}, 'weekday 0', '-6 days')`,
    month: (point) => `date(${point}, 'start of month')`,
    quarter: (point) =>
      `date(${point}, 'start of month', '-' || ((CAST(strftime('%m', ${point}) AS INTEGER) - 1) % 3) || ' months')`,
    year: (point) => `CAST(strftime('%Y', ${point}) AS INTEGER)`,
  },
  beforeEndOf: (day) => `< date(${day}, '+1 day')`,
  dayOrToday: (day) => `COALESCE(${day}, CURRENT_DATE)`,
  daysBetween: (earlier, later) => `julianday(${later}) - julianday(${earlier})`,
  weekdayNumber: (point) => `(CAST(strftime('%w', ${point}) AS INTEGER) + 6) % 7 + 1`,
};
