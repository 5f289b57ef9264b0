import type { HostedService } from '@parley/contract/hosted-projects';
import { createPkce } from '../../../lib/session/pkce.ts';
import { rememberSpaceBeforeRedirect } from '../../../lib/session/restore-space-after-redirect.ts';
import { authorizeUrl } from '../model/authorize-url.ts';
import { rememberReferrer } from '../model/connection-referrer.ts';
import { rememberPendingOauth } from '../model/pending-oauth.ts';

export type CallbackPage = '/auth/oauth-callback' | '/database/callback';

type Leaving = { hosted: HostedService; callback: CallbackPage; referrer: string };

/** Sends the browser to the hosted service, where the person allows or declines. */
export async function redirectToOauthConsent({ hosted, callback, referrer }: Leaving): Promise<void> {
  const { state, verifier, challenge } = await createPkce();
  rememberPendingOauth({ state, verifier });
  rememberReferrer(referrer);
  rememberSpaceBeforeRedirect();
  const redirectUri = `${location.origin}${callback}`;
  location.assign(authorizeUrl({ hosted, redirectUri, state, challenge }));
}
