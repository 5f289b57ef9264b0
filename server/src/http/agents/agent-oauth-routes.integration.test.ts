import { createHash } from 'node:crypto';
import type {
  OAuthClientInformationMixed,
  OAuthClientProvider,
  OAuthTokens,
} from '@modelcontextprotocol/client';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { TokenScope } from '@parley/contract/agent-access';
import { tokenPattern } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { AgentServer } from '../../../testing/servers/mcp-server-and-client.ts';
import { connectAgent, startAgentServer } from '../../../testing/servers/mcp-server-and-client.ts';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { signedIn } from '../../../testing/test-app.ts';

const callback = 'http://127.0.0.1:33418/callback';
const shop = sqliteShop();
let server: AgentServer;
let ada: TestBrowser;
beforeAll(async () => {
  await fillShop(shop);
  server = await startAgentServer({ SQLITE_ROOT: shop.root });
  ada = await signedIn(server);
  const saved = await ada.send('POST', api.connections, { ...shop.form, allowWrites: true });
  const moving = await ada.send('POST', api.tools, {
    connectionId: saved.json().connection.id,
    name: 'Move a customer',
    type: 'mutation',
    sql: 'UPDATE customers SET city = :city WHERE id = 1',
    parameters: [{ name: 'city', type: 'text' }],
  });
  expect(moving.statusCode).toBe(201);
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

/** An agent's memory; the browser it opens is ours to drive. */
function agentMemory() {
  const memory: {
    tokens?: OAuthTokens;
    client?: OAuthClientInformationMixed;
    verifier: string;
    opened?: URL;
  } = {
    verifier: '',
  };
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: 'Editor', redirect_uris: [callback], token_endpoint_auth_method: 'none' },
    clientInformation: () => memory.client,
    saveClientInformation: (client) => {
      memory.client = client;
    },
    tokens: () => memory.tokens,
    saveTokens: (tokens) => {
      memory.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      memory.opened = url;
    },
    saveCodeVerifier: (verifier) => {
      memory.verifier = verifier;
    },
    codeVerifier: () => memory.verifier,
  };
  return { memory, provider };
}

/** The person opens the page, reads what is asked, and decides. */
async function decide(opened: URL, ticked: TokenScope[] = ['read'], person = ada): Promise<URL> {
  expect(opened.pathname).toBe('/oauth/consent');
  const shown = await person.get(`${api.oauthRequest}${opened.search}`);
  expect(shown.json()).toMatchObject({ client: { name: 'Editor', redirectHost: '127.0.0.1:33418' } });
  const answer = await person.send('POST', api.oauthConsent, {
    ...Object.fromEntries(opened.searchParams),
    allow: true,
    scopes: ticked,
    connectionIds: null,
  });
  return new URL(answer.json().redirect);
}

let agents = 0;

