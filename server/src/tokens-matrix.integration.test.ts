import { randomUUID } from 'node:crypto';
import { ownToolNames, type TokenScope } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { type SpaceRole, spaceRoles } from '@parley/contract/spaces/roles';
import type { Tool } from '@parley/contract/tools';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeTool, makeTool, parameter } from '../testing/ask-over-http.ts';
import { createToken } from '../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../testing/settings-per-store-engine.ts';
import { fillShop, sqliteShop } from '../testing/shop-databases.ts';
import { personIn, signedIn, startTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { hashOf, newSecret } from './accounts/agent-access/access-tokens.ts';
import { routePermissions } from './http/route-permissions.ts';
import { methodNames } from './mcp/handle-rpc-method.ts';
import { codes } from './mcp/json-rpc.ts';
import type { Era } from './mcp/protocol-version.ts';

type TokenKind = { scopes: readonly TokenScope[]; origin?: 'oauth'; isNarrowed?: true };
/** What is behind a token: as what its maker acts, in which space, and what they let it do. */
type Bearer = TokenKind & { role: SpaceRole; place: Place; secret: string; name: string };
type Cell = Bearer & { era: Era };
/** What a space has. A narrowed token is for the source without tools. */
type Place = { sourceId: string; emptySourceId: string; tools: Record<ToolKind, string>; rehearsal: string };
type ToolKind = 'published' | 'draft' | 'change';
type Outcome = { error: number } | { isError: true } | { ok: unknown };
type Row = {
  params(cell: Cell): object;
  /** What the answer must be, worked out from role and scopes alone. */
  expected(cell: Cell): Outcome;
};

const tokenKinds: Record<string, TokenKind> = {
  reads: { scopes: ['read'] },
  writes: { scopes: ['write'] },
  'reads and writes': { scopes: ['read', 'write'] },
  'sees marked values': { scopes: ['read', 'unmasked'] },
  'given to an agent by consent': { scopes: ['read', 'write'], origin: 'oauth' },
  'for one source': { scopes: ['read', 'write'], isNarrowed: true },
};
/** Admins and owners let marked values out. */
const kindsFor = (role: SpaceRole) =>
  Object.entries(tokenKinds).filter(
    ([, { scopes }]) => !scopes.includes('unmasked') || role === 'owner' || role === 'admin',
  );

const isAsker = ({ role }: Bearer) => role === 'asker';
const mayRead = ({ scopes }: Bearer) => scopes.includes('read');
const mayWrite = (bearer: Bearer) => bearer.scopes.includes('write') && !isAsker(bearer);
const seesSchema = (bearer: Bearer) => mayRead(bearer) && !isAsker(bearer);
const sourceOf = ({ isNarrowed, place }: Bearer) => (isNarrowed ? place.emptySourceId : place.sourceId);
const isSeen: Record<ToolKind, (bearer: Bearer) => boolean> = {
  published: mayRead,
  draft: seesSchema,
  change: mayWrite,
};
/** In the order of the list. */
const sourcesSeen = ({ isNarrowed, place }: Bearer) =>
  isNarrowed ? [place.emptySourceId] : [place.emptySourceId, place.sourceId];
const seesTool = (kind: ToolKind, bearer: Bearer) => isSeen[kind](bearer) && !bearer.isNarrowed;
const unknownTool: Outcome = { error: codes.invalidParams };
const notFound: Outcome = { error: codes.methodNotFound };

const question = 'how many customers are there';
const uriOf = (id: string) => `parley://sources/${id}/schema`;
const always = (answer: unknown) => (): Outcome => ({ ok: answer });
const has = (value: object) => expect.objectContaining(value);

function toolRow(kind: ToolKind, given: object, answer: unknown): Row {
  return {
    params: ({ place }) => ({ name: place.tools[kind], arguments: given }),
    expected: (cell) => (seesTool(kind, cell) ? { ok: answer } : unknownTool),
  };
}

const toolKinds: readonly ToolKind[] = ['published', 'draft', 'change'];
const toolsSeen = (bearer: Bearer) =>
  toolKinds.flatMap((kind) => (seesTool(kind, bearer) ? [bearer.place.tools[kind]] : [])).toSorted();

function namesSeen(bearer: Bearer): string[] {
  const own = { ask: mayRead(bearer), list_sources: true, confirm_change: mayWrite(bearer) };
  return [...ownToolNames.filter((name) => own[name]), ...toolsSeen(bearer)];
}
const rows = { structuredContent: has({ rows: [['12']] }) };
/** A source without tools has its answer composed, if it has one. */
const asked = (bearer: Bearer) => has(bearer.isNarrowed ? { tool: null } : { status: 'success' });

/** Every method of MCP; of `tools/call` one for each kind of tool. A method without a row fails the first test. */
const methods: Record<string, { eras: readonly Era[]; rows: Record<string, Row> }> = {
  initialize: {
    eras: ['earlier'],
    rows: { '': { params: () => ({}), expected: always(has({ protocolVersion: expect.any(String) })) } },
  },
  'server/discover': {
    eras: ['current'],
    rows: { '': { params: () => ({}), expected: always(has({ supportedVersions: expect.any(Array) })) } },
  },
  ping: { eras: ['earlier'], rows: { '': { params: () => ({}), expected: always({}) } } },
  'subscriptions/listen': {
    eras: ['current'],
    rows: { '': { params: () => ({ notifications: {} }), expected: always('stream') } },
  },
  'tools/list': {
    eras: ['current', 'earlier'],
    rows: {
      '': {
        params: () => ({}),
        expected: (cell) => ({ ok: has({ tools: namesSeen(cell).map((name) => has({ name })) }) }),
      },
    },
  },
  'tools/call': {
    eras: ['current', 'earlier'],
    rows: {
      ask: {
        params: (cell) => ({ name: 'ask', arguments: { question, source: sourceOf(cell) } }),
        expected: (cell) => (mayRead(cell) ? { ok: has({ structuredContent: asked(cell) }) } : unknownTool),
      },
      list_sources: {
        params: () => ({ name: 'list_sources', arguments: {} }),
        expected: (cell) => ({
          ok: has({ structuredContent: { sources: sourcesSeen(cell).map((id) => has({ id })) } }),
        }),
      },
      confirm_change: {
        params: ({ place }) => ({ name: 'confirm_change', arguments: { rehearsal_id: place.rehearsal } }),
        // What somebody else rehearsed is theirs to confirm.
        expected: (cell) => (mayWrite(cell) ? { isError: true } : unknownTool),
      },
      'a published tool': toolRow('published', {}, has(rows)),
      'a draft': toolRow('draft', {}, has(rows)),
      'a tool that changes data': toolRow(
        'change',
        { city: 'Chur' },
        has({ structuredContent: has({ rehearsal_id: expect.any(String) }) }),
      ),
    },
  },
  'resources/list': {
    eras: ['current', 'earlier'],
    rows: {
      '': {
        params: () => ({}),
        expected: (cell) => ({
          ok: has({
            resources: seesSchema(cell) ? sourcesSeen(cell).map((id) => has({ uri: uriOf(id) })) : [],
          }),
        }),
      },
    },
  },
  'resources/templates/list': {
    eras: ['current', 'earlier'],
    rows: { '': { params: () => ({}), expected: always(has({ resourceTemplates: [has({})] })) } },
  },
  'resources/read': {
    eras: ['current', 'earlier'],
    rows: {
      '': {
        params: (cell) => ({ uri: uriOf(sourceOf(cell)) }),
        expected: (cell) =>
          seesSchema(cell)
            ? { ok: has({ contents: [has({ text: expect.stringContaining('"tables"') })] }) }
            : { error: cell.era === 'current' ? codes.invalidParams : codes.resourceNotFound },
      },
    },
  },
};

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const envelope = { [versionKey]: '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };

function message(secret: string, { method, era }: { method: string; era: Era }, params: object) {
  const named = 'name' in params ? params.name : 'uri' in params ? params.uri : undefined;
  const isCurrent = era === 'current';
  return {
    method: 'POST',
    url: api.mcp,
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'application/json, text/event-stream',
      ...(isCurrent ? { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method } : {}),
      ...(isCurrent && named !== undefined ? { 'mcp-name': String(named) } : {}),
    },
    payload: { jsonrpc: '2.0', id: 1, method, params: isCurrent ? { ...params, _meta: envelope } : params },
  } satisfies InjectOptions;
}

/** What a program calls by REST, and what it must get, worked out in the same way. */
type Call = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  url(bearer: Bearer): string;
  body?(bearer: Bearer): object;
  expected(bearer: Bearer): { status: number; body?: unknown };
};

