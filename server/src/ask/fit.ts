import { askedShape } from '../language/question/asked-shape.ts';
import { functionWords } from '../language/question/function-words.ts';
import { isSpoken } from '../language/question/like-words.ts';
import { kindredOf } from '../platform/text-search/kindred-words.ts';
import { stem, tokens } from '../platform/text-search/tokens.ts';
import { tradesIn, tradesOf } from '../platform/text-search/trades.ts';
import type { Reading } from './reread.ts';
import { isAboutOthers, strangeWords, tellingWords } from './reread.ts';

/**
 * What tells a question of the source from one of another: weights of a logistic model, fitted on the tuning half of
 * `bench/asking-quality.ts`. None of them decides alone.
 */
const weights = {
  /** The best tool's score: meaning, words and form agree on it. */
  score: 3.2,
  /** Nearest in meaning, whatever its form. */
  cosine: 2.7,
  /** Real values of the source are named, each up to two. */
  matched: 1.2,
  /** A word of the source's own trade is said. */
  home: 0.7,
  /** Words of other trades are said that no tool of the source knows, each of them. */
  away: -2,
  /** None of the things it asks for is known here. */
  others: -0.7,
  /** Where a figure is wanted, the share of what it is said to be of that the best tool knows nothing of. */
  otherFigure: -2,
} as const;
const bias = -3.3;
const mostMatches = 2;

/** The lowest fit at which a tool still answers a question, by model: their cosines are not of one size. */
const bars = { reader: -0.55, ngrams: -1.3, others: -0.7 } as const;

export function lowestFit(model: string): number {
  if (model.startsWith('reader-')) return bars.reader;
  return model.startsWith('ngrams-') ? bars.ngrams : bars.others;
}

type Seen = {
  question: string;
  /** Stems that the tools of the source know. */
  vocabulary: ReadonlySet<string>;
  readings: readonly Reading[];
  /** The best tool, by its score. */
  best: { stems: ReadonlySet<string> };
  score: number;
  cosine: number;
};

/** How well the source as a whole fits a question, above or below 0. */
export function fitOf(seen: Seen): number {
  if (!saysAnything(seen)) return Number.NEGATIVE_INFINITY;
  const signals = signalsOf(seen);
  return Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof typeof weights],
    bias,
  );
}

/**
 * A vector is near to something whatever it is of. Signs, and a letter or two that no tool uses, say nothing that the
 * nearness could be about.
 */
function saysAnything({ question, vocabulary, readings }: Seen): boolean {
  const isWord = (token: string) => vocabulary.has(stem(token)) || /\p{L}{3}|\d{3}/u.test(token);
  return tokens(question).some(isWord) || readings.some(({ matched }) => matched > 0);
}

function signalsOf({ question, vocabulary, readings, best, score, cosine }: Seen) {
  const taken = takenAsValues(question, readings);
  const trades = tradesFor(vocabulary);
  const words = tokens(question)
    .filter((word) => !functionWords.has(word) && !taken.has(word))
    .map(stem);
  const placed = [...new Set(words)].filter((word) => tradesOf(word).size > 0);
  const isOfOthers = isAboutOthers(question, new Set(strangeWords(question, vocabulary, taken)));
  const isHome = (word: string) => [...tradesOf(word)].some((trade) => trades.has(trade));
  return {
    score,
    cosine,
    matched: Math.min(mostMatches, Math.max(0, ...readings.map(({ matched }) => matched))),
    home: placed.some(isHome) ? 1 : 0,
    away: placed.filter((word) => !isHome(word) && !vocabulary.has(word)).length,
    others: isOfOthers ? 1 : 0,
    otherFigure: shareUnknown(question, best.stems, taken),
  };
}

/** 0 where no figure is asked for: a list is often told in other words than its tool. */
function shareUnknown(question: string, known: ReadonlySet<string>, taken: ReadonlySet<string>): number {
  const { counts, dimensions } = askedShape(question);
  if (!counts && dimensions.length === 0) return 0;
  const telling = new Set(tellingWords(question, taken).map(stem));
  for (const dimension of dimensions) telling.delete(dimension);
  const isKnown = (word: string) =>
    isSpoken(word, known) || [...kindredOf(word)].some((one) => known.has(one));
  const unknown = [...telling].filter((word) => !isKnown(word));
  return unknown.length / Math.max(1, telling.size);
}

/** Words that were read as values of the source say nothing of its trade; what is written like a name is one. */
function takenAsValues(question: string, readings: readonly Reading[]): ReadonlySet<string> {
  const capital = question.slice(1).match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const names = new Set(tokens(capital.join(' ')));
  return new Set(
    readings.flatMap((one) => [...one.taken].filter((word) => one.matched > 0 || names.has(word))),
  );
}

const known = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function tradesFor(vocabulary: ReadonlySet<string>): ReadonlySet<number> {
  const trades = known.get(vocabulary) ?? tradesIn(vocabulary);
  known.set(vocabulary, trades);
  return trades;
}