/** Each agent has an address of its own: how many may register from one is limited. */
function register(payload: object) {
  agents += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${agents}` };
  return server.app.inject({ method: 'POST', url: api.oauthRegister, headers, payload });
}

/** The way of a client that speaks the protocol by hand. */
type ByHand = { verifier?: string; asked?: string; ticked?: TokenScope[]; at?: AgentServer };

async function byHand({ at = server, ...change }: ByHand = {}) {
  const post = (path: string, body: unknown) =>
    at.app.inject({ method: 'POST', url: path, payload: body as object });
  const registered = await post(api.oauthRegister, { client_name: 'Editor', redirect_uris: [callback] });
  const { client_id } = registered.json();
  const verifier = 'v'.repeat(43);
  const query = {
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'xyz',
    ...(change.asked ? { scope: change.asked } : {}),
  };
  const opened = new URL(`/oauth/consent?${new URLSearchParams(query)}`, at.origin);
  const back = await decide(opened, change.ticked, at === server ? ada : await signedIn(at));
  const redemption = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code'),
    client_id,
    redirect_uri: callback,
    code_verifier: change.verifier ?? verifier,
  };
  return { back, client_id, post, redemption };
}

const ping = (secret: string) =>
  server.app.inject({
    method: 'POST',
    url: api.mcp,
    headers: { host: new URL(server.origin).host, authorization: `Bearer ${secret}` },
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  });

describe('an agent without a token', () => {
  test('[L01] [L02] finds the way by itself and is let in by a person', async () => {
    const { memory, provider } = agentMemory();
    const url = new URL(`${server.origin}${api.mcp}`);
    const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
    await expect(new Client({ name: 'Editor', version: '1' }).connect(transport)).rejects.toThrow(
      UnauthorizedError,
    );
    const back = await decide(memory.opened as URL);
    await transport.finishAuth(back.searchParams);
    expect(memory.tokens?.access_token).toMatch(tokenPattern);

    const client = new Client({ name: 'Editor', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('ask');
    await client.close();

    const { tokens } = (await ada.get(api.accessTokens)).json();
    expect(tokens).toContainEqual(
      expect.objectContaining({ name: 'Editor', origin: 'oauth', scopes: ['read'] }),
    );
  });

  test('[L02] gets nothing from a code that was used, stolen or refused', async () => {
    const { post, redemption, back } = await byHand();
    expect(back.searchParams.get('state')).toBe('xyz');
    const { access_token, refresh_token } = (await post(api.oauthToken, redemption)).json();
    expect((await ping(access_token)).statusCode).toBe(200);
    expect((await post(api.oauthToken, redemption)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await ping(access_token)).statusCode).toBe(401);
    const renewal = { grant_type: 'refresh_token', refresh_token, client_id: redemption.client_id };
    expect((await post(api.oauthToken, renewal)).json()).toMatchObject({ error: 'invalid_grant' });
    const stolen = await byHand({ verifier: 'w'.repeat(43) });
    expect((await post(api.oauthToken, stolen.redemption)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('[L02] gets no token for another server', async () => {
    const { post, redemption, client_id } = await byHand();
    const resource = 'https://elsewhere.example/mcp';
    const foreign = await post(api.oauthToken, { ...redemption, resource });
    expect([foreign.statusCode, foreign.json().error]).toEqual([400, 'invalid_target']);
    const own = await post(api.oauthToken, { ...redemption, resource: `${server.origin}${api.mcp}` });
    const renewal = { grant_type: 'refresh_token', refresh_token: own.json().refresh_token, client_id };
    expect((await post(api.oauthToken, { ...renewal, resource })).json().error).toBe('invalid_target');
    expect((await post(api.oauthToken, renewal)).statusCode).toBe(200);
    const asked = await ada.send('POST', api.oauthConsent, {
      response_type: 'code',
      client_id,
      redirect_uri: callback,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      resource,
      allow: true,
      scopes: ['read'],
      connectionIds: null,
    });
    const back = new URL(asked.json().redirect).searchParams;
    expect([back.get('error'), back.get('code')]).toEqual(['invalid_target', null]);
  });

  test('[L01] [L02] changes data, in two calls, when it asked for it and the person allowed it', async () => {
    const { post, redemption } = await byHand({ asked: 'read write', ticked: ['read', 'write'] });
    const granted = (await post(api.oauthToken, redemption)).json();
    expect(granted.scope).toBe('read write');
    const client = await connectAgent(server, { secret: granted.access_token });
    const { structuredContent } = await client.callTool({
      name: 'move_a_customer',
      arguments: { city: 'Oslo' },
    });
    expect(await shop.rows("SELECT id FROM customers WHERE city = 'Oslo'")).toEqual([]);
    const { rehearsal_id } = structuredContent as { rehearsal_id: string };
    await client.callTool({ name: 'confirm_change', arguments: { rehearsal_id } });
    expect(await shop.rows("SELECT id FROM customers WHERE city = 'Oslo'")).toHaveLength(1);
    await client.close();
  });

  test.each<{ how: string; asked: string; ticked: TokenScope[] }>([
    { how: 'the person left it out', asked: 'read write', ticked: ['read'] },
    { how: 'it did not ask for it', asked: 'read', ticked: ['read', 'write'] },
  ])('[L02] neither sees nor does a change when $how', async ({ asked, ticked }) => {
    const { post, redemption } = await byHand({ asked, ticked });
    const granted = (await post(api.oauthToken, redemption)).json();
    expect(granted.scope).toBe('read');
    const client = await connectAgent(server, { secret: granted.access_token });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask', 'list_sources']);
    for (const name of ['move_a_customer', 'confirm_change']) {
      await expect(client.callTool({ name, arguments: { city: 'Rome' } })).rejects.toThrow('Unknown tool');
    }
    await client.close();
  });

  test('[L02] renews once with each refresh token, and loses both when one is revoked', async () => {
    const { post, redemption, client_id } = await byHand();
    const first = (await post(api.oauthToken, redemption)).json();
    const renewal = { grant_type: 'refresh_token', refresh_token: first.refresh_token, client_id };
    const second = (await post(api.oauthToken, renewal)).json();
    expect(second.access_token).not.toBe(first.access_token);
    expect((await ping(first.access_token)).statusCode).toBe(401);
    expect((await ping(second.access_token)).statusCode).toBe(200);
    await post(api.oauthRevoke, { token: second.refresh_token });
    expect((await ping(second.access_token)).statusCode).toBe(401);
    const late = { ...renewal, refresh_token: second.refresh_token };
    expect((await post(api.oauthToken, late)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('[L02] is answered in the protocol’s own shape when the same secret comes many times at once', async () => {
    const url = await createStoreDatabase(inject('postgresUrl'));
    const shared = await startAgentServer({
      DATABASE_URL: url,
      SECRET_KEY: 'a key of this test 0123456789 abcdef',
    });
    try {
      const { post, redemption, client_id } = await byHand({ at: shared });
      const { refresh_token } = (await post(api.oauthToken, redemption)).json();
      const renewal = { grant_type: 'refresh_token', refresh_token, client_id };
      const calls = [
        ...Array.from({ length: 6 }, () => post(api.oauthToken, renewal)),
        ...Array.from({ length: 6 }, () => post(api.oauthToken, redemption)),
      ];
      const answers = await Promise.all(calls);
      const revoked = await Promise.all(
        Array.from({ length: 4 }, () => post(api.oauthRevoke, { token: refresh_token })),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(11);
      expect(new Set(refused.map((answer) => answer.json().error))).toEqual(new Set(['invalid_grant']));
      expect(new Set(revoked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    } finally {
      await shared.close();
    }
  });

  test('[L02] loses everything when a refresh token comes a second time: somebody else has it too', async () => {
    const { post, redemption, client_id } = await byHand();
    const first = (await post(api.oauthToken, redemption)).json();
    const renewal = { grant_type: 'refresh_token', refresh_token: first.refresh_token, client_id };
    const second = (await post(api.oauthToken, renewal)).json();
    const [id] = second.refresh_token.split('.');
    for (const letter of ['x', 'é']) {
      const guess = { ...renewal, refresh_token: `${id}.${letter.repeat(43)}.x` };
      expect((await post(api.oauthToken, guess)).json()).toMatchObject({ error: 'invalid_grant' });
    }
    expect((await ping(second.access_token)).statusCode).toBe(200);
    expect((await post(api.oauthToken, renewal)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await ping(second.access_token)).statusCode).toBe(401);
    const last = { ...renewal, refresh_token: second.refresh_token };
    expect((await post(api.oauthToken, last)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test.each([
    'javascript:alert(1)',
    'http://evil.example/cb',
    'data:text/html,x',
    'https://a.example/#x',
    'https://ada:secret@a.example/cb',
    'https://:secret@a.example/cb',
    'nowhere',
    'about:blank',
    'blob:https://a.example/1',
    'chrome://settings',
    'file:///etc/passwd',
    'filesystem:https://a.example/temporary/x',
    'ftp://a.example/cb',
    'intent://a.example/#Intent;end',
    'jar:https://a.example/x.jar!/',
    'mailto:a@a.example',
    'ms-settings:privacy',
    'vbscript:x',
    'view-source:https://a.example',
    'ws://a.example/cb',
  ])('[L02] cannot register %s as the way back', async (uri) => {
    const answer = await register({ client_name: 'Evil', redirect_uris: [uri] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid_redirect_uri' });
  });

  test.each([
    'https://a.example/cb',
    'http://localhost:33418/cb',
    'http://127.0.0.1/cb',
    'http://[::1]:7/cb',
    'com.example.app:/cb',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('[L02] can register %s as the way back', async (uri) => {
    const answer = await register({ client_name: 'Editor', redirect_uris: [uri] });
    expect([answer.statusCode, answer.json().redirect_uris]).toEqual([201, [uri]]);
  });

  test.each([
    ['Edi\u202Etor', 'Edi tor'],
    ['\u2066Editor\u2069\u200B', 'Editor'],
    ['Edi\u0007tor\nof Ada\u2028', 'Edi tor of Ada'],
    ['\u202E', 'An agent'],
    ['Éditeur 编辑 محرر', 'Éditeur 编辑 محرر'],
  ])('[L02] the name %j is shown as %j', async (name, shown) => {
    const answer = await register({ client_name: name, redirect_uris: [callback] });
    expect(answer.json().client_name).toBe(shown);
  });

  test('[L02] is never sent to an address that it did not register', async () => {
    const { client_id } = await byHand();
    const query = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: 'https://evil.example/cb',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    expect((await ada.get(`${api.oauthRequest}?${query}`)).statusCode).toBe(404);
    const body = { ...Object.fromEntries(query), allow: true, scopes: ['read'], connectionIds: null };
    expect((await ada.send('POST', api.oauthConsent, body)).statusCode).toBe(404);
  });
});
