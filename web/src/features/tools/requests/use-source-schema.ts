import { schemaOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** The stored schema of a source, for completion; null where it was never read. */
export function useSourceSchema(connectionId: string) {
  return useQuery({
    queryKey: ['source-schema', connectionId],
    queryFn: async ({ signal }) => {
      const { schema } = await callApi({
        path: apiPath(api.schema, connectionId),
        output: schemaOutput,
        signal,
      });
      return schema;
    },
    enabled: connectionId !== '',
    staleTime: 60_000,
  });
}
