import { z } from 'zod';
import { providerNames } from './ai/provider-forms.ts';
import { dialects } from './database-schema.ts';
import { parameterSchema, parameterValue, parameterValues } from './parameters.ts';
import { queryResult } from './query-result.ts';
import { suggestionSchema, toolTypes, usageSchema } from './tools.ts';

export const askMessages = {
  questionMissing: 'Please enter a query to execute.',
  projectMissing: 'Please select a project to execute the query against.',
  noProject: 'No project selected for query execution. Please select a project from the dropdown.',
  noTool: 'Please select at least one tool to use for the query.',
  nothingRelevant: 'No relevant tools found for your query',
  nothingRelevantHint: 'No relevant tools found for your query. Please try a different query.',
  findFailed: (reason: string) => `Failed to find a relevant tool: ${reason}`,
  executeFailed: (reason: string) => `Failed to execute the tool: ${reason}`,
  queryFailed: 'Failed to execute query',
  extractFailed: 'Failed to extract parameters',
  chooseReading: (wordings: readonly string[]) =>
    `This can mean more than one thing. Ask again with one of these as the reading: ${wordings.map((one) => `‘${one}’`).join(', ')}`,
  valuesMissing: (names: readonly string[]) => `Please also give: ${names.join(', ')}`,
  valueNotFound: (name: string, value: string) => `No row has ‘${value}’ as ${name}.`,
  conversationGone: 'There is no such conversation.',
  previousGone: 'The previous question no longer exists.',
  dashboardFailed: 'Failed to load dashboard data',
  /** The note of a rewrite that was not needed; any other note on it is for the person to see. */
  parametersSayAll: 'The parameters cover the whole question.',
  secretColumns: (columns: readonly string[]) => {
    const [are, them] =
      columns.length === 1 ? ['holds secrets and is', 'it'] : ['hold secrets and are', 'them'];
    const names = columns.map((name) => `‘${name}’`).join(', ');
    return `${names} ${are} not read for a question. A tool that you write yourself can read ${them}.`;
  },
  onlyInSource: (name: string, words: readonly string[]) =>
    `Only ${name} has ${words.map((word) => `‘${word}’`).join(', ')}.`,
  changeOfNothing:
    'Parley can say what changed of a total or a count. The answer before this one is neither.',
  changeWithoutPeriod: 'Please say which period you mean, such as ‘why so low in July?’.',
  changeUnexplained: 'Nothing in this database tells the rows of the two periods apart.',
  changeTooSlow: 'It takes too long to compare the two periods.',
  sameSource: (name: string) => `Continues with ${name}.`,
  keptBefore: 'You saved this tool for a question like this.',
  onlySavedTools: 'This source runs saved tools only, as they are.',
  savedToolsOnly: (parts: string) =>
    `No saved tool takes this into account: ${parts}. This source runs saved tools only, as they are.`,
} as const;

export const askLimits = {
  question: 2_000,
  /** What a result keeps for its receipt; the whole is run again when it is wanted again. */
  keptRows: 200,
  recent: 5,
  candidates: 3,
  readings: 3,
  wording: 500,
  conversationTurns: 200,
  starters: 4,
} as const;

const question = z
  .string(askMessages.questionMissing)
  .trim()
  // Patterns that allow for blanks between words try each of them.
  .overwrite((text) => text.replaceAll(/\s{2,}/g, ' '))
  .min(1, askMessages.questionMissing)
  .max(askLimits.question, `Please ask in at most ${askLimits.question.toLocaleString('en-US')} characters.`);

/** Only zones that dates can be computed in: an unknown name would fail in the middle of an answer. */
export const timeZoneName = z
  .string()
  .max(64)
  .refine(isTimeZone, 'This is not a time zone. Use a name such as Europe/Berlin.');

/** When and where the person asks; never the server's own clock or place. */
export const momentSchema = z.object({
  now: z.iso.datetime({ offset: true }),
  timeZone: timeZoneName,
  weekStart: z.enum(['monday', 'sunday', 'saturday']),
});

