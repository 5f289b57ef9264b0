import { serverInfo } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

export function useServerInfo() {
  return useQuery({
    queryKey: ['server'],
    queryFn: ({ signal }) => callApi({ path: api.server, output: serverInfo, group: 'startUp', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
