const most = 2_000;
/** What is asked of a project may be altered there behind our back. */
const lifetime = 60_000;

/** What was found out a moment ago. It may be lost at any time. */
export type ExpiringCache<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  clear(): void;
};

export function createExpiringCache<T>(): ExpiringCache<T> {
  const known = new Map<string, { value: T; until: number }>();
  return {
    get: (key) => {
      const entry = known.get(key);
      return entry && entry.until > Date.now() ? entry.value : undefined;
    },
    set: (key, value) => {
      if (known.size >= most) known.clear();
      known.set(key, { value, until: Date.now() + lifetime });
    },
    clear: () => known.clear(),
  };
}
