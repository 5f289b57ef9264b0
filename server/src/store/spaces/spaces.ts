import { randomUUID } from 'node:crypto';
import { type SpaceRole, type SpaceSummary, spaceRoles } from '@parley/contract/spaces/roles';
import type { Kysely } from 'kysely';
import { oneOf } from '../database/one-of.ts';
import type { Tables } from '../database/tables.ts';

/** Shared spaces. Of personal ones there is nothing to ask: each has the id of its person. */
export type Spaces = {
  /** With this person as its owner. */
  add(personId: string, name: string): Promise<SpaceSummary>;
  /** null for whoever is no member. */
  roleOf(spaceId: string, personId: string): Promise<SpaceRole | null>;
  /** Those that a person belongs to, by name. */
  ofPerson(personId: string): Promise<SpaceSummary[]>;
};

export function spaces(db: Kysely<Tables>): Spaces {
  return {
    add: (personId, name) =>
      db.transaction().execute(async (tx) => {
        const id = randomUUID();
        const now = new Date().toISOString();
        const dates = { created_at: now, updated_at: now };
        await tx
          .insertInto('parley_spaces')
          .values({ id, kind: 'shared', name, ...dates })
          .execute();
        const member = { space_id: id, profile_id: personId, role: 'owner', created_at: now };
        await tx.insertInto('parley_members').values(member).execute();
        return { id, kind: 'shared', name, role: 'owner' };
      }),
    roleOf: async (spaceId, personId) => {
      const row = await db
        .selectFrom('parley_members')
        .select('role')
        .where('space_id', '=', spaceId)
        .where('profile_id', '=', personId)
        .executeTakeFirst();
      return row ? oneOf(spaceRoles, row.role) : null;
    },
    ofPerson: async (personId) => {
      const rows = await db
        .selectFrom('parley_members as member')
        .innerJoin('parley_spaces as space', 'space.id', 'member.space_id')
        .select(['space.id', 'space.name', 'member.role'])
        .where('member.profile_id', '=', personId)
        .orderBy('space.name')
        .orderBy('space.id')
        .execute();
      return rows.map(({ id, name, role }) => ({ id, kind: 'shared', name, role: oneOf(spaceRoles, role) }));
    },
  };
}
