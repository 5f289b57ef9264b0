import { z } from 'zod';
import { tiers } from './accounts/plans.ts';
import { providerNames } from './ai/provider-forms.ts';
import { databaseSchema, dialects } from './database-schema.ts';
import { limits } from './limits.ts';
import {
  parameterSchema,
  parameterList as parameters,
  parameterValue,
  parameterValues,
} from './parameters.ts';
import { queryResult, resultColumn } from './query-result.ts';

export const toolTypes = ['query', 'mutation'] as const;

export const toolMessages = {
  noTables: 'No tables selected. Please select at least one table.',
  selectTable: 'Please select at least one table to generate tools',
  selectTool: 'Please select at least one tool',
  selectToolToSave: 'Please select at least one tool to save',
  sqlMissing: 'Tool is missing required SQL query',
  notParsed: (title: string) => `Could not parse tool suggestions from ${title} response`,
  suggested: 'Tool suggestions generated!',
  created: (names: readonly string[]) =>
    `Following tools have been created and loaded into the system: ${names.join(', ')}`,
  savedMany: (count: number) => `Successfully saved ${count} tools with SQL implementations and embeddings!`,
  sqlGenerated: 'SQL query generated and saved successfully!',
  suggestFailed: (reason: string) => `Failed to generate tool suggestions: ${reason}`,
  /** Of a job whose maker was removed from the space, or made an asker. */
  saveNotAllowed: 'Saving ended: whoever began it may not make tools in this space any more.',
  saveFailed: (reason: string) => `Failed to save tools: ${reason}`,
  saveOneFailed: (reason: string) => `Failed to save tool: ${reason}`,
  sqlFailed: (reason: string) => `Failed to generate SQL: ${reason}`,
  loadFailed: 'Failed to load tools',
  detailsFailed: 'Failed to fetch tool details',
  notFound: 'Tool not found',
  noSource: 'This tool has no source any more. Edit it and choose a connection first.',
  publishedPersonal: 'Nobody else is in your personal space: there is nothing to publish.',
  publishedChange: 'A tool that changes data stays with makers; askers cannot run it.',
  changedSince: 'This tool has changed since. Run it as it is now, or ask again.',
  rehearseFirst: 'This tool changes data: rehearse it, look at what would change, and confirm.',
} as const;

export const toolLimits = {
  name: 100,
  description: 1_000,
  tables: 50,
  fields: 200,
  parameters: 50,
  sqlBytes: 100_000,
  /** One call saves or imports at most this many. */
  batch: 100,
  /** What a suggestion may cost while it is being proven. */
  proof: { time: 3_000, rows: 1_000, bytes: 262_144, sampleRows: 5 },
  unitsPerTool: 3,
  linger: { progress: 3_000, suggested: 2_000 },
  delays: { suggest: 500, reload: 1_000 },
  /** The list is asked for again this often, this long after a failure. */
  listRetries: { count: 2, wait: 1_000 },
} as const;

const sqlText = z
  .string(toolMessages.sqlMissing)
  .trim()
  .min(1, toolMessages.sqlMissing)
  .max(toolLimits.sqlBytes, 'The statement is too long');
const name = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(toolLimits.name, 'Name is too long');
const description = z.string().trim().max(toolLimits.description, 'Description is too long');
const tables = z.array(z.string().max(256)).max(toolLimits.tables);
/** 'table.column', or 'schema.table.column' where the database has schemas. */
const fields = z.array(z.string().max(400)).max(toolLimits.fields);

/** What was learned by preparing and running a suggestion read-only on the real database. */
export const proofSchema = z.object({
  columns: z.array(resultColumn),
  /** The first rows it gave with `values`. */
  sample: queryResult,
  rowCount: z.number().int(),
  /** The true count is larger: the proof stopped at its budget. */
  moreRows: z.boolean(),
  durationMs: z.number(),
  values: z.record(z.string(), parameterValue),
  /** It failed at first and was mended. */
  mended: z.boolean(),
});

export const suggestionSchema = z.object({
  id: z.uuid(),
  name,
  description,
  tables,
  fields,
  type: z.enum(toolTypes),
  sql: sqlText,
  parameters,
  provider: z.enum(providerNames),
  /** null for a mutation: it is checked by preparing it, never run unasked. */
  proof: proofSchema.nullable(),
});

export const progressSchema = z.object({
  current: z.number().int(),
  total: z.number().int(),
  message: z.string(),
});

export const usageSchema = z.object({
  model: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars at the model's list price; null where the price is not known. */
  cost: z.number().nullable(),
});

