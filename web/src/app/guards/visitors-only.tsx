import { Navigate, Outlet } from 'react-router';
import { readReturnPath } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** Signing in only sets the session; going on from here is what this guard does with it. */
export function VisitorsOnly() {
  const { data: user } = useSession();
  return user ? <Navigate to={readReturnPath()} replace /> : <Outlet />;
}
