import { randomUUID } from 'node:crypto';
import type { SpaceRole } from '@parley/contract/spaces/roles';
import type { Owner } from '../../server/src/store/acting-member.ts';
import { withLongTimeout } from '../../server/src/store/statement-timeout.ts';
import { openStore, type Store } from '../../server/src/store/store.ts';
import { insertTool } from '../../server/src/store/tools/insert-tool.ts';
import { addPerson, addShop } from '../../server/testing/stored-person.ts';
import { numberedTool } from './numbered-tools.ts';

const teamSize = { members: 1_000, spaces: 100, tools: 5_000, toolsOfAsked: 500 };

type Place = { dataDir: string; databaseUrl: string | undefined };
type Asked = { owner: Owner; connectionId: string };

/** Opens the store of a server that is not running. */
export async function fillStore(place: Place, fill: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ ...place, onIdleError: () => undefined, toolLimit: 'none' });
  try {
    await withLongTimeout(() => fill(store));
  } finally {
    await store.close();
  }
}

/** The tools of the space that is asked; published, so that askers see them in a shared one. */
export async function addToolsOfAsked(store: Store, { owner, connectionId }: Asked): Promise<void> {
  await addTools(store, { owner, connectionId }, teamSize.toolsOfAsked);
}

/**
 * A company around one space that everybody belongs to: the other spaces are teams of ten to fifty people, with tools of
 * their own on a connection of their own.
 */
export async function addCompany(store: Store, { spaceId, member }: { spaceId: string; member: Owner }) {
  const people = await addPeople(store, teamSize.members - 2);
  await addMembers(store, spaceId, [member, ...people]);
  await addAttributes(store, spaceId, people);
  const teams = teamSize.spaces - 1;
  const left = teamSize.tools - teamSize.toolsOfAsked;
  for (let team = 0; team < teams; team += 1) {
    const first = (team * 37) % (people.length - 50);
    const [lead, ...others] = people.slice(first, first + 10 + (team % 41));
    if (!lead) throw new Error('There are fewer people than a team has.');
    const { id } = await store.spaces.add(lead.id, `Team ${team}`);
    await addMembers(store, id, team % 10 === 0 ? [member, ...others] : others);
    const owner = { ...lead, id, personId: lead.id };
    const connectionId = await addShop(store, owner);
    const count = Math.floor(((team + 1) * left) / teams) - Math.floor((team * left) / teams);
    await addTools(store, { owner, connectionId }, count);
  }
}

export async function addPeople(store: Store, count: number): Promise<Owner[]> {
  const people: Owner[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = randomUUID();
    const person: Owner = { id, personId: id, email: `member${number}@example.com`, role: 'owner' };
    await addPerson(store, person);
    people.push(person);
  }
  return people;
}

async function addMembers(store: Store, spaceId: string, people: readonly Owner[]): Promise<void> {
  const now = new Date().toISOString();
  const roleOf = (index: number): SpaceRole =>
    index === 0 ? 'asker' : index % 100 === 1 ? 'admin' : index % 10 === 2 ? 'maker' : 'asker';
  const rows = people.map(({ personId }, index) => ({
    space_id: spaceId,
    profile_id: personId,
    role: roleOf(index),
    created_at: now,
  }));
  await inParts(rows, (some) => store.engine.db.insertInto('parley_members').values(some).execute());
}

async function addAttributes(store: Store, spaceId: string, people: readonly Owner[]): Promise<void> {
  const now = new Date().toISOString();
  const regions = ['Nordics', 'Alps', 'Iberia', 'Isles'];
  const rows = people.map(({ personId }, index) => ({
    space_id: spaceId,
    profile_id: personId,
    name: 'region',
    value: regions[index % regions.length] ?? '',
    created_at: now,
  }));
  await inParts(rows, (some) =>
    store.engine.db.insertInto('parley_member_attributes').values(some).execute(),
  );
}

/** Neither engine takes any number of values in one statement. */
async function inParts<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += 200) await insert(rows.slice(first, first + 200));
}

export async function addTools(store: Store, { owner, connectionId }: Asked, count: number): Promise<void> {
  const source = {
    connectionId,
    connectionName: 'Sample shop',
    projectRef: null,
    dialect: 'sqlite',
  } as const;
  await store.engine.db.transaction().execute(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await insertTool(tx, owner, { tool: numberedTool(number, source), limit: 'none' });
    }
    await tx
      .updateTable('parley_tools')
      .set({ published_at: new Date().toISOString(), published_by: owner.email })
      .where('space_id', '=', owner.id)
      .execute();
  });
}
