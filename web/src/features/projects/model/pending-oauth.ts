import { type SafeStorage, tabStorage } from '../../../lib/storage/browser-storage.ts';

const STATE = 'supabase_oauth_state';
const VERIFIER = 'supabase_code_verifier';

export type PendingOauth = { state: string; verifier: string };

/** Written before the browser leaves, for this tab alone: another tab's sign-in is another one. */
export function rememberPendingOauth(
  { state, verifier }: PendingOauth,
  storage: SafeStorage = tabStorage,
): void {
  storage.write(STATE, state);
  storage.write(VERIFIER, verifier);
}

export function readPendingOauth(storage: SafeStorage = tabStorage): PendingOauth | null {
  const state = storage.read(STATE);
  const verifier = storage.read(VERIFIER);
  return state && verifier ? { state, verifier } : null;
}

export function forgetPendingOauth(storage: SafeStorage = tabStorage): void {
  storage.remove(STATE);
  storage.remove(VERIFIER);
}
