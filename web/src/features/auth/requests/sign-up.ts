import { type SignUpInput, signUpOutput } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

export function signUp(input: SignUpInput) {
  return callApi({ method: 'POST', path: api.signUp, body: input, output: signUpOutput });
}
