import { randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeTool, moment, parameter } from '../../testing/ask-over-http.ts';
import { connectOrganization, hostedSettings } from '../../testing/connect-hosted-service.ts';
import { hostileBodies, takesText } from '../../testing/hostile-inputs.ts';
import { measureEventLoopHold } from '../../testing/measure-event-loop-hold.ts';
import type { EmulatorProcess } from '../../testing/servers/emulator-process.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../testing/servers/emulator-process.ts';
import { createToken } from '../../testing/servers/mcp-server-and-client.ts';
import type { ConnectedShop } from '../../testing/shop-databases.ts';
import { fillShop, mariadbShop, postgresShop, sqliteShop } from '../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../testing/test-app.ts';

/** A unit of work takes ten milliseconds, and `/api/health` is to answer within 250. */
const mostUnits = 25;

let server: TestApp;
let browser: TestBrowser;
let other: TestBrowser;
let world: World;
let shops: ConnectedShop[];
let emulator: EmulatorProcess;

type World = {
  sqlite: string;
  postgres: string;
  mysql: string;
  tool: string;
  mutation: string;
  token: string;
  toolset: string;
  /** A connection that may be broken. */
  spare: string;
  /** The handle of a grant to a hosted project. */
  grant: string;
};

/**
 * A body as a person would send it, through to the work; `path` where the address has a parameter. `elsewhere`: by
 * another account, because it changes what the others need. `bearer`: a handle beside the session's cookie.
 * `fewStatements`: every shape of statement is tried with another sample.
 */
type Sample = { body: object; path?: string; elsewhere?: boolean; bearer?: string; fewStatements?: boolean };

const sql = 'SELECT 1 AS n';
const engines = ({ sqlite, postgres, mysql }: World) => [sqlite, postgres, mysql];
const runs = (world: World): Sample[] =>
  engines(world).map((connection_id) => ({
    body: { connection_id, query: sql, parameters: [], values: {} },
  }));
const tools = ({ postgres: connectionId }: World): Sample[] => [
  { body: { connectionId, name: 'One', sql, parameters: [] } },
];
const question = 'Customers in Berlin';
const onSqlite = ({ sqlite: connectionId }: World): Sample[] => [
  { body: { question, connectionId, moment } },
];
const only = (body: object) => (): Sample[] => [{ body }];
const connectionForm = { type: 'sqlite', name: 'One', file: { path: 'none.db' } };
const generating = ({ sqlite: connectionId }: World): Sample[] => [{ body: { connectionId } }];
const project = demoProjects.shop.ref;
const hosted = ({ grant }: World) => ({ project_ref: project, access_token: grant });

