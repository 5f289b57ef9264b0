import { api } from '@parley/contract/routes';
import { type RowRules, rowRulesOutput } from '@parley/contract/spaces/row-rules-and-groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { attributesKey } from '../../../lib/session/use-member-attributes.ts';

const rulesKey = (id: string) => ['row-rules', id];

export function useRowRules(id: string) {
  return useQuery({
    queryKey: rulesKey(id),
    queryFn: ({ signal }) => callApi({ path: apiPath(api.rowRules, id), output: rowRulesOutput, signal }),
    refetchOnMount: 'always',
  });
}

/** All at once: what is left out is taken away. */
export function useSaveRowRules(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rules: RowRules) =>
      callApi({
        method: 'PUT',
        path: apiPath(api.rowRules, id),
        body: rules,
        output: rowRulesOutput,
        idempotent: true,
      }),
    onSuccess: (saved) => {
      queries.setQueryData(rulesKey(id), saved);
      // Which tools are closed to askers hangs on the rules, and so do the attributes that are asked for.
      for (const queryKey of [['tools'], ['tool'], attributesKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
