import { randomUUID } from 'node:crypto';
import type { Conversation } from '@parley/contract/ask';
import type { Kysely, Selectable } from 'kysely';
import { isoText } from '../database/columns.ts';
import type { Tables } from '../database/tables.ts';
import type { Owner } from '../owner.ts';

export type Conversations = {
  /** The one last spoken in first. */
  list(profileId: string): Promise<Conversation[]>;
  find(profileId: string, id: string): Promise<Conversation | null>;
  add(owner: Owner, conversation: { title: string; connectionId: string }): Promise<Conversation>;
  /** Brings it to the front, and names it by its first question where it has no name. */
  touch(profileId: string, id: string, title: string): Promise<void>;
  remove(profileId: string, id: string): Promise<boolean>;
};

export function conversations(db: Kysely<Tables>): Conversations {
  const ofOwner = (profileId: string) =>
    db.selectFrom('parley_conversations').selectAll().where('profile_id', '=', profileId);
  const find = async (profileId: string, id: string) => {
    const row = await ofOwner(profileId).where('id', '=', id).executeTakeFirst();
    return row ? toEntity(row) : null;
  };
  return {
    list: async (profileId) => {
      const rows = await ofOwner(profileId).orderBy('updated_at', 'desc').orderBy('id').limit(200).execute();
      return rows.map(toEntity);
    },
    find,
    add: async (owner, { title, connectionId }) => {
      const now = new Date().toISOString();
      const row = {
        id: randomUUID(),
        profile_id: owner.id,
        user_email: owner.email,
        title,
        connection_id: connectionId,
        created_at: now,
        updated_at: now,
      };
      await db.insertInto('parley_conversations').values(row).execute();
      return toEntity(row);
    },
    touch: async (profileId, id, title) => {
      await db
        .updateTable('parley_conversations')
        .set(({ eb, ref }) => ({
          updated_at: new Date().toISOString(),
          title: eb.case().when('title', '=', '').then(title).else(ref('title')).end(),
        }))
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .execute();
    },
    remove: async (profileId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_conversations')
        .where('profile_id', '=', profileId)
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
