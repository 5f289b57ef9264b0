import { errorCatalogue } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import { field, open, test } from './support/fixtures.ts';
import { endSessionUnnoticed, openWhole } from './support/page-idle.ts';

const plans = [
  { title: 'Free', price: '$0', tools: '2 tools' },
  { title: 'Starter', price: '$20', tools: '10 tools' },
  { title: 'Professional', price: '$50', tools: '30 tools' },
  { title: 'Enterprise', price: '$100', tools: '100 tools' },
];

const card = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test.describe('pricing', () => {
  test('[C02] shows the four plans, recommends Starter, answers questions and tells of the AI key', async ({
    page,
  }) => {
    await page.goto('/pricing');
    for (const { title, price, tools } of plans) {
      await expect(card(page, title)).toContainText(price);
      await expect(card(page, title).getByText(tools, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Recommended')).toHaveCount(1);
    await expect(card(page, 'Starter')).toContainText('Recommended');
    await expect(page.getByText('An AI provider key is required')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    await page.getByText('Can I change my plan later?').click();
    await expect(page.getByText('Yes, at any time, on this page.')).toBeVisible();
  });

  test('[C02] choosing a plan inserts the subscription, choosing another updates it', async ({
    signedIn: { page },
    server,
  }) => {
    await page.request.put(api.openaiKey, {
      data: { key: 'sk-valid-for-this-test' },
      headers: { origin: server.origin },
    });
    const subscription = async () => (await (await page.request.get(api.subscription)).json()).subscription;
    await open(page, '/pricing');
    expect(await subscription()).toBeNull();
    await card(page, 'Starter').getByRole('button', { name: 'Choose Starter' }).click();
    await expect(card(page, 'Starter')).toContainText('Current plan');
    const first = await subscription();
    expect(first).toMatchObject({ plan: 'starter', maxTools: 10, priceMonthly: 20 });

    await card(page, 'Professional').getByRole('button', { name: 'Choose Professional' }).click();
    await expect(card(page, 'Professional')).toContainText('Current plan');
    await expect(page.getByText('Current plan')).toHaveCount(1);
    const second = await subscription();
    expect(second).toMatchObject({ plan: 'professional', maxTools: 30, createdAt: first.createdAt });
    await expect(page).toHaveURL('/pricing');
  });

  test('[C02] without an AI key it goes to the settings 2 s after a plan was chosen', async ({
    signedIn: { page },
  }) => {
    await installClock(page);
    await open(page, '/pricing');
    await stopClock(page);
    await page.getByRole('button', { name: 'Choose Free' }).click();
    await untilSeen(page, () => card(page, 'Free').getByText('Current plan').isVisible());
    await outlast(page, 2_000, () => expect(page).toHaveURL('/pricing'));
    await startClock(page);
    await expect(page).toHaveURL('/settings');
  });

  test('[C02] says when the plan cannot be loaded and when it cannot be chosen', async ({
    signedIn: { page },
  }) => {
    await page.route(`**${api.subscription}`, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            status: 404,
            json: { code: 'not_found', message: 'Not here.', requestId: 'r' },
          })
        : route.fulfill({
            status: 409,
            json: { code: 'conflict', message: 'The plan is not on sale.', requestId: 'r' },
          }),
    );
    await open(page, '/pricing');
    await expect(page.getByText(/^Failed to load your current plan/)).toBeVisible();
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await expect(page.getByText('Failed to subscribe: The plan is not on sale.')).toBeVisible();
  });
});

test.describe('settings', () => {
  test('[C04] has four tabs, and says what is still to come', async ({ signedIn: { page, account } }) => {
    await page.goto('/settings');
    await expect(page.getByRole('tab')).toHaveText([
      'API Keys',
      'Profile',
      'Notifications',
      'Access Tokens',
      'AI',
    ]);
    await expect(page.getByRole('tab', { name: 'API Keys' })).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('tab', { name: 'Profile' }).click();
    // The panel that is left stays, inert, until it has faded.
    const panel = page.locator('[role="tabpanel"]:not([inert])');
    await expect(panel).toContainText('Ada Lovelace');
    await expect(panel).toContainText(account.email);
    await expect(panel).toContainText('coming soon');
    await expect(panel.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile');

    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(panel).toContainText('coming soon');
    for (const name of ['Email', 'Browser', 'Monthly digest']) {
      await expect(panel.getByRole('switch', { name })).toBeDisabled();
    }

    await page.getByRole('tab', { name: 'Access Tokens' }).click();
    await expect(panel).toContainText('No access tokens');
    await expect(page).toHaveURL('/settings?tab=access-tokens');
  });

  test('[C04] asks to log in when the session has ended meanwhile', async ({ signedIn: { page } }) => {
    await page.route(`**${api.openaiKey}`, (route) =>
      route.fulfill({
        status: 401,
        json: { code: 'unauthenticated', message: 'User must be authenticated', requestId: 'r' },
      }),
    );
    await page.goto('/settings');
    await expect(page.getByText('Please log in to access your settings')).toBeVisible();
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the API key', () => {
  test.use({ flavour: 'full' });

  const key = (page: Page) => field(page, 'API key');
  const keyForm = (page: Page) => page.getByRole('form', { name: 'OpenAI API key' });
  const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

  test('[C05] is checked for its form, saved masked, verified and removed', async ({
    signedIn: { page },
  }) => {
    await page.goto('/settings');
    await verify(page).click();
    await expect(keyForm(page)).toContainText('Please enter an API key to verify');
    await key(page).fill('pk-something');
    await page.getByRole('button', { name: 'Save key' }).click();
    await expect(keyForm(page)).toContainText('Invalid OpenAI API key format. Keys must begin with "sk-"');

    const secret = 'sk-valid-canary-7f3a-wxyz';
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    await key(page).fill(secret);
    await page.getByRole('button', { name: 'Save key' }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('sk-...wxyz')).toBeVisible();
    await expect(panel).toContainText('Not verified yet');
    await page.getByRole('button', { name: 'Verify saved key' }).click();
    await expect(panel.getByText('Valid', { exact: true })).toBeVisible();
    await expect(panel.locator('time')).toHaveCount(2);
    await page.reload();
    await expect(panel.getByText('sk-...wxyz')).toBeVisible();
    await expect(panel.getByText('Valid', { exact: true })).toBeVisible();
    expect((await Promise.all(answers)).join('\n')).not.toContain('canary');

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
    await expect(panel.getByText('sk-...wxyz')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save key' })).toBeVisible();
  });

  test('[C05] a restricted key counts as valid, with a note', async ({ signedIn: { page }, server }) => {
    await page.goto('/settings');
    await key(page).fill('sk-restricted-1');
    await verify(page).click();
    await expect(
      page.getByText('This key may not list models, but it can answer: it works.', { exact: true }),
    ).toBeVisible();
    await expect(keyForm(page)).not.toContainText('Verification failed');
    const paths = server.openAi?.requests.filter((request) => request.key === 'sk-restricted-1');
    expect(paths?.map(({ path }) => path)).toEqual(['/v1/models', '/v1/chat/completions']);
  });

  for (const [refused, reason] of [
    ['sk-wrong-1234', errorCatalogue.ai_key_invalid.message],
    ['sk-broke-1', errorCatalogue.ai_rate_limited.message],
    ['sk-down-1', errorCatalogue.ai_failed.message],
  ] as const) {
    test(`[C05] says why ${refused} could not be verified, without repeating it`, async ({
      signedIn: { page },
    }) => {
      await page.goto('/settings');
      await key(page).fill(refused);
      await verify(page).click();
      await expect(keyForm(page)).toContainText(`Verification failed: ${reason}`);
      await expect(keyForm(page)).not.toContainText(refused);
    });
  }

  test('[C05] tells a person whose session has ended to log in', async ({ signedIn: { page } }) => {
    await openWhole(page, '/settings');
    await key(page).fill('sk-valid-1');
    await endSessionUnnoticed(page);
    await page.getByRole('button', { name: 'Save key' }).click();
    await expect(page.getByText('You must be logged in to manage API keys')).toBeVisible();
  });
});
