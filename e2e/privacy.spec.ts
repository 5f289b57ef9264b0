import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { connectSample } from './support/connect.ts';
import { field, newAccount, open, test } from './support/fixtures.ts';
import { emulatorOf, grantAccess } from './support/hosted.ts';
import { openWhole } from './support/page-idle.ts';

/** The names that the page tells of; `…` stands for any ending. */
async function told(page: Page, list: string): Promise<string[]> {
  await page.goto('/privacy');
  const entries = page.locator(`dl[aria-label="${list}"]`);
  await expect(entries).toBeVisible();
  return entries.locator('dt').allTextContents();
}

const isTold = (names: readonly string[], key: string) =>
  names.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key));

const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), tab: Object.keys(sessionStorage) }));

/** The router writes how far a page was scrolled when it is left, which is after everything else was emptied. */
const afterSignOut = async (page: Page) => {
  const { local, tab } = await kept(page);
  return { local, tab: tab.filter((key) => key !== 'parley-scroll') };
};

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test.describe('what a browser keeps', () => {
  test.use({ flavour: 'hosted' });

  test('[B08] [E08] is what the privacy page tells of, and signing out empties it in every tab', async ({
    page,
    server,
    account,
  }) => {
    const cookieNames = await told(page, 'Cookies');
    const localNames = await told(page, 'Local storage');
    const tabNames = await told(page, 'Session storage');

    await open(page, '/login');
    await field(page, 'Email').fill(account.email);
    await field(page, 'Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in with Email' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.evaluate(() => localStorage.setItem('parley-theme', 'dark'));

    await connectSample(page, server);
    await grantAccess(page, server, demoOrganizations.market);
    await page.goto('/projects');
    const shop = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: demoProjects.shop.name }) });
    await shop.getByRole('button', { name: /SELECT PROJECT/ }).click();
    await page.getByRole('button', { name: `Continue with ${demoProjects.shop.name}` }).click();
    await expect(page).toHaveURL(/\/projects\/tools$/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('active_project')))
      .toContain(demoProjects.shop.ref);
    await openWhole(page, '/test');

    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toEqual(expect.arrayContaining(['parley.session_token', 'parley.device']));
    expect(cookies.filter((name) => !isTold(cookieNames, name))).toEqual([]);
    const found = await kept(page);
    expect(found.local).toEqual(expect.arrayContaining(['active_project', 'parley-theme']));
    expect(found.local.filter((key) => !isTold(localNames, key))).toEqual([]);
    expect(found.tab.filter((key) => !isTold(tabNames, key))).toEqual([]);

    const other = await page.context().newPage();
    await other.goto('/connections');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.evaluate(() => sessionStorage.setItem('parley-picks:x', 'of the other tab'));
    await signOut(page);
    expect(await afterSignOut(page)).toEqual({ local: ['parley-theme'], tab: [] });
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['parley.device']);
    await expect(other).toHaveURL(/\/$/);
    expect(await afterSignOut(other)).toEqual({ local: ['parley-theme'], tab: [] });
    await emulatorOf(server).clearFaults();
  });
});

test.describe('the words about questions', () => {
  test('tell that nothing leaves without a key, and for how long records are kept', async ({ page }) => {
    await page.goto('/privacy');
    const main = page.getByRole('main');
    await expect(main).toContainText('Without a key of yours the built-in engine answers.');
    await expect(main).toContainText('up to 200 rows');
    await expect(main).toContainText('They are kept until you delete your account.');
  });

  test.describe('where the operator lends a key', () => {
    test.use({ flavour: 'lent' });
    test('tell where questions, names and rows go', async ({ page, server }) => {
      await page.goto('/privacy');
      const main = page.getByRole('main');
      await expect(main).toContainText(
        'The operator of this server lends a model to everybody who has none.',
      );
      await expect(main).toContainText(new URL(server.openAi?.baseUrl ?? '').host);
      await expect(main).toContainText('They are removed after 30 days.');
    });
  });

  test('hold for any server before the settings are known', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.origin}/privacy`);
    await expect(page.getByRole('main')).toContainText('when the operator of this server lends you theirs');
    await context.close();
  });
});

test('[Q06] a person downloads everything, deletes the account, and is a visitor again', async ({
  signedIn: { page, account },
  server,
}) => {
  await connectSample(page, server);
  await page.goto('/settings?tab=profile');
  const asked = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await asked;
  expect(download.suggestedFilename()).toBe('parley-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString());
  expect(data.profiles).toMatchObject([{ email: account.email }]);
  expect(data.connections).toMatchObject([{ name: 'Sample shop' }]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = dialog.getByRole('button', { name: 'Delete everything' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await remove.click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await remove.click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.context().cookies()).toEqual([]);
  const refused = await page.request.post(api.signIn, {
    data: { email: account.email, password: account.password },
    headers: { origin: server.origin },
  });
  expect(refused.status()).toBe(401);
});

test('[B08] a common password is refused with a sentence at its field', async ({ page }) => {
  const account = newAccount();
  await open(page, '/register');
  await field(page, 'First name').fill(account.firstName);
  await field(page, 'Last name').fill(account.lastName);
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill('Password1');
  await field(page, 'Confirm password').fill('Password1');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('one of the first that anybody would guess').first()).toBeVisible();
});
