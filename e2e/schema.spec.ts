import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { expect } from '@playwright/test';
import { type PostgresCluster, startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { type ConnectedShop, fillShop, postgresShop, sqliteShop } from '../server/testing/shop-databases.ts';
import { thousandTables } from '../server/testing/thousand-tables.ts';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import { connect, connectSample, openSchema } from './support/connect.ts';
import { field, test } from './support/fixtures.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.describe('the schema dialog', () => {
  test('[F04] lists tables, finds them by name and column, and counts what is selected', async ({
    signedIn: { page },
    server,
  }) => {
    const dialog = await openSchema(page, await connectSample(page, server));
    await expect(dialog.getByText('0 of 7 tables selected')).toBeVisible();
    const generate = dialog.getByRole('button', { name: 'Generate Tools' });
    await expect(generate).toBeDisabled();

    const items = dialog.getByRole('listitem').filter({ hasText: 'PK order_id, product_id' });
    await expect(items).toContainText('4 columns');
    await dialog.getByRole('checkbox', { name: 'orders' }).check();
    await expect(dialog.getByText('1 of 7 tables selected')).toBeVisible();
    await dialog.getByRole('button', { name: 'Select All', exact: true }).click();
    await expect(dialog.getByText('7 of 7 tables selected')).toBeVisible();
    await expect(generate).toBeEnabled();
    await dialog.getByRole('button', { name: 'Deselect All' }).click();
    await expect(dialog.getByText('0 of 7 tables selected')).toBeVisible();

    const search = dialog.getByPlaceholder('Search tables or columns...');
    await search.fill('rating');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: 'reviews' })).toBeVisible();
    await search.fill('no such thing');
    await expect(dialog.getByText('No tables match your search')).toBeVisible();
    await search.fill('');
    await dialog.getByRole('button', { name: 'Columns of customers' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^email/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/connections');
  });

  test('[F04] closes by its Close button', async ({ signedIn: { page }, server }) => {
    const dialog = await openSchema(page, await connectSample(page, server));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('[F05] the custom schema keeps its rules, is saved, and is there the next time', async ({
    signedIn: { page },
    server,
  }) => {
    const id = await connectSample(page, server);
    await installClock(page);
    const dialog = await openSchema(page, id);
    await dialog.getByRole('button', { name: 'Customize Schema' }).click();
    const addTable = dialog.getByRole('button', { name: 'Add Table' });
    const addColumn = dialog.getByRole('button', { name: 'Add Column' });
    await addTable.click();
    await expect(field(page, 'New table')).toHaveAccessibleDescription('Table name is required');
    await field(page, 'New table').fill('Orders');
    await addTable.click();
    await expect(field(page, 'New table')).toHaveAccessibleDescription('Table with this name already exists');
    await field(page, 'New table').fill('refunds');
    await addTable.click();

    await expect(field(page, 'Table name')).toHaveValue('refunds');
    await addColumn.click();
    await expect(field(page, 'New column')).toHaveAccessibleDescription('Column name is required');
    const type = dialog.getByLabel('Type', { exact: true });
    await expect(type).toHaveValue('varchar');
    expect(await type.getByRole('option').allTextContents()).toEqual([
      'integer',
      'varchar',
      'text',
      'boolean',
      'numeric',
      'timestamp',
    ]);
    await field(page, 'New column').fill('reason');
    await addColumn.click();
    await field(page, 'New column').fill('REASON');
    await addColumn.click();
    await expect(field(page, 'New column')).toHaveAccessibleDescription(
      'Column with this name already exists',
    );

    await stopClock(page);
    await dialog.getByRole('button', { name: 'Save Schema' }).click();
    const saved = dialog.getByText('Schema saved successfully!');
    await untilSeen(page, () => saved.isVisible());
    await outlast(page, 3_000, () => expect(saved).toBeVisible());
    await startClock(page);
    await expect(saved).toBeHidden();

    await openSchema(page, id);
    await dialog.getByRole('button', { name: 'Customize Schema' }).click();
    await dialog.getByRole('button', { name: /^refunds/ }).click();
    await expect(dialog.getByRole('list', { name: 'Columns of refunds' })).toContainText('reason');
  });
});

