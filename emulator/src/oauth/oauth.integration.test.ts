import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  market,
  meridian,
  returnTo,
  startTestClient,
  type TestClient,
  type TokenAnswer,
} from '../testing/test-client.ts';

let service: TestClient;

beforeAll(async () => {
  service = await startTestClient();
});

afterAll(() => service.close());

const refresh = (token: string) => service.token({ grant_type: 'refresh_token', refresh_token: token });

async function exchangeForm(): Promise<Record<string, string>> {
  const back = await service.decide({ organization: market });
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: returnTo,
    code_verifier: service.verifier,
  };
}

describe('authorising', () => {
  test.each([
    [
      'a client it does not know',
      { client_id: '00000000-0000-4000-8000-000000000000' },
      422,
      'Unrecognized client_id',
    ],
    [
      'a return address elsewhere',
      { redirect_uri: 'https://elsewhere.example.com/cb' },
      422,
      /^redirect_uri: /,
    ],
    ['another kind of answer', { response_type: 'token' }, 400, /^response_type: /],
    [
      'a strange way to make the challenge',
      { code_challenge_method: 'MD5' },
      400,
      /^code_challenge_method: /,
    ],
    ['a state that is too long', { state: 's'.repeat(4096) }, 400, /^state: /],
  ])('[G10] refuses %s without sending the browser anywhere', async (_what, changes, status, message) => {
    const answer = await fetch(service.authorizeUrl(changes), { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toEqual({ message: expect.stringMatching(message) });
  });

  test('[G10] shows a consent page that says what it is and runs no script', async () => {
    const asked = await fetch(service.authorizeUrl(), { redirect: 'manual' });
    expect(asked.status).toBe(303);
    const page = await fetch(new URL(asked.headers.get('location') ?? '', service.url));
    const policy = page.headers.get('content-security-policy') ?? '';
    const html = await page.text();
    expect(html).toContain('a local stand-in for Supabase');
    for (const word of ['Lantern Market', 'Meridian Suite', 'Meridian Clinic', 'Paused'])
      expect(html).toContain(word);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toContain('<script');
  });

  test('[G10] chooses the organisation that the address names', async () => {
    const page = await fetch(service.authorizeUrl({ organization_slug: meridian }));
    expect(await page.text()).toMatch(new RegExp(`value="${meridian}" required checked`));
  });

  test('[G10] returns with a refusal when the person declines, and the request is then closed', async () => {
    const back = await service.decide('decline');
    expect(back.origin + back.pathname).toBe(returnTo);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'a-state',
    });
  });

  test('[G10] in the classic manner keeps who declines, and closes the request all the same', async () => {
    await service.fault({ kind: 'stay-on-decline', match: '/dashboard/authorize' });
    const asked = await fetch(service.authorizeUrl(), { redirect: 'manual' });
    const page = new URL(asked.headers.get('location') ?? '', service.url);
    const auth_id = page.searchParams.get('auth_id') ?? '';
    const body = new URLSearchParams({ auth_id, decision: 'decline' });
    const declined = await fetch(page, { method: 'POST', redirect: 'manual', body });
    expect([declined.status, declined.headers.get('location')]).toEqual([200, null]);
    expect(await declined.text()).toContain('You declined');
    expect((await fetch(page)).status).toBe(404);
  });

  test('[G10] shows that a request is over to whoever comes back to it', async () => {
    const asked = await fetch(service.authorizeUrl(), { redirect: 'manual' });
    const page = new URL(asked.headers.get('location') ?? '', service.url);
    const decide = () =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ auth_id: page.searchParams.get('auth_id') ?? '', decision: 'decline' }),
      });
    expect((await decide()).status).toBe(303);
    const again = await decide();
    expect([again.status, await again.text()]).toEqual([404, expect.stringContaining('no longer open')]);
  });
});

describe('tokens', () => {
  test('[G10] exchanges a code once, with 201 and the four fields of the real service', async () => {
    const form = await exchangeForm();
    const first = await service.token(form);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      access_token: expect.stringMatching(/^sbp_oauth_[a-f0-9]{40}$/),
      refresh_token: expect.any(String),
      expires_in: 86_400,
      token_type: 'Bearer',
    });
    const replayed = await service.token(form);
    expect(replayed.status).toBe(400);
    expect(replayed.body).toEqual({ message: expect.any(String) });
  });

  test.each([
    ['another verifier', { code_verifier: 'f'.repeat(48) }],
    ['no verifier', { code_verifier: '' }],
    ['another return address', { redirect_uri: 'http://localhost:8000/elsewhere' }],
    ['a made-up code', { code: 'made-up' }],
    ['a field it does not know', { audience: 'everybody' }],
    ['another kind of grant', { grant_type: 'password' }],
  ])('[G10] refuses %s', async (_what, changes) => {
    const answer = await service.token({ ...(await exchangeForm()), ...changes });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: expect.any(String) });
  });

  test('[G10] takes the client from the body too, and refuses a wrong secret', async () => {
    const client = { client_id: '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10', client_secret: 'demo-secret' };
    const inBody = await service.token({ ...(await exchangeForm()), ...client }, {});
    expect(inBody.status).toBe(201);
    const wrong = await service.token({ ...(await exchangeForm()), ...client, client_secret: 'guessed' }, {});
    expect([wrong.status, wrong.body]).toEqual([401, { message: expect.any(String) }]);
  });

  test('[G10] takes a form only', async () => {
    const answer = await fetch(`${service.url}/v1/oauth/token`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(415);
  });

  test('[G10] gives a new pair at each refresh, and the old refresh token is dead', async () => {
    const first = await service.connect(market);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(201);
    expect((second.body as TokenAnswer).refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh((second.body as TokenAnswer).refresh_token)).status).toBe(201);
  });

  test('[G10] lets one of two refreshes win that run at once', async () => {
    const { refresh_token } = await service.connect(market);
    await service.fault({ kind: 'refresh-race', delayMs: 50 });
    const both = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('[G10] ends a grant by revoking: calls are 401, a refresh is 406', async () => {
    const { access_token, refresh_token } = await service.connect(market);
    expect((await service.get('/v1/organizations', access_token)).status).toBe(200);
    const revoked = await service.revoke({ refresh_token });
    expect([revoked.status, revoked.text]).toEqual([204, '']);
    expect((await service.get('/v1/organizations', access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(406);
  });

  test('[G10] lets an access token expire when asked to, and the refresh token lives on', async () => {
    const { access_token, refresh_token } = await service.connect(market);
    await service.fault({ kind: 'expire-tokens' });
    expect((await service.get('/v1/organizations', access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(201);
  });
});

test('[G10] remembers grants over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-test-'));
  const before = await startTestClient({}, folder);
  const { access_token, refresh_token } = await before.connect(meridian);
  await before.close();
  const after = await startTestClient({}, folder);
  expect((await after.get('/v1/organizations', access_token)).status).toBe(200);
  expect((await after.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(201);
  await after.close();
  rmSync(folder, { recursive: true });
});
