import { browserStorage, type SafeStorage } from '../storage/browser-storage.ts';

const KEY = 'auth_return_path';
const DEFAULT_PATH = '/dashboard';

/** `//host` and `/\host` leave the site in a browser's eyes, control characters are dropped by it. */
const LOCAL_PATH = /^\/(?![/\\])[\x20-\x7e]*$/;

export function isLocalPath(path: string): boolean {
  return path.length <= 2_000 && LOCAL_PATH.test(path);
}

export function rememberReturnPath(path: string, storage: SafeStorage = browserStorage): void {
  if (isLocalPath(path)) storage.write(KEY, path);
}

export function readReturnPath(storage: SafeStorage = browserStorage): string {
  const path = storage.read(KEY);
  return path !== null && isLocalPath(path) ? path : DEFAULT_PATH;
}

export function forgetReturnPath(storage: SafeStorage = browserStorage): void {
  storage.remove(KEY);
}
