import type { StoredConnection } from '../../store/connections/connections.ts';
import type { Store } from '../../store/store.ts';

export type RecentConnections = {
  /** The row as it was at most a moment ago. Another owner's is not found. */
  find(spaceId: string, id: string): Promise<StoredConnection | null> | StoredConnection;
  /** To be called when this server has changed or removed the row. */
  forget(id: string): void;
};

/** What another server has changed or removed is honoured here for no longer than this. */
const rememberFor = 2_000;
const mostRemembered = 1_000;

/** For reads, which are many: a read needs no more of the row than where the database is. */
export function recentConnections({ connections }: Pick<Store, 'connections'>): RecentConnections {
  const remembered = new Map<string, { connection: StoredConnection; until: number }>();
  let changes = 0;
  const read = async (spaceId: string, id: string) => {
    const before = changes;
    const connection = await connections.find(spaceId, id);
    // What was read before a change must not be remembered after it.
    if (connection && before === changes) {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(id, { connection, until: Date.now() + rememberFor });
    }
    return connection;
  };
  return {
    find: (spaceId, id) => {
      const entry = remembered.get(id);
      const isRecent = entry && entry.until > Date.now() && entry.connection.spaceId === spaceId;
      return isRecent ? entry.connection : read(spaceId, id);
    },
    forget: (id) => {
      remembered.delete(id);
      changes += 1;
    },
  };
}
