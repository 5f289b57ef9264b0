import { browserStorage, type SafeStorage } from '../../../lib/storage/browser-storage.ts';

const PENDING = 'google_oauth_pending';
const STARTED_AT = 'google_oauth_started_at';

/** Written before the browser leaves for the provider, so that the page it comes back to knows why. */
export function markGooglePending(now: number, storage: SafeStorage = browserStorage): void {
  storage.write(PENDING, 'true');
  storage.write(STARTED_AT, String(now));
}

export function clearGooglePending(storage: SafeStorage = browserStorage): void {
  storage.remove(PENDING);
  storage.remove(STARTED_AT);
}
