import { authMessages } from '@parley/contract/auth';
import { useEffect, useId, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { rememberSpaceBeforeRedirect } from '../../../lib/session/restore-space-after-redirect.ts';
import { readReturnPath, rememberReturnPath } from '../../../lib/session/return-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { clearGooglePending, markGooglePending } from '../model/pending-google-sign-in.ts';
import { startGoogleSignIn } from '../requests/start-google-sign-in.ts';
import styles from './auth-form.module.css';
import { GoogleLogo } from './google-logo.tsx';

type GoogleButtonProps = { children: string };

export function GoogleButton({ children }: GoogleButtonProps) {
  const { data: server } = useServerInfo();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const noteId = useId();
  const available = server?.googleSignIn ?? false;
  useStopOnReturn(() => setLeaving(false));

  const leave = async () => {
    setFailure(undefined);
    setLeaving(true);
    const returnPath = readReturnPath();
    markGooglePending(Date.now());
    rememberReturnPath(returnPath);
    try {
      const address = await startGoogleSignIn(returnPath);
      rememberSpaceBeforeRedirect();
      location.assign(address);
    } catch (error) {
      clearGooglePending();
      setFailure(failureText(error));
      setLeaving(false);
    }
  };

  return (
    <div className={styles.google}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        fullWidth
        size="lg"
        icon={<GoogleLogo />}
        disabled={!available}
        busy={leaving}
        busyLabel="Opening Google..."
        aria-describedby={available ? undefined : noteId}
        onClick={() => void leave()}
      >
        {children}
      </Button>
      <p id={noteId} className={styles.googleNote}>
        {server && !available && 'Google sign-in is not set up on this server.'}
      </p>
    </div>
  );
}

function failureText(error: unknown): string {
  const told = error instanceof ApiFailure && error.written && error.status === 429;
  return told ? error.message : authMessages.googleInit;
}

/** A browser may bring the page back as it was left, with the button still busy. */
function useStopOnReturn(stop: () => void): void {
  useEffect(() => {
    addEventListener('pageshow', stop);
    return () => removeEventListener('pageshow', stop);
  });
}
