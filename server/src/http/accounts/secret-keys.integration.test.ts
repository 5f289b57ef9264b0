import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { startMailbox } from '../../../testing/servers/smtp-mailbox.ts';
import { postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

const oldKey = 'the old key that is at least 32 long';
const newKey = 'the new key that is at least 32 long';

let openai: OpenAiDouble;
let shop: Awaited<ReturnType<typeof postgresShop>>;
const apps: TestApp[] = [];
const folders: string[] = [];

beforeEach(async () => {
  openai = await startOpenAiDouble();
  shop = await postgresShop(inject('postgresUrl'));
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await shop.stop();
  await openai.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>, dataDir = newFolder()): Promise<TestApp> {
  const app = await startTestApp({ OPENAI_BASE_URL: openai.baseUrl, ...settings }, { dataDir });
  apps.push(app);
  return app;
}

async function stop(app: TestApp): Promise<void> {
  apps.splice(apps.indexOf(app), 1);
  await app.close();
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-keys-'));
  folders.push(folder);
  return folder;
}

/** The same person on another server: the cookies alone go along. */
function on(app: TestApp, browser: TestBrowser): TestBrowser {
  const same = app.browser();
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

const form = () => ({ ...shop.form, password: 'typed by a person' });

async function connect(browser: TestBrowser): Promise<string> {
  return (await browser.send('POST', api.connections, form())).json().connection.id;
}

/** Opens what is sealed: the password of each connection and the API key. */
async function usesAll(browser: TestBrowser, ids: readonly string[]): Promise<unknown[]> {
  const answers = [await browser.send('POST', api.verifyOpenaiKey, {})];
  for (const id of ids)
    answers.push(await browser.send('POST', api.runSql, { connection_id: id, query: 'SELECT 1' }));
  return answers.map((answer) => [answer.statusCode, answer.json().code]);
}

const works = [200, undefined];

test('[Q07] the key changes on one server after the other, and no request, session or secret is lost', async () => {
  const DATABASE_URL = await createStoreDatabase(inject('postgresUrl'));
  const first = await start({ DATABASE_URL, SECRET_KEY: oldKey });
  const person = await signedIn(first);
  await person.send('PUT', api.openaiKey, { key: 'sk-valid-rotated' });
  const ids = [await connect(person)];
  await stop(first);

  const behind = await start({ DATABASE_URL, SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey });
  const ahead = await start({ DATABASE_URL, SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  expect(await usesAll(on(behind, person), ids)).toEqual([works, works]);
  expect(await usesAll(on(ahead, person), ids)).toEqual([works, works]);
  // Both go on saving, and each opens what the other saved.
  ids.push(await connect(on(behind, person)), await connect(on(ahead, person)));
  expect(await usesAll(on(behind, person), ids)).toEqual([works, works, works, works]);
  expect(await usesAll(on(ahead, person), ids)).toEqual([works, works, works, works]);
  const newcomer = await signedIn(ahead, 'newcomer@example.com');
  expect((await on(behind, newcomer).get(api.session)).json().user.email).toBe('newcomer@example.com');
  // The library's own way, which knows one key, takes what the other one signed.
  expect((await on(behind, newcomer).send('POST', api.signOut)).statusCode).toBe(204);
  expect((await on(ahead, newcomer).get(api.session)).json().user).toBeNull();
  await newcomer.send('POST', api.signIn, { email: 'newcomer@example.com', password: 'difference' });
  await stop(behind);

  const last = await start({ DATABASE_URL, SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  expect(last.logged()).toContain('Every stored secret is sealed with the current key.');
  expect(await usesAll(on(last, person), ids)).toEqual([works, works, works, works]);
  const after = await start({ DATABASE_URL, SECRET_KEY: newKey });
  expect(await usesAll(on(after, newcomer), [])).toEqual([[404, 'ai_key_missing']]);
  const again = after.browser();
  await again.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect(await usesAll(again, ids)).toEqual([works, works, works, works]);
});

test('[Q07] a lost key costs the sealed secrets and nothing else, and the key may come back', async () => {
  const dataDir = newFolder();
  const before = await start({ SECRET_KEY: oldKey }, dataDir);
  const person = await signedIn(before);
  await person.send('PUT', api.openaiKey, { key: 'sk-valid-lost' });
  const id = await connect(person);
  const sample = (await person.send('POST', api.sampleConnection)).json().connection.id;
  const { secret } = await createToken(person);
  await stop(before);

  const without = await start({ SECRET_KEY: newKey }, dataDir);
  expect(without.logged()).toMatch(/Stored secrets that no key of this server opens: 2\./);
  const browser = without.browser();
  await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
  const listed = (await browser.get(api.connections)).json().connections;
  expect(Object.fromEntries(listed.map((one: Listed) => [one.id, one.passwordLost]))).toEqual({
    [id]: true,
    [sample]: false,
  });
  expect((await browser.get(api.openaiKey)).json().apiKey).toMatchObject({ isLost: true });
  expect(await usesAll(browser, [id, sample])).toEqual([[409, 'secret_lost'], [409, 'secret_lost'], works]);
  const called = await without.app.inject({
    url: api.v1Tools,
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(called.statusCode).toBe(200);
  await stop(without);

  const returned = await start({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }, dataDir);
  expect(await usesAll(on(returned, browser), [id, sample])).toEqual([works, works, works]);
});

test('[Q07] a secret that was lost is entered again and works', async () => {
  const dataDir = newFolder();
  const before = await start({ SECRET_KEY: oldKey }, dataDir);
  const person = await signedIn(before);
  await person.send('PUT', api.openaiKey, { key: 'sk-valid-lost' });
  const id = await connect(person);
  await stop(before);
  const after = await start({}, dataDir);
  const browser = after.browser();
  await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect((await browser.send('PUT', api.connection.replace(':id', id), form())).statusCode).toBe(200);
  await browser.send('PUT', api.openaiKey, { key: 'sk-valid-again' });
  expect(await usesAll(browser, [id])).toEqual([works, works]);
  expect((await browser.get(api.connections)).json().connections[0].passwordLost).toBe(false);
  expect(after.logged()).toMatch(/A new secret key was written to .*secret\.key/);
});

test('[Q07] a confirmation mail of before the change leads in after it', async () => {
  const dataDir = newFolder();
  const mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'parley@example.com' };
  const before = await start({ ...mail, SECRET_KEY: oldKey }, dataDir);
  await before.browser().send('POST', api.signUp, ada);
  const { text = '' } = await mailbox.nextMail(ada.email);
  await stop(before);
  const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '');
  const after = await start({ ...mail, SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }, dataDir);
  const confirmed = await after.browser().get(pathname + search);
  expect(confirmed.headers.location).toMatch(/\/login\?confirmed=1$/);
  await mailbox.close();
});

type Listed = { id: string; passwordLost: boolean };
