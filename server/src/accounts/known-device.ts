import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DerivedKeys } from '../platform/crypto.ts';

/**
 * A mark that a browser keeps from its last sign-in to an account. It opens nothing: it only spares the owner
 * from the account-wide limit while somebody else keeps guessing from elsewhere.
 */
export type KnownDevices = {
  mark(email: string): string;
  knows(mark: string | undefined, email: string): boolean;
};

export function knownDevices(keys: DerivedKeys): KnownDevices {
  const markOf = (email: string, key: string) => createHmac('sha256', key).update(email).digest();
  return {
    mark: (email) => markOf(email, keys[0]).toString('base64url'),
    knows: (mark, email) => {
      const given = Buffer.from(mark ?? '', 'base64url');
      return keys.some((key) => {
        const wanted = markOf(email, key);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
    },
  };
}
