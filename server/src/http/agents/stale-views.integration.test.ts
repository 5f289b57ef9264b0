import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-stale-'));
let shop: ConnectedShop;
let here: TestApp;
let there: TestApp;
let ada: TestBrowser;
let source: string;

/** Two servers on one store. */
beforeAll(async () => {
  const settings = {
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a secret of at least thirty-two characters',
  };
  here = await startTestApp(settings, { dataDir: join(folder, 'here') });
  there = await startTestApp(settings, { dataDir: join(folder, 'there') });
  shop = await postgresShop(inject('postgresUrl'));
  await fillShop(shop);
  ada = await signedIn(here);
  const saved = await ada.send('POST', api.connections, { ...shop.form, allowWrites: true });
  source = saved.json().connection.id;
  await save('Steady');
});
afterAll(async () => {
  await here.close();
  await there.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const run = (server: TestApp, name: string, secret: string) =>
  server.app.inject({
    method: 'POST',
    url: api.v1Run.replace(':name', name),
    headers: { authorization: `Bearer ${secret}` },
    payload: {},
  });
const save = async (name: string) => {
  const tool = { connectionId: source, name, sql: 'SELECT id FROM customers' };
  const answer = await ada.send('POST', api.tools, tool);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().tool;
};
/** The same person, at the other server. */
const at = (server: TestApp): TestBrowser => {
  const browser = server.browser();
  for (const [name, value] of ada.cookies) browser.cookies.set(name, value);
  return browser;
};

describe('a change on the same server counts at once', () => {
  test('[L02] of a tool that is switched off, edited or deleted', async () => {
    const { secret } = await createToken(ada);
    const tool = await save('Ids');
    const rows = async () => (await run(here, 'ids', secret)).json().result?.row_count;
    expect(await rows()).toBe(12);
    const edit = { connectionId: source, name: 'Ids', sql: 'SELECT id FROM customers WHERE id < 4' };
    await ada.send('PUT', api.tool.replace(':id', tool.id), edit);
    expect(await rows()).toBe(3);
    await ada.send('PUT', api.toolActive.replace(':id', tool.id), { isActive: false });
    expect((await run(here, 'ids', secret)).statusCode).toBe(404);
    await ada.send('PUT', api.toolActive.replace(':id', tool.id), { isActive: true });
    expect(await rows()).toBe(3);
    await ada.send('DELETE', api.tool.replace(':id', tool.id));
    expect((await run(here, 'ids', secret)).statusCode).toBe(404);
  });

  test('[L02] of a token that is revoked', async () => {
    const { id, secret } = await createToken(ada);
    expect((await run(here, 'steady', secret)).statusCode).toBe(200);
    await ada.send('DELETE', api.accessToken.replace(':id', id));
    expect((await run(here, 'steady', secret)).statusCode).toBe(401);
  });
});

describe('a change on another server counts two seconds later', () => {
  test('[L02] of a tool that is switched off', async () => {
    const { secret } = await createToken(ada);
    const { id } = await save('Far');
    expect((await run(there, 'far', secret)).statusCode).toBe(200);
    wait(1);
    await ada.send('PUT', api.toolActive.replace(':id', id), { isActive: false });
    wait(2_000);
    expect((await run(there, 'far', secret)).statusCode).toBe(404);
  });

  test('[L02] of a token that is revoked', async () => {
    const { id, secret } = await createToken(ada);
    expect((await run(there, 'steady', secret)).statusCode).toBe(200);
    await ada.send('DELETE', api.accessToken.replace(':id', id));
    wait(2_000);
    expect((await run(there, 'steady', secret)).statusCode).toBe(401);
  });

  test('[B08] of a session that ended; and a stale session changes no data before that', async () => {
    const away = at(there);
    const statement = { connection_id: source, query: 'DELETE FROM orders' };
    const { rehearsal_id } = (await away.send('POST', api.rehearse, statement)).json();
    expect((await away.get(api.connections)).statusCode).toBe(200);
    await ada.send('POST', api.signOut);
    expect((await away.send('POST', api.rehearse, statement)).statusCode).toBe(401);
    expect((await away.send('POST', api.confirm, { rehearsal_id })).statusCode).toBe(401);
    wait(2_000);
    expect((await away.get(api.connections)).statusCode).toBe(401);
  });
});
