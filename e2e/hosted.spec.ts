import { createHash } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../server/testing/servers/emulator-process.ts';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { consent, emulatorOf, grantAccess } from './support/hosted.ts';
import { seriousFindings } from './support/serious-findings.ts';

const { market, meridian } = demoOrganizations;
const { shop, streaming, saas, clinicPaused } = demoProjects;

// One server and one hosted service for all of them.
test.describe.configure({ mode: 'default' });
test.use({ flavour: 'hosted' });
test.afterEach(async ({ server }) => emulatorOf(server).clearFaults());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: heading(page, name) });
const select = (page: Page, name: string) => card(page, name).getByRole('button', { name: /SELECT PROJECT/ });
const pending = (page: Page) =>
  page.evaluate(() => ({
    state: sessionStorage.getItem('supabase_oauth_state'),
    verifier: sessionStorage.getItem('supabase_code_verifier'),
  }));

test('[G01] [G04] [G06] [D02] [E07] [F06] a new account connects, consents, picks a project and lands where it came from', async ({
  signedIn: { page },
}) => {
  await installClock(page);
  await page.goto('/schema-viewer');
  await expect(page.getByText('Authentication required to view projects')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('No project selected yet')).toBeVisible();
  await expect(page.getByText('Demo projects')).toBeVisible();
  await expect(page.getByText('Keys stay on the server')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('/v1/oauth/authorize?'));
  await button(page, 'Connect Supabase').click();
  const ask = new URL((await asked).url()).searchParams;
  expect(ask.get('state')).toMatch(/^[0-9a-f]{32}$/);
  expect(ask.get('code_challenge_method')).toBe('S256');

  const exchange = page.waitForRequest(`**${api.tokenExchange}`);
  await stopClock(page);
  await consent(page, market);
  const established = heading(page, 'OAuth connection established successfully!');
  await untilSeen(page, () => established.isVisible());
  const traded = (await exchange).postDataJSON();
  expect(traded.code_verifier).toMatch(/^[0-9a-f]{48}$/);
  expect(createHash('sha256').update(traded.code_verifier).digest('base64url')).toBe(
    ask.get('code_challenge'),
  );
  await expect(page.getByRole('link', { name: 'Go to Projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(await pending(page)).toEqual({ state: null, verifier: null });
  await outlast(page, 2_000, () => expect(established).toBeVisible());
  await startClock(page);
  await expect(page).toHaveURL('/projects');

  await select(page, shop.name).click();
  await button(page, `Continue with ${shop.name}`).click();
  await expect(button(page, 'Continue with Selected Project')).toBeVisible();
  await expect(page.getByText('Supabase connected successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Connect Supabase/ })
    .click();
  await expect(page.getByText(`Connected: ${shop.name}`)).toBeVisible();
});

test('[D03] [D07] [F06] [G07] a connected project shows its schema on the dashboard, in the viewer and on its own page', async ({
  signedIn: { page },
  server,
}) => {
  await grantAccess(page, server, market);
  const picker = page.getByRole('dialog', { name: 'Select a project' });
  await test.step('an organisation without projects', async () => {
    const listing = `**${api.projects}`;
    await page.route(listing, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), projects: [] } });
    });
    await page.goto('/schema-viewer');
    await expect(page.getByText('No projects found')).toBeVisible();
    await page.goto('/dashboard');
    await button(page, 'Select Project & Fetch Schema').click();
    await expect(picker).toContainText('No projects available');
    await expect(picker).toContainText('Create a project in Supabase dashboard first');
    await page.unroute(listing);
  });
  await page.goto('/dashboard');
  await button(page, 'Select Project & Fetch Schema').click();
  await expect(picker.getByRole('button', { name: shop.name })).toContainText(shop.ref);
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Select Project & Fetch Schema').click();
  await picker.getByRole('button', { name: shop.name }).click();
  await expect(page.getByText(`Schema for ${shop.name} loaded successfully!`)).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('button', { name: /Generate Tools/ })).toHaveAttribute('aria-current', 'step');

  await steps.getByRole('button', { name: /View Schema \(done\)/ }).click();
  await page.getByRole('button', { name: /public\.customers.*8 columns/ }).click();
  const columns = page.getByRole('table', { name: 'Columns of public.customers' });
  await expect(columns.getByRole('columnheader')).toHaveText(['Column', 'Type', 'Nullable']);
  await button(page, 'Change Project').click();
  await expect(picker.getByRole('button', { name: shop.name })).toContainText('Active');
  await page.keyboard.press('Escape');

  await page.goto('/schema-viewer');
  await expect(heading(page, 'Your Supabase Projects')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${shop.name}.*${market.name}`) }).click();
  await expect(page.getByText('Found 14 tables in this project.')).toBeVisible();
  await page.getByRole('tab', { name: 'Diagram' }).click();
  await expect(page.getByRole('img', { name: '14 tables, 13 relationships' })).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: /^Rows of/ })).toBeVisible();
  await page.getByPlaceholder('Enter Supabase Project Reference ID').fill('nosuchprojectatallxx');
  await button(page, 'View Schema').click();
  await expect(page.getByRole('alert')).toHaveText('Error: Project with ID nosuchprojectatallxx not found');

  await page.goto(`/projects/tools?project_ref=${shop.ref}`);
  await expect(page.getByText('orders.customer_id → customers.id')).toBeVisible();
  await page.getByLabel('Table', { exact: true }).selectOption({ label: 'customers' });
  for (const tool of ['list', 'get', 'create', 'update', 'delete']) {
    await expect(heading(page, `${tool}_customers`)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'SQL of list_customers' })).toContainText('LIMIT 10');
  expect(await seriousFindings(page, 'project tools')).toEqual([]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('[G06] [G07] disconnecting asks, ends the access and keeps the connection, which works again after connecting anew', async ({
  signedIn: { page },
  server,
}) => {
  await grantAccess(page, server, market);
  await grantAccess(page, server, meridian);
  await page.goto('/projects');
  await expect(button(page, 'Add another organisation')).toBeVisible();
  await expect(select(page, clinicPaused.name)).toBeDisabled();
  await expect(card(page, clinicPaused.name)).toContainText('Paused');
  expect(await seriousFindings(page, 'projects')).toEqual([]);
  await select(page, saas.name).click();
  await button(page, `Continue with ${saas.name}`).click();
  await expect(page).toHaveURL('/projects/tools');
  await expect(heading(page, 'Example tools')).toBeVisible();

  await page.goto('/projects');
  for (const name of [market.name, meridian.name]) {
    await button(page, `Disconnect ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Disconnect ${name}?` });
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText(`${name} is disconnected.`)).toBeVisible();
  }
  await expect(button(page, 'Connect Supabase')).toBeVisible();
  await page.goto('/projects/tools');
  await expect(page).toHaveURL('/projects');
  await page.goto('/connections');
  await expect(card(page, saas.name)).toContainText(saas.ref);
  await card(page, saas.name).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Further schemas').fill('reporting, auth');
  await button(page, 'Save connection').click();
  await expect(page.getByLabel('Further schemas')).toHaveAccessibleDescription(/auth belongs to the hosted/);
  await page.getByText('Functions of your own').click();
  await page.getByLabel('Further schemas').fill('reporting');
  await page.getByLabel('Trusted functions').fill('public.mrr');
  await button(page, 'Save connection').click();
  await expect(page.getByText('Connection updated successfully!')).toBeVisible();

  await page.goto('/projects');
  await button(page, 'Connect Supabase').click();
  await consent(page, meridian);
  await page.getByRole('link', { name: 'Go to Projects' }).click();
  await expect(card(page, saas.name)).toContainText('Connected');
  await page.goto('/connections');
  await card(page, saas.name).getByRole('button', { name: 'Schema' }).click();
  await expect(page.getByText('reporting: no tables there')).toBeVisible();
  expect(await seriousFindings(page, 'schema')).toEqual([]);
});

test('[G01] [G04] what goes wrong at the hosted service or on the way back is said in a sentence', async ({
  signedIn: { page },
  server,
}) => {
  const said = page.getByRole('alert');
  await page.goto('/projects');
  await button(page, 'Connect Supabase').click();
  await consent(page, 'decline');
  await expect(said).toContainText('You declined the connection, so nothing was connected.');
  await expect(page.getByRole('link', { name: 'Go to Projects' })).toBeVisible();

  await emulatorOf(server).fault({ kind: 'stay-on-decline', match: '/dashboard/authorize' });
  await page.goto('/projects');
  await button(page, 'Connect Supabase').click();
  await consent(page, 'decline');
  await expect(heading(page, 'You declined')).toBeVisible();
  await page.goto('/projects');
  await expect(button(page, 'Connect Supabase')).toBeEnabled();

  const { state, verifier } = await pending(page);
  await page.goto(`/auth/oauth-callback?code=c&state=${'0'.repeat(32)}`);
  await expect(said).toContainText(
    'Security validation failed (state mismatch). Please try authenticating again.',
  );
  await page.goto(`/auth/oauth-callback?state=${state}`);
  await expect(said).toContainText('The answer came without a code or a state.');
  await page.goto(`/auth/oauth-callback?code=made-up&state=${state}`);
  await expect(heading(page, 'Connection Failed')).toBeVisible();
  expect(await pending(page)).toEqual({ state, verifier });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/auth/oauth-callback?code=c&state=${state}`);
  await expect(said).toContainText('This browser no longer knows about the sign-in it started.');

  await page.goto('/projects');
  await button(page, 'Connect Supabase').click();
  await consent(page, market);
  await expect(heading(page, 'OAuth connection established successfully!')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const stats = await emulatorOf(server).stats();
  await page.goto('/auth/oauth-callback');
  await expect(heading(page, 'There is nothing to complete here')).toBeVisible();
  const after = await emulatorOf(server).stats();
  expect(after.calls['POST /v1/oauth/token']).toBe(stats.calls['POST /v1/oauth/token']);
});

