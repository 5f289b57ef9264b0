import { providerNames } from '@parley/contract/ai/provider-forms';
import { dialects } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import type { Tool, ToolVersion } from '@parley/contract/tools';
import { toolTypes } from '@parley/contract/tools';
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Owner, Viewer } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import { vectorOf } from '../database/vector-bytes.ts';
import { releaseRecords } from '../execution-records/remove-records.ts';
import type { Places } from '../plan-tool-limit.ts';
import type { Added, NewTool, ToolContent, ToolLimit, ToolSource, ToolVector } from './insert-tool.ts';
import {
  assertBindable,
  contentColumns,
  insertTool,
  placesOf,
  sourceColumns,
  writeFields,
  writeVector,
  writeVersion,
} from './insert-tool.ts';

export type { FullPlaces, Places } from '../plan-tool-limit.ts';
export type {
  Added,
  NewTool,
  ToolContent,
  ToolSource,
  ToolVector,
} from './insert-tool.ts';

export type Tools = {
  /** Those that the viewer may see, the newest first: an asker the published ones that work and only read. */
  list(viewer: Viewer): Promise<Tool[]>;
  find(viewer: Viewer, id: string): Promise<Tool | null>;
  /** Those that the viewer may see with exactly this statement in their newest version. */
  ofStatement(viewer: Viewer, statement: { connectionId: string; sql: string }): Promise<Tool[]>;
  /** Whether the viewer sees each of these. */
  seesAll(viewer: Viewer, ids: readonly string[]): Promise<boolean>;
  places(spaceId: string): Promise<Places>;
  add(owner: Owner, tool: NewTool): Promise<Added>;
  /** Makes a new version of it. `false` when there is no such tool of this owner. */
  change(owner: Owner, id: string, to: ToolContent & { source: ToolSource }): Promise<boolean>;
  /** Newest first; none for another owner's tool. */
  versions(spaceId: string, id: string): Promise<ToolVersion[]>;
  setActive(spaceId: string, id: string, isActive: boolean): Promise<boolean>;
  /** For askers, too, or back to a draft. */
  setPublished(owner: Owner, id: string, isPublished: boolean): Promise<boolean>;
  /** What a check against the real database found; `problem` null: it works. */
  markChecked(spaceId: string, id: string, problem: string | null): Promise<void>;
  remove(spaceId: string, id: string): Promise<boolean>;
  vectors(spaceId: string): Promise<Map<string, ToolVector>>;
  saveVector(owner: Owner, id: string, embedding: ToolVector): Promise<void>;
  /** What was read of each tool's statement, of its newest version; null where nobody has read it yet. */
  statements(spaceId: string, ids: readonly string[]): Promise<Map<string, string | null>>;
  saveStatement(tool: { id: string; version: number }, statement: string): Promise<void>;
};

