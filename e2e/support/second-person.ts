import type { Page } from '@playwright/test';
import { type Account, createAccount, newAccount, pageOfAnotherBrowser, signIn } from './fixtures.ts';
import type { ParleyServer } from './parley-server.ts';

/** A second person, signed in, in a browser of their own. */
export async function somebody(
  page: Page,
  server: ParleyServer,
  firstName: string,
): Promise<{ page: Page; account: Account }> {
  const own = await pageOfAnotherBrowser(page, server);
  const account: Account = { ...newAccount(), firstName, lastName: 'Hopper' };
  await signIn(own.request, server, await createAccount(own.request, server, account));
  return { page: own, account };
}