/**
 * A question, or the same one again with other chips. With `toolId` and `values` nothing is found or read:
 * the bound statement runs as it stands, without any AI call before it. So it does with `reading` and `values`,
 * where `previousId` names the answer whose chips were edited.
 */
export const askInput = z.object({
  question,
  connectionId: z.uuid(askMessages.projectMissing),
  mode: z.enum(['rag', 'manual']).default('rag'),
  /** Manual mode: only these tools are candidates. */
  toolIds: z.array(z.uuid()).max(500).optional(),
  /** Set when a chip was edited, or a candidate was chosen by hand. */
  toolId: z.uuid().optional(),
  values: parameterValues.optional(),
  /** The wording of the reading that the person chose: no tool is looked for. */
  reading: z.string().trim().min(1).max(askLimits.wording).optional(),
  /** The rewritten statement is left out: the tool's own runs. */
  plain: z.boolean().default(false),
  conversationId: z.uuid().optional(),
  /** The turn before, for follow-ups. */
  previousId: z.uuid().optional(),
  provider: z.enum(providerNames).optional(),
  moment: momentSchema,
});

/** Which of the person's sources a question is about. */
export const chooseSourceInput = z.object({ question, previousId: z.uuid().optional() });
export const chooseSourceOutput = z.object({
  /** null: more than one may be meant, and the person says which. */
  connectionId: z.uuid().nullable(),
  /** Why that one, for the person to see; null where there was nothing to choose. */
  reason: z.string().nullable(),
});

/** Questions worth asking on a database, each of them understood without a doubt. */
export const starterQuestionsOutput = z.object({ questions: z.array(z.string()) });

export const askSteps = ['find', 'compose', 'extract', 'rewrite', 'guard', 'run', 'explain'] as const;

export const stepSchema = z.object({
  step: z.enum(askSteps),
  state: z.enum(['started', 'done', 'skipped', 'failed']),
  /** Of our own and the provider's time together; null while it is under way. */
  ms: z.number().nullable(),
  note: z.string().nullable(),
});

export const valueOrigins = ['words', 'kept', 'default', 'guessed', 'edited'] as const;

/** One parameter of the chosen tool with the value that is bound. */
export const chipSchema = z.object({
  parameter: parameterSchema,
  value: parameterValue,
  origin: z.enum(valueOrigins).nullable(),
  words: z.string().nullable(),
  alternatives: z.array(z.object({ value: parameterValue, label: z.string() })),
  /** Real values of the column behind it, to choose from; empty where there are too many. */
  choices: z.array(z.string()),
  /** The question names it, and no row has it: another is asked for. */
  notFound: z.boolean().optional(),
  /** The server filled it and nobody can change it; what from, in words: ‘your region’. */
  locked: z.string().optional(),
});

/** `reason` says in words why this tool; `lacks` what the question wants and the tool cannot give. */
export const candidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  type: z.enum(toolTypes),
  score: z.number(),
  reason: z.string(),
  lacks: z.string().nullable(),
});

/** How many rows, and what tells most of them: the cells of the only row, or the first cell of the first ones. */
export const readingPreview = z.object({
  rows: z.number().int(),
  /** There are more rows than were fetched. */
  isMore: z.boolean().optional(),
  cells: z.array(z.string()),
});

/** One meaning of a question that no tool fits: what was understood, in plain English, and its statement. */
export const readingSchema = z.object({
  wording: z.string(),
  template: z.string(),
  chips: z.array(chipSchema),
  /** The meaning as its reader wrote it down: what a follow-up goes on from. */
  meaning: z.string().optional(),
  /** It was run and gave nothing. */
  isEmpty: z.boolean().optional(),
  /** What it gave when it was tried. Shown with the choice, and not kept. */
  preview: readingPreview.optional(),
});

export const rewriteSchema = z.object({ before: z.string(), after: z.string(), reason: z.string() });

