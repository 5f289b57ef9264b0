import { type ConnectionInput, connectionMessages, testConnectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { z } from 'zod';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';

export type ConnectionTest = z.infer<typeof testConnectionOutput>;

/** `id` names the saved connection whose password is used where the form has none. */
export async function testConnection(connection: ConnectionInput, id?: string): Promise<ConnectionTest> {
  return callApi({
    method: 'POST',
    path: api.testConnection,
    body: id === undefined ? { connection } : { id, connection },
    output: testConnectionOutput,
    group: 'connections',
  }).catch((error: unknown) => {
    throw new ApiFailure({
      code: 'test_failed',
      status: 0,
      message: connectionMessages.testFailed(errorMessage(error)),
      written: true,
      fields: error instanceof ApiFailure ? error.fields : {},
      cause: error,
    });
  });
}
