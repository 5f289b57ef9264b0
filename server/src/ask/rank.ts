import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Candidate } from '@parley/contract/ask';
import type { ParameterValues } from '../language/filling/extraction.ts';
import { askedShape } from '../language/question/asked-shape.ts';
import { likeStems } from '../language/question/like-words.ts';
import { toolShape } from '../language/statement/tool-shape.ts';
import { cosine } from '../platform/text-search/cosine.ts';
import { stem, tokens } from '../platform/text-search/tokens.ts';
import type { Catalogue, Entry } from './catalogue.ts';
import { fitOf, lowestFit } from './fit.ts';
import type { Reading, Told } from './reread.ts';
import { meantWords, reread, rereadCount } from './reread.ts';

/** What meaning and words are worth beside the bonus that a tool earns when it is read with the question in hand. */
const worth = { meaning: 1.4, word: 0.05 } as const;

/** So near to a question that was answered badly, it would be answered badly again. */
const sameQuestion = 0.92;
const dislikePenalty = 0.35;
const saidWords = 4;

export type Ranked = {
  entry: Entry;
  /** Meaning and words together, before the question was read with the tool in hand. */
  blended: number;
  score: number;
  cosine: number;
  /** It can be what was asked for. */
  isMeant: boolean;
  /** How well the source as a whole fits the question: the same for each of its tools. */
  fit: number;
};

type KnownValues = ReadonlyMap<string, readonly ParameterValues[]>;

/** Best first. Real values of the columns make it surer; without them the tools' own choices do. */
export async function rank(
  catalogue: Catalogue,
  question: string,
  vector: Float32Array,
  known: KnownValues = new Map(),
): Promise<Ranked[]> {
  return rerank(catalogue, question, preselect(catalogue, question, vector), known);
}

/** By meaning and words alone, best first: cheap for any number of tools. */
export function preselect(catalogue: Catalogue, asked: string, vector: Float32Array): Ranked[] {
  const { entries, words } = catalogue;
  const cosines = entries.map((entry) => nearness(entry, vector));
  const wordScores = words.scores(spelled(catalogue, asked));
  return entries
    .map((entry, index) => {
      const near = cosines[index] ?? 0;
      const score = worth.meaning * near + worth.word * (wordScores[index] ?? 0) - penalty(entry, vector);
      return { entry, blended: score, score, cosine: near, fit: 0, isMeant: true };
    })
    .sort((a, b) => b.score - a.score || b.cosine - a.cosine);
}

/** The question with words of the source where it misspells them. */
function spelled(catalogue: Catalogue, question: string): string {
  let text = question;
  for (const [word, meant] of meantWords(question, vocabularyOf(catalogue))) {
    text = text.replace(new RegExp(`\\b${word}\\b`, 'i'), meant);
  }
  return text;
}

/** The best of them are read with the question in hand, each in a turn of the event loop of its own. */
export async function rerank(
  catalogue: Catalogue,
  question: string,
  blended: readonly Ranked[],
  known: KnownValues,
): Promise<Ranked[]> {
  const told = toldOf(catalogue, spelled(catalogue, question));
  const count = rereadCount(question);
  const readings: { one: Ranked; reading: Reading }[] = [];
  for (const one of blended.slice(0, count)) {
    await nextTurn();
    readings.push({ one, reading: reread(one.entry, told, known.get(one.entry.tool.id) ?? []) });
  }
  const read = readings
    .map(({ one, reading }) => ({ ...one, score: one.blended + reading.bonus, isMeant: reading.isMeant }))
    .sort((a, b) => b.score - a.score || b.cosine - a.cosine);
  const [first] = read;
  if (!first) return [];
  const fit = fitOf({
    question: told.question,
    vocabulary: vocabularyOf(catalogue),
    readings: readings.map(({ reading }) => reading),
    best: first.entry,
    score: first.score,
    cosine: Math.max(-1, ...blended.map((one) => one.cosine)),
  });
  const best = read.map((one) => ({ ...one, fit }));
  return [...best, ...blended.slice(count).map((one) => ({ ...one, fit }))];
}

/** What can be told of a question for these tools; the first thing it names that they are about is what it is for. */
export function toldOf(catalogue: Catalogue, question: string): Told {
  const subjects = subjectsOf(catalogue);
  // 'best rated titles' asks for titles, not for ratings.
  const things = tokens(question).filter((word) => !/[^e]ed$/.test(word));
  const words = things.map(stem);
  const head =
    words.find((word) => subjects.has(word)) ??
    words.flatMap((word) => [...likeStems(word)]).find((word) => subjects.has(word));
  return { question, shape: askedShape(question), head: head ?? null };
}

const subjects = new WeakMap<Catalogue, ReadonlySet<string>>();

function subjectsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = subjects.get(catalogue);
  if (known) return known;
  const roots = new Set(catalogue.entries.flatMap(({ tool }) => [...(toolShape(tool.sql)?.root ?? [])]));
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

/** Whether the source is about the question at all, and one of its best tools can be what was asked for. */
export function isRelevant(ranked: readonly Ranked[], model: string): boolean {
  const [best] = meantOf(ranked);
  return best !== undefined && best.fit >= lowestFit(model);
}

/** As many of the best are worth a try, and none that is further behind than this. */
const tried = { most: 6, behind: 0.7 };

/** Those of the best that can be what was asked for. */
export function meantOf(ranked: readonly Ranked[]): Ranked[] {
  const [best] = ranked;
  return ranked
    .slice(0, tried.most)
    .filter((one) => one.isMeant && best !== undefined && one.score >= best.score - tried.behind);
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
    score: Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000,
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
