import { openSpaceId } from '../session/current-space.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type WholeStore = Pick<Storage, 'key' | 'length' | 'removeItem'>;

export type SafeStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** Reading `localStorage` itself throws where the browser blocks it, hence the function. */
export function safeStorage(open: () => Store): SafeStorage {
  const attempt = <T>(use: (store: Store) => T): T | null => {
    try {
      return use(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((store) => store.getItem(key)),
    write: (key, value) => void attempt((store) => store.setItem(key, value)),
    remove: (key) => void attempt((store) => store.removeItem(key)),
  };
}

/** What was chosen in one space says nothing in another. */
function ofOpenSpace(storage: SafeStorage): SafeStorage {
  if (openSpaceId === undefined) return storage;
  const own = (key: string) => `space:${openSpaceId}:${key}`;
  return {
    read: (key) => storage.read(own(key)),
    write: (key, value) => storage.write(own(key), value),
    remove: (key) => storage.remove(own(key)),
  };
}

/** Never a password, key or token: any script of the page can read it. */
export const browserStorage = ofOpenSpace(safeStorage(() => localStorage));

/** Lasts as long as the tab. The same holds for it: no secrets. */
export const tabStorage = ofOpenSpace(safeStorage(() => sessionStorage));

/** Everything that pages of this site have written, whoever wrote it; a blocked storage holds nothing. */
export function emptyStorage(open: () => WholeStore, { keep }: { keep: readonly string[] }): void {
  try {
    const store = open();
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
    for (const key of keys) if (key !== null && !keep.includes(key)) store.removeItem(key);
  } catch {
    // Nothing could be written there either.
  }
}
