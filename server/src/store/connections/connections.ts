import { randomUUID } from 'node:crypto';
import type { Connection } from '@parley/contract/connections';
import { sslModes } from '@parley/contract/connections';
import { type ConnectionType, connectionTypes } from '@parley/contract/connections/connection-kinds';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText, isoTextOrNull } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import { releaseRecords } from '../execution-records/remove-records.ts';

type Status = Connection['status'];

/** What a person chose; everything else about a connection is found out. */
export type ConnectionDetails = {
  name: string;
  description: string;
  type: ConnectionType;
  host: string;
  port: number | null;
  database: string;
  username: string;
  usesConnectionString: boolean;
  ssl: Connection['ssl'];
  /** The upload that holds a SQLite file; without one, `file` is a path. */
  uploadId: string | null;
  file: string | null;
  allowWrites: boolean;
  /** No statement is composed for a question: saved tools run as they are. */
  savedToolsOnly: boolean;
  /** Read besides `public`, in a hosted project. */
  schemas: readonly string[];
  /** `schema.name` of functions that the owner vouches for. */
  trustedFunctions: readonly string[];
};

/** A hosted project, reached through a grant instead of a socket. No edit makes it another one. */
export type HostedProject = { ref: string; grantId: string };

export type StoredConnection = ConnectionDetails & {
  id: string;
  spaceId: string;
  projectRef: string | null;
  /** `null` for a project whose grant is gone; another grant may reach it. */
  grantId: string | null;
  /** Of the upload, when this was read; null where it was not looked up. */
  uploadRevision: number | null;
  sealedSecret: string | null;
  isSample: boolean;
  status: Status;
  /** Grows with every edit: what was opened, rehearsed or cached for an older one is void. */
  version: number;
  lastConnected: string | null;
  tablesCount: number | null;
  createdAt: string;
  updatedAt: string;
};

export type NewConnection = ConnectionDetails & {
  isSample: boolean;
  project?: HostedProject;
  /** Called with the row's id, because the envelope is bound to it. */
  seal(rowId: string): string | null;
};

export type Connections = {
  list(spaceId: string): Promise<StoredConnection[]>;
  find(spaceId: string, id: string): Promise<StoredConnection | null>;
  findSample(spaceId: string): Promise<StoredConnection | null>;
  findProject(spaceId: string, ref: string): Promise<StoredConnection | null>;
  /** `null` when the owner has a sample, or a connection to this project, and this would be another. */
  add(owner: Owner, connection: NewConnection): Promise<StoredConnection | null>;
  /** `null` when there is no such connection of this owner. */
  change(
    spaceId: string,
    id: string,
    to: ConnectionDetails & { sealedSecret: string | null },
  ): Promise<StoredConnection | null>;
  setGrant(spaceId: string, id: string, grantId: string): Promise<void>;
  /** Says how it went, unless the connection was edited since. */
  markReached(reached: { id: string; version: number }, status: 'active' | 'failed'): Promise<void>;
  /** Takes its schema and rehearsals along. */
  remove(spaceId: string, id: string): Promise<StoredConnection | null>;
  /** Every stored envelope, for sealing again under a new key. */
  sealed(): Promise<{ id: string; spaceId: string; sealedSecret: string }[]>;
  /** Puts a new envelope in place of the one that was read; a secret saved meanwhile is left alone. */
  reseal(id: string, from: string, to: string): Promise<void>;
};

/** Spelt as the partial index spells it: a bound value would not match the index. */
const isSample = sql<boolean>`is_sample`;

