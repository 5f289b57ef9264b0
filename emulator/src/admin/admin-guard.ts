import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '../http/build-reply.ts';
import type { Call } from '../http/read-request.ts';

/** The header that carries the secret. A page of another site cannot send it without being allowed to. */
const adminHeader = 'x-emulator-secret';

/** Lets in a program on this machine that has the secret, and no page of a browser. */
export function adminGuard(secret: string) {
  return ({ method, headers }: Call, address: string | undefined): void => {
    const given = headers[adminHeader];
    if (
      !isLoopback(address) ||
      headers.origin !== undefined ||
      typeof given !== 'string' ||
      !isSame(given, secret)
    ) {
      throw refuse(403, 'Forbidden');
    }
    const type = headers['content-type'] ?? '';
    if (method === 'POST' && !/^application\/json(;|$)/.test(type)) {
      throw refuse(415, 'Unsupported Media Type: expected application/json');
    }
  };
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function isSame(given: string, due: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(due));
}
