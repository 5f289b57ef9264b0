import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

let shop: ConnectedShop;
const dataDir = mkdtempSync(join(tmpdir(), 'parley-addresses-'));
beforeAll(async () => {
  shop = await postgresShop(inject('postgresUrl'));
  await fillShop(shop);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every way to the database behind a saved connection. */
function everyPath(browser: TestBrowser, id: string, rehearsal: string) {
  const at = (path: string) => path.replace(':id', id);
  const query = { connection_id: id, query: "UPDATE customers SET city = 'Bern' WHERE id = 1" };
  return {
    test: () => browser.send('POST', api.testConnection, { id, connection: shop.form }),
    scan: () => browser.send('POST', at(api.scan)),
    privileges: () => browser.get(at(api.privileges)),
    'table data': () =>
      browser.send('POST', api.tableData, {
        connection_id: id,
        table_schema: 'public',
        table_name: 'customers',
      }),
    run: () => browser.send('POST', api.runSql, { ...query, query: 'SELECT 1' }),
    rehearse: () => browser.send('POST', api.rehearse, query),
    confirm: () => browser.send('POST', api.confirm, { rehearsal_id: rehearsal }),
  };
}

test('[E09] a private address is refused on every way to it unless the operator allows it', async () => {
  let id = '';
  let rehearsal = '';
  await withServer({ ALLOW_PRIVATE_HOSTS: 'on' }, async (app) => {
    const browser = await signedIn(app);
    id = (await browser.send('POST', api.connections, { ...shop.form, allowWrites: true })).json().connection
      .id;
    const { rehearse } = everyPath(browser, id, '');
    rehearsal = (await rehearse()).json().rehearsal_id;
    await browser.send('POST', api.scan.replace(':id', id));
    const spare = (await rehearse()).json().rehearsal_id;
    for (const [way, go] of Object.entries(everyPath(browser, id, spare))) {
      expect([way, (await go()).statusCode]).toEqual([way, 200]);
    }
  });
  await withServer({ ALLOW_PRIVATE_HOSTS: 'off' }, async (app) => {
    const browser = app.browser();
    await browser.send('POST', api.signIn, { email: ada.email, password: ada.password });
    for (const [way, go] of Object.entries(everyPath(browser, id, rehearsal))) {
      const answer = await go();
      expect([way, answer.statusCode, answer.json().code]).toEqual([way, 400, 'host_refused']);
    }
    const named = { ...shop.form, host: 'localhost' };
    const saved = await browser.send('POST', api.connections, named);
    expect(saved.statusCode).toBe(201);
    const scanned = await browser.send('POST', api.scan.replace(':id', saved.json().connection.id));
    expect(scanned.json().code).toBe('host_refused');
  });
});

test('[E09] metadata and link-local addresses are refused in every spelling, whatever the operator allows', async () => {
  const hosts = [
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    'fd00:ec2::254',
    'fe80::1',
    '100.100.100.200',
    '168.63.129.16',
    '0',
  ];
  await withServer({ ALLOW_PRIVATE_HOSTS: 'on' }, async (app) => {
    const browser = await signedIn(app, 'metadata@example.com');
    const dialled: unknown[] = [];
    const note = (socket: unknown) => void dialled.push(socket);
    subscribe('net.client.socket', note);
    for (const host of hosts) {
      const text = host.includes(':') ? `[${host}]` : host;
      const forms = [
        { ...shop.form, host },
        { ...shop.form, connectionString: `postgres://me:pw@${text}:80/x` },
        { ...shop.form, type: 'mysql', host },
      ];
      for (const form of forms) {
        const tried = await browser.send('POST', api.testConnection, { connection: form });
        const saved = await browser.send('POST', api.connections, form);
        expect([host, tried.json().code, saved.json().code]).toEqual([host, 'host_refused', 'host_refused']);
        expect(tried.json().message).toBe(saved.json().message);
      }
    }
    unsubscribe('net.client.socket', note);
    // So that an open port and a silent one cannot be told apart.
    expect(dialled).toEqual([]);
    expect((await browser.get(api.connections)).json().connections).toEqual([]);
  });
});

async function withServer(environment: Record<string, string>, use: (app: TestApp) => Promise<void>) {
  const app = await startTestApp(environment, { dataDir });
  try {
    await use(app);
  } finally {
    await app.close();
  }
}
