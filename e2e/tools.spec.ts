import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { api } from '@parley/contract/routes';
import { toolMessages } from '@parley/contract/tools';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { askQuestion } from './support/ask-question.ts';
import { installClock, outlast, startClock, stopClock, untilSeen, untilTimer } from './support/clock.ts';
import { connect, connectSample, openSchema } from './support/connect.ts';
import { field, hold, test } from './support/fixtures.ts';
import { grantAccess } from './support/hosted.ts';
import { endSessionUnnoticed, openWhole } from './support/page-idle.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { seriousFindings } from './support/serious-findings.ts';

const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const cards = (on: Page | Locator) => on.getByRole('list', { name: 'Suggested tools' }).getByRole('checkbox');
const rows = (page: Page) => page.getByRole('list', { name: 'Tools', exact: true }).locator('> li');
const row = (page: Page, name: string) => rows(page).filter({ has: button(page, name) });

async function post(page: Page, server: ParleyServer, path: string, data: unknown) {
  const answer = await page.request.post(`${server.origin}${path}`, {
    data,
    headers: { origin: server.origin },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function addTool(page: Page, server: ParleyServer, tool: object): Promise<string> {
  return (await post(page, server, api.tools, tool)).tool.id;
}

/** What is only said for a moment is waited for before it is brought about. */
async function told(page: Page, sights: (string | Locator)[], act: () => Promise<void>): Promise<void> {
  const seen = Promise.all(
    sights.map((sight) => (typeof sight === 'string' ? page.getByText(sight) : sight).waitFor()),
  );
  await act();
  await seen;
}

async function allArrived(on: Page | Locator): Promise<void> {
  await expect(cards(on).first()).toBeVisible();
  await expect(button(on, 'Generate More')).toBeEnabled();
}

/** A database file of one statement; the upload's id. */
async function uploadSqlite(page: Page, server: ParleyServer, sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-e2e-'));
  const database = new DatabaseSync(join(folder, 'small.db'));
  database.exec(sql);
  database.close();
  const sent = await page.request.post(`${server.origin}${api.sqliteFiles}?name=small.db`, {
    data: await readFile(join(folder, 'small.db')),
    headers: { origin: server.origin, 'content-type': 'application/octet-stream' },
  });
  await rm(folder, { recursive: true });
  return (await sent.json()).upload;
}

const bigOrders = {
  name: 'Orders of a status',
  description: 'The newest orders with a status',
  sql: 'SELECT id, status, placed_at\nFROM orders\nWHERE status = :status\nORDER BY placed_at DESC\nLIMIT :top',
  parameters: [
    { name: 'status', type: 'text' },
    { name: 'top', type: 'integer', default: 5 },
  ],
};

test('[D07] [D04] [D05] [C03] choosing a database suggests tools and leads to saving them; picks survive a reload; two on Free, the rest after the plan change without picking again', async ({
  signedIn: { page },
  server,
}) => {
  await connectSample(page, server);
  const calls: Record<string, number> = { [api.suggestions]: 0, [api.tools]: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const wanted = pathname === api.suggestions ? 'POST' : 'GET';
    if (pathname in calls && request.method() === wanted) calls[pathname] = (calls[pathname] ?? 0) + 1;
  });
  await installClock(page);
  await page.goto('/dashboard');
  await button(page, /Change Project|Select Project/).click();
  await test.step('half a second after a choice it generates, and success leads to saving', async () => {
    const choice = page.getByRole('dialog').getByText('Sample shop').first();
    // The dialog is fetched when it is wanted, and React shows it by the clock.
    await expect(choice).toBeVisible();
    await stopClock(page);
    await choice.click();
    await untilSeen(page, () => page.getByRole('heading', { name: 'Generate Tools' }).isVisible());
    await expect(page.getByText('up to 30 seconds')).toBeVisible();
    await outlast(page, 500, async () => expect(calls[api.suggestions]).toBe(0));
    await untilSeen(page, async () => calls[api.suggestions] === 1);
    await startClock(page);
    await expect(page.getByRole('heading', { name: 'Execute Tools' })).toBeVisible();
  });

  await page.goto('/dashboard?step=2');
  const step = page.getByRole('region', { name: 'Generate Tools', exact: true });
  await expect(step.getByText('Built-in engine')).toBeVisible();
  await expect(button(page, 'Regenerate Suggestions')).toBeEnabled();
  const suggested = await cards(page).count();
  expect(suggested).toBeGreaterThanOrEqual(8);
  await expect(page.getByText(/^Proven: .*rows? · /)).toHaveCount(suggested);
  await expect(page.getByRole('region', { name: /^First rows of / }).first()).toBeVisible();
  await button(page, /^SQL of /)
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^SQL of / })).toContainText('SELECT');
  expect(await seriousFindings(page, 'suggestions')).toEqual([]);
  await test.step('what was suggested is said for two seconds', async () => {
    await stopClock(page);
    await button(page, 'Generate More').click();
    const message = page.getByText(toolMessages.suggested);
    await untilSeen(page, () => message.isVisible());
    await outlast(page, 2_000, () => expect(message).toBeVisible());
    await untilSeen(page, () => message.isHidden());
    await startClock(page);
    await expect(page.getByText(/Failed to generate/)).toBeHidden();
  });

  await cards(page).first().focus();
  await page.keyboard.press('Space');
  for (const index of [1, 2, 3, 4]) await cards(page).nth(index).check();
  await page.reload();
  await expect(page.getByText('5 tools selected')).toBeVisible();
  await button(page, 'Continue').click();

  await expect(page.getByText('2 of 2 left on Free · 3 too many')).toBeVisible();
  expect(await seriousFindings(page, 'saving')).toEqual([]);
  await button(page, 'Save Selected Tools').click();
  const dialog = page.getByRole('dialog', { name: '5 tools picked, 2 places left' });
  await test.step('the bar says how far it is, stays three seconds, and the tools are loaded again after one', async () => {
    const letGo = await hold(page, api.saveEvents.replace(':id', '*'));
    await button(dialog, 'Save only the first 2').click();
    const bar = page.getByRole('progressbar', { name: 'Saving tools' });
    await expect(bar).toBeVisible();
    const done = await bar.evaluate((element) => (element as HTMLProgressElement).value);
    expect(done).toBeLessThan(1);
    await expect(page.getByText(`${Math.round(done * 100)} %`, { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^(Waiting to start|Saving|Checking SQL of|Embedding) ?.*…$/ }),
    ).toBeVisible();
    await stopClock(page);
    letGo();
    await untilSeen(page, () => page.getByText('100 %').isVisible());
    const loaded = calls[api.tools];
    await untilTimer(page, 3_000);
    await outlast(page, 1_000, async () => expect(calls[api.tools]).toBe(loaded));
    await untilSeen(page, async () => calls[api.tools] === (loaded ?? 0) + 1);
    await page.clock.runFor(1_700);
    await expect(bar).toBeVisible();
    await page.clock.runFor(300);
    await untilSeen(page, () => bar.isHidden());
    await startClock(page);
  });
  await expect(
    page.getByText(/^Following tools have been created and loaded into the system: /),
  ).toBeVisible();
  await expect(button(page, 'Test Your Tools')).toBeVisible();
  await expect(page.getByText('3 tools selected')).toBeVisible();
  await expect(page.getByText('0 of 2 left on Free · 3 too many')).toBeVisible();

  await test.step('the rest is saved though the page hears of the choice before it hears of the new limit', async () => {
    await button(page, 'Save Selected Tools').click();
    await expect(button(page, 'Choose Starter')).toBeEnabled();
    // The list of tools is passed on by a timer, the choice is not.
    await stopClock(page);
    const listed = page.waitForResponse(
      (answer) => answer.url().endsWith(api.tools) && answer.request().method() === 'GET',
    );
    await button(page, 'Choose Starter').click();
    await listed;
    await startClock(page);
    await expect(page.getByText('5 of 10 left on Starter', { exact: true })).toBeVisible();
  });
  await expect(page.getByText('0 tools selected')).toBeVisible();
  await button(page, 'Save Selected Tools').click();
  await expect(page.getByText(toolMessages.selectTool)).toBeVisible();

  await test.step('a reload while it saves', async () => {
    await page.getByRole('region', { name: 'Selected tools' }).getByRole('checkbox').nth(5).check();
    await page.getByRole('region', { name: 'Selected tools' }).getByRole('checkbox').nth(6).check();
    const begun = page.waitForResponse((answer) => answer.url().endsWith(api.saveTools));
    await button(page, 'Save Selected Tools').click();
    await begun;
    await page.reload();
    await expect(page.getByText(/^Following tools have been created/)).toBeVisible();
    await expect(page.getByText('3 of 10 left on Starter')).toBeVisible();
  });
  await page.getByRole('link', { name: 'View Tools' }).first().click();
  await expect(rows(page)).toHaveCount(7);
});