/** Every route that takes text, and what is sent to it; a new one fails until it has a line here. */
const samples: Record<string, (world: World) => Sample[]> = {
  [`POST ${api.signUp}`]: only({
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    password: 'difference',
    confirmPassword: 'difference',
    acceptTerms: true,
  }),
  [`POST ${api.signIn}`]: only({ email: 'a@b.example', password: 'difference' }),
  [`POST ${api.forgotPassword}`]: only({ email: 'a@b.example' }),
  [`POST ${api.resetPassword}`]: only({ token: 'a', password: 'difference', confirmPassword: 'difference' }),
  [`POST ${api.google}`]: only({ returnPath: '/tools' }),
  [`PATCH ${api.profile}`]: only({ firstName: 'Ada', lastName: 'L' }),
  [`DELETE ${api.profile}`]: () => [{ body: { confirmation: 'wrong one' }, elsewhere: true }],
  [`POST ${api.spaces}`]: only({ name: 'Sales' }),
  [`PUT ${api.space}`]: only({ name: 'Sales' }),
  [`DELETE ${api.space}`]: only({ name: 'Sales' }),
  [`PUT ${api.personAttributes}`]: () => [
    { path: randomUUID(), body: { changes: [{ name: 'region', value: 'Nordics' }] } },
  ],
  [`POST ${api.spaceGroups}`]: only({ name: 'Nordics' }),
  [`PUT ${api.spaceGroup}`]: () => [{ path: randomUUID(), body: { name: 'Nordics' } }],
  [`PUT ${api.spaceGroupMembers}`]: () => [{ path: randomUUID(), body: { personIds: [randomUUID()] } }],
  [`POST ${api.showInvitation}`]: only({ secret: 'a secret of twenty letters' }),
  [`POST ${api.openSharedAnswer}`]: only({ secret: 'a secret of twenty letters' }),
  [`POST ${api.openPublicAnswer}`]: only({ secret: 'a secret of twenty letters' }),
  [`POST ${api.acceptInvitation}`]: only({ secret: 'a secret of twenty letters' }),
  [`POST ${api.password}`]: only({ currentPassword: 'wrong one', newPassword: 'difference' }),
  [`PUT ${api.openaiKey}`]: () => [{ body: { key: 'sk-a' }, elsewhere: true }],
  [`POST ${api.verifyOpenaiKey}`]: only({ key: 'sk-a' }),
  // Elsewhere: where the account that asks had this model, every question below would wait for a server that is not
  // there, and none would reach the engine.
  [`POST ${api.aiProviders}`]: () => [
    { body: { kind: 'compatible', address: 'http://127.0.0.1:9/v1', model: 'a' }, elsewhere: true },
  ],
  [`PUT ${api.aiProvider}`]: () => [{ path: randomUUID(), body: { kind: 'ollama', model: 'a' } }],
  [`POST ${api.listModels}`]: () => [
    { body: { kind: 'compatible', address: 'http://127.0.0.1:9/v1' }, elsewhere: true },
  ],
  [`POST ${api.connections}`]: only(connectionForm),
  [`PUT ${api.connection}`]: ({ spare }) => [{ path: spare, body: { ...connectionForm, file: undefined } }],
  [`POST ${api.testConnection}`]: only({ connection: connectionForm }),
  [`PUT ${api.customSchema}`]: ({ spare }) => [
    {
      path: spare,
      body: {
        tables: [{ name: 't', columns: [{ name: 'a', type: 'varchar', nullable: true }], primaryKey: ['a'] }],
      },
    },
  ],
  [`PUT ${api.marks}`]: ({ spare }) => [
    {
      path: spare,
      body: {
        changes: [{ schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' }],
      },
    },
  ],
  [`PUT ${api.rowRules}`]: ({ spare }) => [
    {
      path: spare,
      body: {
        rules: [
          { schema: '', table: 'customers', column: 'city', boundTo: { kind: 'attribute', name: 'city' } },
        ],
        open: [{ schema: '', table: 'products' }],
      },
    },
  ],
  [`POST ${api.tableData}`]: ({ sqlite }) => [{ body: { connection_id: sqlite, table_name: 'customers' } }],
  [`POST ${api.runSql}`]: (world) => [
    ...runs(world),
    { body: { ...hosted(world), query: sql }, fewStatements: true },
  ],
  [`POST ${api.rehearse}`]: (world) => runs(world).slice(0, 1),
  [`POST ${api.download}`]: (world) => runs(world).map(({ body }) => ({ body: { ...body, format: 'csv' } })),
  [`POST ${api.suggestions}`]: generating,
  [`POST ${api.ask}`]: onSqlite,
  [`POST ${api.chooseSource}`]: only({ question }),
  [`POST ${api.draftTool}`]: onSqlite,
  [`POST ${api.explainSql}`]: () =>
    ['sqlite', 'postgres', 'mysql'].map((dialect) => ({
      body: { dialect, sql },
      // Taken apart by the same code as MySQL's.
      fewStatements: dialect === 'sqlite',
    })),
  [`POST ${api.findTools}`]: ({ sqlite }) => [{ body: { query: question, project_ref: sqlite } }],
  [`POST ${api.extractParameters}`]: ({ tool }) => [{ body: { query: question, tool_id: tool } }],
  [`POST ${api.rewriteSql}`]: ({ tool }) => [
    { body: { user_query: question, sql_template: sql, tool_id: tool } },
  ],
  [`POST ${api.formatResults}`]: only({ query: question, sql_query: sql, results: [{ a: 1 }] }),
  [`POST ${api.executeQuery}`]: ({ tool }) => [{ body: { query: question, toolIds: [tool] } }],
  [`POST ${api.chatQuery}`]: ({ sqlite }) => [{ body: { query: question, project_ref: sqlite } }],
  [`POST ${api.conversations}`]: ({ sqlite }) => [{ body: { connectionId: sqlite, title: 'A' } }],
  [`POST ${api.accessTokens}`]: only({ name: 'A' }),
  [`POST ${api.toolsets}`]: only({ name: 'other', toolIds: [] }),
  [`PUT ${api.toolset}`]: ({ toolset }) => [{ path: toolset, body: { name: 'mine', toolIds: [] } }],
  [`POST ${api.v1Run}`]: () => [{ path: 'customers_of_a_city', body: { parameters: { city: 'Berlin' } } }],
  [`POST ${api.v1Ask}`]: ({ sqlite }) => [{ body: { question, source: sqlite } }],
  [`POST ${api.oauthConsent}`]: only({
    client_id: '6a2f41a3-c54c-4c62-8f3a-0d3a4e7a6a11',
    redirect_uri: 'http://localhost/a',
    response_type: 'code',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    scopes: ['read'],
    connectionIds: null,
    allow: true,
  }),
  [`POST ${api.saveTools}`]: ({ mysql: connectionId }) => [
    { body: { connectionId, tools: [{ name: 'One', sql }] } },
  ],
  [`POST ${api.checkSql}`]: (world) =>
    engines(world).map((connectionId) => ({ body: { connectionId, sql, parameters: [] } })),
  [`POST ${api.exportTools}`]: only({ ids: [] }),
  [`POST ${api.toolRequests}`]: ({ sqlite }) => [{ body: { question, connectionId: sqlite } }],
  [`POST ${api.importTools}`]: ({ sqlite }) => [{ body: { connectionId: sqlite, text: '{}' } }],
  [`POST ${api.tools}`]: tools,
  [`PUT ${api.tool}`]: ({ tool, sqlite: connectionId }) => [
    { path: tool, body: { connectionId, name: 'One', sql, parameters: [] } },
  ],
  [`POST ${api.runTool}`]: ({ tool }) => [{ path: tool, body: { values: { city: 'Berlin' } } }],
  [`POST ${api.rehearseTool}`]: ({ mutation }) => [{ path: mutation, body: { values: { city: 'Berlin' } } }],
  [`POST ${api.readSchema}`]: generating,
  [`POST ${api.generateTools}`]: generating,
  [`POST ${api.generateToolsFromSchema}`]: generating,
  [`POST ${api.tokenExchange}`]: only({
    code: 'a',
    code_verifier: 'a'.repeat(43),
    redirect_uri: 'http://localhost:8000/database/callback',
  }),
  [`POST ${api.mcp}`]: ({ sqlite }) => [
    {
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'ask', arguments: { question, source: sqlite } },
      },
    },
  ],
  [`POST ${api.oauthRegister}`]: only({ client_name: 'A', redirect_uris: ['http://localhost/a'] }),
  [`POST ${api.oauthToken}`]: only({ grant_type: 'authorization_code', code: 'a', code_verifier: 'b' }),
  [`POST ${api.oauthRevoke}`]: only({ token: 'a' }),
  [`POST ${api.supabaseProxy}`]: ({ grant: bearer }) => [
    { path: `v1/projects/${project}/database/query`, body: { query: sql }, bearer },
  ],
  [`POST ${api.queryTables}`]: (world) => [{ body: hosted(world) }],
  [`POST ${api.tableSchema}`]: (world) => [{ body: { ...hosted(world), table_name: 'a' } }],
};

