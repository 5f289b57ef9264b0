import {
  type AiProviderInput,
  aiProviderOutput,
  aiProvidersOutput,
  type ListModelsInput,
  listModelsOutput,
} from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** Models, settings and costs of AI providers: what is saved in one may change the others. */
export const allAiQueries = { queryKey: ['ai'] };

export const aiModelsQuery = queryOptions({
  queryKey: ['ai', 'models'],
  queryFn: ({ signal }) => callApi({ path: api.aiProviders, output: aiProvidersOutput, signal }),
});

export function useAiModels() {
  return useQuery(aiModelsQuery);
}

/** `id` left out: a new one. */
export function useSaveModel(id: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AiProviderInput) =>
      callApi({
        method: id === undefined ? 'POST' : 'PUT',
        path: id === undefined ? api.aiProviders : apiPath(api.aiProvider, id),
        body,
        output: aiProviderOutput,
      }),
    onSuccess: () => queries.invalidateQueries(allAiQueries),
  });
}

export function useRemoveModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi({ method: 'DELETE', path: apiPath(api.aiProvider, id) }),
    // A key of OpenAI's is shown in two places.
    onSuccess: () => queries.invalidateQueries(),
  });
}

export function useListModels() {
  return useMutation({
    mutationFn: (body: ListModelsInput) =>
      callApi({ method: 'POST', path: api.listModels, body, output: listModelsOutput }),
  });
}
