import type { Page } from '@playwright/test';
import { type Account, createAccount, newAccount, signIn } from './fixtures.ts';
import type { ParleyServer } from './parley-server.ts';

/** A second person, signed in, in a browser of their own. */
export async function somebody(
  page: Page,
  server: ParleyServer,
  firstName: string,
): Promise<{ page: Page; account: Account }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const own = await (await browser.newContext({ baseURL: server.origin })).newPage();
  const account: Account = { ...newAccount(), firstName, lastName: 'Hopper' };
  await signIn(own.request, server, await createAccount(own.request, server, account));
  return { page: own, account };
}
