import { expect, test } from 'vitest';
import { safeStorage } from '../../../lib/storage/browser-storage.ts';
import { clearGooglePending, markGooglePending } from './pending-google-sign-in.ts';

test('[B06] stores the pending flag and the time before leaving, and clears both', () => {
  const items = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));

  markGooglePending(1_700_000_000_000, storage);
  expect(Object.fromEntries(items)).toEqual({
    google_oauth_pending: 'true',
    google_oauth_started_at: '1700000000000',
  });

  clearGooglePending(storage);
  expect(items.size).toBe(0);
});
