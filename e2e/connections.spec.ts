import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionMessages } from '@parley/contract/connections';
import { errorCatalogue } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { expect, type Page, type Route } from '@playwright/test';
import { type PostgresCluster, startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import {
  type ConnectedShop,
  fillShop,
  mariadbShop,
  postgresShop,
  sqliteShop,
} from '../server/testing/shop-databases.ts';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import { connect, connectSample } from './support/connect.ts';
import { field, test } from './support/fixtures.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

async function startWizard(page: Page, type: RegExp) {
  await page.goto('/connections');
  await button(page, 'Add Connection').click();
  await page.getByRole('dialog', { name: 'Add New Connection' }).getByRole('button', { name: type }).click();
}

async function fill(page: Page, values: Record<string, unknown>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(String(value));
}

function typed({ form }: ConnectedShop) {
  return {
    Name: form.name,
    Host: form.host,
    Port: form.port,
    Database: form.database,
    Username: form.username,
    Password: form.password ?? 'not asked for by this server',
  };
}

test.describe('the page', () => {
  test('[E01] one click connects the sample shop and ends in its schema; deleting it asks first', async ({
    signedIn: { page },
  }) => {
    await page.goto('/connections');
    await expect(page.getByRole('heading', { level: 1, name: 'Database Connections' })).toBeVisible();
    await expect(button(page, 'Add Connection')).toBeVisible();
    await button(page, 'Try the sample shop').click();
    await expect(page.getByRole('dialog', { name: 'Schema: Sample shop' })).toContainText(
      '0 of 7 tables selected',
    );
    await page.keyboard.press('Escape');
    const shop = card(page, 'Sample shop');
    await expect(shop).toContainText('Sample');
    await expect(shop).toContainText('Connected');
    await expect(shop.getByRole('definition').nth(1)).toHaveText('7');

    await shop.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Sample shop?' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete this connection? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(shop).toBeVisible();
    await shop.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete connection' }).click();
    await expect(page.getByRole('heading', { name: 'No database yet' })).toBeVisible();
  });

  test('[E01] [E05] [E07] a list, a deletion and an edit that fail say so, and nothing is lost', async ({
    signedIn: { page },
    server,
  }) => {
    await connectSample(page, server);
    const failing = (status: number) => (route: Route) =>
      route.fulfill({ status, json: { code: 'x', message: 'Broken for this test.', requestId: 'r' } });
    const broken = failing(400);
    await page.route(`**${api.connections}`, broken);
    await page.goto('/connections');
    await expect(page.getByText('Failed to load connections. Please try again.')).toBeVisible();
    await page.unroute(`**${api.connections}`, broken);
    await button(page, 'Retry').click();
    const shop = card(page, 'Sample shop');

    await page.route(`**${api.connections}/*`, broken);
    await shop.getByRole('button', { name: 'Delete' }).click();
    await button(page, 'Delete connection').click();
    await expect(page.getByText('Failed to delete connection. Please try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.route(`**${api.connections}/*`, failing(500));
    await shop.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Failed to save connection. Please try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop).toBeVisible();
  });

  test('[D01] [D07] the dashboard leads to the connections, and a known one starts at its schema', async ({
    signedIn: { page },
    server,
  }) => {
    await page.goto('/dashboard');
    const step = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
    await expect(step(/^0 ?Connect Supabase/)).toHaveAttribute('aria-current', 'step');
    for (const later of [/View Schema/, /Generate Tools/, /Execute Tools/, /Test Tools/]) {
      await expect(step(later)).toBeDisabled();
    }
    await page.getByRole('link', { name: 'Connect a database' }).click();
    await expect(page).toHaveURL('/connections');
    await connectSample(page, server);
    await page.goto('/dashboard');
    await expect(step(/View Schema \(done\)/)).toHaveAttribute('aria-current', 'step');
    await expect(step(/Connect Supabase \(done\)/)).toBeEnabled();
    await expect(step(/Generate Tools/)).toBeEnabled();
    await expect(step(/Execute Tools/)).toBeDisabled();
    await page.getByRole('button', { name: /^customers/ }).click();
    await expect(page.getByRole('table', { name: 'Columns of customers' })).toBeVisible();
  });
});

test.describe('the wizard', () => {
  test('[E02] shows every type, disables what cannot be chosen yet, edits at the form at once, and closes 1.5 s after saving', async ({
    signedIn: { page },
    server,
  }) => {
    await connectSample(page, server);
    await installClock(page);
    await page.goto('/connections');
    await button(page, 'Add Connection').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Connection' });
    for (const type of [/^PostgreSQL/, /^MySQL/, /^SQLite/, /^Supabase/]) {
      await expect(dialog.getByRole('button', { name: type })).toBeEnabled();
    }
    await expect(dialog.getByRole('button', { name: /^OAuth one-click.*Not set up/ })).toBeDisabled();
    for (const type of [/^MongoDB.*coming soon/, /^Firebase.*coming soon/, /^Other.*coming soon/]) {
      await expect(dialog.getByRole('button', { name: type })).toBeDisabled();
    }
    await page.keyboard.press('Escape');
    await card(page, 'Sample shop').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Connection: Sample shop' });
    await expect(field(page, 'Name')).toHaveValue('Sample shop');
    await expect(form.getByRole('button', { name: /^PostgreSQL/ })).toHaveCount(0);
    await stopClock(page);
    await button(page, 'Save connection').click();
    await untilSeen(page, () => page.getByText(connectionMessages.updated).isVisible());
    await outlast(page, 1_500, () => expect(form).toBeVisible());
    await startClock(page);
    await expect(form).toBeHidden();
  });

  test('[E03] starts with the usual port, database and user, and names what is missing', async ({
    signedIn: { page },
  }) => {
    await startWizard(page, /^PostgreSQL/);
    await expect(field(page, 'Port')).toHaveValue('5432');
    await expect(field(page, 'Database')).toHaveValue('postgres');
    await expect(field(page, 'Username')).toHaveValue('postgres');
    await button(page, 'Save connection').click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const name of ['Name', 'Host', 'Password']) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${name} is required`));
    }
    await fill(page, { Port: '70000', Name: 'n', Host: 'h', Password: 'p' });
    await button(page, 'Save connection').click();
    await expect(field(page, 'Port')).toHaveAccessibleDescription('Port must be 1 to 65535');
    await button(page, 'Back').click();
    await page.getByRole('button', { name: /^MySQL/ }).click();
    await expect(field(page, 'Port')).toHaveValue('3306');
  });

  test('[E03] a connection string overrides the other fields and says so', async ({ signedIn: { page } }) => {
    await startWizard(page, /^PostgreSQL/);
    await fill(page, { Name: 'By string', 'Connection string': 'postgres://ada@127.0.0.1:1/x?host=/tmp' });
    await expect(field(page, 'Connection string')).toHaveAccessibleDescription(/is used/);
    for (const name of ['Host', 'Port', 'Database', 'Username', 'Password']) {
      await expect(field(page, name)).toBeDisabled();
    }
    await button(page, 'Test connection').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to test connection:' })).toBeVisible();
    await expect(field(page, 'Connection string')).toHaveValue('postgres://ada@127.0.0.1:1/x?host=/tmp');
  });

  for (const { what, values, says } of [
    { what: 'a closed port', values: { Host: '127.0.0.1', Port: '1' }, says: /Nothing answers|refused/i },
    { what: 'a host without an address', values: { Host: 'nowhere.invalid' }, says: /host/i },
    { what: 'an address of a cloud’s own', values: { Host: '169.254.169.254' }, says: /may not be reached/ },
  ]) {
    test(`[E04] says what is wrong with ${what}, and keeps what was typed`, async ({
      signedIn: { page },
    }) => {
      await startWizard(page, /^PostgreSQL/);
      await fill(page, { Name: 'Wrong', Password: 'p', ...values });
      await button(page, 'Test connection').click();
      await expect(page.getByRole('alert').filter({ hasText: says })).toContainText(
        'Failed to test connection: ',
      );
      for (const [label, value] of Object.entries({ Name: 'Wrong', Password: 'p', ...values })) {
        await expect(field(page, label)).toHaveValue(value);
      }
      await expect(field(page, 'Host')).toHaveAccessibleDescription(says);
    });
  }
});

test.describe('a SQLite file', () => {
  test('[E03] is sent from this computer, connected, renamed and kept', async ({ signedIn: { page } }) => {
    const shop = sqliteShop();
    try {
      await fillShop(shop);
      await startWizard(page, /^SQLite/);
      await button(page, 'Save connection').click();
      await expect(page.getByText('A file is required', { exact: true })).toBeVisible();
      // This server opens no folder of its own, so that there is nothing to name by a path.
      await expect(page.getByText('The file is already on the server')).toHaveCount(0);
      await page.getByLabel('Database file').setInputFiles(join(shop.root, 'shop.db'));
      await expect(field(page, 'Name')).toHaveValue('shop');
      await button(page, 'Test connection').click();
      await expect(page.getByRole('region', { name: 'Result of the test' })).toContainText(/SQLite 3.*ms/);
      await button(page, 'Save connection').click();
      await expect(page.getByText(connectionMessages.created)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();

      await card(page, 'shop').getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Connection: shop' });
      await expect(dialog).toContainText('shop.db');
      await fill(page, { Name: 'Corner shop' });
      await button(page, 'Save connection').click();
      await expect(card(page, 'Corner shop')).toContainText('shop.db');
    } finally {
      await shop.stop();
    }
  });

  test('[E04] a file that is no SQLite database is refused beside its field', async ({
    signedIn: { page },
  }, info) => {
    const file = info.outputPath('notes.db');
    await writeFile(file, 'These are only notes, long enough to have a header.');
    await startWizard(page, /^SQLite/);
    await page.getByLabel('Database file').setInputFiles(file);
    await expect(page.getByLabel('Database file')).toHaveAccessibleDescription(/not a SQLite database/);
  });
});

test.describe('real servers', () => {
  let cluster: PostgresCluster;
  let postgres: ConnectedShop;
  let mariadb: ConnectedShop;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    [cluster, mariadb] = await Promise.all([startPostgresCluster(), mariadbShop()]);
    postgres = await postgresShop(cluster.url);
    await Promise.all([fillShop(postgres), fillShop(mariadb)]);
  });
  test.afterAll(async () => {
    await Promise.all([postgres?.stop(), mariadb?.stop()]);
    await cluster?.close();
  });

  test('[E04] [E07] PostgreSQL is tested for real, saved, and its form closes', async ({
    signedIn: { page },
  }) => {
    await startWizard(page, /^PostgreSQL/);
    await fill(page, typed(postgres));
    await button(page, 'Test connection').click();
    const result = page.getByRole('region', { name: 'Result of the test' });
    await expect(result).toContainText('Connection tested successfully');
    await expect(result).toContainText(/PostgreSQL \d+.*answered in \d+ ms/);
    await expect(result).toContainText('superuser');
    await result.getByText('Make a role that can only read').click();
    await expect(result.getByRole('region', { name: 'Statements for a read-only role' })).toContainText(
      /CREATE ROLE/i,
    );

    await button(page, 'Save connection').click();
    await expect(page.getByText('Connection created successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await card(page, 'PostgreSQL shop').getByRole('button', { name: 'Schema' }).click();
    const schema = page.getByRole('dialog', { name: 'Schema: PostgreSQL shop' });
    await expect(schema).toContainText('0 of 3 tables selected');
    await expect(schema).toContainText('Odd Näme; --');
  });

  test('[E04] a database that is not there is said to be missing', async ({ signedIn: { page } }) => {
    await startWizard(page, /^PostgreSQL/);
    await fill(page, { ...typed(postgres), Database: 'no_such_place' });
    await button(page, 'Test connection').click();
    await expect(page.getByRole('alert').first()).toContainText('There is no database of this name');
  });

  test('[E04] a wrong password of MySQL is said to be wrong; the right one connects', async ({
    signedIn: { page },
  }) => {
    await startWizard(page, /^MySQL/);
    await fill(page, { ...typed(mariadb), Password: 'certainly-not' });
    await button(page, 'Test connection').click();
    await expect(page.getByRole('alert').first()).toContainText(/password/i);
    await fill(page, typed(mariadb));
    await button(page, 'Test connection').click();
    await expect(page.getByRole('region', { name: 'Result of the test' })).toContainText(/MariaDB.*ms/);
    await button(page, 'Save connection').click();
    await expect(page.getByText('Connection created successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card(page, 'MariaDB shop')).toBeVisible();
  });

  test('[E09] [E07] a changed host asks for the password again, and an unchanged one keeps it', async ({
    signedIn: { page },
    server,
  }) => {
    await connect(page, server, mariadb.form);
    await page.goto('/connections');
    await card(page, 'MariaDB shop').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Connection: MariaDB shop' })).toBeVisible();
    await expect(field(page, 'Password')).toHaveValue('');
    await fill(page, { Host: 'localhost' });
    await button(page, 'Save connection').click();
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/enter the password again/);
    await expect(field(page, 'Host')).toHaveValue('localhost');
    await fill(page, { Host: mariadb.form.host, Name: 'Renamed' });
    await button(page, 'Save connection').click();
    await expect(page.getByText('Connection updated successfully!')).toBeVisible();
    await expect(card(page, 'Renamed')).toBeVisible();
  });

  test('[E10] without its server the page shows the copy in the browser, and passes on what was deleted', async ({
    signedIn: { page },
    server,
  }) => {
    await startWizard(page, /^MySQL/);
    await fill(page, typed(mariadb));
    // A list that is still being read after saving would be taken for the one that is read on coming back.
    const listed = page.waitForResponse(
      (answer) => answer.url().endsWith(api.connections) && answer.request().method() === 'GET',
    );
    await button(page, 'Save connection').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await (await listed).finished();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('use_local_storage'))).toBe('true');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('connections_data')))
      .toContain('MariaDB shop');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(String(mariadb.form.password));

    // The list is read anew on coming back to it, so the page must have been left before.
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Connections' }).click();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expect(button(page, 'Add Connection')).toBeDisabled();
    await card(page, 'MariaDB shop').getByRole('button', { name: 'Delete' }).click();
    await button(page, 'Delete connection').click();
    await expect(card(page, 'MariaDB shop')).toBeHidden();
    const list = async () => (await page.request.get(`${server.origin}${api.connections}`)).json();
    expect((await list()).connections).toHaveLength(1);

    await page.unroute('**/api/**');
    await expect(page.getByText('The server cannot be reached')).toBeHidden();
    expect((await list()).connections).toHaveLength(0);
  });

  test('[E10] the copy is there after a reload while the store is down, and is gone after signing out', async ({
    signedIn: { page },
  }) => {
    await startWizard(page, /^MySQL/);
    await fill(page, typed(mariadb));
    await button(page, 'Save connection').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(() => stored('connections_data')).toContain('MariaDB shop');

    const { message } = errorCatalogue.store_unavailable;
    const down = { code: 'store_unavailable', message, requestId: 'a-request' };
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: down }));
    await page.reload();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expect(card(page, 'MariaDB shop')).toBeVisible();
    await expect(button(page, 'Add Connection')).toBeDisabled();

    await page.unroute('**/api/**');
    await expect(page.getByText('The server cannot be reached')).toBeHidden();
    await expect(card(page, 'MariaDB shop')).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    for (const key of ['connections_data', 'connections_user', 'active_project']) {
      expect([key, await stored(key)]).toEqual([key, null]);
    }
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[A15] axe finds nothing serious on connections, on a phone and on a desk, light and dark', async ({
    signedIn: { page },
    server,
  }) => {
    await page.goto('/connections');
    await expect(button(page, 'Try the sample shop')).toBeVisible();
    const findings = await findingsInEveryLook(page, 'empty page');
    await button(page, 'Add Connection').click();
    await expect(page.getByRole('button', { name: /^PostgreSQL/ })).toBeVisible();
    findings.push(...(await findingsInEveryLook(page, 'types')));
    await page.getByRole('button', { name: /^PostgreSQL/ }).click();
    await button(page, 'Save connection').click();
    findings.push(...(await findingsInEveryLook(page, 'form with mistakes')));
    await button(page, 'Back').click();
    await page.getByRole('button', { name: /^SQLite/ }).click();
    findings.push(...(await findingsInEveryLook(page, 'file')));
    await connectSample(page, server);
    await page.goto('/connections');
    await expect(card(page, 'Sample shop')).toBeVisible();
    findings.push(...(await findingsInEveryLook(page, 'cards')));
    await card(page, 'Sample shop').getByRole('button', { name: 'Edit' }).click();
    await button(page, 'Test connection').click();
    await expect(page.getByRole('region', { name: 'Result of the test' })).toBeVisible();
    findings.push(...(await findingsInEveryLook(page, 'result of a test')));
    expect(findings).toEqual([]);
  });
});