export const chartKinds = ['line', 'bar', 'share', 'scatter'] as const;

/** What a result can be drawn as, the best first, and which columns (by their place) are drawn. */
export const chartSchema = z.object({
  fits: z.array(z.enum(chartKinds)).min(1),
  /** Along the axis: times or names. A scatter has its first measure there. */
  label: z.number().int(),
  measures: z.array(z.number().int()).min(1),
  /** The column whose values are lines of their own: one for each status, say. */
  series: z.number().int().optional(),
  /** The measures of the only row stand side by side, named by their days. */
  isSideBySide: z.boolean().optional(),
});

/** Why a question is answered as it is without asking: the person chose this meaning before, or corrected its values. */
export const learnedFrom = ['chosen', 'corrected'] as const;
/** `executionId`: in which it was said. */
export const learnedSchema = z.object({ from: z.enum(learnedFrom), executionId: z.uuid() });

/** Pieces of the explanation. A struck piece holds a figure that no cell and no aggregate supports. */
export const proseSchema = z.object({ text: z.string(), struck: z.boolean() });

export const executionStatuses = [
  'success',
  'failed',
  'nothing_relevant',
  'needs_values',
  /** The question can be read in several ways, and the person is to choose. */
  'needs_choice',
  'needs_confirmation',
  'cancelled',
  /** A change was begun, and nobody knows whether it was made. */
  'unknown',
] as const;

/** What was done: a question asked, a saved tool run, a statement run by hand, the rows of a table looked at, … */
export const executionKinds = [
  'question',
  'tool',
  'statement',
  'preview',
  'download',
  'rehearsal',
  'confirmation',
] as const;

/** Who asked: a page of ours, a program with a token, an agent. */
export const executionDoors = ['web', 'api', 'mcp'] as const;

export const votes = ['up', 'down'] as const;

/** The receipt of one run: enough to check it, to show it again and to run it again. */
export const executionSchema = z.object({
  id: z.uuid(),
  question: z.string(),
  kind: z.enum(executionKinds),
  status: z.enum(executionStatuses),
  door: z.enum(executionDoors),
  /** The token or agent that came through the door; null: the person in their own browser. */
  caller: z.string().nullable(),
  connectionId: z.uuid().nullable(),
  connectionName: z.string().nullable(),
  toolId: z.uuid().nullable(),
  toolName: z.string().nullable(),
  toolVersion: z.number().int().nullable(),
  dialect: z.enum(dialects).nullable(),
  chips: z.array(chipSchema),
  template: z.string().nullable(),
  sql: z.string().nullable(),
  rewrite: rewriteSchema.nullable(),
  /** What was understood, where the statement was composed for the question; null: a tool's, or none. */
  reading: z.string().nullable(),
  /** That reading's meaning, for follow-ups. */
  meaning: z.string().optional(),
  /** It goes on from the question before. */
  continues: z.boolean().optional(),
  /**
   * What the person is to choose from; beside an answer, what else the question may have meant; where nothing is relevant,
   * what the source could say instead.
   */
  readings: z.array(readingSchema),
  /** What the person said before decided. */
  learned: learnedSchema.optional(),
  /** The person chose the tool in place of what was composed; it is learned when it answers, values asked for or not. */
  insteadOfComposed: z.boolean().optional(),
  schemaFingerprint: z.string().nullable(),
  /** Rows read; of a rehearsal or a confirmation, rows changed. */
  rowCount: z.number().int().nullable(),
  truncated: z.boolean(),
  /** Of columns and all rows read: equal hashes mean equal answers. */
  resultHash: z.string().nullable(),
  /** The first rows only. */
  result: queryResult.nullable(),
  chart: chartSchema.nullable(),
  prose: z.array(proseSchema),
  candidates: z.array(candidateSchema),
  steps: z.array(stepSchema),
  provider: z.enum(providerNames).nullable(),
  usage: usageSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  vote: z.enum(votes).nullable(),
  conversationId: z.uuid().nullable(),
  durationMs: z.number(),
  executedAt: z.iso.datetime(),
});

