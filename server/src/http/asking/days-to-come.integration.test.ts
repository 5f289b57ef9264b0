import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

/** Asked on Saturday, 14 November 2026: appointments are made for weeks ahead, sales end yesterday. */
const files = sqliteShop();
let server: TestApp;
let browser: TestBrowser;
const opened: ConnectedShop[] = [];

beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root });
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

describe.each(shops)('days without a year on %s', (_name, start) => {
  let connectionId: string;
  const tools = new Map<string, string>();

  beforeAll(async () => {
    const shop = await start();
    opened.push(shop);
    const { execute } = shop;
    await execute('CREATE TABLE appointments (id INTEGER PRIMARY KEY, patient VARCHAR(40), held_on DATE)');
    await execute(
      "INSERT INTO appointments VALUES (1, 'Ada', '2026-11-13'), (2, 'Berta', '2026-11-20'), (3, 'Cem', '2026-12-24'), (4, 'Dana', '2025-12-02')",
    );
    await execute('CREATE TABLE sales (id INTEGER PRIMARY KEY, article VARCHAR(40), sold_on DATE)');
    await execute(
      "INSERT INTO sales VALUES (1, 'desk', '2026-11-13'), (2, 'lamp', '2026-11-12'), (3, 'chair', '2025-12-02')",
    );
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
    for (const [name, column] of [
      ['appointments', 'held_on'],
      ['sales', 'sold_on'],
    ] as const) {
      const tool = await makeTool(browser, connectionId, {
        name: `${name} of a day`,
        description: `All ${name} of one day.`,
        sql: `SELECT * FROM ${name} WHERE ${column} = :day`,
        parameters: [parameter('day', 'date', { required: true })],
      });
      tools.set(name, tool.id);
    }
  });

  test.each([
    ['appointments', 'appointments on Friday', '2026-11-20'],
    ['appointments', 'which appointments did we have on Friday', '2026-11-13'],
    ['appointments', 'appointments on 24 December', '2026-12-24'],
    ['sales', 'sales on Friday', '2026-11-13'],
    ['sales', 'sales on 2 December', '2025-12-02'],
  ])('of the tool for %s: %s', async (tool, question, day) => {
    const { execution } = await asked(browser, { question, connectionId, toolId: tools.get(tool) });
    expect(execution.chips).toMatchObject([{ value: day, origin: 'words' }]);
    expect(execution.result?.rows).toHaveLength(1);
  });
});
