import { useEffect, useState } from 'react';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { InsecurePage } from '../../../lib/session/pkce.ts';
import { type CallbackPage, redirectToOauthConsent } from './redirect-to-oauth-consent.ts';

type Way = { callback?: CallbackPage; referrer: string };

/** `hosted` is undefined until the server has told, and null where it has no hosted service. */
export function useRedirectToHostedConsent({ callback = '/auth/oauth-callback', referrer }: Way) {
  const { data: server } = useServerInfo();
  const hosted = server?.hosted;
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useStopOnReturn(() => setLeaving(false));

  const connect = async () => {
    if (!hosted) return;
    setFailure(null);
    setLeaving(true);
    try {
      await redirectToOauthConsent({ hosted, callback, referrer });
    } catch (error) {
      setFailure(error instanceof InsecurePage ? error.message : 'Failed to initiate OAuth flow');
      setLeaving(false);
    }
  };
  return { hosted, leaving, failure, connect: () => void connect() };
}

/** A browser may bring the page back as it was left, with the button still busy. */
function useStopOnReturn(stop: () => void): void {
  useEffect(() => {
    addEventListener('pageshow', stop);
    return () => removeEventListener('pageshow', stop);
  });
}
