import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  type AgentServer,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import {
  boundRegion,
  fillSales,
  type RuledSpace,
  ruledSpace,
  southern,
} from '../../../testing/shared-space.ts';
import { sqliteShop } from '../../../testing/shop-databases.ts';

/** How long a server remembers that a space has no rules (decision 44). */
const remembered = 1_000;
const at = (path: string, id: string) => path.replace(':id', id);

const shop = sqliteShop();
const open: AbortController[] = [];
const ids = { all: '', slow: '' };
let first: AgentServer;
let second: AgentServer;
let space: RuledSpace;
let secret: string;

const setRules = async (rules: object[]) => {
  const path = at(api.rowRules, space.connectionId);
  expect((await space.owner.send('PUT', path, { rules, open: [] })).statusCode).toBe(200);
};
const rule = { schema: shop.schema, table: 'sales', column: 'region', boundTo: boundRegion.boundTo };

beforeAll(async () => {
  await fillSales(shop);
  const shared = {
    DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
    SECRET_KEY: 'a key that is long enough to be one, surely',
    SQLITE_ROOT: shop.root,
  };
  [first, second] = [await startAgentServer(shared), await startAgentServer(shared)];
  space = await ruledSpace(first, shop);
  ids.all = (await space.publish('All sales', 'SELECT customer FROM sales')).id;
  const slow = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000)
    SELECT count(*) AS n FROM n, sales`;
  ids.slow = (await space.publish('Slow sales', slow)).id;
  secret = (await createToken(space.asker)).secret;
});
beforeEach(() => setRules([]));
afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.abort();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await shop.stop();
});

/** On the second server, which no rule is set on. */
function send(path: string, headers: Record<string, string>, body: object): Promise<string> {
  const ending = new AbortController();
  open.push(ending);
  return fetch(`${second.url}${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: ending.signal,
  }).then((answer) => answer.text());
}

const runs = {
  page: async (tool: keyof typeof ids) => {
    const { cookies } = space.asker;
    const spaceId: string = (await space.asker.get(api.space)).json().space.id;
    const headers = {
      origin: second.origin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [spaceHeader]: spaceId,
    };
    return send(at(api.runTool, ids[tool]), headers, { values: {} });
  },
  rest: (tool: keyof typeof ids) =>
    send(
      api.v1Run.replace(':name', `${tool}_sales`),
      { authorization: `Bearer ${secret}` },
      { parameters: {} },
    ),
  mcp: (tool: keyof typeof ids) =>
    send(
      api.mcp,
      { authorization: `Bearer ${secret}` },
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: `${tool}_sales` } },
    ),
};
const doors = Object.entries(runs);

test('[N07] a rule that is set on one server closes the tools without it on the other within a second, to runs by page, REST and MCP', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shown = async () => {
    const answers = await Promise.all(doors.map(async ([door, run]) => [door, await run('all')] as const));
    return Object.fromEntries(answers.map(([door, text]) => [door, southern.words.test(text)]));
  };
  expect(await shown()).toEqual({ page: true, rest: true, mcp: true });
  await setRules([rule]);
  vi.setSystemTime(Date.now() + remembered);
  expect(await shown()).toEqual({ page: false, rest: false, mcp: false });
});

test('[N07] a rule that is set on one server ends the runs of askers on the other', async () => {
  const ended = doors.map(([door, run]) =>
    run('slow').then(
      () => [door, 'answered'],
      () => [door, 'ended'],
    ),
  );
  await expect.poll(() => shop.running()).toBe(doors.length);
  await setRules([rule]);
  expect(Object.fromEntries(await Promise.all(ended))).toEqual({
    page: 'ended',
    rest: 'ended',
    mcp: 'ended',
  });
  await expect.poll(() => shop.running()).toBe(0);
});
