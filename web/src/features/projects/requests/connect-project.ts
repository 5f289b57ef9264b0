import { type Connection, connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** Saves a hosted project as a connection; asking twice gives the same one. */
export async function connectProject(ref: string): Promise<Connection> {
  const { connection } = await callApi({
    method: 'POST',
    path: apiPath(api.connectProject, ref),
    output: connectionOutput,
    group: 'connections',
    idempotent: true,
  });
  return connection;
}
