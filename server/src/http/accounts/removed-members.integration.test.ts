import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import type { Tool } from '@parley/contract/tools';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { makeTool } from '../../../testing/ask-over-http.ts';
import {
  type AgentServer,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { invited } from '../../../testing/shared-space.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import { personIn, signedIn, type TestBrowser } from '../../../testing/test-app.ts';

/** How long a server may go on with what it remembers (decision 12). */
const longest = 2_000;
const at = (path: string, id: string) => path.replace(':id', id);
const slowSql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000)
  SELECT count(*) AS n FROM n`;

/** What an admin does to a maker on the first server. */
const changes = {
  removed: (owner: TestBrowser, id: string) => owner.send('DELETE', at(api.spacePerson, id)),
  demoted: (owner: TestBrowser, id: string) => owner.send('PUT', at(api.spacePerson, id), { role: 'asker' }),
};
type Change = keyof typeof changes;

describe.each(Object.keys(changes) as Change[])('a member who is %s on another server', (change) => {
  const shop = sqliteShop();
  let first: AgentServer;
  let second: AgentServer;
  let owner: TestBrowser;
  let spaceId: string;
  let draft: Tool;
  let slow: Tool;
  const open: AbortController[] = [];

  beforeAll(async () => {
    await fillShop(shop);
    const shared = {
      DATABASE_URL: await createStoreDatabase(inject('postgresUrl')),
      SECRET_KEY: 'a key that is long enough to be one, surely',
      SQLITE_ROOT: shop.root,
    };
    [first, second] = [await startAgentServer(shared), await startAgentServer(shared)];
    const ada = await signedIn(first);
    spaceId = (await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id;
    owner = ada.in(spaceId);
    const { connection } = (await owner.send('POST', api.connections, shop.form)).json();
    await owner.send('POST', at(api.scan, connection.id));
    const tool = { description: '', sql: 'SELECT count(*) AS n FROM customers' };
    draft = await makeTool(owner, connection.id, { name: 'Draft figures', ...tool });
    slow = await makeTool(owner, connection.id, { name: 'Slow figures', ...tool, sql: slowSql });
    await owner.send('PUT', at(api.toolPublished, slow.id), { isPublished: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const one of open.splice(0)) one.abort();
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await shop.stop();
  });

  /** A maker of the space, with a token, as the second server knows them. */
  async function maker(email: string) {
    const joined = await invited(first, owner, 'maker', email);
    const { secret } = await createToken(joined);
    const { id } = await personIn(joined);
    const browser = second.browser();
    for (const [name, value] of joined.cookies) browser.cookies.set(name, value);
    return { id, secret, there: browser.in(spaceId) };
  }

  const byToken = (secret: string, path: string, body?: object) => {
    const ending = new AbortController();
    open.push(ending);
    return fetch(`${second.url}${path}`, {
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      signal: ending.signal,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  };
  const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });

  test('[N12] is held to it there within two seconds: on pages, over REST and over MCP', async () => {
    const { id, secret, there } = await maker('ben@example.com');
    const seen = async () => ({
      page: await there.get(api.tools).then(({ statusCode, body }) => [statusCode, body.includes(draft.id)]),
      connection: (await there.get(api.schema.replace(':id', draft.connectionId ?? ''))).statusCode,
      rest: await byToken(secret, api.v1Tools).then(async (answer) => [
        answer.status,
        (await answer.text()).includes('draft_figures'),
      ]),
      mcp: await byToken(secret, api.mcp, rpc('tools/list')).then(async (answer) => [
        answer.status,
        (await answer.text()).includes('draft_figures'),
      ]),
      run: await byToken(secret, api.mcp, rpc('tools/call', { name: 'draft_figures' })).then(
        async (answer) => [answer.status, (await answer.text()).includes('"12"')],
      ),
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await seen()).toEqual({
      page: [200, true],
      connection: 200,
      rest: [200, true],
      mcp: [200, true],
      run: [200, true],
    });
    expect((await changes[change](owner, id)).statusCode).toBe(204);
    vi.setSystemTime(Date.now() + longest);
    expect(await seen()).toEqual(
      change === 'removed'
        ? { page: [404, false], connection: 404, rest: [401, false], mcp: [401, false], run: [401, false] }
        : { page: [200, false], connection: 403, rest: [200, false], mcp: [200, false], run: [200, false] },
    );
  });

  test('[N12] has what is open there ended at the next look, and what others have open goes on', async () => {
    const { id, secret, there } = await maker('cleo@example.com');
    const stays = await maker('dora@example.com');
    const slowName = 'slow_figures';
    const page = fetch(`${second.url}${at(api.runTool, slow.id)}`, {
      method: 'POST',
      headers: {
        origin: second.origin,
        cookie: [...there.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        [spaceHeader]: spaceId,
      },
      body: JSON.stringify({ values: {} }),
    });
    const notices = await byToken(secret, api.mcp);
    const others = await byToken(stays.secret, api.mcp);
    const calls = {
      page: page.then(({ status }) => status),
      rest: byToken(secret, api.v1Run.replace(':name', slowName), { parameters: {} }).then((one) =>
        one.text(),
      ),
      mcp: byToken(secret, api.mcp, rpc('tools/call', { name: slowName })).then((one) => one.text()),
      notices: notices.text(),
    };
    const ended = Object.entries(calls).map(([name, call]) =>
      call.then(
        () => [name, name === 'notices' ? 'ended' : 'answered'],
        () => [name, 'ended'],
      ),
    );
    await expect.poll(() => shop.running()).toBe(3);
    const look = vi.spyOn(second.services.store.spaces, 'roleOf');
    expect((await changes[change](owner, id)).statusCode).toBe(204);
    expect(Object.fromEntries(await Promise.all(ended))).toEqual({
      page: 'ended',
      rest: 'ended',
      mcp: 'ended',
      notices: 'ended',
    });
    // The first look that sees the change ends the page: however long the clients take to notice, there is no second one.
    const ofThem = look.mock.results.filter((_, place) => look.mock.calls[place]?.[1] === id);
    const seen = await Promise.all(ofThem.map(({ value }) => value));
    expect(seen.filter((found) => found?.role !== 'maker')).toHaveLength(1);
    await expect.poll(() => shop.running()).toBe(0);
    const reader = others.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('open');
    await owner.send('PUT', at(api.toolPublished, draft.id), { isPublished: true });
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('list_changed');
  });
});
