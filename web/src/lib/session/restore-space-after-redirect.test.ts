import { expect, test } from 'vitest';
import { safeStorage } from '../storage/browser-storage.ts';
import { rememberSpaceBeforeRedirect, restoredSpacePath } from './restore-space-after-redirect.ts';

function memory() {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

const back = { pathname: '/database/callback', search: '?code=1&state=2', hash: '' };

test('[N02] a browser that left from a space comes back into it, once', () => {
  const storage = memory();
  rememberSpaceBeforeRedirect('3f1c', storage);
  expect(restoredSpacePath({ ...back, pathname: '/tools' }, storage)).toBeNull();
  expect(restoredSpacePath(back, storage)).toBe('/s/3f1c/database/callback?code=1&state=2');
  expect(restoredSpacePath(back, storage)).toBeNull();
});

test('[N01] one that left from the personal space stays there, whatever was open before', () => {
  const storage = memory();
  rememberSpaceBeforeRedirect('3f1c', storage);
  rememberSpaceBeforeRedirect(undefined, storage);
  expect(restoredSpacePath(back, storage)).toBeNull();
});
