import { type SafeStorage, safeStorage } from '../storage/browser-storage.ts';
import { openSpaceId } from './current-space.ts';

/** Other sites send the browser back to these, whichever space it left from: they know one address of each. */
const callbacks = ['/auth/callback', '/auth/oauth-callback', '/database/callback'];
const key = 'parley-left-space';
const thisTab = safeStorage(() => sessionStorage);

/** To be called before the browser leaves for another site that will send it back. */
export function rememberSpaceBeforeRedirect(
  spaceId: string | undefined = openSpaceId,
  storage: SafeStorage = thisTab,
): void {
  if (spaceId === undefined) storage.remove(key);
  else storage.write(key, spaceId);
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a browser that has come back goes on: in the space it left from. Null: here. */
export function restoredSpacePath(
  { pathname, search, hash }: Place,
  storage: SafeStorage = thisTab,
): string | null {
  if (!callbacks.includes(pathname)) return null;
  const spaceId = storage.read(key);
  storage.remove(key);
  return spaceId === null ? null : `/s/${spaceId}${pathname}${search}${hash}`;
}
