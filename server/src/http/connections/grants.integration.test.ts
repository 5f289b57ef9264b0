import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectMessages } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  connectOrganization,
  endSoon,
  exchangeBody,
  hostedSettings,
} from '../../../testing/connect-hosted-service.ts';
import type { EmulatorProcess } from '../../../testing/servers/emulator-process.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../../testing/servers/emulator-process.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

const { market, meridian } = demoOrganizations;
const providerToken = /sbp_oauth_[0-9a-f]{40}/;

let emulator: EmulatorProcess;
let server: TestApp;
beforeAll(async () => {
  emulator = await startEmulatorProcess();
  server = await startTestApp(hostedSettings(emulator));
});
afterAll(async () => {
  await server.close();
  await emulator.stop();
});
afterEach(() => emulator.clearFaults());

const grantsOf = async (browser: TestBrowser) => (await browser.get(api.grants)).json().grants;
const look = (browser: TestBrowser) => browser.get(`${api.projects}?refresh=1`);

describe('a consent', () => {
  test('[G02] hands the browser a handle, never the token, and the handle is worthless to others', async () => {
    const [browser, stranger] = [await signedIn(server), await signedIn(server, 'eve@example.com')];
    const body = await exchangeBody({ server, emulator }, market.slug);
    const answer = await browser.send('POST', api.tokenExchange, body);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number) });
    const { access_token: handle, refresh_token } = answer.json();
    expect(refresh_token).toBe(handle);
    const [grant] = await grantsOf(browser);
    expect(grant).toMatchObject({ id: handle, organizations: [market] });
    const reached = await browser.get(api.projects);
    expect(reached.json().projects).toHaveLength(2);
    const { ref } = demoProjects.shop;
    const misused = await stranger.get(`${api.projectApiKeys}?project_ref=${ref}&access_token=${handle}`);
    expect([misused.statusCode, misused.json().message]).toEqual([401, projectMessages.notAuthenticated]);
    expect((await stranger.send('DELETE', api.grant.replace(':id', handle))).statusCode).toBe(404);
    for (const text of [answer.body, reached.body, server.logged()]) expect(text).not.toMatch(providerToken);
  });

  test('[G01] is taken only once, with its own verifier, for this client and this server', async () => {
    const browser = await signedIn(server, 'g01@example.com');
    const exchange = async (change: object) =>
      browser.send('POST', api.tokenExchange, {
        ...(await exchangeBody({ server, emulator }, market.slug)),
        ...change,
      });
    const refused = async (change: object) => {
      const { code, message } = (await exchange(change)).json();
      return [code, message];
    };
    expect(await refused({ code: '' })).toEqual(['invalid_input', projectMessages.codeMissing]);
    expect(await refused({ code_verifier: 'short' })).toEqual([
      'invalid_input',
      projectMessages.verifierMissing,
    ]);
    expect(await refused({ code_verifier: 'f'.repeat(48) })).toEqual([
      'hosted_refused',
      'Invalid code_verifier',
    ]);
    expect((await refused({ client_id: 'another' }))[0]).toBe('invalid_input');
    expect((await refused({ redirect_uri: 'https://evil.example/auth/oauth-callback' }))[0]).toBe(
      'invalid_input',
    );
    const body = await exchangeBody({ server, emulator }, market.slug);
    expect((await browser.send('POST', api.tokenExchange, body)).statusCode).toBe(200);
    expect((await browser.send('POST', api.tokenExchange, body)).json().code).toBe('hosted_refused');
    expect((await server.browser().send('POST', api.tokenExchange, body)).statusCode).toBe(401);
  });

  test('adds to those of other organisations, and takes the place of an older one for the same', async () => {
    const browser = await signedIn(server, 'two@example.com');
    const where = { server, emulator };
    const first = await connectOrganization(where, browser, market.slug);
    const { ref } = demoProjects.shop;
    await browser.send('POST', api.connectProject.replace(':ref', ref));
    const second = await connectOrganization(where, browser, meridian.slug);
    const again = await connectOrganization(where, browser, market.slug);
    const ids = (await grantsOf(browser)).map(({ id }: { id: string }) => id);
    expect(ids).toEqual([second, again]);
    expect(ids).not.toContain(first);
    const { projects } = (await browser.get(api.projects)).json();
    expect(projects.map((project: { grantId: string }) => project.grantId).toSorted()).toEqual(
      [second, second, again, again].toSorted(),
    );
    expect(projects.find((project: { ref: string }) => project.ref === ref).connectionId).not.toBeNull();
  });

  test('is revoked at the provider when it is disconnected, and gone here whatever the provider says', async () => {
    const browser = await signedIn(server, 'leaving@example.com');
    const leave = async () => {
      const id = await connectOrganization({ server, emulator }, browser, market.slug);
      return browser.send('DELETE', api.grant.replace(':id', id));
    };
    await emulator.resetStats();
    expect((await leave()).statusCode).toBe(204);
    expect((await emulator.stats()).calls['POST /v1/oauth/revoke']).toBe(1);
    await emulator.fault({ kind: 'server-error', match: '/v1/oauth/revoke' });
    expect((await leave()).statusCode).toBe(204);
    expect(await grantsOf(browser)).toEqual([]);
    expect((await browser.get(api.projects)).json().projects).toEqual([]);
  });
});

