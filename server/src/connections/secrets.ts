import type { SecretBox } from '../platform/crypto.ts';
import { reseal } from '../platform/reseal.ts';
import type { Store } from '../store/store.ts';

const table = 'parley_connections';

type Sealed = { id: string; profileId: string; sealedSecret: string | null };

/** Passwords of connections, each sealed to its row and its owner. */
export type Secrets = {
  /** No password is kept as none. */
  seal(password: string, place: { id: string; profileId: string }): string | null;
  open(connection: Sealed): string;
  /** Seals again what a previous key sealed, so that the previous key can be dropped. */
  reseal(): Promise<number>;
};

export function createSecrets(box: SecretBox, store: Pick<Store, 'connections'>): Secrets {
  const placeOf = ({ id, profileId }: { id: string; profileId: string }) => ({
    table,
    row: id,
    owner: profileId,
  });
  return {
    seal: (password, place) => (password === '' ? null : box.seal(password, placeOf(place))),
    open: (connection) =>
      connection.sealedSecret === null ? '' : box.open(connection.sealedSecret, placeOf(connection)),
    reseal: () =>
      reseal(box, {
        table,
        all: async () =>
          (await store.connections.sealed()).map(({ id, profileId, sealedSecret }) => ({
            row: id,
            owner: profileId,
            envelope: sealedSecret,
          })),
        replace: (row, from, to) => store.connections.reseal(row, from, to),
      }),
  };
}
