import { api } from '@parley/contract/routes';
import {
  type AttributeChange,
  type Group,
  groupOutput,
  groupsOutput,
} from '@parley/contract/spaces/row-rules-and-groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { attributesKey } from '../../../lib/session/use-member-attributes.ts';
import type { GroupChange } from '../model/group-draft.ts';

const groupsKey = ['space-groups'];

export function useGroups(enabled = true) {
  return useQuery({
    enabled,
    queryKey: groupsKey,
    queryFn: ({ signal }) => callApi({ path: api.spaceGroups, output: groupsOutput, signal }),
    refetchOnMount: 'always',
  });
}

function useFactsChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [groupsKey, attributesKey, ['space-record']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useMakeGroup() {
  return useFactsChange(async (name: string): Promise<Group> => {
    const call = { method: 'POST', path: api.spaceGroups, body: { name }, output: groupOutput } as const;
    return (await callApi(call)).group;
  });
}

/** What is left out stays as it is. */
export function useChangeGroup() {
  return useFactsChange(async ({ id, name, personIds }: GroupChange & { id: string }) => {
    const put = (path: string, body: unknown) =>
      callApi({ method: 'PUT', path: apiPath(path, id), body, idempotent: true });
    if (name !== undefined) await put(api.spaceGroup, { name });
    if (personIds !== undefined) await put(api.spaceGroupMembers, { personIds });
  });
}

export function useDeleteGroup() {
  return useFactsChange((id: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.spaceGroup, id), idempotent: true }),
  );
}

export function useChangeAttributes(personId: string) {
  return useFactsChange((changes: AttributeChange[]) =>
    callApi({
      method: 'PUT',
      path: apiPath(api.personAttributes, personId),
      body: { changes },
      idempotent: true,
    }),
  );
}
