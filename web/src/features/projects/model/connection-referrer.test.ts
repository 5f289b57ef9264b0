import { expect, test } from 'vitest';
import { safeStorage } from '../../../lib/storage/browser-storage.ts';
import { rememberReferrer, takeReferrer } from './connection-referrer.ts';

test('[G06] the stored referrer is used once; without one it is /', () => {
  const kept = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  expect(takeReferrer(storage)).toBe('/');
  rememberReferrer('/dashboard', storage);
  expect(takeReferrer(storage)).toBe('/dashboard');
  expect(takeReferrer(storage)).toBe('/');
  rememberReferrer('//evil.example', storage);
  kept.set('supabase_connection_referrer', 'https://evil.example');
  expect(takeReferrer(storage)).toBe('/');
});
