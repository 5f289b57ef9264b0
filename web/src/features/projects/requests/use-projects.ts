import { projectsOutput } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { grantsKey, projectsKey } from './query-keys.ts';

/** Of every organisation this person let us into; the server keeps the list for a minute. */
export function useProjects(enabled: boolean) {
  return useQuery({
    queryKey: projectsKey,
    queryFn: ({ signal }) => fetchProjects(api.projects, signal),
    enabled,
  });
}

/** Asks the hosted service itself. What was known stays on screen when it does not answer. */
export function useRefreshProjects() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => fetchProjects(`${api.projects}?refresh=1`),
    onSuccess: (list) => queries.setQueryData(projectsKey, list),
    // An access that has ended shows in the list of accesses.
    onSettled: () => queries.invalidateQueries({ queryKey: grantsKey }),
  });
}

export function fetchProjects(path: string = api.projects, signal?: AbortSignal) {
  // The server has asked again itself, and answers with what it knows where that did not help.
  return callApi({ path, output: projectsOutput, group: 'connections', retries: 0, signal });
}
