import { grantsOutput } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { grantsKey, projectsKey } from './query-keys.ts';

/** The organisations this person let Parley into. */
export function useGrants() {
  const mayConnect = useSpacePermission('change-connections');
  return useQuery({
    // Others could only be refused.
    enabled: mayConnect,
    queryKey: grantsKey,
    queryFn: async ({ signal }) => {
      const { grants } = await callApi({
        path: api.grants,
        output: grantsOutput,
        group: 'connections',
        signal,
      });
      return grants;
    },
  });
}

/** Ends the access at the hosted service too. */
export function useDisconnect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi({ method: 'DELETE', path: apiPath(api.grant, id), idempotent: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: grantsKey });
      // What was said about the list before was said about other accesses.
      await queries.resetQueries({ queryKey: projectsKey });
    },
  });
}
