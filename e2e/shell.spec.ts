import { api, publicPages, signedInPages } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import { hold, open, test } from './support/fixtures.ts';
import { publicHeadings, signedInHeadings } from './support/pages.ts';

const navLabels = [
  'Dashboard',
  'Connections',
  'Tools',
  'Projects',
  'Schema Viewer',
  'Test Console',
  'Pricing',
  'Settings',
];
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('routes', () => {
  test('[A01] every public page opens for a visitor', async ({ page }) => {
    for (const path of publicPages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(heading(page, publicHeadings[path]), path).toBeVisible();
      if (path !== '/auth/callback') await expect(page, path).toHaveURL(path);
    }
  });

  test('[A01] about, privacy, terms and reset-password are real pages with words of their own', async ({
    page,
  }) => {
    for (const path of ['/about', '/privacy', '/terms', '/reset-password']) {
      await page.goto(path);
      const words = async () => (await page.getByRole('main').innerText()).split(/\s+/).length;
      await expect.poll(words, path).toBeGreaterThan(path === '/reset-password' ? 15 : 80);
    }
  });

  test('[A02] every page of the app opens for a signed-in user under its own heading', async ({
    signedIn: { page },
  }) => {
    for (const path of signedInPages) {
      await page.goto(path);
      await expect(heading(page, signedInHeadings[path]), path).toBeVisible();
      // Nobody has given access to a project here, so the project's page leads to where it is given.
      await expect(page, path).toHaveURL(path === '/projects/tools' ? '/projects' : path);
    }
  });

  test('[A03] any other path leads to the landing page, from the address bar and inside the app', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/no/such/page', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/');
    for (const path of ['/nothing-here', '/dashboard/more', '/login/x', '/no/such?page=1']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
      await expect(heading(page, publicHeadings['/'])).toBeVisible();
    }
    await open(page, '/pricing');
    await page.evaluate(() => {
      history.pushState({}, '', '/nothing-here-either');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page).toHaveURL('/');
  });

  test('[A04] a visitor is sent from every page of the app to sign-in', async ({ page }) => {
    for (const path of signedInPages) {
      await page.goto(`${path}?from=test`);
      await expect(page, path).toHaveURL('/login');
      expect(await page.evaluate(() => localStorage.getItem('auth_return_path'))).toBe(`${path}?from=test`);
    }
  });
});

