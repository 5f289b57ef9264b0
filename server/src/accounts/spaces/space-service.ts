import { randomBytes } from 'node:crypto';
import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { mayDo, type SpaceSummary } from '@parley/contract/spaces/roles';
import type { ShownMember } from '@parley/contract/spaces/space-api';
import { spaceLimits, spaceMessages } from '@parley/contract/spaces/space-api';
import type { Mailer } from '../../platform/mail.ts';
import { type Account, type Owner, personally } from '../../store/acting-member.ts';
import type { Changed } from '../../store/space-change-outcomes.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from '../agent-access/access-tokens.ts';
import { invitationMail } from '../sign-in/account-mails.ts';
import type { SpaceMember, SpaceService } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'spaces' | 'members' | 'invitations' | 'connections'>;
  mailer: Mailer | undefined;
  origin: string;
  /** Drops what this server remembers of roles and tokens. */
  forgetMembers(): void;
  revokeGrants(owner: Owner): Promise<void>;
  removeFiles(owner: Owner, connectionIds: readonly string[]): Promise<void>;
};

export function createSpaceService(parts: Parts): SpaceService {
  const { store, forgetMembers } = parts;
  const personal = (user: Pick<User, 'id'>): SpaceSummary => ({
    id: user.id,
    kind: 'personal',
    name: '',
    role: 'owner',
    showsSql: false,
  });
  return {
    list: async (user) => [personal(user), ...(await store.spaces.ofPerson(user.id))],
    create: async (user, name) => {
      await assertFewSpaces(store, user);
      return store.spaces.add(user.id, name);
    },
    show: async (member) => (isPersonal(member) ? personal(member) : found(store, member)),
    change: async (member, to) => {
      assertShared(member);
      await store.spaces.change(member.id, to);
      // What askers see has changed.
      forgetMembers();
      return found(store, member);
    },
    remove: (member, name) => remove(parts, member, name),
    people: async (member) => {
      if (isPersonal(member)) return { members: [], invitations: [] };
      const sees = mayDo(member.role, 'manage-people');
      const all = await store.members.list(member.id);
      return {
        members: member.role === 'asker' ? all.filter((one) => isWhomToAsk(one, member)) : all,
        invitations: sees ? await store.invitations.list(member.id) : [],
      };
    },
    assertMayGo: async (user) => {
      for (const { id, name, role } of await store.spaces.ofPerson(user.id)) {
        const all = role === 'owner' ? await store.members.list(id) : [];
        const owners = all.filter((one) => one.role === 'owner');
        if (all.length > 1 && owners.length === 1) throw invalid(`‘${name}’: ${spaceMessages.lastOwner}`);
      }
    },
    ...changes(parts),
    ...inviting(parts),
  };
}

type Changes = Pick<SpaceService, 'setRole' | 'removePerson' | 'leave'>;

function changes({ store, forgetMembers }: Parts): Changes {
  const target = async (member: SpaceMember, personId: string) => {
    assertShared(member);
    const person = (await store.members.list(member.id)).find(({ id }) => id === personId);
    if (!person) throw noSuchMember();
    if (person.role === 'owner' && member.role !== 'owner') throw invalid(spaceMessages.ownersOnly);
    return { spaceId: member.id, personId };
  };
  const held = (changed: Changed) => {
    forgetMembers();
    if (changed === 'last-owner') throw invalid(spaceMessages.lastOwner);
    if (changed === 'not-found') throw noSuchMember();
  };
  return {
    setRole: async (member, personId, role) => {
      const place = await target(member, personId);
      if (role === 'owner' && member.role !== 'owner') throw invalid(spaceMessages.ownersOnly);
      held(await store.members.setRole(place, role));
    },
    removePerson: async (member, personId) =>
      held(await store.members.remove(await target(member, personId))),
    leave: async (member) => {
      assertShared(member);
      held(await store.members.remove({ spaceId: member.id, personId: member.personId }));
    },
  };
}

type Inviting = Pick<SpaceService, 'invite' | 'revoke' | 'showInvitation' | 'accept'>;

