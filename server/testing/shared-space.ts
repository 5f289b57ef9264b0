import { api } from '@parley/contract/routes';
import type { SpaceRole } from '@parley/contract/spaces/roles';
import { signedIn, type TestApp, type TestBrowser } from './test-app.ts';

/** A person with an account of their own, in the space of that owner. */
export async function invited(
  server: TestApp,
  owner: TestBrowser,
  role: Exclude<SpaceRole, 'owner'>,
  email = `${role}@example.com`,
): Promise<TestBrowser> {
  const browser = await signedIn(server, email);
  const { link } = (await owner.send('POST', api.spaceInvitations, { role })).json();
  const secret = new URL(link).hash.slice(1);
  const { space } = (await browser.send('POST', api.acceptInvitation, { secret })).json();
  return browser.in(space.id);
}
