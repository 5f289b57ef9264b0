import type { User } from '@parley/contract/auth';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

/** The user, or null for a visitor. The session itself is a cookie this code cannot read. */
const sessionQuery = queryOptions({
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

export function askSessionAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

export function setSession(queries: QueryClient, user: User | null): void {
  queries.setQueryData(sessionQuery.queryKey, user);
}
