import { setImmediate as nextTurn } from 'node:timers/promises';
import { cosine } from '../../platform/text-search/cosine.ts';
import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import type { ParameterValues } from '../filling/parameter-extraction-types.ts';
import type { Question } from '../question/question.ts';
import { isDeed } from '../question/word-kind-checks.ts';
import { answerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import type { Seen } from './judge-tool-relevance.ts';
import { judgeToolRelevance } from './judge-tool-relevance.ts';
import type { ToolMatch } from './match-tool.ts';
import { matchTool } from './match-tool.ts';
import type { Catalogue, Entry } from './tool-catalogue-types.ts';

/**
 * What each sign is worth beside a cosine of 1. Fitted on the tuning half of `bench/asking-quality.ts` and on the tuning
 * databases of `training/questions` by `bench/fit-finding.ts`.
 */
const worth = {
  word: 0.016,
  found: 0.055,
  matched: 0.235,
  missing: -0.28,
  left: -0.1,
  agrees: 0.06,
  differs: -0.03,
  /** Not fitted: hardly any of those questions calls a tool by its name. */
  called: 0.4,
} as const;
/** More of the same says no more. */
const most = { found: 2, matched: 3, missing: 2, left: 3 } as const;

/** So near to a question that was answered well or badly, it would be answered so again. */
const sameQuestion = 0.92;
const dislikePenalty = 0.25;

export type Ranked = {
  entry: Entry;
  /** Meaning and words together, before the question was read with the tool's parameters at hand. */
  blended: number;
  score: number;
  cosine: number;
  /** Parts of the question that it cannot say; none where it was not read with the question at hand. */
  unused: readonly string[];
  /** What its parameters are given; nothing where it was not read with the question at hand. */
  values: ToolMatch['values'];
  /** Terms of the question that its parameters took. */
  taken: ReadonlySet<string>;
  /** It was said to be right for this question, or for one that is worded nearly like it. */
  isLearned: boolean;
  /** The question says what its name says, and nothing else but values. */
  isSaid: boolean;
  /** How surely the best tool is what was asked for: the same for each of them. */
  relevance: number;
};

const noValues: ToolMatch['values'] = new Map();
const noTerms: ReadonlySet<string> = new Set();

/** What is known of the source: the real values that a tool's parameters are compared with, by tool. */
export type KnownContents = {
  values: ReadonlyMap<string, readonly ParameterValues[]>;
  /** Stems of what its columns are called. */
  columnWords: ReadonlySet<string>;
};

const nothingKnown: KnownContents = { values: new Map(), columnWords: new Set() };

/** Best first. Real values of the columns make it surer; without them the tools' own choices do. */
export async function rankTools(
  catalogue: Catalogue,
  question: Question,
  vector: Float32Array,
  known: KnownContents = nothingKnown,
): Promise<Ranked[]> {
  return rerank(catalogue, question, preselect(catalogue, question, vector), known);
}

/** By meaning and words alone, best first: cheap for any number of tools. */
export function preselect({ entries, words }: Catalogue, question: Question, vector: Float32Array): Ranked[] {
  const wordScores = words.scores(question.text);
  return entries
    .map((entry, index) => {
      const near = nearness(entry, vector);
      const score = near + worth.word * (wordScores[index] ?? 0) - penalty(entry, vector);
      return {
        entry,
        blended: score,
        score,
        cosine: near,
        unused: [],
        values: noValues,
        taken: noTerms,
        isLearned: isLearned(entry, vector),
        isSaid: false,
        relevance: 0,
      };
    })
    .sort(byScore);
}

/** As many of the best are read with the question at hand: fewer with a long one, which takes longer. */
function rereadCount({ text }: Question): number {
  return Math.max(4, Math.min(14, Math.floor(5_600 / text.length)));
}

/** The best of them are read with the question at hand, each in a turn of the event loop of its own. */
export async function rerank(
  catalogue: Catalogue,
  question: Question,
  blended: readonly Ranked[],
  known: KnownContents,
): Promise<Ranked[]> {
  const count = rereadCount(question);
  const read = await readWith(catalogue, question, blended.slice(0, count), known);
  const seen = seenIn(catalogue, question, read, blended);
  if (!seen) return [];
  const relevance = judgeToolRelevance(seen);
  return [...read.map(({ one }) => one), ...blended.slice(count)].map((one) => ({ ...one, relevance }));
}

type Read = { one: Ranked; match: ToolMatch };

/** The given tools with the question at hand, best first. */
export async function readWith(
  catalogue: Catalogue,
  question: Question,
  nearest: readonly Ranked[],
  known: KnownContents,
): Promise<Read[]> {
  const { columnWords, values: valuesOf } = known;
  const asked = { question, head: headOf(catalogue, question), columnWords };
  const read: Read[] = [];
  for (const one of nearest) {
    await nextTurn();
    const { tool } = one.entry;
    const match = matchTool(one.entry, asked, valuesOf.get(tool.id) ?? []);
    const { unused, values, taken, isSaid } = match;
    read.push({ one: { ...one, score: one.blended + bonusOf(match), unused, values, taken, isSaid }, match });
  }
  return read.sort((a, b) => byScore(a.one, b.one));
}

/** All that tells whether the best of them is what was asked for. */
export function seenIn(
  catalogue: Catalogue,
  question: Question,
  read: readonly Read[],
  blended: readonly Ranked[],
): Seen | null {
  const [best, second] = read;
  if (!best) return null;
  return {
    question,
    vocabulary: vocabularyOf(catalogue),
    matches: read.map(({ match }) => match),
    best: { ...best.match, stems: best.one.entry.stems, score: best.one.score },
    lead: best.one.score - (second?.one.score ?? 0),
    nearest: Math.max(-1, ...blended.map((one) => one.cosine)),
  };
}

type FormSign = Exclude<keyof typeof worth, 'word'>;

/** What speaks for a tool that was read with the question at hand; each is worth something of its own. */
export function rankingSigns(match: ToolMatch): Record<FormSign, number> {
  const { found, matched, missing, unused, isCalled, agrees, differs } = match;
  return {
    found: Math.min(most.found, found),
    matched: Math.min(most.matched, matched),
    missing: Math.min(most.missing, missing),
    left: Math.min(most.left, unused.length),
    agrees,
    differs,
    called: isCalled ? 1 : 0,
  };
}

function bonusOf(match: ToolMatch): number {
  return Object.entries(rankingSigns(match)).reduce(
    (sum, [sign, value]) => sum + worth[sign as FormSign] * value,
    0,
  );
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || b.cosine - a.cosine;
}

/** The first thing that a question names and that some tool is about: the stem of what it asks for. */
export function headOf(catalogue: Catalogue, { terms }: Question): string | null {
  const subjects = subjectsOf(catalogue);
  // 'best rated titles' asks for titles, not for ratings.
  const things = terms.filter((word) => !isDeed(word));
  return things.map(stem).find((word) => subjects.has(word)) ?? null;
}

const subjects = new WeakMap<Catalogue, ReadonlySet<string>>();

function subjectsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = subjects.get(catalogue);
  if (known) return known;
  const roots = new Set(
    catalogue.entries.flatMap(({ statement }) => [...(answerFeaturesOfStatement(statement)?.root ?? [])]),
  );
  subjects.set(catalogue, roots);
  return roots;
}

const vocabularies = new WeakMap<Catalogue, ReadonlySet<string>>();

function vocabularyOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const words = new Set(catalogue.entries.flatMap(({ stems }) => [...stems]));
  vocabularies.set(catalogue, words);
  return words;
}

function isLearned({ liked }: Entry, vector: Float32Array): boolean {
  return liked.some((own) => own.length === vector.length && cosine(own, vector) >= sameQuestion);
}

function nearness({ vectors, liked }: Entry, vector: Float32Array): number {
  let nearest = -1;
  for (const own of [...vectors, ...liked]) {
    if (own.length === vector.length) nearest = Math.max(nearest, cosine(own, vector));
  }
  return nearest;
}

function penalty({ disliked }: Entry, vector: Float32Array): number {
  return disliked.some((own) => cosine(own, vector) >= sameQuestion) ? dislikePenalty : 0;
}
