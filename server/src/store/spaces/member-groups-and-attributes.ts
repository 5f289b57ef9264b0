import { randomUUID } from 'node:crypto';
import type { AttributeChange, Group, MemberAttribute } from '@parley/contract/spaces/row-rules-and-groups';
import type { Kysely, Transaction } from 'kysely';
import { type KnownOfMember, type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { lockSpace } from './members.ts';

/** Groups and attributes of the members of shared spaces. They end with the membership, by their foreign keys. */
export type MemberGroupsAndAttributes = {
  /** By name. */
  list(spaceId: string): Promise<Group[]>;
  /** null: there is one of this name. */
  add(owner: Owner, name: string): Promise<Group | null>;
  rename(spaceId: string, id: string, name: string): Promise<'done' | 'not-found' | 'taken'>;
  remove(spaceId: string, id: string): Promise<boolean>;
  /** Exactly these are in it from now on. */
  setMembers(spaceId: string, id: string, personIds: readonly string[]): Promise<SetMembers>;
  /** By person and name. */
  attributes(spaceId: string): Promise<MemberAttribute[]>;
  changeAttributes(place: Place, changes: readonly AttributeChange[]): Promise<'done' | 'not-a-member'>;
  knownOf(place: Place): Promise<KnownOfMember>;
};

export type SetMembers = 'done' | 'not-found' | 'not-members';
type Place = { spaceId: string; personId: string };

export function memberGroupsAndAttributes(db: Kysely<Tables>): MemberGroupsAndAttributes {
  return {
    list: (spaceId) => list(db, spaceId),
    add: (owner, name) => db.transaction().execute((tx) => add(tx, owner, name)),
    rename: (spaceId, id, name) =>
      db.transaction().execute(async (tx) => {
        const all = await locked(tx, spaceId);
        if (!all.some((one) => one.id === id)) return 'not-found';
        if (all.some((one) => one.id !== id && one.name === name)) return 'taken';
        await ofSpace(tx.updateTable('parley_groups').set({ name }), spaceId).where('id', '=', id).execute();
        return 'done';
      }),
    remove: async (spaceId, id) => {
      const { numDeletedRows } = await ofSpace(db.deleteFrom('parley_groups'), spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    setMembers: (spaceId, id, personIds) =>
      db.transaction().execute((tx) => setMembers(tx, { spaceId, id, personIds: [...new Set(personIds)] })),
    attributes: async (spaceId) => {
      const rows = await ofSpace(db.selectFrom('parley_member_attributes').selectAll(), spaceId)
        .orderBy('profile_id')
        .orderBy('name')
        .execute();
      return rows.map(({ profile_id: personId, name, value }) => ({ personId, name, value }));
    },
    changeAttributes: (place, changes) =>
      db.transaction().execute((tx) => changeAttributes(tx, place, changes)),
    knownOf: (place) => knownOf(db, place),
  };
}

type Filtered<Q> = { where(column: 'space_id', operator: '=', value: string): Q };

function ofSpace<Q extends Filtered<Q>>(query: Q, spaceId: string): Q {
  return query.where('space_id', '=', spaceId);
}

async function list(db: Kysely<Tables>, spaceId: string): Promise<Group[]> {
  const rows = await ofSpace(db.selectFrom('parley_groups').select(['id', 'name']), spaceId)
    .orderBy('name')
    .execute();
  const members = await ofSpace(
    db.selectFrom('parley_group_members').select(['group_id', 'profile_id']),
    spaceId,
  )
    .orderBy('profile_id')
    .execute();
  const of = Map.groupBy(members, ({ group_id }) => group_id);
  return rows.map(({ id, name }) => ({
    id,
    name,
    personIds: (of.get(id) ?? []).map(({ profile_id }) => profile_id),
  }));
}

/** Two that take the same name at once become one, whichever engine keeps them. */
async function locked(tx: Transaction<Tables>, spaceId: string): Promise<Group[]> {
  await lockSpace(tx, spaceId);
  return list(tx, spaceId);
}

async function add(tx: Transaction<Tables>, owner: Owner, name: string): Promise<Group | null> {
  if ((await locked(tx, owner.id)).some((one) => one.name === name)) return null;
  const id = randomUUID();
  const row = { id, ...ownedBy(owner), name, created_at: new Date().toISOString() };
  await tx.insertInto('parley_groups').values(row).execute();
  return { id, name, personIds: [] };
}

type Membership = { spaceId: string; id: string; personIds: readonly string[] };

async function setMembers(
  tx: Transaction<Tables>,
  { spaceId, id, personIds }: Membership,
): Promise<SetMembers> {
  if (!(await locked(tx, spaceId)).some((one) => one.id === id)) return 'not-found';
  const members = await ofSpace(tx.selectFrom('parley_members').select('profile_id'), spaceId).execute();
  const known = new Set(members.map(({ profile_id }) => profile_id));
  if (personIds.some((personId) => !known.has(personId))) return 'not-members';
  await ofSpace(tx.deleteFrom('parley_group_members'), spaceId).where('group_id', '=', id).execute();
  for (const profile_id of personIds) {
    await tx
      .insertInto('parley_group_members')
      .values({ group_id: id, space_id: spaceId, profile_id })
      .execute();
  }
  return 'done';
}

async function changeAttributes(
  tx: Transaction<Tables>,
  { spaceId, personId }: Place,
  changes: readonly AttributeChange[],
): Promise<'done' | 'not-a-member'> {
  await lockSpace(tx, spaceId);
  const member = await ofSpace(tx.selectFrom('parley_members').select('profile_id'), spaceId)
    .where('profile_id', '=', personId)
    .executeTakeFirst();
  if (!member) return 'not-a-member';
  for (const { name, value } of changes) {
    await ofSpace(tx.deleteFrom('parley_member_attributes'), spaceId)
      .where('profile_id', '=', personId)
      .where('name', '=', name)
      .execute();
    if (value === null) continue;
    const row = {
      space_id: spaceId,
      profile_id: personId,
      name,
      value,
      created_at: new Date().toISOString(),
    };
    await tx.insertInto('parley_member_attributes').values(row).execute();
  }
  return 'done';
}

async function knownOf(db: Kysely<Tables>, { spaceId, personId }: Place): Promise<KnownOfMember> {
  const named = await db
    .selectFrom('parley_group_members as member')
    .innerJoin('parley_groups as one', 'one.id', 'member.group_id')
    .select('one.name')
    .where('member.space_id', '=', spaceId)
    .where('one.space_id', '=', spaceId)
    .where('member.profile_id', '=', personId)
    .orderBy('one.name')
    .execute();
  const attributes = await ofSpace(
    db.selectFrom('parley_member_attributes').select(['name', 'value']),
    spaceId,
  )
    .where('profile_id', '=', personId)
    .execute();
  return {
    groups: named.map(({ name }) => name),
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  };
}
