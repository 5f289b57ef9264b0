import { randomInt, randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { type APIRequestContext, test as base, type Locator, type Page } from '@playwright/test';
import { type Flavour, type ParleyServer, startParley } from './parley-server.ts';

export type Account = { email: string; password: string; firstName: string; lastName: string };

type TestFixtures = {
  /** Which server the test runs against: `test.use({ flavour: 'full' })`. */
  flavour: Flavour;
  server: ParleyServer;
  /** A fresh account, confirmed where that is needed, and nobody signed in. */
  account: Account;
  /** The page of a fresh account's owner, who is signed in. */
  signedIn: { page: Page; account: Account };
};

type WorkerFixtures = { servers: (flavour: Flavour) => Promise<ParleyServer> };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern.
    async ({}, use) => {
      const started = new Map<Flavour, Promise<ParleyServer>>();
      await use((flavour) => {
        const server = started.get(flavour) ?? startParley(flavour);
        started.set(flavour, server);
        return server;
      });
      await Promise.all([...started.values()].map(async (server) => (await server).close()));
    },
    { scope: 'worker' },
  ],
  flavour: ['plain', { option: true }],
  server: async ({ servers, flavour }, use) => use(await servers(flavour)),
  baseURL: async ({ server }, use) => use(server.origin),
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyClientAddress() }),
  context: async ({ context }, use) => {
    await context.addInitScript(waitLonger);
    await use(context);
  },
  account: async ({ server, request }, use) => use(await createAccount(request, server)),
  signedIn: async ({ page, server, account }, use) => {
    await signIn(page.request, server, account);
    await use({ page, account });
  },
});

export function newAccount(): Account {
  return {
    email: `ada.${randomUUID().slice(0, 8)}@example.com`,
    password: 'correct horse 7',
    firstName: 'Ada',
    lastName: 'Lovelace',
  };
}

/** Through the API, for tests whose subject is something else. */
export async function createAccount(
  request: APIRequestContext,
  server: ParleyServer,
  account: Account = newAccount(),
): Promise<Account> {
  await post(request, server, api.signUp, {
    ...account,
    confirmPassword: account.password,
    acceptTerms: true,
  });
  if (server.mailbox !== undefined) {
    const mail = await server.mailbox.nextMail(account.email);
    await request.get(linkIn(mail.text ?? ''), { maxRedirects: 0 });
  }
  return account;
}

export async function signIn(
  request: APIRequestContext,
  server: ParleyServer,
  { email, password }: Account,
): Promise<void> {
  await post(request, server, api.signIn, { email, password, rememberMe: true });
}

/** A page of another browser, in which nobody is signed in. */
export async function pageOfAnotherBrowser(page: Page, server: ParleyServer): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const context = await browser.newContext({ baseURL: server.origin });
  await context.addInitScript(waitLonger);
  return context.newPage();
}

/** A rendered page takes no input before its script has run; asking for the session is the sign that it has. */
export async function open(page: Page, path: string): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(api.session)),
    page.goto(path),
  ]);
}

/** Holds every call of this path back until the function it gives is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

export function field(page: Page | Locator, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  return link;
}

async function post(request: APIRequestContext, server: ParleyServer, path: string, data: unknown) {
  const response = await request.post(`${server.origin}${path}`, {
    data,
    headers: { origin: server.origin },
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
}

/**
 * In the page. Its time limits on calls are no subject of a test that does not move the clock, and on a busy machine
 * they would decide it.
 */
function waitLonger(): void {
  const setTimer = window.setTimeout;
  const patient = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
    setTimer(handler, ms >= 8_000 ? ms * 20 : ms, ...given);
  window.setTimeout = patient as typeof window.setTimeout;
}

function anyClientAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