test("[F04] [H02] the schema dialog's 'Generate Tools' wants a table, and uses the selected ones only", async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await connectSample(page, server);
  const schema = await openSchema(page, connectionId);
  await expect(button(schema, 'Generate Tools')).toHaveAttribute('title', toolMessages.selectTable);
  const refused = await page.request.post(`${server.origin}${api.suggestions}`, {
    data: { connectionId, tables: [] },
    headers: { origin: server.origin },
  });
  expect(await refused.text()).toContain(toolMessages.noTables);
  await schema.getByRole('checkbox', { name: 'reviews' }).check();
  await button(schema, 'Generate Tools').click();
  const dialog = page.getByRole('dialog', { name: 'Generate tools: Sample shop' });
  await allArrived(dialog);
  const tables = await dialog.getByRole('list', { name: 'Tables' }).allInnerTexts();
  expect(tables.length).toBeGreaterThan(0);
  for (const names of tables) expect(names.trim()).toBe('reviews');
  await test.step('[H03] a tool that cannot be saved is named with its reason, the other one is saved', async () => {
    await page.route(`**${api.saveTools}`, (route) => {
      const sent = route.request().postDataJSON();
      const [first, ...others] = sent?.tools ?? [];
      if (!first) return route.continue();
      const spoiled = { ...first, sql: 'SELECT gone FROM reviews', parameters: [], tables: [], fields: [] };
      return route.continue({ postData: JSON.stringify({ ...sent, tools: [spoiled, ...others] }) });
    });
    await cards(dialog).first().check();
    await cards(dialog).nth(1).check();
    await button(dialog, 'Save Selected Tools').click();
    await expect(dialog.getByText(/^Following tools have been created/)).toBeVisible();
    const failed = dialog.getByRole('status').filter({ hasText: '1 tool was not saved' });
    await expect(failed.getByRole('listitem')).toContainText(/gone/);
  });
});

