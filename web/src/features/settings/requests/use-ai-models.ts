import {
  type AiProviderInput,
  type AiProviders,
  type AiSettings,
  aiProviderOutput,
  aiProvidersOutput,
  costsOutput,
  type ListModelsInput,
  listModelsOutput,
  type ProbeTask,
  probeOutput,
} from '@parley/contract/ai/providers';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

const everything = { queryKey: ['ai'] };
const at = (route: string, id: string) => route.replace(':id', id);

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
        path: id === undefined ? api.aiProviders : at(api.aiProvider, id),
        body,
        output: aiProviderOutput,
      }),
    onSuccess: () => queries.invalidateQueries(everything),
  });
}

export function useRemoveModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi({ method: 'DELETE', path: at(api.aiProvider, id) }),
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

export function probeModel(id: string, task: ProbeTask, signal: AbortSignal) {
  return callApi({
    method: 'POST',
    path: at(api.probeModel, id),
    body: { task },
    output: probeOutput,
    signal,
  });
}

export function useSaveAiSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AiSettings) =>
      callApi({ method: 'PUT', path: api.aiSettings, body, output: aiProvidersOutput, idempotent: true }),
    onSuccess: (answer: AiProviders) => {
      queries.setQueryData(aiModelsQuery.queryKey, answer);
      return queries.invalidateQueries(everything);
    },
  });
}

export function useAiCosts(month: string) {
  return useQuery({
    queryKey: ['ai', 'costs', month],
    queryFn: ({ signal }) => callApi({ path: `${api.aiCosts}?month=${month}`, output: costsOutput, signal }),
  });
}
