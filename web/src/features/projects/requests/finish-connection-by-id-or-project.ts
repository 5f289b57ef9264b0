import { connectionMessages, connectionOutput } from '@parley/contract/connections';
import { isHostedType } from '@parley/contract/connections/connection-kinds';
import { projectMessages } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { connectProject } from './connect-project.ts';
import type { Finished } from './finish-connection-after-grant.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Somebody else made the connection and names it: by the id of one that is saved here, or, for the hosted
 * service, by its project.
 */
export async function finishConnectionByIdOrProject(id: string, type: string): Promise<Finished> {
  if (uuid.test(id)) await callApi({ path: apiPath(api.connection, id), output: connectionOutput });
  else if (isHostedType(type)) await connectProject(id);
  else
    throw new ApiFailure({
      code: 'not_found',
      status: 404,
      message: connectionMessages.notFound,
      written: true,
    });
  return { to: '/connections', message: projectMessages.databaseConnected };
}
