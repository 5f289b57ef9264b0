import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Question } from '../question/question.ts';
import { isPlural, isTelling, isWordLike } from '../question/word-kind-checks.ts';
import type { ToolMatch } from './match-tool.ts';

/**
 * What tells whether the best tool is what was asked for: weights of a logistic model, fitted like those of
 * `rank-tools.ts` (`bench/fit-finding.ts`). Against it stood questions of other sources, and questions of its own whose tool was taken away.
 */
const weights = {
  score: 3.8,
  /** The nearest in meaning of all tools. */
  nearest: 2.5,
  /** How far the best is ahead of the second: tools that fit equally well seldom fit. */
  lead: 4.8,
  left: -0.5,
  guessed: -0.75,
  differs: -0.7,
  /** Where a figure is wanted, the share of what it is said to be of that the best tool knows nothing of. */
  unknownFigure: -1,
  /** None of the things it asks for is known here. */
  otherThings: -0.6,
} as const;
const mostLead = 0.3;
/** Prior of the lead: with few other tools, the lead over them says little. */
const usualLead = { of: 0.15, weight: 2 } as const;
const mostLeft = 2;

/** The lowest relevance at which a tool answers a question, by model: their cosines are not of one size. */
const bars = { ngrams: 2.0, others: 2.88 } as const;

type Judged = readonly { relevance: number }[];

export function isRelevant(ranked: Judged, model: string): boolean {
  return relevanceIn(ranked) >= (isNgrams(model) ? bars.ngrams : bars.others);
}

/** What a tool is relevant by can be weighed against a reading (`tool-fits-reading.ts`): of pieces of words that was not fitted. */
export const isJudgedWithReading = (model: string): boolean => !isNgrams(model);

const relevanceIn = ([best]: Judged): number => best?.relevance ?? Number.NEGATIVE_INFINITY;

const isNgrams = (model: string): boolean => model.startsWith('ngrams-');

export type Seen = {
  question: Question;
  /** Stems that the tools of the source know. */
  vocabulary: ReadonlySet<string>;
  matches: readonly ToolMatch[];
  best: Pick<ToolMatch, 'unused' | 'guessed' | 'differs' | 'taken'> & {
    score: number;
    stems: ReadonlySet<string>;
  };
  /** How far the best is ahead of the second. */
  lead: number;
  nearest: number;
};

export function judgeToolRelevance(seen: Seen): number {
  if (!saysAnything(seen)) return Number.NEGATIVE_INFINITY;
  const signs = relevanceSigns(seen);
  return Object.keys(weights).reduce((sum, name) => {
    const sign = name as keyof typeof weights;
    return sum + weights[sign] * signs[sign];
  }, 0);
}

/** What each weight is for, of one question. */
export type RelevanceSigns = Record<keyof typeof weights, number>;

export function relevanceSigns(seen: Seen): RelevanceSigns {
  const { best, nearest } = seen;
  return {
    score: best.score,
    nearest,
    lead: leadOf(seen),
    left: Math.min(mostLeft, best.unused.length),
    guessed: Math.min(1, best.guessed),
    differs: best.differs,
    unknownFigure: unknownFigure(seen),
    otherThings: asksForOthers(seen) ? 1 : 0,
  };
}

function leadOf({ lead, matches }: Seen): number {
  const others = matches.length - 1;
  const { of, weight } = usualLead;
  return (Math.min(mostLead, lead) * others + of * weight) / (others + weight);
}

/**
 * A vector is near to something whatever it is of. Signs, and a letter or two that no tool uses, say nothing that the
 * nearness could be about.
 */
function saysAnything({ question, vocabulary, matches }: Seen): boolean {
  const isWord = (term: string) => vocabulary.has(stem(term)) || isWordLike(term);
  return question.terms.some(isWord) || matches.some(({ matched }) => matched > 0);
}

/** 0 where no figure is asked for: a list is often told in other words than its tool. */
function unknownFigure({ question, best }: Seen): number {
  const { counts, dimensions } = question.shape;
  if (!counts && dimensions.length === 0) return 0;
  const telling = new Set(question.telling.filter((term) => !best.taken.has(term)).map(stem));
  const unknown = [...telling].filter((word) => !best.stems.has(word));
  return unknown.length / Math.max(1, telling.size);
}

/** Things are asked for in the plural: where none of those is known here, the question is about something else. */
function asksForOthers({ question, vocabulary, matches }: Seen): boolean {
  const taken = takenAsValues(question, matches);
  const things = question.terms.filter((term) => isPlural(term) && isTelling(term));
  return things.length > 0 && things.every((term) => !taken.has(term) && !vocabulary.has(stem(term)));
}

/** Terms that were read as values of the source; what is written like a name is one. */
function takenAsValues({ names }: Question, matches: readonly ToolMatch[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap((one) => [...one.taken].filter((term) => one.matched > 0 || names.has(term))),
  );
}