/** What these take is not in the description: they speak protocols of others. */
const undeclared: Record<string, Schema> = {
  [`POST ${api.mcp}`]: objectOf({
    method: text(),
    params: objectOf({
      name: text(),
      arguments: objectOf({ question: text(2_000), source: text(100) }),
      uri: text(),
    }),
  }),
  [`POST ${api.oauthRegister}`]: objectOf({
    client_name: text(),
    redirect_uris: { type: 'array', items: text() },
  }),
  [`POST ${api.oauthToken}`]: objectOf({
    code: text(),
    code_verifier: text(),
    refresh_token: text(),
  }),
  [`POST ${api.oauthRevoke}`]: objectOf({ token: text() }),
  [`POST ${api.supabaseProxy}`]: objectOf({ query: text(100_000) }),
};

function objectOf(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties };
}

function text(maxLength?: number): Schema {
  return maxLength === undefined ? { type: 'string' } : { type: 'string', maxLength };
}

const withoutBody = new Set<string>([
  `DELETE ${api.spacePerson}`,
  `DELETE ${api.spaceInvitation}`,
  `DELETE ${api.spaceGroup}`,
  `DELETE ${api.sharedAnswer}`,
  `POST ${api.signOut}`,
  `DELETE ${api.openaiKey}`,
  `DELETE ${api.aiProvider}`,
  `DELETE ${api.connection}`,
  `POST ${api.sampleConnection}`,
  // A stream of bytes, read as it comes.
  `POST ${api.sqliteFiles}`,
  `POST ${api.scan}`,
  `POST ${api.rerunExecution}`,
  `DELETE ${api.conversation}`,
  `DELETE ${api.dismissUnanswered}`,
  `DELETE ${api.accessToken}`,
  `DELETE ${api.toolset}`,
  `POST ${api.v1Confirm}`,
  `DELETE ${api.mcp}`,
  `DELETE ${api.tool}`,
  `POST ${api.restoreTool}`,
  `POST ${api.duplicateTool}`,
  `DELETE ${api.grant}`,
  `POST ${api.connectProject}`,
  `DELETE ${api.operatorPerson}`,
  `POST ${api.operatorResetLink}`,
  `DELETE ${api.operatorSessions}`,
  `DELETE ${api.operatorSession}`,
  `DELETE ${api.operatorToken}`,
]);

