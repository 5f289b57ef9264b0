import { randomUUID } from 'node:crypto';
import { type SpaceRole, type SpaceSummary, spaceRoles } from '@parley/contract/spaces/roles';
import type { Kysely } from 'kysely';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import { removeRecordsOfSpace } from '../execution-records/remove-records.ts';
import { withLongTimeout } from '../statement-timeout.ts';

export type RoleInSpace = { role: SpaceRole; showsSql: boolean };

/** Shared spaces. Of personal ones there is nothing to ask: each has the id of its person. */
export type Spaces = {
  /** With this person as its owner. */
  add(personId: string, name: string): Promise<SpaceSummary>;
  /** null for whoever is no member. */
  roleOf(spaceId: string, personId: string): Promise<RoleInSpace | null>;
  change(id: string, to: { name?: string | undefined; showsSql?: boolean | undefined }): Promise<void>;
  /** With everything in it. */
  remove(id: string): Promise<void>;
  /** Those that a person belongs to, by name. */
  ofPerson(personId: string): Promise<SpaceSummary[]>;
};

type Filtered<Q> = { where(column: 'id' | 'kind', operator: '=', value: string): Q };

/** A personal space is never renamed, and goes only with its account. */
const shared = <Q extends Filtered<Q>>(query: Q, id: string): Q =>
  query.where('kind', '=', 'shared').where('id', '=', id);

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
        return { id, kind: 'shared', name, role: 'owner', showsSql: false };
      }),
    roleOf: async (spaceId, personId) => {
      const row = await db
        .selectFrom('parley_members as member')
        .innerJoin('parley_spaces as space', 'space.id', 'member.space_id')
        .select(['member.role', 'space.shows_sql'])
        .where('member.space_id', '=', spaceId)
        .where('member.profile_id', '=', personId)
        .executeTakeFirst();
      return row ? { role: parseEnumText(spaceRoles, row.role), showsSql: Boolean(row.shows_sql) } : null;
    },
    change: async (id, { name, showsSql }) => {
      const change = {
        ...(name !== undefined && { name }),
        ...(showsSql !== undefined && { shows_sql: showsSql }),
        updated_at: new Date().toISOString(),
      };
      await shared(db.updateTable('parley_spaces').set(change), id).execute();
    },
    remove: (id) =>
      // Records may be very many; the foreign keys delete the rest in one statement.
      withLongTimeout(async () => {
        const space = await shared(db.selectFrom('parley_spaces').select('id'), id).executeTakeFirst();
        if (space) await removeRecordsOfSpace(db, id);
        await shared(db.deleteFrom('parley_spaces'), id).execute();
      }),
    ofPerson: async (personId) => {
      const rows = await db
        .selectFrom('parley_members as member')
        .innerJoin('parley_spaces as space', 'space.id', 'member.space_id')
        .select(['space.id', 'space.name', 'space.shows_sql', 'member.role'])
        .where('member.profile_id', '=', personId)
        .orderBy('space.name')
        .orderBy('space.id')
        .execute();
      return rows.map(({ id, name, role, shows_sql }) => ({
        id,
        kind: 'shared',
        name,
        role: parseEnumText(spaceRoles, role),
        showsSql: Boolean(shows_sql),
      }));
    },
  };
}
