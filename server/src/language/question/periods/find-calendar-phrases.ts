import { durationAt } from '@parley/reader/question/parse-relative-periods';
import { periodFinder } from '@parley/reader/question/resolve-period';
import { readQuestion } from '@parley/reader/question/split-question-words';
import type { Day, Unit } from '../calendar-days.ts';
import { add, clockAt, dayAt, type Now, textOf } from '../calendar-days.ts';
import type { DayRange } from './day-range.ts';

/** A day of the month alone: 'the 24th'. What follows it may be a thing: 'the 3rd order'. */
const bareDay = /^(?:the\s+)?\d{1,2}(?:st|nd|rd|th)$/i;
const dayLead = /\b(?:on|by|for|since|until|till|before|after|from|to)\s+$/i;
const dayEnd = /^\s*(?:$|[?.,;!)]|(?:to|until|till|through|and|or)\b)/i;
/** A first day is said of the year that begins with it, where something is said to have happened since or before. */
const newYear = /^(?:the\s+)?new\s+year$/i;
const borderLead = /\b(?:since|before|after|from|until|till)\s+$/i;
/**
 * Ends and beginnings are days here and whole periods for the reader; 'recent weeks' are no certain ones, and 'the last
 * day' and 'a year earlier' are those of something else.
 */
const notHere =
  /^(?:the\s+)?(?:start|beginning|end|recent)\b|^(?:the\s+)?\w+[\s-]+end$|^(?:the\s+)?(?:last|latest)\s+day$|\bearlier$/i;
/** 'the best week so far this year' is about the year. */
const soFar = /\bso\s+far$/i;
const ofLonger = /^\s+this\s+(?:week|month|quarter|year)\b/i;
/** A season may be part of a name: 'the Spring Gala'. */
const bareSeason = /^the\s+(?:spring|summer|autumn|fall|winter)$/i;
const seasonLead = /\b(?:in|during|over|since|until|till|before|after|throughout)\s+$/i;
/** 'over half a year ago' is all that was before. */
const longAgo = /\b(?:over|more\s+than|less\s+than|at\s+least|longer\s+than|within)\s+$/i;
/** Words before a period, which are no part of it: 'by month 2025'; those of 'month to date' are. */
const lead = /^(?:in|of|month|year|\P{L})$/iu;
const unitToDate = /^(?:month|year)[\s-]+to[\s-]+date$/i;
const toDate = /\b(?:to (?:- )?date|so far)\b/;
const periodUnit = /\b(?:week|month|quarter|year)\b/;

/**
 * What the reader's calendar takes for a period, several words together: 'the last week of February', 'the day after
 * tomorrow', 'week 11', 'last summer'. Two calendars that read a question differently would give two answers.
 */
export function findCalendarPhrases(text: string, now: Now): DayRange[] {
  const question = readQuestion(text);
  const words = question.words.map((word) => word.text.toLowerCase());
  const latest = now.ahead === null ? null : `${textOf(now.ahead)}T23:59:59`;
  const moment = { local: `${textOf(now.today)}T12:00:00`, latest, weekStart: now.weekStart };
  const periodAt = periodFinder(question, moment);
  const found: DayRange[] = [];
  for (let at = 0; at < question.words.length; at += 1) {
    const period = periodAt(at);
    const [first, last] = [question.words[at], question.words[period?.last ?? at]];
    if (period === null || period.last === at || !first || !last) continue;
    const span = { start: first.start, end: last.end };
    const said = text.slice(span.start, span.end);
    if (lead.test(first.text) && !unitToDate.test(said)) continue;
    // 'two weeks' alone is a length of time.
    if (durationAt(words, at)?.next === period.last + 1) continue;
    const days = daysOf(period.bounds, words.slice(at, period.last + 1), now);
    if (days !== null && isMeant(text, span)) found.push({ ...days, ...span, isYearGuessed: false });
    at = period.last;
  }
  return found;
}

function isMeant(text: string, { start, end }: { start: number; end: number }): boolean {
  const [before, said, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (notHere.test(said) || (soFar.test(said) && ofLonger.test(after))) return false;
  if (newYear.test(said)) return borderLead.test(before);
  if (/\bago$/i.test(said) && longAgo.test(before)) return false;
  if (bareSeason.test(said)) return seasonLead.test(before);
  return !bareDay.test(said) || (dayLead.test(before) && dayEnd.test(after));
}

/** null: shorter than a day, or no period. What ends at the moment of asking counts today as its last day. */
function daysOf(
  bounds: { start: string; end: string },
  words: readonly string[],
  { today }: Now,
): Pick<DayRange, 'from' | 'to' | 'unit' | 'rolling'> | null {
  const [start, end] = [bounds.start, bounds.end].map((local) => Date.parse(`${local}Z`)) as [number, number];
  const now = clockAt(today) + clockAt(1) / 2;
  if (toDate.test(words.join(' '))) {
    const unit = units.find((one) => one === periodUnit.exec(words.join(' '))?.[0]);
    // 'the busiest day so far' is not today, nor any other period.
    return unit ? { from: dayAt(start), to: dayAt(end) + 1, unit, rolling: null } : null;
  }
  if (end - start < clockAt(1)) return null;
  const isBack = end === now && start % clockAt(1) !== 0;
  const isAhead = start === now && end % clockAt(1) !== 0;
  if (!isBack && !isAhead) {
    const [from, to] = [dayAt(start), dayAt(end - 1) + 1];
    return { from, to, unit: unitOf(from, to), rolling: null };
  }
  const [from, to] = isBack ? [dayAt(start) + 1, today + 1] : [today, dayAt(end)];
  const rolling = lengthIn(words) ?? { count: to - from, unit: 'day' };
  return { from, to, unit: rolling.unit, rolling };
}

const units = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** The length that a rolling period is said with: the 'two months' of 'next two months', the 'week' of 'past week'. */
function lengthIn(words: readonly string[]): DayRange['rolling'] {
  const lengths = words.map((_, at) => durationAt(words, at)).filter((one) => one?.next === words.length);
  const { count, unit: said } = lengths[0]?.value ?? { count: 1, unit: words.at(-1) };
  const unit = units.find((one) => one === said);
  return unit ? { count, unit } : null;
}

/** A half is told like its year: it has no month and no quarter of its own. */
function unitOf(from: Day, to: Day): Unit {
  const whole = units.slice(1).find((unit) => add(from, unit, 1) === to);
  return whole ?? (add(from, 'month', 6) === to ? 'year' : 'day');
}
