import { randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import type { APIResponse, Page } from '@playwright/test';
import { demoOrganizations, demoProjects } from '../../server/testing/servers/emulator-process.ts';
import { connectSample } from './connect.ts';
import { grantAccess } from './hosted.ts';
import type { ParleyServer } from './parley-server.ts';

/** What the built-in engine suggests for the sample shop, and tests ask. */
export const suggestedTools = [
  'Top customers by revenue',
  'Revenue per month',
  'Orders by status',
  'Find customers by name or email',
];

export async function post(
  page: Page,
  server: ParleyServer,
  { path, data }: { path: string; data: unknown },
): Promise<APIResponse> {
  const sent = await page.request.post(`${server.origin}${path}`, {
    data,
    headers: { origin: server.origin },
  });
  if (!sent.ok()) throw new Error(`${path} answered ${sent.status()}: ${await sent.text()}`);
  return sent;
}

/** The sample shop with tools of the built-in engine's own making; its id. */
export async function shopWithTools(page: Page, server: ParleyServer): Promise<string> {
  const connectionId = await connectSample(page, server);
  await post(page, server, { path: api.subscription, data: { plan: 'starter' } });
  const suggested = await (
    await post(page, server, { path: api.suggestions, data: { connectionId } })
  ).text();
  const tools = suggested
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line.includes('"proof"'))
    .map((line) => JSON.parse(line.slice(6)))
    .filter(({ name }) => suggestedTools.includes(name))
    .map(({ id: _id, proof: _proof, ...tool }) => tool);
  const saving = await post(page, server, { path: api.saveTools, data: { connectionId, tools } });
  const { job } = await saving.json();
  await page.request.get(`${server.origin}${api.saveEvents.replace(':id', job.id)}`);
  return connectionId;
}

/** An account with something on every page, on a server with hosted projects; the pages beyond the plain ones. */
export async function accountWithData(page: Page, server: ParleyServer): Promise<string[]> {
  await grantAccess(page, server, demoOrganizations.market);
  const connectionId = await shopWithTools(page, server);
  const conversation = await (
    await post(page, server, { path: api.conversations, data: { connectionId } })
  ).json();
  const ask = (question: string) =>
    post(page, server, {
      path: api.ask,
      data: {
        question,
        connectionId,
        conversationId: conversation.conversation.id,
        moment: { now: '2026-11-15T09:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
      },
    });
  for (const question of ['top 5 customers by revenue', `something about ${randomUUID()}`])
    await ask(question);
  const read = async (path: string) => (await page.request.get(`${server.origin}${path}`)).json();
  const { tools } = await read(api.tools);
  const { executions } = await read(api.executions);
  return [
    ...[1, 2, 3, 4].map((step) => `/dashboard?step=${step}`),
    `/tools?tool=${tools[0].id}`,
    `/tools?tool=${tools[0].id}&tab=edit`,
    `/test?execution=${executions.at(-1).id}`,
    '/settings?tab=access-tokens',
    `/projects/tools?project_ref=${demoProjects.shop.ref}`,
  ];
}
