import { api } from '@parley/contract/routes';
import { toolRequestsOutput } from '@parley/contract/spaces/tool-requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

const requestsKey = ['tool-wishes'];

/** What askers of the space want tools for. */
export function useToolRequests(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: requestsKey,
    queryFn: ({ signal }) => callApi({ path: api.toolRequests, output: toolRequestsOutput, signal }),
    refetchOnMount: 'always',
  });
}

export function useToolRequestDone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'PUT', path: apiPath(api.toolRequest, id), body: { done: true } }),
    onSettled: () => queries.invalidateQueries({ queryKey: requestsKey }),
  });
}

export function useRequestTool() {
  return useMutation({
    mutationFn: (wish: { question: string; connectionId: string }) =>
      callApi({ method: 'POST', path: api.toolRequests, body: wish }),
  });
}
