import type { CustomSchema } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export async function saveCustomSchema(id: string, custom: CustomSchema): Promise<void> {
  await callApi({ method: 'PUT', path: apiPath(api.customSchema, id), body: custom, idempotent: true });
}