test('an expired, a revoked and a slowed-down access, and a paused project, are each told apart', async ({
  signedIn: { page },
  server,
}) => {
  const emulator = emulatorOf(server);
  await grantAccess(page, server, meridian);
  await page.goto('/projects');
  await expect(card(page, saas.name)).toBeVisible();

  await emulator.fault({ kind: 'rate-limit', times: 20 });
  await button(page, 'REFRESH').click();
  await expect(page.getByText('This list may be out of date')).toBeVisible();
  await expect(page.getByText(/slow down|too many/i)).toBeVisible();
  await expect(card(page, saas.name)).toBeVisible();
  await emulator.clearFaults();

  await emulator.fault({ kind: 'expire-tokens' });
  await button(page, 'REFRESH').click();
  await expect(page.getByText('This list may be out of date')).toBeHidden();
  await expect(card(page, saas.name)).toBeVisible();

  await page.goto(`/projects/select?project_ref=${clinicPaused.ref}`);
  await expect(page.getByText(`${clinicPaused.name}: Paused`)).toBeVisible();
  await expect(button(page, 'Continue with Selected Project')).toBeDisabled();

  await page.goto('/projects');
  await expect(card(page, saas.name)).toBeVisible();
  await emulator.fault({ kind: 'revoke-grants' });
  await button(page, 'REFRESH').click();
  await expect(page.getByText('Not authenticated with Supabase')).toBeVisible();
  await expect(button(page, 'Connect Supabase')).toBeVisible();
});

