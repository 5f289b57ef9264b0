import { api } from '@parley/contract/routes';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { expect, type Locator, type Page } from '@playwright/test';
import { connectSample, openSchema } from './support/connect.ts';
import { field, open, test } from './support/fixtures.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { somebody } from './support/second-person.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 1280, 1920];

/** A space with the sample shop in it and an asker who has joined. */
async function spaceWithAsker(page: Page, asker: Page, server: ParleyServer) {
  await open(page, '/space');
  await field(page.getByRole('form', { name: 'Make a space' }), 'Name').fill('Sales');
  await page.getByRole('button', { name: 'Make space' }).click();
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  const base = new URL(page.url()).pathname.replace(/\/space$/, '');
  const spaceId = base.slice('/s/'.length);
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Role').selectOption('Asker');
  await form.getByRole('button', { name: 'Invite' }).click();
  const link = (await page.getByText(/\/join#/).textContent()) ?? '';
  await asker.goto(link);
  await asker.getByRole('button', { name: 'Join Sales' }).click();
  await expect(asker.getByRole('button', { name: 'Space: Sales' })).toBeVisible();
  const connectionId = await connectSample(page, server, spaceId);
  const headers = { origin: server.origin, [spaceHeader]: spaceId };
  await page.request.post(api.scan.replace(':id', connectionId), { headers });
  return { base, headers, connectionId };
}

/** On the page of the space: a group with Ben in it, and what is known of Ben. */
async function describeBen(page: Page, base: string, country: string): Promise<void> {
  await page.goto(`${base}/space`);
  const row = page
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .filter({ hasText: 'Ben Hopper' });
  await row.getByRole('button', { name: 'Attributes of Ben Hopper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attributes of Ben Hopper' });
  await field(dialog, 'Name 1')
    .or(dialog.getByRole('combobox', { name: 'Name 1' }))
    .fill('country');
  await field(dialog, 'Value 1').fill(country);
  await dialog.getByRole('button', { name: 'Save attributes' }).click();
  await expect(row).toContainText(`country = ${country}`);
}

async function openRules(page: Page, base: string, connectionId: string): Promise<Locator> {
  await page.goto(`${base}/connections?schema=${connectionId}`);
  const dialog = page.getByRole('dialog', { name: /^Schema: / });
  await dialog.getByRole('tab', { name: 'Row rules' }).click();
  await expect(dialog.getByRole('button', { name: 'Save rules' })).toBeVisible();
  return dialog;
}

test('[N05] an owner groups people and says what is known of them, on the page of the space', async ({
  signedIn: { page },
  server,
}) => {
  const { page: asker } = await somebody(page, server, 'Ben');
  const { base } = await spaceWithAsker(page, asker, server);
  await page.goto(`${base}/space`);
  const groups = page.getByRole('region', { name: 'Groups' });
  await expect(groups).toContainText('No groups yet.');
  await groups.getByRole('button', { name: 'New group' }).click();
  const made = page.getByRole('dialog', { name: 'New group' });
  await field(made, 'Name').fill('Field sales');
  await made.getByRole('checkbox', { name: /Ben Hopper/ }).check();
  expect(await findingsInEveryLook(page, 'a new group', widths)).toEqual([]);
  await made.getByRole('button', { name: 'Make group' }).click();
  await expect(groups.getByRole('list', { name: 'Groups' })).toContainText('Ben Hopper');
  const facts = page.getByRole('list', { name: 'Groups and attributes of Ben Hopper' });
  await expect(facts).toContainText('Field sales');

  await describeBen(page, base, 'Norway');
  await expect(facts).toContainText('country = Norway');
  await page.getByRole('button', { name: 'Attributes of Ben Hopper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attributes of Ben Hopper' });
  await dialog.getByRole('button', { name: 'Add attribute' }).click();
  await dialog.getByLabel('Name 2').fill('Team');
  await dialog.getByRole('button', { name: 'Save attributes' }).click();
  await expect(dialog).toContainText('Use small letters');
  expect(await findingsInEveryLook(page, 'attributes', widths)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await groups.getByRole('button', { name: 'Edit Field sales' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Field sales' });
  await field(edited, 'Name').fill('Field');
  await edited.getByRole('checkbox', { name: /Ben Hopper/ }).uncheck();
  await edited.getByRole('button', { name: 'Save group' }).click();
  await expect(groups.getByRole('list', { name: 'Groups' })).toContainText('Nobody yet');
  await expect(facts).not.toContainText('Field');
  expect(await findingsInEveryLook(page, 'groups', widths)).toEqual([]);
  await groups.getByRole('button', { name: 'Delete Field' }).click();
  await page.getByRole('button', { name: 'Delete group' }).click();
  await expect(groups).toContainText('No groups yet.');

  await asker.goto(`${base}/space`);
  await expect(asker.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(asker.getByRole('heading', { name: 'Groups' })).toHaveCount(0);
  await expect(asker.getByText('country = Norway')).toHaveCount(0);
});

test('[N06] [N07] an asker sees only the rows that are theirs, and cannot ask for others', async ({
  signedIn: { page },
  server,
}) => {
  const { page: asker } = await somebody(page, server, 'Ben');
  const { base, headers, connectionId } = await spaceWithAsker(page, asker, server);
  await describeBen(page, base, 'Norway');

  const rules = await openRules(page, base, connectionId);
  await rules.getByLabel('Rows of customers for askers').selectOption('Rows by person');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(rules.getByText('Choose a column.')).toBeVisible();
  await rules.getByLabel('Column of customers', { exact: true }).selectOption('country');
  await rules.getByLabel('Attribute for customers').fill('country');
  expect(await findingsInEveryLook(page, 'row rules', widths)).toEqual([]);

  // Nothing confirms addresses on this server: a rule by address is not as safe as it looks.
  const source = rules.getByLabel('What country of customers equals');
  await source.selectOption('mail');
  await expect(rules).toContainText(rowRuleMessages.unconfirmedMail);
  await source.selectOption('attribute');
  await expect(rules).not.toContainText(rowRuleMessages.unconfirmedMail);

  // No dialog is wider than a phone.
  await page.setViewportSize({ width: 390, height: 900 });
  const box = await rules.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 391)).toBeLessThanOrEqual(390);
  // The strip of tabs shows that it scrolls, and the open tab is whole.
  const strip = rules.getByRole('tablist');
  const tab = rules.getByRole('tab', { name: 'Row rules' });
  await rules.getByRole('tab', { name: 'Tables' }).click();
  await expect(strip).toHaveAttribute('data-after');
  await expect(strip).not.toHaveAttribute('data-before');
  await tab.click();
  await expect(strip).toHaveAttribute('data-before');
  await expect(strip).not.toHaveAttribute('data-after');
  const [shown, whole] = [await tab.boundingBox(), await strip.boundingBox()];
  expect((shown?.x ?? 0) + (shown?.width ?? 391)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
  await page.setViewportSize({ width: 1280, height: 900 });

  // Rules that are not saved are not dropped by a key.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard the changes to the row rules?' });
  expect(await findingsInEveryLook(page, 'discarding row rules', widths)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await rules.getByRole('button', { name: 'Customize' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rules.getByLabel('Attribute for customers')).toHaveValue('country');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(rules.getByText('1 table with a rule', { exact: true })).toBeVisible();
  await expect(rules.getByLabel('Rows of order_totals for askers')).toHaveValue('unsaid');
  await rules.getByLabel('Rows of customers for askers').selectOption('unsaid');
  await rules.getByRole('button', { name: 'Close', exact: true }).first().click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(rules).toHaveCount(0);

  const counted = await page.request.post(api.tools, {
    headers,
    data: {
      connectionId,
      name: 'Count customers',
      description: 'How many customers the shop has.',
      sql: 'SELECT count(*) AS customers FROM customers',
    },
  });
  expect(counted.status(), await counted.text()).toBe(201);

  await page.goto(`${base}/tools?new=`);
  await field(page, 'Name').fill('Customers by newsletter');
  await field(page, 'Description').fill('Which customers of a country take the newsletter.');
  const sql = page.getByRole('textbox', { name: 'SQL' });
  await sql.click();
  await page.keyboard.insertText(
    'SELECT name, country FROM customers WHERE country = :country AND newsletter = :newsletter ORDER BY name',
  );
  const parameters = page.getByRole('region', { name: 'Parameters' });
  await parameters.getByLabel('country is filled from').selectOption('attribute');
  await expect(parameters.getByLabel('Attribute for country')).toHaveValue('country');
  await expect(parameters).toContainText('country = :country');
  await parameters.getByLabel('country is filled from').selectOption('mail');
  await expect(parameters).toContainText(rowRuleMessages.unconfirmedMail);
  await parameters.getByLabel('country is filled from').selectOption('attribute');
  await expect(parameters).not.toContainText(rowRuleMessages.unconfirmedMail);
  await expect(parameters.getByLabel('Default of country')).toHaveCount(0);
  await parameters.getByLabel('Type of newsletter').selectOption('boolean');
  await parameters.getByLabel('Default of newsletter').fill('true');
  expect(await findingsInEveryLook(page, 'a bound parameter', widths)).toEqual([]);
  await page.getByRole('button', { name: 'Save tool' }).click();
  await expect(page.getByRole('heading', { name: 'Customers by newsletter', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();

  await page.goto(`${base}/tools`);
  const closed = page.getByRole('button', { name: 'Closed to askers' });
  await expect(closed).toHaveCount(1);
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Closed to askers' })).toContainText('customers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Closed to askers' })).toHaveCount(0);
  expect(await findingsInEveryLook(page, 'a tool that is closed', widths)).toEqual([]);

  await asker.goto(`${base}/tools?tool=${(await counted.json()).tool.id}`);
  await expect(asker.getByText('This tool is not open to you')).toBeVisible();
  expect(await findingsInEveryLook(asker, 'a tool that is closed to askers', widths)).toEqual([]);
  await asker.goto(`${base}/tools`);
  await asker.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(asker.getByText('your country')).toBeVisible();
  await expect(asker.getByRole('textbox', { name: /country/i })).toHaveCount(0);
  expect(await findingsInEveryLook(asker, 'a locked parameter', widths)).toEqual([]);
  const ran = asker.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/run'),
  );
  await asker.getByRole('button', { name: 'Run', exact: true }).click();
  expect((await ran).postDataJSON()).toEqual({ values: { newsletter: true } });
  const result = asker.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toContainText('Norway');
  await expect.poll(() => countriesIn(result)).toEqual(['Norway']);

  await asker.goto(`${base}/test`);
  await asker
    .getByRole('textbox', { name: /question/i })
    .first()
    .fill('Customers of Germany by newsletter');
  await asker.getByRole('button', { name: 'Execute Query' }).click();
  const answer = asker.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(rowRuleMessages.onlyTools);
  expect(await findingsInEveryLook(asker, 'rows that are limited', widths)).toEqual([]);
  await answer.getByRole('button', { name: 'Use it anyway' }).click();
  const chips = answer.getByRole('list', { name: 'Values' });
  const locked = chips.getByRole('listitem').filter({ hasText: 'your country' });
  await expect(locked).toContainText('Norway');
  await expect(locked.getByRole('button')).toHaveCount(0);
  await expect.poll(() => countriesIn(answer)).toEqual(['Norway']);
  expect(await findingsInEveryLook(asker, 'a locked chip', widths)).toEqual([]);
  const refused = await asker.request.post(api.runTool.replace(':id', await toolId(asker, headers)), {
    headers,
    data: { values: { country: 'Germany', newsletter: true } },
  });
  expect(refused.status()).toBe(400);

  await page.goto(`${base}/space`);
  await page.getByLabel('Role of Ben Hopper').selectOption('Maker');
  await expect(page.getByText('Ben Hopper is a maker now.')).toBeVisible();
  await asker.goto(`${base}/connections?schema=${connectionId}`);
  await asker.getByRole('tab', { name: 'Row rules' }).click();
  await expect(asker.getByRole('list', { name: 'Row rules' })).toHaveText('customerscountry = their country');
  await expect(asker.getByRole('button', { name: 'Save rules' })).toHaveCount(0);
  expect(await findingsInEveryLook(asker, 'row rules to read', widths)).toEqual([]);
});

test('row rules that are not saved are not dropped by the browser’s Back before somebody was asked', async ({
  signedIn: { page },
  server,
}) => {
  const { page: asker } = await somebody(page, server, 'Ben');
  const { base, connectionId } = await spaceWithAsker(page, asker, server);
  await page.goto(`${base}/space`);
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await expect(page).toHaveURL(`${base}/connections`);
  await page.getByRole('button', { name: 'Schema' }).first().click();
  const rules = page.getByRole('dialog', { name: /^Schema: / });
  await rules.getByRole('tab', { name: 'Row rules' }).click();
  const choice = rules.getByLabel('Rows of customers for askers');
  await choice.selectOption('Rows by person');
  const question = page.getByRole('dialog', { name: 'Discard the changes to the row rules?' });
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(`${base}/connections?schema=${connectionId}`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(choice).toHaveValue('ruled');
  await back();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${base}/space`);
  await expect(rules).toHaveCount(0);
});

test('[N06] [N07] in a personal space there are no rows to limit, and nothing to bind a parameter to', async ({
  signedIn: { page },
  server,
}) => {
  const connectionId = await connectSample(page, server);
  const dialog = await openSchema(page, connectionId);
  await expect(dialog.getByRole('tab', { name: 'Privacy' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Row rules' })).toHaveCount(0);
  await page.goto('/tools?new=');
  await page.getByRole('textbox', { name: 'SQL' }).click();
  await page.keyboard.insertText('SELECT name FROM customers WHERE country = :country');
  await expect(page.getByLabel('Type of country')).toBeVisible();
  await expect(page.getByLabel('country is filled from')).toHaveCount(0);
});

/** Every country that stands in a cell. */
async function countriesIn(place: Locator): Promise<string[]> {
  const cells = await place.getByRole('cell').or(place.getByRole('gridcell')).allTextContents();
  const known = /^(Norway|Sweden|Denmark|Germany|Austria|Switzerland|France|Spain|Portugal|Italy)$/;
  return [...new Set(cells.map((text) => text.trim()).filter((text) => known.test(text)))];
}

async function toolId(page: Page, headers: Record<string, string>): Promise<string> {
  return (await (await page.request.get(api.tools, { headers })).json()).tools[0].id;
}
