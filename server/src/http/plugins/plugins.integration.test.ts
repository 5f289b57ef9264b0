import { randomUUID } from 'node:crypto';
import { errorBody } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
/** A hosted service is set up and cannot be reached: its routes are all there. */
const hostedNowhere = {
  SUPABASE_CLIENT_ID: 'nobody',
  SUPABASE_CLIENT_SECRET: 'nothing',
  SUPABASE_API_URL: 'http://127.0.0.1:1',
};

beforeAll(async () => {
  server = await startTestApp(hostedNowhere);
});
afterAll(() => server.close());

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string };

/** Read off the server itself, so that a new route is held to these rules without being listed. */
function routes(): Route[] {
  const printed = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const parents: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const match = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', names = ''] = match;
    const depth = indent.length / 4;
    // A wildcard is printed without what stands before it; there is one.
    const url = part === '*' ? api.supabaseProxy : `${depth > 1 ? parents[depth - 1] : ''}${part}`;
    parents[depth] = url;
    const methods = names.split(', ').filter((name) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(name));
    return methods.map((method) => ({ method: method as Route['method'], url }));
  });
}

const withoutSession = new Set<string>([
  api.health,
  api.ready,
  api.server,
  api.session,
  api.openPublicAnswer,
  api.signUp,
  api.signIn,
  api.signOut,
  api.forgotPassword,
  api.resetPassword,
  api.google,
  '/api/auth/callback/google',
  '/api/auth/verify-email',
  '/metrics',
  api.openapi,
  api.protectedResource,
  api.protectedResourceRoot,
  api.authorizationServer,
  api.oauthRegister,
  api.oauthToken,
  api.oauthRevoke,
]);
/** A token opens these, nothing else; what they say names it. */
const isForTokens = (url: string) => url === api.mcp || url.startsWith('/api/v1/');
/** To everybody but an operator these are paths that do not exist. */
const isForOperators = (url: string) => url.startsWith('/api/operator/');
/** No cookie counts here, so that programs, which send no Origin, may come in. */
const forPrograms = new Set<string>([api.oauthRegister, api.oauthToken, api.oauthRevoke]);

test('the list of routes is really read', () => {
  const seen = routes().map((route) => route.url);
  expect(seen).toEqual(expect.arrayContaining(Object.values(api)));
});

test('[B09] every route but the public ones answers a visitor with 401', async () => {
  for (const { method, url } of routes().filter((route) => !withoutSession.has(route.url))) {
    const answer = await server.app.inject({ method, url, headers: { origin: server.origin }, payload: {} });
    expect([method, url, answer.statusCode]).toEqual([method, url, isForOperators(url) ? 404 : 401]);
    if (isForOperators(url)) continue;
    const message = isForTokens(url) ? expect.stringContaining('access token') : 'User must be authenticated';
    expect(answer.json()).toMatchObject({ code: 'unauthenticated', message });
  }
});

