import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { browserSleep } from '../../lib/api/abortable-sleep.ts';
import { WaitScreen } from './wait-screen.tsx';
import { waitForSetUp } from './wait-until-server-ready.ts';

export function SetUpGate() {
  const { isPending } = useQuery({
    queryKey: ['set-up'],
    queryFn: () => waitForSetUp({ check: isServerReady, sleep: browserSleep }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? <WaitScreen>Setting up database connection...</WaitScreen> : <Outlet />;
}

async function isServerReady(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(api.ready, { signal });
  return response.ok;
}
