import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { installClock, outlast, startClock, stopClock, untilSeen } from './support/clock.ts';
import {
  type Account,
  createAccount,
  field,
  hold,
  linkIn,
  newAccount,
  open,
  signIn,
  test,
} from './support/fixtures.ts';
import { openWhole } from './support/page-idle.ts';

const registered = 'Registration successful! Please check your email to confirm your account.';

async function fillRegistration(page: Page, account: Account) {
  await field(page, 'First name').fill(account.firstName);
  await field(page, 'Last name').fill(account.lastName);
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await field(page, 'Confirm password').fill(account.password);
  await page.getByRole('checkbox', { name: /terms/ }).check();
}

async function fillLogin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Email' });
const form = (page: Page) => page.getByRole('form');

test.describe('signing up', () => {
  test('[B01] asks for names, email, password twice and the terms, and says when one is missing', async ({
    page,
    server,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(api.signUp)) sent.push(request.url());
    });
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
      await open(page, '/register');
      await fillRegistration(page, newAccount());
      await field(page, label).fill('');
      await createButton(page).click();
      await expect(form(page)).toContainText('Please fill in all required fields.');
    }
    await open(page, '/register');
    await fillRegistration(page, newAccount());
    await page.getByRole('checkbox', { name: /terms/ }).uncheck();
    await createButton(page).click();
    await expect(form(page)).toContainText('Please accept the terms to create an account.');
    expect(sent, `${server.origin} must not be asked`).toEqual([]);
  });

  test('[B02] says that the passwords do not match', async ({ page }) => {
    await open(page, '/register');
    await fillRegistration(page, newAccount());
    await field(page, 'Confirm password').fill('something else');
    await createButton(page).click();
    await expect(form(page)).toContainText('Passwords do not match.');
    await expect(field(page, 'First name')).toHaveValue('Ada');
  });

  test('[B03] refuses a password of five characters, on the page and on the server', async ({
    page,
    request,
    server,
  }) => {
    const message = 'Password must be at least 6 characters long.';
    const short = { ...newAccount(), password: '12345' };
    await open(page, '/register');
    await fillRegistration(page, short);
    await createButton(page).click();
    await expect(form(page)).toContainText(message);

    const answer = await request.post(api.signUp, {
      data: { ...short, confirmPassword: '12345', acceptTerms: true },
      headers: { origin: server.origin },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: { password: message } });
  });

  test('[B04] without mail the account is ready at once, and the page says so before it goes to sign-in', async ({
    page,
  }) => {
    const account = newAccount();
    const letGo = await hold(page, api.signUp);
    await installClock(page);
    await open(page, '/register');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillRegistration(page, account);
    await createButton(page).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
    await stopClock(page);
    letGo();

    const ready = page.getByText('your account is ready: you can sign in now');
    await untilSeen(page, () => ready.isVisible());
    await expect(page.getByText(registered)).toBeVisible();
    await outlast(page, 5_000, () => expect(ready).toBeVisible());
    await startClock(page);
    await expect(page).toHaveURL('/login');

    await expect(field(page, 'Email')).toHaveValue(account.email);
    await field(page, 'Password').fill(account.password);
    await signInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the sample shop' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Recent/ })).toHaveCount(0);
  });

  test('keeps what was typed when the server refuses it', async ({ page, account }) => {
    await open(page, '/register');
    await fillRegistration(page, account);
    await createButton(page).click();
    await expect(form(page)).toContainText('An account with this email already exists.');
    await expect(field(page, 'Email')).toHaveValue(account.email);
    await expect(field(page, 'First name')).toHaveValue(account.firstName);
  });
});

