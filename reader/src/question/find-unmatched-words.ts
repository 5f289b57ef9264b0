import type { ValueMatch } from './find-stored-values.ts';
import type { NameLink } from './link-words-to-names.ts';
import { foldWord, functionWords } from './normalize-and-compare-words.ts';
import { isTimeWord, numberWords } from './number-and-date-words.ts';
import { type Moment, resolvePeriod } from './resolve-period.ts';
import type { Question } from './split-question-words.ts';

type Known = { links: readonly NameLink[]; values: readonly ValueMatch[]; moment: Moment };
type Span = { first: number; last: number };
type Found = Omit<Known, 'moment'> & { periods: readonly Span[] };

/**
 * Words of the question that name nothing in the database: no table or column, no stored value, no number and no
 * time. Where a name is among them ('Oak Desk'), names alone: they are what is missing. Of a follow-up, the words of
 * the question before do not count.
 */
export function findUnmatchedWords(question: Question, { links, values, moment }: Known): string[] {
  const found = { links, values, periods: periodsIn(question, moment) };
  const names = unplacedNames(question, found);
  return names.length > 0 ? names : plainWords(question, found);
}

/** Runs of capitalised words within a sentence that are no table, column, period or whole stored value. */
function unplacedNames(question: Question, found: Found): string[] {
  const { words, previousWords, text } = question;
  const placed = placedWords({ ...found, values: found.values.filter(({ exact }) => exact) });
  const isName = (at: number): boolean =>
    at > previousWords &&
    /^\p{Lu}\p{Ll}{2,}/u.test(words[at]?.text ?? '') &&
    !isTimeWord(foldWord(words[at]?.text ?? ''));
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isName(at) || isName(at - 1)) continue;
    let last = at;
    while (isName(last + 1)) last += 1;
    const span = Array.from({ length: last - at + 1 }, (_, more) => at + more);
    if (span.some((word) => !placed.has(word))) names.push(text.slice(words[at]?.start, words[last]?.end));
  }
  return names;
}

/** What every database can be asked to do with what it holds: no names that it could lack. */
const computingWords: ReadonlySet<string> = new Set(
  (
    'average averages avg mean median total totals sum count number numbers percent percentage share ratio highest lowest ' +
    'least largest biggest smallest top bottom latest newest oldest earliest compare compared comparison versus'
  ).split(' '),
);

function plainWords(question: Question, found: Found): string[] {
  const placed = placedWords(found);
  const words = question.words.flatMap(({ text }, at) => {
    const word = foldWord(text);
    const isMere = functionWords.has(word) || computingWords.has(word);
    const counts = at >= question.previousWords && /^\p{L}{3,}$/u.test(word) && !isMere;
    return counts && !placed.has(at) && !numberWords.has(word) && !isTimeWord(word) ? [text] : [];
  });
  return [...new Set(words)];
}

/** Positions of the words that stand for something in the database or for a time. */
function placedWords({ links, values, periods }: Found): Set<number> {
  const placed = new Set(links.map(({ word }) => word));
  for (const { first, last } of [...values, ...periods])
    for (let word = first; word <= last; word += 1) placed.add(word);
  return placed;
}

/** Longer periods than 'the first three months of 2026' are rare, and what is left of them is a number or a unit. */
const longestPeriod = 6;

function periodsIn(question: Question, moment: Moment): Span[] {
  return question.words.flatMap((_, first) =>
    Array.from({ length: longestPeriod }, (_unused, more) => ({ first, last: first + more })).filter(
      ({ last }) => last < question.words.length && resolvePeriod(question, first, last, moment) !== null,
    ),
  );
}
