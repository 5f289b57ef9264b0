import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { shopWithTools } from './support/account-with-data.ts';
import { test } from './support/fixtures.ts';
import { openWhole } from './support/page-idle.ts';
import { outwardSettings } from './support/parley-server.ts';

const headline = 'Your Database Just Found Its Voice.';
/** The build holds both to the same numbers by its list of files. */
const mostJavaScript = { '/': 110_000, '/dashboard': 180_000 };

test.describe('the landing page', () => {
  test('[C01] has its header, headline and ways on, and a picture for shared links', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    const picture = page.locator('meta[property="og:image"]');
    await expect(picture).toHaveAttribute('content', `${server.origin}/social.png`);
    const drawn = await page.request.get('/social.png');
    expect(drawn.headers()['content-type']).toBe('image/png');
    expect((await drawn.body()).length).toBeLessThan(80_000);
    await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
    const header = page.getByRole('banner');
    for (const [name, href] of [
      ['Sign In', '/login'],
      ['Sign Up', '/register'],
    ] as const) {
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    for (const id of ['features', 'testimonials']) {
      await expect(header.locator(`a[href="#${id}"]`)).toBeVisible();
      await expect(page.locator(`#${id}`)).toBeAttached();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    await expect(main.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/register');

    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(header).toBeInViewport();
  });

  test('[C01] [A12] leads outside only to what the operator set, on every public page', async ({
    page,
    servers,
  }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    page.on('pageerror', (error) => failures.push(error.message));
    const outward = () =>
      page
        .locator('a[href^="http"], a[href^="mailto:"]')
        .evaluateAll((links) =>
          links.map((link) => [link.textContent?.trim(), link.getAttribute('href')].join(' ')),
        );
    const [plain, full] = [await servers('plain'), await servers('full')];
    for (const path of ['/', '/pricing', '/about', '/privacy', '/terms', '/login']) {
      await openWhole(page, `${plain.origin}${path}`);
      await expect(page.getByRole('contentinfo').or(page.getByRole('main')).first()).toBeVisible();
      expect([path, await outward()]).toEqual([path, []]);

      await page.goto(`${full.origin}${path}`);
      await expect(page.getByRole('link', { name: 'Documentation' }).last()).toHaveAttribute(
        'href',
        outwardSettings.DOCS_URL,
      );
      const known = new Set<string>([
        ...Object.values(outwardSettings),
        `mailto:${outwardSettings.SUPPORT_EMAIL}`,
      ]);
      const targets = (await outward()).map((link) => link.split(' ').at(-1) ?? '');
      expect([path, targets.filter((target) => !known.has(target))]).toEqual([path, []]);
    }
    await page.goto(full.origin);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      outwardSettings.DOCS_URL,
    );
    await expect(main.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute(
      'href',
      outwardSettings.DEMO_URL,
    );
    expect(failures).toEqual([]);
  });

  test('[C01] has four feature cards, three labelled examples, five steps and three footer columns', async ({
    page,
  }) => {
    await page.goto('/');
    const features = page.locator('#features').getByRole('heading', { level: 3 });
    await expect(features).toHaveCount(4);
    for (const subject of [/natural.language quer/i, /schema analysis/i, /custom tools/i, /security/i]) {
      await expect(features.filter({ hasText: subject })).toHaveCount(1);
    }
    const examples = page.locator('#testimonials').locator('blockquote');
    await expect(examples).toHaveCount(3);
    await expect(page.locator('#testimonials').getByText('Example', { exact: true })).toHaveCount(3);

    const howItWorks = page.getByRole('region', { name: 'How It Works' });
    await expect(howItWorks.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(howItWorks.getByRole('link', { name: 'Try It Now' })).toHaveAttribute('href', '/register');

    const footer = page.getByRole('contentinfo');
    for (const column of ['Product', 'Resources', 'Company']) {
      await expect(footer.getByRole('navigation', { name: column }).getByRole('link').first()).toBeVisible();
    }
  });

  test('loads at most 110 kB of compressed JavaScript', async ({ page }) => {
    expect(await javaScriptOf(page, '/')).toBeLessThan(mostJavaScript['/']);
  });

  test('does not shift its layout while it loads', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput } = entry as PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              };
              if (!hadRecentInput) sum += value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of [
    ['/', [headline, 'How It Works', 'Get Started']],
    ['/pricing', ['Starter', '$20', 'An AI provider key is required']],
    ['/about', ['Parley']],
    ['/privacy', ['Privacy']],
    ['/terms', ['Terms']],
  ] as const) {
    test(`${path} has its text`, async ({ page }) => {
      await page.goto(path);
      for (const text of words) await expect(page.getByText(text).first()).toBeVisible();
    });
  }
});

test('no public page breaks its content security policy or hydrates into something else', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', '/pricing', '/about', '/privacy', '/terms', '/login', '/register']) {
    await openWhole(page, path);
  }
  expect(complaints).toEqual([]);
});

test('the start page of a signed-in person loads at most 180 kB of compressed JavaScript', async ({
  signedIn: { page },
  server,
}) => {
  expect(await javaScriptOf(page, '/dashboard')).toBeLessThan(mostJavaScript['/dashboard']);
  await shopWithTools(page, server);
  await page.goto('about:blank');
  expect(await javaScriptOf(page, '/dashboard')).toBeLessThan(mostJavaScript['/dashboard']);
});

/** Everything that arrives before the page is quiet, compressed as the server has it. */
async function javaScriptOf(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', count);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', count);
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
