import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import { startOpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const client = { clientId: 'parley', clientSecret: 'a secret of the provider' };

describe('signing in with Google', () => {
  let provider: OpenIdProvider;
  let server: TestApp;
  beforeAll(async () => {
    provider = await startOpenIdProvider(client);
    server = await startTestApp({
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    provider.setRedirectUri(`${server.origin}/api/auth/callback/google`);
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  async function walk(browser: TestBrowser, decision: 'allow' | 'cancel' = 'allow') {
    const started = await browser.send('POST', '/api/auth/google', {});
    const back = new URL(await provider.walk(started.json().url, decision));
    return browser.get(back.pathname + back.search);
  }
  const userOf = async (browser: TestBrowser) => (await browser.get('/api/session')).json().user;

  test('[B06] asks the provider for consent, offline access and a proof of the way back', async () => {
    const { url } = (await server.browser().send('POST', '/api/auth/google', {})).json();
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: client.clientId,
      redirect_uri: `${server.origin}/api/auth/callback/google`,
    });
    expect(query.scope?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
    expect(query.nonce).toBeTruthy();
  });

  test('[B06] a new person gets an account with the names of the claims, and a session', async () => {
    provider.setUser({
      sub: 'g-1',
      email: 'grace@example.com',
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
    });
    const browser = server.browser();
    const back = await walk(browser);
    expect(back.statusCode).toBe(302);
    expect(new URL(back.headers.location ?? '', server.origin).pathname).toBe('/auth/callback');
    expect(await userOf(browser)).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
  });

  test('[B06] the same person comes back to the same account', async () => {
    const [first, second] = [server.browser(), server.browser()];
    await walk(first);
    await walk(second);
    expect((await userOf(second)).id).toBe((await userOf(first)).id);
  });

  test('[B06] a declined consent comes back as an error and no session', async () => {
    const browser = server.browser();
    const back = await walk(browser, 'cancel');
    expect(back.headers.location).toMatch(/\/auth\/callback\?error=/);
    expect(await userOf(browser)).toBeNull();
  });

  test('an unconfirmed password account is not handed over to whoever owns the address at Google', async () => {
    await signedIn(server, 'shared@example.com');
    provider.setUser({ sub: 'g-2', email: 'shared@example.com', email_verified: true });
    const browser = server.browser();
    const back = await walk(browser);
    expect(back.headers.location).toContain('error=');
    expect(await userOf(browser)).toBeNull();
  });

  test('an answer that this browser did not ask for is refused', async () => {
    const started = await server.browser().send('POST', '/api/auth/google', {});
    const back = new URL(await provider.walk(started.json().url, 'allow'));
    const victim = server.browser();
    const answer = await victim.get(back.pathname + back.search);
    expect(answer.headers.location ?? '').toContain('error');
    expect(await userOf(victim)).toBeNull();
  });

  test('none of the provider’s tokens lies in the store', () => {
    const files = readdirSync(server.dataDir).map((file) =>
      readFileSync(join(server.dataDir, file), 'latin1'),
    );
    expect(files.join('')).toContain('g-1');
    expect(files.join('')).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\./);
  });
});

test('[B06] where Google is not configured the server says so', async () => {
  const server = await startTestApp();
  expect((await server.browser().get('/api/server')).json().googleSignIn).toBe(false);
  const answer = await server.browser().send('POST', '/api/auth/google', {});
  expect(answer.json().code).toBe('google_not_configured');
  await server.close();
});

test('[B06] a provider that does not answer shuts only its own door', async () => {
  const provider = await startOpenIdProvider(client);
  const { issuer } = provider;
  await provider.close();
  const server = await startTestApp({
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    GOOGLE_ISSUER: issuer,
  });
  const answer = await server.browser().send('POST', '/api/auth/google', {});
  expect(answer.statusCode).toBe(502);
  expect(answer.json().message).toBe('Failed to initialize Google sign in.');
  expect((await signedIn(server)).cookies.size).toBeGreaterThan(0);
  await server.close();
});
