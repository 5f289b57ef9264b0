import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { expect, type Page } from '@playwright/test';
import { connectSample } from './support/connect.ts';
import { field, open, test } from './support/fixtures.ts';
import type { ParleyServer } from './support/parley-server.ts';
import { somebody } from './support/second-person.ts';
import { findingsInEveryLook } from './support/serious-findings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 1280, 1920];

/** A tool that counts the customers, by the API: what it is made with has journeys of its own. */
async function saveTool(page: Page, server: ParleyServer, spaceId: string): Promise<void> {
  const headers = { origin: server.origin, [spaceHeader]: spaceId };
  const list = await (await page.request.get(api.connections, { headers })).json();
  const connectionId = list.connections[0].id;
  await page.request.post(api.scan.replace(':id', connectionId), { headers });
  const tool = {
    connectionId,
    name: 'Count customers',
    description: 'How many customers the shop has.',
    sql: 'SELECT count(*) AS customers FROM customers',
  };
  const saved = await page.request.post(api.tools, { headers, data: tool });
  expect(saved.status(), await saved.text()).toBe(201);
}

test('[N03] [N08] an asker runs what is published, sees no SQL, wishes for the rest, and is offered nothing else', async ({
  signedIn: { page },
  server,
}) => {
  const { page: asker } = await somebody(page, server, 'Ben');
  await open(page, '/space');
  await field(page.getByRole('form', { name: 'Make a space' }), 'Name').fill('Sales');
  await page.getByRole('button', { name: 'Make space' }).click();
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  const base = new URL(page.url()).pathname.replace(/\/space$/, '');
  const spaceId = base.slice('/s/'.length);
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Role').selectOption('Asker');
  await form.getByRole('button', { name: 'Invite' }).click();
  const link = (await page.getByText(/\/join#/).textContent()) ?? '';
  expect(await findingsInEveryLook(page, 'a space with askers', widths)).toEqual([]);
  await page.goto(`${base}/connections`);
  await connectSample(page, server, spaceId);
  await saveTool(page, server, spaceId);

  await asker.goto(link);
  await asker.getByRole('button', { name: 'Join Sales' }).click();
  await expect(asker.getByRole('button', { name: 'Space: Sales' })).toBeVisible();
  const pages = asker.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(pages).toHaveText(['Dashboard', 'Tools', 'Test Console']);
  await asker.goto(`${base}/tools`);
  await expect(asker.getByText('No tools are published yet')).toBeVisible();

  await page.goto(`${base}/tools`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  await asker.reload();
  expect(await findingsInEveryLook(asker, 'published tools', widths)).toEqual([]);
  await asker.getByRole('button', { name: 'Run', exact: true }).click();
  await asker.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(asker.getByRole('region', { name: 'Result', exact: true })).toContainText('1 row');
  await expect(asker.getByText('SQL', { exact: true })).toHaveCount(0);
  await expect(asker.getByRole('tab')).toHaveCount(0);
  expect(await findingsInEveryLook(asker, 'a published tool', widths)).toEqual([]);

  await asker.goto(`${base}/schema-viewer`);
  await expect(asker.getByText('This page is for the makers of this space')).toBeVisible();

  await asker.goto(`${base}/test`);
  const ask = async (question: string) => {
    await asker
      .getByRole('textbox', { name: /question/i })
      .first()
      .fill(question);
    await asker.getByRole('button', { name: 'Execute Query' }).click();
  };
  await ask('How many customers are there?');
  await expect(asker.getByRole('region', { name: 'Answer' })).toContainText('Count customers');
  await expect(asker.getByText('What the AI saw')).toHaveCount(0);
  await ask('What will the weather be on Mars?');
  await asker.getByRole('button', { name: 'Ask for this tool' }).click();
  await expect(asker.getByText('The makers of this space have your question.')).toBeVisible();
  expect(await findingsInEveryLook(asker, 'a wish', widths)).toEqual([]);

  // An agent of theirs runs what they may run: published tools, and nothing of how they are made.
  await asker.getByRole('button', { name: 'Your account' }).click();
  await asker.getByRole('menuitem', { name: 'Connect an agent' }).click();
  await expect(asker.getByText('It runs the published tools, as you do, and changes no data.')).toBeVisible();
  await expect(asker.getByRole('heading', { name: 'Toolsets' })).toHaveCount(0);
  const made = asker.waitForResponse((response) => response.request().method() === 'POST');
  await asker.getByRole('button', { name: 'Fill in a new token' }).click();
  const { secret } = await (await made).json();
  await expect(asker.getByText(secret).first()).toBeVisible();
  expect(await findingsInEveryLook(asker, 'an agent of an asker', widths)).toEqual([]);
  const authorization = { authorization: `Bearer ${secret}` };
  const listed = await (await asker.request.get(api.v1Tools, { headers: authorization })).json();
  expect(listed.tools.map(({ title }: { title: string }) => title)).toEqual(['Count customers']);
  await expect(asker.getByRole('list', { name: 'Access tokens' })).toContainText('An agent');

  await page.reload();
  const wishes = page.getByRole('region', { name: 'Wished for' });
  await expect(wishes).toContainText('What will the weather be on Mars?');
  expect(await findingsInEveryLook(page, 'wishes', widths)).toEqual([]);
  await wishes.getByRole('button', { name: /^Done/ }).click();
  await expect(wishes).toHaveCount(0);
});
