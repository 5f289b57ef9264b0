import { connectionMessages } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type { SealedTable } from '../platform/secrets/re-encrypt-secrets.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { EnvelopeError } from '../platform/secrets/secret-box.ts';
import type { Store } from '../store/store.ts';

const table = 'parley_connections';

type Sealed = { id: string; spaceId: string; sealedSecret: string | null };

/** Passwords of connections, each sealed to its row and its owner. */
export type Secrets = {
  /** No password is kept as none. */
  seal(password: string, place: { id: string; spaceId: string }): string | null;
  /** Throws `secret_lost` where the key that sealed it is gone. */
  open(connection: Sealed): string;
  /** True where the key that sealed it is gone: the password has to be typed again. */
  isLost(connection: Sealed): boolean;
};

export function createPasswordEncryption(box: SecretBox): Secrets {
  return {
    seal: (password, place) => (password === '' ? null : box.seal(password, placeOf(place))),
    open: (connection) => (connection.sealedSecret === null ? '' : open(box, connection)),
    isLost: ({ sealedSecret }) => sealedSecret !== null && !box.isKnown(sealedSecret),
  };
}

export function sealedPasswords({ connections }: Pick<Store, 'connections'>): SealedTable {
  return {
    table,
    all: async () =>
      (await connections.sealed()).map(({ id, spaceId, sealedSecret }) => ({
        row: id,
        owner: spaceId,
        envelope: sealedSecret,
      })),
    replace: (row, from, to) => connections.reseal(row, from, to),
  };
}

function open(box: SecretBox, { sealedSecret, ...place }: Sealed): string {
  try {
    return box.open(sealedSecret ?? '', placeOf(place));
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw new ParleyError('secret_lost', { message: connectionMessages.passwordLost, cause: error });
  }
}

function placeOf({ id, spaceId }: { id: string; spaceId: string }) {
  return { table, row: id, owner: spaceId };
}
