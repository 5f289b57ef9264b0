import { confirmOutput, rehearsalOutput } from '@parley/contract/connections';
import type { ParameterValue } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import { runToolOutput } from '@parley/contract/tools';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export type ToolRun = z.infer<typeof runToolOutput>;
export type Rehearsal = z.infer<typeof rehearsalOutput>;
type Values = Record<string, ParameterValue>;

export function runTool(id: string, values: Values, signal?: AbortSignal): Promise<ToolRun> {
  return callApi({
    method: 'POST',
    path: apiPath(api.runTool, id),
    body: { values },
    output: runToolOutput,
    signal,
  });
}

/** Nothing stays changed: it is rolled back, and what it would have done is shown. */
export function rehearseTool(id: string, values: Values): Promise<Rehearsal> {
  return callApi({
    method: 'POST',
    path: apiPath(api.rehearseTool, id),
    body: { values },
    output: rehearsalOutput,
  });
}

export function confirmRehearsal(id: string) {
  return callApi({
    method: 'POST',
    path: api.confirm,
    body: { rehearsal_id: id },
    output: confirmOutput,
  });
}