/** One line of the stream of an answer; `event` is its SSE event name. The last is always `done` or `failed`. */
export const askEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('step'), data: stepSchema }),
  /** It goes on from the question before. */
  z.object({ event: z.literal('continues'), data: z.object({}) }),
  z.object({
    event: z.literal('chosen'),
    data: z.object({
      candidate: candidateSchema,
      chips: z.array(chipSchema),
      template: z.string(),
      /** Required parameters without a value: they are asked for in place. */
      missing: z.array(z.string()),
    }),
  }),
  z.object({
    event: z.literal('composed'),
    data: readingSchema.extend({ missing: z.array(z.string()), learned: learnedSchema.optional() }),
  }),
  z.object({ event: z.literal('readings'), data: z.object({ readings: z.array(readingSchema) }) }),
  z.object({
    event: z.literal('nothing'),
    data: z.object({
      nearest: z.array(candidateSchema),
      /** Words of the question that name nothing in the database. */
      unplaced: z.array(z.string()),
      /** What the database is about: names of its tables. */
      tables: z.array(z.string()),
      /** The source runs saved tools alone. */
      savedToolsOnly: z.boolean().default(false),
      /** The space limits rows by person: published tools alone run. */
      rowsLimited: z.boolean().default(false),
      /** Parley's own model could not be used: nothing was composed. */
      cannotRead: z.boolean().default(false),
    }),
  }),
  z.object({ event: z.literal('rewrite'), data: rewriteSchema }),
  z.object({
    event: z.literal('result'),
    data: z.object({ result: queryResult, chart: chartSchema.nullable(), sql: z.string() }),
  }),
  z.object({ event: z.literal('prose'), data: proseSchema }),
  z.object({ event: z.literal('done'), data: z.object({ execution: executionSchema }) }),
  z.object({
    event: z.literal('failed'),
    data: z.object({
      code: z.string(),
      message: z.string(),
      executionId: z.uuid().nullable(),
      offerBuiltin: z.boolean(),
    }),
  }),
]);

export const executionOutput = z.object({ execution: executionSchema });

export const recentExecution = z.object({
  id: z.uuid(),
  /** The token or agent that asked, where it was not the person's own browser. */
  caller: z.string().nullable(),
  query: z.string(),
  kind: z.enum(executionKinds),
  status: z.enum(executionStatuses),
  toolName: z.string().nullable(),
  connectionName: z.string().nullable(),
  door: z.enum(executionDoors),
  rowCount: z.number().int().nullable(),
  durationMs: z.number(),
  executed_at: z.iso.datetime(),
  /** As they were bound; there where one door is asked for. */
  parameters: z.record(z.string(), parameterValue).optional(),
});
export const recentExecutionsInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  door: z.enum(executionDoors).optional(),
  /** A list with commas between; left out, every kind. */
  kinds: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(executionKinds)))
    .optional(),
});
export const recentExecutionsOutput = z.object({ executions: z.array(recentExecution) });

export const voteInput = z.object({ vote: z.enum(votes).nullable() });

/** 'Run again and compare': what is different from the receipt. */
export const comparisonOutput = z.object({
  execution: executionSchema,
  same: z.boolean(),
  changes: z.array(z.string()),
});

/** 'Make a tool for this question': drafted and proven like any other suggestion. */
export const draftToolInput = z.object({
  question,
  connectionId: z.uuid(),
  /** An answer that was composed: its statement, with its values as defaults, becomes the tool. */
  executionId: z.uuid().optional(),
  provider: z.enum(providerNames).optional(),
  moment: momentSchema,
});
export const draftToolOutput = z.object({ suggestion: suggestionSchema });

