import { api } from '@parley/contract/routes';
import { type Tool, toolLimits, toolOutput, toolsOutput } from '@parley/contract/tools';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type ToolList = z.infer<typeof toolsOutput>;

/** A time limit that passed, or a refusal, would only come again. */
function mayHelp(error: Error): boolean {
  return (
    error instanceof ApiFailure && error.code !== 'timeout' && (error.status === 0 || error.status >= 429)
  );
}

const toolsQuery = queryOptions({
  queryKey: ['tools'],
  queryFn: ({ signal }) =>
    callApi({ path: api.tools, output: toolsOutput, group: 'tools', retries: 0, signal }),
  retry: (count, error) => count < toolLimits.listRetries.count && mayHelp(error),
  retryDelay: toolLimits.listRetries.wait,
});

export function useTools() {
  return useQuery({ ...toolsQuery, refetchOnMount: 'always' });
}

/** After a change whose effect on the list the server knows best. */
export function useRefreshTools() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: toolsQuery.queryKey });
}

/** Shown at once; taken back when the server refuses. */
export function useSwitchTool() {
  const queries = useQueryClient();
  const refresh = useRefreshTools();
  const show = (id: string, isActive: boolean) =>
    queries.setQueryData<ToolList>(
      toolsQuery.queryKey,
      (list) =>
        list && { ...list, tools: list.tools.map((tool) => (tool.id === id ? { ...tool, isActive } : tool)) },
    );
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<Tool, 'id' | 'isActive'>) =>
      callApi({
        method: 'PUT',
        path: apiPath(api.toolActive, id),
        body: { isActive },
        output: toolOutput,
        idempotent: true,
      }),
    onMutate: ({ id, isActive }) => show(id, isActive),
    onError: (_error, { id, isActive }) => show(id, !isActive),
    onSettled: refresh,
  });
}

/** For the askers of the open space, or back to a draft. */
export function usePublishTool() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPublished }: { id: string; isPublished: boolean }) =>
      callApi({
        method: 'PUT',
        path: apiPath(api.toolPublished, id),
        body: { isPublished },
        output: toolOutput,
        idempotent: true,
      }),
    onSettled: (_answer, _error, { id }) =>
      Promise.all(
        [toolsQuery.queryKey, ['tool', id]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

export function useDeleteTool() {
  const refresh = useRefreshTools();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'DELETE', path: apiPath(api.tool, id), idempotent: true, group: 'tools' }),
    onSuccess: refresh,
  });
}

export function useDuplicateTool() {
  const refresh = useRefreshTools();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'POST', path: apiPath(api.duplicateTool, id), output: toolOutput }),
    onSuccess: refresh,
  });
}
