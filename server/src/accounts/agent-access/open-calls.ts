import { ParleyError } from '@parley/contract/errors';
import { hasFewerRights } from '@parley/contract/spaces/roles';
import type { SpaceAccess } from '../spaces/space-access.ts';
import type { AccessTokenService, Bearer } from './access-tokens.ts';

type OpenCall = { authorization: string | undefined; bearer: Bearer; end(): void };

/** A call as it was let in: to which rows, where its maker is an asker. */
type Watched = OpenCall & { rows: string };

type Parts = { tokens: Pick<AccessTokenService, 'authenticateNow'>; access: Pick<SpaceAccess, 'rowsOf'> };

/** Calls of tokens that are being answered. */
export type OpenCalls = {
  /**
   * Ends the call when its token is revoked, or its maker is removed from the space, given fewer rights or, as an asker,
   * held to other rows, on whichever server that was decided. To be awaited before any row is read. What it gives is to
   * be called when the call is over; undefined where nobody is asked.
   */
  watch(call: OpenCall): Promise<() => void> | undefined;
};

const lookEvery = 1_000;

/** Nobody is asked about personal spaces, and nothing is asked while no call of a shared one is open. */
export function createOpenCalls(parts: Parts): OpenCalls {
  const open = new Set<Watched>();
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
  const watchShared = async (call: OpenCall) => {
    const watched = { ...call, rows: await rowsOf(parts, call.bearer) };
    open.add(watched);
    plan();
    return () => void open.delete(watched);
  };
  return {
    watch: (call) => {
      const { id, personId } = call.bearer.owner;
      return id === personId ? undefined : watchShared(call);
    },
  };
}

/** Whoever makes tools reads every row. */
async function rowsOf({ access }: Parts, { owner }: Bearer): Promise<string> {
  return owner.role === 'asker' ? access.rowsOf(owner) : '';
}

async function hasEnded(parts: Parts, { authorization, bearer, rows }: Watched): Promise<boolean> {
  try {
    const now = await parts.tokens.authenticateNow(authorization);
    if (hasFewerRights(now.owner.role, bearer.owner.role)) return true;
    return now.owner.role === 'asker' && (await rowsOf(parts, now)) !== rows;
  } catch (error) {
    // A store that is away for a moment removes nobody.
    return error instanceof ParleyError && error.code === 'unauthenticated';
  }
}
