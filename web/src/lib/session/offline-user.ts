import { type User, userSchema } from '@parley/contract/auth';
import { browserStorage, type SafeStorage } from '../storage/browser-storage.ts';

const key = 'connections_user';

/** Whose copy of the connections this browser holds. It is no session: the server lets nobody in by it. */
export function keepOfflineUser(user: User, storage: SafeStorage = browserStorage): void {
  storage.write(key, JSON.stringify(userSchema.parse(user)));
}

export function readOfflineUser(storage: SafeStorage = browserStorage): User | null {
  try {
    return userSchema.nullable().safeParse(JSON.parse(storage.read(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function forgetOfflineUser(storage: SafeStorage = browserStorage): void {
  storage.remove(key);
}
