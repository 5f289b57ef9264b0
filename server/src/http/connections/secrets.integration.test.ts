import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@parley/contract/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { Mailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

const canaries = {
  password: 'canary-password-7f3a',
  newPassword: 'canary-new-password-91bc',
  aiKey: 'sk-valid-canary-key-55d0',
  wrongAiKey: 'sk-wrong-canary-key-0c2e',
  smtpPassword: 'canary-smtp-password-3e8d',
  googleSecret: 'canary-google-secret-a41f',
  metricsToken: 'canary-metrics-token-6b6b',
  databasePassword: 'canary-database-password-d02f',
  wrongDatabasePassword: 'canary-wrong-database-password-77aa',
  stringPassword: 'canary-string-password-b8c1',
};

let server: TestApp;
let mailbox: Mailbox;
const answers: string[] = [];
let sessionCookie = '';
let resetToken = '';
let accessToken = '';

beforeAll(async () => {
  mailbox = await startMailbox();
  const openai = await startOpenAiDouble();
  server = await startTestApp({
    OPENAI_BASE_URL: openai.baseUrl,
    GOOGLE_CLIENT_ID: 'parley',
    GOOGLE_CLIENT_SECRET: canaries.googleSecret,
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    METRICS_TOKEN: canaries.metricsToken,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'parley@example.com',
  });
  await liveThroughADay(server.browser());
  await openai.close();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** Every call that carries a secret, the failing ways included. */
async function liveThroughADay(browser: TestBrowser): Promise<void> {
  const send = async (...call: Parameters<TestBrowser['send']>) => {
    const answer = await browser.send(...call);
    answers.push(answer.body + JSON.stringify({ ...answer.headers, 'set-cookie': undefined }));
    return answer;
  };
  const { email } = ada;
  const { password, newPassword, aiKey, wrongAiKey } = canaries;
  await send('POST', api.signUp, { ...ada, password, confirmPassword: password });
  await send('POST', api.signUp, { ...ada, password, confirmPassword: 'mismatch' });
  await send('POST', api.signIn, { email, password });
  const confirm = /http\S+/.exec((await mailbox.nextMail(email)).text ?? '')?.[0] ?? '';
  await browser.get(confirm.slice(server.origin.length));
  await send('POST', api.signIn, { email, password });
  sessionCookie = decodeURIComponent(browser.cookies.get('parley.session_token') ?? '');
  await send('POST', api.signIn, { email, password: [password] });
  await send('PUT', api.openaiKey, { key: aiKey });
  await send('POST', api.verifyOpenaiKey, {});
  await send('POST', api.verifyOpenaiKey, { key: wrongAiKey });
  await send('PUT', api.openaiKey, { key: `bad ${wrongAiKey}` });
  await send('POST', api.password, { currentPassword: password, newPassword });
  await send('POST', api.google, {});
  await mailbox.nextMail(email);
  await send('POST', api.forgotPassword, { email });
  resetToken = /token=(\S+)/.exec((await mailbox.nextMail(email)).text ?? '')?.[1] ?? '';
  await connectDatabases(send);
  await comeAsAgent(browser);
  for (const path of [api.session, api.openaiKey, api.server, api.subscription, api.connections]) {
    answers.push((await browser.get(path)).body);
  }
}

/** By every door that a token opens, and by some that it does not; its making is the one answer that shows it. */
async function comeAsAgent(browser: TestBrowser): Promise<void> {
  accessToken = (await browser.send('POST', api.accessTokens, { name: 'An agent' })).json().secret;
  const headers = { authorization: `Bearer ${accessToken}` };
  const payload = { jsonrpc: '2.0', id: 1, method: accessToken, params: { name: accessToken } };
  const calls: InjectOptions[] = [
    { url: api.v1Tools, headers },
    { url: `${api.v1Tools}?token=${accessToken}` },
    { url: api.connections, headers },
    { method: 'POST', url: api.v1Run.replace(':name', 'nothing'), headers, payload: {} },
    { method: 'POST', url: `${api.mcp}?key=${accessToken}`, headers, payload: {} },
    {
      method: 'POST',
      url: api.oauthToken,
      payload: { grant_type: 'refresh_token', refresh_token: accessToken },
    },
  ];
  for (const call of calls) answers.push((await server.app.inject(call)).body);
  await server.app.inject({ method: 'POST', url: api.mcp, headers, payload });
  answers.push((await browser.get(api.accessTokens)).body, (await browser.get(api.executions)).body);
}

/** The cluster trusts everybody, so that every password works; port 1 answers nobody. */
async function connectDatabases(send: TestBrowser['send']): Promise<void> {
  const { hostname: host, port, username } = new URL(inject('postgresUrl'));
  const form = { type: 'postgres', name: 'Shop', host, port, database: 'postgres', username };
  const password = canaries.databasePassword;
  const connectionString = `postgres://${username}:${canaries.stringPassword}@${host}:${port}/postgres`;
  const { connection } = (await send('POST', api.connections, { ...form, password })).json();
  const byString = (await send('POST', api.connections, { ...form, connectionString })).json().connection;
  for (const { id } of [connection, byString]) {
    await send('POST', api.scan.replace(':id', id));
    await send('POST', api.runSql, { connection_id: id, query: 'SELECT nothing' });
    await send('PUT', api.connection.replace(':id', id), { ...form, port: 2 });
  }
  const wrong = { ...form, port: 1, password: canaries.wrongDatabasePassword };
  await send('POST', api.testConnection, { connection: wrong });
  await send('POST', api.testConnection, { id: connection.id, connection: form });
  await send('POST', api.connections, { ...wrong, name: [wrong.password] });
  await send('POST', api.connections, { ...form, connectionString: `${connectionString}?host=/tmp` });
  await send('POST', api.connections, { ...form, connectionString: `mysql${connectionString}%zz` });
}

const everyCanary = () => Object.entries({ ...canaries, sessionCookie, resetToken, accessToken });

test('the day was real: keys and passwords were stored and used, the session worked, a link was mailed', async () => {
  expect(sessionCookie).toMatch(/^\w{20,}\.\S{20,}$/);
  expect(resetToken.length).toBeGreaterThan(15);
  expect(accessToken).toMatch(/^parley_\S{40,}$/);
  expect(answers.some((answer) => answer.startsWith('{"tools":['))).toBe(true);
  expect(answers.some((answer) => answer.includes('sk-...55d0'))).toBe(true);
  const connections = answers.filter((answer) => answer.includes('"hasPassword":true'));
  expect(connections.some((answer) => answer.includes('"status":"active"'))).toBe(true);
  expect(await server.services.store.connections.sealed()).toHaveLength(2);
});

test.each(['answers', 'logs', 'store files'])('[C05][E09] no planted secret is in the %s', (place) => {
  const texts = { answers, logs: [server.logged()], 'store files': storeFiles() }[place] ?? [];
  expect(texts.join('').length).toBeGreaterThan(500);
  for (const [name, canary] of everyCanary()) {
    expect([name, texts.some((text) => text.includes(canary))]).toEqual([name, false]);
  }
});

test('no secret of the server or its configuration names is in the bundles', () => {
  const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
  if (!existsSync(dist)) throw new Error('The web app is not built. `npm test` builds it first.');
  const bundles = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|css|json|map)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(bundles.length).toBeGreaterThan(3);
  const secretKey = readFileSync(join(server.dataDir, 'secret.key'), 'utf8');
  for (const text of bundles) {
    for (const [, canary] of everyCanary()) expect(text).not.toContain(canary);
    expect(text).not.toContain(secretKey);
    expect(text).not.toMatch(/SECRET_KEY|GOOGLE_CLIENT_SECRET|sk-[A-Za-z0-9]{20,}/);
  }
});

test('stored secrets open after the server’s key was changed, and are sealed with the new one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-rotation-'));
  const openai = await startOpenAiDouble();
  const [oldKey, newKey] = ['the old key that is at least 32 long', 'the new key that is at least 32 long'];
  const run = async (environment: Record<string, string>, day: (app: TestApp) => Promise<void>) => {
    const app = await startTestApp({ OPENAI_BASE_URL: openai.baseUrl, ...environment }, { dataDir });
    await day(app);
    await app.close();
  };
  const signInAgain = async (app: TestApp) => {
    const browser = app.browser();
    await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
    return browser;
  };
  const { hostname: host, port, username } = new URL(inject('postgresUrl'));
  const shop = { type: 'postgres', name: 'Shop', host, port, database: 'postgres', username };
  let id = '';
  const bothWork = async (app: TestApp) => {
    const browser = await signInAgain(app);
    expect((await browser.send('POST', api.verifyOpenaiKey, {})).json()).toMatchObject({ valid: true });
    const scanned = await browser.send('POST', api.scan.replace(':id', id));
    expect([scanned.statusCode, scanned.json().code]).toEqual([200, undefined]);
  };
  await run({ SECRET_KEY: oldKey }, async (app) => {
    const browser = await signedIn(app);
    await browser.send('PUT', api.openaiKey, { key: canaries.aiKey });
    const form = { ...shop, password: canaries.databasePassword };
    id = (await browser.send('POST', api.connections, form)).json().connection.id;
  });
  await run({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }, bothWork);
  await run({ SECRET_KEY: newKey }, bothWork);
  await openai.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function storeFiles(): string[] {
  return readdirSync(server.dataDir)
    .filter((file) => file !== 'secret.key')
    .map((file) => readFileSync(join(server.dataDir, file), 'latin1'));
}