export function connections(db: Kysely<Tables>): Connections {
  const withSchema = () =>
    db
      .selectFrom('parley_connections')
      .leftJoin('parley_schemas', 'parley_schemas.connection_id', 'parley_connections.id')
      .leftJoin('parley_uploads', 'parley_uploads.id', 'parley_connections.upload_id')
      .selectAll('parley_connections')
      .select(['parley_schemas.tables_count', 'parley_uploads.revision as upload_revision']);
  const find = async (spaceId: string, id: string) => {
    const row = await withSchema()
      .where('parley_connections.space_id', '=', spaceId)
      .where('parley_connections.id', '=', id)
      .executeTakeFirst();
    return row ? toEntity(row) : null;
  };
  return {
    ...changes(db, find),
    ...sealedSecrets(db),
    list: async (spaceId) => {
      const rows = await withSchema()
        .where('parley_connections.space_id', '=', spaceId)
        .orderBy('parley_connections.created_at', 'desc')
        .orderBy('parley_connections.id')
        .execute();
      return rows.map(toEntity);
    },
    find,
    findSample: async (spaceId) => {
      const row = await withSchema()
        .where('parley_connections.space_id', '=', spaceId)
        .where(isSample)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    findProject: async (spaceId, ref) => {
      const row = await withSchema()
        .where('parley_connections.space_id', '=', spaceId)
        .where('parley_connections.project_ref', '=', ref)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    add: (owner, connection) => add(db, owner, connection),
  };
}

type Changes = Pick<Connections, 'change' | 'setGrant' | 'markReached' | 'remove'>;

function changes(db: Kysely<Tables>, find: Connections['find']): Changes {
  return {
    change: async (spaceId, id, { sealedSecret, ...details }) => {
      const changed = await db
        .updateTable('parley_connections')
        .set((row) => ({
          ...toColumns(details),
          sealed_secret: sealedSecret,
          status: 'new',
          version: row('version', '+', 1),
          updated_at: new Date().toISOString(),
        }))
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n ? find(spaceId, id) : null;
    },
    setGrant: async (spaceId, id, grantId) => {
      await db
        .updateTable('parley_connections')
        .set({ grant_id: grantId })
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .execute();
    },
    markReached: async ({ id, version }, status) => {
      const reached = status === 'active' ? { last_connected: new Date().toISOString() } : {};
      await db
        .updateTable('parley_connections')
        .set({ status, ...reached })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute();
    },
    remove: async (spaceId, id) => {
      await releaseRecords(db, { table: 'parley_connections', spaceId, id });
      const row = await db
        .deleteFrom('parley_connections')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row ? toEntity({ ...row, ...notLookedUp }) : null;
    },
  };
}

/** For changing the key that secrets are encrypted with. */
function sealedSecrets(db: Kysely<Tables>): Pick<Connections, 'sealed' | 'reseal'> {
  return {
    sealed: async () => {
      const rows = await db
        .selectFrom('parley_connections')
        .select(['id', 'space_id', 'sealed_secret'])
        .where('sealed_secret', 'is not', null)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        spaceId: row.space_id,
        sealedSecret: row.sealed_secret ?? '',
      }));
    },
    reseal: async (id, from, to) => {
      await db
        .updateTable('parley_connections')
        .set({ sealed_secret: to })
        .where('id', '=', id)
        .where('sealed_secret', '=', from)
        .execute();
    },
  };
}

async function add(db: Kysely<Tables>, owner: Owner, { seal, ...connection }: NewConnection) {
  const now = new Date().toISOString();
  const id = randomUUID();
  const row = await db
    .insertInto('parley_connections')
    .values({
      id,
      ...ownedBy(owner),
      ...toColumns(connection),
      sealed_secret: seal(id),
      is_sample: connection.isSample,
      project_ref: connection.project?.ref ?? null,
      grant_id: connection.project?.grantId ?? null,
      status: 'new',
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toEntity({ ...row, ...notLookedUp }) : null;
}

function toColumns(details: ConnectionDetails) {
  return {
    name: details.name,
    description: details.description,
    type: details.type,
    host: details.host,
    port: details.port,
    database_name: details.database,
    username: details.username,
    uses_connection_string: details.usesConnectionString,
    ssl: details.ssl,
    upload_id: details.uploadId,
    file: details.file,
    allow_writes: details.allowWrites,
    saved_tools_only: details.savedToolsOnly,
    schemas: JSON.stringify(details.schemas),
    trusted_functions: JSON.stringify(details.trustedFunctions),
  };
}

type FromOthers = { tables_count: number | null; upload_revision: number | null };
type Row = Selectable<Tables['parley_connections']> & FromOthers;

const notLookedUp: FromOthers = { tables_count: null, upload_revision: null };

function toEntity(row: Row): StoredConnection {
  return {
    id: row.id,
    spaceId: row.space_id,
    name: row.name,
    description: row.description,
    type: parseEnumText(connectionTypes, row.type),
    host: row.host,
    port: row.port,
    database: row.database_name,
    username: row.username,
    sealedSecret: row.sealed_secret,
    usesConnectionString: Boolean(row.uses_connection_string),
    ssl: parseEnumText(sslModes, row.ssl),
    uploadId: row.upload_id,
    uploadRevision: row.upload_revision,
    file: row.file,
    allowWrites: Boolean(row.allow_writes),
    savedToolsOnly: Boolean(row.saved_tools_only),
    schemas: JSON.parse(row.schemas),
    trustedFunctions: JSON.parse(row.trusted_functions),
    projectRef: row.project_ref,
    grantId: row.grant_id,
    isSample: Boolean(row.is_sample),
    status: parseEnumText(['new', 'active', 'failed'], row.status),
    version: row.version,
    lastConnected: isoTextOrNull(row.last_connected),
    tablesCount: row.tables_count,
    createdAt: isoText(row.created_at),
    updatedAt: isoText(row.updated_at),
  };
}
