import { type SchemaChanges, schemaOutput } from '@parley/contract/connections';
import type { SchemaOrigin } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { schemaQueryKey } from '../../../lib/api/schema-query-key.ts';
import { scanSchema } from './scan-schema.ts';

/** Origin 'sample' is no schema of the source's own: `problems` say why its own could not be read. */
type ShownSchema = z.infer<typeof schemaOutput> & {
  origin: SchemaOrigin;
  problems: string[];
  /** Added by the owner, and nothing was found there. */
  missing: string[];
};

const asStored = { origin: 'catalogue', problems: [] as string[], missing: [] as string[] } as const;

/** The stored schema; a connection that has none yet is scanned. */
export function schemaQuery(id: string, onScanned: () => void) {
  return queryOptions({
    queryKey: schemaQueryKey(id),
    queryFn: async ({ signal }): Promise<ShownSchema> => {
      const stored = await callApi({ path: apiPath(api.schema, id), output: schemaOutput, signal });
      if (stored.schema !== null) return { ...stored, ...asStored };
      const { changes: _first, ...scanned } = await scanSchema(id, signal).finally(onScanned);
      return { ...stored, ...scanned };
    },
    staleTime: 60_000,
  });
}

/** Nothing is asked for while there is no connection. */
export function useSchema(id: string | null, onScanned: () => void) {
  return useQuery({ ...schemaQuery(id ?? '', onScanned), enabled: id !== null });
}

export function useRescan(id: string, onScanned: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<SchemaChanges | null> => {
      const { changes, ...scanned } = await scanSchema(id);
      queries.setQueryData<ShownSchema>(schemaQueryKey(id), (stored) => ({
        custom: stored?.custom ?? null,
        ...scanned,
      }));
      return changes;
    },
    onSettled: onScanned,
  });
}

export function useKeepCustomSchema(id: string) {
  const queries = useQueryClient();
  return (custom: ShownSchema['custom']) =>
    queries.setQueryData<ShownSchema>(schemaQueryKey(id), (stored) => stored && { ...stored, custom });
}