export const suggestInput = z.object({
  connectionId: z.uuid(),
  /** 'schema.table' or 'table'; left out, all of them. */
  tables: z.array(z.string().max(256)).min(1, toolMessages.noTables).max(1_000).optional(),
  /** Left out, the person's own choice: OpenAI where there is a key, else built in. */
  provider: z.enum(providerNames).optional(),
  /** Names already on screen: 'Generate More' wants others. */
  exclude: z.array(z.string().max(toolLimits.name)).max(200).default([]),
  systemDescription: z.string().max(4_000).default(''),
});

/** One line of the stream of suggestions; `event` is its SSE event name. */
export const suggestEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), data: progressSchema }),
  z.object({ event: z.literal('suggestion'), data: suggestionSchema }),
  z.object({ event: z.literal('dropped'), data: z.object({ name: z.string(), reason: z.string() }) }),
  z.object({
    event: z.literal('done'),
    data: z.object({
      provider: z.enum(providerNames),
      shown: z.number().int(),
      dropped: z.number().int(),
      usage: usageSchema.nullable(),
    }),
  }),
  z.object({
    event: z.literal('failed'),
    data: z.object({ code: z.string(), message: z.string(), offerBuiltin: z.boolean() }),
  }),
]);

export const suggestionsQuery = z.object({ connectionId: z.uuid() });
/** The last suggestions of a connection, as they were shown; those that 'Generate More' added come after. */
export const suggestionsOutput = z.object({
  suggestions: z.array(suggestionSchema),
  provider: z.enum(providerNames).nullable(),
  createdAt: z.iso.datetime().nullable(),
});

/** A tool to save: a suggestion as shown, or one without SQL, which is written on the way. */
export const toolToSave = z.object({
  name,
  description: description.default(''),
  tables: tables.default([]),
  fields: fields.default([]),
  type: z.enum(toolTypes).default('query'),
  sql: sqlText.optional(),
  parameters: parameters.default([]),
  provider: z.enum(providerNames).optional(),
});

export const saveToolsInput = z.object({
  connectionId: z.uuid(),
  tools: z.array(toolToSave).min(1, toolMessages.selectTool).max(toolLimits.batch),
});

export const saveStates = ['running', 'done', 'interrupted'] as const;

/** The saving of several tools: it goes on without the page that started it. */
export const saveJobSchema = z.object({
  id: z.uuid(),
  connectionId: z.uuid().nullable(),
  state: z.enum(saveStates),
  progress: progressSchema,
  saved: z.array(z.object({ id: z.uuid(), name: z.string() })),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
  startedAt: z.iso.datetime(),
});
export const saveJobOutput = z.object({ job: saveJobSchema });
/** Without a query, the running and the latest ones of this person, newest first. */
export const saveJobsOutput = z.object({ jobs: z.array(saveJobSchema) });

/** The stream of one job: as it stands at once, then after every unit, until its state is no longer 'running'. */
export const saveEvent = z.object({ event: z.literal('job'), data: saveJobSchema });
/** The same as a page reads it: it ends early for whoever may not save in the space any more. */
export const saveStreamEvent = z.discriminatedUnion('event', [
  saveEvent,
  z.object({ event: z.literal('failed'), data: z.object({ code: z.string(), message: z.string() }) }),
]);

/** `broken`: it no longer prepares; `problem` says why. `no_source`: its connection was deleted. */
export const toolStatuses = ['ok', 'broken', 'no_source'] as const;

export const toolSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** name_timestamp, unique: what agents call it by. */
  systemName: z.string(),
  description: z.string(),
  type: z.enum(toolTypes),
  connectionId: z.uuid().nullable(),
  connectionName: z.string().nullable(),
  projectRef: z.string().nullable(),
  dialect: z.enum(dialects),
  tables: z.array(z.string()),
  fields: z.array(z.string()),
  sql: z.string(),
  parameters: z.array(parameterSchema),
  isActive: z.boolean(),
  version: z.number().int(),
  status: z.enum(toolStatuses),
  problem: z.string().nullable(),
  provider: z.enum(providerNames).nullable(),
  /** Since when askers of its space see it, and who said so (not told to askers); null for a draft, and in a personal space. */
  published: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** Why askers cannot run it, published or not, where the space limits rows by person; null: they can. Left out for askers. */
  closedToAskers: z.string().nullable().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const toolsOutput = z.object({
  tools: z.array(toolSchema),
  /** How many tools the plan allows, null where plans limit nothing, and how many are taken; for askers, those they see. */
  places: z.object({ used: z.number().int(), most: z.number().int().nullable(), plan: z.string() }),
});
export const toolOutput = z.object({ tool: toolSchema });

/** The tool, and its fields under the names of the first published API. */
export const toolDetailsOutput = z.object({
  tool: toolSchema,
  name: z.string(),
  description: z.string(),
  sql_query: z.string(),
  raw_sql_query: z.string(),
});

/** A new tool by hand, or a new version of one. */
export const toolInput = z.object({
  connectionId: z.uuid(),
  name,
  description: description.default(''),
  type: z.enum(toolTypes).default('query'),
  sql: sqlText,
  parameters: parameters.default([]),
});

