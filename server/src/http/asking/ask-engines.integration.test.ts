import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import { connectOrganization, hostedSettings } from '../../../testing/connect-hosted-service.ts';
import type { EmulatorProcess } from '../../../testing/servers/emulator-process.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../../testing/servers/emulator-process.ts';
import { fillShop, mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
let emulator: EmulatorProcess;
let server: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  emulator = await startEmulatorProcess();
  server = await startTestApp({ ...hostedSettings(emulator), SQLITE_ROOT: files.root });
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
});
afterAll(async () => {
  await server.close();
  await emulator.stop();
});

const shops = {
  PostgreSQL: { start: () => postgresShop(inject('postgresUrl')), dialect: 'postgres' },
  MariaDB: { start: mariadbShop, dialect: 'mysql' },
  SQLite: { start: async () => files, dialect: 'sqlite' },
};

describe.each(Object.entries(shops))('on %s', (_name, { start, dialect }) => {
  test('[I09] a question finds its tool by id or reference, and is answered', async () => {
    const shop = await start();
    await fillShop(shop);
    const connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
    const isUnset = dialect === 'postgres' ? 'CAST(:city AS text) IS NULL' : ':city IS NULL';
    await makeTool(browser, connectionId, {
      name: 'Customers of a city',
      description: 'How many customers live in each city.',
      sql: `SELECT city, count(*) AS customers FROM customers WHERE ${isUnset} OR city = :city GROUP BY city`,
      parameters: [parameter('city', 'text')],
    });
    const { execution } = await asked(browser, { question: 'how many customers live in Bern', connectionId });
    expect(execution).toMatchObject({
      status: 'success',
      dialect,
      chips: [{ value: 'Bern', origin: 'words' }],
      result: { rows: [['Bern', '6']] },
    });
    const chat = await browser.send('POST', api.chatQuery, {
      query: 'customers of the city Bern',
      project_ref: connectionId,
    });
    expect(chat.json()).toMatchObject({
      tool_name: 'Customers of a city',
      raw_result: { rows: [['Bern', '6']] },
    });
    const rerun = await browser.send('POST', api.rerunExecution.replace(':id', execution.id));
    expect(rerun.json()).toMatchObject({ same: true, changes: [] });
    await shop.stop();
  });
});

test('[I09] a hosted project is asked like any connection, by its reference too', async () => {
  const { market } = demoOrganizations;
  await connectOrganization({ server, emulator }, browser, market.slug);
  const { ref } = demoProjects.shop;
  const { connection } = (await browser.send('POST', api.connectProject.replace(':ref', ref))).json();
  await browser.send('POST', api.scan.replace(':id', connection.id));
  const tool = await makeTool(browser, connection.id, {
    name: 'Number of products',
    description: 'Counts the products of the shop.',
    sql: 'SELECT count(*) AS products FROM products',
  });
  const { execution } = await asked(browser, {
    question: 'how many products are there',
    connectionId: connection.id,
  });
  expect(execution).toMatchObject({ status: 'success', toolId: tool.id, dialect: 'postgres', rowCount: 1 });
  const chat = await browser.send('POST', api.chatQuery, {
    query: 'how many products are there',
    project_ref: ref,
  });
  expect(chat.json()).toMatchObject({ tool_name: tool.name, raw_result: { rows: execution.result?.rows } });
  const found = await browser.send('POST', api.findTools, { query: 'customers of a city', project_ref: ref });
  expect(found.json().tools.map(({ name }: { name: string }) => name)).not.toContain('Customers of a city');
});
