import { apiKeyOutput, verifyApiKeyOutput } from '@parley/contract/ai/openai-api-key';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { aiModelsQuery } from './use-ai-models.ts';

const { keyCalls: retries } = limits.client.retries;
/** The page and its form say themselves that somebody has to sign in. */
const tellsSignedOut = { tellsSignedOut: true };

export const openAiKeyQuery = queryOptions({
  queryKey: ['api-key'],
  meta: tellsSignedOut,
  queryFn: ({ signal }) => callApi({ path: api.openaiKey, output: apiKeyOutput, retries, signal }),
});

export function useOpenAiKey() {
  // Asked anew on every visit, so that a session that ended meanwhile is noticed here.
  return useQuery({ ...openAiKeyQuery, refetchOnMount: 'always' });
}

export function useSaveOpenAiKey() {
  const queries = useQueryClient();
  return useMutation({
    meta: tellsSignedOut,
    mutationFn: (key: string) =>
      callApi({
        method: 'PUT',
        path: api.openaiKey,
        body: { key },
        output: apiKeyOutput,
        idempotent: true,
        retries,
      }),
    onSuccess: (answer) => {
      queries.setQueryData(openAiKeyQuery.queryKey, answer);
      return queries.invalidateQueries({ queryKey: aiModelsQuery.queryKey });
    },
  });
}

export function useRemoveOpenAiKey() {
  const queries = useQueryClient();
  return useMutation({
    meta: tellsSignedOut,
    mutationFn: () => callApi({ method: 'DELETE', path: api.openaiKey, idempotent: true, retries }),
    onSuccess: () => {
      queries.setQueryData(openAiKeyQuery.queryKey, { apiKey: null });
      return queries.invalidateQueries({ queryKey: aiModelsQuery.queryKey });
    },
  });
}

/** Without a key the saved one is verified, and its record changes. */
export function useVerifyOpenAiKey() {
  const queries = useQueryClient();
  return useMutation({
    meta: tellsSignedOut,
    mutationFn: (key: string | undefined) =>
      callApi({
        method: 'POST',
        path: api.verifyOpenaiKey,
        body: key === undefined ? {} : { key },
        output: verifyApiKeyOutput,
        idempotent: true,
        retries,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: openAiKeyQuery.queryKey }),
  });
}
