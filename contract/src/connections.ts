import { z } from 'zod';
import {
  connectionTypes,
  type FileType,
  isFileType,
  type ServerType,
  typesWith,
} from './connections/connection-kinds.ts';
import { databaseSchema } from './database-schema.ts';
import { schemaOrigins } from './hosted-projects.ts';
import { parameterList, parameterSchema, parameterValue, withFewKeys } from './parameters.ts';
import { queryResult } from './query-result.ts';

export const sslModes = ['disable', 'require', 'verify'] as const;

export const connectionMessages = {
  created: 'Connection created successfully!',
  updated: 'Connection updated successfully!',
  tested: 'Connection tested successfully',
  notFound: 'Connection not found',
  detailsMissing: 'Connection details are missing',
  confirmDelete: 'Are you sure you want to delete this connection? This action cannot be undone.',
  loadFailed: 'Failed to load connections. Please try again.',
  saveFailed: 'Failed to save connection. Please try again.',
  deleteFailed: 'Failed to delete connection. Please try again.',
  testFailed: (reason: string) => `Failed to test connection: ${reason}`,
  passwordAgain: 'The host, port, user or connection string changed. Please enter the password again.',
  passwordLost:
    'The saved password of this connection cannot be read any more. Please edit the connection and type its password again.',
  passwordRequired: 'Password is required',
  passwordInString: 'The connection string has no password',
  typeFixed: 'The kind of a connection cannot be changed. Please make a new connection.',
  uploadMissing:
    'The uploaded file is not on this server. Please tell whoever runs it, or edit the connection and upload the file again.',
  fileRequired: 'A file is required',
  systemFunction: 'Functions of the system cannot be trusted by name',
  serviceSchema: (name: string) => `${name} belongs to the hosted service and is never read`,
  schemaSaved: 'Schema saved successfully!',
} as const;

const text = (what: string, most = 255) =>
  z.string(`${what} is required`).trim().min(1, `${what} is required`).max(most, `${what} is too long`);

const shared = {
  name: text('Name', 100),
  description: z.string().trim().max(1_000).default(''),
  /** Off unless somebody turned it on: a mutation tool needs it, and a rehearsal, and a confirmation. */
  allowWrites: z.boolean().default(false),
  /** On: a question runs a saved tool as it is, or nothing. No statement is composed or rewritten for it. */
  savedToolsOnly: z.boolean().optional(),
};

/** With a connection string the fields beside it are not read; without one they are required. */
const serverFields = {
  ...shared,
  connectionString: z.string().trim().max(2_000).optional(),
  host: z.string().trim().max(255).default(''),
  port: z.coerce
    .number('Port must be a number')
    .int()
    .min(1, 'Port must be 1 to 65535')
    .max(65_535, 'Port must be 1 to 65535'),
  database: z.string().trim().max(128).default(''),
  username: z.string().trim().max(128).default(''),
  /** Never sent back. Blank on an edit keeps the stored one, unless the place it goes to changed. */
  password: z.string().max(1_000).optional(),
  ssl: z.enum(sslModes).default('disable'),
};

/** What a person vouches for, by the name that the database calls it. */
const trustedFunctions = z
  .array(
    z
      .string()
      .trim()
      .max(200)
      .regex(/^[^.,]+\.[^.,]+$/, 'Write each function as schema.name')
      .refine((name) => !/^(pg_|information_schema\.)/.test(name), connectionMessages.systemFunction),
  )
  .max(100)
  .default([]);

const complete = (form: {
  connectionString?: string | undefined;
  host: string;
  database: string;
  username: string;
}) => Boolean(form.connectionString) || Boolean(form.host && form.database && form.username);

const needsPlace = {
  path: ['host'],
  message: 'Host, database and username are required, or a connection string',
};

const ownServer = { place: 'server', isHosted: false } as const;

const trustingServer = z
  .object({
    type: z.enum(typesWith({ ...ownServer, hasTrustedFunctions: true })),
    ...serverFields,
    trustedFunctions,
  })
  .refine(complete, needsPlace);

