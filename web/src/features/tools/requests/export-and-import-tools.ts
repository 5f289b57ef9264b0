import { api } from '@parley/contract/routes';
import { importToolsOutput, toolFile } from '@parley/contract/tools';
import type { z } from 'zod';
import { callApi } from '../../../lib/api/call-api.ts';

export type ImportReport = z.infer<typeof importToolsOutput>;

/** The file's text; without ids, of all tools. */
export async function exportTools(ids?: string[]): Promise<string> {
  const file = await callApi({
    method: 'POST',
    path: api.exportTools,
    body: ids === undefined ? {} : { ids },
    output: toolFile,
    idempotent: true,
  });
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function importTools(connectionId: string, text: string): Promise<ImportReport> {
  return callApi({
    method: 'POST',
    path: api.importTools,
    body: { connectionId, text },
    output: importToolsOutput,
  });
}
