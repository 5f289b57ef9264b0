import { randomUUID } from 'node:crypto';
import { type Invitation, invitableRoles, spaceLimits } from '@parley/contract/spaces/space-api';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Account, type Owner, ownedBy } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import type { FoundInvitation } from '../found-invitation.ts';
import { lockSpace } from './members.ts';

export type NewInvitation = Pick<Invitation, 'role' | 'email' | 'expiresAt'> & { hash: string };
export type Invitations = {
  /** Those that have not ended, the newest first. */
  list(spaceId: string): Promise<Invitation[]>;
  add(owner: Owner, invitation: NewInvitation): Promise<Invitation>;
  remove(spaceId: string, id: string): Promise<boolean>;
  /** By what is kept of its link; null when it was used, revoked or has ended. */
  find(hash: string): Promise<FoundInvitation | null>;
  /**
   * Uses it up. Whoever is a member already stays what they are. `over`: somebody else was first. `full`: the space has
   * as many members as it may have, and the invitation stays.
   */
  accept(hash: string, person: Account): Promise<'joined' | 'over' | 'full'>;
  sweep(now: number): Promise<void>;
};

export function invitations(db: Kysely<Tables>): Invitations {
  const now = () => new Date().toISOString();
  return {
    list: async (spaceId) => {
      const rows = await db
        .selectFrom('parley_invitations')
        .selectAll()
        .where('space_id', '=', spaceId)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toEntity);
    },
    add: async (owner, { role, email, expiresAt, hash }) => {
      const dates = { expires_at: expiresAt, created_at: now() };
      const row = { id: randomUUID(), ...ownedBy(owner), hash, role, email, ...dates };
      await db.insertInto('parley_invitations').values(row).execute();
      return toEntity(row);
    },
    remove: async (spaceId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('parley_invitations')
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    find: async (hash) => {
      const row = await db
        .selectFrom('parley_invitations as invitation')
        .innerJoin('parley_spaces as space', 'space.id', 'invitation.space_id')
        .selectAll('invitation')
        .select('space.name as space_name')
        .where('invitation.hash', '=', hash)
        .where('invitation.expires_at', '>', now())
        .executeTakeFirst();
      return row ? { ...toEntity(row), spaceId: row.space_id, spaceName: row.space_name } : null;
    },
    accept: (hash, person) =>
      db.transaction().execute(async (tx) => {
        const found = await tx
          .selectFrom('parley_invitations')
          .select('space_id')
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (!found) return 'over';
        if (await isFull(tx, found.space_id, person)) return 'full';
        const taken = await tx
          .deleteFrom('parley_invitations')
          .where('hash', '=', hash)
          .where('expires_at', '>', now())
          .returning(['space_id', 'role'])
          .executeTakeFirst();
        if (!taken) return 'over';
        await tx
          .insertInto('parley_members')
          .values({ ...taken, profile_id: person.id, created_at: now() })
          .onConflict((conflict) => conflict.columns(['space_id', 'profile_id']).doNothing())
          .execute();
        return 'joined';
      }),
    sweep: async (at) => {
      await db
        .deleteFrom('parley_invitations')
        .where('expires_at', '<', new Date(at).toISOString())
        .execute();
    },
  };
}

/** The space's row is locked first: of two who join at once, both are counted. */
async function isFull(tx: Transaction<Tables>, spaceId: string, { id }: Account): Promise<boolean> {
  await lockSpace(tx, spaceId);
  const { members } = await tx
    .selectFrom('parley_members')
    .select((row) => row.fn.countAll().as('members'))
    .where('space_id', '=', spaceId)
    .where('profile_id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(members) >= spaceLimits.members;
}

type Row = Selectable<Tables['parley_invitations']>;

function toEntity(row: Pick<Row, 'id' | 'role' | 'email' | 'user_email' | 'expires_at'>): Invitation {
  return {
    id: row.id,
    role: parseEnumText(invitableRoles, row.role),
    email: row.email,
    invitedBy: row.user_email,
    expiresAt: isoText(row.expires_at),
  };
}
