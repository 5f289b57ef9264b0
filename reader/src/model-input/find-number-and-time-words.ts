import { readNumber } from '../question/read-number.ts';
import { resolvePeriod } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';

/** Whether words are a period does not depend on when they are said. */
const anyMoment = { local: '2026-06-30T15:00:00' };
const longestPeriod = 7;
const longestNumber = 3;

/** Words that are part of a number. */
export function numberWords(question: Question): Set<number> {
  return wordsInSpans(question, longestNumber, (first, last) => readNumber(question, first, last) !== null);
}

const knownTimes = new WeakMap<Question, ReadonlySet<number>>();

/** Words that are part of a period. A layout asks for them twice, and looking takes a while. */
export function timeWords(question: Question): ReadonlySet<number> {
  const known = knownTimes.get(question);
  if (known) return known;
  const isPeriod = (first: number, last: number) => resolvePeriod(question, first, last, anyMoment) !== null;
  const found = wordsInSpans(question, longestPeriod, isPeriod);
  knownTimes.set(question, found);
  return found;
}

function wordsInSpans(question: Question, longest: number, isOne: (first: number, last: number) => boolean) {
  const found = new Set<number>();
  const count = question.words.length;
  for (let first = 0; first < count; first += 1) {
    for (let last = Math.min(count - 1, first + longest - 1); last >= first; last -= 1) {
      if (!isOne(first, last)) continue;
      for (let word = first; word <= last; word += 1) found.add(word);
      break;
    }
  }
  return found;
}
