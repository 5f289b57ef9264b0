import { scanOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export function scanSchema(id: string, signal?: AbortSignal) {
  return callApi({
    method: 'POST',
    path: apiPath(api.scan, id),
    output: scanOutput,
    idempotent: true,
    retries: 0,
    signal,
  });
}
