import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { CurrentConversationProvider } from '../../features/ask/components/history/current-conversation-context.tsx';
import { openSpaceId } from '../../lib/session/current-space.ts';
import { forgetReturnPath, rememberReturnPath } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { WaitScreen } from '../server-ready/wait-screen.tsx';
import { SessionLoadFailure } from './session-load-failure.tsx';
import { SpaceMembersOnly } from './space-members-only.tsx';

export function RequireSession() {
  const session = useSession();
  // Another person begins with nothing of the one before.
  if (session.data) return <SignedIn key={session.data.id} />;
  if (session.data === null) return <ToLogin />;
  if (session.isError)
    return <SessionLoadFailure error={session.error} onRetry={() => void session.refetch()} />;
  return <WaitScreen>Checking who you are...</WaitScreen>;
}

function SignedIn() {
  useEffect(() => forgetReturnPath(), []);
  return (
    <CurrentConversationProvider>
      {openSpaceId === undefined ? (
        <Outlet />
      ) : (
        <SpaceMembersOnly>
          <Outlet />
        </SpaceMembersOnly>
      )}
    </CurrentConversationProvider>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberReturnPath(pathname + search + hash);
    void navigate('/login', { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