describe('another user’s record', () => {
  const kinds = [
    'connection',
    'rehearsal',
    'tool',
    'job',
    'execution',
    'conversation',
    'token',
    'toolset',
    'upload',
    'model',
  ] as const;
  type Ids = Record<(typeof kinds)[number], string>;
  /** What each route that takes an id is sent; a new one fails here until it has a line. */
  const bodies: Record<string, (ids: Ids) => object> = {
    [`GET ${api.connection}`]: () => ({}),
    [`PUT ${api.aiProvider}`]: () => ({ kind: 'ollama', model: 'taken' }),
    [`DELETE ${api.aiProvider}`]: () => ({}),
    [`POST ${api.probeModel}`]: () => ({ task: 'sql' }),
    [`POST ${api.listModels}`]: ({ model }) => ({ kind: 'ollama', id: model }),
    [`PUT ${api.aiSettings}`]: ({ model }) => choosing(model),
    [`DELETE ${api.dismissUnanswered}`]: () => ({}),
    [`PUT ${api.connection}`]: () => ({ type: 'sqlite', name: 'Taken' }),
    [`DELETE ${api.connection}`]: () => ({}),
    [`POST ${api.scan}`]: () => ({}),
    [`GET ${api.schema}`]: () => ({}),
    [`PUT ${api.customSchema}`]: () => ({ tables: [] }),
    [`GET ${api.privileges}`]: () => ({}),
    [`GET ${api.marks}`]: () => ({}),
    [`PUT ${api.marks}`]: () => ({
      changes: [{ schema: '', table: 'customers', column: 'name', kind: 'personal', category: 'person' }],
    }),
    [`GET ${api.markProposals}`]: () => ({}),
    [`GET ${api.rowRules}`]: () => ({}),
    [`PUT ${api.rowRules}`]: () => ({ rules: [], open: [] }),
    [`POST ${api.testConnection}`]: ({ connection: id }) => ({
      id,
      connection: { type: 'sqlite', name: 'Taken' },
    }),
    [`POST ${api.tableData}`]: ({ connection: id }) => ({ connection_id: id, table_name: 'customers' }),
    [`POST ${api.runSql}`]: ({ connection: id }) => ({ connection_id: id, query: 'SELECT 1' }),
    [`POST ${api.download}`]: ({ connection: id }) => ({
      connection_id: id,
      query: 'SELECT 1',
      format: 'csv',
    }),
    [`POST ${api.rehearse}`]: ({ connection: id }) => ({ connection_id: id, query: 'DELETE FROM reviews' }),
    [`POST ${api.confirm}`]: ({ rehearsal }) => ({ rehearsal_id: rehearsal }),
    [`DELETE ${api.grant}`]: () => ({}),
    [`GET ${api.suggestions}`]: () => ({}),
    [`POST ${api.suggestions}`]: ({ connection: id }) => ({ connectionId: id }),
    [`POST ${api.saveTools}`]: ({ connection: id }) => ({ connectionId: id, tools: [counting] }),
    [`GET ${api.saveJob}`]: () => ({}),
    [`GET ${api.saveEvents}`]: () => ({}),
    [`POST ${api.tools}`]: ({ connection: id }) => ({ connectionId: id, ...counting }),
    [`GET ${api.tool}`]: () => ({}),
    [`PUT ${api.tool}`]: ({ connection: id }) => ({ connectionId: id, ...counting }),
    [`DELETE ${api.tool}`]: () => ({}),
    [`PUT ${api.toolActive}`]: () => ({ isActive: false }),
    [`PUT ${api.toolPublished}`]: () => ({ isPublished: true }),
    [`PUT ${api.toolRequest}`]: () => ({ done: true }),
    [`POST ${api.toolRequests}`]: ({ connection: id }) => ({ question: 'Any?', connectionId: id }),
    [`GET ${api.toolVersions}`]: () => ({}),
    [`POST ${api.restoreTool}`]: () => ({}),
    [`POST ${api.duplicateTool}`]: () => ({}),
    [`POST ${api.runTool}`]: () => ({}),
    [`POST ${api.rehearseTool}`]: () => ({}),
    [`POST ${api.checkSql}`]: ({ connection: id }) => ({ connectionId: id, sql: counting.sql }),
    [`POST ${api.importTools}`]: ({ connection: id }) => ({ connectionId: id, text: '{}' }),
    [`POST ${api.readSchema}`]: ({ connection: id }) => ({ connectionId: id }),
    [`POST ${api.generateTools}`]: ({ connection: id }) => ({ connectionId: id }),
    [`POST ${api.generateToolsFromSchema}`]: ({ connection: id }) => ({ connectionId: id }),
    [`POST ${api.ask}`]: ({ connection }) => ({ ...question, connectionId: connection }),
    [`GET ${api.starterQuestions}`]: () => ({}),
    [`POST ${api.draftTool}`]: ({ connection }) => ({ ...question, connectionId: connection }),
    [`GET ${api.execution}`]: () => ({}),
    [`GET ${api.executionExchanges}`]: () => ({}),
    [`GET ${api.suggestionExchanges}`]: () => ({}),
    [`PUT ${api.voteExecution}`]: () => ({ vote: 'up' }),
    [`POST ${api.rerunExecution}`]: () => ({}),
    [`POST ${api.conversations}`]: ({ connection }) => ({ connectionId: connection }),
    [`GET ${api.conversation}`]: () => ({}),
    [`DELETE ${api.conversation}`]: () => ({}),
    [`POST ${api.findTools}`]: ({ connection }) => ({ query: 'Any?', project_ref: connection }),
    [`POST ${api.extractParameters}`]: ({ tool }) => ({ query: 'Any?', tool_id: tool }),
    [`POST ${api.rewriteSql}`]: ({ tool }) => ({
      user_query: 'Any?',
      sql_template: 'SELECT 1',
      tool_id: tool,
    }),
    [`POST ${api.executeQuery}`]: ({ tool }) => ({ query: 'Any?', toolIds: [tool] }),
    [`POST ${api.chatQuery}`]: ({ connection }) => ({ query: 'Any?', project_ref: connection }),
    [`DELETE ${api.accessToken}`]: () => ({}),
    [`GET ${api.operatorPeople}`]: () => ({}),
    [`GET ${api.operatorPerson}`]: () => ({}),
    [`DELETE ${api.operatorPerson}`]: () => ({}),
    [`PUT ${api.operatorDisabled}`]: () => ({ disabled: true }),
    [`POST ${api.operatorResetLink}`]: () => ({}),
    [`DELETE ${api.operatorSessions}`]: () => ({}),
    [`DELETE ${api.operatorSession}`]: () => ({}),
    [`DELETE ${api.operatorToken}`]: () => ({}),
    [`GET ${api.operatorUsage}`]: () => ({}),
    [`GET ${api.operatorHealth}`]: () => ({}),
    [`GET ${api.operatorJobs}`]: () => ({}),
    [`GET ${api.operatorActions}`]: () => ({}),
    [`GET ${api.operatorSettings}`]: () => ({}),
    [`GET ${api.operatorAi}`]: () => ({}),
    [`PUT ${api.operatorOffer}`]: () => ({ offered: true }),
    [`PUT ${api.operatorOfferLimits}`]: () => ({ perPerson: 1, forAll: 1 }),
    [`PUT ${api.toolset}`]: () => ({ name: 'taken', toolIds: [] }),
    [`DELETE ${api.toolset}`]: () => ({}),
  };
  const question = {
    question: 'How many customers are there?',
    moment: { now: '2026-11-15T09:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
  };
  const counting = { name: 'Customers', sql: 'SELECT count(*) FROM customers' };
  const places: [string, keyof Ids][] = [
    [api.saveTools, 'job'],
    [api.toolsets, 'toolset'],
    [api.tools, 'tool'],
    [api.executions, 'execution'],
    [api.unanswered, 'execution'],
    [api.conversations, 'conversation'],
    [api.accessTokens, 'token'],
    ['/api/operator/tokens', 'token'],
    [api.aiProviders, 'model'],
  ];
  const idFor = (url: string, ids: Ids) =>
    ids[places.find(([beginning]) => url.startsWith(`${beginning}/`))?.[1] ?? 'connection'];
  /** These need no id: they list, make or change what is the caller's own. Ids that they may take are in `idFields`. */
  const withoutId = new Set<string>([
    // Ids of people and invitations of the space that is open: space-routes.integration.test.ts tries those of another.
    ...[api.spaces, api.space, api.spacePeople].map((path) => `GET ${path}`),
    ...[api.spaceRecord, api.exportSpaceRecord].map((path) => `GET ${path}`),
    ...[api.spaces, api.leaveSpace, api.spaceInvitations].map((path) => `POST ${path}`),
    ...[api.showInvitation, api.acceptInvitation].map((path) => `POST ${path}`),
    ...[api.space, api.spacePerson].flatMap((path) => [`PUT ${path}`, `DELETE ${path}`]),
    `DELETE ${api.spaceInvitation}`,
    // Ids of people and groups of the space that is open: group-routes.integration.test.ts tries those of another.
    ...[api.spaceGroups, api.spaceAttributes].map((path) => `GET ${path}`),
    ...[api.spaceGroup, api.spaceGroupMembers, api.personAttributes].map((path) => `PUT ${path}`),
    ...[`POST ${api.spaceGroups}`, `DELETE ${api.spaceGroup}`],
    // shared-answer-routes.integration.test.ts tries those of another person and of another space.
    ...[`GET ${api.sharedAnswers}`, `DELETE ${api.sharedAnswer}`, `PUT ${api.publicLinks}`],
    ...[api.sharedAnswers, api.openSharedAnswer].map((path) => `POST ${path}`),
    `GET ${api.toolRequests}`,
    `GET ${api.connections}`,
    `POST ${api.connections}`,
    `POST ${api.sampleConnection}`,
    `POST ${api.sqliteFiles}`,
    `GET ${api.profile}`,
    `GET ${api.exportProfile}`,
    `DELETE ${api.profile}`,
    `PATCH ${api.profile}`,
    `POST ${api.password}`,
    `GET ${api.subscription}`,
    `POST ${api.subscription}`,
    `GET ${api.openaiKey}`,
    `PUT ${api.openaiKey}`,
    `DELETE ${api.openaiKey}`,
    `POST ${api.verifyOpenaiKey}`,
    `GET ${api.aiProviders}`,
    `POST ${api.aiProviders}`,
    `GET ${api.aiCosts}`,
    `POST ${api.tokenExchange}`,
    `GET ${api.grants}`,
    // These name a project of the hosted service, which knows whose it is; a grant's handle among them is a token.
    `GET ${api.projects}`,
    `POST ${api.connectProject}`,
    `GET ${api.supabaseProxy}`,
    `POST ${api.supabaseProxy}`,
    `GET ${api.projectByRef}`,
    `GET ${api.projectSettings}`,
    `GET ${api.projectApiKeys}`,
    `GET ${api.dbInfo}`,
    `GET ${api.pgMetaTables}`,
    `GET ${api.pgMetaSchemas}`,
    `POST ${api.queryTables}`,
    `POST ${api.tableSchema}`,
    `GET ${api.tools}`,
    `GET ${api.saveTools}`,
    `POST ${api.exportTools}`,
    `GET ${api.executions}`,
    `GET ${api.unanswered}`,
    `GET ${api.conversations}`,
    `POST ${api.chooseSource}`,
    `POST ${api.explainSql}`,
    `POST ${api.formatResults}`,
    `GET ${api.accessTokens}`,
    `POST ${api.accessTokens}`,
    `GET ${api.toolsets}`,
    `POST ${api.toolsets}`,
    // These name an agent, which is nobody's.
    `GET ${api.oauthRequest}`,
    `POST ${api.oauthConsent}`,
  ]);

  /** One record of every kind. */
  async function recordsOf(owner: TestBrowser): Promise<Ids> {
    const { connection } = (await owner.send('POST', api.sampleConnection)).json();
    const place = { connectionId: connection.id };
    await owner.send('PUT', `/api/connections/${connection.id}`, {
      type: 'sqlite',
      name: 'Mine',
      allowWrites: true,
    });
    await owner.send('POST', api.scan.replace(':id', connection.id));
    const rehearsed = await owner.send('POST', api.rehearse, {
      connection_id: connection.id,
      query: 'DELETE FROM reviews WHERE id = 1',
    });
    const made = await owner.send('POST', api.tools, { ...place, ...counting });
    const saving = await owner.send('POST', api.saveTools, { ...place, tools: [counting] });
    await owner.get(api.saveEvents.replace(':id', saving.json().job.id));
    await owner.send('POST', api.ask, { ...question, ...place });
    const asked = (await owner.get(api.executions)).json();
    const spoken = await owner.send('POST', api.conversations, place);
    const token = await owner.send('POST', api.accessTokens, { name: 'Mine' });
    const model = await owner.send('POST', api.aiProviders, { kind: 'ollama', model: 'mine' });
    const set = await owner.send('POST', api.toolsets, { name: 'mine', toolIds: [] });
    return {
      connection: connection.id,
      rehearsal: rehearsed.json().rehearsal_id,
      tool: made.json().tool.id,
      job: saving.json().job.id,
      execution: asked.executions[0].id,
      conversation: spoken.json().conversation.id,
      token: token.json().token.id,
      toolset: set.json().toolset.id,
      upload: await uploaded(owner),
      model: model.json().provider.id,
    };
  }

  function choosing(id: string, task = 'default') {
    const choices = { default: null, propose: null, find: null, explain: null, [task]: id };
    return { choices, monthlyLimit: null };
  }

  async function uploaded(owner: TestBrowser): Promise<string> {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.app.inject({
      method: 'POST',
      url: `${api.sqliteFiles}?name=mine.db`,
      headers: { origin: server.origin, cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4_080)]),
    });
    return answer.json().upload;
  }

  /**
   * Every field of a body that takes an id, with the rest of the body as it is right for the caller. The list is held
   * against what the server takes: a new field fails here until it has a line.
   */
  const idFields: Record<string, { kind: keyof Ids; body: (id: string, own: Ids) => object }> = {
    [`POST ${api.listModels} id`]: { kind: 'model', body: (id) => ({ kind: 'ollama', id }) },
    ...Object.fromEntries(
      (['default', 'propose', 'find', 'explain'] as const).map((task) => [
        `PUT ${api.aiSettings} choices.${task}`,
        { kind: 'model' as const, body: (id: string) => choosing(id, task) },
      ]),
    ),
    [`POST ${api.toolRequests} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ question: 'Any?', connectionId: id }),
    },
    [`POST ${api.connections} file.upload`]: { kind: 'upload', body: sqliteFile },
    [`PUT ${api.connection} file.upload`]: { kind: 'upload', body: sqliteFile },
    [`POST ${api.sharedAnswers} executionId`]: {
      kind: 'execution',
      body: (executionId) => ({ executionId, audience: 'public' }),
    },
    [`POST ${api.testConnection} id`]: {
      kind: 'connection',
      body: (id) => ({ id, connection: { type: 'sqlite', name: 'Mine' } }),
    },
    [`POST ${api.testConnection} connection.file.upload`]: {
      kind: 'upload',
      body: (id) => ({ connection: sqliteFile(id) }),
    },
    [`POST ${api.tableData} connection_id`]: {
      kind: 'connection',
      body: (id) => ({ connection_id: id, table_name: 'customers' }),
    },
    [`POST ${api.runSql} connection_id`]: { kind: 'connection', body: reading },
    [`POST ${api.download} connection_id`]: {
      kind: 'connection',
      body: (id) => ({ ...reading(id), format: 'csv' }),
    },
    [`POST ${api.rehearse} connection_id`]: {
      kind: 'connection',
      body: (id) => ({ connection_id: id, query: 'DELETE FROM reviews' }),
    },
    [`POST ${api.confirm} rehearsal_id`]: { kind: 'rehearsal', body: (id) => ({ rehearsal_id: id }) },
    [`POST ${api.suggestions} connectionId`]: { kind: 'connection', body: (id) => ({ connectionId: id }) },
    [`POST ${api.ask} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ ...question, connectionId: id }),
    },
    [`POST ${api.ask} toolIds`]: {
      kind: 'tool',
      body: (id, { connection, tool }) => ({
        ...question,
        connectionId: connection,
        mode: 'manual',
        toolIds: [tool, id],
      }),
    },
    [`POST ${api.ask} toolId`]: { kind: 'tool', body: (id, own) => ({ ...asking(own), toolId: id }) },
    [`POST ${api.ask} conversationId`]: {
      kind: 'conversation',
      body: (id, own) => ({ ...asking(own), conversationId: id }),
    },
    [`POST ${api.ask} previousId`]: {
      kind: 'execution',
      body: (id, own) => ({ ...asking(own), previousId: id }),
    },
    [`POST ${api.chooseSource} previousId`]: {
      kind: 'execution',
      body: (id) => ({ question: 'Any?', previousId: id }),
    },
    [`POST ${api.draftTool} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ ...question, connectionId: id }),
    },
    [`POST ${api.draftTool} executionId`]: {
      kind: 'execution',
      body: (id, own) => ({ ...asking(own), executionId: id }),
    },
    [`POST ${api.extractParameters} tool_id`]: {
      kind: 'tool',
      body: (id) => ({ query: 'Any?', tool_id: id }),
    },
    [`POST ${api.rewriteSql} tool_id`]: {
      kind: 'tool',
      body: (id) => ({ user_query: 'Any?', sql_template: counting.sql, tool_id: id }),
    },
    [`POST ${api.executeQuery} toolIds`]: {
      kind: 'tool',
      body: (id, { tool }) => ({ query: 'Any?', toolIds: [tool, id] }),
    },
    [`POST ${api.conversations} connectionId`]: { kind: 'connection', body: (id) => ({ connectionId: id }) },
    [`POST ${api.accessTokens} connectionIds`]: {
      kind: 'connection',
      body: (id, { connection }) => ({ name: 'Both', connectionIds: [connection, id] }),
    },
    [`POST ${api.toolsets} toolIds`]: {
      kind: 'tool',
      body: (id, { tool }) => ({ name: 'both', toolIds: [tool, id] }),
    },
    [`PUT ${api.toolset} toolIds`]: {
      kind: 'tool',
      body: (id, { tool }) => ({ name: 'both', toolIds: [tool, id] }),
    },
    [`POST ${api.oauthConsent} connectionIds`]: {
      kind: 'connection',
      body: (id) => ({
        response_type: 'code',
        client_id: randomUUID(),
        redirect_uri: 'http://127.0.0.1/back',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        allow: true,
        scopes: ['read'],
        connectionIds: [id],
      }),
    },
    [`POST ${api.saveTools} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id, tools: [counting] }),
    },
    [`POST ${api.checkSql} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id, sql: counting.sql }),
    },
    [`POST ${api.exportTools} ids`]: { kind: 'tool', body: (id, { tool }) => ({ ids: [tool, id] }) },
    [`POST ${api.importTools} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id, text: '{}' }),
    },
    [`POST ${api.tools} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id, ...counting }),
    },
    [`PUT ${api.tool} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id, ...counting }),
    },
    [`POST ${api.readSchema} connectionId`]: { kind: 'connection', body: (id) => ({ connectionId: id }) },
    [`POST ${api.generateTools} connectionId`]: { kind: 'connection', body: (id) => ({ connectionId: id }) },
    [`POST ${api.generateToolsFromSchema} connectionId`]: {
      kind: 'connection',
      body: (id) => ({ connectionId: id }),
    },
  };
  function sqliteFile(upload: string) {
    return { type: 'sqlite', name: 'Mine', file: { upload } };
  }
  function reading(id: string) {
    return { connection_id: id, query: 'SELECT 1' };
  }
  function asking({ connection }: Ids) {
    return { ...question, connectionId: connection };
  }
  /** An agent is nobody's. */
  const idsOfNobody = new Set([`POST ${api.oauthConsent} client_id`]);

  type Field = {
    format?: string;
    properties?: Record<string, Field>;
    items?: Field;
    anyOf?: Field[];
    oneOf?: Field[];
  };
  function idFieldsIn(field: Field, place = ''): string[] {
    if (field.format === 'uuid') return [place];
    const choices = [field.items, ...(field.anyOf ?? []), ...(field.oneOf ?? [])].filter((one) => !!one);
    const inner = Object.entries(field.properties ?? {}).flatMap(([name, one]) =>
      idFieldsIn(one, place === '' ? name : `${place}.${name}`),
    );
    return [...inner, ...choices.flatMap((one) => idFieldsIn(one, place))];
  }

  test('[B09] answers 404 in every field that takes an id, as one that never was', async () => {
    const owner = await signedIn(server, 'fields-owner@example.com');
    const stranger = await signedIn(server, 'fields-stranger@example.com');
    const [theirs, own] = [await recordsOf(owner), await recordsOf(stranger)];
    const { paths } = (await server.app.inject(api.openapi)).json();
    const taken = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).flatMap(([method, { requestBody }]) =>
          Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
            idFieldsIn(schema).map(
              (field) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')} ${field}`,
            ),
          ),
        ),
    );
    const listed = new Set(taken.filter((name) => !idsOfNobody.has(name)));
    expect([...listed].toSorted()).toEqual(Object.keys(idFields).toSorted());
    for (const [name, { kind, body }] of Object.entries(idFields)) {
      const [method = '', url = ''] = name.split(' ');
      const path = url.replace(':id', idFor(url, own));
      const send = (id: string) => stranger.send(method as 'POST', path, body(id, own));
      const [foreign, never] = [await send(theirs[kind]), await send(randomUUID())];
      expect([name, foreign.statusCode, foreign.json()]).toMatchObject([
        name,
        404,
        { code: 'not_found', message: never.json().message },
      ]);
    }
  });

  test('[B09] answers 404 on every route, as one that never was, and stays as it is', async () => {
    const [owner, stranger] = [
      await signedIn(server, 'owner@example.com'),
      await signedIn(server, 'b09@example.com'),
    ];
    const theirs = await recordsOf(owner);
    const nobodys = Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as Ids;
    const before = (await owner.get(api.connections)).json();
    const tools = (await owner.get(api.tools)).json();

    const guarded = routes().filter(({ url }) => !withoutSession.has(url) && !isForTokens(url));
    const names = guarded.map(({ method, url }) => `${method} ${url}`);
    expect(names.filter((name) => !withoutId.has(name)).toSorted()).toEqual(Object.keys(bodies).toSorted());
    const ask = (name: string, ids: Ids) => {
      const [method = '', url = ''] = name.split(' ');
      const path = url.replace(':id', idFor(url, ids)).replace(':version', '1');
      if (method === 'GET') return stranger.get(`${path}?connectionId=${ids.connection}`);
      return stranger.send(method as 'POST', path, bodies[name]?.(ids));
    };
    for (const name of Object.keys(bodies)) {
      const foreign = await ask(name, theirs);
      const never = await ask(name, nobodys);
      expect([name, foreign.statusCode, foreign.json().message]).toEqual([name, 404, never.json().message]);
    }
    expect((await owner.get(api.connections)).json()).toEqual(before);
    expect((await owner.get(api.tools)).json()).toEqual(tools);
    const confirmed = await owner.send('POST', api.confirm, { rehearsal_id: theirs.rehearsal });
    expect(confirmed.json()).toMatchObject({ rows_affected: 1 });
  });
});

