import { accountOutput } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export function useAccount(isWanted: boolean) {
  return useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => callApi({ path: api.profile, output: accountOutput, signal }),
    enabled: isWanted,
  });
}

export function deleteAccount(confirmation: string) {
  return callApi({ method: 'DELETE', path: api.profile, body: { confirmation } });
}
