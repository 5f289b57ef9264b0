import { api } from '@parley/contract/routes';
import { mayDo, type SpaceAction } from '@parley/contract/spaces/roles';
import { spaceOutput } from '@parley/contract/spaces/space-api';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { openSpaceId } from './open-space.ts';

export const openSpaceKey = ['open-space'];

/** The one that is open, and what the person is there. */
export function useOpenSpace(enabled = true) {
  return useQuery({
    enabled,
    queryKey: openSpaceKey,
    queryFn: ({ signal }) => callApi({ path: api.space, output: spaceOutput, signal }),
    meta: { isOpenSpace: true },
  });
}

/** Whether the person may do this in the open space; not before it is known. The server decides it again. */
export function useMay(action: SpaceAction): boolean {
  const { data } = useOpenSpace(openSpaceId !== undefined);
  if (openSpaceId === undefined) return true;
  return data !== undefined && mayDo(data.space.role, action);
}