test('[A06] [G06] a project in the address or in a message of an allowed window is confirmed after a second', async ({
  signedIn: { page },
  server,
}) => {
  await grantAccess(page, server, market);
  await installClock(page);
  await stopClock(page);
  await page.goto(`/projects?project_ref=${shop.ref}&project_name=Shop&region=eu`);
  const announced = page.getByText(`Continuing with ${shop.name} in a moment...`);
  await untilSeen(page, () => announced.isVisible());
  await expect(page).toHaveURL(/\/projects\/select\?project_ref=shopdemo/);
  await outlast(page, 1_000, () => expect(announced).toBeVisible());
  await untilSeen(page, () => announced.isHidden());
  await startClock(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Supabase connected successfully!')).toBeVisible();

  await page.goto('/projects');
  await expect(card(page, streaming.name)).toBeVisible();
  await page.evaluate((ref) => {
    const data = { project_ref: ref, project_name: 'x', region: 'y' };
    dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }));
  }, shop.ref);
  await stopClock(page);
  await page.evaluate(
    (ref) => postMessage({ project_ref: ref, project_name: 'x', region: 'y' }),
    streaming.ref,
  );
  await untilSeen(page, () => page.getByText(/in a moment/).isVisible());
  await expect(page).toHaveURL(new RegExp(`/projects/select\\?project_ref=${streaming.ref}`));
  await page.getByRole('radio', { name: new RegExp(shop.name) }).check();
  await untilSeen(page, () => page.getByText(/in a moment/).isHidden());
  await startClock(page);
  expect(await seriousFindings(page, 'selection')).toEqual([]);
  await button(page, 'Continue with Selected Project').click();
  await expect(page).toHaveURL('/');
});