function inviting({ store, mailer, origin, forgetMembers }: Parts): Inviting {
  const open = async (user: User, secret: string) => {
    const known = await store.invitations.find(hashOf(secret));
    if (!known) throw new ParleyError('not_found', { message: spaceMessages.invitationOver });
    if (known.email !== null && known.email !== user.email.toLowerCase()) {
      throw new ParleyError('not_found', { message: spaceMessages.otherAddress });
    }
    return known;
  };
  return {
    invite: async (member, { role, email, days }) => {
      assertShared(member);
      await assertRoom(store, member.id);
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
      const invitation = await store.invitations.add(member, {
        role,
        email,
        expiresAt,
        hash: hashOf(secret),
      });
      // After the #: no proxy and no log on the way sees what opens the space.
      const link = `${origin}/join#${secret}`;
      const { name: space } = await found(store, member);
      const isMailed = mailer !== undefined && email !== null;
      if (mailer && email) await mailer.send(invitationMail(email, { space, link, by: member.email }));
      return { invitation, link, isMailed };
    },
    revoke: async (member, id) => {
      if (!(await store.invitations.remove(member.id, id))) throw new ParleyError('not_found');
    },
    showInvitation: open,
    accept: async (user, secret) => {
      const { spaceId } = await open(user, secret);
      await assertFewSpaces(store, user);
      const taken = await store.invitations.accept(hashOf(secret), user);
      if (taken === 'full') throw invalid(spaceMessages.full);
      if (taken === 'over') throw new ParleyError('not_found', { message: spaceMessages.invitationOver });
      forgetMembers();
      return found(store, { id: spaceId, personId: user.id });
    },
  };
}

async function remove(parts: Parts, member: SpaceMember, name: string): Promise<void> {
  assertShared(member);
  const space = await found(parts.store, member);
  if (space.name !== name) throw invalid(spaceMessages.wrongName, { name: spaceMessages.wrongName });
  await removeSpace(parts, member);
}

type RemovalParts = Pick<Parts, 'forgetMembers' | 'revokeGrants' | 'removeFiles'> & {
  store: Pick<Store, 'spaces' | 'members' | 'connections'>;
};

/** To be called for whoever may: closes what is open, takes back what was allowed, and deletes every row. */
async function removeSpace(
  { store, forgetMembers, revokeGrants, removeFiles }: RemovalParts,
  owner: Owner,
): Promise<void> {
  const connectionIds = (await store.connections.list(owner.id)).map(({ id }) => id);
  await revokeGrants(owner);
  await store.spaces.remove(owner.id);
  forgetMembers();
  await removeFiles(owner, connectionIds);
}

/** Nobody else would ever reach a space of theirs alone; the others go on with somebody else. */
export async function leaveSpaces(parts: RemovalParts, person: Account): Promise<void> {
  for (const id of await parts.store.members.aloneIn(person.id)) {
    await removeSpace(parts, { ...personally(person), id });
  }
  await parts.store.members.handOver(person);
  parts.forgetMembers();
}

async function assertFewSpaces(store: Parts['store'], { id }: User): Promise<void> {
  if ((await store.spaces.ofPerson(id)).length >= spaceLimits.spaces) {
    throw invalid(`You belong to ${spaceLimits.spaces} spaces already.`);
  }
}

async function assertRoom(store: Parts['store'], spaceId: string): Promise<void> {
  if ((await store.members.list(spaceId)).length >= spaceLimits.members) {
    throw invalid(spaceMessages.full);
  }
  if ((await store.invitations.list(spaceId)).length >= spaceLimits.invitations) {
    throw invalid(`There are ${spaceLimits.invitations} open invitations. Revoke one first.`);
  }
}

async function found(
  store: Pick<Store, 'spaces'>,
  { id, personId }: Pick<Owner, 'id' | 'personId'>,
): Promise<SpaceSummary> {
  const space = (await store.spaces.ofPerson(personId)).find((one) => one.id === id);
  if (!space) throw new ParleyError('space_not_found');
  return space;
}

/** Askers see themselves and who runs the space: whoever else asks is nobody's business. */
const isWhomToAsk = ({ id, role }: ShownMember, asker: SpaceMember) =>
  id === asker.personId || mayDo(role, 'manage-people');

const isPersonal = ({ id, personId }: SpaceMember) => id === personId;

function assertShared(member: SpaceMember): void {
  if (isPersonal(member)) throw invalid(spaceMessages.personal);
}

function invalid(message: string, fields?: Record<string, string>): ParleyError {
  return new ParleyError('invalid_input', { message, ...(fields && { fields }) });
}

function noSuchMember(): ParleyError {
  return new ParleyError('not_found', { message: 'There is no such member of this space.' });
}
