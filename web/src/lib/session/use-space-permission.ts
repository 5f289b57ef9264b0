import { api } from '@parley/contract/routes';
import { mayDo, type SpaceAction } from '@parley/contract/spaces/roles';
import { spaceOutput } from '@parley/contract/spaces/space-api';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { openSpaceId } from './current-space.ts';

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

/** A download that is ended for a changed role can only break off: its format has no place for a reason. */
const spaceCodes = ['space_not_found', 'space_role', 'space_changed', 'interrupted'];

/** A call was refused for what the person is in the space, or may have been: asked again, pages offer what is left. */
export function askSpaceAgain(queries: QueryClient, code: string): void {
  if (spaceCodes.includes(code)) void queries.invalidateQueries({ queryKey: openSpaceKey });
}

/** Whether the person may do this in the open space; not before it is known. The server decides it again. */
export function useSpacePermission(action: SpaceAction): boolean {
  const { data } = useOpenSpace(openSpaceId !== undefined);
  if (openSpaceId === undefined) return true;
  return data !== undefined && mayDo(data.space.role, action);
}
