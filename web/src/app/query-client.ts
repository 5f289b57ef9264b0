import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure, isSignedOut } from '../lib/api/api-failure.ts';
import { askSessionAgain } from '../lib/session/use-session.ts';
import { askSpaceAgain } from '../lib/session/use-space-permission.ts';

/**
 * The API client retries by its own rules (status, Retry-After, time limit), so a second layer would
 * multiply them; and it says itself when the browser is offline, so a query must not wait for the network.
 */
export function createQueryClient(): QueryClient {
  /** The session ended while the page was open: asked again, it leads to signing in and back to this page. */
  const leadToSignIn = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (isSignedOut(error) && !meta?.tellsSignedOut) void askSessionAgain(queries);
    if (error instanceof ApiFailure && !meta?.isOpenSpace) askSpaceAgain(queries, error.code);
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
