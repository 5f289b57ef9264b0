import { isTimeWord, numberWords } from './closed-words.ts';
import type { NameLink } from './links.ts';
import { foldWord, functionWords } from './names.ts';
import { type Moment, resolvePeriod } from './period.ts';
import type { Question } from './question.ts';
import type { ValueMatch } from './values.ts';

/**
 * Words of the question that name nothing in the database: no table or column, no stored value, no number and no
 * time. Of a follow-up, the words of the question before do not count.
 */
export function unplacedWords(
  question: Question,
  { links, values, moment }: { links: readonly NameLink[]; values: readonly ValueMatch[]; moment: Moment },
): string[] {
  const placed = new Set(links.map(({ word }) => word));
  for (const { first, last } of [...values, ...periodsIn(question, moment)])
    for (let word = first; word <= last; word += 1) placed.add(word);
  const words = question.words.flatMap(({ text }, at) => {
    const word = foldWord(text);
    const counts = at >= question.previousWords && /^\p{L}{3,}$/u.test(word) && !functionWords.has(word);
    return counts && !placed.has(at) && !numberWords.has(word) && !isTimeWord(word) ? [text] : [];
  });
  return [...new Set(words)];
}

/** Longer periods than 'the first three months of 2026' are rare, and what is left of them is a number or a unit. */
const longestPeriod = 6;

function periodsIn(question: Question, moment: Moment): { first: number; last: number }[] {
  return question.words.flatMap((_, first) =>
    Array.from({ length: longestPeriod }, (_unused, more) => ({ first, last: first + more })).filter(
      ({ last }) => last < question.words.length && resolvePeriod(question, first, last, moment) !== null,
    ),
  );
}
