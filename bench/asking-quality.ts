import type { Tool } from '@parley/contract/tools';
import { createEmbedder } from '../server/src/ai/builtin/embed/embedder.ts';
import { extractParameters } from '../server/src/ai/builtin/extract/extract-parameters.ts';
import type { Catalogue } from '../server/src/ask/catalogue.ts';
import { isRelevant, rank } from '../server/src/ask/rank.ts';
import { indexWords } from '../server/src/platform/text-search/bm25.ts';
import { stems } from '../server/src/platform/text-search/tokens.ts';
import type { CaseDatabase, CaseQuestion, CaseTool } from './asking/case-tools.ts';
import { knownFor } from './asking/case-tools.ts';
import { helpDesk } from './asking/help-desk-cases.ts';
import { hotel } from './asking/hotel-cases.ts';
import { shop } from './asking/shop-cases.ts';

/**
 * How well the built-in engine answers: the right tool first (and among three), parameters exactly right where it
 * was found, and questions of another database declined. Every second question is held out: its misses are counted
 * and never shown, so that nothing can be mended by looking at them. `--ngrams` measures without the model.
 */
const moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;
const embedder = createEmbedder(process.argv.includes('--ngrams') ? { useModel: false } : {});
const never = new AbortController().signal;
const databases = [shop, helpDesk, hotel];

type Score = {
  asked: number;
  first: number;
  amongThree: number;
  kept: number;
  exact: number;
  foreign: number;
  declined: number;
};
const splits = { tuning: emptyScore(), 'held out': emptyScore() };
const misses: string[] = [];

const catalogues = new Map<CaseDatabase, Catalogue>();
for (const database of databases) catalogues.set(database, await catalogueOf(database.tools));
for (const database of databases) {
  for (const [index, asked] of database.questions.entries()) {
    const isTuning = index % 2 === 0;
    await score(database, asked, isTuning ? splits.tuning : splits['held out'], isTuning);
  }
}
await embedder.close();
report();

async function catalogueOf(tools: readonly CaseTool[]): Promise<Catalogue> {
  const { vectors } = await embedder.embed(
    tools.map(({ name, description }) => `${name}\n${description}`),
    never,
  );
  const texts = tools.map(({ name, description, parameters }) =>
    [name, description, ...parameters.map((one) => `${one.name} ${one.description}`)].join('\n'),
  );
  const entries = tools.map((tool, index) => ({
    // Ranking reads no more of a tool than these.
    tool: { ...tool, id: tool.name } as unknown as Tool,
    stems: new Set(stems(texts[index] ?? '')),
    vectors: [vectors[index] ?? new Float32Array()],
    disliked: [],
  }));
  return { entries, words: indexWords(texts) };
}

async function score(
  database: CaseDatabase,
  asked: CaseQuestion,
  split: Score,
  isShown: boolean,
): Promise<void> {
  const { vectors } = await embedder.embed([asked.question], never);
  const vector = vectors[0] ?? new Float32Array();
  const tool = database.tools.find(({ name }) => name === asked.tool);
  if (!tool) throw new Error(`No tool is called ${asked.tool}.`);
  // A follow-up goes on with the tool before: it is not routed.
  if (!asked.after) scoreRouting(database, asked, { vector, split, isShown });
  scoreValues(database, tool, asked, { split, isShown });
}

type Scoring = { split: Score; isShown: boolean };

function scoreRouting(
  database: CaseDatabase,
  asked: CaseQuestion,
  { vector, split, isShown }: Scoring & { vector: Float32Array },
): void {
  for (const [other, catalogue] of catalogues) {
    const ranked = rank(catalogue, asked.question, vector, knownOf(other));
    const isFitting = isRelevant(ranked, embedder.model);
    if (other !== database) {
      split.foreign += 1;
      if (!isFitting) split.declined += 1;
      else if (isShown)
        misses.push(
          `answers, though foreign   ${other.name}: ${asked.question} → ${ranked[0]?.entry.tool.name} ${ranked[0]?.fit.toFixed(2)}`,
        );
      continue;
    }
    const names = ranked.slice(0, 3).map(({ entry }) => entry.tool.name);
    split.asked += 1;
    if (names[0] === asked.tool) split.first += 1;
    else if (isShown)
      misses.push(`another tool              ${asked.question} → ${names[0]}, not ${asked.tool}`);
    if (names.includes(asked.tool)) split.amongThree += 1;
    if (isFitting) split.kept += 1;
    else if (isShown)
      misses.push(`declines its own          ${asked.question} (${ranked[0]?.fit.toFixed(2)})`);
  }
}

function knownOf(database: CaseDatabase): Map<string, ReturnType<typeof knownFor>> {
  return new Map(database.tools.map((tool) => [tool.name, knownFor(tool, database.known)]));
}

function scoreValues(
  database: CaseDatabase,
  tool: CaseTool,
  asked: CaseQuestion,
  { split, isShown }: Scoring,
): void {
  const { values } = extractParameters({
    question: asked.question,
    tool: { ...tool, dialect: 'sqlite', tables: [] },
    moment,
    known: knownFor(tool, database.known),
    previous: asked.after ?? null,
  });
  const presets = tool.parameters.flatMap((one): [string, unknown][] =>
    one.default === undefined ? [] : [[one.name, one.default]],
  );
  const wanted = withoutNulls({ ...Object.fromEntries(presets), ...asked.values });
  const got = withoutNulls(
    Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value])),
  );
  if (got === wanted) split.exact += 1;
  else if (isShown) misses.push(`other values              ${asked.question} → ${got}, not ${wanted}`);
}

function withoutNulls(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function emptyScore(): Score {
  return { asked: 0, first: 0, amongThree: 0, kept: 0, exact: 0, foreign: 0, declined: 0 };
}

function report(): void {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const sizes = databases.map(({ tools }) => tools.length).join(', ');
  process.stdout.write(`${embedder.model}; ${sizes} tools\n`);
  for (const [name, split] of Object.entries(splits)) {
    const all = databases.flatMap(({ questions }) =>
      questions.filter((_, index) => (index % 2 === 0) === (name === 'tuning')),
    ).length;
    process.stdout.write(
      `${name.padEnd(9)} ${all} questions: right tool first ${percent(split.first, split.asked)}, among three ${percent(split.amongThree, split.asked)}, ` +
        `own kept ${percent(split.kept, split.asked)}, values exactly right ${percent(split.exact, all)}, foreign declined ${percent(split.declined, split.foreign)}\n`,
    );
  }
  if (process.argv.includes('--misses')) process.stdout.write(`${misses.toSorted().join('\n')}\n`);
}
