import { serverInfo } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

export function useServerInfo(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['server'],
    queryFn: ({ signal }) => callApi({ path: api.server, output: serverInfo, group: 'startUp', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether an address may be somebody else's: without mail nobody has to confirm theirs. */
export function useUnconfirmedMail(matters: boolean): boolean {
  return useServerInfo(matters).data?.mail === false && matters;
}