/** A question that no tool could answer so far; `id` names one of the times it was asked. */
export const unansweredQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  /** null: its source is gone. */
  connectionId: z.uuid().nullable(),
  connectionName: z.string().nullable(),
  times: z.number().int(),
  lastAsked: z.iso.datetime(),
});
export const unansweredOutput = z.object({ questions: z.array(unansweredQuestion) });

export const conversationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  connectionId: z.uuid().nullable(),
  updatedAt: z.iso.datetime(),
});
export const conversationsOutput = z.object({ conversations: z.array(conversationSchema) });
export const conversationOutput = z.object({
  conversation: conversationSchema,
  turns: z.array(executionSchema),
});
export const startedConversation = z.object({ conversation: conversationSchema });
export const conversationInput = z.object({
  connectionId: z.uuid(),
  title: z.string().trim().max(200).default(''),
});

/** 'Explain this query': words derived from the parsed statement, not from a model. */
export const explainSqlInput = z.object({ dialect: z.enum(dialects), sql: z.string().min(1).max(100_000) });
export const explainSqlOutput = z.object({ sentences: z.array(z.string()) });

/**
 * Calls of the first published API, one for each stage. `project_ref` is the reference of a hosted project or the id of
 * a connection.
 */
export const findToolsInput = z.object({
  query: question,
  user_id: z.string().max(100).optional(),
  project_ref: z.string().max(64).optional(),
});
export const findToolsOutput = z.object({
  success: z.boolean(),
  tools: z.array(candidateSchema),
  message: z.string().nullable(),
});

export const rewriteSqlInput = z.object({
  user_query: question,
  sql_template: z.string().min(1).max(100_000),
  tool_id: z.uuid().optional(),
  moment: momentSchema.optional(),
});
export const rewriteSqlOutput = z.object({ success: z.boolean(), rewritten_sql: z.string() });

export const extractParametersInput = z.object({
  query: question,
  tool_id: z.uuid(),
  moment: momentSchema.optional(),
});
export const extractParametersOutput = z.object({
  success: z.boolean(),
  parameters: z.record(z.string(), parameterValue),
  chips: z.array(chipSchema),
  missing: z.array(z.string()),
});

export const formatResultsInput = z.object({
  query: question,
  sql_query: z.string().max(100_000),
  results: z.unknown(),
});
export const formatResultsOutput = z.object({
  success: z.boolean(),
  formatted_result: z.string().nullable(),
  error: z.string().nullable(),
});

export const executeQueryInput = z.object({
  query: question,
  toolIds: z.array(z.uuid()).min(1, askMessages.noTool).max(500),
  project_ref: z.string().max(64).optional(),
  user_email: z.string().max(254).optional(),
});

export const chatQueryInput = z.object({
  query: question,
  project_ref: z.string('Project reference is required').min(1, 'Project reference is required').max(64),
  reading: askInput.shape.reading,
});
export const chatQueryOutput = z.object({
  response: z.string(),
  raw_result: z.unknown(),
  tool_name: z.string().nullable(),
  /** What was understood, where no tool but a statement of its own answered. */
  reading: z.string().optional(),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export type AskInput = z.infer<typeof askInput>;
export type AskEvent = z.infer<typeof askEvent>;
export type AskStep = z.infer<typeof stepSchema>;
export type Chip = z.infer<typeof chipSchema>;
export type Learned = z.infer<typeof learnedSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type Chart = z.infer<typeof chartSchema>;
export type ChartKind = (typeof chartKinds)[number];
export type Prose = z.infer<typeof proseSchema>;
export type Execution = z.infer<typeof executionSchema>;
export type ExecutionStatus = (typeof executionStatuses)[number];
export type ExecutionKind = (typeof executionKinds)[number];
export type ExecutionDoor = (typeof executionDoors)[number];
export type RecentExecution = z.infer<typeof recentExecution>;
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;
export type Conversation = z.infer<typeof conversationSchema>;
export type Moment = z.infer<typeof momentSchema>;
export type SqlRewrite = z.infer<typeof rewriteSchema>;
