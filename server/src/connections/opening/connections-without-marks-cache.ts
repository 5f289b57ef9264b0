import type { Store } from '../../store/store.ts';
import { ShortLivedCache } from './short-lived-cache.ts';

/** Most connections have no marked column; that is remembered, and nothing about those that have one. */
export type ConnectionsWithoutMarks = {
  areNone(spaceId: string, connectionId: string): Promise<boolean> | boolean;
  /** To be called when this server has changed the marks of a connection. */
  forget(connectionId: string): void;
};

export function connectionsWithoutMarks({
  columnMarks,
}: Pick<Store, 'columnMarks'>): ConnectionsWithoutMarks {
  const memory = new ShortLivedCache<string | null>();
  return {
    areNone: (spaceId, connectionId) => {
      if (memory.recall(connectionId) === spaceId) return true;
      const unmarked = memory.read(
        connectionId,
        async () => ((await columnMarks.list(spaceId, connectionId)).length === 0 ? spaceId : null),
        (found) => found !== null,
      );
      return unmarked.then((found) => found !== null);
    },
    forget: (connectionId) => memory.forget(connectionId),
  };
}
