import {
  type Connection,
  type ConnectionInput,
  connectionMessages,
  connectionOutput,
} from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { localCopy } from '../../../lib/storage/offline-connections-copy.ts';

export async function createConnection(input: ConnectionInput): Promise<Connection> {
  const { connection } = await callApi({
    method: 'POST',
    path: api.connections,
    body: input,
    output: connectionOutput,
    group: 'connections',
  }).catch(unexpected);
  localCopy.turnOn();
  return connection;
}

export async function updateConnection(id: string, input: ConnectionInput): Promise<Connection> {
  const { connection } = await callApi({
    method: 'PUT',
    path: apiPath(api.connection, id),
    body: input,
    output: connectionOutput,
    group: 'connections',
    idempotent: true,
  }).catch(unexpected);
  return connection;
}

/** Asking twice gives the same connection back. */
export async function createSample(): Promise<Connection> {
  const { connection } = await callApi({
    method: 'POST',
    path: api.sampleConnection,
    output: connectionOutput,
    idempotent: true,
  });
  localCopy.turnOn();
  return connection;
}

/** What the person can mend is said as it is; anything else is introduced by what was tried. */
function unexpected(error: unknown): never {
  if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) throw error;
  throw new ApiFailure({
    code: 'save_failed',
    status: 0,
    message: `${connectionMessages.saveFailed} ${errorMessage(error)}`,
    written: true,
    cause: error,
  });
}
