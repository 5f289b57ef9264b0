import type { ElapsedUnit, TextMatch, TimeUnit } from '../../query/logical-query.ts';
import { type Dialect, patternParts, type TimeSpan } from './dialect.ts';
import { reservedWords } from './reserved-words.ts';

const part = (format: string, sql: string): string => `CAST(strftime('${format}', ${sql}) AS INTEGER)`;

function truncated(unit: TimeUnit, sql: string): string {
  switch (unit) {
    case 'year':
      return `date(${sql}, 'start of year')`;
    case 'quarter':
      return `date(${sql}, 'start of month', '-' || ((${part('%m', sql)} - 1) % 3) || ' months')`;
    case 'month':
      return `date(${sql}, 'start of month')`;
    case 'week':
      return `date(${sql}, 'weekday 0', '-6 days')`;
    case 'day':
      return `date(${sql})`;
    case 'hour':
      return `strftime('%Y-%m-%d %H:00:00', ${sql})`;
  }
}

function elapsed(unit: ElapsedUnit, { from, to }: TimeSpan): string {
  const days = `julianday(${to}) - julianday(${from})`;
  switch (unit) {
    case 'years':
      return `((${part('%Y%m%d', to)} - ${part('%Y%m%d', from)}) / 10000)`;
    case 'months':
      return `((${part('%Y', to)} - ${part('%Y', from)}) * 12 + ${part('%m', to)} - ${part('%m', from)} - (${part('%d', to)} < ${part('%d', from)}))`;
    case 'days':
      return `(${days})`;
    case 'hours':
      return `((${days}) * 24)`;
    case 'minutes':
      return `((${days}) * 1440)`;
  }
}

function pattern(match: TextMatch, place: string): string {
  const { before, after } = patternParts[match];
  return [before ? "'%'" : '', place, after ? "'%'" : ''].filter((one) => one !== '').join(' || ');
}

/** SQLite keeps moments as texts, 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM:SS', which sort as they follow one another. */
export const sqlite: Dialect = {
  name: 'sqlite',
  nullsAreHighest: false,
  identifier: (name) =>
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reservedWords.has(name.toLowerCase())
      ? name
      : `"${name.replaceAll('"', '""')}"`,
  point: (sql, storage) => {
    switch (storage) {
      case 'native':
      case 'text':
        return sql;
      case 'epoch seconds':
        return `datetime(${sql}, 'unixepoch')`;
      case 'epoch milliseconds':
        return `datetime(${sql} / 1000, 'unixepoch')`;
    }
  },
  dateOf: (sql) => `date(${sql})`,
  withTimeOfDay: (sql) => `datetime(${sql})`,
  truncated,
  timePart: (name, sql) => {
    switch (name) {
      case 'year':
        return part('%Y', sql);
      case 'month':
        return part('%m', sql);
      case 'day of month':
        return part('%d', sql);
      case 'weekday':
        return `((${part('%w', sql)} + 6) % 7 + 1)`;
      case 'hour':
        return part('%H', sql);
    }
  },
  elapsed,
  later: (sql, unit, count) => `datetime(${sql}, '+' || ${count} || ' ${unit}s')`,
  joinedText: (left, right) => `trim(COALESCE(${left}, '') || ' ' || COALESCE(${right}, ''))`,
  folded: (sql) => `lower(${sql})`,
  textMatch: (match, { of, pattern: place, negated }) =>
    `${of} ${negated ? 'NOT ' : ''}LIKE ${pattern(match, place)} ESCAPE '\\'`,
  hasFilter: true,
  median: null,
  hasBooleans: false,
  textType: 'TEXT',
  typed: (place) => place,
  nullsLast: (sql, descending) => (descending ? `${sql} DESC` : `${sql} NULLS LAST`),
  // Numbers are binary: 0.01 is none of them, 100 is.
  fromHundredths: (sql) => `${sql} / 100.0`,
  quotient: (dividend, divisor) => `1.0 * ${dividend} / NULLIF(${divisor}, 0)`,
};
