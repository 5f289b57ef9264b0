import { z } from 'zod';
import { parameterValue } from './parameters.ts';
import { queryResult } from './query.ts';

export const tokenScopes = ['read', 'write'] as const;

export const tokenOrigins = ['person', 'oauth'] as const;

export const accessLimits = {
  name: 100,
  perPerson: 50,
  /** Days a token may live; null lives until it is revoked. */
  lifetimes: [7, 30, 90, 365] as const,
  toolPage: 50,
  toolsets: 100,
} as const;

/** A token's secret: shown once, kept only as a hash. */
export const tokenPattern = /^parley_[A-Za-z0-9_-]{43}$/;

export const createTokenInput = z.object({
  name: z.string('Name is required').trim().min(1, 'Name is required').max(accessLimits.name),
  scopes: z.array(z.enum(tokenScopes)).min(1).default(['read']),
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

/** The REST door for programs: every answer names what it is of. */
export const v1RunInput = z.object({ parameters: z.record(z.string(), parameterValue).default({}) });
export const v1RunOutput = z.object({
  tool: z.string(),
  execution_id: z.uuid(),
  parameters: z.record(z.string(), parameterValue),
  result: queryResult,
});

export type TokenScope = (typeof tokenScopes)[number];
export type AccessToken = z.infer<typeof tokenSchema>;
export type Toolset = z.infer<typeof toolsetSchema>;
