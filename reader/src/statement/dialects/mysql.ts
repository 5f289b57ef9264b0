import type { ElapsedUnit, TextMatch, TimeUnit } from '../../query/logical-query.ts';
import { type Dialect, patternParts, type TimeSpan } from './dialect.ts';
import { reservedWords } from './reserved-words.ts';

function truncated(unit: TimeUnit, sql: string): string {
  switch (unit) {
    case 'year':
      return `MAKEDATE(YEAR(${sql}), 1)`;
    case 'quarter':
      return `DATE_ADD(MAKEDATE(YEAR(${sql}), 1), INTERVAL (QUARTER(${sql}) - 1) * 3 MONTH)`;
    case 'month':
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-01') AS DATE)`;
    case 'week':
      return `DATE(DATE_SUB(${sql}, INTERVAL WEEKDAY(${sql}) DAY))`;
    case 'day':
      return `DATE(${sql})`;
    case 'hour':
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:00:00') AS DATETIME)`;
  }
}

function elapsed(unit: ElapsedUnit, { from, to, dates }: TimeSpan): string {
  switch (unit) {
    case 'years':
      return `TIMESTAMPDIFF(YEAR, ${from}, ${to})`;
    case 'months':
      return `TIMESTAMPDIFF(MONTH, ${from}, ${to})`;
    case 'days':
      return dates ? `DATEDIFF(${to}, ${from})` : `(TIMESTAMPDIFF(SECOND, ${from}, ${to}) / 86400)`;
    case 'hours':
      return `(TIMESTAMPDIFF(SECOND, ${from}, ${to}) / 3600)`;
    case 'minutes':
      return `(TIMESTAMPDIFF(SECOND, ${from}, ${to}) / 60)`;
  }
}

function pattern(match: TextMatch, place: string): string {
  const { before, after } = patternParts[match];
  const parts = [before ? "'%'" : '', place, after ? "'%'" : ''].filter((part) => part !== '');
  return `CONCAT(${parts.join(', ')})`;
}

const types = { date: 'DATE', timestamp: 'DATETIME' } as const;

/** MySQL and MariaDB. Some collations tell upper from lower case, others do not: texts are compared in lower case. */
export const mysql: Dialect = {
  name: 'mysql',
  nullsAreHighest: false,
  identifier: (name) =>
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reservedWords.has(name.toLowerCase())
      ? name
      : `\`${name.replaceAll('`', '``')}\``,
  point: (sql, storage) => {
    switch (storage) {
      case 'native':
        return sql;
      case 'text':
        return `CAST(${sql} AS DATETIME)`;
      case 'epoch seconds':
        return `FROM_UNIXTIME(${sql})`;
      case 'epoch milliseconds':
        return `FROM_UNIXTIME(${sql} / 1000)`;
    }
  },
  dateOf: (sql) => `DATE(${sql})`,
  withTimeOfDay: (sql) => sql,
  truncated,
  timePart: (part, sql) => {
    switch (part) {
      case 'year':
        return `YEAR(${sql})`;
      case 'month':
        return `MONTH(${sql})`;
      case 'day of month':
        return `DAYOFMONTH(${sql})`;
      case 'weekday':
        return `(WEEKDAY(${sql}) + 1)`;
      case 'hour':
        return `HOUR(${sql})`;
    }
  },
  elapsed,
  later: (sql, unit, count) => `DATE_ADD(${sql}, INTERVAL ${count} ${unit.toUpperCase()})`,
  joinedText: (left, right) => `CONCAT_WS(' ', ${left}, ${right})`,
  folded: (sql) => `LOWER(${sql})`,
  textMatch: (match, { of, pattern: place, negated }) =>
    `LOWER(${of}) ${negated ? 'NOT ' : ''}LIKE ${pattern(match, `LOWER(${place})`)}`,
  hasFilter: false,
  median: null,
  hasBooleans: false,
  textType: 'CHAR',
  typed: (place, type) => (type === 'number' ? place : `CAST(${place} AS ${types[type]})`),
  nullsLast: (sql, descending) => (descending ? `${sql} DESC` : `${sql} IS NULL, ${sql}`),
  fromHundredths: (sql) => `${sql} * 0.01`,
  quotient: (dividend, divisor) => `1e0 * ${dividend} / NULLIF(${divisor}, 0)`,
};