test('[H05] tools are found, switched off, edited in versions, tested, copied, exported, imported and deleted', async ({
  signedIn: { page },
  server,
}, testInfo) => {
  const connectionId = await connectSample(page, server);
  await post(page, server, api.subscription, { plan: 'starter' });
  await addTool(page, server, { connectionId, ...bigOrders });
  await addTool(page, server, {
    connectionId,
    name: 'Cities',
    sql: 'SELECT city, count(*) AS customers FROM customers GROUP BY city',
  });
  await page.goto('/tools');
  await expect(page.getByText('2 tools', { exact: true })).toBeVisible();

  await test.step('found', async () => {
    await page.getByRole('searchbox', { name: 'Search tools' }).fill('placed_at');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search tools' }).fill('');
    await page.getByRole('combobox', { name: 'Source' }).selectOption('Sample shop');
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('switched off, and kept so', async () => {
    // Not `uncheck`, which looks at once: what still loads of the list is called off first.
    await row(page, 'Cities').getByRole('switch').click();
    await expect(row(page, 'Cities').getByRole('switch')).not.toBeChecked();
    await expect(row(page, 'Cities').getByText('Off', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Off');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(row(page, 'Cities').getByRole('switch')).not.toBeChecked();
    expect(await seriousFindings(page, 'tools')).toEqual([]);
  });

  await test.step('tested', async () => {
    await button(row(page, bigOrders.name), 'Test').click();
    await button(page, 'Run').click();
    await expect(field(page, 'Status')).toHaveAccessibleDescription('Please give a value.');
    await field(page, 'Status').fill('paid');
    await button(page, 'Run').click();
    await expect(page.getByText(/^5 rows in/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Result of/ }).getByRole('row')).toHaveCount(6);
    const download = page.waitForEvent('download');
    await button(page, 'CSV').click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')[0]).toBe('id,status,placed_at');
    expect(await seriousFindings(page, 'a tested tool')).toEqual([]);
  });

  await test.step('edited: the mark follows the text, and so do the parameters', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click();
    const sql = page.getByRole('textbox', { name: 'SQL' });
    await expect(page.getByText('Prepares: gives id, status, placed_at')).toBeVisible();
    await sql.press('ControlOrMeta+End');
    await sql.press('ControlOrMeta+a');
    await page.keyboard.insertText('SELECT id FROM orders WHERE missing_column = :city');
    await expect(page.getByText(/^Does not prepare: .*missing_column/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Type of city' })).toHaveValue('text');
    await expect(page.getByRole('combobox', { name: 'Type of top' })).toBeHidden();
    await sql.press('ControlOrMeta+a');
    await page.keyboard.insertText('SELECT id, customer_id FROM orders WHERE status = :status LIMIT :top');
    await expect(page.getByText('Prepares: gives id, customer_id')).toBeVisible();
    await expect(field(page, 'Default of top')).toHaveValue('5');
    await field(page, 'Default of top').fill('7');
    expect(await seriousFindings(page, 'the editor')).toEqual([]);
    await button(page, 'Save new version').click();
    await expect(page.getByText('Version 2 is saved.')).toBeVisible();
  });

  await test.step('versions: what changed, and the first one again', async () => {
    await page.getByRole('tab', { name: 'Versions' }).click();
    const versions = page.getByRole('list', { name: 'Versions' });
    await button(versions, 'What changed').click();
    const diff = page.getByRole('region', { name: 'What changed in version 2' });
    await expect(diff).toContainText('Removed: SELECT id, status, placed_at');
    await expect(diff).toContainText('Added: :top integer = 7');
    await button(versions, 'Restore').click();
    await expect(versions.getByText('Version 3', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Test', exact: true }).click();
    await expect(page.getByRole('spinbutton', { name: 'top' })).toHaveValue('5');
    await button(page, 'All tools').click();
  });

  await test.step('copied, exported, deleted, imported', async () => {
    await button(page, `Actions of ${bigOrders.name}`).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: `Select ${bigOrders.name}`, exact: true }).check();
    const download = page.waitForEvent('download');
    await button(page, 'Export 1 selected').click();
    const file = testInfo.outputPath('tools.json');
    await (await download).saveAs(file);

    await button(page, `Actions of ${bigOrders.name}`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await button(page, 'Delete tool').click();
    await expect(rows(page)).toHaveCount(2);

    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Import tools' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import tools' });
    await dialog.getByLabel('File').setInputFiles(file);
    await button(dialog, 'Import').click();
    await expect(dialog).toContainText(`1 tool imported`);
    await button(dialog, 'Done').click();
    await expect(row(page, bigOrders.name)).toBeVisible();

    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Import tools' }).click();
    await dialog.getByLabel('File').setInputFiles({
      name: 'tools.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(toolbox),
    });
    await button(dialog, 'Import').click();
    await expect(dialog).toContainText('1 tool imported');
    await expect(dialog).toContainText('1 tool was left out');
    await expect(dialog).toContainText('Broken one');
    await button(dialog, 'Done').click();
  });

  await test.step('marked Broken once its database changed under it', async () => {
    const file = (columns: string) =>
      uploadSqlite(page, server, `CREATE TABLE pets (id INTEGER, ${columns})`);
    const pets = { type: 'sqlite', name: 'Pets' };
    const source = await connect(page, server, { ...pets, file: { upload: await file('name TEXT') } });
    await addTool(page, server, { connectionId: source, name: 'Pet names', sql: 'SELECT name FROM pets' });
    await page.request.put(`${server.origin}${api.connection.replace(':id', source)}`, {
      data: { ...pets, file: { upload: await file('kind TEXT') } },
      headers: { origin: server.origin },
    });
    await post(page, server, api.scan.replace(':id', source), {});
    await page.reload();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Broken');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Pet names').getByText('Broken', { exact: true })).toBeVisible();
    await expect(row(page, 'Pet names').getByText(/no such column: name/)).toBeVisible();
    await button(page, 'Pet names').click();
    await expect(page.getByText(/It is left out when questions are asked\./)).toBeVisible();
    expect(await seriousFindings(page, 'a broken tool')).toEqual([]);
    await button(page, 'All tools').click();
  });

  await test.step('[E05] they outlive their connection, marked', async () => {
    await page.request.delete(`${server.origin}${api.connection.replace(':id', connectionId)}`, {
      headers: { origin: server.origin },
    });
    await page.reload();
    await expect(row(page, 'Cities').getByText('Without a source')).toBeVisible();
    await button(page, 'Cities').click();
    await expect(page.getByText('This tool has no source')).toBeVisible();
    await expect(button(page, 'Run')).toBeDisabled();
  });
});

const toolbox = `sources:
  shop:
    kind: sqlite
    database: shop.db
tools:
  customers-of-a-city:
    kind: sqlite-sql
    source: shop
    description: Customers of a city
    statement: SELECT name FROM customers WHERE city = ?
    parameters:
      - name: city
        type: string
        description: The city
  broken-one:
    kind: sqlite-sql
    source: shop
    description: Reads what is not there
    statement: SELECT name FROM nowhere
`;

test("[H05] a list that cannot be loaded is tried three times, a second apart, then offers 'Retry'", async ({
  signedIn: { page },
}) => {
  // The page that is open may ask for the tools itself, at any moment.
  await page.goto('about:blank');
  let asked = 0;
  await page.route(`**${api.tools}`, (route) => {
    asked += 1;
    return route.fulfill({
      status: 503,
      json: { code: 'x', message: 'Away for this test.', requestId: 'r' },
    });
  });
  await installClock(page);
  await stopClock(page);
  await page.goto('/tools');
  for (const times of [1, 2]) {
    await untilSeen(page, async () => asked === times);
    await expect(page.getByText('Loading tools...')).toBeVisible();
    await outlast(page, 1_000, async () => expect(asked).toBe(times));
  }
  await untilSeen(page, () => page.getByText(toolMessages.loadFailed).isVisible());
  await startClock(page);
  expect(asked).toBe(3);
  await page.unroute(`**${api.tools}`);
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'No tools yet' })).toBeVisible();
});

