import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

export function requestPasswordLink(input: { email: string }) {
  return callApi({ method: 'POST', path: api.forgotPassword, body: input });
}

export function resetPassword(input: { token: string; password: string }) {
  return callApi({ method: 'POST', path: api.resetPassword, body: input });
}
