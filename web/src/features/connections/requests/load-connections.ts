import type { User } from '@parley/contract/auth';
import { type Connection, connectionsOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { ApiFailure, isAway } from '../../../lib/api/api-failure.ts';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { keepOfflineUser } from '../../../lib/session/offline-user.ts';
import { localCopy } from '../../../lib/storage/offline-connections-copy.ts';

export type ConnectionList = { connections: Connection[]; source: 'server' | 'copy' };

/** From the server; from the copy in this browser while the server is away and the copy is switched on. */
export async function loadConnections(user: User | null, signal?: AbortSignal): Promise<ConnectionList> {
  const owner = user?.id ?? '';
  try {
    await tellDeletions(owner);
    await tellProjects(owner);
    const { connections } = await fetchConnections(signal);
    if (localCopy.isOn() && user) {
      localCopy.save(owner, connections);
      keepOfflineUser(user);
    }
    return { connections, source: 'server' };
  } catch (error) {
    if (!isAway(error) || !localCopy.isOn()) throw error;
    return { connections: localCopy.read(owner), source: 'copy' };
  }
}

export async function deleteOnServer(id: string): Promise<void> {
  try {
    await callApi({
      method: 'DELETE',
      path: apiPath(api.connection, id),
      group: 'connections',
      idempotent: true,
    });
  } catch (error) {
    // Whoever deleted it first, it is gone.
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

async function tellDeletions(owner: string): Promise<void> {
  for (const id of localCopy.deletions(owner)) await deleteOnServer(id);
}

/** A project that cannot be connected any more, such as one whose access has ended, is let go. */
async function tellProjects(owner: string): Promise<void> {
  for (const ref of localCopy.unsavedProjects(owner)) {
    await callApi({
      method: 'POST',
      path: apiPath(api.connectProject, ref),
      group: 'connections',
      idempotent: true,
    }).catch((error: unknown) => {
      if (isAway(error)) throw error;
    });
  }
}

function fetchConnections(signal?: AbortSignal) {
  return callApi({ path: api.connections, output: connectionsOutput, group: 'connections', signal });
}
