import { isDeepStrictEqual } from 'node:util';
import { ParleyError } from '@parley/contract/errors';
import { hasFewerRights } from '@parley/contract/spaces/roles';
import type { SpaceAccess } from '../spaces/public-types.ts';
import type { AccessTokenService, Bearer, OpenCall, OpenCalls, Watched } from './public-types.ts';

type Parts = {
  tokens: Pick<AccessTokenService, 'authenticateNow'>;
  access: Pick<SpaceAccess, 'rowRightsNow' | 'loadMemberRowRules'>;
};

const lookEvery = 1_000;

/** Nobody is asked about personal spaces, and nothing is asked while no call of a shared one is open. */
export function createOpenCalls(parts: Parts): OpenCalls {
  const open = new Set<OpenCall>();
  const look = async () => {
    for (const call of open) if (await hasEnded(parts, call)) call.end();
  };
  let isPlanned = false;
  const plan = () => {
    if (isPlanned || open.size === 0) return;
    isPlanned = true;
    setTimeout(() => void look().finally(planAgain), lookEvery).unref();
  };
  const planAgain = () => {
    isPlanned = false;
    plan();
  };
  const watchShared = async (call: OpenCall): Promise<Watched> => {
    const watched = { ...call, bearer: await withRowRights(call.bearer, parts.access.loadMemberRowRules) };
    open.add(watched);
    plan();
    return { bearer: watched.bearer, close: () => void open.delete(watched) };
  };
  return {
    watch: (call) => {
      const { id, personId } = call.bearer.owner;
      return id === personId ? undefined : watchShared(call);
    },
  };
}

/** Whoever makes tools reads every row. */
async function withRowRights(bearer: Bearer, read: SpaceAccess['loadMemberRowRules']): Promise<Bearer> {
  const { owner } = bearer;
  if (owner.role !== 'asker') return bearer;
  return { ...bearer, owner: { ...owner, rowRights: await read(owner) } };
}

async function hasEnded(parts: Parts, { authorization, bearer }: OpenCall): Promise<boolean> {
  try {
    const now = await parts.tokens.authenticateNow(authorization);
    if (hasFewerRights(now.owner.role, bearer.owner.role)) return true;
    const { owner } = await withRowRights(now, parts.access.rowRightsNow);
    return owner.role === 'asker' && !isDeepStrictEqual(owner.rowRights, bearer.owner.rowRights);
  } catch (error) {
    // A store that is away for a moment removes nobody.
    return error instanceof ParleyError && error.code === 'unauthenticated';
  }
}
