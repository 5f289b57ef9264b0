import type { Connection } from '@parley/contract/connections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { schemaQueryKey } from '../../../lib/api/schema-query-key.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { localCopy } from '../../../lib/storage/offline-connections-copy.ts';
import { type ConnectionList, deleteOnServer, loadConnections } from './load-connections.ts';

const queryKey = ['connections'];

/** How often the page asks whether the server is back. */
const askAgain = 5_000;

export function useConnections() {
  const { data: user } = useSession();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => loadConnections(user ?? null, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.source === 'copy' ? askAgain : false),
  });
}

/** Call it with what the server answered, so that the page shows it before the list is read again. */
export function useKeepConnection() {
  const queries = useQueryClient();
  return (kept: Connection) => {
    queries.setQueryData<ConnectionList>(
      queryKey,
      (list) => list && { ...list, connections: put(list, kept) },
    );
    void queries.invalidateQueries({ queryKey });
    // It may lead to another place now, or show more of it.
    queries.removeQueries({ queryKey: schemaQueryKey(kept.id) });
  };
}

export function useRefreshConnections() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey });
}

export function useDeleteConnection() {
  const queries = useQueryClient();
  const { data: user } = useSession();
  return useMutation({
    mutationFn: async (id: string) => {
      const away = queries.getQueryData<ConnectionList>(queryKey)?.source === 'copy';
      if (away) localCopy.markDeleted(user?.id ?? '', id);
      else await deleteOnServer(id);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

function put({ connections }: ConnectionList, kept: Connection): Connection[] {
  const known = connections.some(({ id }) => id === kept.id);
  return known ? connections.map((one) => (one.id === kept.id ? kept : one)) : [...connections, kept];
}
