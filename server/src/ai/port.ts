import type { ProbeResult, ProbeTask } from '@parley/contract/ai/ai-model-settings';
import type { ProviderKind, ProviderName } from '@parley/contract/ai/provider-forms';
import type { Moment } from '@parley/contract/ask';
import type { ColumnKind, DatabaseSchema, Dialect, Table } from '@parley/contract/database-schema';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import type { ToolType, Usage } from '@parley/contract/tools';
import type {
  AskedTool,
  ExtractedValue,
  Extraction,
  ExtractTask,
} from '../language/filling/parameter-extraction-types.ts';
import type { Question } from '../language/question/question.ts';

/** What asking a provider about a key can tell. `unknown`: the provider did not say, so nothing is recorded. */
export type Verification =
  | { outcome: 'valid'; note: string | null }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string };

/** Every answer carries what it cost; `usage` is null where nothing was spent. */
export type Answered<T> = { value: T; usage: Usage | null };

/** One call as it left and as it came back: bodies alone, never a header, so that no key is in it. */
export type WireExchange = {
  /** As people know it: 'OpenAI'. */
  provider: string;
  /** 'POST https://api.openai.com/v1/chat/completions' */
  address: string;
  sent: string;
  /** Of a stream its text; nothing of a refusal. */
  received: string;
  outcome: 'answered' | 'refused' | 'failed';
};

export type Calling = {
  signal: AbortSignal;
  /** Told of every call to a provider outside of this machine when it has ended. */
  onExchange?: (exchange: WireExchange) => void;
};

/** What is known of a column's real values: read from the database under a small budget, never guessed. */
export type ColumnProfile = {
  schema: string;
  table: string;
  column: string;
  /** All distinct values where there are few; null where there are many or none were read. */
  values: readonly string[] | null;
  min: string | null;
  max: string | null;
};

export type SuggestTask = {
  dialect: Dialect;
  schema: DatabaseSchema;
  profiles: readonly ColumnProfile[];
  /** Names already shown: others are wanted. */
  exclude: readonly string[];
  systemDescription: string;
  /** Today where the person is, as YYYY-MM-DD. */
  today: string;
};

/** A proposed tool. Tables are 'table' or 'schema.table', fields 'table.column', as the schema spells them. */
export type ToolDraft = {
  name: string;
  description: string;
  tables: readonly string[];
  fields: readonly string[];
  type: ToolType;
};

export type SqlTask = {
  dialect: Dialect;
  /** Only the tables the draft may touch. */
  tables: readonly Table[];
  relationships: DatabaseSchema['relationships'];
  profiles: readonly ColumnProfile[];
  draft: ToolDraft;
  /** Set when the first try failed on the real database. */
  failed: { sql: string; reason: string } | null;
  today: string;
};

export type WrittenSql = { sql: string; parameters: readonly Parameter[] };

export type RewriteTask = {
  question: Question;
  tool: AskedTool;
  moment: Moment;
  /** Tables of the source that the tool's own tables join to. */
  reachable: readonly Table[];
  /** What is known of the columns' values, where anything is. */
  profiles?: readonly ColumnProfile[];
  unused: readonly string[];
};

/** null: the template says it already, or the provider cannot do better. */
export type Rewrite = { sql: string; parameters: readonly Parameter[]; reason: string } | null;

/** A question to be read on a database, whatever tools there are. */
export type ReadTask = {
  question: string;
  /** The question before, where this one may follow up on it. */
  previous: string | null;
  /** The `meaning` of the reading that answered the question before, on this very schema. */
  before?: string | null;
  dialect: Dialect;
  schema: DatabaseSchema;
  profiles: readonly ColumnProfile[];
  /** Distinct values of one column, as many as a small budget reads. */
  valuesOf(place: { schema: string; table: string; column: string }): Promise<readonly string[]>;
  moment: Moment;
};

/** A database that questions are wanted for, and how many of them. */
export type QuestionsTask = Omit<ReadTask, 'question' | 'previous' | 'before'> & { count: number };

/** One meaning of a question: a statement with the values that the question gives its parameters. */
export type QuestionReading = {
  sql: string;
  parameters: readonly Parameter[];
  values: Readonly<Record<string, ExtractedValue>>;
  /** What was understood, in plain English. */
  wording: string;
  /** The same for the provider itself: what a follow-up goes on from. */
  meaning?: string;
  /** How likely this is what was meant, from 0 to 1. */
  confidence: number;
};

/**
 * `sure`: the first reading is to be run; `unsure`: the asker should choose; `unanswerable`: the database seems not
 * to hold what is asked for, and the readings are what comes closest.
 */
export type QuestionRead = ReadingVerdict & {
  /** How likely it is that the database cannot answer it, from 0 to 1. */
  unanswerable: number;
  /** Words of the question that name nothing in the database. */
  unplaced: readonly string[];
  /** For where the words leave it open: what some readings give tells more about which of them is meant. */
  trial: ReadingTrial;
};

/** A reading that is less likely is not even close to what was asked. */
export const closeFrom = 0.25;

export type ReadingVerdict = {
  verdict: 'sure' | 'unsure' | 'unanswerable';
  /** The likeliest first, each in other words. */
  readings: readonly QuestionReading[];
};

export type ReadingTrial = {
  /** The readings that are worth running; several may be worded alike. */
  readings: readonly QuestionReading[];
  /** Judges once more. `results` are in the order of `readings`. */
  judge(results: readonly TrialResult[]): ReadingVerdict;
};

