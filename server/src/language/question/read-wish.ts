import type { Moment } from '@parley/contract/ask';
import { stem } from '../../platform/text-search/tokens.ts';
import type { Unit } from './calendar.ts';
import { todayAt } from './calendar.ts';
import type { Amount } from './find-amounts.ts';
import { findAmounts } from './find-amounts.ts';
import type { Period } from './find-periods.ts';
import { findPeriods } from './find-periods.ts';
import { periodAdverbs } from './period-adverbs.ts';
import type { Superlative } from './superlatives.ts';
import { superlativeIn } from './superlatives.ts';
import { unWordIn } from './un-words.ts';
import { weekdayWords } from './weekday-words.ts';

/** Words that want the end of a list that comes last. */
export const lowest = /\b(?:worst|least|lowest|fewest|bottom|weakest|poorest|slowest|oldest|earliest)\b/i;

export const newest = /\b(?:latest|newest|most\s+recent)\b/i;
export const oldest = /\b(?:oldest|earliest)\b/i;

/** What a leftover part of a question wants of the result. */
export type Wish =
  | { kind: 'period'; period: Period }
  | { kind: 'number'; amount: Amount; words: string }
  | { kind: 'value'; text: string; isExcluded: boolean }
  | { kind: 'grain'; unit: Unit | 'weekday' }
  | { kind: 'count'; things: string | null }
  | { kind: 'reverse' }
  | { kind: 'sort'; by: Superlative }
  | { kind: 'age'; said: string }
  | { kind: 'rank'; noun: string }
  | { kind: 'group'; noun: string };

const counting = /^(?:how\s+many|number\s+of|count(?:\s+of)?)(?:\s+([\p{L}_]+))?$/u;
const grouping =
  /^(?:(?:in|for|of|on|at)\s+)?(?:by|per|each|every|for\s+each|grouped\s+by|group\s+by|broken\s+down\s+by|split\s+by)\s+(?:the\s+)?([\p{L}_]+)$/iu;
const leading =
  /^(?:(only|just|excluding|except(?:\s+for)?|without|not|other\s+than|but\s+not)\s+)?(?:the\s+)?(?:ones?\s+|those\s+)?(?:(?:from|in|of|with|by|for|at|that\s+are|which\s+are|who\s+are)\s+)?(?:the\s+)?/i;

export function readWish(said: string, moment: Moment): Wish | null {
  const plain = said.trim().toLowerCase();
  const grain = periodAdverbs[plain];
  if (grain) return { kind: 'grain', unit: grain };
  if (weekdayWords.test(plain)) return { kind: 'grain', unit: 'weekday' };
  const sorted = /^(?:sort|order|arrange)(?:ed|d)?\s.*\bby\s+(?:the\s+)?(\p{L}+)$/u.exec(plain)?.[1];
  if (sorted !== undefined)
    return { kind: 'sort', by: { said: plain, index: 0, nouns: [stem(sorted)], end: 'low' } };
  const counted = counting.exec(plain);
  if (counted) return { kind: 'count', things: counted[1] ?? null };
  const ranked = /^ranked\s+by\s+(\p{L}+)/u.exec(plain)?.[1];
  if (ranked !== undefined) return { kind: 'rank', noun: ranked };
  if (newest.test(plain) || oldest.test(plain)) return { kind: 'age', said: plain };
  const by = superlativeIn(plain);
  if (by) return { kind: 'sort', by };
  if (lowest.test(plain)) return { kind: 'reverse' };
  const noun = grouping.exec(said.trim())?.[1]?.toLowerCase();
  const where = /^(?:which|what)\s+(countries|cities|regions|states|places)$/.exec(plain)?.[1];
  if (plain === 'where') return { kind: 'group', noun: 'country' };
  if (where !== undefined) return { kind: 'group', noun: where };
  if (noun !== undefined) {
    return /^(hour)$/.test(noun)
      ? null
      : /^(day|week|month|quarter|year)$/.test(noun)
        ? { kind: 'grain', unit: noun as Unit }
        : { kind: 'group', noun };
  }
  const [period] = findPeriods(said, { today: todayAt(moment), weekStart: moment.weekStart });
  if (period) return { kind: 'period', period };
  const [amount] = findAmounts(said);
  if (amount)
    return (amount.sense === 'exact' || amount.sense === 'limit') && !/\bstars?\b/.test(plain)
      ? null
      : { kind: 'number', amount, words: said };
  const un = unWordIn(plain);
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
