import { projectMessages } from '@parley/contract/hosted-projects';
import { limits } from '@parley/contract/limits';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallbackScreen } from '../../../features/projects/components/connect/callback-screen.tsx';
import { useOauthExchange } from '../../../features/projects/requests/use-oauth-exchange.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { CallbackOpenedDirectlyNotice } from '../../callback-opened-directly-notice.tsx';
import { PageMeta } from '../../page-meta.tsx';

export function SupabaseOauthCallbackPage() {
  const exchange = useOauthExchange();
  const { pathname, search } = useLocation();
  if (exchange.status === 'nothing') return <Nothing />;
  return (
    <>
      <PageMeta title="Connecting Supabase" />
      {exchange.status === 'processing' && (
        <CallbackScreen state="working" title="Processing the answer...">
          Checking that it belongs to the connection you started here.
        </CallbackScreen>
      )}
      {exchange.status === 'connecting' && (
        <CallbackScreen state="working" title="Connecting to Supabase...">
          Parley receives its access and keeps it on the server.
        </CallbackScreen>
      )}
      {exchange.status === 'success' && <Connected />}
      {exchange.status === 'error' && (
        <CallbackScreen
          state="error"
          title="Connection Failed"
          actions={
            <>
              {exchange.signedOut && (
                <ButtonLink
                  to="/login"
                  variant="primary"
                  onClick={() => rememberReturnPath(pathname + search)}
                >
                  Sign in
                </ButtonLink>
              )}
              <WaysOn />
            </>
          }
        >
          {exchange.message}
        </CallbackScreen>
      )}
    </>
  );
}

function Connected() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => void navigate('/projects', { replace: true });
    const timer = setTimeout(go, limits.redirect.afterOauth);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CallbackScreen state="success" title={projectMessages.oauthEstablished} actions={<WaysOn />}>
      Taking you to your projects...
    </CallbackScreen>
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink to="/projects" variant="primary">
        Go to Projects
      </ButtonLink>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </>
  );
}

function Nothing() {
  return (
    <CallbackOpenedDirectlyNotice heading="Connect a project" action={<WaysOn />}>
      Supabase sends you to this page after you allow a connection. Nothing is waiting to be completed; start
      from your projects.
    </CallbackOpenedDirectlyNotice>
  );
}