beforeAll(async () => {
  const sqlite = sqliteShop();
  shops = [sqlite, await postgresShop(inject('postgresUrl')), await mariadbShop()];
  for (const shop of shops) await fillShop(shop);
  await sqlite.execute(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
     INSERT INTO customers (id, name, city) SELECT 100 + i, 'Person ' || i, 'Bern' || printf('%x', i * 7919) FROM n`,
  );
  emulator = await startEmulatorProcess();
  server = await startTestApp({ SQLITE_ROOT: sqlite.root, ...hostedSettings(emulator) }, { reader: 'own' });
  browser = await signedIn(server);
  const grant = await connectOrganization({ server, emulator }, browser, demoOrganizations.market.slug);
  other = await signedIn(server, 'other@example.com');
  await browser.send('POST', api.subscription, { plan: 'enterprise' });
  const ids: string[] = [];
  for (const { form } of shops) {
    const made = await browser.send('POST', api.connections, { ...form, allowWrites: true });
    if (made.statusCode !== 201) throw new Error(made.body);
    ids.push(made.json().connection.id);
    await browser.send('POST', api.scan.replace(':id', ids.at(-1) ?? ''));
  }
  const [sqliteId = '', postgres = '', mysql = ''] = ids;
  const spare = (await browser.send('POST', api.connections, sqlite.form)).json().connection.id;
  const tool = await makeTool(browser, sqliteId, {
    name: 'Customers of a city',
    description: 'The customers who live in a city, by name.',
    sql: 'SELECT name, city FROM customers WHERE city = :city AND name LIKE :name ORDER BY name LIMIT :limit',
    parameters: [
      parameter('city', 'text'),
      parameter('name', 'text'),
      parameter('limit', 'integer', { default: 5 }),
    ],
  });
  const mutation = await makeTool(browser, sqliteId, {
    name: 'Move a customer',
    description: 'Sets the city of a customer.',
    sql: 'UPDATE customers SET city = :city WHERE id = 1',
    parameters: [parameter('city', 'text', { required: true })],
    type: 'mutation',
  });
  const { secret } = await createToken(browser, { scopes: ['read', 'write'] });
  const set = await browser.send('POST', api.toolsets, { name: 'mine', toolIds: [] });
  world = {
    sqlite: sqliteId,
    postgres,
    mysql,
    tool: tool.id,
    mutation: mutation.id,
    token: secret,
    toolset: set.json().toolset.id,
    spare,
    grant,
  };
});
afterAll(async () => {
  await server.close();
  await emulator.stop();
  for (const shop of shops) await shop.stop();
});

type Schema = Parameters<typeof takesText>[0];
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Route = { name: string; schema: Schema | undefined };

/** Every call that sends something, read off the server's own description of itself. */
async function routes(): Promise<Route[]> {
  const { paths } = (await browser.get(api.openapi)).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const url = path.replace('{path}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
      const name = `${method.toUpperCase()} ${url}`;
      const schema = requestBody?.content['application/json']?.schema ?? undeclared[name];
      return method === 'get' ? [] : [{ name, schema }];
    }),
  );
}

async function sendRaw(name: string, body: string, { path = '', elsewhere, bearer }: Partial<Sample>) {
  const [method = '', route = ''] = name.split(' ');
  const isForToken = route.startsWith('/api/v1/') || route === api.mcp;
  const cookie = [...(elsewhere ? other : browser).cookies]
    .map(([key, value]) => `${key}=${value}`)
    .join('; ');
  // Limits on attempts are for others to prove.
  await server.services.store.attempts.sweep(Number.POSITIVE_INFINITY);
  return server.app.inject({
    method: method as 'POST',
    url: route.replace(/:\w+|\*/, path),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      host: new URL(server.origin).host,
      origin: server.origin,
      ...(isForToken ? { authorization: `Bearer ${world.token}` } : { cookie }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    payload: body,
  });
}

test('every route that takes text is tried below, and every other one is known to take none', async () => {
  const all = await routes();
  const named = all.filter(({ schema }) => schema && takesText(schema)).map(({ name }) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(Object.keys(samples).toSorted()).toEqual(named.toSorted());
  const bare = all.filter(({ schema }) => schema === undefined).map(({ name }) => name);
  expect(bare.toSorted()).toEqual([...withoutBody].toSorted());
});

/** Where a statement's whole way to the database or to its explanation is tried with every shape. */
const throughAndThrough = new Set<string>([`POST ${api.runSql}`, `POST ${api.explainSql}`]);

test.each(Object.keys(samples))(
  'the event loop is never held by %s, whatever is sent',
  { timeout: 600_000 },
  async (name) => {
    const schema = (await routes()).find((route) => route.name === name)?.schema ?? {};
    const held: string[] = [];
    for (const { body: sample, ...where } of samples[name]?.(world) ?? []) {
      const statements = throughAndThrough.has(name) && !where.fewStatements ? 'all' : 'heaviest';
      for (const { what, body } of hostileBodies({ schema, sample, statements })) {
        let failure: string | null = null;
        const { longest, most } = await measureEventLoopHold(async () => {
          const { statusCode, body: answer } = await sendRaw(name, body, where);
          if (statusCode === 500) failure ??= answer;
        }, mostUnits);
        if (longest > most) held.push(`${what}: ${longest.toFixed(0)} ms of ${most.toFixed(0)}`);
        if (failure !== null) held.push(`${what}: ${failure}`);
      }
    }
    expect(held).toEqual([]);
  },
);
