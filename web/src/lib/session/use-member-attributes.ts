import { api } from '@parley/contract/routes';
import { attributesOutput } from '@parley/contract/spaces/row-rules-and-groups';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { openSpaceId } from './current-space.ts';
import { useSpacePermission } from './use-space-permission.ts';

export const attributesKey = ['space-attributes'];

/** What is known of the people of a shared space: names for its makers, values for whoever manages people. */
export function useSpaceAttributes() {
  const isMaker = useSpacePermission('look');
  return useQuery({
    enabled: openSpaceId !== undefined && isMaker,
    queryKey: attributesKey,
    queryFn: ({ signal }) => callApi({ path: api.spaceAttributes, output: attributesOutput, signal }),
    refetchOnMount: 'always',
  });
}