const plainServer = z
  .object({ type: z.enum(typesWith({ ...ownServer, hasTrustedFunctions: false })), ...serverFields })
  .refine(complete, needsPlace);

/** A hosted project by its address and password. One that was connected by a grant keeps its place on an edit. */
const hostedServer = z
  .object({
    type: z.enum(typesWith({ isHosted: true })),
    ...serverFields,
    ssl: z.enum(sslModes).default('require'),
    trustedFunctions,
    /** Read besides `public`, in a project that was connected by a grant. */
    schemas: z.array(text('Schema', 63)).max(50).default([]),
  })
  .refine(complete, needsPlace);

/**
 * A file that was uploaded, or one under the folder that the operator allows. Left out on an edit it stays the
 * one that is stored; a new connection needs it.
 */
const file = z.object({
  type: z.enum(typesWith({ place: 'file' })),
  ...shared,
  file: z.union([z.object({ upload: z.uuid() }), z.object({ path: text('File', 1_000) })]).optional(),
});

export const connectionInput = z.discriminatedUnion('type', [
  trustingServer,
  plainServer,
  file,
  hostedServer,
]);

/** `id` names the saved connection whose password may be used where none is given. */
export const testConnectionInput = z.object({ id: z.uuid().optional(), connection: connectionInput });

export const privilegesOutput = z.object({
  role: z.string(),
  superuser: z.boolean().nullable(),
  canWrite: z.boolean().nullable(),
  canReachFiles: z.boolean().nullable(),
  readOnlyRole: z.string().nullable(),
});

export const testConnectionOutput = z.object({
  message: z.string(),
  version: z.string(),
  latencyMs: z.number(),
  privileges: privilegesOutput,
});

export const connectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  type: z.enum(connectionTypes),
  host: z.string(),
  port: z.number().nullable(),
  database: z.string(),
  username: z.string(),
  /** For SQLite: the name the file had when it was uploaded, or its path under the allowed folder. */
  file: z.string().nullable(),
  ssl: z.enum(sslModes),
  hasPassword: z.boolean(),
  /** The server's key was changed or lost: the password has to be typed again. */
  passwordLost: z.boolean().default(false),
  usesConnectionString: z.boolean(),
  allowWrites: z.boolean(),
  savedToolsOnly: z.boolean().default(false),
  /** Besides `public`, in a hosted project. A browser may hold a copy that is older than these two. */
  schemas: z.array(z.string()).default([]),
  /** `schema.name` of functions that statements may call because the owner vouches for them. */
  trustedFunctions: z.array(z.string()).default([]),
  isSample: z.boolean(),
  /** A hosted project that is reached through a grant, not with a password. */
  projectRef: z.string().nullable(),
  status: z.enum(['new', 'active', 'failed']),
  lastConnected: z.iso.datetime().nullable(),
  tablesCount: z.number().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const connectionsOutput = z.object({ connections: z.array(connectionSchema) });
export const connectionOutput = z.object({ connection: connectionSchema });

/** What a rescan found different from the stored schema, by `schema.table` or `schema.table.column`. */
export const schemaChanges = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
});

export const customColumnTypes = ['integer', 'varchar', 'text', 'boolean', 'numeric', 'timestamp'] as const;

export const customSchemaMessages = {
  tableName: 'Table name is required',
  tableExists: 'Table with this name already exists',
  columnName: 'Column name is required',
  columnExists: 'Column with this name already exists',
  keyColumn: 'The primary key names a column that the table does not have',
} as const;

export const customSchema = z.object({
  tables: z
    .array(
      z
        .object({
          name: z.string().trim().min(1, customSchemaMessages.tableName).max(128),
          columns: z
            .array(
              z.object({
                name: z.string().trim().min(1, customSchemaMessages.columnName).max(128),
                type: z.enum(customColumnTypes).default('varchar'),
                nullable: z.boolean().default(true),
              }),
            )
            .max(1_000)
            .refine(hasDistinctNames, customSchemaMessages.columnExists),
          /** In the order of the key. */
          primaryKey: z.array(z.string().max(128)).max(100).default([]),
        })
        .refine(hasKeyColumns, { path: ['primaryKey'], message: customSchemaMessages.keyColumn }),
    )
    .max(1_000)
    .refine(hasDistinctNames, customSchemaMessages.tableExists),
});

