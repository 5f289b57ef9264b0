import { sessionOutput, type User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { isAway } from '../api/api-failure.ts';
import { callApi } from '../api/call-api.ts';
import { forgetOfflineUser, readOfflineUser } from './offline-user.ts';

/**
 * While the server is away the person of the local copy goes on with it; the server decides again as soon as it is
 * back.
 */
export async function fetchSession(signal?: AbortSignal): Promise<User | null> {
  try {
    const { user } = await callApi({ path: api.session, output: sessionOutput, group: 'auth', signal });
    if (user?.id !== readOfflineUser()?.id) forgetOfflineUser();
    return user;
  } catch (error) {
    const copied = isAway(error) ? readOfflineUser() : null;
    if (copied) return copied;
    throw error;
  }
}

export async function endSession(): Promise<void> {
  await callApi({ method: 'POST', path: api.signOut, idempotent: true });
}
