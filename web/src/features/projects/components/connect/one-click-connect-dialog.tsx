import { projectMessages } from '@parley/contract/hosted-projects';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { fetchSession } from '../../../../lib/session/fetch-session.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { useRedirectToHostedConsent } from '../../requests/use-redirect-to-hosted-consent.ts';

type OneClickConnectDialogProps = { onClose: () => void };

/** Asks before the browser leaves, and whether there still is somebody to come back as. */
export function OneClickConnectDialog({ onClose }: OneClickConnectDialogProps) {
  const { hosted, leaving, failure, connect } = useRedirectToHostedConsent({
    callback: '/database/callback',
    referrer: '/connections',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setProblem(null);
    setAsking(true);
    try {
      if (await fetchSession()) connect();
      else setProblem(projectMessages.oauthSignedOut);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title="Connect with one click?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={asking || leaving}
            busyLabel="Opening..."
            disabled={!hosted}
            onClick={() => void go()}
          >
            Continue to {hosted?.demo ? 'the demo projects' : 'Supabase'}
          </Button>
        </>
      }
    >
      <p>
        You leave this page for {hosted?.demo ? 'the stand-in with demo projects' : 'Supabase'}, allow access
        to an organisation there, and come back. Its project becomes a connection; where there are several,
        you pick one.
      </p>
      {(problem ?? failure) && <Notice tone="error">{problem ?? failure}</Notice>}
    </Modal>
  );
}
