import { type ProfileInput, sessionOutput, type User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

export async function saveProfile(input: ProfileInput): Promise<User | null> {
  const { user } = await callApi({
    method: 'PATCH',
    path: api.profile,
    body: input,
    output: sessionOutput,
    idempotent: true,
  });
  return user;
}