test('[E06] [E08] [E07] one click asks first, connects the only project and returns; what the server cannot save is kept here', async ({
  signedIn: { page },
}) => {
  await page.goto('/connections');
  await button(page, 'Add Connection').click();
  await page.getByRole('button', { name: /^OAuth one-click/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect with one click?' });
  await dialog.getByRole('button', { name: /^Continue to/ }).click();
  const seen = Promise.withResolvers<void>();
  let isAway = true;
  await page.route('**/api/projects/*/connect', async (route) => {
    await seen.promise;
    return isAway ? route.abort() : route.continue();
  });
  await page.exposeFunction('serverIsBack', () => {
    isAway = false;
  });
  await consent(page, meridian);
  await expect(heading(page, 'Connecting Database...')).toBeVisible();
  seen.resolve();
  await expect(page).toHaveURL('/connections');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(card(page, saas.name)).toContainText(saas.ref);
  expect(await page.evaluate(() => localStorage.getItem('use_local_storage'))).toBe('true');
  // The page also asks by itself every few seconds: the server is back with the click, not a moment before it.
  await page.evaluate(() => {
    const { serverIsBack } = window as unknown as { serverIsBack: () => void };
    document.addEventListener('pointerdown', serverIsBack, { once: true });
  });
  await button(page, 'Try now').click();
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await expect(card(page, saas.name)).toContainText('Connected');
  await card(page, saas.name).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toContainText('There is no host or password to keep.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Billing');
  await button(page, 'Save connection').click();
  await expect(card(page, 'Billing')).toContainText(saas.ref);
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, 'Add Connection').click();
  await page.getByRole('button', { name: /^OAuth one-click/ }).click();
  await dialog.getByRole('button', { name: /^Continue to/ }).click();
  await consent(page, meridian);
  await expect(page.getByText('Supabase connected successfully!')).toBeVisible();
  await expect(page).toHaveURL('/connections');
  const known = await page.evaluate(() => JSON.parse(localStorage.getItem('active_project') ?? '{}'));
  expect(known).toMatchObject({ project_ref: saas.ref, connected: true });
  expect(known.schema.tables.length).toBeGreaterThan(5);

  await page.goto(`/database/callback?connection_id=${saas.ref}&type=supabase`);
  await expect(page).toHaveURL('/connections');
  await expect(page.getByText('Database connected successfully!')).toBeVisible();
  await page.goto('/database/callback?code=made-up&state=wrong');
  await expect(heading(page, 'Connection Failed')).toBeVisible();
  await expect(button(page, 'Try Again')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Connections' }).click();
  await expect(page).toHaveURL('/connections');

  await button(page, 'Add Connection').click();
  await page.getByRole('button', { name: /^OAuth one-click/ }).click();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: /^Continue to/ }).click();
  await expect(dialog).toContainText('You must be logged in to use OAuth connection options.');
});
