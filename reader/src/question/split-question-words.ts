/** A word, a number or a single punctuation mark. `start` and `end` are positions in `Question.text`. */
export type Word = { text: string; start: number; end: number };

/**
 * A question split into words. A follow-up is read together with the question before it;
 * `previousWords` counts the words up to and including the mark between the two (0 without a question before).
 */
export type Question = { text: string; words: readonly Word[]; previousWords: number };

/** Stands between the question before and a follow-up. */
export const followUpMark = '‖';

/**
 * Dates, clock times and grouped numbers stay whole, with a unit or ending that is written onto them ('3rd', '3.5k').
 * Everything else splits at punctuation, so that any part of 'INV-2026-0012' or "Kessler's" can be pointed at.
 */
const wordPattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\d{4}[-/](?:0?[1-9]|1[0-2])(?:[-/](?:3[01]|[12]\d|0?[1-9]))?(?![\p{L}\p{N}]|[-/]\d)`,
    String.raw`(?<![\p{L}\p{N}])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![\p{L}\p{N}]|[-/.]\d)`,
    String.raw`(?<![\p{L}\p{N}])\d{1,2}:\d{2}(?::\d{2})?\p{L}*(?![\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)\p{L}*`,
    String.raw`(?<![\p{L}\p{N}.])\d+\.\d+(?!\.?\d)\p{L}*`,
    String.raw`[\p{L}\p{N}\p{M}]+`,
    String.raw`[^\s\p{L}\p{N}]`,
  ].join('|'),
  'gu',
);

export function splitWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function readQuestion(text: string, previous?: string): Question {
  if (previous === undefined) return { text, words: splitWords(text), previousWords: 0 };
  const before = `${previous} ${followUpMark}`;
  const whole = `${before} ${text}`;
  return { text: whole, words: splitWords(whole), previousWords: splitWords(before).length };
}

/** What the question says from one word to another, both included. */
export function textOfWords(question: Question, first: number, last: number): string {
  const start = question.words[first]?.start ?? 0;
  const end = question.words[last]?.end ?? start;
  return question.text.slice(start, end);
}
