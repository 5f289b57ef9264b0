import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import { startOpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import type { Mailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ada, startTestApp } from '../../../testing/test-app.ts';

const client = { clientId: 'parley', clientSecret: 'a secret of the provider' };

async function walkGoogle(server: TestApp, provider: OpenIdProvider, email: string) {
  provider.setRedirectUri(`${server.origin}/api/auth/callback/google`);
  provider.setUser({ sub: email, email, email_verified: true });
  const browser = server.browser();
  const started = await browser.send('POST', '/api/auth/google', {});
  const back = new URL(await provider.walk(started.json().url, 'allow'));
  const answer = await browser.get(back.pathname + back.search);
  return { to: answer.headers.location, user: (await browser.get('/api/session')).json().user };
}

describe('a server that takes some accounts or none', () => {
  let mailbox: Mailbox;
  let provider: OpenIdProvider;
  let picky: TestApp;
  let closed: TestApp;
  beforeAll(async () => {
    mailbox = await startMailbox();
    provider = await startOpenIdProvider(client);
    const google = {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    };
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Parley <parley@example.com>' };
    picky = await startTestApp({ SIGN_UP: 'example.com', ...google, ...mail });
    closed = await startTestApp({ SIGN_UP: 'closed', ...google });
  });
  afterAll(async () => {
    await Promise.all([picky.close(), closed.close()]);
    await Promise.all([provider.close(), mailbox.close()]);
  });
  const signUp = (server: TestApp, email: string) =>
    server.browser().send('POST', '/api/auth/sign-up', { ...ada, email });

  test('says so before anybody tries', async () => {
    expect((await picky.browser().get('/api/server')).json().signUpDomains).toEqual(['example.com']);
    expect((await closed.browser().get('/api/server')).json().signUpDomains).toEqual([]);
  });

  test('takes addresses of its domains, and no others that look like them', async () => {
    expect((await signUp(picky, 'Ada@Example.com')).statusCode).toBe(201);
    for (const email of ['ada@example.org', 'ada@mail.example.com', 'ada@example.com.evil.example']) {
      const refused = await signUp(picky, email);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: 'sign_up_closed',
        message: 'New accounts here are for addresses at example.com.',
      });
    }
  });

  test('takes nobody when it is closed', async () => {
    const refused = await signUp(closed, ada.email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('This server takes no new accounts. Please ask whoever runs it.');
  });

  test('Google opens no other way in', async () => {
    expect((await walkGoogle(picky, provider, 'grace@example.com')).user).toMatchObject({
      email: 'grace@example.com',
    });
    for (const [server, email] of [
      [picky, 'grace@example.org'],
      [closed, 'grace@example.com'],
    ] as const) {
      const { to, user } = await walkGoogle(server, provider, email);
      expect(to).toBe('/auth/callback?error=unable_to_create_user');
      expect(user).toBeNull();
    }
  });
});
