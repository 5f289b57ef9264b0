import { api } from '@parley/contract/routes';
import { toolWishesOutput } from '@parley/contract/spaces/tool-requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

const wishesKey = ['tool-wishes'];

/** What askers of the space want tools for. */
export function useToolWishes(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: wishesKey,
    queryFn: ({ signal }) => callApi({ path: api.toolWishes, output: toolWishesOutput, signal }),
    refetchOnMount: 'always',
  });
}

export function useWishDone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'PUT', path: apiPath(api.toolWish, id), body: { done: true } }),
    onSettled: () => queries.invalidateQueries({ queryKey: wishesKey }),
  });
}

export function useWish() {
  return useMutation({
    mutationFn: (wish: { question: string; connectionId: string }) =>
      callApi({ method: 'POST', path: api.toolWishes, body: wish }),
  });
}
