import { authMessages } from '@parley/contract/auth';
import { errorCatalogue } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { clearGooglePending } from '../../../features/auth/model/pending-google-sign-in.ts';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { readReturnPath } from '../../../lib/session/return-path.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { WaitScreen } from '../../server-ready/wait-screen.tsx';
import { PageColumn } from '../../shell/page-column.tsx';

export function GoogleSignInCallbackPage() {
  const [search] = useSearchParams();
  const error = search.get('error');
  useEffect(() => clearGooglePending(), []);
  return (
    <>
      <PageMeta title="Completing sign in" />
      {error === null ? <Completing /> : <Failed error={error} />}
    </>
  );
}

function Completing() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => void navigate(readReturnPath(), { replace: true });
    const timer = setTimeout(go, limits.redirect.afterGoogle);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <WaitScreen>Completing Sign In...</WaitScreen>;
}

/** What the auth library says when no profile may be made. */
const notMade = 'unable_to_create_user';
/** The same of a session, which our server refuses to somebody who is disabled. */
const notLetIn = 'unable_to_create_session';

function Failed({ error }: { error: string }) {
  const domains = useServerInfo().data?.signUpDomains;
  return (
    <PageColumn width="narrow">
      <PageHeader title="Sign-in failed" />
      <Notice
        tone="error"
        action={
          <ButtonLink to="/login" variant="primary" size="sm">
            Back to sign in
          </ButtonLink>
        }
      >
        {wordsFor(error, Boolean(domains))}
      </Notice>
    </PageColumn>
  );
}

function wordsFor(error: string, hasDomains: boolean): string {
  if (error === notLetIn) return errorCatalogue.account_disabled.message;
  return error === notMade && hasDomains ? authMessages.notWelcome : authMessages.googleFailed;
}