test('[A04] switching a tool after the session has ended leads to signing in, and back', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await connectSample(page, server);
  const tool = { connectionId, name: 'Customers', sql: 'SELECT count(*) FROM customers' };
  await post(page, server, api.tools, tool);
  await openWhole(page, '/tools?view=mine');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  const letRead = await endSessionUnnoticed(page);
  await toggle.click();
  letRead();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toContain(
    '/tools?view=mine',
  );
});

test('[A04] a page that is opened after the session has ended leads to signing in, and back', async ({
  signedIn: { page, account },
}) => {
  // What this page still asks for would end the session for it, and lead back to it.
  await openWhole(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const letRead = await endSessionUnnoticed(page);
  await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tools$/);
  letRead();
  await expect(page).toHaveURL(/\/login$/);
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Sign in with Email').click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('heading', { name: 'No tools yet' })).toBeVisible();
});

test('[J04] a tool that changes data shows its rehearsal first, and changes nothing until confirmed', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await connectSample(page, server);
  const allowed = await page.request.put(`${server.origin}${api.connection.replace(':id', connectionId)}`, {
    data: { type: 'sqlite', name: 'Sample shop', allowWrites: true },
    headers: { origin: server.origin },
  });
  expect(allowed.ok()).toBe(true);
  const id = await addTool(page, server, {
    connectionId,
    name: 'Rename a city',
    type: 'mutation',
    sql: 'UPDATE customers SET city = :to_city WHERE city = :from_city',
    parameters: [
      { name: 'to_city', type: 'text' },
      { name: 'from_city', type: 'text' },
    ],
  });
  const cities = async () =>
    (
      await post(page, server, api.runSql, {
        connection_id: connectionId,
        query: "SELECT count(*) FROM customers WHERE city = 'Porto'",
      })
    ).result.rows[0][0];
  const before = await cities();
  await page.goto(`/tools?tool=${id}`);
  await field(page, 'To city').fill('Oporto');
  await field(page, 'From city').fill('Porto');
  await button(page, 'Rehearse').click();
  const dialog = page.getByRole('dialog', { name: `${before} rows would change` });
  await expect(dialog.getByRole('region', { name: 'Before' })).toContainText('Porto');
  await expect(dialog.getByRole('region', { name: 'After' })).toContainText('Oporto');
  expect(await cities()).toBe(before);
  await button(dialog, `Change ${before} rows`).click();
  await expect(page.getByText(`Rename a city changed ${before} rows.`)).toBeVisible();
  expect(await cities()).toBe('0');

  await test.step('[I08] the history shows the rehearsal, the confirmation and what was run by hand', async () => {
    await page.goto('/test');
    const history = page.getByRole('region', { name: 'History' }).getByRole('link');
    await expect(history).toContainText([
      'Statement run by hand · 1 row · You in the browser',
      `Confirmed change · ${before} rows changed · You in the browser`,
      // The rows were counted once more while the rehearsal was on the screen.
      'Statement run by hand · 1 row · You in the browser',
      `Rehearsal · ${before} rows would change`,
      'Statement run by hand · 1 row · You in the browser',
    ]);
    await history.nth(1).click();
    const record = page.getByRole('region', { name: 'Record' });
    await expect(record.getByRole('heading')).toHaveText('Confirmed change: Rename a city');
    await expect(record.getByLabel('The statement that ran')).toContainText('UPDATE customers SET city');
    await expect(record.getByLabel('Values')).toContainText('Oporto');
    await expect(record).toContainText(`${before} rows changed · You in the browser`);
    expect(await seriousFindings(page, 'the record of a change')).toEqual([]);
  });
});

