import { functionWords } from '../ai/builtin/extract/function-words.ts';
import { stem, tokens } from '../platform/text-search/tokens.ts';
import { tradesIn, tradesOf } from '../platform/text-search/trades.ts';
import type { Reading } from './reread.ts';

/**
 * What tells a question of the source from one of another: weights of a logistic model, fitted on the tuning half of
 * `bench/asking-quality.ts`. None of them decides alone.
 */
const weights = {
  /** The best tool's score: meaning, words and form agree on it. */
  score: 4,
  /** Nearest in meaning, whatever its form. */
  cosine: 1.8,
  /** Real values of the source are named, each up to two. */
  matched: 1.75,
  /** A word of the source's own trade is said. */
  home: 1.6,
  /** A word of another trade is said, and each more that no tool knows. */
  away: -1.4,
  strangeAway: -1.4,
} as const;
const bias = -3.4;
const mostMatches = 2;

/** The lowest fit at which a tool still answers a question, by model: their cosines are not of one size. */
const bars: Readonly<Record<string, number>> = { 'minilm-fp16-384': 0, 'ngrams-512': 0 };
const barOfOthers = 0;

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

export function signalsOf({ question, vocabulary, readings, score, cosine }: Seen) {
  const taken = takenAsValues(question, readings);
  const trades = tradesFor(vocabulary);
  const placed = tokens(question)
    .filter((word) => !functionWords.has(word) && !taken.has(word))
    .map(stem)
    .filter((word) => tradesOf(word).size > 0);
  const { home = [], away = [] } = Object.groupBy(new Set(placed), (word) =>
    [...tradesOf(word)].some((trade) => trades.has(trade)) ? 'home' : 'away',
  );
  return {
    score,
    cosine,
    matched: Math.min(mostMatches, Math.max(0, ...readings.map(({ matched }) => matched))),
    home: Math.min(1, home.length),
    away: Math.min(1, away.length),
    strangeAway: away.filter((word) => !vocabulary.has(word)).length,
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
