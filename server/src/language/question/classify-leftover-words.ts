import type { Moment } from '@parley/contract/ask';
import { byWeekdayPattern } from './by-weekday-pattern.ts';
import { todayAt } from './calendar-days.ts';
import type { Amount } from './find-amounts.ts';
import { findAmounts } from './find-amounts.ts';
import { findNegatedAdjective } from './find-negated-adjective.ts';
import { findSuperlative } from './find-superlative.ts';
import { periodAdverbs } from './periods/period-adverbs.ts';
import type { Period } from './periods/periods.ts';
import { findPeriods } from './periods/periods.ts';

/** Words that want the end of a list that comes last. */
export const lowest =
  /\b(?:worst|(?<!\bat\s)least|lowest|fewest|bottom|weakest|poorest|slowest|oldest|earliest)\b/i;

export const newest = /\b(?:latest|newest|most\s+recent)\b/i;
export const oldest = /\b(?:oldest|earliest)\b/i;

/** What a leftover part of a question wants of the result. `form`: another kind of answer than these rows. */
export type LeftoverMeaning =
  | { kind: 'period'; period: Period }
  | { kind: 'number'; amount: Amount; words: string }
  | { kind: 'value'; text: string; isExcluded: boolean }
  | { kind: 'form' };

const adverb = new RegExp(`^(?:${Object.keys(periodAdverbs).join('|')})$`);
const counting = /^(?:how\s+many|number\s+of|count(?:\s+of)?)(?:\s+([\p{L}_]+))?$/u;
const sorting = /^(?:sort|order|arrange)(?:ed|d)?\s.*\bby\s/u;
const places = /^(?:where|(?:which|what)\s+(?:countries|cities|regions|states|places))$/;
const grouping =
  /^(?:(?:in|for|of|on|at)\s+)?(?:by|per|each|every|for\s+each|grouped\s+by|group\s+by|broken\s+down\s+by|split\s+by)\s+(?:the\s+)?([\p{L}_]+)$/iu;
const forms = [adverb, byWeekdayPattern, sorting, counting, newest, oldest, lowest, places, grouping];
const leading =
  /^(?:(only|just|excluding|except(?:\s+for)?|without|not|other\s+than|but\s+not)\s+)?(?:the\s+)?(?:ones?\s+|those\s+)?(?:(?:from|in|of|with|by|for|at|that\s+are|which\s+are|who\s+are)\s+)?(?:the\s+)?/i;

export function classifyLeftover(said: string, moment: Moment): LeftoverMeaning | null {
  const plain = said.trim().toLowerCase();
  if (forms.some((form) => form.test(plain)) || findSuperlative(plain) !== null) return { kind: 'form' };
  const [period] = findPeriods(said, { today: todayAt(moment), weekStart: moment.weekStart, ahead: null });
  if (period) return { kind: 'period', period };
  const [amount] = findAmounts(said);
  if (amount)
    return (amount.sense === 'exact' || amount.sense === 'limit') && !/\bstars?\b/.test(plain)
      ? null
      : { kind: 'number', amount, words: said };
  const un = findNegatedAdjective(plain);
  if (un && un.said === plain) return { kind: 'value', text: un.of, isExcluded: true };
  const lead = leading.exec(said);
  const text = said
    .slice(lead?.[0].length ?? 0)
    .replace(/^["'“]|["'”]$/g, '')
    .trim();
  return text === ''
    ? null
    : { kind: 'value', text, isExcluded: /^(exclud|except|without|not|other|but)/i.test(lead?.[1] ?? '') };
}