/** `failed`: the database turned the statement down; null: it was not run, or took too long. */
export type TrialResult = { rows: readonly (readonly unknown[])[]; columns: number } | 'failed' | null;

/** How the figure of the answer before changed from one period to another, as statements to run. */
export type ChangeRead =
  /** `another question`: it is not about the answer before. */
  | { kind: 'none'; why: 'another question' | 'no figure' | 'no period' | 'no dimension' }
  | {
      kind: 'change';
      /** One row: the figure now, and before. */
      total: QuestionReading;
      /**
       * One per column that the rows can be told apart by: a value, its figure now, before, and the difference.
       * `fallen` has the largest falls first, `risen` the largest rises.
       */
      breakdowns: readonly { fallen: QuestionReading; risen: QuestionReading }[];
    };

/** A figure computed by us over all rows; the explanation may use these and the cells, and nothing else. */
export type ComputedFact = {
  /** Such as 'sum of total', 'largest revenue', 'rows'. */
  label: string;
  column: string | null;
  kind: ColumnKind | 'count';
  value: string;
  /** Where a fact points at a row: what identifies it. */
  of: string | null;
};

export type ExplainTask = {
  question: string;
  tool: Pick<AskedTool, 'name' | 'description'>;
  /** Chips as they were used, in words. */
  values: Readonly<Record<string, ParameterValue>>;
  /** At most the first rows; `facts` cover all of them. */
  result: QueryResult;
  rowCount: number;
  facts: readonly ComputedFact[];
  moment: Moment;
};

/** Pieces of markdown as they come; the last one carries the usage. */
export type ExplainPiece = { text: string; usage?: Usage | null };

export type Embedding = { model: string; dimensions: number; vectors: readonly Float32Array[] };

/**
 * Whoever thinks for Parley, in tasks. A chat-shaped port would have one impostor: the built-in engine cannot
 * answer a prompt. Every provider passes the conformance suite beside this file.
 *
 * Failures are thrown as `ParleyError` with a code that starts with `ai_`, or `query_cancelled` when called off.
 * What comes from a database (rows, names, comments, errors) is data to a provider, never an instruction.
 */
export type AiProvider = {
  readonly name: ProviderName;
  /** What is shown to people: 'gpt-4o', 'Built-in engine'. */
  readonly model: string;
  /** Which vectors belong together: stored beside each of them. */
  readonly embeddingModel: string;
  /** Set where somebody else explains: rows go there, however near the rest is done. */
  readonly explainedBy?: ProviderName;
  suggestTools(task: SuggestTask, calling: Calling): Promise<Answered<readonly ToolDraft[]>>;
  writeSql(task: SqlTask, calling: Calling): Promise<Answered<WrittenSql>>;
  extractParameters(task: ExtractTask, calling: Calling): Promise<Answered<Extraction>>;
  rewriteSql(task: RewriteTask, calling: Calling): Promise<Answered<Rewrite>>;
  /**
   * Only where it is known beforehand, at no cost: those of the unused parts that ask for another form of the answer,
   * or for what is not there, and that no rewrite can give. A provider without it is trusted to find a way.
   */
  cannotRewrite?(task: RewriteTask): readonly string[];
  /** Only where a provider can read a question without a tool; null: it cannot at the moment. */
  readQuestion?(task: ReadTask, calling: Calling): Promise<Answered<QuestionRead | null>>;
  /** For 'why so low in July?' after an answer; null: it cannot at the moment. */
  readChange?(task: ReadTask, calling: Calling): Promise<Answered<ChangeRead | null>>;
  /** Questions worth asking on a database, each of which `readQuestion` is sure about; the most telling first. */
  suggestQuestions?(task: QuestionsTask, calling: Calling): Promise<Answered<readonly string[]>>;
  explain(task: ExplainTask, calling: Calling): AsyncIterable<ExplainPiece>;
  embed(texts: readonly string[], calling: Calling): Promise<Answered<Embedding>>;
};

/** A model of somebody's, and how it is reached. */
export type ModelSettings = {
  kind: ProviderKind;
  /** Without a slash at its end. */
  baseUrl: string;
  /** A person named the address: it is held to the rules for people's connections, and may be what is wrong. */
  isOwnAddress: boolean;
  /** A person chose the model and not the operator. */
  isOwnModel: boolean;
  key: string;
  model: string;
  /** null: vectors come from the engine on this machine. */
  embeddingModel: string | null;
};

export type ModelPrice = { input: number; output: number; asOf: string };

/** Everything that is done with a provider of the table. */
export type ModelService = {
  /** `embedder` makes the vectors where the model's settings name no model for them. */
  open(settings: ModelSettings, embedder?: Pick<AiProvider, 'embeddingModel' | 'embed'>): AiProvider;
  /** Whether the key is any good. */
  verify(settings: ModelSettings): Promise<Verification>;
  /** What the provider itself says it has. */
  models(settings: ModelSettings, calling: Calling): Promise<readonly { id: string; embeds: boolean }[]>;
  /** One small task that shows what the model can be trusted with. It does not fail: a failure is a result. */
  probe(settings: ModelSettings, task: ProbeTask, calling: Calling): Promise<ProbeResult>;
  /** null: the price is not known. */
  priceOf(settings: Pick<ModelSettings, 'kind' | 'baseUrl' | 'model'>): ModelPrice | null;
};
