import { mayDo, type SpaceRole, spaceRoles } from '@parley/contract/spaces/roles';
import { type ShownMember, spaceEventNames } from '@parley/contract/spaces/space-api';
import { type Kysely, sql, type Transaction } from 'kysely';
import { tablesWithPersonalData } from '../accounts/tables-with-personal-data.ts';
import type { Account } from '../acting-member.ts';
import { inheritedUpload } from '../connections/uploads.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import type { Changed } from '../space-change-outcomes.ts';
import { addEvent } from './space-events.ts';

type Place = { spaceId: string; personId: string };
/** Who belongs to shared spaces. */
export type Members = {
  /** By role, then by when they came. */
  list(spaceId: string): Promise<ShownMember[]>;
  setRole(place: Place, role: SpaceRole): Promise<Changed>;
  /** With the tokens, invitations and links to answers that they made for the space. What else they made there stays with it. */
  remove(place: Place): Promise<Changed>;
  /** Spaces that nobody else belongs to. */
  aloneIn(personId: string): Promise<string[]>;
  /**
   * Takes a person out of every space, because their account is to be deleted: somebody else owns what they made, also
   * where they are no member any more, and the space where they were its last owner.
   */
  handOver(person: Account): Promise<void>;
};

export function members(db: Kysely<Tables>): Members {
  return {
    list: (spaceId) => list(db, spaceId),
    setRole: (place, role) =>
      changing(db, place, { isStillOwner: role === 'owner' }, async (tx) => {
        await ofPlace(tx.updateTable('parley_members').set({ role }), place).execute();
        if (!mayDo(role, 'manage-people')) await removeInvitations(tx, place);
        if (!mayDo(role, 'share')) await removeSharedAnswers(tx, place);
      }),
    remove: (place) => changing(db, place, { isStillOwner: false }, (tx) => remove(tx, place)),
    aloneIn: async (personId) => {
      const rows = await db
        .selectFrom('parley_members')
        .select('space_id')
        .groupBy('space_id')
        .having((row) => row.fn.countAll(), '=', 1)
        .having((row) => row.fn.min('profile_id'), '=', personId)
        .execute();
      return rows.map(({ space_id }) => space_id);
    },
    handOver: async (person) => {
      for (const spaceId of await spacesWithRowsOf(db, person.id)) {
        await db.transaction().execute((tx) => passOn(tx, person, spaceId));
      }
    },
  };
}

type Filtered<Q> = { where(column: 'space_id' | 'profile_id', operator: '=', value: string): Q };

function ofPlace<Q extends Filtered<Q>>(query: Q, { spaceId, personId }: Place): Q {
  return query.where('space_id', '=', spaceId).where('profile_id', '=', personId);
}

async function list(db: Kysely<Tables>, spaceId: string): Promise<ShownMember[]> {
  const rows = await db
    .selectFrom('parley_members as member')
    .innerJoin('parley_profiles as profile', 'profile.id', 'member.profile_id')
    .select(['profile.id', 'profile.name', 'profile.email', 'member.role', 'member.created_at'])
    .where('member.space_id', '=', spaceId)
    .orderBy('member.created_at')
    .orderBy('profile.id')
    .execute();
  const shown = rows.map(({ created_at, role, ...person }) => ({
    ...person,
    role: parseEnumText(spaceRoles, role),
    joinedAt: isoText(created_at),
  }));
  return shown.toSorted((a, b) => spaceRoles.indexOf(a.role) - spaceRoles.indexOf(b.role));
}

/** The space's row is locked first: of two owners who leave at once, one stays. */
function changing(
  db: Kysely<Tables>,
  place: Place,
  { isStillOwner }: { isStillOwner: boolean },
  change: (tx: Transaction<Tables>) => Promise<void>,
): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    await lockSpace(tx, place.spaceId);
    const all = await list(tx, place.spaceId);
    const member = all.find(({ id }) => id === place.personId);
    if (!member) return 'not-found';
    const owners = all.filter(({ role }) => role === 'owner').length;
    if (member.role === 'owner' && !isStillOwner && owners === 1) return 'last-owner';
    await change(tx);
    return 'done';
  });
}

export const lockSpace = (tx: Transaction<Tables>, spaceId: string) =>
  tx
    .updateTable('parley_spaces')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', spaceId)
    .execute();

/** Those that they belong to, and those where something says that they made it. */
async function spacesWithRowsOf(db: Kysely<Tables>, personId: string): Promise<Set<string>> {
  const tables = ['parley_members', ...spaceTables];
  const found = await Promise.all(
    tables.map((table) =>
      sql<{ space_id: string }>`select distinct space_id from ${sql.table(table)}
        where profile_id = ${personId} and space_id <> ${personId}`.execute(db),
    ),
  );
  return new Set(found.flatMap(({ rows }) => rows.map(({ space_id }) => space_id)));
}

/** Whoever is sent away, or may invite nobody any more, must not come back by a link of their own. */
async function removeInvitations(tx: Transaction<Tables>, place: Place): Promise<void> {
  await ofPlace(tx.deleteFrom('parley_invitations'), place).execute();
}

/** What somebody showed others is theirs to show only while they belong to the space. */
async function removeSharedAnswers(tx: Transaction<Tables>, place: Place): Promise<void> {
  await ofPlace(tx.deleteFrom('parley_shared_answers'), place).execute();
}

async function remove(tx: Transaction<Tables>, place: Place): Promise<void> {
  await removeSharedAnswers(tx, place);
  await removeInvitations(tx, place);
  await ofPlace(tx.deleteFrom('parley_access_tokens'), place).execute();
  await ofPlace(tx.deleteFrom('parley_agent_codes'), place).execute();
  await ofPlace(tx.deleteFrom('parley_members'), place).execute();
}

async function passOn(
  tx: Transaction<Tables>,
  { id: personId, email }: Account,
  spaceId: string,
): Promise<void> {
  const place = { spaceId, personId };
  await lockSpace(tx, spaceId);
  const all = await list(tx, spaceId);
  const [heir] = all.filter(({ id }) => id !== personId);
  const isMember = all.some(({ id }) => id === personId);
  if (isMember) await addEvent(tx, { spaceId, person: email, route: spaceEventNames.accountDeleted });
  if (heir) {
    if (heir.role !== 'owner') {
      const first = { spaceId, personId: heir.id };
      await ofPlace(tx.updateTable('parley_members').set({ role: 'owner' }), first).execute();
      await addEvent(tx, { spaceId, person: heir.email, route: spaceEventNames.ownershipPassed });
    }
    await giveRows(tx, place, heir);
  }
  await remove(tx, place);
}

/** What a space has says who made it; nobody's account may take it along. */
const spaceTables = tablesWithPersonalData
  .filter(({ owner }) => owner === 'space_id')
  .map(({ table }) => table);

async function giveRows(tx: Transaction<Tables>, { spaceId, personId }: Place, heir: Account): Promise<void> {
  for (const table of spaceTables) {
    // Files that were inherited are nobody's: they would take the heir's own room for uploads.
    const email = table === 'parley_uploads' ? inheritedUpload : heir.email;
    await sql`update ${sql.table(table)} set profile_id = ${heir.id}, user_email = ${email}
      where space_id = ${spaceId} and profile_id = ${personId}`.execute(tx);
  }
}
