import { createHash } from 'node:crypto';

export const challengeMethods = ['plain', 'sha256', 'S256'] as const;

export type Challenge = { value: string; method: (typeof challengeMethods)[number] };

export function isMethod(value: string): value is Challenge['method'] {
  return challengeMethods.some((method) => method === value);
}

export function answersChallenge(challenge: Challenge, verifier: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  if (challenge.method === 'plain') return verifier === challenge.value;
  return createHash('sha256').update(verifier).digest('base64url') === challenge.value;
}
