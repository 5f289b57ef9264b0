import type { SqlDialect } from './sql-dialect.ts';

export const mysql: SqlDialect = {
  plainName: /^[A-Za-z_][A-Za-z0-9_]*$/,
  defaultSchema: null,
  hasTimeTypes: true,
  exactNumber: (sql) => sql,
  contains: (sql, parameter) => `${sql} LIKE CONCAT('%', ${parameter}, '%')`,
  searchable: (sql) => sql,
  descending: (sql) => `${sql} DESC`,
  pointInTime: {
    native: (sql) => sql,
    seconds: (sql) => `FROM_UNIXTIME(${sql})`,
    milliseconds: (sql) => `FROM_UNIXTIME(${sql} / 1000)`,
    julian: (sql) => `FROM_UNIXTIME((${sql} - 2440587.5) * 86400)`,
  },
  periodOf: {
    day: (point) => `DATE(${point})`,
    week: (point) => `DATE(DATE_SUB(${point}, INTERVAL WEEKDAY(${point}) DAY))`,
    month: (point) => `CAST(DATE_FORMAT(${point}, '%Y-%m-01') AS DATE)`,
    quarter: (point) => `DATE_ADD(MAKEDATE(YEAR(${point}), 1), INTERVAL (QUARTER(${point}) - 1) * 3 MONTH)`,
    year: (point) => `YEAR(${point})`,
  },
  beforeEndOf: (day) => `< DATE_ADD(${day}, INTERVAL 1 DAY)`,
  dayOrToday: (day) => `COALESCE(${day}, CURRENT_DATE)`,
  daysBetween: (earlier, later) => `TIMESTAMPDIFF(HOUR, ${earlier}, ${later}) / 24`,
  weekdayNumber: (point) => `WEEKDAY(${point}) + 1`,
};
