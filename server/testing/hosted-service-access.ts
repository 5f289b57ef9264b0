import { createHash, randomBytes } from 'node:crypto';
import { createManagementApiClient } from '../src/connections/hosted/management-api-client.ts';
import type { ProjectTransport } from '../src/databases/project-transport-types.ts';
import type { EmulatorProcess } from './servers/emulator-process.ts';

/** What the hosted service hands out after a consent, as our server would get it. */
export async function grantedToken(emulator: EmulatorProcess, organization: string): Promise<string> {
  const { code, verifier, redirectUri } = await consentedCode(emulator, {
    organization,
    redirectUri: 'http://localhost:8000/auth/oauth-callback',
  });
  const answer = await fetch(`${emulator.url}/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: emulator.clientId,
      client_secret: emulator.clientSecret,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What the project's owner does there, past Parley. */
export async function executeIn(
  { url }: Pick<EmulatorProcess, 'url'>,
  { token, ref }: { token: string; ref: string },
  query: string,
): Promise<void> {
  const answer = await fetch(`${url}/v1/projects/${ref}/database/query`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`);
}

type Consent = { organization: string; redirectUri: string };

/** Goes to the consent page as a browser does, and comes back with a code. */
export async function consentedCode(emulator: EmulatorProcess, { organization, redirectUri }: Consent) {
  const verifier = randomBytes(24).toString('hex');
  const url = new URL(`${emulator.url}/v1/oauth/authorize`);
  url.search = new URLSearchParams({
    client_id: emulator.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const back = await emulator.consent(url.href, { organization });
  return { code: back.searchParams.get('code') ?? '', verifier, redirectUri };
}

/** The real way to a project, with a token that is at hand. `waiting` counts the calls that are under way. */
export function countingTransport(
  apiUrl: string,
  { token, ref }: { token: string; ref: string },
): ProjectTransport & { waiting(): number } {
  const api = createManagementApiClient(apiUrl);
  let waiting = 0;
  return {
    waiting: () => waiting,
    send: async (statement) => {
      waiting += 1;
      const left = () => {
        waiting -= 1;
      };
      statement.signal.addEventListener('abort', left, { once: true });
      const answer = await api.query(token, ref, statement);
      if ('asleep' in answer) throw new Error('The project does not answer.');
      return answer;
    },
  };
}
