import { unansweredOutput } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** Of their section on the page. */
export const unansweredId = 'unanswered';

/** Under the key of all executions: each question that is asked may add to it or take from it. */
export const unansweredQuery = queryOptions({
  queryKey: ['executions', 'unanswered'],
  queryFn: ({ signal }) => callApi({ path: api.unanswered, output: unansweredOutput, signal }),
});

export function useDismiss() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'DELETE', path: apiPath(api.dismissUnanswered, id), idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: unansweredQuery.queryKey }),
  });
}
