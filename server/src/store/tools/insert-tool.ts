import { randomUUID } from 'node:crypto';
import { planNames, tiers } from '@parley/contract/accounts/plans';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { Dialect } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { ToolType } from '@parley/contract/tools';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { bytesOf } from '../database/vector-bytes.ts';
import { type FullPlaces, isFull, type Places } from '../plan-tool-limit.ts';

/** Where a tool runs. */
export type ToolSource = {
  connectionId: string;
  connectionName: string;
  projectRef: string | null;
  dialect: Dialect;
};

/** What a version of a tool says. */
export type ToolContent = {
  name: string;
  description: string;
  type: ToolType;
  tables: readonly string[];
  /** 'table.column' or 'schema.table.column'. */
  fields: readonly string[];
  sql: string;
  parameters: readonly Parameter[];
  /** What was read of `sql`, as text; null where it was not read yet. */
  statement: string | null;
};

export type ToolVector = { model: string; textHash: string; vector: Float32Array };

export type NewTool = ToolContent & {
  source: ToolSource;
  isActive: boolean;
  provider: ProviderName | null;
  embedding: ToolVector;
};

/** `none`: the operator has switched plans off. */
export type ToolLimit = 'plan' | 'none';

/** `full`: the plan has no place left, and nothing was written. */
export type Added = { id: string } | { full: FullPlaces };

/**
 * Writes a whole tool: record, fields, statement and embedding. The caller's transaction ends it, so that there is
 * never half of one. The space's row is locked first: whoever saves for the same space, on whichever server,
 * waits, and then counts what was saved meanwhile.
 */
export async function insertTool(
  tx: Transaction<Tables>,
  owner: Owner,
  { tool, limit }: { tool: NewTool; limit: ToolLimit },
): Promise<Added> {
  assertBindable(owner, tool);
  await tx
    .updateTable('parley_spaces')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', owner.id)
    .execute();
  const places = await placesOf(tx, owner.id, limit);
  if (isFull(places)) return { full: places };
  const id = randomUUID();
  const now = new Date();
  await tx
    .insertInto('parley_tools')
    .values({
      id,
      ...ownedBy(owner),
      ...sourceColumns(tool.source),
      ...contentColumns(tool),
      system_name: await systemName(tx, owner, { name: tool.name, now: now.getTime() }),
      is_active: tool.isActive,
      version: 1,
      status: 'ok',
      provider: tool.provider,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  await writeVersion(tx, { id, version: 1 }, tool);
  await writeFields(tx, owner, { id, fields: tool.fields });
  await writeVector(tx, owner, { id, embedding: tool.embedding });
  return { id };
}

export async function placesOf(db: Kysely<Tables>, spaceId: string, limit: ToolLimit): Promise<Places> {
  const { used } = await db
    .selectFrom('parley_tools')
    .select((row) => row.fn.countAll<string | number>().as('used'))
    .where('space_id', '=', spaceId)
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom('parley_subscriptions')
    .select(['plan_type', 'max_tools'])
    .where('space_id', '=', spaceId)
    .where(sql<boolean>`active`)
    .executeTakeFirst();
  const plan = planNames.find((name) => name === subscription?.plan_type);
  const most = plan && subscription ? subscription.max_tools : tiers.free;
  return { used: Number(used), most: limit === 'none' ? null : most, plan: plan ?? 'free' };
}

export function sourceColumns({ connectionId, connectionName, projectRef, dialect }: ToolSource) {
  return {
    connection_id: connectionId,
    connection_name: connectionName,
    project_ref: projectRef,
    dialect,
  };
}

export function contentColumns({ name, description, type, tables }: ToolContent) {
  return { name, description, type, affected_tables: JSON.stringify(tables) };
}

export async function writeVersion(
  tx: Transaction<Tables>,
  { id, version }: { id: string; version: number },
  { name, description, sql: query, parameters, statement }: ToolContent,
): Promise<void> {
  await tx
    .insertInto('parley_tool_versions')
    .values({
      tool_id: id,
      version,
      name,
      description,
      sql_query: query,
      parameters: JSON.stringify(parameters),
      statement,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Puts these in place of what was there. */
export async function writeFields(
  tx: Transaction<Tables>,
  owner: Owner,
  { id, fields }: { id: string; fields: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('parley_tool_fields')
    .where('space_id', '=', owner.id)
    .where('tool_id', '=', id)
    .execute();
  if (fields.length === 0) return;
  const rows = fields.map((field, position) => {
    const point = field.lastIndexOf('.');
    return {
      tool_id: id,
      position,
      ...ownedBy(owner),
      table_name: field.slice(0, Math.max(point, 0)),
      column_name: field.slice(point + 1),
    };
  });
  await tx.insertInto('parley_tool_fields').values(rows).execute();
}

export async function writeVector(
  db: Kysely<Tables>,
  owner: Owner,
  { id, embedding }: { id: string; embedding: ToolVector },
): Promise<void> {
  const { model, textHash, vector } = embedding;
  const change = {
    model,
    dimensions: vector.length,
    text_hash: textHash,
    vector: bytesOf(vector),
    created_at: new Date().toISOString(),
  };
  await db
    .insertInto('parley_tool_embeddings')
    .values({ tool_id: id, ...ownedBy(owner), ...change })
    .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(change))
    .execute();
}

/** What agents call a tool by: its name in letters that every protocol takes, and when it was made. */
async function systemName(
  tx: Transaction<Tables>,
  owner: Owner,
  { name, now }: { name: string; now: number },
): Promise<string> {
  const stem = plainName(name);
  for (let time = now; ; time += 1) {
    const candidate = `${stem}_${time}`;
    const taken = await tx
      .selectFrom('parley_tools')
      .select('id')
      // No tool of theirs has it in another space either: a constraint of the first stores says so.
      .where((row) => row.or({ space_id: owner.id, profile_id: owner.personId }))
      .where('system_name', '=', candidate)
      .executeTakeFirst();
    if (!taken) return candidate;
  }
}

const longestStem = 40;

function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestStem)
    .replaceAll(/^_+|_+$/g, '');
  return plain || 'tool';
}

/** Nobody is told apart in a personal space: a parameter that is filled from its person would be a constant. */
export function assertBindable(
  { id, personId }: Owner,
  { parameters }: Pick<ToolContent, 'parameters'>,
): void {
  const bound = id === personId ? parameters.find(({ boundTo }) => boundTo !== undefined) : undefined;
  if (!bound) return;
  const message = rowRuleMessages.boundPersonal(bound.name);
  throw new ParleyError('invalid_input', { message, fields: { parameters: message } });
}
