import { QueryClient } from '@tanstack/react-query';

/**
 * The API client retries by its own rules (status, Retry-After, time limit), so a second layer would
 * multiply them; and it says itself when the browser is offline, so a query must not wait for the network.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
