import type { MarkChange } from '@parley/contract/database-schema';
import { markProposalsOutput, marksOutput } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

const marksKey = (id: string) => ['marks', id];
const proposalsKey = (id: string) => ['mark-proposals', id];

export function useColumnMarks(id: string) {
  return useQuery({
    queryKey: marksKey(id),
    queryFn: ({ signal }) => callApi({ path: apiPath(api.marks, id), output: marksOutput, signal }),
  });
}

/** Reads values of columns that nobody has decided about, which takes a moment. */
export function useMarkProposals(id: string) {
  return useQuery({
    queryKey: proposalsKey(id),
    queryFn: ({ signal }) =>
      callApi({ path: apiPath(api.markProposals, id), output: markProposalsOutput, signal, retries: 0 }),
    staleTime: 300_000,
  });
}

export function useChangeMarks(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: MarkChange[]) =>
      callApi({
        method: 'PUT',
        path: apiPath(api.marks, id),
        body: { changes },
        output: marksOutput,
        idempotent: true,
      }),
    onSuccess: (saved) => {
      queries.setQueryData(marksKey(id), saved);
      // A mark that was taken away may be proposed again.
      void queries.invalidateQueries({ queryKey: proposalsKey(id) });
    },
  });
}
