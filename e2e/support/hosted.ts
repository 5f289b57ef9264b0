import { createHash, randomBytes } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import type { EmulatorProcess } from '../../server/testing/servers/emulator-process.ts';
import type { ParleyServer } from './parley-server.ts';

type Organization = { slug: string; name: string };

export function emulatorOf({ emulator }: ParleyServer): EmulatorProcess {
  if (!emulator) throw new Error('This server has no hosted service.');
  return emulator;
}

/** On the hosted service's own page. */
export async function consent(page: Page, decision: Organization | 'decline'): Promise<void> {
  await expect(page.getByRole('heading', { name: /use your projects/ })).toBeVisible();
  if (decision !== 'decline') await page.getByRole('radio', { name: decision.name }).check({ force: true });
  await page.getByRole('button', { name: decision === 'decline' ? 'Decline' : 'Authorise' }).click();
}

/** Through the API, for tests whose subject is something else. */
export async function grantAccess(page: Page, server: ParleyServer, { slug }: Organization): Promise<void> {
  const emulator = emulatorOf(server);
  const verifier = randomBytes(24).toString('hex');
  const redirectUri = `${server.origin}/auth/oauth-callback`;
  const asked = new URLSearchParams({
    client_id: emulator.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    state: 'any',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const answer = await emulator.consent(`${emulator.url}/v1/oauth/authorize?${asked}`, {
    organization: slug,
  });
  const exchanged = await page.request.post(`${server.origin}${api.tokenExchange}`, {
    headers: { origin: server.origin },
    data: {
      code: answer.searchParams.get('code'),
      code_verifier: verifier,
      redirect_uri: redirectUri,
      client_id: emulator.clientId,
    },
  });
  if (!exchanged.ok()) throw new Error(`The code was refused: ${await exchanged.text()}`);
}
