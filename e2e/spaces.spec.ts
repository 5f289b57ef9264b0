import { errorCatalogue } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { scripted } from '../server/testing/servers/server-with-scripted-reader.ts';
import { askQuestion } from './support/ask-question.ts';
import { connectSample } from './support/connect.ts';
import { field, open, pageOfAnotherBrowser, test } from './support/fixtures.ts';
import { consent } from './support/hosted.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { somebody } from './support/second-person.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 390, 900, 1280, 1920];

async function makeSpace(page: Page, name: string): Promise<string> {
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Spaces' }).click();
  await field(page.getByRole('form', { name: 'Make a space' }), 'Name').fill(name);
  await page.getByRole('button', { name: 'Make space' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.replace(/\/space$/, '');
}

async function invite(page: Page, role: 'Admin' | 'Maker' | 'Asker'): Promise<string> {
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  const link = page.getByText(/\/join#/);
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page.getByRole('button', { name: `Space: ${name}` })).toBeVisible();
}

/** The owner's space Sales, with Ben as a maker and Cleo in another role. */
async function spaceOfThree(page: Page, server: ParleyServer, roleOfCleo: 'Admin' | 'Asker') {
  const ben = await somebody(page, server, 'Ben');
  const cleo = await somebody(page, server, 'Cleo');
  const base = await makeSpace(page, 'Sales');
  await join(ben.page, await invite(page, 'Maker'), 'Sales');
  await page.reload();
  await join(cleo.page, await invite(page, roleOfCleo), 'Sales');
  return { ben, cleo, base };
}

async function removeBen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove Ben Hopper' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the space' }).click();
}

