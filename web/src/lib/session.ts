import type { User } from '@parley/contract/auth';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { forgetReturnPath } from './return-path.ts';

/** The user, or null for a visitor. The session itself is a cookie this code cannot read. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const { fetchSession } = await import('./fetch-session.ts');
    return fetchSession(signal);
  },
  staleTime: 60_000,
});

export function useSession() {
  return useQuery(sessionQuery);
}

export function setSession(queries: QueryClient, user: User | null): void {
  queries.setQueryData(sessionQuery.queryKey, user);
}

/** Nothing of one person may be seen by the next, so the whole cache goes. */
export function forgetSession(queries: QueryClient): void {
  forgetReturnPath();
  queries.clear();
  setSession(queries, null);
}
