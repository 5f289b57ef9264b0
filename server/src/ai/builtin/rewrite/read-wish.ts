import type { Moment } from '../../port.ts';
import type { Unit } from '../extract/calendar.ts';
import { todayAt } from '../extract/calendar.ts';
import type { Amount } from '../extract/find-amounts.ts';
import { findAmounts } from '../extract/find-amounts.ts';
import type { Period } from '../extract/find-periods.ts';
import { findPeriods } from '../extract/find-periods.ts';

/** What a leftover part of a question wants of the result. */
export type Wish =
  | { kind: 'period'; period: Period }
  | { kind: 'number'; amount: Amount; words: string }
  | { kind: 'value'; text: string; isExcluded: boolean }
  | { kind: 'grain'; unit: Unit }
  | { kind: 'group'; noun: string };

const units: Readonly<Record<string, Unit>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};
const grouping =
  /^(?:by|per|each|every|for\s+each|grouped\s+by|group\s+by|broken\s+down\s+by|split\s+by)\s+(?:the\s+)?([\p{L}_]+)$/iu;
const leading =
  /^(?:(only|just|excluding|except(?:\s+for)?|without|not|other\s+than|but\s+not)\s+)?(?:the\s+)?(?:ones?\s+|those\s+)?(?:(?:from|in|of|with|by|for|at|that\s+are|which\s+are|who\s+are)\s+)?(?:the\s+)?/i;

export function readWish(said: string, moment: Moment): Wish | null {
  const grain = units[said.trim().toLowerCase()];
  if (grain) return { kind: 'grain', unit: grain };
  const noun = grouping.exec(said.trim())?.[1]?.toLowerCase();
  if (noun !== undefined) {
    return /^(day|week|month|quarter|year)$/.test(noun)
      ? { kind: 'grain', unit: noun as Unit }
      : { kind: 'group', noun };
  }
  const [period] = findPeriods(said, { today: todayAt(moment), weekStart: moment.weekStart });
  if (period) return { kind: 'period', period };
  const [amount] = findAmounts(said);
  if (amount)
    return amount.sense === 'exact' || amount.sense === 'limit'
      ? null
      : { kind: 'number', amount, words: said };
  const lead = leading.exec(said);
  const text = said
    .slice(lead?.[0].length ?? 0)
    .replace(/^["'“]|["'”]$/g, '')
    .trim();
  return text === ''
    ? null
    : { kind: 'value', text, isExcluded: /^(exclud|except|without|not|other|but)/i.test(lead?.[1] ?? '') };
}
