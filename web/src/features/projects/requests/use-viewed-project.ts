import { useQuery } from '@tanstack/react-query';
import { connectProject } from './connect-project.ts';

/** A project is looked at through its connection, which is saved if it is not there yet. */
export function useViewedProject(ref: string | null) {
  return useQuery({
    queryKey: ['viewed-project', ref],
    queryFn: () => connectProject(ref ?? ''),
    enabled: ref !== null,
  });
}
