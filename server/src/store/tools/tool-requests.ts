import { randomUUID } from 'node:crypto';
import type { ToolRequest } from '@parley/contract/spaces/tool-requests';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

type NewWish = { question: string; connectionId: string };

/** Questions that askers want a tool for. */
export type ToolRequests = {
  /** Those that are not done, the oldest first. */
  open(spaceId: string): Promise<ToolRequest[]>;
  /** The same question of the same person is one wish. */
  add(owner: Owner, wish: NewWish): Promise<void>;
  /** False when there is no such open wish in this space. */
  markDone(owner: Owner, id: string): Promise<boolean>;
};

export function toolRequests(db: Kysely<Tables>): ToolRequests {
  const open = (spaceId: string) =>
    db
      .selectFrom('parley_tool_wishes as wish')
      .leftJoin('parley_connections as connection', 'connection.id', 'wish.connection_id')
      .select(['wish.id', 'wish.question', 'wish.user_email', 'wish.connection_id', 'wish.created_at'])
      .select('connection.name as connection_name')
      .where('wish.space_id', '=', spaceId)
      .where('wish.done_at', 'is', null);
  return {
    open: async (spaceId) => {
      const rows = await open(spaceId).orderBy('wish.created_at').orderBy('wish.id').execute();
      return rows.map((row) => ({
        id: row.id,
        question: row.question,
        by: row.user_email,
        connectionId: row.connection_id,
        connectionName: row.connection_name,
        createdAt: isoText(row.created_at),
      }));
    },
    add: async (owner, { question, connectionId: connection_id }) => {
      const known = await open(owner.id)
        .where('wish.profile_id', '=', owner.personId)
        .where('wish.question', '=', question)
        .executeTakeFirst();
      if (known) return;
      const row = { id: randomUUID(), ...ownedBy(owner), connection_id, question };
      await db
        .insertInto('parley_tool_wishes')
        .values({ ...row, created_at: new Date().toISOString(), done_at: null, done_by: null })
        .execute();
    },
    markDone: async (owner, id) => {
      const { numUpdatedRows } = await db
        .updateTable('parley_tool_wishes')
        .set({ done_at: new Date().toISOString(), done_by: owner.email })
        .where('space_id', '=', owner.id)
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
