import { type SignInInput, sessionOutput, type User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

export async function signIn(input: SignInInput): Promise<User | null> {
  const { user } = await callApi({ method: 'POST', path: api.signIn, body: input, output: sessionOutput });
  return user;
}
