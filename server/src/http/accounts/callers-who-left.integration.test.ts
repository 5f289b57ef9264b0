import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type AgentServer,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { invited } from '../../../testing/shared-space.ts';
import { signedIn, type TestBrowser } from '../../../testing/test-app.ts';

/** Of one person (open-stream-limits.ts). */
const mostStreams = 20;
let server: AgentServer;
let asker: TestBrowser;
let spaceId: string;
let secret: string;

beforeAll(async () => {
  // From the start: a look that is planned by the real clock would keep the next one from being planned by this one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = await startAgentServer();
  const ada = await signedIn(server);
  spaceId = (await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id;
  const owner = ada.in(spaceId);
  secret = (await createToken(owner)).secret;
  asker = await invited(server, owner, 'asker');
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const byToken = () => ({ authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' });
const bySession = () => ({
  origin: server.origin,
  cookie: [...asker.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'content-type': 'application/json',
  [spaceHeader]: spaceId,
});
const calls = {
  REST: () => fetching(api.v1Tools, { headers: byToken() }),
  MCP: () => fetching(api.mcp, { headers: byToken() }),
  page: () =>
    fetching(api.runTool.replace(':id', randomUUID()), {
      method: 'POST',
      headers: bySession(),
      body: JSON.stringify({ values: {} }),
    }),
};

function fetching(path: string, wish: RequestInit) {
  const leaving = new AbortController();
  const over = fetch(`${server.url}${path}`, { ...wish, signal: leaving.signal }).catch(() => undefined);
  return { over, leave: () => leaving.abort() };
}

/** Calls, and is gone before the store has said who calls, or to which rows they are held. */
async function leaveEarly(call: keyof typeof calls): Promise<void> {
  server.services.tokens.forget();
  server.services.accounts.spaceAccess.forgetRowRights();
  const { accessTokens, rowRules } = server.services.store;
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const hold = async <Found>(find: () => Promise<Found>): Promise<Found> => {
    asked.resolve();
    await gone.promise;
    return find().finally(() => answered.resolve());
  };
  const [find, rightsOf] = [accessTokens.find, rowRules.rightsOf];
  const spy =
    call === 'page'
      ? vi.spyOn(rowRules, 'rightsOf').mockImplementationOnce((...given) => hold(() => rightsOf(...given)))
      : vi.spyOn(accessTokens, 'find').mockImplementationOnce((...given) => hold(() => find(...given)));
  const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const { over, leave } = calls[call]();
  const [, response] = await arrived;
  const closed = once(response, 'close');
  await asked.promise;
  leave();
  await Promise.all([closed, over]);
  gone.resolve();
  await answered.promise;
  // What follows the answer of the store, up to the handler, waits for nothing but turns of the loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  spy.mockRestore();
}

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  '[N12] who left before they were let in is not looked for again: %s',
  async (call) => {
    await leaveEarly(call);
    const { accessTokens, spaces } = server.services.store;
    const looks = [vi.spyOn(accessTokens, 'find'), vi.spyOn(spaces, 'roleOf')];
    await vi.advanceTimersByTimeAsync(5_000);
    for (const look of looks) expect(look).not.toHaveBeenCalled();
  },
);

test('[N12] streams that were left before their caller was known take nobody’s place', async () => {
  for (let left = 0; left < mostStreams; left += 1) await leaveEarly('MCP');
  const ending = new AbortController();
  const next = await fetch(`${server.url}${api.mcp}`, { headers: byToken(), signal: ending.signal });
  expect(next.status).toBe(200);
  ending.abort();
});
