import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../lib/session/use-session.ts';
import { WaitScreen } from '../server-ready/wait-screen.tsx';
import { SessionLoadFailure } from './session-load-failure.tsx';

/** To everybody else these are paths that do not exist, and those lead home. The server decides; this only follows. */
export function OperatorsOnly() {
  const session = useSession();
  if (session.data?.isOperator) return <Outlet />;
  if (session.data !== undefined) return <Navigate to="/" replace />;
  if (session.isError)
    return <SessionLoadFailure error={session.error} onRetry={() => void session.refetch()} />;
  return <WaitScreen>Checking who you are...</WaitScreen>;
}
