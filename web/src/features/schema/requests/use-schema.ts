import { type SchemaChanges, scanOutput, schemaOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api-path.ts';
import { callApi } from '../../../lib/call-api.ts';

type StoredSchema = z.infer<typeof schemaOutput>;

const keyOf = (id: string) => ['schema', id];

/** The stored schema; a connection that has none yet is scanned. */
export function useSchema(id: string, onScanned: () => void) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<StoredSchema> => {
      const stored = await callApi({ path: apiPath(api.schema, id), output: schemaOutput, signal });
      if (stored.schema !== null) return stored;
      const { schema } = await scan(id, signal).finally(onScanned);
      return { ...stored, schema };
    },
    staleTime: 60_000,
  });
}

export function useRescan(id: string, onScanned: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<SchemaChanges | null> => {
      const { schema, changes } = await scan(id);
      queries.setQueryData<StoredSchema>(keyOf(id), (stored) => ({ custom: stored?.custom ?? null, schema }));
      return changes;
    },
    onSettled: onScanned,
  });
}

export function useKeepCustomSchema(id: string) {
  const queries = useQueryClient();
  return (custom: StoredSchema['custom']) =>
    queries.setQueryData<StoredSchema>(keyOf(id), (stored) => stored && { ...stored, custom });
}

function scan(id: string, signal?: AbortSignal) {
  return callApi({
    method: 'POST',
    path: apiPath(api.scan, id),
    output: scanOutput,
    idempotent: true,
    retries: 0,
    signal,
  });
}
