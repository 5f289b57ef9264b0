import { authMessages } from '@parley/contract/auth';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, personIn, signedIn, startTestApp } from '../../../testing/test-app.ts';
import { createSessionCache } from '../../accounts/sign-in/session-cache.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { readOrCreateSecretKey } from '../../platform/secrets/secret-key.ts';

const signUp = (browser: TestBrowser, change: Record<string, unknown> = {}) =>
  browser.send('POST', '/api/auth/sign-up', { ...ada, ...change });
const signIn = (browser: TestBrowser, change: Record<string, unknown> = {}) =>
  browser.send('POST', '/api/auth/sign-in', { email: ada.email, password: ada.password, ...change });
const userOf = async (browser: TestBrowser) => (await browser.get('/api/session')).json().user;

const tokenOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.send('POST', api.accessTokens, { name: 'a token' })).json().secret;

/** What an agent was allowed and has not come for. */
async function agentCodeOf({ services }: TestApp, browser: TestBrowser): Promise<string> {
  const client = await services.agentOauth.register({
    name: 'An agent',
    redirectUris: ['https://agent.example/'],
  });
  const owner = await personIn(browser);
  const hash = `code of ${owner.id}`;
  const grant = { clientId: client.id, redirectUri: '', challenge: '', scopes: [], connectionIds: null };
  await services.store.agentClients.addCode(owner, {
    hash,
    grant,
    expiresAt: '2100-01-01T00:00:00.000Z',
  });
  return hash;
}

