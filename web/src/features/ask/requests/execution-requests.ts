import type { Execution, ExecutionKind } from '@parley/contract/ask';
import { comparisonOutput, executionOutput, recentExecutionsOutput } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export const recentExecutionsQuery = (limit: number, kinds: readonly ExecutionKind[]) =>
  queryOptions({
    queryKey: ['executions', limit, kinds],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ limit: String(limit), kinds: kinds.join(',') });
      return callApi({ path: `${api.executions}?${search}`, output: recentExecutionsOutput, signal });
    },
  });

/** After a question: the list has another first entry. */
export function useRefreshExecutions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['executions'] });
}

export const executionQuery = (id: string) =>
  queryOptions({
    queryKey: ['execution', id],
    // Votes and fresh runs change it: what was read once is not shown again.
    gcTime: 0,
    queryFn: ({ signal }) => callApi({ path: apiPath(api.execution, id), output: executionOutput, signal }),
  });

export function voteExecution(id: string, vote: Execution['vote']) {
  const path = apiPath(api.voteExecution, id);
  return callApi({ method: 'PUT', path, body: { vote }, output: executionOutput });
}

export function rerunExecution(id: string) {
  return callApi({ method: 'POST', path: apiPath(api.rerunExecution, id), output: comparisonOutput });
}
