import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { type Owner, personally, type RowRights } from '../../store/acting-member.ts';
import type { RoleInSpace } from '../../store/spaces/spaces.ts';
import type { Store } from '../../store/store.ts';
import type { SpaceAccess, SpaceMember } from './public-types.ts';

/** Another server may have changed a role: it holds here for no longer than this. */
const rememberFor = 1_000;
const mostRemembered = 1_000;

export function createSpaceAccess(store: Pick<Store, 'rowRules' | 'spaces'>): SpaceAccess {
  const remembered = new Map<string, RoleInSpace & { until: number }>();
  let changes = 0;
  const rowRights = recentRowRights(store);
  const known = (user: User, spaceId: string | undefined): SpaceMember | undefined => {
    if (spaceId === undefined || spaceId === user.id) return inOwnSpace(user);
    const entry = remembered.get(`${spaceId} ${user.id}`);
    return entry && entry.until > Date.now() ? memberOf(user, spaceId, entry) : undefined;
  };
  const read = async (user: User, spaceId: string): Promise<SpaceMember> => {
    const before = changes;
    const found = await store.spaces.roleOf(spaceId, user.id);
    if (found === null) throw new ParleyError('space_not_found');
    // What was read before a change must not be remembered after it.
    if (before === changes) {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(`${spaceId} ${user.id}`, { ...found, until: Date.now() + rememberFor });
    }
    return memberOf(user, spaceId, found);
  };
  const findNow = async (user: User, spaceId: string | undefined) =>
    spaceId === undefined || spaceId === user.id ? inOwnSpace(user) : read(user, spaceId);
  return {
    known,
    find: async (user, spaceId) => known(user, spaceId) ?? findNow(user, spaceId),
    findNow,
    loadMemberRowRules: rowRights.of,
    rowRightsNow: rowRights.now,
    forgetRowRights: rowRights.forget,
    forget: () => {
      changes += 1;
      remembered.clear();
      rowRights.forget();
    },
  };
}

/** Most spaces have no rules; that is remembered, and nothing of those that have some. */
function recentRowRights({ rowRules }: Pick<Store, 'rowRules'>) {
  const unruled = new Map<string, { rights: RowRights; until: number }>();
  let changes = 0;
  const now = ({ id, personId }: Owner) => rowRules.rightsOf({ spaceId: id, personId });
  const read = async (member: Owner): Promise<RowRights> => {
    const before = changes;
    const until = Date.now() + rememberFor;
    const rights = await now(member);
    if (rights.rules.size > 0 || before !== changes) return rights;
    if (unruled.size >= mostRemembered) unruled.clear();
    unruled.set(`${member.id} ${member.personId}`, { rights, until });
    return rights;
  };
  return {
    now,
    of: (member: Owner): RowRights | Promise<RowRights> => {
      const known = unruled.get(`${member.id} ${member.personId}`);
      return known && known.until > Date.now() ? known.rights : read(member);
    },
    forget: () => {
      changes += 1;
      unruled.clear();
    },
  };
}

function memberOf({ id, email }: User, spaceId: string, found: RoleInSpace): SpaceMember {
  return { id: spaceId, personId: id, email, role: found.role, seesSql: seesStatements(found) };
}

/** Askers do where their space shows them. */
export function seesStatements({ role, showsSql }: RoleInSpace): boolean {
  return role !== 'asker' || showsSql;
}

function inOwnSpace(user: User): SpaceMember {
  return { ...personally(user), seesSql: true };
}
