import { type Toolset, toolsetOutput, toolsetsOutput } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type ToolsetWish = Pick<Toolset, 'name' | 'description' | 'toolIds'>;

const queryKey = ['toolsets'];

/** Of makers: askers have none to choose from. */
export function useToolsets(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey,
    queryFn: ({ signal }) => callApi({ path: api.toolsets, output: toolsetsOutput, signal }),
    refetchOnMount: 'always',
  });
}

/** A new one, or, with its id, the one there is. */
export function useSaveToolset(id: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: ToolsetWish) =>
      callApi({
        method: id === null ? 'POST' : 'PUT',
        path: id === null ? api.toolsets : apiPath(api.toolset, id),
        body: wish,
        output: toolsetOutput,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useDeleteToolset() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'DELETE', path: apiPath(api.toolset, id), idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
