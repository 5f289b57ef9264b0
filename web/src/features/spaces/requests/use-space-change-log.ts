import { api } from '@parley/contract/routes';
import { spaceRecordOutput } from '@parley/contract/spaces/space-api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureFrom } from '../../../lib/api/api-client.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { fetchInSpace } from '../../../lib/session/current-space.ts';

/** Page by page, the newest first. */
export function useSpaceChangeLog(person: string) {
  return useInfiniteQuery({
    queryKey: ['space-record', person],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(person === '' ? {} : { person }),
        ...(pageParam === '' ? {} : { before: pageParam }),
      });
      return callApi({ path: `${api.spaceRecord}?${query}`, output: spaceRecordOutput, signal });
    },
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  });
}

export async function fetchChangeLogFile(): Promise<string> {
  const response = await fetchInSpace(api.exportSpaceRecord, { credentials: 'same-origin' });
  if (!response.ok) throw await failureFrom(response);
  return response.text();
}
