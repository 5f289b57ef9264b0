import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ConnectedShop, mariadbShop, postgresShop, sqliteShop } from '../shop-databases.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

/** For a file of tests that ask the same of every engine: a server, somebody signed in, and a database of each kind. */
export function askOnEngines(parts?: Parameters<typeof startTestApp>[1]) {
  const files = sqliteShop();
  const opened: ConnectedShop[] = [];
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp({ SQLITE_ROOT: files.root }, parts);
    browser = await signedIn(app);
    await browser.send('POST', api.subscription, { plan: 'professional' });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all(opened.map(({ stop }) => stop()));
  });

  /** Runs the statements one after the other, and gives the id of the connection. */
  const connected = (start: () => Promise<ConnectedShop>) => async (statements: readonly string[]) => {
    const shop = await start();
    opened.push(shop);
    for (const statement of statements) await shop.execute(statement);
    const connectionId: string = (await browser.send('POST', api.connections, shop.form)).json().connection
      .id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
    return connectionId;
  };
  const engines = [
    {
      engine: 'PostgreSQL',
      hasBooleans: true,
      connect: connected(() => postgresShop(inject('postgresUrl'))),
    },
    { engine: 'MariaDB', hasBooleans: false, connect: connected(mariadbShop) },
    { engine: 'SQLite', hasBooleans: false, connect: connected(async () => files) },
  ];
  return { engines, browser: () => browser };
}
