import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DerivedKeys } from '../../platform/secrets/crypto.ts';

/**
 * A mark that a browser keeps from its last sign-in to an account. It opens nothing: it only gives the owner a turn of
 * their own while somebody else keeps guessing from elsewhere.
 */
export type KnownDevices = {
  mark(email: string): string;
  /** Which device it is, where the mark is ours and was given for this account. */
  deviceOf(mark: string | undefined, email: string): string | undefined;
};

export function knownDevices(keys: DerivedKeys): KnownDevices {
  const proofOf = (key: string, device: string, email: string) =>
    createHmac('sha256', key).update(`${device} ${email}`).digest();
  return {
    mark: (email) => {
      const device = randomBytes(12).toString('base64url');
      return `${device}.${proofOf(keys[0], device, email).toString('base64url')}`;
    },
    deviceOf: (mark, email) => {
      const [device = '', proof = ''] = (mark ?? '').split('.');
      const given = Buffer.from(proof, 'base64url');
      const isOurs = keys.some((key) => {
        const wanted = proofOf(key, device, email);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
      return isOurs ? device : undefined;
    },
  };
}
