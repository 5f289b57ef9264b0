import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ParleyServer } from './parley-server.ts';

/** Through the API, for tests whose subject is something else. */
export async function connect(page: Page, server: ParleyServer, form: unknown): Promise<string> {
  const answer = await page.request.post(`${server.origin}${api.connections}`, {
    data: form,
    headers: { origin: server.origin },
  });
  if (!answer.ok()) throw new Error(`The connection was refused: ${await answer.text()}`);
  return (await answer.json()).connection.id;
}

/** In a space, or in the personal one. */
export async function connectSample(page: Page, server: ParleyServer, space?: string): Promise<string> {
  const answer = await page.request.post(`${server.origin}${api.sampleConnection}`, {
    headers: { origin: server.origin, ...(space === undefined ? {} : { [spaceHeader]: space }) },
  });
  if (!answer.ok()) throw new Error(`There is no sample: ${await answer.text()}`);
  return (await answer.json()).connection.id;
}

export async function openSchema(page: Page, id: string): Promise<Locator> {
  await page.goto(`/connections?schema=${id}`);
  const dialog = page.getByRole('dialog', { name: /^Schema: / });
  await expect(dialog.getByText(/tables selected/)).toBeVisible();
  return dialog;
}
