import type { Candidate } from '@parley/contract/ask';
import { blend, cosine } from '../platform/text-search/blend.ts';
import { stem, tokens } from '../platform/text-search/tokens.ts';
import type { Catalogue, Entry } from './catalogue.ts';

/**
 * The lowest cosine at which a tool still answers a question, by model. Measured: at 0.40 the small model keeps 95 %
 * of what can be answered and turns away about 90 % of what belongs to another database.
 */
const bars: Readonly<Record<string, number>> = { 'minilm-fp16-384': 0.4, 'ngrams-512': 0.18 };
const barOfOthers = 0.3;

/** So near to a question that was answered badly, it would be answered badly again. */
const sameQuestion = 0.92;
const dislikePenalty = 0.35;
const saidWords = 4;

export type Ranked = { entry: Entry; score: number; cosine: number };

/** Best first. */
export function rank(catalogue: Catalogue, question: string, vector: Float32Array): Ranked[] {
  const { entries, words } = catalogue;
  const cosines = entries.map((entry) => nearness(entry, vector));
  const scores = blend(cosines, words.scores(question));
  return entries
    .map((entry, index) => ({
      entry,
      score: (scores[index] ?? 0) - penalty(entry, vector),
      cosine: cosines[index] ?? 0,
    }))
    .sort((a, b) => b.score - a.score || b.cosine - a.cosine);
}

/** Whether the best of them is about the question at all. */
export function isRelevant(ranked: readonly Ranked[], model: string): boolean {
  const nearest = Math.max(-1, ...ranked.map((one) => one.cosine));
  return nearest >= (bars[model] ?? barOfOthers);
}

export function toCandidate({ entry, score, cosine: near }: Ranked, question: string): Candidate {
  const { shared, absent } = wordsOf(question, entry);
  const { id, name, description, type } = entry.tool;
  const nearText = `${Math.round(Math.max(0, near) * 100)} % alike in meaning`;
  return {
    id,
    name,
    description,
    type,
    score: Math.round(score * 1_000) / 1_000,
    reason: shared.length > 0 ? `Shares ${quoted(shared)}; ${nearText}.` : `${nearText}.`,
    lacks: absent.length > 0 ? `It says nothing about ${quoted(absent)}.` : null,
  };
}

function nearness({ vectors }: Entry, vector: Float32Array): number {
  let nearest = -1;
  for (const own of vectors) {
    if (own.length === vector.length) nearest = Math.max(nearest, cosine(own, vector));
  }
  return nearest;
}

function penalty({ disliked }: Entry, vector: Float32Array): number {
  return disliked.some((own) => cosine(own, vector) >= sameQuestion) ? dislikePenalty : 0;
}

/** Short words say little about why a tool was chosen. */
function wordsOf(question: string, { stems }: Entry): { shared: string[]; absent: string[] } {
  const told = [...new Set(tokens(question))].filter((word) => word.length > 3 && !tellsNothing.has(word));
  const { shared = [], absent = [] } = Object.groupBy(told, (word) =>
    stems.has(stem(word)) ? 'shared' : 'absent',
  );
  return { shared: shared.slice(0, saidWords), absent: absent.slice(0, saidWords) };
}

const tellsNothing: ReadonlySet<string> = new Set(
  'what which when where does have with from that this these those there their about give show tell list please many much been were they them into than then also only just most more last next'.split(
    ' ',
  ),
);

function quoted(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(', ');
}
