import { isLocalPath } from '../../../lib/session/return-path.ts';
import { type SafeStorage, tabStorage } from '../../../lib/storage/browser-storage.ts';

const KEY = 'supabase_connection_referrer';
const DEFAULT_PATH = '/';

/** The page that wanted a project, to which the person goes back once one is chosen. */
export function rememberReferrer(path: string, storage: SafeStorage = tabStorage): void {
  if (isLocalPath(path)) storage.write(KEY, path);
}

export function takeReferrer(storage: SafeStorage = tabStorage): string {
  const path = storage.read(KEY);
  storage.remove(KEY);
  return path !== null && isLocalPath(path) ? path : DEFAULT_PATH;
}

export function hasReferrer(storage: SafeStorage = tabStorage): boolean {
  return storage.read(KEY) !== null;
}
