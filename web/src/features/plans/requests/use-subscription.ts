import { type PlanName, subscriptionOutput } from '@parley/contract/accounts/plans';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi({ path: api.subscription, output: subscriptionOutput, signal }),
});

export function useSubscription(enabled: boolean) {
  return useQuery({ ...subscriptionQuery, enabled });
}

/** Choosing the same plan twice has the effect of once, so the call may be retried. */
export function useSubscribe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanName) =>
      callApi({
        method: 'POST',
        path: api.subscription,
        body: { plan },
        output: subscriptionOutput,
        idempotent: true,
      }),
    onSuccess: (answer) => queries.setQueryData(subscriptionQuery.queryKey, answer),
  });
}