describe.each(Object.entries(settingsPerStoreEngine))('accounts without mail on %s', (_name, settings) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(await settings());
  });
  afterAll(() => server.close());

  test('[B04] a sign-up that is sent several times at once makes one account, and the others say so', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(server.browser(), { email })));
    const codes = answers.map((answer) => (answer.statusCode === 201 ? 'made' : answer.json().code));
    expect(codes.toSorted()).toEqual(['email_taken', 'email_taken', 'email_taken', 'email_taken', 'made']);
  });

  test.each([
    ['B01', { firstName: '' }, 'Please fill in all required fields.'],
    ['B01', { lastName: '   ' }, 'Please fill in all required fields.'],
    ['B01', { email: undefined }, 'Please fill in all required fields.'],
    ['B01', { password: '', confirmPassword: '' }, 'Please fill in all required fields.'],
    ['B01', { acceptTerms: false }, 'Please accept the terms to create an account.'],
    ['B01', { email: 'ada' }, 'Please enter a valid email address.'],
    ['B02', { confirmPassword: 'other-one' }, 'Passwords do not match.'],
    ['B03', { password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long.'],
  ])('[%s] the server refuses a sign-up with %o', async (_name, change, message) => {
    const answer = await signUp(server.browser(), change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', message });
  });

  test('[B04] an account is ready at once, and the answer says that no mail was sent', async () => {
    const browser = server.browser();
    const answer = await signUp(browser);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ confirmationSent: false });
    expect(answer.cookies).toEqual([]);
    expect((await signIn(browser)).statusCode).toBe(200);
    expect(await userOf(browser)).toMatchObject({ email: ada.email, firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('a taken address is said to be taken, in whatever case it is written', async () => {
    const answer = await signUp(server.browser(), { email: 'ADA@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('email_taken');
  });

  test('[B05] a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn(server.browser(), { password: 'not-this-one' });
    const unknown = await signIn(server.browser(), { email: 'nobody@example.com' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'invalid_credentials',
        message: 'Failed to sign in. Please check your credentials.',
      });
    }
    expect(Object.keys(wrong.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  });

  test.each([{ email: '' }, { password: '' }, { email: undefined }])(
    '[B05] the server asks for both email and password: %o',
    async (change) => {
      const answer = await signIn(server.browser(), change);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Please enter both email and password.');
    },
  );

  test('[B05] a session lasts for the browser session unless remembered', async () => {
    const forgotten = await signIn(server.browser(), { rememberMe: false });
    const remembered = await signIn(server.browser(), { rememberMe: true });
    const session = (answer: typeof forgotten) =>
      answer.cookies.find((cookie) => cookie.name === 'parley.session_token');
    expect(session(forgotten)?.maxAge).toBeUndefined();
    expect(session(forgotten)?.expires).toBeUndefined();
    expect(session(remembered)?.maxAge).toBe(7 * 86_400);
  });

  test('[B08] cookies are out of reach for scripts and other sites, and secure on https', async () => {
    const plain = await signIn(server.browser());
    for (const cookie of plain.cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: expect.stringMatching(/Lax|Strict/) });
      expect(cookie.secure).toBeUndefined();
    }
    const https = await startTestApp({ APP_ORIGIN: 'https://parley.example.com' });
    const browser = https.browser();
    await signUp(browser);
    const secure = await signIn(browser);
    const session = secure.cookies.find((cookie) => cookie.name === '__Host-parley.session_token');
    expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(session?.domain).toBeUndefined();
    for (const cookie of secure.cookies) expect(cookie.secure).toBe(true);
    expect(await userOf(browser)).not.toBeNull();
    await https.close();
  });

  test('[B08] signing out ends the session on the server too', async () => {
    const browser = await signedIn(server, 'out@example.com');
    const stolen = new Map(browser.cookies);
    expect((await browser.send('POST', '/api/auth/sign-out')).statusCode).toBe(204);
    expect(await userOf(browser)).toBeNull();
    const thief = server.browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect(await userOf(thief)).toBeNull();
  });

  test('[B08] a session refreshes by itself when a day has passed', async () => {
    const browser = server.browser();
    await signUp(browser, { email: 'stay@example.com' });
    await signIn(browser, { email: 'stay@example.com', rememberMe: true });
    expect((await browser.get('/api/session')).cookies).toEqual([]);
    const agedBy = 2 * 86_400_000;
    const expires = new Date(Date.now() + 7 * 86_400_000 - agedBy).toISOString();
    await server.services.store.engine.db
      .updateTable('parley_sessions')
      .set({ expires_at: expires, updated_at: new Date(Date.now() - agedBy).toISOString() })
      .execute();
    const refreshed = await browser.get('/api/session');
    expect(refreshed.json().user.email).toBe('stay@example.com');
    expect(refreshed.cookies[0]).toMatchObject({ name: 'parley.session_token', maxAge: 7 * 86_400 });
  });

  test('[B08] the quick look at a session knows it whether it is remembered or not', async () => {
    const { store } = server.services;
    const { secretKey, dataDir } = server.services.config;
    const current = secretKey ?? readOrCreateSecretKey(dataDir).key;
    const secrets = createSecretBox({ current }).derive('sessions');
    const look = createSessionCache(store, { origin: server.origin, secrets });
    for (const rememberMe of [true, false]) {
      const browser = server.browser();
      await signUp(browser, { email: 'quick@example.com' });
      await signIn(browser, { email: 'quick@example.com', rememberMe });
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      expect(await look.find(cookie)).toEqual(await userOf(browser));
      expect(await look.find(cookie.replace('session_token=', 'session_token=x'))).toBeUndefined();
    }
    expect(await look.find('')).toBeUndefined();
  });

  test('[B08] a session that was seen a moment ago ends with the sign-out, on another server soon after', async () => {
    const status = async (browser: TestBrowser) => (await browser.get('/api/connections')).statusCode;
    const leaving = await signedIn(server, 'leaving@example.com');
    const copy = server.browser();
    for (const [name, value] of leaving.cookies) copy.cookies.set(name, value);
    expect([await status(copy), await status(copy)]).toEqual([200, 200]);
    await leaving.send('POST', '/api/auth/sign-out');
    expect(await status(copy)).toBe(401);

    const elsewhere = await signedIn(server, 'elsewhere@example.com');
    expect(await status(elsewhere)).toBe(200);
    // As another server does it: this one is not told.
    await server.services.store.engine.db.deleteFrom('parley_sessions').execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    try {
      expect(await status(elsewhere)).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[B08] an expired, a tampered and a foreign session are no sessions', async () => {
    const browser = await signedIn(server, 'tamper@example.com');
    const token = browser.cookies.get('parley.session_token') ?? '';
    const tampered = server.browser();
    tampered.cookies.set(
      'parley.session_token',
      token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    );
    expect(await userOf(tampered)).toBeNull();
    const other = await startTestApp();
    const foreign = other.browser();
    foreign.cookies.set('parley.session_token', token);
    expect(await userOf(foreign)).toBeNull();
    await other.close();
    await server.services.store.engine.db
      .updateTable('parley_sessions')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .execute();
    expect(await userOf(browser)).toBeNull();
  });

  test('[L02] changing the password ends every other session, token and agent, and asks for the current one', async () => {
    const email = 'change@example.com';
    const browser = await signedIn(server, email);
    const elsewhere = server.browser();
    await signIn(elsewhere, { email });
    const [secret, code] = [await tokenOf(browser), await agentCodeOf(server, browser)];
    const opens = (token: string) =>
      server.app.inject({ url: api.v1Tools, headers: { authorization: `Bearer ${token}` } });
    const change = (currentPassword: string, newPassword: string, more: object = {}) =>
      browser.send('POST', api.password, { currentPassword, newPassword, ...more });
    const refused = await change('a guess', 'a new one');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('wrong_password');
    expect((await opens(secret)).statusCode).toBe(200);

    expect((await change(ada.password, 'a new one')).json()).toEqual({ revokedTokens: 1 });
    expect(await userOf(browser)).not.toBeNull();
    expect(await userOf(elsewhere)).toBeNull();
    expect((await opens(secret)).statusCode).toBe(401);
    expect(await server.services.store.agentClients.takeCode(code)).toBeNull();
    expect((await signIn(server.browser(), { email })).statusCode).toBe(401);

    const kept = await tokenOf(browser);
    const stays = await change('a new one', 'the next one', { revokeTokens: false });
    expect(stays.json()).toEqual({ revokedTokens: 0 });
    expect((await opens(kept)).statusCode).toBe(200);
    expect((await signIn(server.browser(), { email, password: 'the next one' })).statusCode).toBe(200);
  });

  test.each([
    ['123456', authMessages.commonPassword],
    ['Password1', authMessages.commonPassword],
    ['P@ssw0rd!', authMessages.commonPassword],
    ['qwerty', authMessages.commonPassword],
    ['      ', authMessages.blankPassword],
    ['\u00a0\u2003\u3000\u200b \u2028', authMessages.blankPassword],
    ['12345', authMessages.shortPassword],
  ])('[B08] the weak password %j is refused at sign-up and at a change', async (password, message) => {
    const made = await signUp(server.browser(), {
      email: 'weak@example.com',
      password,
      confirmPassword: password,
    });
    expect([made.statusCode, made.json().code, made.json().fields]).toEqual([
      400,
      'invalid_input',
      { password: message },
    ]);
    const browser = await signedIn(server, 'strong@example.com');
    const body = { currentPassword: ada.password, newPassword: password };
    const changed = await browser.send('POST', api.password, body);
    expect([changed.statusCode, changed.json().fields]).toEqual([400, { newPassword: message }]);
    expect((await signIn(server.browser(), { email: 'strong@example.com' })).statusCode).toBe(200);
  });

  test('[B08] a session that is gone is answered with 401', async () => {
    const browser = await signedIn(server, 'gone@example.com');
    await server.services.store.engine.db.deleteFrom('parley_sessions').execute();
    browser.cookies.set('parley.other', 'so that nothing is remembered of these cookies');
    const answers = [
      await browser.get(api.connections),
      await browser.send('PATCH', api.profile, { firstName: 'Ada', lastName: 'King' }),
      await browser.send('POST', api.password, { currentPassword: ada.password, newPassword: 'a new one' }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        401,
        'unauthenticated',
        'User must be authenticated',
      ]);
    }
    expect((await browser.get(api.session)).json()).toEqual({ user: null });
  });

  test('the profile keeps a new name', async () => {
    const browser = await signedIn(server, 'name@example.com');
    const answer = await browser.send('PATCH', '/api/profile', { firstName: 'Augusta', lastName: 'King' });
    expect(answer.json().user).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
    expect(await userOf(browser)).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
    const empty = await browser.send('PATCH', '/api/profile', { firstName: '', lastName: 'King' });
    expect(empty.statusCode).toBe(400);
    expect(empty.json().fields).toEqual({ firstName: 'Please fill in all required fields.' });
  });

  test('[B07] without mail a forgotten password is answered with what to do', async () => {
    const known = await server.browser().send('POST', '/api/auth/forgot-password', { email: ada.email });
    const unknown = await server
      .browser()
      .send('POST', '/api/auth/forgot-password', { email: 'x@example.com' });
    expect(known.statusCode).toBe(409);
    expect(known.json().message).toContain('SMTP_URL');
    expect(unknown.json().message).toBe(known.json().message);
  });
});

describe('limits on signing in', () => {
  let server: TestApp;
  // However long the attempts take, they fall into one window.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());
  beforeAll(async () => {
    server = await startTestApp();
    await signedIn(server);
  });
  afterAll(() => server.close());

  test('one address gets three tries, then is told how long to wait', async () => {
    const browser = server.browser();
    const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
    const statuses = [];
    for (const email of emails) statuses.push(await signIn(browser, { email }));
    expect(statuses.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 429]);
    const last = statuses[3];
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/wait \d+ s/),
    });
  });

  test('one account is guarded against many addresses, and its owner is not locked out', async () => {
    const owner = server.browser();
    expect((await signIn(owner)).statusCode).toBe(200);
    const guesses = [];
    for (let guess = 0; guess < 4; guess += 1)
      guesses.push(await signIn(server.browser(), { password: `guess ${guess}` }));
    expect(guesses.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 429]);
    expect((await signIn(owner)).statusCode).toBe(200);
    await owner.send('POST', api.signOut);
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test('a mark of one account, or one that was changed, gives no turn of its own', async () => {
    const email = 'marked@example.com';
    await signUp(server.browser(), { email });
    for (let guess = 0; guess < 3; guess += 1) await signIn(server.browser(), { email, password: 'guess' });
    const other = await signedIn(server, 'other-mark@example.com');
    expect((await signIn(other, { email, password: 'guess' })).statusCode).toBe(429);
    const forger = server.browser();
    forger.cookies.set('parley.device', `x.${'A'.repeat(43)}`);
    expect((await signIn(forger, { email, password: 'guess' })).statusCode).toBe(429);
  });

  test('guessing the current password of an open session makes it wait, too', async () => {
    const browser = await signedIn(server, 'session-guess@example.com');
    const statuses = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const body = { currentPassword: `guess ${guess}`, newPassword: 'another one' };
      statuses.push((await browser.send('POST', api.password, body)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('what is dear to work out is bounded for each person, and for nobody else', async () => {
    const busy = await signedIn(server, 'busy@example.com');
    const other = await signedIn(server, 'calm@example.com');
    const connectionId = '00000000-0000-4000-8000-000000000000';
    const moment = { now: '2026-11-15T09:00:00Z', timeZone: 'UTC', weekStart: 'monday' };
    const dear = [
      ['explainSql', { dialect: 'sqlite', sql: 'SELECT 1' }],
      ['draftTool', { connectionId, question: 'How many orders?', moment }],
      ['importTools', { connectionId, text: 'tools: {}' }],
    ] as const;
    for (const [call, body] of dear) {
      for (let time = 0; time < limits.attempts[call].count; time += 1) {
        expect((await busy.send('POST', api[call], body)).statusCode).not.toBe(429);
      }
      expect((await busy.send('POST', api[call], body)).statusCode).toBe(429);
      expect((await other.send('POST', api[call], body)).statusCode).not.toBe(429);
    }
  });

  test('a session that somebody planted before the sign-in is not taken over by it', async () => {
    const attacker = await signedIn(server, 'planter@example.com');
    const email = 'victim@example.com';
    await signUp(server.browser(), { email });
    const victim = server.browser();
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await signIn(victim, { email });
    expect((await userOf(victim)).email).toBe(email);
    expect((await userOf(attacker)).email).toBe('planter@example.com');
  });

  test('signing in again and again with the right password is not limited', async () => {
    await signedIn(server, 'often@example.com');
    const browser = server.browser();
    for (let time = 0; time < 6; time += 1) {
      expect((await signIn(browser, { email: 'often@example.com' })).statusCode).toBe(200);
    }
  });

  test('an address that a client makes up is not believed without a trusted proxy', async () => {
    const direct = await startTestApp({ TRUSTED_PROXIES: '' });
    const tries = [];
    for (let time = 0; time < 4; time += 1)
      tries.push(await signIn(direct.browser(), { email: `${time}@example.com` }));
    expect(tries.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 429]);
    await direct.close();
  });
});

describe('accounts with mail', () => {
  let server: TestApp;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startTestApp({ SMTP_URL: mailbox.url, MAIL_FROM: 'Parley <parley@example.com>' });
  });
  afterAll(async () => {
    await server.close();
    await mailbox.close();
  });

  const linkIn = (text: string | undefined) => new URL(/http\S+/.exec(text ?? '')?.[0] ?? '');

  test('[B04] the address must be confirmed before the first sign-in', async () => {
    const browser = server.browser();
    expect((await signUp(browser)).json()).toEqual({ confirmationSent: true });
    const mail = await mailbox.nextMail(ada.email);
    expect(mail.subject).toBe('Confirm your email address for Parley');
    const early = await signIn(browser);
    expect(early.statusCode).toBe(403);
    expect(early.json().code).toBe('email_not_confirmed');
    const link = linkIn(mail.text);
    expect(link.origin).toBe(server.origin);
    const confirmed = await browser.get(link.pathname + link.search);
    expect(confirmed.statusCode).toBe(302);
    expect(confirmed.headers.location).toMatch(/\/login\?confirmed=1$/);
    await mailbox.nextMail(ada.email);
    expect((await signIn(browser)).statusCode).toBe(200);
    expect((await userOf(browser)).emailVerified).toBe(true);
  });

  test('a confirmation link that was tampered with leads to a page that says so, and nowhere else', async () => {
    const answer = await server
      .browser()
      .get('/api/auth/verify-email?token=x&callbackURL=https%3A%2F%2Fevil.example');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/login?confirmed=0');
  });

  test('signing up with a known address looks the same and tells its owner by mail', async () => {
    const answer = await signUp(server.browser(), { firstName: 'Eve' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ confirmationSent: true });
    expect((await mailbox.nextMail(ada.email)).subject).toBe('You already have a Parley account');
  });

  test('[B07] a link sets a new password once and ends the old sessions, tokens and links', async () => {
    const browser = server.browser();
    await signIn(browser);
    const secret = await tokenOf(browser);
    await server.browser().send('POST', '/api/auth/forgot-password', { email: ada.email });
    const earlier = linkIn((await mailbox.nextMail(ada.email)).text).searchParams.get('token');
    const asked = await server.browser().send('POST', '/api/auth/forgot-password', { email: ada.email });
    expect(asked.statusCode).toBe(202);
    const link = linkIn((await mailbox.nextMail(ada.email)).text);
    expect(link.pathname).toBe('/reset-password');
    const token = link.searchParams.get('token');
    const reset = (password: string) =>
      server.browser().send('POST', '/api/auth/reset-password', { token, password });
    expect((await reset('12345')).json().message).toBe('Password must be at least 6 characters long.');
    expect((await reset('Passw0rd')).json().message).toBe(authMessages.commonPassword);
    expect((await reset('a fresh one')).statusCode).toBe(204);
    expect(await userOf(browser)).toBeNull();
    const again = await reset('another one');
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe('link_invalid');
    const early = { token: earlier, password: 'another one' };
    const late = await server.browser().send('POST', '/api/auth/reset-password', early);
    expect(late.json().code).toBe('link_invalid');
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await server.app.inject({ url: api.v1Tools, headers: bearer })).statusCode).toBe(401);
    expect((await signIn(server.browser(), { password: 'a fresh one' })).statusCode).toBe(200);
  });

  test('[B07] who sets a new password by a link signs in at once, however many guess from everywhere', async () => {
    const email = 'besieged@example.com';
    await signUp(server.browser(), { email });
    const confirm = linkIn((await mailbox.nextMail(email)).text);
    await server.browser().get(confirm.pathname + confirm.search);
    for (let guess = 0; guess < 3; guess += 1) await signIn(server.browser(), { email, password: 'guess' });
    const owner = server.browser();
    expect((await signIn(owner, { email })).statusCode).toBe(429);
    await owner.send('POST', api.forgotPassword, { email });
    const token = linkIn((await mailbox.nextMail(email)).text).searchParams.get('token');
    expect((await owner.send('POST', api.resetPassword, { token, password: 'a fresh one' })).statusCode).toBe(
      204,
    );
    expect((await signIn(server.browser(), { email, password: 'a fresh one' })).statusCode).toBe(429);
    expect((await signIn(owner, { email, password: 'a fresh one' })).statusCode).toBe(200);
  });

  test('[B07] the answer never tells whether the address exists', async () => {
    const ask = (email: string) => server.browser().send('POST', '/api/auth/forgot-password', { email });
    const known = await ask(ada.email);
    const unknown = await ask('nobody@example.com');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mailbox.nextMail(ada.email);
    expect(mailbox.mails().some((mail) => mail.to?.some((to) => to.address === 'nobody@example.com'))).toBe(
      false,
    );
  });

  test('nobody’s mailbox can be flooded', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const ask = () =>
      server.browser().send('POST', '/api/auth/forgot-password', { email: 'flood@example.com' });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});
