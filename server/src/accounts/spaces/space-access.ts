import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { personally } from '../../store/owner.ts';
import type { RoleInSpace } from '../../store/spaces/spaces.ts';
import type { Store } from '../../store/store.ts';
import type { SpaceAccess, SpaceMember } from './port.ts';

/** Another server may have changed a role: it holds here for no longer than this. */
const rememberFor = 1_000;
const mostRemembered = 1_000;

export function createSpaceAccess(store: Pick<Store, 'rowRules' | 'spaces'>): SpaceAccess {
  const remembered = new Map<string, RoleInSpace & { until: number }>();
  let changes = 0;
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
    rowRightsOf: ({ id, personId }) => store.rowRules.rightsOf({ spaceId: id, personId }),
    forget: () => {
      changes += 1;
      remembered.clear();
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
