import {
  actionsOutput,
  healthOutput,
  jobsOutput,
  operatorLimits,
  peopleOutput,
  personOutput,
  settingsOutput,
  usageOutput,
} from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** What every answer on the page is kept under: an action makes all of them old. */
export const operatorKey = ['operator'];

/** An operator looks to see how things are now. */
const fresh = { refetchOnMount: 'always' } as const;

export function usePeople(search: string, page: number) {
  const query = new URLSearchParams({ search, page: String(page) });
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'people', search, page],
    queryFn: ({ signal }) =>
      callApi({ path: `${api.operatorPeople}?${query}`, output: peopleOutput, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePerson(id: string) {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'person', id],
    queryFn: ({ signal }) => callApi({ path: apiPath(api.operatorPerson, id), output: personOutput, signal }),
  });
}

export function useUsage() {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'usage'],
    queryFn: ({ signal }) => callApi({ path: api.operatorUsage, output: usageOutput, signal }),
  });
}

export function useHealth() {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'health'],
    queryFn: ({ signal }) => callApi({ path: api.operatorHealth, output: healthOutput, signal }),
    refetchInterval: operatorLimits.heartbeat,
  });
}

export function useJobs() {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'jobs'],
    queryFn: ({ signal }) => callApi({ path: api.operatorJobs, output: jobsOutput, signal }),
  });
}

export function useActions() {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'actions'],
    queryFn: ({ signal }) => callApi({ path: api.operatorActions, output: actionsOutput, signal }),
  });
}

export function useSettings() {
  return useQuery({
    ...fresh,
    queryKey: [...operatorKey, 'settings'],
    queryFn: ({ signal }) => callApi({ path: api.operatorSettings, output: settingsOutput, signal }),
  });
}
