import { projectMessages } from '@parley/contract/hosted-projects';
import type { PendingOauth } from './pending-oauth.ts';

export type OauthAnswer =
  | { kind: 'nothing' }
  | { kind: 'refused'; message: string }
  | { kind: 'exchange'; code: string; verifier: string };

/** What the hosted service sent the browser back with, judged before anything is done with it. */
export function parseOauthCallback(search: URLSearchParams, pending: PendingOauth | null): OauthAnswer {
  const [code, state, error] = [search.get('code'), search.get('state'), search.get('error')];
  if (error) return refused(refusal(error, search.get('error_description')));
  if (code === null && state === null) return { kind: 'nothing' };
  if (!code || !state) return refused(projectMessages.codeMissing);
  if (!pending) return refused(projectMessages.verifierMissing);
  if (state !== pending.state) return refused(projectMessages.stateMismatch);
  return { kind: 'exchange', code, verifier: pending.verifier };
}

function refused(message: string): OauthAnswer {
  return { kind: 'refused', message };
}

/** Anybody can write an address, so what it says is quoted and kept short. */
function refusal(error: string, description: string | null): string {
  if (error === 'access_denied') return 'You declined the connection, so nothing was connected.';
  return `The hosted service did not allow the connection. It says: “${(description ?? error).slice(0, 160)}”`;
}