describe('a token that ends soon', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await signedIn(server, 'refresh@example.com');
    await connectOrganization({ server, emulator }, browser, market.slug);
  });

  const ask = (who: TestBrowser, through: TestApp, index: number) =>
    through.app.inject({
      method: 'GET',
      url: `${api.projectSettings}?project_ref=${demoProjects.shop.ref}&n=${index}`,
      headers: {
        origin: through.origin,
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });

  test('[G03] is refreshed once under twenty calls at the same time', async () => {
    await endSoon({ server }, 200);
    await emulator.resetStats();
    await emulator.fault({ kind: 'refresh-race', delayMs: 300 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(browser, server, index)));
    for (const answer of answers) expect(answer.json()).toMatchObject({ problems: [] });
    expect((await emulator.stats()).refreshes).toBe(1);
    const [grant] = await grantsOf(browser);
    expect(Date.parse(grant.expiresAt)).toBeGreaterThan(Date.now() + 600_000);
  });

  test('[G03] is left alone while more than five minutes are left', async () => {
    await endSoon({ server }, 400);
    await emulator.resetStats();
    expect((await look(browser)).json()).toMatchObject({ stale: false });
    expect((await emulator.stats()).refreshes).toBe(0);
  });

  test('[G03] is refreshed when the provider no longer accepts it', async () => {
    await emulator.fault({ kind: 'expire-tokens' });
    await emulator.resetStats();
    expect((await look(browser)).json()).toMatchObject({ stale: false, problems: [] });
    expect((await emulator.stats()).refreshes).toBe(1);
  });

  test.each(['server-error', 'cut-connection'] as const)(
    '[G03] serves on, and the grant is kept, when the refresh fails by a %s',
    async (kind) => {
      await endSoon({ server }, 200);
      await emulator.fault({ kind, match: '/v1/oauth/token' });
      expect((await look(browser)).json()).toMatchObject({ stale: false, problems: [] });
      expect(await grantsOf(browser)).toHaveLength(1);
      expect((await look(browser)).json()).toMatchObject({ stale: false });
    },
  );

  test('[G03] serves on while it lasts when the answer to a refresh was lost', async () => {
    await endSoon({ server }, 200);
    await emulator.fault({ kind: 'lost-answer', match: '/v1/oauth/token' });
    expect((await look(browser)).json()).toMatchObject({ stale: false, problems: [] });
    expect(await grantsOf(browser)).toHaveLength(1);
    await connectOrganization({ server, emulator }, browser, market.slug);
  });

  test('[G03] takes the grant along when the provider refuses to refresh it', async () => {
    await emulator.fault({ kind: 'revoke-grants' });
    const answer = await look(browser);
    expect(answer.json()).toMatchObject({ projects: [], problems: [projectMessages.notAuthenticated] });
    expect(await grantsOf(browser)).toEqual([]);
  });

  test('[G03] is refreshed once by two servers on one store', async () => {
    const settings = {
      ...hostedSettings(emulator),
      DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
      SECRET_KEY: 'a key that two servers share, long enough',
    };
    const [one, two] = [await startTestApp(settings), await startTestApp(settings)];
    try {
      const person = await signedIn(one);
      await connectOrganization({ server: one, emulator }, person, market.slug);
      await endSoon({ server: one }, 200);
      await emulator.resetStats();
      await emulator.fault({ kind: 'refresh-race', delayMs: 400 });
      const calls = Array.from({ length: 20 }, (_, index) => ask(person, index % 2 ? one : two, index));
      for (const answer of await Promise.all(calls)) expect(answer.json()).toMatchObject({ problems: [] });
      expect((await emulator.stats()).refreshes).toBe(1);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
});

test('grants open after the server’s key was changed, and no token lies in the store in clear', async () => {
  const [oldKey, newKey] = ['the old key that is at least 32 long', 'the new key that is at least 32 long'];
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-rotation-'));
  const first = await startTestApp({ ...hostedSettings(emulator), SECRET_KEY: oldKey }, { dataDir });
  const browser = await signedIn(first);
  await connectOrganization({ server: first, emulator }, browser, market.slug);
  const sealed = await first.services.store.grants.sealed();
  expect(JSON.stringify(sealed)).not.toMatch(providerToken);
  await first.close();
  const key = { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey };
  const second = await startTestApp({ ...hostedSettings(emulator), ...key }, { dataDir });
  const again = second.browser();
  await again.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect((await look(again)).json()).toMatchObject({ stale: false, problems: [] });
  expect(await second.services.store.grants.sealed()).not.toEqual(sealed);
  await second.close();
  const lostKey = { SECRET_KEY: 'another key, which opens nothing at all' };
  const third = await startTestApp({ ...hostedSettings(emulator), ...lostKey }, { dataDir });
  const after = third.browser();
  await after.send('POST', api.signIn, { email: ada.email, password: ada.password });
  expect((await look(after)).json()).toMatchObject({ problems: [projectMessages.notAuthenticated] });
  const [lost] = await grantsOf(after);
  expect((await after.send('DELETE', api.grant.replace(':id', lost.id))).statusCode).toBe(204);
  await third.close();
  rmSync(dataDir, { recursive: true, force: true });
});
