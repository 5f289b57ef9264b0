import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';

const client = { clientId: 'parley', clientSecret: 'local-test-only' };
const redirectUri = 'http://localhost:4321/api/auth/google/callback';
const verifier = 'v'.repeat(64);

let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider(client);
  provider.setRedirectUri(redirectUri);
});

afterAll(() => provider.close());

async function authorizationUrl(): Promise<string> {
  const discovery = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as {
    authorization_endpoint: string;
  };
  const url = new URL(discovery.authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

function exchange(code: string) {
  return fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  });
}

test('gives a code that is worth one ID token with the claims of the user', async () => {
  provider.setUser({
    sub: 'g-7',
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'H',
  });
  const back = new URL(await provider.walk(await authorizationUrl(), 'allow'));
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('state-1');

  const code = back.searchParams.get('code') ?? '';
  const tokens = (await (await exchange(code)).json()) as { id_token: string };
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({
    iss: provider.issuer,
    aud: 'parley',
    sub: 'g-7',
    nonce: 'nonce-1',
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'H',
  });

  const again = await exchange(code);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
});

test('comes back with access_denied when the user says no', async () => {
  const back = new URL(await provider.walk(await authorizationUrl(), 'cancel'));
  expect(back.searchParams.get('error')).toBe('access_denied');
});
