import type { Day, Now } from '../calendar-days.ts';
import { add, addMonths, partsOf } from '../calendar-days.ts';
import { numberSource, parseNumberText } from '../parse-number-text.ts';
import type { DayRange } from './day-range.ts';
import { findDayRanges } from './find-day-ranges.ts';

/** What a question says of time. `from` is the first day, `to` the first day after; null: open on that side. */
export type Period = Pick<DayRange, 'start' | 'end' | 'unit' | 'rolling'> & {
  from: Day | null;
  to: Day | null;
};

const join = /^\s*(?:to|until|till|through|thru|up\s+to|-|–|—)\s*(?:the\s+)?$/i;
const and = /^\s*and\s+(?:the\s+|in\s+)?$/i;
const listed = /^\s*(?:,|&|and|or|vs\.?|versus|,\s*and)\s*(?:the\s+|in\s+)?$/i;
const between = /\bbetween\s+(?:the\s+)?$/i;
const lead = /\b(?:from|in|during|for|over|within|on|of|throughout)\s+(?:the\s+)?$/i;
const onward = /^\s+(?:on|onwards?|until\s+(?:now|today)|to\s+(?:now|date))\b/i;
const sides: readonly { pattern: RegExp; read: (point: DayRange) => Pick<Period, 'from' | 'to'> }[] = [
  {
    pattern:
      /\b(?:since|starting(?:\s+(?:from|in|on|with))?|beginning(?:\s+(?:in|on|with))?|from)\s+(?:the\s+)?$/i,
    read: ({ from }) => ({ from, to: null }),
  },
  {
    pattern: /\b(?:after|later\s+than|newer\s+than|more\s+recent\s+than)\s+(?:the\s+)?$/i,
    read: ({ to }) => ({ from: to, to: null }),
  },
  {
    pattern: /\b(?:before|prior\s+to|earlier\s+than|older\s+than|not\s+since)\s+(?:the\s+)?$/i,
    read: ({ from }) => ({ from: null, to: from }),
  },
  {
    pattern: /\b(?:until|till|up\s+to|through|by|no\s+later\s+than|as\s+of)\s+(?:the\s+)?$/i,
    read: ({ to }) => ({ from: null, to }),
  },
];
const longAgo = new RegExp(
  `\\b(?:older\\s+than|more\\s+than|over|at\\s+least|longer\\s+than)\\s+(${numberSource}|an?)\\s+(days?|weeks?|months?|quarters?|years?)(?:\\s+(?:ago|old))?\\b`,
  'g',
);

export function findPeriods(text: string, now: Now): Period[] {
  const long = findLongAgo(text, now);
  const points = withBorrowedYears(findDayRanges(text, now), text).filter(({ start, end }) =>
    long.every((other) => end <= other.start || start >= other.end),
  );
  const periods: Period[] = [...long];
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index] as DayRange;
    const second = points[index + 1];
    const gap = second ? text.slice(first.end, second.start) : '';
    const before = text.slice(0, first.start);
    const isRange = second !== undefined && (join.test(gap) || (and.test(gap) && between.test(before)));
    periods.push(isRange ? range(first, second, before) : single(first, text));
    if (isRange) index += 1;
  }
  return periods.sort((a, b) => a.start - b.start);
}

/** 'January and February 2025': both are of the year that the last one says. */
function withBorrowedYears(points: readonly DayRange[], text: string): DayRange[] {
  const lent: DayRange[] = [];
  for (const point of points.toReversed()) {
    const next = lent[0];
    const isListed = next !== undefined && listed.test(text.slice(point.end, next.start));
    const isLent = isListed && point.isYearGuessed && !next.isYearGuessed && point.unit === next.unit;
    lent.unshift(isLent ? inYearOf(point, next) : point);
  }
  return lent;
}

function inYearOf(point: DayRange, next: DayRange): DayRange {
  const years = partsOf(next.from).year - partsOf(point.from).year;
  const from = addMonths(point.from, 12 * years);
  const back = from > next.from ? 12 : 0;
  return {
    ...point,
    from: addMonths(from, -back),
    to: addMonths(point.to, 12 * years - back),
    isYearGuessed: false,
  };
}

function range(first: DayRange, second: DayRange, before: string): Period {
  const isBorrowed = first.isYearGuessed && !second.isYearGuessed;
  const gap = isBorrowed ? partsOf(second.from).year - partsOf(first.from).year : 0;
  let from = addMonths(first.from, 12 * gap);
  if (from >= second.to && first.isYearGuessed) from = addMonths(from, -12);
  const later = second.isYearGuessed && second.to <= from ? addMonths(second.to, 12) : second.to;
  // 'Monday to Friday' said on a Wednesday: the Friday comes after the Monday.
  const to = later <= from && isDay(first) && isDay(second) && from - later < 7 ? later + 7 : later;
  const start = first.start - (/\b(?:between|from)\s+(?:the\s+)?$/i.exec(before)?.[0].length ?? 0);
  return { from, to, unit: second.unit, rolling: null, start, end: second.end };
}

const isDay = ({ from, to }: DayRange) => to - from === 1;

function single(point: DayRange, text: string): Period {
  const before = text.slice(0, point.start);
  const isOnward = onward.exec(text.slice(point.end));
  const side = sides.find(({ pattern }) => pattern.test(before));
  const said = side?.pattern.exec(before)?.[0] ?? '';
  // 'orders from May' are those of May; only 'from May on' is open.
  const isIn = side === undefined || (/^from/i.test(said) && !isOnward);
  const start = point.start - (isIn ? (lead.exec(before)?.[0].length ?? 0) : said.length);
  const end = point.end + (isOnward && !isIn ? isOnward[0].length : 0);
  // 'before the end of August' ends with August.
  const isEnd = /^(?:the\s+)?end\b|\bend$/i.test(text.slice(point.start, point.end));
  const isUntil = isEnd && /^before/i.test(said);
  const days = isIn
    ? { from: point.from, to: point.to }
    : isUntil
      ? { from: null, to: point.to }
      : side.read(point);
  return { ...days, unit: point.unit, rolling: point.rolling, start, end };
}

/** 'more than 90 days ago', 'older than a year': whatever was before that day. */
function findLongAgo(text: string, { today }: Now): Period[] {
  return [...text.toLowerCase().matchAll(longAgo)].flatMap((match) => {
    const count = /^an?$/.test(match[1] ?? '') ? 1 : parseNumberText(match[1] ?? '');
    const unit = (match[2] ?? 'day').replace(/s$/, '') as Period['unit'];
    if (count === undefined || !Number.isInteger(count)) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ from: null, to: add(today, unit, -count), unit, rolling: { count, unit }, ...span }];
  });
}
