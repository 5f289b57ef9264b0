import type { Literal } from '../query/logical-query.ts';
import type { Question } from '../question/split-question-words.ts';
import type { Proposal } from './merge-readings.ts';

type Words = Extract<Literal, { kind: 'words' }>;

/**
 * Proposals without those that look for a part of a name ('Oak' of 'Oak Desk') where another looks for the whole of it
 * and is the same otherwise: whoever names a thing means that thing. The other is as likely as both.
 */
export function dropPartialNameReadings(proposals: readonly Proposal[], { words }: Question): Proposal[] {
  const isName = ({ first, last }: Words): boolean =>
    words.slice(first, last + 1).every(({ text }) => /^\p{Lu}/u.test(text));
  const read = proposals.map(({ query, score }) => ({ score, ...withoutTexts(query) }));
  const wholeOf = read.map(({ frame, texts }) =>
    read.findIndex(
      (other) =>
        other.frame === frame &&
        other.texts.every(isName) &&
        isInside(texts, other.texts) &&
        JSON.stringify(texts) !== JSON.stringify(other.texts),
    ),
  );
  const kept = proposals.flatMap((proposal, at) => {
    if (wholeOf[at] !== -1) return [];
    const parts = read.filter((_, other) => wholeOf[other] === at);
    const share = parts.reduce((sum, { score }) => sum + Math.exp(score), Math.exp(proposal.score));
    return [{ ...proposal, score: parts.length === 0 ? proposal.score : Math.log(share) }];
  });
  return kept.toSorted((left, right) => right.score - left.score);
}

function isInside(texts: readonly Words[], others: readonly Words[]): boolean {
  return texts.every(({ first, last }, at) => {
    const other = others[at];
    return other !== undefined && first >= other.first && last <= other.last;
  });
}

/** The query with the words that texts are matched with taken out, and those words. */
function withoutTexts(query: Proposal['query']): { frame: string; texts: Words[] } {
  const texts: Words[] = [];
  const frame = JSON.stringify(query, (name, value: unknown) => {
    const isText = name === 'text' && typeof value === 'object' && value !== null;
    if (!isText || (value as Literal).kind !== 'words') return value;
    texts.push(value as Words);
    return '…';
  });
  return { frame, texts };
}