test.describe('the diagram', () => {
  test('[F07] is moved, zoomed, searched, and shows the columns of a table', async ({
    signedIn: { page },
    server,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const dialog = await openSchema(page, await connectSample(page, server));
    await dialog.getByRole('tab', { name: 'Diagram' }).click();
    await expect(dialog.getByRole('img', { name: '7 tables, 6 relationships' })).toBeVisible();
    const view = dialog.locator('.react-flow__viewport');
    const place = () => view.getAttribute('style');

    const whole = await place();
    await dialog.getByRole('button', { name: /zoom in/i }).click();
    await expect.poll(place).not.toBe(whole);
    const near = await place();
    const box = await dialog.locator('.react-flow__pane').boundingBox();
    if (box === null) throw new Error('The diagram has no place.');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(place).not.toBe(near);

    await dialog.getByRole('button', { name: /fit view/i }).click();
    await dialog.getByLabel('customers, 7 columns').click();
    const columns = dialog.getByRole('complementary', { name: 'Columns of customers' });
    await expect(columns.getByRole('listitem')).toHaveCount(7);
    await dialog.getByRole('button', { name: 'Hide columns' }).click();
    await expect(columns).toBeHidden();

    const search = dialog.getByRole('searchbox', { name: 'Find a table or column' });
    await search.fill('review');
    await search.press('Enter');
    await expect(dialog.getByRole('complementary', { name: 'Columns of reviews' })).toBeVisible();
    expect(refused).toEqual([]);
  });

  test('[F07] is reached by the keyboard', async ({ signedIn: { page }, server }) => {
    const dialog = await openSchema(page, await connectSample(page, server));
    await dialog.getByRole('tab', { name: 'Diagram' }).click();
    const table = dialog.getByLabel('orders, 6 columns');
    await table.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('complementary', { name: 'Columns of orders' })).toBeVisible();
  });

  test('[F07] of a thousand tables only those in sight are elements of the page', async ({
    signedIn: { page },
  }) => {
    const shop = sqliteShop();
    try {
      await shop.execute(thousandTables());
      await page.goto('/connections');
      await page.getByRole('button', { name: 'Add Connection' }).click();
      await page.getByRole('button', { name: /^SQLite/ }).click();
      await page.getByLabel('Database file').setInputFiles(join(shop.root, 'shop.db'));
      await expect(field(page, 'Name')).toHaveValue('shop');
      await page.getByRole('button', { name: 'Save connection' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Schema', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Schema: shop' });
      await expect(dialog.getByText('0 of 1000 tables selected')).toBeVisible();
      await dialog.getByRole('tab', { name: 'Diagram' }).click();
      await expect(dialog.getByRole('img', { name: '1000 tables, 1900 relationships' })).toBeVisible();

      const search = dialog.getByRole('searchbox', { name: 'Find a table or column' });
      const find = async (table: string) => {
        await search.fill(table);
        await search.press('Enter');
        await expect(dialog.getByRole('complementary', { name: `Columns of ${table}` })).toBeVisible();
        await expect(dialog.getByLabel(new RegExp(`^${table}, `))).toBeVisible();
      };
      await find('table_0777');
      const nodes = dialog.locator('.react-flow__node');
      const first = await nodes.count();
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(100);
      await find('table_0003');
      // Far from the one before: that one is no element any more.
      await expect(dialog.getByLabel(/^table_0777, /)).toHaveCount(0);
      await expect.poll(() => nodes.count()).toBeLessThan(100);
    } finally {
      await shop.stop();
    }
  });
});

