import { functionWords } from '../ai/builtin/extract/function-words.ts';
import { askedShape } from '../ai/builtin/shape/asked-shape.ts';
import { stem, tokens } from '../platform/text-search/tokens.ts';
import { tradesIn, tradesOf } from '../platform/text-search/trades.ts';
import type { Reading } from './reread.ts';
import { isAboutOthers, strangeWords } from './reread.ts';

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
  /** None of the things it asks for is known here; a number of other things is another number, however alike. */
  others: -0.5,
  otherFigures: -1.5,
} as const;
const bias = -3.3;
const mostMatches = 2;

/** The lowest fit at which a tool still answers a question, by model: their cosines are not of one size. */
const bars: Readonly<Record<string, number>> = { 'minilm-fp16-384': -0.2, 'ngrams-512': -1 };
const barOfOthers = -0.5;

export function lowestFit(model: string): number {
  return bars[model] ?? barOfOthers;
}

type Seen = {
  question: string;
  /** Stems that the tools of the source know. */
  vocabulary: ReadonlySet<string>;
  readings: readonly Reading[];
  score: number;
  cosine: number;
};

/** How well the source as a whole fits a question, above or below 0. */
export function fitOf(seen: Seen): number {
  const signals = signalsOf(seen);
  return Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof typeof weights],
    bias,
  );
}

function signalsOf({ question, vocabulary, readings, score, cosine }: Seen) {
  const taken = takenAsValues(question, readings);
  const trades = tradesFor(vocabulary);
  const words = tokens(question)
    .filter((word) => !functionWords.has(word) && !taken.has(word))
    .map(stem);
  const placed = [...new Set(words)].filter((word) => tradesOf(word).size > 0);
  const isOfOthers = isAboutOthers(question, new Set(strangeWords(question, vocabulary, taken)));
  const { counts, dimensions } = askedShape(question);
  const isHome = (word: string) => [...tradesOf(word)].some((trade) => trades.has(trade));
  return {
    score,
    cosine,
    matched: Math.min(mostMatches, Math.max(0, ...readings.map(({ matched }) => matched))),
    home: placed.some(isHome) ? 1 : 0,
    away: placed.filter((word) => !isHome(word) && !vocabulary.has(word)).length,
    others: isOfOthers ? 1 : 0,
    otherFigures: isOfOthers && (counts || dimensions.length > 0) ? 1 : 0,
  };
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
