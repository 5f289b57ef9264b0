import { mayDo, type SpaceAction } from '@parley/contract/spaces/roles';
import { openSpaceId } from '../../../lib/session/open-space.ts';
import { useOpenSpace } from './use-spaces.ts';

/** Whether the person may do this in the open space; not before it is known. The server decides it again. */
export function useMay(action: SpaceAction): boolean {
  const { data } = useOpenSpace(openSpaceId !== undefined);
  if (openSpaceId === undefined) return true;
  return data !== undefined && mayDo(data.space.role, action);
}