test.describe('the preview', () => {
  test('[F08] shows five rows a page, turns pages, and takes another size', async ({
    signedIn: { page },
    server,
  }) => {
    const dialog = await openSchema(page, await connectSample(page, server));
    await dialog.getByRole('tab', { name: 'Preview' }).click();
    await dialog.getByLabel('Table', { exact: true }).selectOption('customers');
    const rows = dialog.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('1');
    await expect(dialog.getByRole('columnheader', { name: /^id INTEGER$/i })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
    const first = await rows.first().textContent();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Page 2', { exact: true })).toBeVisible();
    await expect(rows.first()).not.toHaveText(first ?? '');
    await dialog.getByLabel('Rows a page').selectOption('25');
    await expect(rows).toHaveCount(25);
    await expect(dialog.getByText('Page 1', { exact: true })).toBeVisible();
  });
});

test.describe('on PostgreSQL', () => {
  let cluster: PostgresCluster;
  let shop: ConnectedShop;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    cluster = await startPostgresCluster();
    shop = await postgresShop(cluster.url);
    await fillShop(shop);
  });
  test.afterAll(async () => {
    await shop?.stop();
    await cluster?.close();
  });

  test('a scan shows what has changed since the last one', async ({ signedIn: { page }, server }) => {
    const dialog = await openSchema(page, await connect(page, server, { ...shop.form, password: 'p' }));
    await dialog.getByRole('button', { name: 'Rescan' }).click();
    await expect(dialog.getByText('Nothing has changed since the last scan.')).toBeVisible();
    await shop.execute('CREATE TABLE refunds (id INTEGER PRIMARY KEY)');
    await shop.execute('ALTER TABLE customers ADD COLUMN email TEXT');
    await dialog.getByRole('button', { name: 'Rescan' }).click();
    await expect(dialog.getByText('Changed since the last scan')).toBeVisible();
    await expect(dialog.getByText(/public\.refunds/).first()).toBeVisible();
    await expect(dialog.getByText(/public\.customers\.email/)).toBeVisible();
    await expect(dialog.getByText('0 of 4 tables selected')).toBeVisible();
  });

  test('NULL is shown as such, and a long value is cut with a way to see it whole', async ({
    signedIn: { page },
    server,
  }) => {
    const story = `Once upon a time ${'and so on '.repeat(40)}the end`;
    await shop.execute('CREATE TABLE stories (id INTEGER PRIMARY KEY, body TEXT, author TEXT)');
    await shop.execute(`INSERT INTO stories VALUES (1, '${story}', NULL), (2, '', 'Ada')`);
    const dialog = await openSchema(page, await connect(page, server, { ...shop.form, password: 'p' }));
    await dialog.getByRole('tab', { name: 'Preview' }).click();
    await dialog.getByLabel('Table', { exact: true }).selectOption('public.stories');
    const table = dialog.getByRole('table');
    await expect(table.getByText('NULL', { exact: true })).toHaveCount(1);
    await expect(table).not.toContainText('the end');
    await table.getByRole('button', { name: 'show all' }).click();
    await expect(page.getByRole('dialog', { name: 'body' })).toContainText('the end');
  });

  test('[F04] a database without tables says so', async ({ signedIn: { page }, server }) => {
    const empty = await postgresShop(cluster.url);
    try {
      const id = await connect(page, server, { ...empty.form, password: 'p' });
      await page.goto(`/connections?schema=${id}`);
      await expect(page.getByRole('heading', { name: 'No tables found' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Generate Tools' })).toBeDisabled();
    } finally {
      await empty.stop();
    }
  });

  test('a database that is gone says why, and can be tried again', async ({ signedIn: { page }, server }) => {
    const id = await connect(page, server, { ...shop.form, port: 1, password: 'p' });
    await page.goto(`/connections?schema=${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Failed to load database schema')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    const stored = await (await page.request.get(`${server.origin}${api.connections}`)).json();
    expect(stored.connections[0].status).toBe('failed');
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[A15] axe finds nothing serious in the schema dialog, on a phone and on a desk, light and dark', async ({
    signedIn: { page },
    server,
  }) => {
    const dialog = await openSchema(page, await connectSample(page, server));
    await dialog.getByRole('button', { name: 'Columns of customers' }).click();
    const findings = await findingsInEveryLook(page, 'tables');
    await dialog.getByRole('tab', { name: 'Diagram' }).click();
    await dialog.getByLabel('orders, 6 columns').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('complementary')).toBeVisible();
    findings.push(...(await findingsInEveryLook(page, 'diagram')));
    await dialog.getByRole('tab', { name: 'Preview' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    findings.push(...(await findingsInEveryLook(page, 'preview')));
    await dialog.getByRole('button', { name: 'Customize Schema' }).click();
    findings.push(...(await findingsInEveryLook(page, 'custom schema')));
    expect(findings).toEqual([]);
  });
});
