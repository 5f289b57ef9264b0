import { kindredOf } from './kindred-words.ts';
import { stems } from './tokens.ts';

const saturation = 1.2;
const lengthWeight = 0.75;

export type WordIndex = {
  /** One score for each document, in their order; 0 where no word is shared, nor one that is said for another. */
  scores(question: string): number[];
};

type Postings = Map<string, Map<number, number>>;
/** By document. */
type Worths = ReadonlyMap<number, number>;

const nowhere: Worths = new Map();

export function indexWords(documents: readonly string[]): WordIndex {
  const lengths: number[] = [];
  const postings: Postings = new Map();
  for (const [document, text] of documents.entries()) {
    const words = stems(text);
    lengths.push(words.length);
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>();
      counts.set(document, (counts.get(document) ?? 0) + 1);
      postings.set(word, counts);
    }
  }
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  const kept = new Map<string, Worths>();
  /** What a word is worth to each document that has it. */
  const worths = (word: string): Worths => {
    const counts = postings.get(word);
    if (!counts) return nowhere;
    const known = kept.get(word) ?? weigh(counts);
    kept.set(word, known);
    return known;
  };

  const weigh = (counts: Worths): Worths => {
    const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
    const found = new Map<number, number>();
    for (const [document, count] of counts) {
      const length = (lengths[document] ?? 0) / Math.max(1, meanLength);
      const damped = count + saturation * (1 - lengthWeight + lengthWeight * length);
      found.set(document, (rarity * count * (saturation + 1)) / damped);
    }
    return found;
  };

  /** Where the word itself is not written, the rarest of those that are said for it counts. */
  const kindredWorths = (word: string, own: Worths): Worths => {
    const best = new Map<number, number>();
    for (const other of kindredOf(word)) {
      for (const [document, worth] of worths(other)) {
        if (!own.has(document)) best.set(document, Math.max(worth, best.get(document) ?? 0));
      }
    }
    return best;
  };

  const scores = (question: string): number[] => {
    const totals = documents.map(() => 0);
    const add = (found: Worths) => {
      for (const [document, worth] of found) totals[document] = (totals[document] ?? 0) + worth;
    };
    for (const word of new Set(stems(question))) {
      const own = worths(word);
      add(own);
      add(kindredWorths(word, own));
    }
    return totals;
  };
  return { scores };
}
