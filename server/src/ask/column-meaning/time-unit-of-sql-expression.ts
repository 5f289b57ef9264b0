import type { ColumnMeaning, TimeUnit } from '@parley/contract/query-result';

const formats: Readonly<Record<string, TimeUnit>> = {
  '%Y': 'year',
  '%Y-%m': 'month',
  '%Y-%m-01': 'month',
  '%Y-%m-%d': 'day',
  '%Y-%W': 'week',
  '%x-%v': 'week',
  '%Y-%m-%d %H:00:00': 'hour',
  YYYY: 'year',
  'YYYY-MM': 'month',
  'YYYY-MM-DD': 'day',
};

/** How each engine cuts a moment down, the most telling first. */
const periods: readonly (readonly [RegExp, TimeUnit])[] = [
  [/^date\(.*, 'start of month', '-' \|\|/, 'quarter'],
  [/^date\([^']*, 'start of month'\)$/, 'month'],
  [/^date\([^']*, 'start of year'\)$/, 'year'],
  [/^date\([^']*, 'weekday 0', '-6 days'\)$/, 'week'],
  [/^date_add\(makedate\(.*quarter\(/, 'quarter'],
  [/^makedate\(year\(.*\), 1\)$/, 'year'],
  [/^date\(date_sub\(.*weekday\(.*\) day\)\)$/, 'week'],
  [/^date\([^'(]*\)$/, 'day'],
];

const parts: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [/^\(cast\(strftime\('%w', .*\) as integer\) \+ 6\) % 7 \+ 1$/, { role: 'weekday', monday: 1 }],
  [/^strftime\('%w'/, { role: 'weekday', monday: 1 }],
  [/^extract\((iso)?dow from/, { role: 'weekday', monday: 1 }],
  [/^weekday\(.*\) \+ 1$/, { role: 'weekday', monday: 1 }],
  [/^weekday\([^()]*\)$/, { role: 'weekday', monday: 0 }],
  [/^dayofweek\([^()]*\)$/, { role: 'weekday', monday: 2 }],
  [/^(strftime\('%m'|extract\(month from(?! age)|month\()/, { role: 'month of year' }],
  [/^(strftime\('%H'|extract\(hour from|hour\()/, { role: 'hour of day' }],
  [/^(strftime\('%d'|extract\(day from(?! age)|dayofmonth\(|day\()/, { role: 'day of month' }],
];

/** `whole`: with the cast around it. */
export function timeMeaning(text: string, whole: string): ColumnMeaning | undefined {
  const part = parts.find(([pattern]) => pattern.test(text));
  if (part) return part[1];
  const unit = periodUnit(text) ?? (/^cast\([^()]* as date\)$/.test(whole) ? 'day' : undefined);
  return unit && { role: 'period', unit };
}

function periodUnit(text: string): TimeUnit | undefined {
  const truncated = /^date_trunc\('(year|quarter|month|week|day|hour)', /.exec(text)?.[1];
  if (truncated) return truncated as TimeUnit;
  const format = /^(?:strftime\('([^']*)', |(?:date_format|to_char)\(.*, '([^']*)'\)$)/.exec(text);
  return formats[format?.[1] ?? format?.[2] ?? ''] ?? periods.find(([pattern]) => pattern.test(text))?.[1];
}

const seconds: Readonly<Record<string, TimeUnit>> = { '86400': 'day', '3600': 'hour', '60': 'minute' };
const daysIn: Readonly<Record<string, TimeUnit>> = { '24': 'hour', '1440': 'minute' };

/** What the time between two moments is measured in, by itself or inside of an aggregate. */
export function durationUnit(text: string): TimeUnit | undefined {
  const sinceEpoch = /(?:extract\(epoch from.* - .*\)|timestampdiff\(second, .*\)) \/ (86400|3600|60)\b/.exec(
    text,
  );
  if (sinceEpoch) return seconds[sinceEpoch[1] ?? ''];
  const days = /julianday\(.* - julianday\([^()]*\)\)*(?: \* (24|1440)\b)?/.exec(text);
  if (days) return days[1] === undefined ? 'day' : daysIn[days[1]];
  const counted = /timestampdiff\((year|month|week|day|hour|minute), /.exec(text)?.[1];
  if (counted) return counted as TimeUnit;
  return /\bdatediff\(/.test(text) ? 'day' : undefined;
}
