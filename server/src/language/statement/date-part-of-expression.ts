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
