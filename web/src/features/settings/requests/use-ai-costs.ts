import { costsOutput } from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export function useAiCosts(month: string) {
  return useQuery({
    queryKey: ['ai', 'costs', month],
    queryFn: ({ signal }) => callApi({ path: `${api.aiCosts}?month=${month}`, output: costsOutput, signal }),
  });
}
