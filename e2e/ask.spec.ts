import { readFile } from 'node:fs/promises';
import { askLimits, askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { post as postTo, shopWithTools, suggestedTools } from './support/account-with-data.ts';
import { askQuestion } from './support/ask-question.ts';
import { connectSample } from './support/connect.ts';
import { gateEvents } from './support/event-gate.ts';
import { test } from './support/fixtures.ts';
import { grantAccess } from './support/hosted.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { seriousFindings } from './support/serious-findings.ts';

/** Longer than anybody waits, so that there is something to call off. */
const endless = {
  name: 'Weigh every basket',
  description: 'Weighs every basket against all the others',
  sql: 'SELECT count(*) AS baskets FROM order_items a, order_items b, order_items c WHERE a.rowid + b.rowid + c.rowid < :most',
  parameters: [{ name: 'most', type: 'integer', default: 100 }],
};

/** It prepares, and then fails when it runs. */
const failing = {
  name: 'Overflow of the warehouse',
  description: 'How far the warehouse overflows',
  sql: 'SELECT abs(-9223372036854775808) AS overflow',
};

/** Without a parameter for what its question adds. */
const frequent = {
  name: 'Customers who order most often',
  description: 'Customers with the number of their orders',
  sql: 'SELECT c.name, count(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id ORDER BY orders DESC, c.name LIMIT :most',
  parameters: [{ name: 'most', type: 'integer', default: 10 }],
};

/** More rows than a page shows. */
const longRows = 10_100;
const long = {
  name: 'Every pair of orders',
  description: 'Every pair of orders, one after the other',
  sql: 'SELECT a.id AS first, b.id AS second FROM orders a, orders b ORDER BY a.id, b.id LIMIT :most',
  parameters: [{ name: 'most', type: 'integer', default: longRows }],
};

const repricing = {
  name: 'Raise prices of a product',
  description: 'Raises the price of one product',
  type: 'mutation',
  sql: 'UPDATE products SET price = price + :amount WHERE id = :product',
  parameters: [
    { name: 'amount', type: 'integer', default: 1 },
    { name: 'product', type: 'integer' },
  ],
};

const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const box = (on: Page | Locator) => on.getByRole('textbox', { name: 'Your question' });
const answer = (on: Page | Locator) => on.getByRole('region', { name: 'Answer', exact: true });
const chip = (on: Page | Locator, name: string) =>
  on.getByRole('list', { name: 'Values' }).getByRole('button', { name: new RegExp(`^${name} `, 'i') });

const post = (page: Page, server: ParleyServer, path: string, data: unknown) =>
  postTo(page, server, { path, data });

test('[I05] [D08] [I10] the Test Console answers with chips and a chart, and shows a past answer whole; the dashboard leads to the latest', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await shopWithTools(page, server);
  await page.goto('/test');

  await test.step('what is missing is said; manual mode asks the ticked tools alone', async () => {
    await button(page, 'Execute Query').click();
    await expect(page.getByText(askMessages.questionMissing)).toBeVisible();
    await page.getByText('Advanced options').click();
    await page.getByRole('radio', { name: /^Manual/ }).check();
    await askQuestion(page, 'top 5 customers by revenue');
    await expect(page.getByText(askMessages.noTool)).toBeVisible();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Orders by status' }).check();
    await askQuestion(page, 'top 5 customers by revenue');
    await expect(answer(page).getByText('Orders by status', { exact: true })).toBeVisible();
    await expect(answer(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Project' }).selectOption('');
    await box(page).press('Enter');
    await expect(page.getByText(askMessages.projectMissing)).toBeVisible();
    await page.getByRole('combobox', { name: 'Project' }).selectOption(connectionId);
    await page.getByRole('radio', { name: /^RAG/ }).check();
  });

  await test.step('a ranking: bars, the limit from the words', async () => {
    const gate = await gateEvents(page, { origin: server.origin, path: api.ask });
    await box(page).press('Enter');
    await expect(button(page, 'Finding Tool...')).toBeVisible();
    const begins = (step: string) => (event: string) =>
      event.includes(`"step":"${step}"`) && event.includes('"state":"started"');
    gate.passUntil(begins('extract'));
    await expect(button(page, 'Rewriting SQL...')).toBeVisible();
    gate.passUntil(begins('run'));
    await expect(button(page, 'Executing...')).toBeVisible();
    gate.passAll();
    await expect(answer(page).getByText('Top customers by revenue')).toBeVisible();
    await expect(button(page, 'Execute Query')).toBeEnabled();
    await gate.close();
    await expect(chip(page, 'limit')).toHaveText(/5.*from your words/);
    await expect(answer(page).getByText(/has the highest revenue/)).toBeVisible();
    await expect(button(answer(page), 'Bars')).toHaveAttribute('aria-pressed', 'true');
    await expect(answer(page).getByText('5 rows', { exact: true })).toBeVisible();
    expect(await seriousFindings(page, 'an answer')).toEqual([]);
  });

  await test.step('an edited chip runs again without a search', async () => {
    await chip(page, 'limit').click();
    const sent = page.waitForRequest((request) => request.url().endsWith(api.ask));
    await page.getByRole('spinbutton', { name: 'limit' }).fill('3');
    await button(page, 'Apply').click();
    expect((await sent).postDataJSON()).toMatchObject({ values: { limit: 3 }, toolId: expect.any(String) });
    await expect(chip(page, 'limit')).toHaveText(/3.*edited/);
    await expect(answer(page).getByText('3 rows', { exact: true })).toBeVisible();
    await button(answer(page), 'Table').click();
    await expect(answer(page).getByRole('table').getByRole('row')).toHaveCount(4);
    const download = page.waitForEvent('download');
    await button(answer(page), 'CSV').click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(5);

    const asJson = page.waitForEvent('download');
    await button(answer(page), 'JSON').click();
    const rows: Record<string, unknown>[] = JSON.parse(await readFile(await (await asJson).path(), 'utf8'));
    expect(rows).toHaveLength(3);
    expect(Object.keys(rows[0] ?? {})).toEqual(csv.split('\r\n')[0]?.split(','));

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(answer(page), 'Copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(csv);
  });

  await test.step('the statement, in words too', async () => {
    await answer(page).getByText('SQL', { exact: true }).click();
    await expect(answer(page).getByText('SELECT').first()).toBeVisible();
    await button(answer(page), 'Explain this query').click();
    await expect(
      answer(page)
        .getByText(/customers/)
        .last(),
    ).toBeVisible();
  });

  await test.step('the receipt: kept, found again, run again and compared', async () => {
    await button(answer(page), 'Good answer').click();
    await expect(button(answer(page), 'Good answer')).toHaveAttribute('aria-pressed', 'true');
    await answer(page).getByRole('link', { name: 'Permalink' }).click();
    await expect(page).toHaveURL(/execution=/);
    await page.reload();
    await expect(box(page)).toHaveValue('top 5 customers by revenue');
    await expect(chip(page, 'limit')).toHaveText(/3.*edited/);
    await expect(button(answer(page), 'Good answer')).toHaveAttribute('aria-pressed', 'true');
    await expect(answer(page).getByText('Result hash')).toBeVisible();
    await button(answer(page), 'Run again and compare').click();
    await expect(answer(page).getByText('The same rows as then.')).toBeVisible();
    expect(await seriousFindings(page, 'a receipt')).toEqual([]);
  });

  await test.step('a receipt can be asked on', async () => {
    await askQuestion(page, 'and the top 4?');
    await expect(chip(page, 'limit')).toHaveText(/4.*from your words/);
    await expect(answer(page).getByText('4 rows', { exact: true })).toBeVisible();
  });

  await test.step('what the database cannot run is told', async () => {
    const { tool } = await (await post(page, server, api.tools, { connectionId, ...failing })).json();
    await page.goto('/test');
    await askQuestion(page, failing.name);
    await expect(answer(page).getByRole('alert')).toContainText(/integer overflow/);
    await page.request.delete(`${server.origin}${api.tool.replace(':id', tool.id)}`, {
      headers: { origin: server.origin },
    });
  });

  await test.step('from any page, by a key', async () => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Ask a question' });
    await box(palette).fill('revenue per month in 2025');
    expect(await seriousFindings(page, 'the palette')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/test$/);
    await expect(chip(page, 'from')).toHaveText(/2025-01-01.*from your words/);
    await expect(answer(page).getByText('12 rows', { exact: true })).toBeVisible();
    await expect(button(answer(page), 'Line')).toHaveAttribute('aria-pressed', 'true');
    // Leaving the page before the answer is complete calls it off.
    await expect(answer(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
  });

  await test.step('the dashboard knows the latest, and leads to them', async () => {
    await page.goto('/dashboard');
    const recent = page.getByRole('region', { name: 'Recent activity' }).getByRole('link');
    await expect(recent).toHaveCount(askLimits.recent);
    await expect(recent.first()).toContainText('revenue per month in 2025');
    for (const [name, path] of [
      ['View Supabase Tools', '/supabase-tools'],
      ['View Tools', '/tools'],
      ['Test Console', '/test'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'More' }).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
    }
    await expect(recent.first()).toContainText('Answered');
    await expect(recent.first().locator('time')).toBeVisible();
    await expect(recent.nth(1)).toContainText('Failed');
    const dot = (entry: Locator) =>
      entry.locator('[data-tone]').evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await dot(recent.nth(1))).not.toBe(await dot(recent.first()));
    for (const entry of await recent.all()) {
      await expect(entry).toHaveAttribute('href', /^\/test\?execution=[0-9a-f-]{36}$/);
    }
    await expect(page.getByRole('region', { name: 'Recent tools' }).getByRole('link')).toHaveCount(
      suggestedTools.length,
    );
    await page.route(`**${api.connections}`, (route) =>
      route.fulfill({ status: 400, json: { code: 'x', message: 'Away for this test.', requestId: 'r' } }),
    );
    await page.reload();
    await expect(page.getByText(askMessages.dashboardFailed)).toBeVisible();
    await page.unroute(`**${api.connections}`);
    await button(page, 'Retry').click();
    await recent.first().click();
    await expect(page).toHaveURL(/\/test\?execution=/);
    await expect(chip(page, 'from')).toHaveText(/2025-01-01/);
  });
});

test('[D06] step 4 shows tool, project, template, rewritten SQL and analysis; declines what no tool fits and makes one; asks for a missing value; a tool that changes data waits; a slow answer is called off; what stays unanswered waits', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await shopWithTools(page, server);
  await post(page, server, api.tools, { connectionId, ...endless });
  await post(page, server, api.tools, { connectionId, ...repricing });
  await post(page, server, api.tools, { connectionId, ...long });
  await post(page, server, api.tools, { connectionId, ...frequent });
  await page.goto('/dashboard?step=4');

  await test.step('what the parameters cannot say is rewritten, and can be undone', async () => {
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(connectionId);
    await expect(box(page)).toHaveAttribute('required');
    await box(page).fill('customers who order most often only from Norway');
    await button(page, 'Execute Query').click();
    await expect(answer(page).getByText(frequent.name, { exact: true })).toBeVisible();
    await expect(answer(page).getByText('It keeps only country Norway.')).toBeVisible();
    await expect(answer(page).getByText(/has the most orders/)).toBeVisible();
    await expect(answer(page).getByRole('definition').filter({ hasText: 'Sample shop' })).toBeVisible();
    await answer(page).getByText('SQL', { exact: true }).click();
    await expect(answer(page).getByRole('heading', { name: 'SQL template' })).toBeVisible();
    await expect(answer(page).getByRole('heading', { name: 'Rewritten SQL' })).toBeVisible();
    await button(answer(page), 'Use the original instead').click();
    await expect(answer(page).getByText('It keeps only country Norway.')).toBeHidden();
    await expect(answer(page).getByText(/has the most orders/)).toBeVisible();
  });

  await test.step('nothing fits: the nearest, and a tool made for it', async () => {
    await askQuestion(page, 'how many employees do we have');
    await expect(page.getByText(askMessages.nothingRelevantHint)).toBeVisible();
    await expect(button(answer(page), 'Use it anyway')).toHaveCount(2);
    await expect(
      answer(page)
        .getByText(/It says nothing about ‘employees’/)
        .first(),
    ).toBeVisible();
    await askQuestion(page, 'average rating of reviews per product');
    await button(page, 'Make a tool for this question').click();
    await expect(page.getByText('Sample rows').first()).toBeAttached();
    await button(page, 'Save it and answer').click();
    // The answer before has a permalink too: only after it is gone, the link says that the new one is complete.
    await expect(page.getByText(askMessages.nothingRelevantHint)).toBeHidden();
    await expect(answer(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
  });

  await test.step('a value that is missing is asked for in place', async () => {
    await askQuestion(page, 'raise prices of a product');
    await expect(chip(page, 'product')).toHaveText(/please choose/);
    await chip(page, 'product').click();
    await page.getByRole('spinbutton', { name: 'product' }).fill('1');
    await button(page, 'Apply').click();
    await expect(page.getByText('This tool changes data')).toBeVisible();
    await expect(answer(page).getByRole('table')).toBeHidden();
  });

  await test.step('[I10] of many rows the first are shown, and all of them are downloaded', async () => {
    await askQuestion(page, 'every pair of orders');
    await expect(answer(page).getByText('The first 10,000 rows; there are more')).toBeVisible();
    // A browser without a window has no picker to choose a place with; it then saves as others do.
    await page.evaluate(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
    const download = page.waitForEvent('download');
    await button(answer(page), 'Download all').click();
    await page.getByRole('menuitem', { name: 'All rows as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + longRows);
  });

  await test.step('called off', async () => {
    await askQuestion(page, 'weigh every basket');
    await expect(answer(page).getByText('Weigh every basket')).toBeVisible();
    await button(answer(page), 'Cancel').click();
    await expect(page.getByText(/^Cancelled\./)).toBeVisible();
    await expect(button(page, 'Execute Query')).toBeEnabled();
  });

  await test.step('what no tool could answer waits among the tools: dismissed, or made and answered', async () => {
    await askQuestion(page, 'what is the average price of products in each category');
    // Leaving the page calls a question off.
    await expect(page.getByText(askMessages.nothingRelevantHint)).toBeVisible();
    await page.getByRole('link', { name: 'Tools', exact: true }).last().click();
    const waiting = page.getByRole('region', { name: 'Questions no tool could answer' });
    await expect(page.getByRole('link', { name: '2 questions wait for a tool' })).toBeVisible();
    await expect(waiting.getByText(/^Sample shop · asked on /)).toHaveCount(2);
    expect(await seriousFindings(page, 'questions that wait')).toEqual([]);
    await button(waiting, 'Dismiss how many employees do we have').click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await button(waiting, 'Make a tool for this question').click();
    await button(waiting, 'Save it and answer').click();
    await expect(page).toHaveURL(/\/test$/);
    await expect(answer(page).getByRole('link', { name: 'Permalink' })).toBeVisible();
    await expect(answer(page).getByRole('table').or(answer(page).getByRole('img')).first()).toBeVisible();
    await page.goBack();
    await expect(waiting.getByText(/^None\. /)).toBeVisible();
  });
});

test('[I07] [I06] a chat goes on from what came before, keeps several conversations and ignores blanks; the tools of a project run with values of one’s own', async ({
  signedIn: { page },
  server,
}) => {
  await shopWithTools(page, server);
  await page.goto('/supabase-nl-query');
  const turns = page.getByRole('list', { name: 'Conversation', exact: true }).locator('> li');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  // The chat takes a question only after the answer before it is complete: its button then says 'Ask' again.
  const say = async (question: string) => {
    await expect(button(page, 'Ask')).toBeVisible();
    await askQuestion(page, question);
  };

  await test.step('a blank is ignored; an example asks itself', async () => {
    await say('   ');
    await button(page, 'Ask').click();
    await expect(turns).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Example questions' })
      .getByRole('button', { name: 'Top customers by revenue' })
      .click();
    await expect(turns.first().getByText(/has the highest revenue/)).toBeVisible();
  });

  await test.step('follow-ups', async () => {
    await say('and only the top 3?');
    await expect(chip(turns.nth(1), 'limit')).toHaveText(/3.*from your words/);
    await expect(turns.nth(1).getByText(/All 3 together come to/)).toBeVisible();
    await say('what about last month?');
    await expect(chip(turns.nth(2), 'from')).toHaveText(/-01.*from your words/);
    await expect(chip(turns.nth(2), 'limit')).toHaveText(/3.*from before/);
    await expect(turns.nth(2).getByText('Show raw data')).toBeVisible();
    await turns.nth(1).getByText('Show raw data').click();
    await expect(turns.nth(1).getByRole('table').getByRole('row')).toHaveCount(4);
    expect(await seriousFindings(page, 'the chat')).toEqual([]);
  });

  await test.step('several are kept, each by its first question', async () => {
    await button(list, 'New conversation').click();
    await expect(turns).toHaveCount(0);
    await say('orders by status');
    await expect(turns.first().getByText('Show raw data')).toBeVisible();
    await expect(button(list, 'orders by status')).toHaveAttribute('aria-current', 'true');
    await button(list, 'Top customers by revenue').click();
    await expect(turns).toHaveCount(3);
    await page.reload();
    await expect(chip(turns.nth(1), 'limit')).toHaveText(/3/);
  });

  await test.step('deleted elsewhere, the next question begins a new one', async () => {
    const { conversations } = await (await page.request.get(api.conversations)).json();
    for (const { id, title } of conversations) {
      if (title !== 'Top customers by revenue') continue;
      await page.request.delete(api.conversation.replace(':id', id), { headers: { origin: server.origin } });
    }
    await say('the top 2 customers by revenue');
    await expect(page.getByText(/was deleted elsewhere/)).toBeVisible();
    await expect(turns).toHaveCount(1);
    await expect(chip(turns.first(), 'limit')).toHaveText(/2.*from your words/);
    await expect(button(list, 'the top 2 customers by revenue')).toHaveAttribute('aria-current', 'true');
    await expect(button(list, 'Top customers by revenue')).toHaveCount(0);
  });

  await test.step('cleared, and deleted', async () => {
    await button(page, 'Clear chat').click();
    await button(page, 'Delete conversation').click();
    await expect(turns).toHaveCount(0);
    await button(list, 'Delete orders by status').click();
    await button(page, 'Delete conversation').click();
    await expect(list.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('the tools of the project', async () => {
    await page.goto('/supabase-tools');
    await page
      .getByRole('navigation', { name: 'Tools of this project' })
      .getByRole('button', { name: /^Orders by status/ })
      .click();
    const open = page.getByRole('region', { name: 'Orders by status', exact: true });
    await expect(open.getByText('SELECT').first()).toBeVisible();
    await page.getByRole('spinbutton', { name: 'limit' }).fill('2');
    await button(page, 'Execute Tool').click();
    await expect(page.getByText(/^2 rows in/)).toBeVisible();
    const again = page.waitForResponse((response) => response.url().endsWith(api.tools));
    await button(page, 'Refresh Tools').click();
    expect((await again).ok()).toBe(true);
    await expect(page.getByText(/^2 rows in/)).toBeVisible();
  });
});

test.describe('on a hosted project', () => {
  test.use({ flavour: 'hosted' });

  test('[I09] every dropdown offers hosted projects and saved connections alike, and both are asked the same way', async ({
    signedIn: { page },
    server,
  }) => {
    await grantAccess(page, server, demoOrganizations.market);
    const sample = await connectSample(page, server);
    const project = page.getByRole('combobox', { name: 'Project' });
    await page.goto('/test');
    await project.selectOption({ label: `${demoProjects.shop.name} (${demoProjects.shop.ref})` });
    await expect(project).not.toHaveValue(sample);
    await expect(project).toHaveValue(/^[0-9a-f-]{36}$/);
    const hosted = await project.inputValue();
    for (const connectionId of [hosted, sample]) {
      await post(page, server, api.tools, {
        connectionId,
        name: 'Number of orders',
        description: 'How many orders there are',
        sql: 'SELECT count(*) AS orders FROM orders',
      });
    }
    for (const path of ['/test', '/supabase-nl-query', '/supabase-tools', '/dashboard?step=4']) {
      await page.goto(path);
      await expect(project.locator(`option[value="${hosted}"]`)).toBeAttached();
      await expect(project.locator(`option[value="${sample}"]`)).toBeAttached();
    }
    for (const connectionId of [hosted, sample]) {
      await page.goto(`/test?source=${connectionId}`);
      await expect(project).toHaveValue(connectionId);
      await askQuestion(page, 'number of orders');
      await expect(answer(page).getByText('1 row', { exact: true })).toBeVisible();
    }
  });
});
