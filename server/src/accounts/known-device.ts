import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A mark that a browser keeps from its last sign-in to an account. It opens nothing: it only spares the owner
 * from the account-wide limit while somebody else keeps guessing from elsewhere.
 */
export type KnownDevices = {
  mark(email: string): string;
  knows(mark: string | undefined, email: string): boolean;
};

export function knownDevices(key: string): KnownDevices {
  const markOf = (email: string) => createHmac('sha256', key).update(email).digest();
  return {
    mark: (email) => markOf(email).toString('base64url'),
    knows: (mark, email) => {
      const given = Buffer.from(mark ?? '', 'base64url');
      const wanted = markOf(email);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
