import { createHash } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { expect, type Page } from '@playwright/test';
import { connectSample } from './support/connect.ts';
import { open, test } from './support/fixtures.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { seriousFindings } from './support/serious-findings.ts';

async function saveTool(page: Page, server: ParleyServer): Promise<void> {
  const connectionId = await connectSample(page, server);
  const answer = await page.request.post(`${server.origin}${api.tools}`, {
    headers: { origin: server.origin },
    data: {
      connectionId,
      name: 'Customers of a country',
      sql: 'SELECT * FROM customers WHERE country = :country LIMIT 3',
      parameters: [{ name: 'country', type: 'text' }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const run = (page: Page, server: ParleyServer, secret: string) =>
  page.request.post(`${server.origin}${api.v1Run.replace(':name', 'customers_of_a_country')}`, {
    headers: { authorization: `Bearer ${secret}` },
    data: { parameters: { country: 'Atlantis' } },
  });

test('[L02] a token is shown once, opens the tools, is watched at work, and is revoked', async ({
  signedIn: { page },
  server,
}) => {
  await saveTool(page, server);
  await open(page, '/settings?tab=access-tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Night reports');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Copy your token now. It is not shown again.')).toBeVisible();
  const secret = await page.getByText(/^parley_[\w-]{43}$/).innerText();
  await expect(page.getByRole('list', { name: 'Access tokens' })).toContainText('Night reports');
  expect((await run(page, server, secret)).status()).toBe(200);

  await page.getByRole('link', { name: 'Connect an agent' }).click();
  const calls = page.getByRole('region', { name: 'Recent calls' });
  await expect(calls).toContainText('Night reports');
  await expect(calls).toContainText('Customers of a country');
  await expect(calls).toContainText('country=Atlantis');
  await expect(calls).toContainText('0 rows');

  await open(page, '/settings?tab=access-tokens');
  await expect(page.getByRole('list', { name: 'Access tokens' })).toContainText('Last used');
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'Revoke Night reports' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('Night reports is revoked.')).toBeVisible();
  await expect(page.getByText('No access tokens')).toBeVisible();
  expect((await run(page, server, secret)).status()).toBe(401);
});

test('[L01] the settings to paste carry the own address, a fresh token and the chosen tools', async ({
  signedIn: { page },
  server,
}) => {
  await saveTool(page, server);
  await open(page, '/connect-agent');
  await page.getByRole('button', { name: 'New toolset' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('sales');
  await page.getByRole('checkbox', { name: /Customers of a country/ }).check();
  await page.getByRole('button', { name: 'Save toolset' }).click();
  await expect(page.getByRole('list', { name: 'Toolsets' })).toContainText('1 tool');
  await page.getByRole('combobox', { name: 'Toolset' }).selectOption('sales');
  await page.getByRole('button', { name: 'Fill in a new token' }).click();
  await expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible();
  await page.getByRole('tab', { name: 'Cursor' }).click();
  const settings = JSON.parse(await page.getByRole('region', { name: 'Settings for Cursor' }).innerText());
  const { url, headers } = settings.mcpServers.parley;
  expect(url).toBe(`${server.origin}${api.mcp}?toolset=sales`);
  const answer = await page.request.post(url, {
    headers: { authorization: headers.Authorization },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  const { tools } = (await answer.json()).result;
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    'ask',
    'list_sources',
    'customers_of_a_country',
  ]);
  expect(await seriousFindings(page, 'connect an agent')).toEqual([]);
});

test('[L01] an agent that asks in the browser is told what it will see, and goes back with a code', async ({
  signedIn: { page },
  server,
}) => {
  await saveTool(page, server);
  const callback = `${server.origin}/agent-of-this-test`;
  const registered = await page.request.post(`${server.origin}${api.oauthRegister}`, {
    data: { client_name: 'Editor', redirect_uris: [callback] },
  });
  const { client_id } = await registered.json();
  const verifier = 'v'.repeat(43);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'mine',
    scope: 'read write unmasked',
  });
  await open(page, `/oauth/consent?${query}`);
  await expect(page.getByRole('heading', { name: 'Editor wants to use your tools' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it will see' })).toContainText(
    'Customers of a country',
  );
  expect(await seriousFindings(page, 'consent')).toEqual([]);
  const changes = page.getByRole('checkbox', { name: /may also change data/ });
  await expect(changes).not.toBeChecked();
  await changes.check();
  // What is marked stays masked unless somebody ticks it, whatever the agent asks for.
  await expect(page.getByRole('checkbox', { name: /marked as personal or secret/ })).not.toBeChecked();
  const back = page.waitForRequest((request) => request.url().startsWith(callback));
  await page.getByRole('button', { name: 'Allow' }).click();
  const { searchParams } = new URL((await back).url());
  expect(searchParams.get('state')).toBe('mine');
  const token = await page.request.post(`${server.origin}${api.oauthToken}`, {
    form: {
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      client_id,
      redirect_uri: callback,
      code_verifier: verifier,
    },
  });
  const { access_token, scope } = await token.json();
  expect(scope).toBe('read write');
  expect((await run(page, server, access_token)).status()).toBe(200);
});

test('[L03] the page of the API shows every group, and how to call it', async ({ page }) => {
  await page.goto('/docs/api');
  const programs = page.getByRole('region', { name: 'For programs', exact: true });
  await programs.getByText('Ask a question in plain English').click();
  await expect(programs.getByRole('region', { name: 'Try it: POST /api/v1/ask' })).toContainText(
    'curl -X POST',
  );
  await expect(page.getByRole('region', { name: 'Connections', exact: true })).toBeVisible();
  expect(await seriousFindings(page, 'the API')).toEqual([]);
});
