import { sessionOutput, type User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { callApi } from './call-api.ts';

export async function fetchSession(signal?: AbortSignal): Promise<User | null> {
  const { user } = await callApi({ path: api.session, output: sessionOutput, group: 'auth', signal });
  return user;
}

export async function endSession(): Promise<void> {
  await callApi({ method: 'POST', path: api.signOut, idempotent: true });
}