function hasKeyColumns({
  columns,
  primaryKey,
}: {
  columns: { name: string }[];
  primaryKey: string[];
}): boolean {
  return primaryKey.every((key) => columns.some(({ name }) => name === key));
}

function hasDistinctNames(entries: { name: string }[]): boolean {
  return new Set(entries.map((entry) => entry.name.toLowerCase())).size === entries.length;
}

/**
 * A hosted project's schema is tried in several ways: `problems` are the ways that failed. Origin 'sample' is no
 * schema of the source's own and is never stored as one.
 */
export const scanOutput = z.object({
  schema: databaseSchema,
  changes: schemaChanges.nullable(),
  origin: z.enum(schemaOrigins).default('catalogue'),
  problems: z.array(z.string()).default([]),
  /** Schemas that the owner added, and in which no table was found. */
  missing: z.array(z.string()).default([]),
});
export const schemaOutput = z.object({ schema: databaseSchema.nullable(), custom: customSchema.nullable() });

export const uploadOutput = z.object({ upload: z.uuid(), fileName: z.string(), bytes: z.number() });

/** Rows of one table, one page at a time (first published API). */
export const tableDataInput = z.object({
  /** A connection, or a hosted project, saved or not. */
  connection_id: z.uuid().optional(),
  project_ref: z.string().max(64).optional(),
  /** The handle of a grant; left out, the project's own grant is found. */
  access_token: z.string().max(200).optional(),
  table_schema: z.string().max(128).default(''),
  table_name: text('Table', 128),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(5),
});
export const tableDataOutput = z.object({
  result: queryResult,
  page: z.number(),
  page_size: z.number(),
  has_more: z.boolean(),
});

/** One statement on one connection: a guarded read, or a write to be rehearsed. */
export const runInput = z.object({
  connection_id: z.uuid(),
  query: z.string().min(1, 'Please enter a query to execute.').max(100_000),
  parameters: parameterList.default([]),
  values: withFewKeys(z.record(z.string(), z.unknown())).default({}),
});
/** First published API: a hosted project's reference or a connection's id, and values by name without types. */
export const runSqlInput = z.object({
  connection_id: z.uuid().optional(),
  project_ref: z.string().max(64).optional(),
  /** The handle of a grant, for a project that was not saved. */
  access_token: z.string().max(200).optional(),
  query: runInput.shape.query,
  parameters: withFewKeys(
    z.union(
      [parameterList, z.record(parameterSchema.shape.name, parameterValue)],
      'parameters are values by their names, or a list of definitions with the values beside it.',
    ),
  ).default([]),
  values: runInput.shape.values,
});
export const runOutput = z.object({ success: z.literal(true), result: queryResult, error: z.null() });

export const rehearsalOutput = z.object({
  rehearsal_id: z.uuid(),
  rows_affected: z.number().int(),
  before: queryResult.nullable(),
  after: queryResult.nullable(),
  expires_at: z.iso.datetime(),
  /** Its record in the history. */
  execution_id: z.uuid(),
});
export const confirmInput = z.object({ rehearsal_id: z.uuid() });
export const confirmOutput = z.object({ rows_affected: z.number().int(), execution_id: z.uuid() });

export type ConnectionInput = z.infer<typeof connectionInput>;
export type FileInput = Extract<ConnectionInput, { type: FileType }>;
export type ServerInput = Extract<ConnectionInput, { type: ServerType }>;
export type Connection = z.infer<typeof connectionSchema>;
export type CustomSchema = z.infer<typeof customSchema>;
export type SchemaChanges = z.infer<typeof schemaChanges>;
export type PrivilegesOutput = z.infer<typeof privilegesOutput>;

export function isFileInput(input: ConnectionInput): input is FileInput {
  return isFileType(input.type);
}
