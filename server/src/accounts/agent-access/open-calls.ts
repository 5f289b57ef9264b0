import { ParleyError } from '@parley/contract/errors';
import { hasFewerRights } from '@parley/contract/spaces/roles';
import type { AccessTokenService, Bearer } from './access-tokens.ts';

type OpenCall = { authorization: string | undefined; bearer: Bearer; end(): void };

/** Calls of tokens that are being answered. */
export type OpenCalls = {
  /**
   * Ends the call when its token is revoked, or its maker is removed from the space or given fewer rights, on whichever
   * server that was decided. What it gives is to be called when the call is over.
   */
  watch(call: OpenCall): () => void;
};

const lookEvery = 1_000;

/** Nobody is asked about personal spaces, and nothing is asked while no call of a shared one is open. */
export function createOpenCalls(tokens: Pick<AccessTokenService, 'authenticateNow'>): OpenCalls {
  const open = new Set<OpenCall>();
  const look = async () => {
    for (const call of open) if (await hasEnded(tokens, call)) call.end();
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
  return {
    watch: (call) => {
      const { id, personId } = call.bearer.owner;
      if (id === personId) return () => undefined;
      open.add(call);
      plan();
      return () => void open.delete(call);
    },
  };
}

async function hasEnded(
  tokens: Pick<AccessTokenService, 'authenticateNow'>,
  { authorization, bearer }: OpenCall,
): Promise<boolean> {
  try {
    const now = await tokens.authenticateNow(authorization);
    return hasFewerRights(now.owner.role, bearer.owner.role);
  } catch (error) {
    // A store that is away for a moment removes nobody.
    return error instanceof ParleyError && error.code === 'unauthenticated';
  }
}
