import { stems } from './tokens.ts';

const saturation = 1.2;
const lengthWeight = 0.75;

export type WordIndex = {
  /** One score for each document, in their order; 0 where no word is shared. */
  scores(question: string): number[];
};

export function indexWords(documents: readonly string[]): WordIndex {
  const lengths: number[] = [];
  const postings = new Map<string, Map<number, number>>();
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

  const scores = (question: string): number[] => {
    const totals = documents.map(() => 0);
    for (const word of new Set(stems(question))) {
      const counts = postings.get(word);
      if (!counts) continue;
      const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [document, count] of counts) {
        const length = (lengths[document] ?? 0) / Math.max(1, meanLength);
        const damped = count + saturation * (1 - lengthWeight + lengthWeight * length);
        totals[document] = (totals[document] ?? 0) + (rarity * count * (saturation + 1)) / damped;
      }
    }
    return totals;
  };
  return { scores };
}