export function tools(db: Kysely<Tables>, limit: ToolLimit): Tools {
  return {
    list: (viewer) => select(db, viewer),
    find: async (viewer, id) => (await select(db, viewer, id))[0] ?? null,
    ofStatement: async (viewer, { connectionId, sql: text }) => {
      const rows = await toolRows(db, viewer.id)
        .where(seenBy(viewer))
        .where('parley_tools.connection_id', '=', connectionId)
        .where('parley_tool_versions.sql_query', '=', text)
        .execute();
      return rows.map((row) => toEntity(row, []));
    },
    seesAll: (viewer, ids) => seesAll(db, viewer, new Set(ids)),
    places: (spaceId) => placesOf(db, spaceId, limit),
    add: (owner, tool) => db.transaction().execute((tx) => insertTool(tx, owner, { tool, limit })),
    change: (owner, id, to) => change(db, owner, { id, to }),
    versions: (spaceId, id) => versions(db, spaceId, id),
    setActive: async (spaceId, id, isActive) => {
      const { numUpdatedRows } = await db
        .updateTable('parley_tools')
        .set({ is_active: isActive, updated_at: new Date().toISOString() })
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setPublished: async (owner, id, isPublished) => {
      const now = new Date().toISOString();
      const published = { published_at: now, published_by: owner.email };
      const { numUpdatedRows } = await db
        .updateTable('parley_tools')
        .set({ ...(isPublished ? published : unpublished), updated_at: now })
        .where('space_id', '=', owner.id)
        .where('id', '=', id)
        // It may have been edited since its type was looked at.
        .$if(isPublished, (query) => query.where('type', '=', 'query'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    markChecked: async (spaceId, id, problem) => {
      await db
        .updateTable('parley_tools')
        .set({
          status: problem === null ? 'ok' : 'broken',
          problem,
          updated_at: new Date().toISOString(),
        })
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .execute();
    },
    remove: async (spaceId, id) => {
      await releaseRecords(db, { table: 'parley_tools', spaceId, id });
      const { numDeletedRows } = await db
        .deleteFrom('parley_tools')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    vectors: (spaceId) => vectors(db, spaceId),
    saveVector: (owner, id, embedding) => writeVector(db, owner, { id, embedding }),
    statements: (spaceId, ids) => statements(db, spaceId, new Set(ids)),
    saveStatement: async ({ id, version }, statement) => {
      await db
        .updateTable('parley_tool_versions')
        .set({ statement })
        .where('tool_id', '=', id)
        .where('version', '=', version)
        .execute();
    },
  };
}

/** What changes data is never published: edited back, nobody would have said that it is for askers. */
const unpublished = { published_at: null, published_by: null };

/** The one place that decides which tools somebody sees. */
const seenBy = (viewer: Viewer) => (row: ExpressionBuilder<Tables, 'parley_tools'>) => {
  const ofSpace = row('parley_tools.space_id', '=', viewer.id);
  if (viewer.role !== 'asker') return ofSpace;
  return row.and([
    ofSpace,
    row('parley_tools.published_at', 'is not', null),
    row('parley_tools.type', '=', 'query'),
    row('parley_tools.status', '=', 'ok'),
    row('parley_tools.connection_id', 'is not', null),
    sql<SqlBool>`parley_tools.is_active`,
  ]);
};

async function seesAll(db: Kysely<Tables>, viewer: Viewer, ids: ReadonlySet<string>): Promise<boolean> {
  if (ids.size === 0) return true;
  const seen = await db
    .selectFrom('parley_tools')
    .select('id')
    .where(seenBy(viewer))
    .where('id', 'in', [...ids])
    .execute();
  return seen.length === ids.size;
}

async function change(
  db: Kysely<Tables>,
  owner: Owner,
  { id, to }: { id: string; to: ToolContent & { source: ToolSource } },
): Promise<boolean> {
  assertBindable(owner, to);
  return db.transaction().execute(async (tx) => {
    // Counted up by the statement that locks the row: two edits at once become two versions.
    const row = await tx
      .updateTable('parley_tools')
      .set((tool) => ({
        ...sourceColumns(to.source),
        ...contentColumns(to),
        ...(to.type === 'mutation' && unpublished),
        version: tool('version', '+', 1),
        status: 'ok',
        problem: null,
        updated_at: new Date().toISOString(),
      }))
      .where('space_id', '=', owner.id)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirst();
    if (!row) return false;
    await writeVersion(tx, { id, version: row.version }, to);
    await writeFields(tx, owner, { id, fields: to.fields });
    return true;
  });
}

async function select(db: Kysely<Tables>, viewer: Viewer, id?: string): Promise<Tool[]> {
  const rows = await toolRows(db, viewer.id)
    .where(seenBy(viewer))
    .$if(id !== undefined, (query) => query.where('parley_tools.id', '=', id ?? ''))
    .execute();
  const fields = await db
    .selectFrom('parley_tool_fields')
    .select(['tool_id', 'table_name', 'column_name'])
    .where('space_id', '=', viewer.id)
    .$if(id !== undefined, (query) => query.where('tool_id', '=', id ?? ''))
    .orderBy('position')
    .execute();
  const fieldsOf = Map.groupBy(fields, ({ tool_id }) => tool_id);
  return rows.map((row) =>
    toEntity(
      row,
      (fieldsOf.get(row.id) ?? []).map(({ table_name, column_name }) => `${table_name}.${column_name}`),
    ),
  );
}

function toolRows(db: Kysely<Tables>, spaceId: string) {
  return db
    .selectFrom('parley_tools')
    .innerJoin('parley_tool_versions', (join) =>
      join
        .onRef('parley_tool_versions.tool_id', '=', 'parley_tools.id')
        .onRef('parley_tool_versions.version', '=', 'parley_tools.version'),
    )
    .leftJoin('parley_connections', 'parley_connections.id', 'parley_tools.connection_id')
    .selectAll('parley_tools')
    .select([
      'parley_tool_versions.sql_query',
      'parley_tool_versions.parameters',
      'parley_connections.name as current_connection_name',
    ])
    .where('parley_tools.space_id', '=', spaceId)
    .orderBy('parley_tools.created_at', 'desc')
    .orderBy('parley_tools.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof toolRows>['execute']>>[number];

function toEntity(row: Row, fields: string[]): Tool {
  return {
    id: row.id,
    name: row.name,
    systemName: row.system_name,
    description: row.description,
    type: parseEnumText(toolTypes, row.type),
    connectionId: row.connection_id,
    connectionName: row.current_connection_name ?? row.connection_name,
    projectRef: row.project_ref,
    dialect: parseEnumText(dialects, row.dialect),
    // Only this folder writes these columns, from values of that very type.
    tables: JSON.parse(row.affected_tables) as string[],
    fields,
    sql: row.sql_query,
    parameters: JSON.parse(row.parameters) as Parameter[],
    isActive: Boolean(row.is_active),
    version: row.version,
    status: row.connection_id === null ? 'no_source' : parseEnumText(['ok', 'broken'], row.status),
    problem: row.problem,
    provider: row.provider === null ? null : parseEnumText(providerNames, row.provider),
    published:
      row.published_at === null ? null : { by: row.published_by ?? '', at: isoText(row.published_at) },
    createdAt: isoText(row.created_at),
    updatedAt: isoText(row.updated_at),
  };
}

async function versions(db: Kysely<Tables>, spaceId: string, id: string): Promise<ToolVersion[]> {
  const rows = await db
    .selectFrom('parley_tool_versions')
    .innerJoin('parley_tools', 'parley_tools.id', 'parley_tool_versions.tool_id')
    .selectAll('parley_tool_versions')
    .where('parley_tools.space_id', '=', spaceId)
    .where('parley_tools.id', '=', id)
    .orderBy('parley_tool_versions.version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    name: row.name,
    description: row.description,
    sql: row.sql_query,
    parameters: JSON.parse(row.parameters) as Parameter[],
    createdAt: isoText(row.created_at),
  }));
}

async function vectors(db: Kysely<Tables>, spaceId: string): Promise<Map<string, ToolVector>> {
  const rows = await db
    .selectFrom('parley_tool_embeddings')
    .select(['tool_id', 'model', 'text_hash', 'vector'])
    .where('space_id', '=', spaceId)
    .execute();
  return new Map(
    rows.map(({ tool_id, model, text_hash, vector }) => [
      tool_id,
      { model, textHash: text_hash, vector: vectorOf(vector) },
    ]),
  );
}

async function statements(
  db: Kysely<Tables>,
  spaceId: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const [only] = ids;
  const rows = await toolRows(db, spaceId)
    .clearSelect()
    .select(['parley_tools.id', 'parley_tool_versions.statement'])
    .$if(ids.size === 1, (query) => query.where('parley_tools.id', '=', only ?? ''))
    .execute();
  return new Map(rows.filter(({ id }) => ids.has(id)).map(({ id, statement }) => [id, statement]));
}
