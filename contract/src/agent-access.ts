import { z } from 'zod';
import { askInput, executionStatuses, timeZoneName } from './ask.ts';
import { connectionTypes } from './connections/connection-kinds.ts';
import { rehearsalOutput } from './connections.ts';
import { parameterValue, parameterValues } from './parameters.ts';
import { toolTypes } from './tools.ts';

/** `unmasked`: values that are marked as personal or secret are shown as they are. */
export const tokenScopes = ['read', 'write', 'unmasked'] as const;

export const tokenOrigins = ['person', 'oauth'] as const;

export const accessLimits = {
  name: 100,
  perPerson: 50,
  /** Days a token may live; null lives until it is revoked. */
  lifetimes: [7, 30, 90, 365] as const,
  toolPage: 50,
  toolsets: 100,
  /** Of a tool's description, where five hundred of them are listed. */
  toolDescription: 240,
  /** Rows of one answer to a program or an agent; the rest is a cursor away. */
  rows: { usual: 100, most: 1_000 },
} as const;

/** The tools every agent has beside the person's own. */
export const ownToolNames = ['ask', 'list_sources', 'confirm_change'] as const;

/** A token's secret: shown once, kept only as a hash. */
export const tokenPattern = /^parley_[A-Za-z0-9_-]{43}$/;

export const createTokenInput = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(accessLimits.name, 'Name is too long'),
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length).default(['read']),
  /** null: every source of the owner, those to come included. */
  connectionIds: z.array(z.uuid()).max(500).nullable().default(null),
  lifetimeDays: z.number().int().min(1).max(3_650).nullable().default(90),
});

export const tokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters, to tell tokens apart. */
  hint: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  connectionIds: z.array(z.uuid()).nullable(),
  /** Made by hand, or given to an agent through the consent page. */
  origin: z.enum(tokenOrigins),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const tokensOutput = z.object({ tokens: z.array(tokenSchema) });
/** The only answer that ever holds the secret. */
export const createTokenOutput = z.object({ token: tokenSchema, secret: z.string() });

const slug = z
  .string('Name is required')
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'Use small letters, digits and - only.');

export const toolsetInput = z.object({
  name: slug,
  description: z.string().trim().max(500).default(''),
  toolIds: z.array(z.uuid()).max(500),
});
export const toolsetSchema = toolsetInput.extend({ id: z.uuid(), updatedAt: z.iso.datetime() });
export const toolsetsOutput = z.object({ toolsets: z.array(toolsetSchema) });
export const toolsetOutput = z.object({ toolset: toolsetSchema });

/** What of a person's tools a link or a call is about; a name that is unknown is refused, never left out. */
export const agentScopeInput = z.object({
  /** The id, the project reference or the name of a source. */
  project: z.string().min(1).max(100).optional(),
  toolset: z.string().min(1).max(63).optional(),
  read_only: z.enum(['true', 'false'], 'read_only is true or false').optional(),
});

/** The REST door for programs: every answer names what it is of. */
export const v1ToolsInput = agentScopeInput.extend({ cursor: z.string().max(200).optional() }).strict();
export const v1Tool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(toolTypes),
  source: z.string(),
  /** JSON Schema of its parameters. */
  input_schema: z.record(z.string(), z.unknown()),
});
export const v1ToolsOutput = z.object({ tools: z.array(v1Tool), next_cursor: z.string().nullable() });

const rowsAtOnce = z.number().int().min(1).max(accessLimits.rows.most);

export const v1RunInput = z
  .object({
    parameters: parameterValues.default({}),
    limit: rowsAtOnce.default(accessLimits.rows.usual),
    /** From the answer before, with the same parameters. */
    cursor: z.string().max(200).optional(),
  })
  .strict();

/** `truncated`: there are more rows than these. With a cursor they can be had; without, a limit cut the result. */
export const resultPage = z.object({
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(z.string().nullable())),
  row_count: z.number().int(),
  truncated: z.boolean(),
  cursor: z.string().nullable(),
});

/** A tool that changes data was tried and undone: nothing happens until it is confirmed. */
export const v1Rehearsal = rehearsalOutput.pick({
  rehearsal_id: true,
  rows_affected: true,
  expires_at: true,
});

export const v1RunOutput = z.object({
  tool: z.string(),
  execution_id: z.uuid(),
  parameters: z.record(z.string(), parameterValue),
  /** null for a tool that changes data. */
  result: resultPage.nullable(),
  rehearsal: v1Rehearsal.nullable(),
});
export const v1ConfirmOutput = z.object({ execution_id: z.uuid(), rows_affected: z.number().int() });

export const v1AskInput = z
  .object({
    question: askInput.shape.question,
    /** The id or the name of a source; may be left out where there is one only. */
    source: z.string().min(1).max(100).optional(),
    /** One of the `readings` of an earlier answer: what the question was meant to ask. */
    reading: askInput.shape.reading,
    toolset: agentScopeInput.shape.toolset,
    limit: rowsAtOnce.default(accessLimits.rows.usual),
    /** Whose 'today' is meant; UTC where nobody says. */
    time_zone: timeZoneName.default('UTC'),
  })
  .strict();

export const v1AskOutput = z.object({
  execution_id: z.uuid(),
  status: z.enum(executionStatuses),
  tool: z.string().nullable(),
  /** What was understood, where no tool but a statement of its own answered. */
  reading: z.string().nullable(),
  /**
   * With the status needs_choice, ask again with one of these as `reading`; beside an answer, what else was meant; with
   * nothing_relevant, what the source could say instead, which is probably not what was asked.
   */
  readings: z.array(z.string()),
  parameters: z.record(z.string(), parameterValue),
  sql: z.string().nullable(),
  summary: z.string(),
  result: resultPage.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

export const v1Source = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(connectionTypes),
  project: z.string().nullable(),
  tools: z.number().int(),
});
/** A table in few words: `columns` are 'name type', keys are named beside them. */
export const v1Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  primary_key: z.array(z.string()),
  references: z.array(z.string()),
});
export const v1SchemasOutput = z.object({
  sources: z.array(v1Source.extend({ tables: z.array(v1Table) })),
});

export type TokenScope = (typeof tokenScopes)[number];
export type AccessToken = z.infer<typeof tokenSchema>;
export type Toolset = z.infer<typeof toolsetSchema>;
export type AgentScopeInput = z.infer<typeof agentScopeInput>;
export type ResultPage = z.infer<typeof resultPage>;
export type V1Tool = z.infer<typeof v1Tool>;
export type V1Source = z.infer<typeof v1Source>;
export type V1Table = z.infer<typeof v1Table>;
export type V1RunOutput = z.infer<typeof v1RunOutput>;
export type V1AskOutput = z.infer<typeof v1AskOutput>;
