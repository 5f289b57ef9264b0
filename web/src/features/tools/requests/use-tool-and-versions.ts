import { api } from '@parley/contract/routes';
import { type ToolInput, toolDetailsOutput, toolOutput, toolVersionsOutput } from '@parley/contract/tools';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useRefreshTools } from './tool-queries-and-mutations.ts';

const keyOf = (id: string) => ['tool', id];
const versionsKey = (id: string) => [...keyOf(id), 'versions'];

export function useTool(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const { tool } = await callApi({
        path: apiPath(api.tool, id),
        output: toolDetailsOutput,
        group: 'tools',
        signal,
      });
      return tool;
    },
    refetchOnMount: 'always',
  });
}

export function useToolVersions(id: string) {
  return useQuery({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) =>
      callApi({ path: apiPath(api.toolVersions, id), output: toolVersionsOutput, group: 'tools', signal }),
    refetchOnMount: 'always',
  });
}

/** Without an id a new tool is made; with one, a new version of it. */
export function useSaveTool(id: string | null) {
  const refresh = useToolChanged();
  return useMutation({
    mutationFn: async (input: ToolInput) => {
      const call =
        id === null
          ? ({ method: 'POST', path: api.tools } as const)
          : ({ method: 'PUT', path: apiPath(api.tool, id) } as const);
      const { tool } = await callApi({ ...call, body: input, output: toolOutput });
      return tool;
    },
    onSuccess: ({ id: saved }) => refresh(saved),
  });
}

export function useRestoreVersion(id: string) {
  const refresh = useToolChanged();
  return useMutation({
    mutationFn: (version: number) =>
      callApi({
        method: 'POST',
        path: apiPath(api.restoreTool, id).replace(':version', String(version)),
        output: toolOutput,
      }),
    onSuccess: () => refresh(id),
  });
}

function useToolChanged() {
  const queries = useQueryClient();
  const refresh = useRefreshTools();
  return (id: string) => Promise.all([queries.invalidateQueries({ queryKey: keyOf(id) }), refresh()]);
}
