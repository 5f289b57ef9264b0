import { createEmbedder } from '../../server/src/ai/builtin/embed/embedder.ts';
import { createReaderModel } from '../../server/src/ai/builtin/model/reader-model.ts';
import { onlyTools } from '../../server/src/ask/finding/leave-out-writing-tools.ts';
import { relevanceSigns } from '../../server/src/language/matching/judge-tool-relevance.ts';
import type { KnownContents } from '../../server/src/language/matching/rank-tools.ts';
import { preselect, rankingSigns, readWith, seenIn } from '../../server/src/language/matching/rank-tools.ts';
import type { Catalogue } from '../../server/src/language/matching/tool-catalogue-types.ts';
import { readQuestion } from '../../server/src/language/question/question.ts';
import { partOf, questionDatabases, questionsOf, toolsOf } from '../../training/read-questions.ts';
import type { CaseTool } from '../asking/case-tools.ts';
import { knownFor, namesIn } from '../asking/case-tools.ts';
import { databases } from '../asking/databases.ts';
import { isAskableOf } from '../asking/foreign/is-askable-of-other-database.ts';
import { catalogueOf } from './catalogue.ts';

/** A question of a database and what each of its tools shows. */
type Own = { tools: readonly Record<string, number>[]; right: readonly boolean[] };

/** The best tool for a question: the right one, another, one of another database, or what is left without the right one. */
type Judged = { kind: 'right' | 'wrong' | 'foreign' | 'removed'; signs: ReturnType<typeof relevanceSigns> };

/** `alsoIn`: a tool of another database answers it just as well. */
type Asked = { question: string; right: ReadonlySet<string>; alsoIn(database: string): boolean };
type Opened = { name: string; catalogue: Catalogue; known: KnownContents; asked: readonly Asked[] };

const never = new AbortController().signal;
const none: ReadonlySet<string> = new Set();
/** Of the databases for training, so many other databases are offered each question, and every so-manieth is asked. */
const foreign = [1, 7, 19];
const everyOf = 4;
/** As in asking a short question. */
const asManyAsAsked = 14;

export async function gatherCases(withTraining: boolean): Promise<{ own: Own[]; judged: Judged[] }> {
  const model = createReaderModel();
  const embedder = createEmbedder(model);
  const embed = async (texts: string[]) => (await embedder.embed(texts, never)).vectors;
  const bench = await openAll(benchCases(), embed, embedder);
  const training = await openAll(withTraining ? trainingCases() : [], embed, embedder);
  const own: Own[] = [];
  const judged: Judged[] = [];
  for (const group of [bench, training]) {
    for (const [at, database] of group.entries()) {
      for (const asked of database.asked) {
        const [vector = new Float32Array()] = await embed([asked.question]);
        own.push(await ownCase(database, asked, vector));
        judged.push(...(await judgedCases(database, asked, vector)));
        const others =
          group === bench ? bench : foreign.flatMap((step) => group[(at + step) % group.length] ?? []);
        for (const other of others.filter((one) => one !== database && !asked.alsoIn(one.name))) {
          judged.push(...(await judge(other, () => 'foreign', asked.question, vector)));
        }
      }
    }
  }
  await model.close();
  return { own, judged };
}

type Described = { name: string; tools: readonly CaseTool[]; known: KnownContents; asked: readonly Asked[] };

/** The half that is not held out. */
function benchCases(): Described[] {
  return databases.map(({ name, tools, known, questions }) => ({
    name,
    tools,
    known: { values: new Map(tools.map((tool) => [tool.name, knownFor(tool, known)])), columnWords: none },
    asked: questions
      .filter(({ after }, place) => place % 2 === 0 && !after)
      .map(({ question, tool }) => ({
        question,
        right: new Set([tool.name]),
        alsoIn: (other) => isAskableOf(other, name, tool.name),
      })),
  }));
}

/** A tool there is told in words; its statement is the one of a question that it answers. */
function trainingCases(): Described[] {
  const names = questionDatabases().filter((name) => partOf(name) === 'tuning' && toolsOf(name).length > 0);
  return names.map((name) => {
    const questions = questionsOf(name);
    const told = toolsOf(name);
    const tools = told.map(({ name: called, description, answers }) => {
      const sql = questions.find((one) => answers.includes(one.id) && one.sql)?.sql ?? 'SELECT 1';
      return { name: called, description, sql, parameters: [], ...namesIn(sql) };
    });
    const rightFor = (id: number) =>
      told.filter(({ answers }) => answers.includes(id)).map((tool) => tool.name);
    const single = [...new Map(questions.map((one) => [one.question, one])).values()];
    const asked = single
      .filter(({ id, after }) => !after && rightFor(id).length > 0)
      .filter((_, place) => place % everyOf === 0)
      .map(({ id, question }) => ({ question, right: new Set(rightFor(id)), alsoIn: () => false }));
    return { name, tools, known: { values: new Map(), columnWords: none }, asked };
  });
}

type Embed = (texts: string[]) => Promise<readonly Float32Array[]>;

async function openAll(
  all: readonly Described[],
  embed: Embed,
  { model }: { model: string },
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const { tools, ...one } of all) {
    const vectors = await embed(tools.map(({ name, description }) => `${name}\n${description}`));
    opened.push({ ...one, catalogue: await catalogueOf({ name: one.name, tools }, model, vectors) });
  }
  return opened;
}

async function ownCase({ catalogue, known }: Opened, asked: Asked, vector: Float32Array): Promise<Own> {
  const question = readQuestion(asked.question);
  const read = await readWith(catalogue, question, preselect(catalogue, question, vector), known);
  const words = catalogue.words.scores(question.text);
  const placeOf = new Map(catalogue.entries.map((entry, place) => [entry, place]));
  return {
    tools: read.map(({ one, match }) => ({
      cosine: one.cosine,
      word: words[placeOf.get(one.entry) ?? 0] ?? 0,
      ...rankingSigns(match),
    })),
    right: read.map(({ one }) => asked.right.has(one.entry.tool.name)),
  };
}

/** With all tools, and again without the right ones. */
async function judgedCases(
  database: Opened,
  { question, right }: Asked,
  vector: Float32Array,
): Promise<Judged[]> {
  const left = database.catalogue.entries
    .filter(({ tool }) => !right.has(tool.name))
    .map(({ tool }) => tool.id);
  const without = { ...database, catalogue: onlyTools(database.catalogue, left) };
  return [
    ...(await judge(database, (best) => (right.has(best) ? 'right' : 'wrong'), question, vector)),
    ...(await judge(without, () => 'removed', question, vector)),
  ];
}

async function judge(
  { catalogue, known }: Opened,
  kindOf: (best: string) => Judged['kind'],
  text: string,
  vector: Float32Array,
): Promise<Judged[]> {
  const question = readQuestion(text);
  const nearest = preselect(catalogue, question, vector);
  const read = await readWith(catalogue, question, nearest.slice(0, asManyAsAsked), known);
  const seen = seenIn(catalogue, question, read, nearest);
  const best = read[0]?.one.entry.tool.name;
  return seen && best !== undefined ? [{ kind: kindOf(best), signs: relevanceSigns(seen) }] : [];
}
