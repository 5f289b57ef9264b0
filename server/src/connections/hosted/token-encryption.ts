import { ParleyError } from '@parley/contract/errors';
import type { SealedTable } from '../../platform/secrets/re-encrypt-secrets.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { EnvelopeError } from '../../platform/secrets/secret-box.ts';
import type { StoredGrant } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Store } from '../../store/store.ts';

const table = 'parley_oauth_grants';

export type TokenPair = { accessToken: string; refreshToken: string };

/** The provider's tokens, sealed to their row and their owner. */
export type TokenEncryption = {
  seal(pair: TokenPair, place: { id: string; spaceId: string }): string;
  /** Throws `grant_missing` where the key that sealed it is gone: the person has to allow it again. */
  open(grant: StoredGrant): TokenPair;
};

export function createTokenEncryption(box: SecretBox): TokenEncryption {
  return {
    seal: ({ accessToken, refreshToken }, place) =>
      box.seal(JSON.stringify({ accessToken, refreshToken }), placeOf(place)),
    open: (grant) => open(box, grant),
  };
}

export function sealedTokens({ grants }: Pick<Store, 'grants'>): SealedTable {
  return {
    table,
    all: async () =>
      (await grants.sealed()).map(({ id, spaceId, sealedTokens: envelope }) => ({
        row: id,
        owner: spaceId,
        envelope,
      })),
    replace: (row, from, to) => grants.reseal(row, from, to),
  };
}

function open(box: SecretBox, grant: StoredGrant): TokenPair {
  try {
    // Only `seal` writes these envelopes, from a pair.
    return JSON.parse(box.open(grant.sealedTokens, placeOf(grant))) as TokenPair;
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw new ParleyError('grant_missing', { cause: error });
  }
}

function placeOf({ id, spaceId }: { id: string; spaceId: string }) {
  return { table, row: id, owner: spaceId };
}
