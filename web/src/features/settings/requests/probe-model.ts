import { type ProbeTask, probeOutput } from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export function probeModel(id: string, task: ProbeTask, signal: AbortSignal) {
  return callApi({
    method: 'POST',
    path: apiPath(api.probeModel, id),
    body: { task },
    output: probeOutput,
    signal,
  });
}
