import { ownToolNames } from '@parley/contract/agent-access';
import type { Execution, RecentExecution } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import { connectOrganization, hostedSettings } from '../../../testing/connect-hosted-service.ts';
import type { EmulatorProcess } from '../../../testing/servers/emulator-process.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../../testing/servers/emulator-process.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
let emulator: EmulatorProcess;
let server: TestApp;
let ada: TestBrowser;
let source: string;
let reader: string;
let renamer: string;
let secret: string;

beforeAll(async () => {
  await fillShop(files);
  emulator = await startEmulatorProcess();
  server = await startTestApp({ SQLITE_ROOT: files.root, ...hostedSettings(emulator) });
  ada = await signedIn(server);
  const saved = await ada.send('POST', api.connections, { ...files.form, allowWrites: true });
  source = saved.json().connection.id;
  await ada.send('POST', api.scan.replace(':id', source));
  const id = parameter('id', 'integer', { default: 3 });
  const tool = { name: 'Customers by number', description: 'Shows customers with their numbers.' };
  const sql = 'SELECT id, name FROM customers WHERE id > :id ORDER BY id';
  reader = (await makeTool(ada, source, { ...tool, sql, parameters: [id] })).id;
  const write = { name: 'Move customer', description: 'Moves a customer.', type: 'mutation' };
  const update = "UPDATE customers SET city = 'Basel' WHERE id = :id";
  renamer = (await makeTool(ada, source, { ...write, sql: update, parameters: [id] })).id;
  secret = (await createToken(ada, { name: 'Mover', scopes: ['read', 'write'] })).secret;
});
afterAll(async () => {
  await server.close();
  await emulator.stop();
  await files.stop();
});

const history = async (): Promise<RecentExecution[]> =>
  (await ada.get(`${api.executions}?limit=100`)).json().executions;
const show = async (id: string): Promise<Execution> =>
  (await ada.get(api.execution.replace(':id', id))).json().execution;

/** What a call leaves in the history, the newest first. */
async function left(call: () => Promise<LightMyRequestResponse>) {
  const before = new Set((await history()).map(({ id }) => id));
  const answer = await call();
  const records = await Promise.all(
    (await history()).filter(({ id }) => !before.has(id)).map(({ id }) => show(id)),
  );
  return { answer, records };
}