test.describe('the set-up check', () => {
  const waiting = 'Setting up database connection...';

  test('[A07] shows a spinner, asks three times and goes on anyway', async ({ signedIn: { page } }) => {
    let asked = 0;
    const seen = Promise.withResolvers<void>();
    await page.route(`**${api.ready}`, async (route) => {
      asked += 1;
      await seen.promise;
      return route.fulfill({ status: 503, json: {} });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    seen.resolve();
    await expect(heading(page, 'Welcome, Ada')).toBeVisible();
    expect(asked).toBe(3);
  });

  test('[A07] waits 8 s in all for a server that does not answer', async ({ signedIn: { page } }) => {
    await page.route(`**${api.ready}`, () => new Promise(() => {}));
    await installClock(page);
    await stopClock(page);
    await page.goto('/dashboard');
    await untilSeen(page, () => page.getByText(waiting).isVisible());
    await outlast(page, 8_000, () => expect(page.getByText(waiting)).toBeVisible());
    await startClock(page);
    await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  });

  test('[B11] a session that does not answer is given up after 15 s, with a way to try again', async ({
    signedIn: { page },
  }) => {
    const letGo = await hold(page, api.session);
    await installClock(page);
    await stopClock(page);
    let asked = false;
    page.on('request', (request) => {
      asked ||= request.url().endsWith(api.session);
    });
    await page.goto('/dashboard');
    await untilSeen(page, async () => asked);
    const said = page.getByText('Authentication timed out. Please refresh the page or try again later.');
    await outlast(page, 15_000, () => expect(said).toBeHidden());
    await untilSeen(page, () => said.isVisible());
    await startClock(page);
    letGo();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Welcome, Ada')).toBeVisible();
  });
});

test('[A08] the error screen shows the message or says that it is unknown, and offers both ways out', async ({
  signedIn: { page },
}) => {
  const failWith = async (message: string) => {
    await page.route('**/assets/settings-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${message}');` }),
    );
    await page.goto('/settings');
    await expect(heading(page, 'Something went wrong')).toBeVisible();
  };
  await failWith('The page broke.');
  await expect(page.getByText('The page broke.')).toBeVisible();
  await page.unroute('**/assets/settings-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();

  await failWith('');
  await expect(page.getByText('An unknown error occurred.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, publicHeadings['/'])).toBeVisible();
});

test('a page that is come back to is scrolled as it was left, and a new one begins at its top', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(heading(page, publicHeadings['/terms'])).toBeVisible();
  const top = () => page.evaluate(() => Math.round(scrollY));
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(heading(page, publicHeadings['/'])).toBeVisible();
  const left = await top();
  expect(left).toBeGreaterThan(900);
  await page.goForward();
  await expect.poll(top).toBe(300);
  await page.reload();
  await expect.poll(top).toBe(300);
});

test.describe('navigation', () => {
  test.use({ viewport: wide });

  test('[A09] a signed-in user has all eight links in order, the active one highlighted', async ({
    signedIn: { page },
  }) => {
    await page.goto('/tools');
    const links = mainNav(page).getByRole('link');
    await expect(links).toHaveText(navLabels);
    for (const label of navLabels) {
      await mainNav(page).getByRole('link', { name: label, exact: true }).click();
      const active = mainNav(page).locator('[aria-current="page"]');
      await expect(active).toHaveText([label]);
      const other = links.filter({ hasNotText: label }).first();
      expect(await looks(active)).not.toEqual(await looks(other));
    }
  });

  test('[A09] a visitor has Pricing alone', async ({ page }) => {
    await page.goto('/about');
    await expect(mainNav(page).getByRole('link')).toHaveText(['Pricing']);
  });

  const looks = (link: ReturnType<Page['locator']>) =>
    link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[A10] the menu opens and closes by its button, and closes on every change of route', async ({
    signedIn: { page },
  }) => {
    await page.goto('/dashboard');
    // Until the page has come alive, its button is only drawn.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();
    await openMenu.click();
    await expect(menu.getByRole('link')).toHaveText(navLabels);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await openMenu.click();
    await menu.getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(page).toHaveURL('/tools');
    await expect(menu).toBeHidden();

    await openMenu.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu).toBeHidden();
  });
});

test.describe('footer and background', () => {
  test.describe('with all places set', () => {
    test.use({ flavour: 'full' });
    test("[A12] the footer has this year's copyright and the five ways to reach us", async ({
      signedIn: { page },
    }) => {
      for (const path of ['/pricing', '/dashboard', '/projects']) {
        await page.goto(path);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
        for (const name of ['Documentation', 'Twitter', 'GitHub', 'LinkedIn']) {
          await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
        }
        await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:/);
      }
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[A12] pages under /projects are black in the ${colorScheme} theme, others are not`, async ({
      signedIn: { page },
    }) => {
      await page.emulateMedia({ colorScheme });
      const background = () =>
        page.getByRole('main').evaluate((element) => {
          for (let at: Element | null = element; at !== null; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
          }
          return 'none';
        });
      for (const path of ['/projects', '/projects/select', '/projects/tools'] as const) {
        await page.goto(path);
        await expect(heading(page, signedInHeadings[path])).toBeVisible();
        expect(await background(), path).toBe('rgb(0, 0, 0)');
      }
      await page.goto('/tools');
      await expect(heading(page, 'Tools')).toBeVisible();
      expect(await background()).not.toBe('rgb(0, 0, 0)');
    });
  }
});