const restRun = (kind: ToolKind, parameters: object): Call => ({
  name: `runs ${kind}`,
  method: 'POST',
  path: api.v1Run,
  url: ({ place }) => api.v1Run.replace(':name', place.tools[kind]),
  body: () => ({ parameters }),
  expected: (bearer) => ({ status: seesTool(kind, bearer) ? 200 : 404 }),
});

const calls: readonly Call[] = [
  {
    name: 'lists tools',
    method: 'GET',
    path: api.v1Tools,
    url: () => api.v1Tools,
    expected: (bearer) => ({
      status: 200,
      body: has({ tools: toolsSeen(bearer).map((name) => has({ name })) }),
    }),
  },
  restRun('published', {}),
  restRun('draft', {}),
  restRun('change', { city: 'Chur' }),
  {
    name: 'confirms what somebody else rehearsed',
    method: 'POST',
    path: api.v1Confirm,
    url: ({ place }) => api.v1Confirm.replace(':id', place.rehearsal),
    body: () => ({}),
    expected: (bearer) => ({ status: mayWrite(bearer) ? 404 : 403 }),
  },
  {
    name: 'asks',
    method: 'POST',
    path: api.v1Ask,
    url: () => api.v1Ask,
    body: (bearer) => ({ question, source: sourceOf(bearer) }),
    expected: (bearer) => (mayRead(bearer) ? { status: 200, body: asked(bearer) } : { status: 403 }),
  },
  {
    name: 'reads schemas',
    method: 'GET',
    path: api.v1Schemas,
    url: () => api.v1Schemas,
    expected: (bearer) =>
      seesSchema(bearer)
        ? { status: 200, body: has({ sources: sourcesSeen(bearer).map((id) => has({ id })) }) }
        : { status: 403 },
  },
];

