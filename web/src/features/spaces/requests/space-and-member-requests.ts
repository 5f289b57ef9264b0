import { api } from '@parley/contract/routes';
import type { SpaceRole } from '@parley/contract/spaces/roles';
import {
  type inviteInput,
  inviteOutput,
  shownInvitation,
  type spaceInput,
  spaceOutput,
  spacePeopleOutput,
  spacesOutput,
} from '@parley/contract/spaces/space-api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { openSpaceKey } from '../../../lib/session/use-space-permission.ts';

const allKey = ['spaces'];
const peopleKey = ['space-people'];

/** Those that the person belongs to, the personal one first. */
export function useSpaces() {
  return useQuery({
    queryKey: allKey,
    queryFn: ({ signal }) => callApi({ path: api.spaces, output: spacesOutput, signal }),
  });
}

export function useSpacePeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: ({ signal }) => callApi({ path: api.spacePeople, output: spacePeopleOutput, signal }),
    refetchOnMount: 'always',
  });
}

export async function createSpace(name: string) {
  const call = { method: 'POST', path: api.spaces, body: { name }, output: spaceOutput } as const;
  return (await callApi(call)).space;
}

/** What is left out stays as it is. */
export function useChangeSpace() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.infer<typeof spaceInput>) =>
      callApi({ method: 'PUT', path: api.space, body, output: spaceOutput, idempotent: true }),
    onSuccess: () =>
      Promise.all([allKey, openSpaceKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

export function deleteSpace(name: string): Promise<undefined> {
  return callApi({ method: 'DELETE', path: api.space, body: { name } });
}

export function useLeaveSpace() {
  return useMutation({
    mutationFn: () => callApi({ method: 'POST', path: api.leaveSpace, body: { leave: true } }),
  });
}

function usePeopleChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [peopleKey, openSpaceKey, allKey, ['space-record']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useSetRole() {
  return usePeopleChange(({ id, role }: { id: string; role: SpaceRole }) =>
    callApi({ method: 'PUT', path: apiPath(api.spacePerson, id), body: { role }, idempotent: true }),
  );
}

export function useRemovePerson() {
  return usePeopleChange((id: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.spacePerson, id), idempotent: true }),
  );
}

export function useRevokeInvitation() {
  return usePeopleChange((id: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.spaceInvitation, id), idempotent: true }),
  );
}

export function useInvite() {
  const queries = useQueryClient();
  return async (body: z.input<typeof inviteInput>) => {
    const made = await callApi({ method: 'POST', path: api.spaceInvitations, body, output: inviteOutput });
    await queries.invalidateQueries({ queryKey: peopleKey });
    return made;
  };
}

export function useInvitation(secret: string) {
  return useQuery({
    queryKey: ['invitation', secret],
    queryFn: ({ signal }) =>
      callApi({
        method: 'POST',
        path: api.showInvitation,
        body: { secret },
        output: shownInvitation,
        signal,
      }),
  });
}

export function useAccept() {
  return useMutation({
    mutationFn: (secret: string) =>
      callApi({ method: 'POST', path: api.acceptInvitation, body: { secret }, output: spaceOutput }),
  });
}
