import { useGrants } from './use-grants.ts';
import { useProjects } from './use-projects.ts';

/** The projects of a person, or that they have connected none: what every page that offers projects asks first. */
export function useGrantsAndProjects() {
  const grants = useGrants();
  const connected = (grants.data?.length ?? 0) > 0;
  const list = useProjects(connected);
  return {
    /** Undefined until it is known. */
    connected: grants.data && connected,
    projects: connected ? list.data?.projects : undefined,
    list: connected ? list.data : undefined,
    error: grants.error ?? list.error,
    retry: () => void (connected ? list.refetch() : grants.refetch()),
  };
}
