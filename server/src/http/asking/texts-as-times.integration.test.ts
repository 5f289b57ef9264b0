import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked } from '../../../testing/ask-over-http.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

/** Asked on Saturday, 14 November 2026, with Parley's own reader: each visit is on another day of that year. */
const firstDay = Date.UTC(2026, 0, 1);
const days = Array.from({ length: 310 }, (_, at) =>
  new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10),
);

const files = sqliteShop();
let server: TestApp;
let browser: TestBrowser;
const opened: ConnectedShop[] = [];

beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root }, { reader: 'own' });
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
});
afterAll(async () => {
  await server.close();
  await Promise.all(opened.map(({ stop }) => stop()));
});

const shops: [string, () => Promise<ConnectedShop>][] = [
  ['PostgreSQL', () => postgresShop(inject('postgresUrl'))],
  ['MariaDB', mariadbShop],
  ['SQLite', async () => files],
];

describe.each(shops)('moments that are kept as texts on %s', (_name, start) => {
  let connectionId: string;

  beforeAll(async () => {
    const shop = await start();
    opened.push(shop);
    await shop.execute(
      'CREATE TABLE visits (id INTEGER PRIMARY KEY, guest VARCHAR(40) NOT NULL, visited_at VARCHAR(20) NOT NULL)',
    );
    const rows = days.map((day, at) => `(${at}, 'Guest ${at}', '${day} 10:30:00')`);
    await shop.execute(`INSERT INTO visits VALUES ${rows.join(', ')}`);
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
  });

  test.each([
    ['how many visits were there in October 2026?', days.filter((day) => day.startsWith('2026-10')).length],
    ['how many visits were there last month?', days.filter((day) => day.startsWith('2026-10')).length],
    ['how many visits since April?', days.filter((day) => day >= '2026-04-01').length],
  ])('answer %s', async (question, count) => {
    const { execution } = await asked(browser, { question, connectionId });
    expect(execution.result?.rows, execution.reading ?? execution.status).toEqual([[String(count)]]);
  });
});
