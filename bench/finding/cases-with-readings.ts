import { judge } from '../../reader/src/choice/judge-readings.ts';
import { readerDataFolder } from '../../reader/src/data-folder.ts';
import { type DatabaseReading, readOnDatabase } from '../../reader/src/read-question-on-database.ts';
import { openTrainedModel, type TrainedModel } from '../../reader/src/trained-model.ts';
import { createEmbedder } from '../../server/src/ai/builtin/embed/embedder.ts';
import { createReaderModel } from '../../server/src/ai/builtin/model/reader-model.ts';
import { onlyTools } from '../../server/src/ask/finding/leave-out-writing-tools.ts';
import {
  compareOutlines,
  type OutlineDifferences,
} from '../../server/src/language/matching/compare-outlines.ts';
import { rankTools } from '../../server/src/language/matching/rank-tools.ts';
import type { Catalogue } from '../../server/src/language/matching/tool-catalogue-types.ts';
import { readQuestion } from '../../server/src/language/question/question.ts';
import { analyseLoaded } from '../../server/src/language/statement/analyse-statement.ts';
import { loadParser } from '../../server/src/sql/parse-postgres.ts';
import { type DumpedDatabase, dumpedDatabases, preparedOf } from '../../training/dump/dumped-databases.ts';
import type { PreparedDatabase } from '../../training/make-example.ts';
import { momentOfAsking, questionsOf, toolsOf } from '../../training/read-questions.ts';
import { namesIn } from '../asking/case-tools.ts';
import { catalogueOf } from './catalogue.ts';

/**
 * The best tool for a question, and what the question was read as on the same database: the right tool, another one
 * where the right one was taken away or there is none, or a tool of another database.
 */
export type CaseWithReading = {
  kind: 'right' | 'wrong' | 'without' | 'foreign';
  relevance: number;
  confidence: number;
  unanswerable: number;
  differences: OutlineDifferences | null;
};

/** Every so-manieth question is asked. */
const everyOf = 8;
const never = new AbortController().signal;

type Opened = { dumped: DumpedDatabase; prepared: PreparedDatabase; catalogue: Catalogue };
type Asked = { question: string; right: ReadonlySet<string> };

/** Of the tuning databases that have tools; `dump/dump-databases.ts` must have kept them. */
export async function gatherCasesWithReadings(): Promise<CaseWithReading[]> {
  await loadParser();
  const model = createReaderModel();
  const embedder = createEmbedder(model);
  const embed = async (texts: string[]) => (await embedder.embed(texts, never)).vectors;
  const reader = await openTrainedModel(readerDataFolder);
  const opened: Opened[] = [];
  for await (const dumped of dumpedDatabases('tuning')) {
    if (toolsOf(dumped.name).length === 0) continue;
    const catalogue = await catalogueFor(dumped.name, embed, embedder.model);
    opened.push({ dumped, prepared: preparedOf(dumped), catalogue });
  }
  const cases: CaseWithReading[] = [];
  for (const [at, database] of opened.entries()) {
    for (const [place, asked] of askedOf(database).entries()) {
      const [vector = new Float32Array()] = await embed([asked.question]);
      const other = opened[(at + 1 + (place % (opened.length - 1))) % opened.length] ?? database;
      cases.push(
        ...(await casesOf(reader, database, asked, vector)),
        ...(await caseOf(reader, other, { question: asked.question, vector, kindOf: () => 'foreign' })),
      );
    }
  }
  await model.close();
  await reader.dispose();
  return cases;
}

type Embed = (texts: string[]) => Promise<readonly Float32Array[]>;

async function catalogueFor(name: string, embed: Embed, model: string): Promise<Catalogue> {
  const questions = questionsOf(name);
  const tools = toolsOf(name).map(({ name: called, description, answers }) => {
    const sql = questions.find((one) => answers.includes(one.id) && one.sql)?.sql ?? 'SELECT 1';
    return { name: called, description, sql, parameters: [], ...namesIn(sql) };
  });
  const vectors = await embed(tools.map(({ name: called, description }) => `${called}\n${description}`));
  return catalogueOf({ name, tools }, model, vectors, 'postgres');
}

/** Those that a tool answers, and those that none does. */
function askedOf({ dumped: { name, questions } }: Opened): Asked[] {
  const told = toolsOf(name);
  const single = [...new Map(questions.map((one) => [one.question, one])).values()];
  const asked = single
    .filter(({ after, sql }) => !after && sql !== null)
    .map(({ id, question }) => ({
      question,
      right: new Set(told.filter(({ answers }) => answers.includes(id)).map((tool) => tool.name)),
    }));
  return asked.filter((_, place) => place % everyOf === 0);
}

/** With all tools, and again without the right ones. */
async function casesOf(
  reader: TrainedModel,
  database: Opened,
  { question, right }: Asked,
  vector: Float32Array,
): Promise<CaseWithReading[]> {
  const left = database.catalogue.entries.filter(({ tool }) => !right.has(tool.name));
  const without = {
    ...database,
    catalogue: onlyTools(
      database.catalogue,
      left.map(({ tool }) => tool.id),
    ),
  };
  const whole =
    right.size === 0
      ? []
      : await caseOf(reader, database, {
          question,
          vector,
          kindOf: (best) => (right.has(best) ? 'right' : 'wrong'),
        });
  return [...whole, ...(await caseOf(reader, without, { question, vector, kindOf: () => 'without' }))];
}

const readings = new WeakMap<PreparedDatabase, Map<string, DatabaseReading>>();

/** A question is asked with and without its tool, and means the same. */
function readOnce(reader: TrainedModel, prepared: PreparedDatabase, question: string): DatabaseReading {
  const known = readings.get(prepared) ?? new Map<string, DatabaseReading>();
  readings.set(prepared, known);
  const { schema, index } = prepared;
  const asked = { question, previous: null, schema, index, moment: momentOfAsking };
  const read =
    known.get(question) ??
    readOnDatabase({ reader, tokenizer: reader.tokenizer }, { ...asked, dialect: 'postgres' });
  known.set(question, read);
  return read;
}

type Wanted = {
  question: string;
  vector: Float32Array;
  kindOf(best: string): CaseWithReading['kind'];
};

async function caseOf(
  reader: TrainedModel,
  { prepared, catalogue }: Opened,
  { question, vector, kindOf }: Wanted,
): Promise<CaseWithReading[]> {
  const [best] = await rankTools(catalogue, readQuestion(question), vector);
  if (!best || !Number.isFinite(best.relevance)) return [];
  const read = readOnce(reader, prepared, question);
  const [likeliest] = judge(read).ranked;
  const statement = read.readings[likeliest?.at ?? -1]?.statement;
  const outline = statement && analyseLoaded({ dialect: 'postgres', sql: statement.sql }).outline;
  const values = new Map(statement?.parameters.map(({ name, value }) => [name, value]));
  const { statement: facts, tool } = best.entry;
  const differences =
    outline && facts.outline
      ? compareOutlines({ outline: facts.outline, values: best.values }, { outline, values })
      : null;
  const { unanswerable } = read;
  const confidence = likeliest?.probability ?? 0;
  return [{ kind: kindOf(tool.name), relevance: best.relevance, confidence, unanswerable, differences }];
}
