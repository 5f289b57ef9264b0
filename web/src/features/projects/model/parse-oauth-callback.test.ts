import { describe, expect, test } from 'vitest';
import { safeStorage } from '../../../lib/storage/browser-storage.ts';
import { parseOauthCallback } from './parse-oauth-callback.ts';
import { forgetPendingOauth, readPendingOauth, rememberPendingOauth } from './pending-oauth.ts';

const pending = { state: 'a'.repeat(32), verifier: 'b'.repeat(48) };
const answer = (query: string, known: typeof pending | null = pending) =>
  parseOauthCallback(new URLSearchParams(query), known);

function memory() {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

describe('the answer of the hosted service', () => {
  test('[G01] a code with the remembered state may be exchanged', () => {
    expect(answer(`code=c1&state=${pending.state}`)).toEqual({
      kind: 'exchange',
      code: 'c1',
      verifier: pending.verifier,
    });
  });

  test('[G01] another state is a mismatch', () => {
    expect(answer('code=c1&state=other')).toEqual({
      kind: 'refused',
      message: 'Security validation failed (state mismatch). Please try authenticating again.',
    });
  });

  test.each(['code=c1', `state=${pending.state}`, `code=&state=${pending.state}`, 'code=c1&state='])(
    '[G01] %s lacks a code or a state',
    (query) => {
      expect(answer(query)).toMatchObject({ message: expect.stringMatching(/without a code or a state/) });
    },
  );

  test('[G01] a browser that remembers nothing says so', () => {
    expect(answer(`code=c1&state=${pending.state}`, null)).toMatchObject({
      message: expect.stringMatching(/no longer knows about the sign-in/),
    });
  });

  test('[G04] a decline is called one, and any other refusal is quoted in short', () => {
    expect(answer('error=access_denied&error_description=x&state=y')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^You declined/),
    });
    const long = answer(`error=server_error&error_description=${'z'.repeat(500)}`);
    expect(long).toMatchObject({ message: expect.stringMatching(/“z{160}”$/) });
  });

  test('an address without an answer has nothing to complete', () => {
    expect(answer('')).toEqual({ kind: 'nothing' });
  });
});

test('[G01] state and verifier are stored before leaving and gone once they are forgotten', () => {
  const storage = memory();
  expect(readPendingOauth(storage)).toBeNull();
  rememberPendingOauth(pending, storage);
  expect(readPendingOauth(storage)).toEqual(pending);
  forgetPendingOauth(storage);
  expect(readPendingOauth(storage)).toBeNull();
});
