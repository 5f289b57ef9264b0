import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure, isSignedOut } from '../lib/api/api-failure.ts';
import { askSessionAgain } from '../lib/session/session.ts';

/**
 * The API client retries by its own rules (status, Retry-After, time limit), so a second layer would
 * multiply them; and it says itself when the browser is offline, so a query must not wait for the network.
 */
export function createQueries(): QueryClient {
  /** The session ended while the page was open: asked again, it leads to signing in and back to this page. */
  const leadToSignIn = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (isSignedOut(error) && !meta?.tellsSignedOut) void askSessionAgain(queries);
    // Removed from the space while its pages were open: asked again, it says so in their place.
    const isOut = error instanceof ApiFailure && error.code === 'space_not_found';
    if (isOut && !meta?.isOpenSpace) void queries.invalidateQueries({ queryKey: ['open-space'] });
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => leadToSignIn(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => leadToSignIn(error, meta),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
