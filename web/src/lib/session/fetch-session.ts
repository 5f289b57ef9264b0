import { sessionOutput, type User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { isAway } from '../api/api-failure.ts';
import { callApi } from '../api/call-api.ts';
import { forgetCopiedUser, readCopiedUser } from './offline-user.ts';

/**
 * While the server is away the person of the local copy goes on with it; the server decides again as soon as it is
 * back.
 */
export async function fetchSession(signal?: AbortSignal): Promise<User | null> {
  try {
    const { user } = await callApi({ path: api.session, output: sessionOutput, group: 'auth', signal });
    if (user?.id !== readCopiedUser()?.id) forgetCopiedUser();
    return user;
  } catch (error) {
    const copied = isAway(error) ? readCopiedUser() : null;
    if (copied) return copied;
    throw error;
  }
}

export async function endSession(): Promise<void> {
  await callApi({ method: 'POST', path: api.signOut, idempotent: true });
}
