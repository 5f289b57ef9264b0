import { stems } from './tokenize-and-stem.ts';

const saturation = 1.2;
const lengthWeight = 0.75;

export type WordIndex = {
  /** One score for each document, in their order; 0 where no word is shared. */
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

  const scores = (question: string): number[] => {
    const totals = documents.map(() => 0);
    for (const word of new Set(stems(question))) {
      for (const [document, worth] of worths(word)) totals[document] = (totals[document] ?? 0) + worth;
    }
    return totals;
  };
  return { scores };
}