export const toolActiveInput = z.object({ isActive: z.boolean() });

export const toolVersionSchema = z.object({
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  sql: z.string(),
  parameters: z.array(parameterSchema),
  createdAt: z.iso.datetime(),
});
export const toolVersionsOutput = z.object({ versions: z.array(toolVersionSchema) });

/** Does this statement prepare on the real database? Asked while somebody types. */
export const checkSqlInput = z.object({
  connectionId: z.uuid(),
  type: z.enum(toolTypes).default('query'),
  sql: z.string().max(toolLimits.sqlBytes),
  parameters: parameters.default([]),
});
export const checkSqlOutput = z.object({
  prepares: z.boolean(),
  problem: z.string().nullable(),
  columns: z.array(resultColumn),
  /** The `:names` found in the text, in order of appearance. */
  names: z.array(z.string()),
});

export const runToolInput = z.object({ values: parameterValues.default({}) });
export const runToolOutput = z.object({
  /** Its record. */
  executionId: z.uuid(),
  result: queryResult,
  /** With its values as they were bound, defaults included. */
  values: z.record(z.string(), parameterValue),
});

/** A file of tools that another Parley, or this one, can take in. */
export const toolFile = z.object({
  format: z.literal('parley-tools'),
  version: z.literal(1),
  tools: z
    .array(
      z.object({
        name,
        description: description.default(''),
        type: z.enum(toolTypes).default('query'),
        dialect: z.enum(dialects),
        sql: sqlText,
        parameters: parameters.default([]),
        isActive: z.boolean().default(true),
      }),
    )
    .max(tiers.enterprise),
});

export const exportToolsInput = z.object({ ids: z.array(z.uuid()).max(1_000).optional() });
/** `text` is a Parley tool file (JSON) or an MCP Toolbox `tools.yaml`. */
export const importToolsInput = z.object({ connectionId: z.uuid(), text: z.string().min(1).max(1_000_000) });
export const importToolsOutput = z.object({
  saved: z.array(z.object({ id: z.uuid(), name: z.string() })),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** Calls of the first published API. */
export const readSchemaInput = z.object({
  connectionId: z.uuid(),
  tables: z.array(z.string().max(256)).max(1_000).optional(),
  user_email: z.string().max(254).optional(),
});
export const readSchemaOutput = z.object({ schema: databaseSchema });
/** A schema in the first published API: only the tables' names are used, the rest is read from the database. */
export const looseSchema = z.object({
  /** Only a schema that `/api/schema` gave has one. */
  fingerprint: z.string().optional(),
  tables: z
    .array(
      z
        .object({
          schema: z.string().optional(),
          name: z.string().max(256).optional(),
          table_name: z.string().max(256).optional(),
        })
        .refine(({ name, table_name }) => Boolean(name || table_name), 'A table needs a name.'),
    )
    .min(1, toolMessages.noTables)
    .max(limits.schema.tables),
});
export const generateToolsInput = z.object({
  connectionId: z.uuid().optional(),
  /** As `/api/schema` gave it, or as `looseSchema` has it. */
  schema: z.unknown().optional(),
  tables: z.array(z.string().max(256)).max(limits.schema.tables).optional(),
  systemDescription: z.string().max(4_000).default(''),
  user_email: z.string().max(254).optional(),
  profile_id: z.string().max(100).optional(),
  /** Taken and not used: whoever runs the server chooses the model. */
  model: z.string().max(100).optional(),
});
/** `id` is null for a tool that was proposed but not saved; `problem` then says why, where there was a reason. */
export const generateToolsOutput = z.object({
  tools: z.array(
    z.object({
      id: z.uuid().nullable(),
      name: z.string(),
      description: z.string(),
      /** The tables and fields it reads. */
      schema: z.object({ tables: z.array(z.string()), fields: z.array(z.string()) }),
      /** JSON Schemas of what goes in and of one row that comes out. */
      input_schema: z.record(z.string(), z.unknown()),
      output_schema: z.record(z.string(), z.unknown()),
      sql_query: z.string(),
      problem: z.string().nullable(),
    }),
  ),
});

export type ToolType = (typeof toolTypes)[number];
export type Suggestion = z.infer<typeof suggestionSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type Progress = z.infer<typeof progressSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type SuggestEvent = z.infer<typeof suggestEvent>;
export type SaveEvent = z.infer<typeof saveEvent>;
export type SaveJob = z.infer<typeof saveJobSchema>;
export type ToolToSave = z.infer<typeof toolToSave>;
export type Tool = z.infer<typeof toolSchema>;
export type ToolInput = z.infer<typeof toolInput>;
export type ToolVersion = z.infer<typeof toolVersionSchema>;
export type ToolFile = z.infer<typeof toolFile>;
