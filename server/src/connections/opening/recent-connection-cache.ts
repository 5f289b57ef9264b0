import type { StoredConnection } from '../../store/connections/connections.ts';
import type { Store } from '../../store/store.ts';
import { ShortLivedCache } from './short-lived-cache.ts';

export type RecentConnections = {
  /** The row as it was at most a moment ago. Another owner's is not found. */
  find(spaceId: string, id: string): Promise<StoredConnection | null> | StoredConnection;
  /** To be called when this server has changed or removed the row. */
  forget(id: string): void;
};

/** A read needs no more of the row than where the database is. */
export function recentConnections({ connections }: Pick<Store, 'connections'>): RecentConnections {
  const memory = new ShortLivedCache<StoredConnection | null>();
  return {
    find: (spaceId, id) => {
      const recent = memory.recall(id);
      if (recent?.spaceId === spaceId) return recent;
      return memory.read(
        id,
        () => connections.find(spaceId, id),
        (found) => found !== null,
      );
    },
    forget: (id) => memory.forget(id),
  };
}
