import { api } from '@parley/contract/routes';
import { expect, test } from 'vitest';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

test('[B08] a request with the cookie of an ended session takes no cookie away: a newer one may be there', async () => {
  const server = await startTestApp();
  const browser = await signedIn(server);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  await browser.send('POST', api.signOut);
  const late = await server.app.inject({ method: 'GET', url: api.spaces, headers: { cookie } });
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([401, undefined]);
  await server.close();
});
