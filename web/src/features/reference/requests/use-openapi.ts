import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { openapiDocument } from '../model/openapi.ts';

export function useOpenapi() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: ({ signal }) => callApi({ path: api.openapi, output: openapiDocument, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
