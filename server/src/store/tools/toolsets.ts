import { randomUUID } from 'node:crypto';
import type { Toolset } from '@parley/contract/agent-access';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';
import type { ToolsetContent } from '../toolset-content-type.ts';

export type Toolsets = {
  list(spaceId: string): Promise<Toolset[]>;
  /** `null` when the owner has another of that name. */
  add(owner: Owner, content: ToolsetContent): Promise<string | null>;
  /** 'gone' when there is no such set of this owner, 'taken' when another one has that name. */
  change(owner: Owner, id: string, content: ToolsetContent): Promise<'done' | 'gone' | 'taken'>;
  remove(spaceId: string, id: string): Promise<boolean>;
  /** Changes whenever the sets of an owner or the sources behind them change. */
  stamp(spaceId: string): Promise<string>;
};

export function toolsets(db: Kysely<Tables>): Toolsets {
  return {
    list: (spaceId) => list(db, spaceId),
    add: (owner, content) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .insertInto('parley_toolsets')
          .values({
            id: randomUUID(),
            ...ownedBy(owner),
            ...columnsOf(content),
          })
          .onConflict((conflict) => conflict.columns(['space_id', 'name']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (row) await fill(tx, owner, { id: row.id, ...content });
        return row?.id ?? null;
      }),
    change: (owner, id, content) =>
      db.transaction().execute(async (tx) => {
        const sets = await tx
          .selectFrom('parley_toolsets')
          .select(['id', 'name'])
          .where('space_id', '=', owner.id)
          .execute();
        if (!sets.some((set) => set.id === id)) return 'gone';
        if (sets.some((set) => set.id !== id && set.name === content.name)) return 'taken';
        await tx
          .updateTable('parley_toolsets')
          .set(columnsOf(content))
          .where('space_id', '=', owner.id)
          .where('id', '=', id)
          .execute();
        await fill(tx, owner, { id, ...content });
        return 'done';
      }),
    remove: async (spaceId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_toolsets')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    stamp: (spaceId) => stamp(db, spaceId),
  };
}

async function stamp(db: Kysely<Tables>, spaceId: string): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select count(*) from parley_toolsets where space_id = ${spaceId}) as sets,
      (select max(updated_at) from parley_toolsets where space_id = ${spaceId}) as changed,
      (select count(*) from parley_connections where space_id = ${spaceId}) as sources,
      (select sum(version) from parley_connections where space_id = ${spaceId}) as edits,
      (select max(created_at) from parley_connections where space_id = ${spaceId}) as added
  `.execute(db);
  return JSON.stringify(rows[0]);
}

async function list(db: Kysely<Tables>, spaceId: string): Promise<Toolset[]> {
  const sets = await db
    .selectFrom('parley_toolsets')
    .select(['id', 'name', 'description', 'updated_at'])
    .where('space_id', '=', spaceId)
    .orderBy('name')
    .execute();
  const members = await db
    .selectFrom('parley_toolset_tools')
    .innerJoin('parley_toolsets', 'parley_toolsets.id', 'parley_toolset_tools.toolset_id')
    .select(['toolset_id', 'tool_id'])
    .where('parley_toolsets.space_id', '=', spaceId)
    .orderBy('tool_id')
    .execute();
  const membersOf = Map.groupBy(members, ({ toolset_id }) => toolset_id);
  return sets.map(({ updated_at, ...set }) => ({
    ...set,
    toolIds: (membersOf.get(set.id) ?? []).map(({ tool_id }) => tool_id),
    updatedAt: isoText(updated_at),
  }));
}

function columnsOf({ name, description }: ToolsetContent) {
  return { name, description, updated_at: new Date().toISOString() };
}

type Filled = { id: string; toolIds: readonly string[] };

/** Only tools of the same owner: an id of somebody else's tool is no member. */
async function fill(
  tx: Transaction<Tables>,
  owner: Owner,
  { id: toolsetId, toolIds }: Filled,
): Promise<void> {
  await tx.deleteFrom('parley_toolset_tools').where('toolset_id', '=', toolsetId).execute();
  if (toolIds.length === 0) return;
  const own = await tx
    .selectFrom('parley_tools')
    .select('id')
    .where('space_id', '=', owner.id)
    .where('id', 'in', [...toolIds])
    .execute();
  if (own.length === 0) return;
  await tx
    .insertInto('parley_toolset_tools')
    .values(own.map(({ id }) => ({ toolset_id: toolsetId, tool_id: id })))
    .execute();
}
