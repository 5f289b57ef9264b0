import { randomUUID } from 'node:crypto';
import type { Conversation } from '@parley/contract/ask';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import type { Tables } from '../database/table-types.ts';

export type Conversations = {
  /** The one last spoken in first. */
  list(owner: Owner): Promise<Conversation[]>;
  find(owner: Owner, id: string): Promise<Conversation | null>;
  add(owner: Owner, conversation: { title: string; connectionId: string }): Promise<Conversation>;
  /** Brings it to the front, and names it by its first question where it has no name. */
  touch(owner: Owner, id: string, title: string): Promise<void>;
  remove(owner: Owner, id: string): Promise<boolean>;
};

export function conversations(db: Kysely<Tables>): Conversations {
  const ofOwner = (owner: Owner) =>
    db
      .selectFrom('parley_conversations')
      .selectAll()
      .where('space_id', '=', owner.id)
      .where('profile_id', '=', owner.personId);
  const find = async (owner: Owner, id: string) => {
    const row = await ofOwner(owner).where('id', '=', id).executeTakeFirst();
    return row ? toEntity(row) : null;
  };
  return {
    list: async (owner) => {
      const rows = await ofOwner(owner).orderBy('updated_at', 'desc').orderBy('id').limit(200).execute();
      return rows.map(toEntity);
    },
    find,
    add: async (owner, { title, connectionId }) => {
      const now = new Date().toISOString();
      const row = {
        id: randomUUID(),
        ...ownedBy(owner),
        title,
        connection_id: connectionId,
        created_at: now,
        updated_at: now,
      };
      await db.insertInto('parley_conversations').values(row).execute();
      return toEntity(row);
    },
    touch: async (owner, id, title) => {
      await db
        .updateTable('parley_conversations')
        .set(({ eb, ref }) => ({
          updated_at: new Date().toISOString(),
          title: eb.case().when('title', '=', '').then(title).else(ref('title')).end(),
        }))
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .execute();
    },
    remove: async (owner, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_conversations')
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toEntity(row: Selectable<Tables['parley_conversations']>): Conversation {
  return {
    id: row.id,
    title: row.title,
    connectionId: row.connection_id,
    updatedAt: isoText(row.updated_at),
  };
}
