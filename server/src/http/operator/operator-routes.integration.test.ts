import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionRecord, OperatorPerson, OperatorServer } from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { moment } from '../../../testing/ask-over-http.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import type { OpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import { startOpenIdProvider } from '../../../testing/servers/openid-provider.ts';
import type { Mailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

const key = 'a key that is long enough to be one, surely';
const stores: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: key,
  }),
};

const at = (path: string, id: string) => path.replace(':id', id);
const signIn = (browser: TestBrowser, email: string, password = ada.password) =>
  browser.send('POST', api.signIn, { email, password });

describe.each(Object.entries(stores))('the operator’s page on %s', (engine, settings) => {
  let server: TestApp;
  let operator: TestBrowser;
  beforeAll(async () => {
    server = await startTestApp(await settings());
    operator = await signedIn(server, 'first@example.com');
  });
  afterAll(() => server.close());

  const find = async (email: string): Promise<OperatorPerson> =>
    (await operator.get(`${api.operatorPeople}?search=${encodeURIComponent(email)}`)).json().people[0];
  const actions = async (): Promise<ActionRecord[]> =>
    (await operator.get(api.operatorActions)).json().actions;
  const withToken = (secret: string) =>
    server.app.inject({ url: api.v1Tools, headers: { authorization: `Bearer ${secret}` } });
  const toMcp = (secret: string) =>
    server.app.inject({
      method: 'POST',
      url: api.mcp,
      headers: { authorization: `Bearer ${secret}`, host: new URL(server.origin).host },
      payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
    });

  /** Somebody with a session, a token, a tool and a question. */
  async function person(email: string) {
    const browser = await signedIn(server, email);
    const { secret } = (await browser.send('POST', api.accessTokens, { name: 'My editor' })).json();
    const { connection } = (await browser.send('POST', api.sampleConnection)).json();
    await browser.send('POST', api.scan.replace(':id', connection.id));
    const tool = { name: 'Customers', sql: 'SELECT count(*) AS customers FROM customers' };
    await browser.send('POST', api.tools, { connectionId: connection.id, ...tool });
    const question = { question: 'How many customers are there?', connectionId: connection.id, moment };
    expect((await browser.send('POST', api.ask, question)).statusCode).toBe(200);
    await server.services.recorder.flush();
    return { browser, secret: String(secret), ...(await find(email)) };
  }

  test('[Q05] lists people with what they have and when they were seen, and finds them by a part of it', async () => {
    const { id, email } = await person('listed_one@example.com');
    expect(await find('listed_one')).toMatchObject({
      id,
      email,
      name: 'Ada Lovelace',
      disabledAt: null,
      tools: 1,
      connections: 1,
      asks: 1,
      sessions: 1,
      tokens: 1,
    });
    const { lastSeenAt } = await find(email);
    expect(Date.now() - Date.parse(lastSeenAt ?? '')).toBeLessThan(60_000);
    // Letters that mean something to LIKE are letters here.
    for (const search of ['listed%one', 'listedXone'])
      expect(
        (await operator.get(`${api.operatorPeople}?search=${encodeURIComponent(search)}`)).json(),
      ).toEqual({ people: [], total: 0 });
    const all = (await operator.get(api.operatorPeople)).json();
    expect(all.total).toBeGreaterThanOrEqual(2);
    expect((await operator.get(`${api.operatorPeople}?page=2`)).json().people).toEqual([]);
  });

  test('[Q05] a disabled person is out at once: sessions, tokens and agents, and cannot sign in until enabled', async () => {
    const { browser, secret, id, email } = await person('disabled@example.com');
    const statuses = async () => [
      (await browser.get(api.connections)).statusCode,
      (await withToken(secret)).statusCode,
      (await toMcp(secret)).statusCode,
      (await signIn(server.browser(), email)).json().code ?? 'signed in',
    ];
    expect(await statuses()).toEqual([200, 200, 200, 'signed in']);
    const disabled = await operator.send('PUT', at(api.operatorDisabled, id), { disabled: true });
    expect(disabled.statusCode).toBe(204);
    expect(await statuses()).toEqual([401, 401, 401, 'account_disabled']);
    // Whoever does not know the password learns nothing.
    expect((await signIn(server.browser(), email, 'another one')).json().code).toBe('invalid_credentials');
    expect(await find(email)).toMatchObject({ sessions: 0, disabledAt: expect.any(String) });

    await operator.send('PUT', at(api.operatorDisabled, id), { disabled: false });
    const again = server.browser();
    expect((await signIn(again, email)).statusCode).toBe(200);
    expect((await withToken(secret)).statusCode).toBe(200);
    expect((await browser.get(api.connections)).statusCode).toBe(401);
    expect((await actions()).slice(0, 2)).toMatchObject([
      { action: 'enable', subject: email, operator: 'first@example.com', outcome: 'done' },
      { action: 'disable', subject: email, operator: 'first@example.com', outcome: 'done' },
    ]);
  });

  test('[Q05] ends one session, all of them, and a token, and each is recorded', async () => {
    const { browser, secret, id, email } = await person('ended@example.com');
    const second = server.browser();
    await signIn(second, email);
    const { sessions, tokens } = (await operator.get(at(api.operatorPerson, id))).json();
    expect([sessions.length, tokens.length]).toEqual([2, 1]);
    // The newest stands first.
    expect((await operator.send('DELETE', at(api.operatorSession, sessions[0].id))).statusCode).toBe(204);
    expect((await second.get(api.connections)).statusCode).toBe(401);
    expect((await browser.get(api.connections)).statusCode).toBe(200);
    await operator.send('DELETE', at(api.operatorSessions, id));
    expect((await browser.get(api.connections)).statusCode).toBe(401);
    expect((await withToken(secret)).statusCode).toBe(200);
    await operator.send('DELETE', at(api.operatorToken, tokens[0].id));
    expect((await withToken(secret)).statusCode).toBe(401);
    expect((await actions()).slice(0, 3).map(({ action }) => action)).toEqual([
      'revoke-token',
      'end-sessions',
      'end-session',
    ]);
    for (const gone of [at(api.operatorSession, sessions[0].id), at(api.operatorToken, tokens[0].id)])
      expect((await operator.send('DELETE', gone)).statusCode).toBe(404);
  });

  test('[Q05] makes a link with which a person without mail sets a new password, once', async () => {
    const { browser, secret, id, email } = await person('reset@example.com');
    const made = await operator.send('POST', at(api.operatorResetLink, id));
    expect(made.statusCode).toBe(201);
    const { link, expiresAt } = made.json();
    expect(link).toMatch(new RegExp(`^${server.origin}/reset-password\\?token=[\\w-]{20,}$`));
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const token = new URL(link).searchParams.get('token');
    const reset = () =>
      server.browser().send('POST', api.resetPassword, { token, password: 'an unusual choice' });
    expect((await reset()).statusCode).toBe(204);
    expect((await reset()).statusCode).toBe(400);
    expect((await signIn(server.browser(), email, 'an unusual choice')).statusCode).toBe(200);
    expect((await signIn(server.browser(), email)).statusCode).toBe(401);
    expect((await browser.get(api.connections)).statusCode).toBe(401);
    expect((await withToken(secret)).statusCode).toBe(401);
    const [record] = await actions();
    expect(record).toMatchObject({ action: 'reset-link', subject: email, outcome: 'done' });
    expect(JSON.stringify(await actions())).not.toContain(token);
  });

  test('[Q05] [Q06] deletes a person with everything of theirs, and the record of it stays', async () => {
    const { browser, secret, id, email } = await person('deleted@example.com');
    const files = join(server.dataDir, 'sqlite', id);
    expect(existsSync(files)).toBe(true);
    expect((await operator.send('DELETE', at(api.operatorPerson, id))).statusCode).toBe(204);
    expect((await browser.get(api.connections)).statusCode).toBe(401);
    expect((await withToken(secret)).statusCode).toBe(401);
    expect(existsSync(files)).toBe(false);
    expect(await find(email)).toBeUndefined();
    for await (const { name, rows } of server.services.store.people.rowsOf(id))
      expect([name, rows]).toEqual([name, []]);
    expect((await actions())[0]).toMatchObject({ action: 'delete', subject: email, outcome: 'done' });
    expect((await operator.send('DELETE', at(api.operatorPerson, id))).statusCode).toBe(404);
  });

  test('[Q05] nobody shuts themselves out', async () => {
    const { id } = await find('first@example.com');
    const tries = [
      await operator.send('PUT', at(api.operatorDisabled, id), { disabled: true }),
      await operator.send('DELETE', at(api.operatorPerson, id)),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect((await operator.get(api.operatorPeople)).statusCode).toBe(200);
  });

  test('[Q05] what fails is recorded as failed, and what cannot be recorded is not begun', async () => {
    const { id, email, browser } = await person('failing@example.com');
    const { store } = server.services;
    const { setDisabled } = store.operatorPeople;
    const { begin } = store.operatorActions;
    store.operatorPeople.setDisabled = () => Promise.reject(new Error('The store is away.'));
    const failed = await operator.send('PUT', at(api.operatorDisabled, id), { disabled: true });
    store.operatorPeople.setDisabled = setDisabled;
    expect(failed.statusCode).toBe(500);
    expect((await actions())[0]).toMatchObject({ action: 'disable', subject: email, outcome: 'failed' });
    store.operatorActions.begin = () => Promise.reject(new Error('The store is away.'));
    const refused = await operator.send('PUT', at(api.operatorDisabled, id), { disabled: true });
    store.operatorActions.begin = begin;
    expect(refused.statusCode).toBe(500);
    expect((await browser.get(api.connections)).statusCode).toBe(200);
  });

  test('[Q05] shows usage by day, with what providers cost', async () => {
    const { id, email } = await person('usage@example.com');
    const used = { task: 'explain', provider: 'openai', isLent: false, model: 'gpt-4o' } as const;
    const call = { ...used, inputTokens: 100, outputTokens: 20, cost: 0.25 };
    await server.services.store.aiUsage.add({ id, personId: id, email, role: 'owner' }, call);
    await server.services.store.aiUsage.add(
      { id, personId: id, email, role: 'owner' },
      { ...call, cost: null },
    );
    const { days } = (await operator.get(api.operatorUsage)).json();
    expect(days).toHaveLength(30);
    const today = days.at(-1);
    expect(today).toMatchObject({ day: new Date().toISOString().slice(0, 10), failed: 0 });
    expect(today).toMatchObject({ inputTokens: 200, outputTokens: 40, cost: 0.25 });
    expect([today.questions > 0, today.people > 0]).toEqual([true, true]);
    expect(days[0]).toMatchObject({ questions: 0, runs: 0, people: 0, cost: 0 });
  });

  test('[Q05] shows the health of this server, of the store and of every connection, and jobs', async () => {
    const { browser, email } = await person('health@example.com');
    const place = (await browser.get(api.connections)).json().connections[0];
    const tools = [{ name: 'Orders', sql: 'SELECT count(*) AS orders FROM orders' }];
    const saving = await browser.send('POST', api.saveTools, { connectionId: place.id, tools });
    await browser.get(api.saveEvents.replace(':id', saving.json().job.id));
    const health = (await operator.get(api.operatorHealth)).json();
    expect(health.store).toMatchObject({ engine });
    expect(health.servers).toMatchObject([{ isAlive: true, isThis: true, host: hostname() }]);
    expect(health.connections).toContainEqual(
      expect.objectContaining({ name: 'Sample shop', owner: email, status: 'active', type: 'sqlite' }),
    );
    const { jobs } = (await operator.get(api.operatorJobs)).json();
    expect(jobs[0]).toMatchObject({ owner: email, state: 'done', failed: 0 });
    expect(jobs[0].done).toBe(jobs[0].total);
  });

  test('[Q05] shows the version and the settings', async () => {
    const { version, settings } = (await operator.get(api.operatorSettings)).json();
    expect(version).toMatch(/^\d/);
    expect(settings).toContainEqual({ name: 'PLANS', value: null, isSet: false, isSecret: false });
  });
});

describe('who is an operator', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-operators-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** What a browser sees of a path, but for what differs from request to request. */
  async function seen(browser: TestBrowser, method: 'GET' | 'DELETE', path: string) {
    const answer = method === 'GET' ? await browser.get(path) : await browser.send(method, path);
    const { requestId: _id, ...body } = answer.headers['content-type']?.includes('json') ? answer.json() : {};
    const { 'x-request-id': _request, date: _date, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body };
  }

  test('[Q05] to everybody else the page and its calls are as paths that do not exist', async () => {
    const webDir = join(dataDir, 'web');
    mkdirSync(join(webDir, 'assets'), { recursive: true });
    writeFileSync(join(webDir, 'app.html'), 'shell');
    const server = await startTestApp({}, { dataDir, webDir });
    const first = await signedIn(server, 'first@example.com');
    const second = await signedIn(server, 'second@example.com');
    expect((await first.get(api.session)).json().user).toMatchObject({ isOperator: true });
    expect((await second.get(api.session)).json().user).not.toHaveProperty('isOperator');
    for (const browser of [second, server.browser()]) {
      expect(await seen(browser, 'GET', api.operatorPeople)).toEqual(
        await seen(browser, 'GET', '/api/operator/nothing'),
      );
      expect(await seen(browser, 'DELETE', '/api/operator/people/x')).toEqual(
        await seen(browser, 'DELETE', '/api/operator/nothing/x'),
      );
      expect(await seen(browser, 'GET', '/operator')).toEqual(await seen(browser, 'GET', '/nothing'));
    }
    expect((await first.get(api.operatorPeople)).statusCode).toBe(200);
    expect(await first.get('/operator')).toMatchObject({ statusCode: 200, body: 'shell' });
    await server.close();
  });

  test('[Q05] the addresses that are named, and then nobody else', async () => {
    const environment = { OPERATORS: 'Second@example.com, nobody@example.com', SIGN_UP: 'closed' };
    const server = await startTestApp(environment, { dataDir });
    const [first, second] = [server.browser(), server.browser()];
    await signIn(first, 'first@example.com');
    await signIn(second, 'second@example.com');
    const codes = [await first.get(api.operatorUsage), await second.get(api.operatorUsage)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    await server.close();
  });
});

describe('Google', () => {
  let mailbox: Mailbox;
  let provider: OpenIdProvider;
  let server: TestApp;
  const client = { clientId: 'parley', clientSecret: 'a secret of the provider' };
  beforeAll(async () => {
    mailbox = await startMailbox();
    provider = await startOpenIdProvider(client);
    server = await startTestApp({
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Parley <parley@example.com>',
      OPERATORS: 'grace@example.com',
    });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([provider.close(), mailbox.close()]);
  });
  async function walk(email: string) {
    provider.setRedirectUri(`${server.origin}/api/auth/callback/google`);
    provider.setUser({ sub: email, email, email_verified: true });
    const browser = server.browser();
    const started = await browser.send('POST', api.google, {});
    const back = new URL(await provider.walk(started.json().url, 'allow'));
    return { browser, to: (await browser.get(back.pathname + back.search)).headers.location };
  }

  test('[Q05] opens no other way in for somebody who is disabled', async () => {
    const { browser: operator } = await walk('grace@example.com');
    const { browser } = await walk('bea@example.com');
    const { user } = (await browser.get(api.session)).json();
    expect(
      (await operator.send('PUT', at(api.operatorDisabled, user.id), { disabled: true })).statusCode,
    ).toBe(204);
    expect((await browser.get(api.session)).json().user).toBeNull();
    const again = await walk('bea@example.com');
    expect(again.to).toBe('/auth/callback?error=unable_to_create_session');
    expect((await again.browser.get(api.session)).json().user).toBeNull();
  });
});

test('[Q05] servers on one store see each other, and one that ends is gone', async () => {
  const settings = { DATABASE_URL: await createStoreDatabase(inject('postgresUrl')), SECRET_KEY: key };
  const one = await startTestApp(settings);
  const two = await startTestApp(settings);
  const operator = await signedIn(one, 'first@example.com');
  const servers = async (): Promise<OperatorServer[]> =>
    (await operator.get(api.operatorHealth)).json().servers;
  await expect.poll(async () => (await servers()).length).toBe(2);
  expect((await servers()).map(({ isAlive, isThis }) => [isAlive, isThis])).toEqual([
    [true, true],
    [true, false],
  ]);
  await two.close();
  expect(await servers()).toHaveLength(1);
  // One that died without a word.
  const [alive] = await servers();
  if (!alive) throw new Error('There is a server.');
  const seenAt = new Date(Date.now() - 60_000).toISOString();
  await one.services.store.servers.beat({ ...alive, id: 'dead', startedAt: seenAt, seenAt });
  expect((await servers()).map(({ id, isAlive }) => [id === 'dead', isAlive])).toEqual([
    [true, false],
    [false, true],
  ]);
  await one.close();
});

describe('without plans', () => {
  let server: TestApp;
  const webDir = mkdtempSync(join(tmpdir(), 'parley-no-plans-'));
  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'));
    for (const [name, text] of Object.entries({ 'app.html': 'shell', 'pricing.html': 'prices' }))
      writeFileSync(join(webDir, name), text);
    server = await startTestApp({ PLANS: 'off' }, { webDir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true, force: true });
  });

  test('[Q05] tools are saved without a limit, by hand and by jobs, and there are no prices', async () => {
    const browser = await signedIn(server);
    const { connection } = (await browser.send('POST', api.sampleConnection)).json();
    const connectionId = connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
    const tool = (name: string) => ({ name, sql: 'SELECT count(*) AS customers FROM customers' });
    for (const name of ['One', 'Two', 'Three'])
      expect((await browser.send('POST', api.tools, { connectionId, ...tool(name) })).statusCode).toBe(201);
    const tools = [tool('Four'), tool('Five')];
    const { job } = (await browser.send('POST', api.saveTools, { connectionId, tools })).json();
    await browser.get(api.saveEvents.replace(':id', job.id));
    const { places } = (await browser.get(api.tools)).json();
    expect(places).toMatchObject({ used: 5, most: null });
    expect((await browser.send('POST', api.subscription, { plan: 'starter' })).statusCode).toBe(404);
    expect(await server.app.inject('/pricing')).toMatchObject({
      statusCode: 302,
      headers: { location: '/' },
    });
  });
});
