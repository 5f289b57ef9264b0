import type { Tool } from '@parley/contract/tools';
import { createEmbedder } from '../../server/src/ai/builtin/embed/embedder.ts';
import { createReaderModel } from '../../server/src/ai/builtin/model/reader-model.ts';
import { createCatalogues } from '../../server/src/ask/catalogue.ts';
import { extractParameters } from '../../server/src/language/filling/extract-parameters.ts';
import type { ParameterValues } from '../../server/src/language/filling/extraction.ts';
import type { Catalogue } from '../../server/src/language/matching/catalogue.ts';
import type { Ranked } from '../../server/src/language/matching/rank-tools.ts';
import { rankTools } from '../../server/src/language/matching/rank-tools.ts';
import { isRelevant } from '../../server/src/language/matching/relevance.ts';
import { readQuestion } from '../../server/src/language/question/question.ts';
import type { StatementFacts } from '../../server/src/language/statement/read-statement.ts';
import { readLoaded } from '../../server/src/language/statement/read-statement.ts';
import type { Store } from '../../server/src/store/store.ts';
import { knownFor } from './case-tools.ts';
import type { CaseDatabase } from './databases.ts';
import type { CaseQuestion } from './read-questions.ts';

/** A Wednesday. */
const moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;
const never = new AbortController().signal;

const dialect = 'sqlite' as const;
const statements = new Map<string, StatementFacts>();

/** As a tool's statement is kept: read once. */
function statementOf(sql: string): StatementFacts {
  const known = statements.get(sql) ?? readLoaded({ dialect, sql });
  statements.set(sql, known);
  return known;
}

type Opened = { catalogue: Catalogue; known: Map<string, ParameterValues[]> };

/** The built-in engine over the saved tools of every database. */
export type Engine = {
  model(): string;
  vectorOf(question: string): Promise<Float32Array>;
  find(
    database: CaseDatabase,
    question: string,
    vector: Float32Array,
  ): Promise<{ ranked: Ranked[]; isFitting: boolean }>;
  read(database: CaseDatabase, asked: CaseQuestion): Record<string, unknown>;
  close(): Promise<void>;
};

export async function openEngine(databases: readonly CaseDatabase[], useModel: boolean): Promise<Engine> {
  const model = createReaderModel();
  const embedder = createEmbedder(useModel ? model : null);
  const embed = async (texts: string[]) => (await embedder.embed(texts, never)).vectors;
  const opened = new Map<CaseDatabase, Opened>();
  for (const database of databases) {
    const vectors = await embed(database.tools.map(({ name, description }) => `${name}\n${description}`));
    const catalogue = await catalogueOf(database, embedder.model, vectors);
    const known = database.tools.map((tool): [string, ParameterValues[]] => [
      tool.name,
      knownFor(tool, database.known),
    ]);
    opened.set(database, { catalogue, known: new Map(known) });
  }
  return {
    model: () => embedder.model,
    vectorOf: async (question) => (await embed([question]))[0] ?? new Float32Array(),
    find: async (database, question, vector) => {
      const { catalogue, known } = opened.get(database) as Opened;
      const ranked = await rankTools(catalogue, readQuestion(question), vector, known);
      return { ranked, isFitting: isRelevant(ranked, embedder.model) };
    },
    read: (database, { question, tool, after }) => {
      const known = knownFor(tool, database.known);
      const task = {
        question: readQuestion(question),
        tool: { ...tool, dialect, statement: statementOf(tool.sql), tables: [] },
        moment,
        known,
        previous: after,
      };
      const { values } = extractParameters(task);
      return Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
    },
    close: () => model.close(),
  };
}

export function catalogueOf(
  { name, tools }: Pick<CaseDatabase, 'name' | 'tools'>,
  model: string,
  vectors: readonly Float32Array[],
): Promise<Catalogue> {
  const owner = { id: '', personId: '', email: '' };
  const place = { owner, connectionId: name, model, stamp: '' };
  const saved = tools.map((tool) => ({
    ...tool,
    id: tool.name,
    connectionId: name,
    isActive: true,
    status: 'ok',
    dialect,
  }));
  const read = new Map(tools.map(({ name: id, sql }) => [id, statementOf(sql)]));
  const store = {
    tools: {
      list: async () => saved as unknown as Tool[],
      vectors: async () =>
        new Map(saved.map(({ id }, index) => [id, { model, textHash: '', vector: vectors[index] }])),
    },
    toolExamples: { list: async () => [] },
  };
  // A catalogue reads no more of a store than this.
  const parts = { store: store as unknown as Store, statements: { of: async () => read } };
  return createCatalogues(parts).of(place);
}
