import { publicPages, signedInPages } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { accountWithData } from './support/account-with-data.ts';
import { test } from './support/fixtures.ts';
import { followWhole, openWhole } from './support/page-idle.ts';
import { publicHeadings, signedInHeadings } from './support/pages.ts';
import { findingsInEveryLook, widerThanWindow } from './support/serious-findings.ts';

const widths = [360, 390, 600, 900, 1200, 1280, 1536, 1920];
/** Pages with an empty state of their own. */
const emptyPages: readonly string[] = [
  '/dashboard',
  '/connections',
  '/tools',
  '/test',
  '/projects',
  '/schema-viewer',
];
/** Without access to a project its page leads elsewhere, so that it is looked at with one. */
const fullPages = signedInPages.filter((path) => path !== '/projects/tools');
const headings: Record<string, string | RegExp> = { ...publicHeadings, ...signedInHeadings };
/** What a page is called once it has something to show. */
const otherHeadings: Record<string, RegExp> = { '/projects/tools': /./, '/tools': /./ };

// Colours are judged as they are once they have settled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visit(page: Page, path: string, go = openWhole) {
  await go(page, path);
  const [pathname = path, search] = path.split('?');
  const name = (search ? otherHeadings[pathname] : undefined) ?? (headings[pathname] as string);
  await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
}

type Look = (page: Page, where: string, widths: readonly number[]) => Promise<string[]>;

/** One load for all of them: a document that has just been loaded compiles axe and the app anew. */
async function findingsOn(
  page: Page,
  paths: readonly string[],
  lookAt: (path: string) => Look = () => findingsInEveryLook,
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    await visit(page, path, index === 0 ? openWhole : followWhole);
    found.push(...(await lookAt(path)(page, path, widths)));
  }
  return found;
}

test('[A15] on the public pages axe finds nothing serious, light and dark, and none scrolls sideways from 360 to 1920 px', async ({
  page,
}) => {
  expect(await findingsOn(page, publicPages)).toEqual([]);
});

test('[A15] no page of a new account scrolls sideways from 360 to 1920 px, and axe finds nothing serious there', async ({
  signedIn: { page },
}) => {
  const paths = [...publicPages.filter((path) => !/login|register|callback/.test(path)), ...signedInPages];
  const lookAt = (path: string) => (emptyPages.includes(path) ? findingsInEveryLook : widerThanWindow);
  expect(await findingsOn(page, paths, lookAt)).toEqual([]);
});

test.describe('of an account with data', () => {
  test.use({ flavour: 'hosted' });

  test('[A15] on the pages of the app axe finds nothing serious, light and dark, and none scrolls sideways from 360 to 1920 px', async ({
    signedIn: { page },
    server,
  }) => {
    await accountWithData(page, server);
    expect(await findingsOn(page, fullPages)).toEqual([]);
  });

  test('[A15] nor do its steps, its tools, its answers and its project', async ({
    signedIn: { page },
    server,
  }) => {
    expect(await findingsOn(page, await accountWithData(page, server))).toEqual([]);
  });
});

test('[A15] the keyboard alone signs in, opens the account menu and signs out', async ({ page, account }) => {
  await visit(page, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(account.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, 'button', 'Your account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeFocused();
  await page.keyboard.type('sign');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('[A15] light and dark follow the system and can be switched for good', async ({ page }) => {
  // Light words mean a dark page. A canvas turns any notation of a colour into its red, green and blue.
  const isDark = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.fillStyle = getComputedStyle(document.body).color;
      context.fillRect(0, 0, 1, 1);
      return (context.getImageData(0, 0, 1, 1).data[1] ?? 0) > 128;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/about');
  expect(await isDark()).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark()).toBe(true);

  await page.getByRole('radio', { name: 'Light' }).first().check({ force: true });
  await expect.poll(isDark).toBe(false);
  await visit(page, '/about');
  expect(await isDark()).toBe(false);
  await page.getByRole('radio', { name: 'Follow the system' }).first().check({ force: true });
  await expect.poll(isDark).toBe(true);
});

async function tabTo(page: Page, role: 'textbox' | 'button', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches the ${role} '${name}'.`);
}
