import { projectMessages, tokenExchangeOutput } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { ApiFailure, isSignedOut } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';

type Exchange = { code: string; verifier: string; redirectUri: string; clientId: string };

/** Never repeated by itself: a code is good for one exchange. Gives the handle of the new grant. */
export async function exchangeCode({ code, verifier, redirectUri, clientId }: Exchange): Promise<string> {
  const { access_token: handle } = await callApi({
    method: 'POST',
    path: api.tokenExchange,
    body: { code, code_verifier: verifier, redirect_uri: redirectUri, client_id: clientId },
    output: tokenExchangeOutput,
  });
  return handle;
}

export function exchangeFailure(error: unknown): string {
  if (isSignedOut(error)) return projectMessages.noSessionAfterExchange;
  if (error instanceof ApiFailure && error.status === 0) {
    return `Token exchange error: ${withoutStop(error.message)}. Check that the API server is running and correctly configured.`;
  }
  return errorMessage(error);
}

function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}
