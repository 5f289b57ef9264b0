import { api } from '@parley/contract/routes';
import { consentedCode } from './hosted-service-access.ts';
import type { EmulatorProcess } from './servers/emulator-process.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** Settings of a server that uses the emulator as its hosted service. */
export function hostedSettings({ url, clientId, clientSecret }: EmulatorProcess): Record<string, string> {
  return {
    SUPABASE_CLIENT_ID: clientId,
    SUPABASE_CLIENT_SECRET: clientSecret,
    SUPABASE_API_URL: url,
    PARLEY_DEMO_PROJECTS: '1',
  };
}

type Where = { server: TestApp; emulator: EmulatorProcess };

/** A person goes to the consent page, approves, and comes back. Gives the handle of the new grant. */
export async function connectOrganization(
  { server, emulator }: Where,
  browser: TestBrowser,
  organization: string,
): Promise<string> {
  const answer = await browser.send(
    'POST',
    api.tokenExchange,
    await exchangeBody({ server, emulator }, organization),
  );
  if (answer.statusCode !== 200) throw new Error(`No grant: ${answer.body}`);
  return answer.json().access_token;
}

export async function exchangeBody({ server, emulator }: Where, organization: string) {
  const redirectUri = `${server.origin}/auth/oauth-callback`;
  const { code, verifier } = await consentedCode(emulator, { organization, redirectUri });
  return { code, code_verifier: verifier, redirect_uri: redirectUri, client_id: emulator.clientId };
}

/** Makes a grant look as if its token ended soon. */
export async function endSoon({ server }: Pick<Where, 'server'>, seconds: number): Promise<void> {
  await server.services.store.engine.db
    .updateTable('parley_oauth_grants')
    .set({ expires_at: new Date(Date.now() + seconds * 1_000).toISOString() })
    .execute();
}
