import type { ElapsedUnit, TextMatch } from '../../query/logical-query.ts';
import { type Dialect, patternParts, type TimeSpan } from './dialect.ts';
import { reservedWords } from './reserved-words.ts';

const secondsPer = { days: 86_400, hours: 3_600, minutes: 60 } as const;

function elapsed(unit: ElapsedUnit, { from, to, dates }: TimeSpan): string {
  switch (unit) {
    case 'years':
      return `EXTRACT(YEAR FROM age(${to}, ${from}))`;
    case 'months':
      return `(EXTRACT(YEAR FROM age(${to}, ${from})) * 12 + EXTRACT(MONTH FROM age(${to}, ${from})))`;
    case 'days':
    case 'hours':
    case 'minutes': {
      const perDay = 86_400 / secondsPer[unit];
      if (dates) return perDay === 1 ? `(${to} - ${from})` : `((${to} - ${from}) * ${perDay})`;
      return `(EXTRACT(EPOCH FROM (${to} - ${from})) / ${secondsPer[unit]})`;
    }
  }
}

function pattern(match: TextMatch, place: string): string {
  const { before, after } = patternParts[match];
  return [before ? "'%'" : '', place, after ? "'%'" : ''].filter((part) => part !== '').join(' || ');
}

const parts = {
  year: 'YEAR',
  month: 'MONTH',
  'day of month': 'DAY',
  weekday: 'ISODOW',
  hour: 'HOUR',
} as const;
const types = { number: 'numeric', date: 'date', timestamp: 'timestamp' } as const;

export const postgres: Dialect = {
  name: 'postgres',
  nullsAreHighest: true,
  identifier: (name) =>
    /^[a-z_][a-z0-9_]*$/.test(name) && !reservedWords.has(name) ? name : `"${name.replaceAll('"', '""')}"`,
  point: (sql, storage) => {
    switch (storage) {
      case 'native':
        return sql;
      case 'epoch seconds':
        return `to_timestamp(${sql})`;
      case 'epoch milliseconds':
        return `to_timestamp(${sql} / 1000.0)`;
      case 'text':
        return `CAST(${sql} AS timestamp)`;
    }
  },
  withTimeOfDay: (sql) => sql,
  dateOf: (sql) => `CAST(${sql} AS date)`,
  truncated: (unit, sql) =>
    unit === 'day'
      ? `CAST(${sql} AS date)`
      : unit === 'hour'
        ? `date_trunc('hour', ${sql})`
        : `CAST(date_trunc('${unit}', ${sql}) AS date)`,
  timePart: (part, sql) => `CAST(EXTRACT(${parts[part]} FROM ${sql}) AS integer)`,
  elapsed,
  later: (sql, unit, count) => `${sql} + CAST(${count} AS numeric) * INTERVAL '1 ${unit}'`,
  joinedText: (left, right) => `concat_ws(' ', ${left}, ${right})`,
  folded: (sql) => `lower(${sql})`,
  textMatch: (match, { of, pattern: place, negated }) =>
    `${of} ${negated ? 'NOT ' : ''}ILIKE ${pattern(match, place)}`,
  hasFilter: true,
  median: (sql) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql})`,
  hasBooleans: true,
  textType: 'text',
  typed: (place, type) => `CAST(${place} AS ${types[type]})`,
  nullsLast: (sql, descending) => (descending ? `${sql} DESC NULLS LAST` : sql),
  fromHundredths: (sql) => `${sql} * 0.01`,
  quotient: (dividend, divisor) => `1.0 * ${dividend} / NULLIF(${divisor}, 0)`,
};