test('[N02] [N04] [N11] [N12] three people share a space: invited, promoted, removed, and held to it at once', async ({
  signedIn: { page },
  server,
}) => {
  const { ben, cleo, base } = await spaceOfThree(page, server, 'Admin');
  expect(new URL(cleo.page.url()).pathname).toBe(`${base}/dashboard`);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Record' })).toBeVisible();
  expect(await findingsInEveryLook(page, 'a space', widths)).toEqual([]);

  // What one connects the others see; what was there before is in nobody's way.
  await cleo.page.goto(`${base}/connections`);
  await connectSample(cleo.page, server, base.slice('/s/'.length));
  await ben.page.goto(`${base}/connections`);
  await expect(ben.page.getByText('Sample shop').first()).toBeVisible();
  await expect(cleo.page.getByRole('button', { name: 'Add Connection' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Add Connection' })).toHaveCount(0);
  await expect(ben.page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Ask a question' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Personal' }).click();
  await expect(ben.page).toHaveURL('/test');
  await ben.page.goto('/connections');
  await expect(ben.page.getByRole('heading', { name: 'No database yet' })).toBeVisible();
  await expect(ben.page.getByText('Sample shop', { exact: true })).toHaveCount(0);

  // A maker sees which models answer, and changes none; and clears no token for marked values.
  for (const [person, count] of [
    [cleo.page, 1],
    [ben.page, 0],
  ] as const) {
    await person.goto(`${base}/settings?tab=ai`);
    await expect(person.getByRole('heading', { name: 'What AI costs' })).toBeVisible();
    await expect(person.getByText(/No model of your own yet|has no model of its own/)).toBeVisible();
    await expect(person.getByRole('button', { name: 'Add a model' })).toHaveCount(count);
    await expect(person.getByRole('button', { name: 'Save limit' })).toHaveCount(count);
    await person.goto(`${base}/settings?tab=access-tokens`);
    await person.getByRole('button', { name: 'New token' }).click();
    await expect(person.getByLabel(/change data, in two steps/)).toBeVisible();
    await expect(person.getByLabel(/marked as personal or secret/)).toHaveCount(count);
  }

  // A maker sees people, and manages none.
  await ben.page.goto(`${base}/space`);
  await expect(ben.page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(3);
  await expect(ben.page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await expect(ben.page.getByRole('form', { name: 'Invite somebody' })).toHaveCount(0);

  await page.goto(`${base}/space`);
  await page.getByLabel('Role of Ben Hopper').selectOption('Admin');
  await expect(page.getByText('Ben Hopper is an admin now.')).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByRole('form', { name: 'Invite somebody' })).toBeVisible();

  await ben.page.goto(`${base}/tools`);
  await removeBen(page);
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
  await ben.page.getByRole('link', { name: 'Connections' }).first().click();
  await expect(ben.page.getByText('This space is closed to you')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Open your personal space' }).click();
  await expect(ben.page).toHaveURL('/dashboard');
  await expect(ben.page.getByRole('button', { name: /^Space:/ })).toHaveCount(0);

  // The record says who did what; it is filtered and taken away.
  const record = page.getByRole('list', { name: 'Record' });
  await expect(record.getByText('Removed a member')).toBeVisible();
  await expect(record.getByText('Added the sample shop')).toBeVisible();
  await expect(record.getByText('Joined the space')).toHaveCount(2);
  await page.getByLabel('Whose changes').selectOption('Cleo Hopper');
  await expect(record.getByText('Removed a member')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('space-record.csv');

  // The last owner hands over, leaves, and the next one deletes the space by its name.
  await page.getByRole('button', { name: 'Leave space' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave space' }).click();
  await expect(page.getByText('A space needs an owner.')).toBeVisible();
  await page.getByLabel('Role of Cleo Hopper').selectOption('Owner');
  await expect(page.getByText('Cleo Hopper is an owner now.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave space' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave space' }).click();
  await expect(page).toHaveURL('/space');
  await cleo.page.goto(`${base}/space`);
  await cleo.page.getByRole('button', { name: 'Delete space' }).click();
  const dialog = cleo.page.getByRole('dialog');
  await field(dialog, 'Type Sales').fill('Sale');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('This is not the name of the space.').first()).toBeVisible();
  await field(dialog, 'Type Sales').fill('Sales');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(cleo.page).toHaveURL('/space');
  await expect(cleo.page.getByRole('list', { name: 'Your spaces' }).getByRole('listitem')).toHaveCount(1);
});

/** Published, by the API: what tools are made with has journeys of its own. */
async function publishTool(page: Page, server: ParleyServer, spaceId: string, tool: object): Promise<void> {
  const headers = { origin: server.origin, [spaceHeader]: spaceId };
  const saved = await page.request.post(api.tools, { headers, data: tool });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id } = (await saved.json()).tool;
  const published = { headers, data: { isPublished: true } };
  expect((await page.request.put(api.toolPublished.replace(':id', id), published)).status()).toBe(200);
}

/** Asks for the tool that counts without end, and gives its answer once the statement runs. */
async function askWithoutEnd(page: Page): Promise<Locator> {
  await askQuestion(page, 'Count without end');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  await expect(answer).toContainText('Count without end');
  return answer;
}

test('[N12] three browsers at once: a changed role, an edited rule and a removal end what is under way, with a word', async ({
  signedIn: { page },
  server,
}) => {
  const { ben, cleo, base } = await spaceOfThree(page, server, 'Asker');
  const spaceId = base.slice('/s/'.length);
  const connectionId = await connectSample(page, server, spaceId);
  const headers = { origin: server.origin, [spaceHeader]: spaceId };
  await page.request.post(api.scan.replace(':id', connectionId), { headers });
  await publishTool(page, server, spaceId, {
    connectionId,
    name: 'Count without end',
    description: 'Counts without end',
    sql: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000) SELECT count(*) AS counted FROM n',
  });
  await publishTool(page, server, spaceId, {
    connectionId,
    name: 'Count customers',
    description: 'How many customers there are',
    sql: 'SELECT count(*) AS customers FROM customers',
  });

  // A maker asks, and becomes an asker meanwhile.
  await ben.page.goto(`${base}/test`);
  const demoted = await askWithoutEnd(ben.page);
  await cleo.page.goto(`${base}/tools`);
  await expect(cleo.page.getByText('Count customers')).toBeVisible();
  await page.goto(`${base}/space`);
  await page.getByLabel('Role of Ben Hopper').selectOption('Asker');
  await expect(demoted).toContainText(errorCatalogue.space_changed.message);
  const bensPages = ben.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(bensPages).toHaveText(['Dashboard', 'Tools', 'Test Console']);

  // An asker asks, and the rows that she may see change meanwhile.
  await cleo.page.goto(`${base}/test`);
  const limited = await askWithoutEnd(cleo.page);
  await page.goto(`${base}/connections?schema=${connectionId}`);
  const rules = page.getByRole('dialog', { name: /^Schema: / });
  await rules.getByRole('tab', { name: 'Row rules' }).click();
  await rules.getByLabel('Rows of customers for askers').selectOption('Rows by person');
  await rules.getByLabel('Column of customers', { exact: true }).selectOption('country');
  await rules.getByLabel('Attribute for customers').fill('country');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(limited).toContainText(rowRuleMessages.changed);
  await ben.page.getByRole('link', { name: 'Tools', exact: true }).first().click();
  await expect(ben.page.getByText('Count without end').first()).toBeVisible();
  await expect(ben.page.getByText('Count customers')).toHaveCount(0);

  // He asks, and is removed meanwhile; she has noticed nothing.
  await ben.page.getByRole('link', { name: 'Test Console' }).first().click();
  await askWithoutEnd(ben.page);
  await page.goto(`${base}/space`);
  await removeBen(page);
  await expect(ben.page.getByText('This space is closed to you')).toBeVisible();
  await cleo.page.getByRole('link', { name: 'Tools', exact: true }).first().click();
  await expect(cleo.page.getByText('Count without end').first()).toBeVisible();
});

test('[N09] the run of a saved tool is shared where tools are tried out, and later from its permalink', async ({
  signedIn: { page },
  server,
}) => {
  const base = await makeSpace(page, 'Figures');
  const spaceId = base.slice('/s/'.length);
  const connectionId = await connectSample(page, server, spaceId);
  await publishTool(page, server, spaceId, {
    connectionId,
    name: 'Count customers',
    description: 'How many customers there are',
    sql: 'SELECT count(*) AS customers FROM customers',
  });
  await page.goto(`${base}/supabase-tools`);
  await page.getByRole('button', { name: 'Execute Tool' }).click();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const dialog = page.getByRole('dialog');
  const links: string[] = [];
  const shareIt = async () => {
    await share.click();
    await dialog.getByRole('button', { name: 'Make link' }).click();
    links.push((await dialog.getByText(/\/shared-answer#/).textContent()) ?? '');
    await dialog.getByRole('button', { name: 'Done' }).click();
  };
  await shareIt();
  await page.goto(`${base}/test`);
  await page
    .getByRole('link', { name: /Count customers/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Tool run');
  await shareIt();
  for (const link of links) {
    await page.goto('/about');
    await page.goto(link);
    await expect(page.getByRole('article', { name: 'Shared answer' })).toContainText('Count customers');
  }
});

test('[N01] who never makes a space sees none: no switcher, and pages where they were', async ({
  signedIn: { page },
}) => {
  await open(page, '/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Space:/ })).toHaveCount(0);
  await open(page, '/space');
  expect(await findingsInEveryLook(page, 'spaces', widths)).toEqual([]);
});

test('[N04] an invitation that is over says so, and a visitor comes back to theirs after signing in', async ({
  signedIn: { page },
  server,
}) => {
  await makeSpace(page, 'Finance');
  const link = await invite(page, 'Maker');
  await page.goto(`/join#${'x'.repeat(43)}`);
  await expect(page.getByText('This invitation is not valid')).toBeVisible();
  const ben = await somebody(page, server, 'Ben');
  await ben.page.context().clearCookies();
  await ben.page.goto(link);
  await expect(ben.page).toHaveURL('/login');
  await field(ben.page, 'Email').fill(ben.account.email);
  await field(ben.page, 'Password').fill(ben.account.password);
  await ben.page.getByRole('button', { name: 'Sign in with Email' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  expect(await findingsInEveryLook(ben.page, 'an invitation', widths)).toEqual([]);
});

test.describe('an answer', () => {
  test.use({ flavour: 'reading' });

  test('[N09] an answer is shared with members and, where it is allowed, by a public link that ends', async ({
    signedIn: { page },
    server,
  }) => {
    const base = await makeSpace(page, 'Figures');
    await connectSample(page, server, base.slice('/s/'.length));
    await page.goto(`${base}/test`);
    await askQuestion(page, scripted.sure);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await expect(share).toBeVisible();

    // For members: off by default is only what is public.
    await share.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Public links are off in this space.')).toBeVisible();
    expect(await findingsInEveryLook(page, 'sharing an answer', widths)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const inSpace = (await dialog.getByText(/\/shared-answer#/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();

    // An owner allows public links.
    await page.goto(`${base}/space`);
    const isShownAfterClick = await page.getByLabel(/Allow public links/).evaluate((box) => {
      (box as HTMLInputElement).click();
      return (box as HTMLInputElement).checked;
    });
    expect(isShownAfterClick, 'before it is saved').toBe(true);
    await expect(page.getByText('Public links are allowed.')).toBeVisible();
    await page.goto(`${base}/test`);
    await askQuestion(page, scripted.sure);
    await share.click();
    await dialog.getByLabel('Who can open it').selectOption('Anybody who has the link');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const link = (await dialog.getByText(/\/shared#/).textContent()) ?? '';

    // A browser that nobody signed in with sees the answer, and nothing of where it came from.
    const visitor = await pageOfAnotherBrowser(page, server);
    await visitor.goto(link);
    const answer = visitor.getByRole('article', { name: 'Shared answer' });
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText(scripted.sure);
    await expect(answer).toContainText(/There are \d+ reviews\./);
    await expect(answer).toContainText('The link ends');
    await expect(answer).not.toContainText(/select/i);
    await expect(answer).not.toContainText('Sample shop');
    expect(await findingsInEveryLook(visitor, 'a shared answer', widths)).toEqual([]);
    await visitor.goto(inSpace);
    await expect(visitor).toHaveURL(/\/login$/);

    // A member opens the link of the space; somebody else gets nothing.
    await page.goto(`${base}/space`);
    const ben = await somebody(page, server, 'Ben');
    await ben.page.goto(inSpace);
    await expect(ben.page.getByText('This space is closed to you')).toBeVisible();
    await join(ben.page, await invite(page, 'Maker'), 'Figures');
    await ben.page.goto(inSpace);
    const seen = ben.page.getByRole('article', { name: 'Shared answer' });
    await expect(seen).toContainText(/There are \d+ reviews\./);
    await expect(seen).toContainText('Sample shop');

    // Ended by hand it is gone.
    await page.reload();
    const list = page.getByRole('list', { name: 'Shared answers' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('listitem').filter({ hasText: 'Public' }).getByRole('button').click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await visitor.goto('/about');
    await visitor.goto(link);
    await expect(visitor.getByText('There is no such answer, or not any more.')).toBeVisible();
  });
});

test.describe('a hosted project', () => {
  test.use({ flavour: 'hosted' });

  test('[N02] that is connected from a space belongs to it: the way back leads into the space', async ({
    signedIn: { page },
  }) => {
    const base = await makeSpace(page, 'Hosted');
    await page.goto(`${base}/dashboard`);
    await page.getByRole('button', { name: 'Connect Supabase', exact: true }).click();
    await consent(page, demoOrganizations.market);
    await expect(page).toHaveURL(`${base}/projects`);
    await expect(page.getByRole('heading', { name: demoProjects.shop.name })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Connect Supabase', exact: true })).toBeVisible();
  });

  test('[N07] keeps row rules that are not saved when somebody is about to leave the page of its schema', async ({
    signedIn: { page },
  }) => {
    const base = await makeSpace(page, 'Hosted');
    await page.goto(`${base}/dashboard`);
    await page.getByRole('button', { name: 'Connect Supabase', exact: true }).click();
    await consent(page, demoOrganizations.market);
    await expect(page).toHaveURL(`${base}/projects`);
    const address = `${base}/schema-viewer?project_ref=${demoProjects.shop.ref}`;
    await page.goto(address);
    await page.getByRole('tab', { name: 'Row rules' }).click();
    const rows = page.getByLabel(/^Rows of .* for askers$/).first();
    await rows.selectOption('Rows by person');
    const question = page.getByRole('dialog', { name: 'Discard the changes to the row rules?' });
    const tools = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).first();
    await tools.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(address);
    await expect(rows).toHaveValue('ruled');
    await tools.click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(`${base}/tools`);
  });
});
