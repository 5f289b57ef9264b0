import type { User } from '@parley/contract/auth';
import { expect, test } from 'vitest';
import { safeStorage } from '../storage/browser-storage.ts';
import { forgetOfflineUser, keepOfflineUser, readOfflineUser } from './offline-user.ts';

const user: User = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function memory() {
  const kept = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { kept, storage };
}

test('[E10] whose copy it is stays until they sign out, and holds nothing but who they are', () => {
  const { kept, storage } = memory();
  expect(readOfflineUser(storage)).toBeNull();
  keepOfflineUser({ ...user, token: 'secret' } as User, storage);
  expect(readOfflineUser(storage)).toEqual(user);
  expect([...kept.values()].join()).not.toContain('secret');
  forgetOfflineUser(storage);
  expect(readOfflineUser(storage)).toBeNull();
});

test.each(['{', '{}', '"x"', '[]'])('[E10] a copy that is damaged (%s) is nobody’s', (text) => {
  const { kept, storage } = memory();
  kept.set('connections_user', text);
  expect(readOfflineUser(storage)).toBeNull();
});
