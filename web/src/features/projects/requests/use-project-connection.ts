import { useQuery } from '@tanstack/react-query';
import { useConnectProject } from './use-connect-project.ts';

/** A project is looked at through its connection, which is saved if it is not there yet. */
export function useProjectConnection(ref: string | null) {
  const connect = useConnectProject();
  return useQuery({
    queryKey: ['viewed-project', ref],
    queryFn: () => connect(ref ?? ''),
    enabled: ref !== null,
  });
}