test.describe('signing up with mail', () => {
  test.use({ flavour: 'full' });

  test('[B04] with mail the address must be confirmed before sign-in', async ({ page, server }) => {
    const account = newAccount();
    await open(page, '/register');
    await fillRegistration(page, account);
    await createButton(page).click();
    await expect(page.getByText(registered)).toBeVisible();
    await expect(page.getByText('your account is ready')).toBeHidden();
    const mail = await server.mailbox?.nextMail(account.email);

    await open(page, '/login');
    await fillLogin(page, account);
    await signInButton(page).click();
    await expect(form(page)).toContainText('Please confirm your email address first.');

    await page.goto(linkIn(mail?.text ?? ''));
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, account);
    await signInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('[B05] says what is missing and what is wrong, and what it is doing', async ({ page, account }) => {
    await open(page, '/login');
    await signInButton(page).click();
    await expect(form(page)).toContainText('Please enter both email and password.');

    await fillLogin(page, { email: account.email, password: 'not this one' });
    await signInButton(page).click();
    await expect(form(page)).toContainText('Failed to sign in. Please check your credentials.');

    const letGo = await hold(page, api.signIn);
    await fillLogin(page, account);
    await signInButton(page).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/dashboard');
  });

  for (const remember of [true, false]) {
    const kept = remember ? 'outlives' : 'ends with';
    test(`[B05] the session ${kept} the browser when 'Remember me' is ${remember ? '' : 'not '}ticked`, async ({
      page,
      account,
      context,
    }) => {
      await open(page, '/login');
      await fillLogin(page, account);
      await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
      await signInButton(page).click();
      await expect(page).toHaveURL('/dashboard');
      const session = (await context.cookies()).find(({ name }) => /session_token$/.test(name));
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      if (remember) expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400);
      else expect(session?.expires).toBe(-1);
    });
  }

  test('[A04] brings a visitor back to the page and query they asked for', async ({ page, account }) => {
    await page.goto('/settings?tab=notifications');
    await expect(page).toHaveURL('/login');
    const remembered = await page.evaluate(() => localStorage.getItem('auth_return_path'));
    expect(remembered).toBe('/settings?tab=notifications');
    await fillLogin(page, account);
    await signInButton(page).click();
    await expect(page).toHaveURL('/settings?tab=notifications');
    await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
  });

  test('[A05] sends a signed-in user from the login and register pages to the dashboard', async ({
    signedIn: { page },
  }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });
});

