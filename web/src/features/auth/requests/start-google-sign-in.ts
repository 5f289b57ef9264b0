import { googleStartOutput } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';

/** The provider's address, to which the browser then goes. */
export async function startGoogleSignIn(returnPath: string): Promise<string> {
  const { url } = await callApi({
    method: 'POST',
    path: api.google,
    body: { returnPath },
    output: googleStartOutput,
  });
  return url;
}
