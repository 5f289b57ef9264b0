import type { CustomSchema } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoTextOrNull } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

export type StoredSchema = {
  schema: DatabaseSchema | null;
  custom: CustomSchema | null;
  scannedAt: string | null;
};

export type Schemas = {
  find(spaceId: string, connectionId: string): Promise<StoredSchema | null>;
  /** What was read from the database, parsed once for each scan: to be looked at, never to be changed. */
  scanned(spaceId: string, connectionId: string): Promise<DatabaseSchema | null>;
  /** A connection whose stored schema has this fingerprint. */
  connectionWith(spaceId: string, fingerprint: string): Promise<string | null>;
  saveScan(owner: Owner, connectionId: string, schema: DatabaseSchema): Promise<void>;
  saveCustom(owner: Owner, connectionId: string, custom: CustomSchema): Promise<void>;
  /** For when the connection leads elsewhere: what was read there no longer describes it. */
  forgetScan(spaceId: string, connectionId: string): Promise<void>;
};

type Change = Partial<{
  schema: string;
  custom: string;
  fingerprint: string;
  tables_count: number;
  scanned_at: string;
}>;

const mostKept = 100;

export function schemas(db: Kysely<Tables>): Schemas {
  const save = async (owner: Owner, connectionId: string, change: Change) => {
    await db
      .insertInto('parley_schemas')
      .values({ connection_id: connectionId, ...ownedBy(owner), ...change })
      .onConflict((conflict) =>
        conflict.column('connection_id').doUpdateSet(change).where('parley_schemas.space_id', '=', owner.id),
      )
      .execute();
  };
  const kept = new Map<string, { stamp: string; schema: DatabaseSchema }>();
  const find: Schemas['find'] = async (spaceId, connectionId) => {
    const row = await db
      .selectFrom('parley_schemas')
      .select(['schema', 'custom', 'scanned_at'])
      .where('space_id', '=', spaceId)
      .where('connection_id', '=', connectionId)
      .executeTakeFirst();
    if (!row) return null;
    return {
      schema: parsed<DatabaseSchema>(row.schema),
      custom: withWholeKeys(parsed<StoredCustom>(row.custom)),
      scannedAt: isoTextOrNull(row.scanned_at),
    };
  };
  return {
    find,
    scanned: async (spaceId, connectionId) => {
      const row = await db
        .selectFrom('parley_schemas')
        .select(['fingerprint', 'scanned_at'])
        .where('space_id', '=', spaceId)
        .where('connection_id', '=', connectionId)
        .executeTakeFirst();
      if (!row?.fingerprint) return null;
      const stamp = `${row.fingerprint} ${isoTextOrNull(row.scanned_at)}`;
      const known = kept.get(connectionId);
      if (known?.stamp === stamp) return known.schema;
      const schema = (await find(spaceId, connectionId))?.schema ?? null;
      if (kept.size >= mostKept) kept.clear();
      if (schema) kept.set(connectionId, { stamp, schema });
      return schema;
    },
    connectionWith: async (spaceId, fingerprint) => {
      const row = await db
        .selectFrom('parley_schemas')
        .select('connection_id')
        .where('space_id', '=', spaceId)
        .where('fingerprint', '=', fingerprint)
        .orderBy('scanned_at', 'desc')
        .executeTakeFirst();
      return row?.connection_id ?? null;
    },
    saveScan: (owner, connectionId, schema) =>
      save(owner, connectionId, {
        schema: JSON.stringify(schema),
        fingerprint: schema.fingerprint,
        tables_count: schema.tables.length,
        scanned_at: schema.metadata.generated_at,
      }),
    saveCustom: (owner, connectionId, custom) =>
      save(owner, connectionId, { custom: JSON.stringify(custom) }),
    forgetScan: async (spaceId, connectionId) => {
      await db
        .updateTable('parley_schemas')
        .set({ schema: null, fingerprint: null, tables_count: null, scanned_at: null })
        .where('space_id', '=', spaceId)
        .where('connection_id', '=', connectionId)
        .execute();
    },
  };
}

type StoredTable = CustomSchema['tables'][number];

/** A key was one column once, or null; what was saved then is still there. */
type StoredCustom = {
  tables: (Omit<StoredTable, 'primaryKey'> & { primaryKey: string[] | string | null })[];
};

function withWholeKeys(stored: StoredCustom | null): CustomSchema | null {
  return (
    stored && {
      tables: stored.tables.map((table) => ({ ...table, primaryKey: [table.primaryKey ?? []].flat() })),
    }
  );
}

/** Only this file writes these columns, from values of that very type. */
function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