describe('a write from elsewhere', () => {
  const origins = {
    missing: undefined,
    null: 'null',
    foreign: 'https://evil.example',
    lookalike: 'http://localhost:8000.evil.example',
  };

  test.each(Object.entries(origins))(
    'with the %s origin is refused on every route',
    async (_name, origin) => {
      const browser = await signedIn(server, `${_name}@example.com`);
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const mayCome = (url: string) => origin === undefined && (isForTokens(url) || forPrograms.has(url));
      const writes = routes().filter(({ method, url }) => method !== 'GET' && !mayCome(url));
      expect(writes.length).toBeGreaterThan(8);
      for (const { method, url } of writes) {
        const answer = await server.app.inject({
          method,
          url,
          headers: { cookie, ...(origin === undefined ? {} : { origin }) },
          payload: {},
        });
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([
          method,
          url,
          403,
          'forbidden_origin',
        ]);
      }
    },
  );

  test('in the other spellings of loopback is welcome', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: api.signIn,
      headers: { origin: 'http://127.0.0.1:8000' },
      payload: { email: 'a@example.com', password: 'whatever' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('every failure has one shape', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: api.signUp,
      headers: { origin: server.origin, 'content-type': type },
      payload,
    });

  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const manyKeys = JSON.stringify(
    Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1])),
  );

  test.each([
    ['broken JSON', () => post('{"firstName":'), 400, 'malformed_request'],
    ['no JSON at all', () => post(''), 400, 'malformed_request'],
    ['a prototype', () => post('{"__proto__":{"isAdmin":true}}'), 400, 'malformed_request'],
    ['an array', () => post('[]'), 400, 'invalid_input'],
    ['a number', () => post('42'), 400, 'invalid_input'],
    [
      'invalid UTF-8',
      () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
      400,
      'malformed_request',
    ],
    ['too deep', () => post(deep), 400, undefined],
    ['too many keys', () => post(manyKeys), 400, 'invalid_input'],
    [
      'a form',
      () => post('firstName=Ada', 'application/x-www-form-urlencoded'),
      415,
      'unsupported_media_type',
    ],
    ['plain text', () => post('{}', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'more than 1 MB',
      () => post(JSON.stringify({ firstName: 'x'.repeat(1_048_577) })),
      413,
      'payload_too_large',
    ],
    ['an unknown path', () => server.app.inject('/api/nothing-here'), 404, 'not_found'],
    ['a malformed path', () => server.app.inject('/api/%zz'), 400, 'malformed_request'],
  ])('[K03] for %s', async (_name, send, status, code) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    const body = errorBody.strict().parse(answer.json());
    if (code) expect(body.code).toBe(code);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.body).not.toMatch(/\bat .*\.ts|node_modules|\/src\/|stack/);
  });

  test('[K03] for every wrong type in every field, with the field named', async () => {
    const wrong = [null, 0, true, [], {}, '', '\u0000', '\ud800', 'x'.repeat(10_000), { $gt: '' }];
    for (const field of Object.keys(ada)) {
      for (const value of wrong) {
        const answer = await server
          .browser()
          .send('POST', api.signUp, { ...ada, email: `f@example.com`, [field]: value });
        const isAnswered = [201, 400, 409].includes(answer.statusCode);
        expect([field, value, isAnswered]).toEqual([field, value, true]);
        if (answer.statusCode === 400) expect(Object.keys(answer.json().fields)).not.toEqual([]);
        else expect([field, value]).toEqual(['acceptTerms', true]);
      }
    }
  });

  test('[K03] for a fault of our own, which only the log describes', async () => {
    const broken = await startTestApp();
    const browser = await signedIn(broken);
    await broken.services.store.engine.db.schema.dropTable('parley_subscriptions').execute();
    const answer = await browser.get(api.subscription);
    expect(answer.statusCode).toBe(500);
    expect(errorBody.strict().parse(answer.json())).toMatchObject({
      code: 'internal',
      message: 'An unexpected error occurred. Please try again later.',
    });
    expect(answer.body).not.toContain('parley_subscriptions');
    expect(broken.logged()).toContain('parley_subscriptions');
    expect(broken.logged()).toContain(answer.json().requestId);
    await broken.close();
  });
});