const callWith = (bearer: Bearer, { method, url, body }: Call): InjectOptions => ({
  method,
  url: url(bearer),
  headers: { authorization: `Bearer ${bearer.secret}` },
  ...(body ? { payload: body(bearer) } : {}),
});
/** What agents call a tool. */
const calledBy = ({ systemName }: Tool) => systemName.replace(/_\d+$/, '');
const eras: readonly Era[] = ['current', 'earlier'];
const everyMethod = Object.entries(methods).flatMap(([method, { eras: of, rows: each }]) =>
  eras.flatMap((era) =>
    Object.entries(each).map(([row, { params, expected }]) => ({
      method,
      era,
      row,
      params,
      expected: of.includes(era) ? expected : () => notFound,
    })),
  ),
);

describe.each(Object.entries(settingsPerStoreEngine))('what a token opens, on %s', (_engine, settings) => {
  const shop = sqliteShop();
  let server: TestApp;
  let sales: TestBrowser;
  let there: Place;
  const own: Bearer[] = [];
  const gone: Bearer[] = [];

  beforeAll(async () => {
    await fillShop(shop);
    server = await startTestApp({ ...(await settings()), SQLITE_ROOT: shop.root, PLANS: 'off' });
    const owner = await signedIn(server, 'owner@example.com');
    sales = await spaceOf(owner, 'Sales');
    const rehearser = await memberOf(sales, 'rehearser', 'owner');
    const place = await filledPlace(sales, { rehearser });
    own.push(...(await bearersOf(sales, 'owner', place)));
    for (const role of spaceRoles.filter((one) => one !== 'owner')) {
      own.push(...(await bearersOf(await memberOf(sales, role, role), role, place)));
    }
    const person = await signedIn(server, 'person@example.com');
    const personal = await filledPlace(person, { rehearsal: place.rehearsal });
    own.push(...(await bearersOf(person, 'owner', personal)));
    const stranger = await spaceOf(await signedIn(server, 'stranger@example.com'), 'Elsewhere');
    there = await filledPlace(stranger, { rehearser: stranger, prefix: 'Canary ' });
    gone.push(...(await goneBearers(place)));
  });
  afterAll(async () => {
    await server.close();
    await shop.stop();
  });

  /** An agent names the server by its own address, or is refused. */
  const send = (options: InjectOptions) =>
    server.app.inject({ ...options, headers: { ...options.headers, host: new URL(server.origin).host } });

  async function spaceOf(browser: TestBrowser, name: string): Promise<TestBrowser> {
    return browser.in((await browser.send('POST', api.spaces, { name })).json().space.id);
  }

  async function memberOf(space: TestBrowser, name: string, role: SpaceRole): Promise<TestBrowser> {
    const browser = await signedIn(server, `${name}@example.com`);
    const { id: space_id } = (await space.get(api.space)).json().space;
    const { personId: profile_id } = await personIn(browser);
    const row = { space_id, profile_id, role, created_at: new Date().toISOString() };
    await server.services.store.engine.db.insertInto('parley_members').values(row).execute();
    return browser.in(space_id);
  }

  async function filledPlace(
    space: TestBrowser,
    how: { rehearser?: TestBrowser; rehearsal?: string; prefix?: string },
  ): Promise<Place> {
    const { rehearser, prefix = '' } = how;
    const connect = async (name: string) => {
      const form = { ...shop.form, name: `${prefix}${name}`, allowWrites: true };
      const { id } = (await space.send('POST', api.connections, form)).json().connection;
      await space.send('POST', api.scan.replace(':id', id));
      return id as string;
    };
    const sourceId = await connect('Shop');
    const make = (name: string, more: Omit<MadeTool, 'name' | 'description'>) =>
      makeTool(space, sourceId, { name: `${prefix}${name}`, description: `${name}.`, ...more });
    const sql = 'SELECT count(*) AS how_many_customers FROM customers';
    const published = await make('How many customers are there', { sql });
    const draft = await make('Unfinished count', { sql: `${sql} WHERE id > 0` });
    const change = await make('Move the first customer', {
      type: 'mutation',
      sql: 'UPDATE customers SET city = :city WHERE id = 1',
      parameters: [parameter('city', 'text', { required: true })],
    });
    await space.send('PUT', api.toolPublished.replace(':id', published.id), { isPublished: true });
    const tried = await rehearser?.send('POST', api.rehearseTool.replace(':id', change.id), {
      values: { city: 'Chur' },
    });
    return {
      sourceId,
      emptySourceId: await connect('Empty'),
      tools: { published: calledBy(published), draft: calledBy(draft), change: calledBy(change) },
      rehearsal: how.rehearsal ?? tried?.json().rehearsal_id,
    };
  }

  function bearersOf(browser: TestBrowser, role: SpaceRole, place: Place): Promise<Bearer[]> {
    return Promise.all(
      kindsFor(role).map(async ([name, kind]) => ({
        ...kind,
        role,
        place,
        name: `${role}: ${name}`,
        secret: await secretOf(browser, kind, place),
      })),
    );
  }

  async function secretOf(browser: TestBrowser, kind: TokenKind, place: Place): Promise<string> {
    const { scopes, origin, isNarrowed } = kind;
    const connectionIds = isNarrowed ? [place.emptySourceId] : null;
    const { id, secret } = await createToken(browser, { scopes: [...scopes], connectionIds });
    const { db } = server.services.store.engine;
    if (origin) await db.updateTable('parley_access_tokens').set({ origin }).where('id', '=', id).execute();
    return secret;
  }

  /** Tokens that open nothing any more, however that came about. */
  async function goneBearers(place: Place): Promise<Bearer[]> {
    const { engine, accessTokens } = server.services.store;
    const removed = await memberOf(sales, 'removed', 'admin');
    const left = await memberOf(sales, 'left', 'admin');
    const kept = await bearersOf(removed, 'admin', place);
    const leaving = await bearersOf(left, 'admin', place);
    // As an older server left it: the membership has ended and the token is still there.
    const { personId } = await personIn(removed);
    await engine.db.deleteFrom('parley_members').where('profile_id', '=', personId).execute();
    expect((await left.send('POST', api.leaveSpace, { leave: true })).statusCode).toBe(204);
    const [first] = await bearersOf(sales, 'owner', place);
    const owner = await personIn(sales);
    const secret = newSecret();
    const past = new Date(Date.now() - 1_000).toISOString();
    const { id: spaceId } = (await sales.get(api.space)).json().space;
    await accessTokens.add(
      { ...owner, id: spaceId },
      {
        name: 'Ended',
        hash: hashOf(secret),
        hint: '',
        scopes: ['read', 'write'],
        connectionIds: null,
        origin: 'person',
        expiresAt: past,
      },
    );
    if (!first) throw new Error('There is no token.');
    return [
      ...kept.map((one) => ({ ...one, name: `removed, ${one.name}` })),
      ...leaving.map((one) => ({ ...one, name: `left, ${one.name}` })),
      { ...first, secret, name: 'expired' },
      { ...first, secret: newSecret(), name: 'never made' },
    ];
  }

  const outcomeOf = (answer: LightMyRequestResponse): Outcome => {
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) return { ok: 'stream' };
    const { result, error } = answer.json();
    if (error) return { error: error.code };
    const { resultType: _type, _meta, ttlMs: _ttl, cacheScope: _scope, ...rest } = result;
    return rest.isError ? { isError: true } : { ok: rest };
  };

  test('[N10] every method of MCP, every tool of our own and every route for tokens has a row', () => {
    expect(Object.keys(methods).toSorted()).toEqual(methodNames.toSorted());
    const called = Object.keys(methods['tools/call']?.rows ?? {});
    expect(called).toEqual(expect.arrayContaining([...ownToolNames]));
    const routes = Object.entries(routePermissions).flatMap(([path, actions]) =>
      Object.entries(actions).flatMap(([method, action]) =>
        action === 'token' && path !== api.mcp ? [`${method} ${path}`] : [],
      ),
    );
    expect([...new Set(calls.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(
      routes.toSorted(),
    );
  });

  test('[N03] [N10] each method answers as the maker’s role and the token’s scopes say', async () => {
    expect(own.length).toBe(6 + 6 + 5 + 5 + 6);
    for (const bearer of own) {
      for (const { method, era, row, params, expected } of everyMethod) {
        const cell = { ...bearer, era };
        const answer = await send(message(bearer.secret, { method, era }, params(cell)));
        const place = [bearer.name, era, method, row];
        expect([...place, outcomeOf(answer)], answer.body).toEqual([...place, expected(cell)]);
        expect(answer.body).not.toMatch(/canary/i);
      }
    }
  });

  test('[N03] [N10] each call over REST answers as the maker’s role and the token’s scopes say', async () => {
    for (const bearer of own) {
      for (const call of calls) {
        const answer = await send(callWith(bearer, call));
        const { status, body = expect.anything() } = call.expected(bearer);
        const place = [bearer.name, call.name];
        expect([...place, answer.statusCode, answer.json()]).toEqual([...place, status, body]);
        expect(answer.body).not.toMatch(/canary/i);
      }
    }
  });

  test('[N10] a token finds nothing of another space by its name or id, as if there were no such thing', async () => {
    const nowhere = {
      ...there,
      sourceId: randomUUID(),
      tools: { published: 'nothing', draft: 'nothing', change: 'nothing' },
      rehearsal: randomUUID(),
    };
    const words = (bearer: Bearer, text: string) =>
      [bearer.place.sourceId, ...Object.values(bearer.place.tools), bearer.place.rehearsal].reduce(
        (left, name) => left.replaceAll(name, 'it'),
        text.replace(/"requestId":"[^"]*"/, ''),
      );
    for (const bearer of own.filter(({ isNarrowed }) => !isNarrowed)) {
      for (const { method, era, row, params } of everyMethod.filter(
        (one) => one.method === 'tools/call' || one.method === 'resources/read',
      )) {
        if (row === 'list_sources') continue;
        const told = [there, nowhere].map(async (place) => {
          const cell = { ...bearer, era, place };
          const { body } = await send(message(bearer.secret, { method, era }, params(cell)));
          return words(cell, body);
        });
        const [other, none] = await Promise.all(told);
        expect([bearer.name, method, row, other]).toEqual([bearer.name, method, row, none]);
        expect(other).toMatch(/"error"|"isError":true/);
      }
    }
  });

  test('[N10] [N12] a token whose maker was removed or left, or that has expired, opens no method and no route', async () => {
    expect(gone.length).toBe(6 + 6 + 2);
    for (const bearer of gone) {
      for (const { method, era, row, params } of everyMethod) {
        const answer = await send(message(bearer.secret, { method, era }, params({ ...bearer, era })));
        const place = [bearer.name, era, method, row];
        expect([...place, answer.statusCode, answer.json().code]).toEqual([...place, 401, 'unauthenticated']);
      }
      const headers = { authorization: `Bearer ${bearer.secret}` };
      const others = [
        ...calls.map((call) => callWith(bearer, call)),
        { method: 'GET', url: api.mcp, headers },
        { method: 'DELETE', url: api.mcp, headers },
      ] as const;
      for (const options of others) {
        const answer = await send(options);
        expect([bearer.name, options.url, answer.statusCode]).toEqual([bearer.name, options.url, 401]);
      }
    }
  });

  test('[N04] [N10] an invitation that has expired gives no token, and a token of one’s own sees nothing of the space', async () => {
    const late = await signedIn(server, 'late@example.com');
    const { link } = (await sales.send('POST', api.spaceInvitations, { role: 'admin' })).json();
    const past = new Date(Date.now() - 1_000).toISOString();
    const { db } = server.services.store.engine;
    await db.updateTable('parley_invitations').set({ expires_at: past }).execute();
    const secret = new URL(link).hash.slice(1);
    expect((await late.send('POST', api.acceptInvitation, { secret })).statusCode).toBe(404);
    const { id } = (await sales.get(api.space)).json().space;
    for (const [, { scopes }] of kindsFor('admin')) {
      const made = await late.in(id).send('POST', api.accessTokens, { name: 'Late', scopes });
      expect([made.statusCode, made.json().code]).toEqual([404, 'space_not_found']);
    }
    const token = await createToken(late, { scopes: ['read', 'write', 'unmasked'] });
    const [sold] = own;
    if (!sold) throw new Error('There is no token of the space.');
    for (const { method, era, params } of everyMethod) {
      const options = message(token.secret, { method, era }, params({ ...sold, era }));
      const { body } = await send(options);
      // What it was asked for is repeated where it is not found.
      const told = body.replaceAll(uriOf(sold.place.sourceId), '').replace(/Unknown tool: \w+/, '');
      for (const one of [sold.place.sourceId, sold.place.emptySourceId, ...Object.values(sold.place.tools)]) {
        expect(told).not.toContain(one);
      }
    }
  });

  test('[N10] [N12] a token acts with no more than its maker’s role of now', async () => {
    const cleo = await memberOf(sales, 'cleo', 'admin');
    const place = own[0]?.place;
    if (!place) throw new Error('There is no token of the space.');
    const bearers = await bearersOf(cleo, 'admin', place);
    const { id } = await personIn(cleo);
    for (const role of ['maker', 'asker'] as const) {
      const changed = await sales.send('PUT', api.spacePerson.replace(':id', id), { role });
      expect(changed.statusCode).toBe(204);
      for (const bearer of bearers) {
        const cell: Cell = { ...bearer, role, era: 'earlier' };
        for (const { method, era, row, params, expected } of everyMethod) {
          if (era !== 'earlier') continue;
          const answer = await send(message(bearer.secret, { method, era }, params(cell)));
          const at = [role, bearer.name, method, row];
          expect([...at, outcomeOf(answer)], answer.body).toEqual([...at, expected(cell)]);
        }
      }
    }
  });
});