test.describe('with OpenAI', () => {
  test.use({ flavour: 'full' });

  test('its failure is told, and the built-in engine is one click away; then OpenAI suggests', async ({
    signedIn: { page },
    server,
  }) => {
    const id = await connectSample(page, server);
    const saveKey = (key: string) =>
      page.request.put(`${server.origin}${api.openaiKey}`, {
        data: { key },
        headers: { origin: server.origin },
      });
    await saveKey('sk-wrong-1');
    await page.goto(`/tools?generate=${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Suggested by' })).toHaveValue('openai');
    await button(dialog, 'Generate Suggestions').click();
    await expect(dialog.getByRole('alert')).toHaveText(
      /^Failed to generate tool suggestions: Your OpenAI API key appears to be invalid\. Please check and update it in your settings\./,
    );
    await button(dialog, 'Use the built-in engine instead').click();
    await allArrived(dialog);
    expect(await cards(dialog).count()).toBeGreaterThanOrEqual(8);

    await saveKey('sk-valid-1');
    await dialog.getByRole('combobox', { name: 'Suggested by' }).selectOption('openai');
    await button(dialog, 'Regenerate Suggestions').click();
    await expect(dialog.getByRole('combobox', { name: 'Suggested by' })).toContainText('OpenAI · gpt-4o');

    await addTool(page, server, {
      connectionId: id,
      name: 'Orders by status',
      description: 'How many orders have each status',
      sql: 'SELECT status, count(*) AS orders FROM orders GROUP BY status ORDER BY orders DESC',
    });
    const answer = page.getByRole('region', { name: 'Answer', exact: true });

    await test.step('a figure that the rows do not hold is struck and explained', async () => {
      server.openAi?.script(({ response_format }) =>
        response_format
          ? undefined
          : 'There are **98,765** orders, `seventeen` of them ~~new~~ and one late.',
      );
      await page.goto('/test');
      await askQuestion(page, 'orders by status');
      await expect(answer.getByText(/no cell and no total of this result supports it/)).toBeVisible();
      await expect(answer.getByRole('deletion')).toHaveText([
        '98,765 (not found in the rows)',
        'seventeen (not found in the rows)',
        'Struck out',
      ]);
      expect(await seriousFindings(page, 'struck prose')).toEqual([]);
      server.openAi?.script(undefined);
    });

    await test.step('while asking, too, the built-in engine is one click away', async () => {
      await saveKey('sk-broke-1');
      await askQuestion(page, 'orders by status please');
      await expect(answer.getByRole('alert')).toContainText(/^Failed to find a relevant tool: OpenAI/);
      await button(answer, 'Use the built-in engine instead').click();
      await expect(answer.getByText('Orders by status', { exact: true })).toBeVisible();
      await expect(answer.getByRole('definition').filter({ hasText: 'Built-in engine' })).toBeVisible();
    });
  });
});

test.describe('on a hosted project', () => {
  test.use({ flavour: 'hosted' });

  test('[F06] the schema viewer suggests tools, writes SQL for one and saves the others', async ({
    signedIn: { page },
    server,
  }) => {
    await grantAccess(page, server, demoOrganizations.market);
    await post(page, server, api.subscription, { plan: 'starter' });
    await page.goto('/schema-viewer');
    await button(page, new RegExp(demoProjects.shop.name)).click();
    await expect(page.getByText(/Found \d+ tables in this project\./)).toBeVisible();
    await told(page, [button(page, 'Generating Tool Suggestions...'), toolMessages.suggested], () =>
      button(page, 'Send Schema to AI for Tool Suggestions').click(),
    );
    await expect(page.getByRole('heading', { name: 'AI Suggested Tools' })).toBeVisible();
    const nothingPicked = button(page, 'Save & Generate SQL for 0 Tools');
    await expect(nothingPicked).toBeDisabled();
    await expect(nothingPicked).toHaveAttribute('title', toolMessages.selectToolToSave);

    await told(page, [toolMessages.sqlGenerated], () => button(page, 'Generate SQL').first().click());
    const created = page.getByRole('region', { name: 'Created Tools' });
    await expect(created.getByText(/^Created at /)).toHaveCount(1);
    await expect(created.getByRole('region', { name: /^SQL of / })).toContainText('SELECT');

    await cards(page).nth(1).check();
    await cards(page).nth(2).check();
    const bar = page.getByRole('progressbar', { name: 'Saving tools' });
    await told(page, [bar, toolMessages.savedMany(2)], () =>
      button(page, 'Save & Generate SQL for 2 Tools').click(),
    );
    await expect(created.getByText(/^Created at /)).toHaveCount(3);
  });
});
