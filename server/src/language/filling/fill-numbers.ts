import { factorBetween, spokenUnit, unitOfColumn } from '@parley/reader/schema/measurement-units';
import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Amount } from '../question/find-amounts.ts';
import { wordsAfter, wordsBefore } from '../question/split-question-words.ts';
import { isStars } from '../question/word-context-checks.ts';
import { isTelling } from '../question/word-kind-checks.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';
import type { Role } from './parameter-roles.ts';

type Match = { amount: Amount; role: Role; score: number };

/** What the cue itself is made of. */
const stocked = new Set(['stock', 'inventory'].map(stem));

/** 'out of stock' is a stock of nothing. */
function fillNone(reading: Reading): void {
  const { noneLeft } = reading.question.whole.cues;
  const [role] = openRoles(
    reading,
    ({ side, isLimit, nouns }) =>
      side === 'upper' && !isLimit && [...nouns].some((noun) => stocked.has(noun)),
  );
  if (noneLeft && role) fill(reading, role, { value: role.isStrict ? 1 : 0, span: noneLeft });
}

export function fillNumbers(reading: Reading): void {
  fillNone(reading);
  const amounts = reading.question.whole.amounts.filter(reading.question.isFree);
  const roles = openRoles(
    reading,
    ({ parameter, part }) => (parameter.type === 'integer' || parameter.type === 'number') && part === null,
  );
  const matches = amounts
    .flatMap((amount) =>
      roles.map((role): Match => ({ amount, role, score: scoreOf(reading, amount, role) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { amount, role, score } of matches) {
    const isOpen = !reading.values.has(role.parameter.name);
    const isShared = isOtherEnd(reading, amount, role);
    if (isOpen && (reading.question.isFree(amount) || isShared)) {
      fill(reading, role, {
        value: valueFor(inUnitOf(reading, amount, role), role),
        span: amount,
        origin: score < 3 ? 'guessed' : 'words',
      });
      // 'within 7 days' is no time besides where the 7 fills a number of days: a rewrite would add it once more.
      if (isInUnits(reading, amount, role))
        reading.beyond = reading.beyond.filter(
          ({ start, end }) => amount.end <= start || amount.start >= end,
        );
    }
  }
  reading.beyond.push(
    ...amounts.filter((amount) => reading.question.isFree(amount) && amount.sense !== 'maybe limit'),
  );
}

/** Both ends of 'between 10 and 20' are read from the same words, each end once. */
function isOtherEnd({ roles, values, question }: Reading, amount: Amount, role: Role): boolean {
  const said = question.say(amount).trim();
  const takers = roles.filter(({ parameter }) => values.get(parameter.name)?.words === said);
  return amount.sense === 'range' && takers.length === 1 && takers[0]?.side !== role.side;
}

function scoreOf(reading: Reading, amount: Amount, role: Role): number {
  const fit = role.isLimit ? limitFit(reading, amount) : sideFit(reading, amount, role);
  if (fit <= 0) return 0;
  const { value } = inUnitOf(reading, amount, role);
  if (role.parameter.type === 'integer' && !Number.isInteger(value)) return 0;
  return fit + (role.isLimit ? 0 : nearness(reading, amount, role) + markFit(amount, role));
}

/** 'the latest 1 star reviews' are not one review: the number belongs to the word after it. */
function countsOther({ question, roles }: Reading, amount: Amount): boolean {
  const [next] = wordsAfter(question, amount.end, 1);
  if (!next) return false;
  if (isStars(next)) return true;
  return roles.some((role) => role.side === 'at' && !role.isLimit && role.nouns.has(next.stem));
}

function limitFit(reading: Reading, amount: Amount): number {
  const { question, toolWords } = reading;
  // 'the last 7 days' are a time, not seven rows.
  const [next] = wordsAfter(question, amount.end, 1);
  if (countsOther(reading, amount) || (next && spokenUnit(next.plain) !== null)) return 0;
  if (
    amount.isMoney ||
    amount.isPercent ||
    amount.isMarkedId ||
    !Number.isInteger(amount.value) ||
    amount.value < 1
  )
    return 0;
  if (amount.sense === 'limit') return 10;
  const isCounted = wordsAfter(question, amount.end, 2).some(
    (word) => toolWords.has(word.stem) && word.plain.endsWith('s'),
  );
  return amount.sense === 'maybe limit' && isCounted ? 4 : 0;
}

function sideFit(reading: Reading, amount: Amount, role: Role): number {
  const isCounted = amount.sense === 'limit' && !countsOther(reading, amount);
  if (isCounted) return 0;
  const { spoken, own } = unitsOf(reading, amount, role);
  if (spoken && own && spoken.dimension !== own.dimension) return 0;
  const near = nearness(reading, amount, role);
  if (near === 0 && role.column === null && speaksOfOther(reading, amount)) return 0;
  if (amount.sense === role.side || (amount.sense === 'range' && role.side !== 'at')) return 4;
  if (role.side !== 'at') return amount.sense === 'exact' && near >= 2 ? 1 : 0;
  if (amount.sense === 'lower' || amount.sense === 'upper' || amount.sense === 'range') return 0;
  return near >= 2 || amount.isMarkedId ? 4 : role.parameter.required && amount.sense === 'exact' ? 1 : 0;
}

/** 'spent more than 500' speaks of something that the tool has no word for: what is compared with a count will not do. */
function speaksOfOther({ question, toolWords }: Reading, amount: Amount): boolean {
  return wordsBefore(question, amount.start, 3).some(
    (word) => isTelling(word.plain) && !toolWords.has(word.stem),
  );
}

/** Stars are how ratings are written. */
const starred = ['rating', 'score', 'star'].map(stem);

/** '2 weeks' for a parameter that counts days. */
function unitsOf({ question }: Reading, amount: Amount, { parameter, column }: Role) {
  const [next] = wordsAfter(question, amount.end, 1);
  const named = (name: string) => unitOfColumn({ name, type: 'number' });
  return {
    spoken: next ? spokenUnit(next.plain) : null,
    own: named(parameter.name) ?? (column === null ? null : named(column)),
  };
}

function isInUnits(reading: Reading, amount: Amount, role: Role): boolean {
  const { spoken, own } = unitsOf(reading, amount, role);
  return spoken !== null && own !== null && spoken.dimension === own.dimension;
}

function inUnitOf(reading: Reading, amount: Amount, role: Role): Amount {
  const { spoken, own } = unitsOf(reading, amount, role);
  const factor = factorBetween(spoken, own) ?? 1;
  const { value, high } = amount;
  return { ...amount, value: value * factor, high: high === null ? null : high * factor };
}

/** 2 for each of its nouns said close by, and for a unit that is turned into its own; a little for its description. */
function nearness(reading: Reading, amount: Amount, role: Role): number {
  const { question } = reading;
  const { spoken, own } = unitsOf(reading, amount, role);
  if (spoken && spoken.dimension === own?.dimension) return 4;
  const near = [...wordsBefore(question, amount.start, 5), ...wordsAfter(question, amount.end, 3)];
  const said = new Set(near.flatMap((word) => (isStars(word) ? starred : [word.stem])));
  const nouns = [...role.nouns].filter((noun) => said.has(noun)).length;
  const hints = [...role.hints].filter((hint) => said.has(hint) && hint.length > 3).length;
  return Math.min(2, nouns) * 2 + Math.min(2, hints) * 0.5;
}

const percentNouns = new Set(['percent', 'percentage', 'pct'].map(stem));

/** Money has cents and is no number of things; what is said in per cent goes to what is called so. */
function markFit(amount: Amount, { nouns, parameter }: Role): number {
  const isPercent = [...nouns].some((noun) => percentNouns.has(noun));
  if (amount.isPercent) return isPercent ? 3 : 0;
  return amount.isMoney && parameter.type === 'number' ? 3 : 0;
}

/** 'more than 5' asked of `>= :least` is 6 where only whole numbers count. */
function valueFor(amount: Amount, { side, isStrict, parameter }: Role): number {
  const value = side === 'upper' && amount.high !== null ? amount.high : amount.value;
  if (parameter.type !== 'integer' || amount.isStrict === isStrict) return value;
  if (amount.sense !== 'lower' && amount.sense !== 'upper' && amount.sense !== 'range') return value;
  if (side === 'lower') return amount.isStrict ? value + 1 : value - 1;
  return side === 'upper' ? (amount.isStrict ? value - 1 : value + 1) : value;
}