describe('requests', () => {
  test('with a NUL in a text are refused, wherever it is, and a backslash that only looks like one is not', async () => {
    const browser = await signedIn(server, 'nul@example.com');
    const bodies = [
      { at: ['name'], body: { name: 'a\0' } },
      { at: [], body: { name: 'a', 'b\0': 1 } },
      { at: ['deep.0.0.text'], body: { deep: [[{ text: '\0' }]] } },
    ];
    for (const { at, body } of bodies) {
      const answer = await browser.send('POST', api.toolsets, body);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, at]);
    }
    const sql = "SELECT '\\u0000'";
    const answer = await browser.send('POST', api.explainSql, { dialect: 'sqlite', sql });
    expect(answer.statusCode).toBe(200);
  });

  test('keep a harmless id of the caller and get one otherwise', async () => {
    const ask = (id: string) => server.app.inject({ url: api.health, headers: { 'x-request-id': id } });
    expect((await ask('trace-12345678')).headers['x-request-id']).toBe('trace-12345678');
    expect((await ask('a b\n"}')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('are logged once, with path and status, without their query', async () => {
    await server.app.inject('/api/auth/verify-email?token=canary-in-a-query');
    const line = server
      .logged()
      .split('\n')
      .find((entry) => entry.includes('/api/auth/verify-email'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      method: 'GET',
      path: '/api/auth/verify-email',
      status: 302,
    });
    expect(server.logged()).not.toContain('canary-in-a-query');
  });

  test('are answered with headers that keep browsers careful', async () => {
    const { headers } = await server.app.inject(api.health);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the operator', () => {
  test('sees health and readiness apart', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const own = await startTestApp();
    expect((await own.app.inject(api.ready)).json()).toEqual({ status: 'ready' });
    await own.services.store.close();
    // What the store said a moment ago is kept for as long.
    vi.setSystemTime(Date.now() + limits.store.readyFor + 1);
    expect((await own.app.inject(api.health)).statusCode).toBe(200);
    expect((await own.app.inject(api.ready)).statusCode).toBeGreaterThanOrEqual(500);
    await own.app.close();
  });

  test.each([
    ['host', 'parley.example.com'],
    ['host', 'localhost.evil.example'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-host', 'parley.example.com'],
    ['x-real-ip', '203.0.113.7'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '203.0.113.7'],
  ])('shows no metrics without a token to a request with %s: %s', async (header, value) => {
    for (const host of ['localhost:8000', '127.0.0.1:8000', '[::1]:8000', 'localhost']) {
      expect((await server.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
    }
    const answer = await server.app.inject({
      url: '/metrics',
      headers: { host: 'localhost', [header]: value },
    });
    expect(answer.statusCode).toBe(404);
  });

  test('reads metrics on this machine, or with the token', async () => {
    await server.app.inject(api.health);
    const local = await server.app.inject('/metrics');
    expect(local.body).toContain(
      'parley_http_request_seconds_count{method="GET",route="/api/health",status="200"}',
    );
    expect((await server.browser().get('/metrics')).statusCode).toBe(404);
    const guarded = await startTestApp({ METRICS_TOKEN: 'a-token-for-metrics' });
    const withToken = (token: string) =>
      guarded.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect((await withToken('a-token-for-metrics')).statusCode).toBe(200);
    expect((await withToken('another-token-here')).statusCode).toBe(404);
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
    await guarded.close();
  });
});