test.describe('the account menu', () => {
  test('[A11] shows the letter, the full name and the email, and leads to the profile', async ({
    signedIn: { page, account },
  }) => {
    // While parts of the page arrive, the menu moves with them, and a click may miss.
    await openWhole(page, '/dashboard');
    const avatar = page.getByRole('button', { name: 'Your account' });
    await expect(avatar).toHaveText('A');
    await avatar.click();
    await expect(page.getByText('Ada Lovelace')).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Your Profile' }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('[A11] signing out ends the session on the server, then goes home', async ({
    signedIn: { page },
    server,
    playwright,
  }) => {
    await page.goto('/dashboard');
    const before = await page.context().storageState();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');

    const thief = await playwright.request.newContext({ baseURL: server.origin, storageState: before });
    expect(await (await thief.get(api.session)).json()).toEqual({ user: null });
    await thief.dispose();

    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  const people = [
    { firstName: 'Grace', email: 'zoe@example.com', letter: 'G', greeting: 'Welcome, Grace' },
    { firstName: '', email: 'zoe@example.com', letter: 'Z', greeting: 'Welcome, zoe' },
    { firstName: '', email: '', letter: 'U', greeting: 'Welcome, User' },
  ];
  test('[A11][B10] uses the first name, else the email, else U and User', async ({ signedIn: { page } }) => {
    for (const { firstName, email, letter, greeting } of people) {
      await page.route(`**${api.session}`, async (route) => {
        const answer = await route.fetch();
        const { user } = await answer.json();
        await route.fulfill({ response: answer, json: { user: { ...user, firstName, email } } });
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Your account' })).toHaveText(letter);
      await expect(page.getByRole('heading', { level: 1, name: greeting, exact: true })).toBeVisible();
      await page.unroute(`**${api.session}`);
    }
  });
});

test.describe('Google', () => {
  test('[B06] says so and is disabled where it is not configured', async ({ page }) => {
    await open(page, '/login');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled();
    await expect(page.getByText('Google sign-in is not set up on this server.')).toBeVisible();
  });

  test.describe('configured', () => {
    test.use({ flavour: 'full' });

    const stored = (page: Page) =>
      page.evaluate(() => ({
        pending: localStorage.getItem('google_oauth_pending'),
        startedAt: localStorage.getItem('google_oauth_started_at'),
        returnPath: localStorage.getItem('auth_return_path'),
      }));

    test('[B06] signs in through the provider and goes to the return path', async ({ page, server }) => {
      const email = newAccount().email;
      server.openId?.setUser({
        sub: `google-${email}`,
        email,
        email_verified: true,
        given_name: 'Grace',
        family_name: 'Hopper',
      });
      const asked = page.waitForRequest((request) =>
        request.url().startsWith(`${server.openId?.issuer}/auth?`),
      );
      await installClock(page);
      await page.goto('/settings?tab=profile');
      await expect(page).toHaveURL('/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();

      const parameters = new URL((await asked).url()).searchParams;
      expect(parameters.get('access_type')).toBe('offline');
      expect(parameters.get('prompt')).toBe('consent');
      expect(parameters.get('code_challenge_method')).toBe('S256');

      await page.getByRole('button', { name: 'Continue' }).click();
      await stopClock(page);
      await page.getByRole('button', { name: 'Allow' }).click();
      const completing = page.getByText('Completing Sign In...');
      await untilSeen(page, () => completing.isVisible());
      await outlast(page, 1_500, () => expect(completing).toBeVisible());
      await startClock(page);
      await expect(page).toHaveURL('/settings?tab=profile');
      expect((await stored(page)).pending).toBeNull();
      await expect(page.getByText('Grace Hopper')).toBeVisible();
    });

    test('[B06] stores the flag, the time and the return path before it leaves, then goes to the dashboard', async ({
      page,
      server,
    }) => {
      const email = newAccount().email;
      server.openId?.setUser({ sub: `google-${email}`, email, email_verified: true });
      const letGo = await hold(page, api.google);
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await expect.poll(() => stored(page)).toMatchObject({ pending: 'true', returnPath: '/dashboard' });
      expect(Number((await stored(page)).startedAt)).toBeGreaterThan(Date.now() - 60_000);
      letGo();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL('/dashboard');
    });

    test('[B06] says that it failed when the user says no at the provider', async ({ page }) => {
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(
        page.getByText('Google sign-in failed. Please try again or use email login.'),
      ).toBeVisible();
      expect((await stored(page)).pending).toBeNull();
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page).toHaveURL('/login');
    });

    test('[B06] says so when it cannot even start', async ({ page }) => {
      await page.route(`**${api.google}`, (route) =>
        route.fulfill({
          status: 502,
          json: { code: 'google_failed', message: 'Failed to initialize Google sign in.', requestId: 'r' },
        }),
      );
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await expect(page.getByText('Failed to initialize Google sign in.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    });
  });
});

test.describe('a forgotten password', () => {
  test.use({ flavour: 'full' });

  const answer = 'If an account exists for this address, a link to set a new password is on its way.';

  test('[B07] mails a link with which a new password is set, once', async ({
    page,
    request,
    account,
    server,
  }) => {
    await open(page, '/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/reset-password');
    await field(page, 'Email').fill(account.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(answer)).toBeVisible();

    const mail = await server.mailbox?.nextMail(account.email);
    const link = linkIn(mail?.text ?? '');
    expect(new URL(link).pathname).toBe('/reset-password');
    await open(page, link);
    await field(page, 'New password').fill('a new secret 9');
    await field(page, 'Confirm new password').fill('a new secret 9');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('link', { name: 'Go to sign in' }).click();

    const old = await request.post(api.signIn, {
      data: { email: account.email, password: account.password },
      headers: { origin: server.origin },
    });
    expect(old.status()).toBe(401);
    await fillLogin(page, { ...account, password: 'a new secret 9' });
    await signInButton(page).click();
    await expect(page).toHaveURL('/dashboard');

    await page.context().clearCookies();
    await open(page, link);
    await field(page, 'New password').fill('a third secret 9');
    await field(page, 'Confirm new password').fill('a third secret 9');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(form(page)).toContainText('This link is no longer valid. Ask for a new one.');
  });

  test('[B07] answers alike whether the address exists or not', async ({ request, server, account }) => {
    const ask = async (email: string) => {
      const response = await request.post(api.forgotPassword, {
        data: { email },
        headers: { origin: server.origin },
      });
      return { status: response.status(), body: await response.text() };
    };
    expect(await ask(newAccount().email)).toEqual(await ask(account.email));
  });
});

test.describe('the profile', () => {
  test('[A02] /profile edits the first and the last name', async ({ signedIn: { page } }) => {
    await page.goto('/profile');
    await field(page, 'First name').fill('Augusta');
    await field(page, 'Last name').fill('King');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Augusta' })).toBeVisible();
  });

  test('changing the password ends the other sessions and the access tokens, and keeps this one', async ({
    signedIn: { page, account },
    server,
    playwright,
  }) => {
    const other = await playwright.request.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
    });
    await signIn(other, server, account);
    const headers = { origin: server.origin };
    await page.request.post(api.accessTokens, { data: { name: 'A script' }, headers });
    await page.goto('/profile');
    await expect(page.getByLabel('Also revoke my access tokens')).toBeChecked();
    await field(page, 'Current password').fill(account.password);
    await field(page, 'New password').fill('another secret 5');
    await field(page, 'Confirm new password').fill('another secret 5');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(
      page.getByText('Password changed. Your other sessions are signed out. One access token is revoked.'),
    ).toBeVisible();
    expect(await (await other.get(api.session)).json()).toEqual({ user: null });
    await other.dispose();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });
});

test('every account sees only its own session', async ({ request, server, signedIn: { page } }) => {
  await createAccount(request, server);
  const mine = await page.request.get(api.session);
  expect((await mine.json()).user.firstName).toBe('Ada');
  expect(await (await request.get(api.session)).json()).toEqual({ user: null });
});

test('a form sent before the page has come alive never puts what was typed into the address', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
  }
  await context.close();
});
