import { scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createLog } from '../../platform/log.ts';
import { sessionCookieNames } from '../session-cookie-names.ts';
import { buildAuth } from './auth.ts';
import { signedValue } from './re-sign-cookies-and-tokens.ts';
import { createSessionCache } from './session-cache.ts';

/**
 * The session cache reads cookies and rows that better-auth writes, and two calls use its context. An update that
 * changes one of them fails here by its name, not as a slow or refused request.
 */
const settings = {
  origin: 'http://localhost:8000',
  alsoAllowedOrigins: [],
  secrets: ['a key that is long enough to be one, surely'],
  google: undefined,
  signUpDomains: null,
} as const satisfies object;

let server: TestApp;
let auth: Awaited<ReturnType<typeof buildAuth>>;
let cookies: string[];
beforeAll(async () => {
  server = await startTestApp();
  const parts = { store: server.services.store, tokens: server.services.tokens, mailer: undefined };
  auth = await buildAuth({
    ...parts,
    settings: { ...settings, alsoAllowedOrigins: [] },
    log: createLog('fatal'),
  });
  const { email, password } = ada;
  await auth.api.signUpEmail({ body: { email, password, name: 'Ada Lovelace' } });
  const answer = await auth.api.signInEmail({
    body: { email, password, rememberMe: false },
    returnHeaders: true,
  });
  cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
});
afterAll(() => server.close());

const named = (name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);

test('the cookies of a session are called session_token and dont_remember', () => {
  const { session, forgotten } = sessionCookieNames(settings.origin);
  expect([named(session), named(forgotten)]).not.toContain(undefined);
});

test('the session cookie holds value.signature, and the value is the token of a row', async () => {
  const token = signedValue(named(sessionCookieNames(settings.origin).session), settings.secrets);
  expect(token).toBeDefined();
  const found = await server.services.store.sessions.find(token ?? '');
  expect(found?.user.email).toBe(ada.email);
});

test('a server hashes passwords with scrypt at its full cost, each with a salt of its own', async () => {
  const body = { email: 'ben@example.com', password: ada.password, name: 'Ben' };
  await auth.api.signUpEmail({ body });
  const { rows } = await sql<{ password: string }>`select password from parley_accounts`.execute(
    server.services.store.engine.db,
  );
  const salts = rows.map(({ password }) => {
    const [salt = '', key] = password.split(':');
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1_024 * 1_024 };
    expect(scryptSync(ada.password, salt, 64, cost).toString('hex')).toBe(key);
    return salt;
  });
  expect(new Set(salts).size).toBe(2);
});

test('the session cache finds the person of cookies that the library wrote', async () => {
  const cache = createSessionCache(server.services.store, settings);
  expect((await cache.find(cookies.join('; ')))?.email).toBe(ada.email);
});

test('$context.internalAdapter.createVerificationValue writes a link that resetPassword takes', async () => {
  const { internalAdapter } = await auth.$context;
  expect(internalAdapter.createVerificationValue).toBeTypeOf('function');
  const person = await server.services.store.people.findByEmail(ada.email);
  await internalAdapter.createVerificationValue({
    identifier: 'reset-password:a-token-of-ours',
    value: person?.id ?? '',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const body = { token: 'a-token-of-ours', newPassword: 'analytical' };
  expect(await auth.api.resetPassword({ body })).toMatchObject({ status: true });
});

test('$context.socialProviders lists the providers that were reached', async () => {
  expect((await auth.$context).socialProviders).toEqual([]);
});
