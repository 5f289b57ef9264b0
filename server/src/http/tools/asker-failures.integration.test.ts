import type { Execution } from '@parley/contract/ask';
import { hiddenFailures } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, makeTool } from '../../../testing/ask-over-http.ts';
import {
  type AgentServer,
  connectAgent,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { type ConnectedShop, fillShop, mariadbShop } from '../../../testing/shop-databases.ts';
import { signedIn, type TestBrowser } from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

let shop: ConnectedShop;
let server: AgentServer;
let owner: TestBrowser;
let asker: TestBrowser;
let connectionId: string;
let toolId: string;
let stopped = false;

beforeAll(async () => {
  shop = await mariadbShop();
  await fillShop(shop);
  server = await startAgentServer();
  const ada = await signedIn(server);
  const { space } = (await ada.send('POST', api.spaces, { name: 'Sales' })).json();
  owner = ada.in(space.id);
  await owner.send('POST', api.subscription, { plan: 'professional' });
  const { link } = (await owner.send('POST', api.spaceInvitations, { role: 'asker' })).json();
  const other = await signedIn(server, 'asker@example.com');
  await other.send('POST', api.acceptInvitation, { secret: new URL(link).hash.slice(1) });
  asker = other.in(space.id);
  connectionId = (await owner.send('POST', api.connections, shop.form)).json().connection.id;
  await owner.send('POST', at(api.scan, connectionId));
  const tool = {
    name: 'Count customers',
    description: 'How many customers there are',
    sql: 'SELECT count(*) AS people FROM customers',
  };
  toolId = (await makeTool(owner, connectionId, tool)).id;
  await owner.send('PUT', at(api.toolPublished, toolId), { isPublished: true });
});
afterAll(async () => {
  await server.close();
  if (!stopped) await shop.stop();
});

/** The same failure as an owner reads it, and as an asker does: on the page, in the record, over REST and MCP. */
async function failures(): Promise<{ told: string; hidden: Record<string, string> }> {
  const run = (browser: TestBrowser) => browser.send('POST', at(api.runTool, toolId), { values: {} });
  const told = (await run(owner)).body;
  const { events, execution } = await asked(asker, {
    question: 'How many customers are there?',
    connectionId,
    toolId,
  });
  const { secret } = await createToken(asker, { scopes: ['read'] });
  const headers = { authorization: `Bearer ${secret}` };
  const rest = (url: string, payload: object) => server.app.inject({ method: 'POST', url, headers, payload });
  const { tools } = (await server.app.inject({ url: api.v1Tools, headers })).json();
  const client = await connectAgent(server, { secret });
  const call = async (name: string, given: Record<string, string>) =>
    JSON.stringify(await client.callTool({ name, arguments: given }));
  const question = 'How many customers are there?';
  const hidden = {
    page: (await run(asker)).body,
    stream: JSON.stringify(events),
    record: JSON.stringify(execution satisfies Execution),
    restRun: (await rest(api.v1Run.replace(':name', tools[0].name), { parameters: {} })).body,
    restAsk: (await rest(api.v1Ask, { question })).body,
    mcpRun: await call(tools[0].name, {}),
    mcpAsk: await call('ask', { question }),
  };
  await client.close();
  return { told, hidden };
}

test('[N03] an asker does not read what the database says of a statement', async () => {
  await shop.execute('RENAME TABLE customers TO moved_away');
  const database = String(shop.form.database);
  const { told, hidden } = await failures();
  await shop.execute('RENAME TABLE moved_away TO customers');
  expect(told).toContain(`${database}.customers`);
  for (const [door, text] of Object.entries(hidden)) {
    expect(text, door).toContain(hiddenFailures.sql_failed);
    expect(text, door).not.toContain(`${database}.customers`);
  }
});

test('[N03] nor where a source is that cannot be reached', async () => {
  stopped = true;
  await shop.stop();
  const { told, hidden } = await failures();
  expect(told).toContain(`port ${shop.form.port}`);
  for (const [door, text] of Object.entries(hidden)) {
    expect(text, door).toContain(hiddenFailures.connection_failed);
    expect(text, door).not.toContain(String(shop.form.port));
    expect(text, door).not.toContain(String(shop.form.host));
  }
});
