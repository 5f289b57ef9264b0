import { type OfferLimits, operatorAiOutput } from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useAction } from './manage-person.ts';
import { operatorKey } from './operator-queries.ts';

export function useOffers(month: string) {
  return useQuery({
    refetchOnMount: 'always',
    queryKey: [...operatorKey, 'ai', month],
    queryFn: ({ signal }) =>
      callApi({ path: `${api.operatorAi}?month=${month}`, output: operatorAiOutput, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSetOffered() {
  return useAction(({ id, offered }: { id: string; offered: boolean }) =>
    callApi({ method: 'PUT', path: apiPath(api.operatorOffer, id), body: { offered }, idempotent: true }),
  );
}

export function useLimitOffers() {
  return useAction((body: OfferLimits) =>
    callApi({ method: 'PUT', path: api.operatorOfferLimits, body, idempotent: true }),
  );
}
