import type { SecretBox } from '../../platform/crypto.ts';
import { reseal } from '../../platform/reseal.ts';
import type { StoredGrant } from '../../store/grants.ts';
import type { Store } from '../../store/store.ts';

const table = 'parley_oauth_grants';

export type TokenPair = { accessToken: string; refreshToken: string };

/** The provider's tokens, sealed to their row and their owner. */
export type TokenSafe = {
  seal(pair: TokenPair, place: { id: string; profileId: string }): string;
  open(grant: StoredGrant): TokenPair;
  /** Seals again what a previous key sealed, so that the previous key can be dropped. */
  reseal(): Promise<number>;
};

export function createTokenSafe(box: SecretBox, store: Pick<Store, 'grants'>): TokenSafe {
  const placeOf = ({ id, profileId }: { id: string; profileId: string }) => ({
    table,
    row: id,
    owner: profileId,
  });
  return {
    seal: ({ accessToken, refreshToken }, place) =>
      box.seal(JSON.stringify({ accessToken, refreshToken }), placeOf(place)),
    // Only `seal` writes these envelopes, from a pair.
    open: (grant) => JSON.parse(box.open(grant.sealedTokens, placeOf(grant))) as TokenPair,
    reseal: () =>
      reseal(box, {
        table,
        all: async () =>
          (await store.grants.sealed()).map(({ id, profileId, sealedTokens }) => ({
            row: id,
            owner: profileId,
            envelope: sealedTokens,
          })),
        replace: (row, from, to) => store.grants.reseal(row, from, to),
      }),
  };
}
