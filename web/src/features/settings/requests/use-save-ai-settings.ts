import { type AiProviders, type AiSettings, aiProvidersOutput } from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { aiModelsQuery, allAiQueries } from './use-ai-models.ts';

export function useSaveAiSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AiSettings) =>
      callApi({ method: 'PUT', path: api.aiSettings, body, output: aiProvidersOutput, idempotent: true }),
    onSuccess: (answer: AiProviders) => {
      queries.setQueryData(aiModelsQuery.queryKey, answer);
      return queries.invalidateQueries(allAiQueries);
    },
  });
}
