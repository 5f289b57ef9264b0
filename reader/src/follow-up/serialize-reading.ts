import type { Expression, LogicalQuery } from '../query/logical-query.ts';

/** What a question was read as, with the words that its literals point at: what a follow-up goes on from. */
export type Meaning = {
  /** A follow-up's own words stand behind those of the questions before it. */
  text: string;
  query: LogicalQuery;
  /** The moment that the conversation has been about, where the query itself no longer names it. */
  time?: Expression;
};

/** Longer ones, of very long conversations, are not gone on from. */
const longest = 20_000;

export function serializeReading(meaning: Meaning): string | null {
  const text = JSON.stringify(meaning);
  return text.length > longest ? null : text;
}

/** Null where it is none: a record may come from another version. */
export function deserializeReading(text: string): Meaning | null {
  try {
    const meaning = JSON.parse(text) as Partial<Meaning>;
    const { text: words, query } = meaning;
    return typeof words === 'string' && typeof query === 'object' ? { ...meaning, text: words, query } : null;
  } catch {
    return null;
  }
}
