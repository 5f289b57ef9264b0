import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { abortableSleep } from '../../lib/api/abortable-sleep.ts';
import { WaitScreen } from './wait-screen.tsx';
import { waitUntilServerReady } from './wait-until-server-ready.ts';

export function ServerReadyGate() {
  const { isPending } = useQuery({
    queryKey: ['set-up'],
    queryFn: () => waitUntilServerReady({ check: isServerReady, sleep: abortableSleep }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? <WaitScreen>Setting up database connection...</WaitScreen> : <Outlet />;
}

async function isServerReady(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(api.ready, { signal });
  return response.ok;
}
