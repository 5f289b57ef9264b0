import type { createTokenInput } from '@parley/contract/agent-access';
import { createTokenOutput, tokensOutput } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type TokenWish = z.input<typeof createTokenInput>;

const queryKey = ['access-tokens'];

export function useAccessTokens() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi({ path: api.accessTokens, output: tokensOutput, signal }),
    refetchOnMount: 'always',
  });
}

export function useCreateToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: TokenWish) =>
      callApi({ method: 'POST', path: api.accessTokens, body: wish, output: createTokenOutput }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi({ method: 'DELETE', path: apiPath(api.accessToken, id), idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
