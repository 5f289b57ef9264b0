import type { Expression } from './query-tree.ts';
import { within } from './query-tree.ts';

export type DatePart = 'year' | 'quarter' | 'month' | 'year and month' | 'weekday';

/** Functions that give one part, and fields of EXTRACT and date_part. */
const named: Readonly<Record<string, DatePart>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  dow: 'weekday',
  isodow: 'weekday',
  weekday: 'weekday',
  dayofweek: 'weekday',
  dayname: 'weekday',
};
/** Formats of strftime, DATE_FORMAT and to_char. */
const formats: Readonly<Record<string, DatePart>> = {
  '%Y': 'year',
  YYYY: 'year',
  '%Y-%m': 'year and month',
  'YYYY-MM': 'year and month',
  '%m': 'month',
  MM: 'month',
  '%w': 'weekday',
  '%W': 'weekday',
  ID: 'weekday',
  D: 'weekday',
  Day: 'weekday',
};
const extracting: ReadonlySet<string> = new Set(['extract', 'date_part']);
const formatting: ReadonlySet<string> = new Set(['strftime', 'date_format', 'to_char']);

/** The part of a date that an expression gives, by itself or with something around it. */
export function datePartOfExpression(expression: Expression): DatePart | null {
  for (const one of within(expression)) {
    if (one.type !== 'call') continue;
    const literals = one.parts.flatMap((part) => (part.type === 'literal' ? [part.value] : []));
    const part = extracting.has(one.name)
      ? named[literals[0]?.toLowerCase() ?? '']
      : formatting.has(one.name)
        ? formatOf(one.name, literals)
        : named[one.name];
    if (part) return part;
  }
  return null;
}

/** '%W' is the name of a weekday for MySQL and the number of a week for SQLite. */
function formatOf(call: string, literals: readonly string[]): DatePart | undefined {
  const [format = ''] = literals;
  return call === 'strftime' && format === '%W' ? undefined : formats[format];
}

/** What of a moment is left: a part of it, or all of it down to a unit. */
export type MomentUnit = DatePart | 'hour of the day' | 'week' | 'day' | 'hour';

const truncated: Readonly<Record<string, MomentUnit>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'year and month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  'start of year': 'year',
  'start of month': 'year and month',
};
/** Formats that tell no part of a date by itself. */
const spanFormats: Readonly<Record<string, MomentUnit>> = {
  '%Y-01-01': 'year',
  '%Y-%m-01': 'year and month',
  '%Y-%m-%d': 'day',
  'YYYY-MM-DD': 'day',
  '%H': 'hour of the day',
  HH24: 'hour of the day',
};

/** 'year and month' of `date_trunc('month', placed_at)`; null where a value is taken as it is. */
export function momentUnitOf(expression: Expression): MomentUnit | null {
  return datePartOfExpression(expression) ?? truncatedUnitOf(expression);
}

function truncatedUnitOf(expression: Expression): MomentUnit | null {
  for (const one of within(expression)) {
    if (one.type !== 'call') continue;
    const literals = one.parts.flatMap((part) => (part.type === 'literal' ? [part.value] : []));
    const unit = literals.map((text) => truncated[text.toLowerCase()] ?? spanFormats[text]).find(Boolean);
    if (one.name === 'hour' || (unit === 'hour' && extracting.has(one.name))) return 'hour of the day';
    if (unit) return unit;
    if (one.name === 'date' && one.parts.length === 1) return 'day';
  }
  return null;
}

/** A unit or a format, and no value that somebody looks for. */
export function namesMomentUnit(literal: string): boolean {
  const word = literal.toLowerCase();
  return [named[word], truncated[word], formats[literal], spanFormats[literal]].some(Boolean);
}