const withToken = (url: string, payload: object = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${secret}`, host: new URL(server.origin).host },
    payload,
  });
const mcp = (name: string, given: object = {}) =>
  withToken(api.mcp, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });

const bySql = (query: string, values: object = {}) => ({
  connection_id: source,
  query,
  parameters: Object.keys(values).map((name) => ({ name, type: 'integer' })),
  values,
});
const rehearseByHand = (city: string) =>
  ada.send('POST', api.rehearse, bySql(`UPDATE customers SET city = '${city}' WHERE id = :id`, { id: 5 }));
const rehearsed = async (call: Promise<LightMyRequestResponse>): Promise<string> =>
  (await call).json().rehearsal_id;
const rehearsedByToken = async (): Promise<string> =>
  (await withToken(api.v1Run.replace(':name', 'move_customer'))).json().rehearsal.rehearsal_id;

async function proxied(): Promise<LightMyRequestResponse> {
  const handle = await connectOrganization({ server, emulator }, ada, demoOrganizations.market.slug);
  return server.app.inject({
    method: 'POST',
    url: `/api/supabase-proxy/v1/projects/${demoProjects.shop.ref}/database/query`,
    headers: {
      origin: server.origin,
      cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      authorization: `Bearer ${handle}`,
    },
    payload: { query: 'select name from products where id > $1 order by id limit 2', parameters: [1] },
  });
}

type Door = {
  call(): Promise<LightMyRequestResponse>;
  record: Partial<Execution>;
  /** The values that are on record. */
  values?: Record<string, unknown>;
};

const customers = 'SELECT id, name FROM customers WHERE id > :id ORDER BY id';
const move = "UPDATE customers SET city = 'Basel' WHERE id = :id";
const page = { door: 'web', caller: null } as const;
const program = { door: 'api', caller: 'Mover' } as const;
const agent = { door: 'mcp', caller: 'Mover' } as const;
const ofTool = { toolName: 'Move customer', toolVersion: 1, sql: move };

/** Every call that brings a person's statement to their database, and the record that it must leave. */
const recorded: Record<string, Door> = {
  'POST /api/test-sql-query': {
    call: () => ada.send('POST', api.runSql, bySql(customers, { id: 9 })),
    record: { kind: 'statement', ...page, sql: customers, rowCount: 3, status: 'success' },
    values: { id: 9 },
  },
  'POST /api/download': {
    call: () => ada.send('POST', api.download, { ...bySql(customers, { id: 10 }), format: 'csv' }),
    record: { kind: 'download', ...page, sql: customers, rowCount: 2, status: 'success' },
    values: { id: 10 },
  },
  'POST /api/query-table-data': {
    call: () => ada.send('POST', api.tableData, { connection_id: source, table_name: 'customers' }),
    record: { kind: 'preview', ...page, rowCount: 5, status: 'success' },
  },
  'POST /api/rehearse': {
    call: () => rehearseByHand('Chur'),
    record: { kind: 'rehearsal', ...page, rowCount: 1, status: 'needs_confirmation', toolName: null },
    values: { id: 5 },
  },
  'POST /api/rehearse/confirm': {
    call: async () =>
      ada.send('POST', api.confirm, { rehearsal_id: await rehearsed(rehearseByHand('Genf')) }),
    record: { kind: 'confirmation', ...page, rowCount: 1, status: 'success', toolName: null },
    values: { id: 5 },
  },
  'POST /api/tools/{id}/run': {
    call: () => ada.send('POST', api.runTool.replace(':id', reader), { values: { id: 11 } }),
    record: { kind: 'tool', ...page, toolName: 'Customers by number', rowCount: 1, status: 'success' },
    values: { id: 11 },
  },
  'POST /api/tools/{id}/rehearse': {
    call: () => ada.send('POST', api.rehearseTool.replace(':id', renamer), { values: { id: 4 } }),
    record: { kind: 'rehearsal', ...page, ...ofTool, rowCount: 1, status: 'needs_confirmation' },
    values: { id: 4 },
  },
  'POST /api/ask': {
    call: () => ada.send('POST', api.ask, { moment, question: 'customers by number', connectionId: source }),
    record: { kind: 'question', ...page, toolName: 'Customers by number', status: 'success' },
  },
  'POST /api/query': {
    call: () => ada.send('POST', api.chatQuery, { query: 'customers by number', project_ref: source }),
    record: { kind: 'question', door: 'api', caller: null, toolName: 'Customers by number' },
  },
  'POST /api/execute-query': {
    call: () => ada.send('POST', api.executeQuery, { query: 'customers by number', toolIds: [reader] }),
    record: { kind: 'question', door: 'api', caller: null, toolName: 'Customers by number' },
  },
  'POST /api/executions/{id}/rerun': {
    call: async () => {
      await ada.send('POST', api.runTool.replace(':id', reader), { values: {} });
      const [latest] = await history();
      return ada.send('POST', api.rerunExecution.replace(':id', latest?.id ?? ''));
    },
    record: { kind: 'tool', ...page, toolName: 'Customers by number', rowCount: 9, status: 'success' },
    values: { id: 3 },
  },
  'POST /api/supabase-proxy/{path}': {
    call: proxied,
    record: { kind: 'statement', ...page, connectionName: demoProjects.shop.ref, rowCount: 2 },
    values: { parameter_1: 1 },
  },
  'POST /api/v1/tools/{name}/run': {
    call: () => withToken(api.v1Run.replace(':name', 'customers_by_number'), { parameters: { id: 7 } }),
    record: { kind: 'tool', ...program, toolName: 'Customers by number', rowCount: 5, status: 'success' },
    values: { id: 7 },
  },
  'POST /api/v1/rehearsals/{id}/confirm': {
    call: async () => withToken(api.v1Confirm.replace(':id', await rehearsedByToken())),
    record: { kind: 'confirmation', ...program, ...ofTool, rowCount: 1, status: 'success' },
    values: { id: 3 },
  },
  'POST /api/v1/ask': {
    call: () => withToken(api.v1Ask, { question: 'customers by number', source }),
    record: { kind: 'question', ...program, toolName: 'Customers by number', status: 'success' },
  },
};

/** The same for each tool that an agent can call. */
const recordedTools: Record<string, Door> = {
  ask: {
    call: () => mcp('ask', { question: 'customers by number', source }),
    record: { kind: 'question', ...agent, toolName: 'Customers by number', status: 'success' },
  },
  confirm_change: {
    call: async () => mcp('confirm_change', { rehearsal_id: await rehearsedByToken() }),
    record: { kind: 'confirmation', ...agent, ...ofTool, rowCount: 1, status: 'success' },
    values: { id: 3 },
  },
  customers_by_number: {
    call: () => mcp('customers_by_number', { id: 7 }),
    record: { kind: 'tool', ...agent, toolName: 'Customers by number', rowCount: 5, status: 'success' },
    values: { id: 7 },
  },
  move_customer: {
    call: () => mcp('move_customer', { id: 6 }),
    record: { kind: 'rehearsal', ...agent, ...ofTool, rowCount: 1, status: 'needs_confirmation' },
    values: { id: 6 },
  },
};

/** Statements of Parley's own: catalogues, proofs under a small budget, checks that run nothing. */
const ownStatements = [
  'POST /api/connections',
  'PUT /api/connections/{id}',
  'POST /api/connections/test',
  'POST /api/connections/sample',
  'POST /api/connections/sqlite-files',
  'POST /api/connections/{id}/scan',
  'GET /api/connections/{id}/privileges',
  'GET /api/connections/{id}/mark-proposals',
  'GET /api/connections/{id}/questions',
  'POST /api/suggestions',
  'POST /api/ask/draft',
  'POST /api/rag/find-relevant-tools',
  'POST /api/nlp/extract-parameters',
  'POST /api/nlp/rewrite-sql',
  'GET /api/v1/schemas',
  'POST /api/tool-saves',
  'POST /api/tools/check',
  'POST /api/tools/import',
  'POST /api/tools',
  'PUT /api/tools/{id}',
  'POST /api/tools/{id}/versions/{version}/restore',
  'POST /api/schema',
  'POST /api/generate-tools',
  'POST /api/generate-tools-from-schema',
  'POST /api/projects/{ref}/connect',
  'GET /api/db-info',
  'GET /api/pg-meta/tables',
  'GET /api/pg-meta/schemas',
  'POST /api/query-tables',
  'POST /api/table-schema',
];

/** These reach the store, a provider or the hosted service, and nobody's database. */
const noDatabase = [
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/ready',
  'GET /api/server',
  'GET /api/session',
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/google',
  'GET /api/auth/callback/google',
  'GET /api/auth/verify-email',
  'GET /api/profile',
  'PATCH /api/profile',
  'DELETE /api/profile',
  'GET /api/profile/export',
  'POST /api/profile/password',
  'GET /api/shared-answers',
  'POST /api/shared-answers',
  'DELETE /api/shared-answers/{id}',
  'POST /api/shared-answers/open',
  'POST /api/public-answers/open',
  'PUT /api/space/public-links',
  'GET /api/spaces',
  'POST /api/spaces',
  'GET /api/space',
  'PUT /api/space',
  'DELETE /api/space',
  'POST /api/space/leave',
  'GET /api/space/people',
  'GET /api/space/record',
  'GET /api/space/record/export',
  'PUT /api/space/people/{id}',
  'DELETE /api/space/people/{id}',
  'GET /api/space/attributes',
  'PUT /api/space/people/{id}/attributes',
  'GET /api/space/groups',
  'POST /api/space/groups',
  'PUT /api/space/groups/{id}',
  'DELETE /api/space/groups/{id}',
  'PUT /api/space/groups/{id}/members',
  'POST /api/space/invitations',
  'DELETE /api/space/invitations/{id}',
  'POST /api/invitations/show',
  'POST /api/invitations/accept',
  'GET /api/subscription',
  'POST /api/subscription',
  'GET /api/api-keys/openai',
  'PUT /api/api-keys/openai',
  'DELETE /api/api-keys/openai',
  'POST /api/api-keys/openai/verify',
  'GET /api/connections',
  'GET /api/connections/{id}',
  'DELETE /api/connections/{id}',
  'GET /api/connections/{id}/schema',
  'PUT /api/connections/{id}/custom-schema',
  'GET /api/connections/{id}/marks',
  'PUT /api/connections/{id}/marks',
  'GET /api/connections/{id}/row-rules',
  'PUT /api/connections/{id}/row-rules',
  'GET /api/suggestions',
  'POST /api/ask/source',
  'POST /api/ask/explain-sql',
  'POST /api/format-results',
  'GET /api/executions',
  'GET /api/executions/{id}',
  'PUT /api/executions/{id}/vote',
  'GET /api/conversations',
  'POST /api/conversations',
  'GET /api/conversations/{id}',
  'DELETE /api/conversations/{id}',
  'GET /api/ask/unanswered',
  'DELETE /api/ask/unanswered/{id}',
  'GET /api/access-tokens',
  'POST /api/access-tokens',
  'DELETE /api/access-tokens/{id}',
  'GET /api/toolsets',
  'POST /api/toolsets',
  'PUT /api/toolsets/{id}',
  'DELETE /api/toolsets/{id}',
  'GET /api/v1/tools',
  'GET /mcp',
  'DELETE /mcp',
  'GET /api/oauth/request',
  'POST /api/oauth/consent',
  'POST /api/oauth/register',
  'POST /api/oauth/token',
  'POST /api/oauth/revoke',
  'GET /api/tool-saves',
  'GET /api/tool-saves/{id}',
  'GET /api/tool-saves/{id}/events',
  'POST /api/tools/export',
  'GET /api/tools',
  'GET /api/tools/{id}',
  'DELETE /api/tools/{id}',
  'PUT /api/tools/{id}/active',
  'PUT /api/tools/{id}/published',
  'GET /api/tools/wishes',
  'POST /api/tools/wishes',
  'PUT /api/tools/wishes/{id}',
  'GET /api/tools/{id}/versions',
  'POST /api/tools/{id}/duplicate',
  'POST /api/token-exchange',
  'GET /api/supabase/grants',
  'DELETE /api/supabase/grants/{id}',
  'GET /api/projects',
  'GET /api/project-by-ref',
  'GET /api/project-settings',
  'GET /api/project-api-keys',
  'GET /api/supabase-proxy/{path}',
  'GET /api/connections/{id}/exchanges',
  'GET /api/executions/{id}/exchanges',
  'GET /api/ai/providers',
  'POST /api/ai/providers',
  'PUT /api/ai/providers/{id}',
  'DELETE /api/ai/providers/{id}',
  'POST /api/ai/providers/{id}/probe',
  'POST /api/ai/models',
  'PUT /api/ai/settings',
  'GET /api/ai/costs',
  // What operators do has a record of its own.
  'GET /api/operator/ai',
  'PUT /api/operator/ai/limits',
  'PUT /api/operator/ai/models/{id}',
  'GET /api/operator/people',
  'GET /api/operator/people/{id}',
  'DELETE /api/operator/people/{id}',
  'PUT /api/operator/people/{id}/disabled',
  'POST /api/operator/people/{id}/reset-link',
  'DELETE /api/operator/people/{id}/sessions',
  'DELETE /api/operator/sessions/{id}',
  'DELETE /api/operator/tokens/{id}',
  'GET /api/operator/usage',
  'GET /api/operator/health',
  'GET /api/operator/jobs',
  'GET /api/operator/actions',
  'GET /api/operator/settings',
];

/** Its tools are walked one by one. */
const byTool = ['POST /mcp'];

describe('every route is in one list', () => {
  test('[I08] a new route says which record it leaves, or why it leaves none', async () => {
    const { paths } = (await server.app.inject(api.openapi)).json();
    const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = [...Object.keys(recorded), ...ownStatements, ...noDatabase, ...byTool];
    expect(listed.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  test('[I08] a new tool for agents does, too', async () => {
    const answer = await withToken(api.mcp, { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const names = answer.json().result.tools.map(({ name }: { name: string }) => name);
    expect([...Object.keys(recordedTools), 'list_sources'].toSorted()).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining([...ownToolNames]));
  });
});

describe('every door leaves its record', () => {
  const doors = Object.entries({ ...recorded, ...recordedTools });
  test.each(doors)('[I08] %s', async (_name, { call, record, values }) => {
    const { answer, records } = await left(call);
    expect([200, 201], answer.body).toContain(answer.statusCode);
    const [latest] = records;
    expect(latest).toMatchObject(record);
    expect(latest?.sql).toEqual(expect.any(String));
    expect(latest?.connectionName).toEqual(expect.any(String));
    if (values) {
      expect(
        Object.fromEntries(latest?.chips.map((chip) => [chip.parameter.name, chip.value]) ?? []),
      ).toEqual(values);
    }
  });
});

describe('what fails leaves its record, too', () => {
  const failing: Record<string, Door> = {
    'a statement that the guard refuses': {
      call: () => ada.send('POST', api.runSql, bySql('DELETE FROM customers')),
      record: { kind: 'statement', status: 'failed', sql: 'DELETE FROM customers', rowCount: null },
    },
    'a download of a column that is not there': {
      call: () =>
        ada.send('POST', api.download, { ...bySql('SELECT nothing FROM customers'), format: 'csv' }),
      record: { kind: 'download', status: 'failed' },
    },
    'a rehearsal that the database refuses': {
      call: () => ada.send('POST', api.rehearse, bySql('UPDATE customers SET name = NULL')),
      record: { kind: 'rehearsal', status: 'failed' },
    },
    'a confirmation whose rows have changed since': {
      call: async () => {
        const statement = bySql("UPDATE customers SET city = 'Thun' WHERE name = 'Customer 8'");
        const rehearsal_id = await rehearsed(ada.send('POST', api.rehearse, statement));
        await files.execute("UPDATE customers SET name = 'Customer 8' WHERE id = 9");
        return ada.send('POST', api.confirm, { rehearsal_id });
      },
      record: { kind: 'confirmation', status: 'failed', rowCount: null },
    },
  };
  test.each(Object.entries(failing))('[I08] %s', async (_name, { call, record }) => {
    const { answer, records } = await left(call);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(records[0]).toMatchObject({ ...record, error: { code: answer.json().code } });
  });
});

test('[I08] whoever confirms again is told that the change was made, with its count', async () => {
  const rehearsal_id = await rehearsed(rehearseByHand('Sion'));
  const confirm = () => ada.send('POST', api.confirm, { rehearsal_id });
  const { execution_id } = (await confirm()).json();
  expect(await show(execution_id)).toMatchObject({ kind: 'confirmation', rowCount: 1 });
  expect((await confirm()).json()).toMatchObject({
    code: 'not_found',
    message: 'This change was already made: 1 row changed.',
  });
});
