import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authMessages } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectOrganization, hostedSettings } from '../../testing/connect-hosted-service.ts';
import type { EmulatorProcess } from '../../testing/servers/emulator-process.ts';
import { demoOrganizations, startEmulatorProcess } from '../../testing/servers/emulator-process.ts';
import { settingsPerStoreEngine } from '../../testing/settings-per-store-engine.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../testing/test-app.ts';
import { runManageAccountsCommand } from './manage-accounts-command.ts';

let emulator: EmulatorProcess;
beforeAll(async () => {
  emulator = await startEmulatorProcess();
});
afterAll(() => emulator.stop());

const canary = 'sk-canary-of-the-export-0042';

describe.each(Object.entries(settingsPerStoreEngine))('an account on %s', (store, settings) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-people-'));
  let server: TestApp;
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await server.close();
    isClosed = true;
  };
  beforeAll(async () => {
    server = await startTestApp({ ...hostedSettings(emulator), ...(await settings()) }, { dataDir });
  });
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Somebody who has used a little of everything. */
  async function busyPerson(email: string) {
    const browser = await signedIn(server, email);
    const { user } = (await browser.get(api.session)).json();
    await browser.send('POST', api.sampleConnection);
    await connectOrganization({ server, emulator }, browser, demoOrganizations.market.slug);
    await browser.send('PUT', api.openaiKey, { key: canary });
    const { secret } = (await browser.send('POST', api.accessTokens, { name: 'My editor' })).json();
    const files = join(server.dataDir, 'sqlite', user.id);
    return { browser, secret: String(secret), files, id: String(user.id), email };
  }

  const remove = (browser: TestBrowser, confirmation: string) =>
    browser.send('DELETE', api.profile, { confirmation });
  const accountOf = async (email: string) => server.services.people.findByEmail(email);

  test('[Q06] is downloaded as one JSON document with everything in it but secrets', async () => {
    const { browser, secret, email } = await busyPerson('export@example.com');
    const answer = await browser.get(api.exportProfile);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="parley-data.json"');
    const document = answer.json();
    expect(document.profiles).toMatchObject([{ email, first_name: 'Ada' }]);
    expect(document.connections).toMatchObject([{ name: 'Sample shop', trusted_functions: [] }]);
    expect(document.uploads).toMatchObject([{ file_name: 'sample-shop.db' }]);
    expect(document.access_tokens).toMatchObject([{ name: 'My editor', scopes: ['read'] }]);
    expect(document.oauth_grants).toHaveLength(1);
    expect(document.api_keys).toMatchObject([{ last_four: '0042' }]);
    for (const hidden of [secret, canary, ada.password, '"password"', 'sealed_', '"token"', '"hash"']) {
      expect(answer.body).not.toContain(hidden);
    }
    expect((await server.browser().get(api.exportProfile)).statusCode).toBe(401);
  });

  test('[Q06] is deleted with the password, and with it files, sessions, tokens and grants', async () => {
    const { browser, secret, files, id, email } = await busyPerson('delete@example.com');
    const elsewhere = server.browser();
    await elsewhere.send('POST', api.signIn, { email, password: ada.password });
    expect((await elsewhere.get(api.connections)).statusCode).toBe(200);
    const withToken = () =>
      server.app.inject({ url: api.v1Tools, headers: { authorization: `Bearer ${secret}` } });
    expect([(await withToken()).statusCode, existsSync(files)]).toEqual([200, true]);
    expect((await browser.get(api.profile)).json()).toEqual({ hasPassword: true });

    const refused = await remove(browser, email);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'wrong_password']);
    expect(await accountOf(email)).not.toBeNull();

    await emulator.resetStats();
    const gone = await remove(browser, ada.password);
    expect(gone.statusCode).toBe(204);
    expect((await emulator.stats()).calls['POST /v1/oauth/revoke']).toBe(1);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await accountOf(email)).toBeNull();
    expect(existsSync(files)).toBe(false);
    expect((await elsewhere.get(api.connections)).statusCode).toBe(401);
    expect((await withToken()).statusCode).toBe(401);
    for await (const { name, rows } of server.services.store.people.rowsOf(id))
      expect([name, rows]).toEqual([name, []]);
    expect(
      (await server.browser().send('POST', api.signIn, { email, password: ada.password })).statusCode,
    ).toBe(401);
    expect(await (await signedIn(server, email)).get(api.connections)).toMatchObject({ statusCode: 200 });
  });

  test('[Q06] without a password is deleted with the address', async () => {
    const { browser, id, email } = await busyPerson('google@example.com');
    // As it is for somebody who has only ever come with Google.
    await server.services.store.engine.db
      .withTables<{ parley_accounts: { user_id: string; password: string | null } }>()
      .updateTable('parley_accounts')
      .set({ password: null })
      .where('user_id', '=', id)
      .execute();
    expect((await browser.get(api.profile)).json()).toEqual({ hasPassword: false });
    const refused = await remove(browser, 'another@example.com');
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { confirmation: authMessages.wrongAddress },
    ]);
    expect((await remove(browser, ' Google@Example.com ')).statusCode).toBe(204);
    expect(await accountOf(email)).toBeNull();
  });

  test('[Q06] is listed, exported and deleted by the operator', async () => {
    const { files, email } = await busyPerson('operator@example.com');
    const run = async (command: 'list' | 'export' | 'delete', address?: string) => {
      let text = '';
      await runManageAccountsCommand({ command, email: address }, server.services.config, (piece) => {
        text += piece;
      });
      return text;
    };
    if (store === 'SQLite') {
      await expect(run('list')).rejects.toThrow(/^A server is running on .*Stop it first/);
      await close();
    }
    expect(await run('list')).toMatch(/^\d{4}-\d\d-\d\d {2}operator@example\.com {2}Ada Lovelace$/m);
    expect(JSON.parse(await run('export', 'Operator@example.com')).profiles).toMatchObject([{ email }]);
    expect(await run('delete', email)).toContain(email);
    expect(existsSync(files)).toBe(false);
    expect(await run('list')).not.toContain(email);
    await expect(run('delete', email)).rejects.toThrow('There is no account');
  });
});
