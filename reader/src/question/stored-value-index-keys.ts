import {
  foldWord,
  isWithinEdits,
  shareBeginning,
  singular,
  slipsForgiven,
} from './normalize-and-compare-words.ts';

/** Runs of letters and digits, folded. */
export const wordsOfText = (text: string): string[] => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 'no_show', 'No show' and 'no-shows' are the same text. */
export const textKey = (words: readonly string[]): string =>
  words.slice(0, -1).join('') + singular(words.at(-1) ?? '');

/** A stored value with its words, folded and stemmed. */
export type StoredValue = { column: number; value: string; stems: readonly string[]; letters: number };

/** Stored values by their whole text and by their words. */
export type ValueIndex = {
  byText: ReadonlyMap<string, readonly StoredValue[]>;
  byStem: ReadonlyMap<string, readonly StoredValue[]>;
  /** Of columns that hold countries, by the country's full name. */
  byCountry: ReadonlyMap<string, readonly StoredValue[]>;
  /** Stems by their first and by their last letters: a slip leaves one of the two alone. */
  byEnds: ReadonlyMap<string, readonly string[]>;
};

/** Stems that a word may mean which no value contains: mistyped, or another form of it ('cancellation', 'cancelled'). */
export function similarStems(word: string, typed: string, index: ValueIndex): string[] {
  const slips = slipsForgiven(word.length);
  if (slips === 0 || /\d/.test(typed)) return [];
  const [first, last] = endKeys(typed);
  const candidates = new Set([...(index.byEnds.get(first) ?? []), ...(index.byEnds.get(last) ?? [])]);
  const alike = [...candidates].filter((one) => isWithinEdits(typed, one, slips));
  const forms = alike.length > 0 ? [] : [...candidates].filter((one) => shareBeginning(typed, one));
  return [...alike, ...forms].slice(0, 5);
}

export const endKeys = (word: string): [string, string] => [`${word.slice(0, 3)}…`, `…${word.slice(-3)}`];
