import type { Chip } from '@parley/contract/ask';
import { addDays, type DaySpan } from '@parley/contract/results/day-span';
import { isSign, isWord, type Token } from '../explain-sql/tokenize-sql.ts';

/** The parameters that bound the days of a condition. `isIncluded`: the last day belongs to it. */
export type DayBounds = { from: string; to: string; isIncluded: boolean };

/** Undefined where a condition has none, several, or one end only. */
export function conditionDayBounds(condition: readonly Token[]): DayBounds | undefined {
  const bounds = condition.flatMap((token, place) => boundAt(condition, token, place));
  const [from, ...otherFrom] = bounds.filter(({ end }) => end === 'from');
  const [to, ...otherTo] = bounds.filter(({ end }) => end === 'to');
  if (!from || !to || otherFrom.length > 0 || otherTo.length > 0) return undefined;
  return { from: from.parameter, to: to.parameter, isIncluded: to.isIncluded };
}

type Bound = { end: 'from' | 'to'; parameter: string; isIncluded: boolean };

function boundAt(condition: readonly Token[], token: Token, place: number): Bound[] {
  const end = isSign(token, '>=') ? 'from' : isSign(token, '<') || isSign(token, '<=') ? 'to' : null;
  if (!end) return [];
  const side = condition.slice(place + 1, place + 1 + sideLength(condition, place + 1));
  const [parameter, ...others] = side.filter(({ kind }) => kind === 'parameter');
  if (!parameter || others.length > 0) return [];
  // `< date(:to, '+1 day')`, `< :to + INTERVAL '1 day'`: up to and with the day that is given.
  const isNextDay = side.some(({ kind, text }) => kind !== 'word' && /^\+?1( day)?$/.test(text));
  return [{ end, parameter: parameter.text, isIncluded: isSign(token, '<=') || isNextDay }];
}

/** To the next AND or OR, or to the end of the group. */
function sideLength(condition: readonly Token[], start: number): number {
  let depth = 0;
  for (let place = start; place < condition.length; place += 1) {
    const token = condition[place];
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth < 0 || (depth === 0 && isWord(token, 'AND', 'OR', 'THEN'))) return place - start;
  }
  return condition.length - start;
}

/** The days that are bound; undefined where an end is open, or no whole day. */
export function boundDays({ from, to, isIncluded }: DayBounds, chips: readonly Chip[]): DaySpan | undefined {
  const [start, end] = [dayIn(chips, from), dayIn(chips, to)];
  if (!start || !end) return undefined;
  const last = isIncluded ? end : addDays(end, -1);
  return start <= last ? { from: start, to: last } : undefined;
}

function dayIn(chips: readonly Chip[], name: string): string | undefined {
  const value = chips.find(({ parameter }) => parameter.name === name)?.value;
  if (typeof value !== 'string') return undefined;
  return /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00)?)?$/.exec(value)?.[1];
}
