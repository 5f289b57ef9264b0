import { z } from 'zod';
import { tableSchema } from './database-schema.ts';

/** A hosted project's OAuth flow, in numbers. Milliseconds unless the name says otherwise. */
export const oauthLimits = {
  stateHex: 32,
  verifierHex: 48,
  /** A grant with less than this left counts as expired and is refreshed before it is used. */
  refreshMargin: 300_000,
  projectsFresh: 60_000,
  /** A list as young as this is not asked for again for the sake of a project that it lacks. */
  projectsSettled: 10_000,
} as const;

export const projectMessages = {
  stateMismatch: 'Security validation failed (state mismatch). Please try authenticating again.',
  codeMissing: 'The answer came without a code or a state. Please try authenticating again.',
  verifierMissing:
    'This browser no longer knows about the sign-in it started. Please try authenticating again.',
  notAuthenticated: 'Not authenticated with Supabase',
  noProjects: 'No projects found',
  noOrganizations: 'Could not fetch organizations',
  notFound: (id: string) => `Project with ID ${id} not found`,
  notInAnyOrganization: (ref: string) => `Project '${ref}' not found in any organization`,
  refRequired: 'Project reference is required',
  fetchFailed: 'Failed to fetch Supabase projects. Please try again.',
  loadFailed: 'Failed to load project data. Please select a project again.',
  connected: 'Supabase connected successfully!',
  databaseConnected: 'Database connected successfully!',
  oauthEstablished: 'OAuth connection established successfully!',
  oauthSignedOut: 'You must be logged in to use OAuth connection options. Please sign in first.',
  noSession: 'No active session found',
  noSessionAfterExchange: 'No active session found after OAuth exchange',
  schemaLoaded: (name: string) => `Schema for ${name} loaded successfully!`,
} as const;

const projectRef = z
  .string(projectMessages.refRequired)
  .trim()
  .min(1, projectMessages.refRequired)
  .regex(/^[a-z]{20}$/, 'A project reference is 20 small letters, such as abcdefghijklmnopqrst.');

/** Where the browser sends a person to connect their projects; null when this server has no such service. */
export const hostedService = z.object({
  clientId: z.string(),
  authorizeUrl: z.url(),
  /** The built-in stand-in with demo projects, not the real service. */
  demo: z.boolean(),
});

export const tokenExchangeInput = z.object({
  code: z.string().min(1, projectMessages.codeMissing).max(2_000),
  code_verifier: z.string().min(43, projectMessages.verifierMissing).max(128),
  redirect_uri: z.url().max(2_000),
  client_id: z.string().max(200),
});

/** `access_token` is a handle to the grant, worthless without the person's session. The provider's own tokens stay on the server. */
export const tokenExchangeOutput = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
});

export const organizationSchema = z.object({ slug: z.string(), name: z.string() });

export const grantSchema = z.object({
  /** What `access_token` is to the browser. */
  id: z.uuid(),
  organizations: z.array(organizationSchema),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export const grantsOutput = z.object({ grants: z.array(grantSchema) });

export const projectSchema = z.object({
  ref: z.string(),
  name: z.string(),
  region: z.string(),
  status: z.string(),
  /** Only an active project answers queries; a paused one says so. */
  active: z.boolean(),
  created_at: z.string(),
  organization: organizationSchema,
  grantId: z.uuid(),
  /** The connection that was saved for it, once it was chosen. */
  connectionId: z.uuid().nullable(),
});

/** `problems` names grants whose projects could not be fetched; what was known of them is still listed, marked by `stale`. */
export const projectsOutput = z.object({
  projects: z.array(projectSchema),
  fetchedAt: z.iso.datetime(),
  stale: z.boolean(),
  problems: z.array(z.string()),
});

export const projectParams = z.object({ ref: projectRef });

/** How a hosted project's schema was got, in the order of trying. 'sample' is not the project's own. */
export const schemaOrigins = ['catalogue', 'rpc', 'execute_sql', 'rest', 'sample'] as const;

/** The diagnostic calls. `access_token` is the grant's handle; left out, the project's own grant is found. */
export const diagnosticsInput = z.object({
  project_ref: projectRef,
  access_token: z.string().max(200).optional(),
});
export const tableSchemaInput = diagnosticsInput.extend({ table_name: z.string().min(1).max(256) });

export const projectOutput = z.object({ project: projectSchema });

/** `problems` names what the grant or the service did not tell. */
export const projectSettingsOutput = z.object({
  project: projectSchema,
  postgrest: z
    .object({
      db_schema: z.string(),
      max_rows: z.number(),
      db_extra_search_path: z.string(),
      db_pool: z.number().nullable(),
    })
    .nullable(),
  services: z.array(z.object({ name: z.string(), status: z.string(), healthy: z.boolean() })),
  problems: z.array(z.string()),
});

/** `api_key` is its first letters and '...', whatever kind of key it is. */
export const apiKeysOutput = z.object({
  api_keys: z.array(z.object({ name: z.string(), type: z.string().nullable(), api_key: z.string() })),
});

export const databaseInfoOutput = z.object({
  version: z.string(),
  database: z.string(),
  bytes: z.number(),
  /** How many tables `public` has. */
  tables: z.number(),
});

export const metaTablesOutput = z.object({
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      kind: z.string(),
      comment: z.string().nullable(),
      row_estimate: z.number().nullable(),
      columns: z.number(),
    }),
  ),
});

export const metaSchemasOutput = z.object({
  schemas: z.array(z.object({ name: z.string(), owner: z.string() })),
});

export const queryTablesOutput = z.object({
  tables: z.array(z.object({ table_schema: z.string(), table_name: z.string(), table_type: z.string() })),
});

export const tableSchemaOutput = z.object({ table: tableSchema });

/** A statement for the proxy, as the hosted service takes it. */
export const proxyQueryInput = z.object({
  query: z.string().min(1).max(100_000),
  parameters: z.array(z.unknown()).max(50).optional(),
});

export type HostedService = z.infer<typeof hostedService>;
export type Grant = z.infer<typeof grantSchema>;
export type Project = z.infer<typeof projectSchema>;
export type SchemaOrigin = (typeof schemaOrigins)[number];
