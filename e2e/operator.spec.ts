import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { connectSample } from './support/connect.ts';
import { createAccount, field, newAccount, open, signIn, test } from './support/fixtures.ts';
import { operatorEmail, type ParleyServer } from './support/parley-server.ts';
import { somebody } from './support/second-person.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.use({ flavour: 'operated', contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 390, 900, 1280, 1920];
const tabs = ['People', 'Usage', 'Health', 'Jobs', 'Record', 'Settings'];

/** Somebody with a connection, and an editor that has access. */
async function somebodyWithEditor(page: Page, server: ParleyServer) {
  const grace = await somebody(page, server, 'Grace');
  await connectSample(grace.page, server);
  await grace.page.request.post(api.accessTokens, {
    data: { name: 'Her editor' },
    headers: { origin: server.origin },
  });
  return grace;
}

test('[Q05] an operator finds a person, ends what lets them in, disables, enables and deletes them; all is on record', async ({
  page,
  server,
}) => {
  const operator = { ...newAccount(), email: operatorEmail };
  await signIn(page.request, server, await createAccount(page.request, server, operator));
  const { page: hers, account } = await somebodyWithEditor(page, server);

  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Operator' }).click();
  await expect(page).toHaveURL('/operator');
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('hopper');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke Her editor' }).click();
  await expect(page.getByText('No program or agent has access.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a reset link' }).click();
  await expect(page.getByText(`${server.origin}/reset-password?token=`)).toBeVisible();
  expect(await findingsInEveryLook(page, 'a person', widths)).toEqual([]);

  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  await hers.goto('/connections');
  await expect(hers).toHaveURL('/login');
  await field(hers, 'Email').fill(account.email);
  await field(hers, 'Password').fill(account.password);
  await hers.getByRole('button', { name: 'Sign in with Email' }).click();
  await expect(hers.getByRole('alert')).toContainText('This account is disabled.');
  await page.getByRole('button', { name: 'Enable account' }).click();
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible();
  await hers.getByRole('button', { name: 'Sign in with Email' }).click();
  await expect(hers).toHaveURL('/connections');
  // To her the page is none.
  await hers.goto('/operator');
  await expect(hers).toHaveURL(/\/(dashboard)?$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(account.email);
  await confirm.click();
  await expect(page.getByRole('searchbox', { name: 'Find a person' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grace Hopper' })).toHaveCount(0);
  await hers.goto('/connections');
  await expect(hers).toHaveURL('/login');

  await page.getByRole('tab', { name: 'Record' }).click();
  const rows = page.getByRole('table', { name: 'What operators did' }).getByRole('row');
  await expect(rows.getByText(account.email)).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('Deleted the account');

  const found: string[] = [];
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    // By its name: for a moment the panel before it is still there, on its way out.
    await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
    await expect(page.getByText(`Loading ${name.toLowerCase()}...`)).toHaveCount(0);
    found.push(...(await findingsInEveryLook(page, name, widths)));
  }
  expect(found).toEqual([]);
  await expect(page.getByRole('row', { name: /SMTP_URL Set, and kept secret/ })).toBeVisible();
});

test('[Q05] without plans there are no prices and no places to count', async ({ signedIn: { page } }) => {
  await open(page, '/tools');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pricing' })).toHaveCount(0);
  await page.goto('/pricing');
  await expect(page).toHaveURL(/\/(dashboard)?$/);
});
