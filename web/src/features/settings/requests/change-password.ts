import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/call-api.ts';

export function changePassword(input: { currentPassword: string; newPassword: string }) {
  return callApi({ method: 'POST', path: api.password, body: input });
}
