import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionMessages } from '@parley/contract/connections';
import { projectMessages } from '@parley/contract/hosted-projects';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectOrganization, hostedSettings } from '../../../testing/connect-hosted-service.ts';
import { executeIn, grantedToken } from '../../../testing/hosted-service-access.ts';
import type { EmulatorProcess } from '../../../testing/servers/emulator-process.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../../testing/servers/emulator-process.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const { market, meridian } = demoOrganizations;
const { shop, streaming, clinicPaused } = demoProjects;

let emulator: EmulatorProcess;
let server: TestApp;
let browser: TestBrowser;
let handle: string;
const answers: string[] = [];

const shoutFunction = `CREATE FUNCTION public.shout(word text) RETURNS text LANGUAGE plpgsql
AS $$ BEGIN RETURN upper(word); END $$`;

const reportingSchema = `CREATE SCHEMA reporting;
CREATE TABLE reporting.monthly_totals (month text PRIMARY KEY, total integer);
INSERT INTO reporting.monthly_totals VALUES ('2026-01', 12)`;

beforeAll(async () => {
  emulator = await startEmulatorProcess();
  server = await startTestApp(hostedSettings(emulator));
  browser = await signedIn(server);
  handle = await connectOrganization({ server, emulator }, browser, market.slug);
  await connectOrganization({ server, emulator }, browser, meridian.slug);
});
afterAll(async () => {
  await server.close();
  await emulator.stop();
});
afterEach(() => emulator.clearFaults());

const kept = (answer: LightMyRequestResponse) => {
  answers.push(answer.body);
  return answer;
};
const get = async (path: string) => kept(await browser.get(path));
const post = async (path: string, body?: object) => kept(await browser.send('POST', path, body));
const connect = (ref: string) => post(api.connectProject.replace(':ref', ref));
const scan = async (id: string) => post(api.scan.replace(':id', id));

async function proxy(method: 'GET' | 'POST', path: string, body?: object, bearer: string | null = handle) {
  return kept(
    await server.app.inject({
      method,
      url: `/api/supabase-proxy${path}`,
      headers: {
        origin: server.origin,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body ? { payload: body } : {}),
    }),
  );
}

test('says where projects are connected, and that they are a demonstration', async () => {
  expect((await get(api.server)).json().hosted).toEqual({
    clientId: emulator.clientId,
    authorizeUrl: `${emulator.url}/v1/oauth/authorize`,
    demo: true,
  });
});

describe('the list of projects', () => {
  test('has those of every grant, with their organisation and state', async () => {
    const { projects, stale, problems } = (await get(api.projects)).json();
    expect([stale, problems]).toEqual([false, []]);
    const found = projects.map((project: Record<string, unknown>) => [project.ref, project.active]);
    expect(Object.fromEntries(found)).toEqual({
      [shop.ref]: true,
      [streaming.ref]: true,
      [demoProjects.saas.ref]: true,
      [clinicPaused.ref]: false,
    });
    expect(projects[0]).toMatchObject({ organization: { name: expect.any(String) }, connectionId: null });
  });

  test('[G11] is kept for a while, and asked for anew on request', async () => {
    await emulator.resetStats();
    await get(api.projects);
    expect((await emulator.stats()).calls).toEqual({});
    await get(`${api.projects}?refresh=1`);
    expect((await emulator.stats()).calls['GET /v1/organizations']).toBe(2);
  });

  test('[G11] is not asked for anew without end: each person has a limit of their own', async ({
    onTestFinished,
  }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const eager = await signedIn(server, 'eager@example.com');
    const refresh = async (who: TestBrowser) => (await who.get(`${api.projects}?refresh=1`)).statusCode;
    const { count } = limits.attempts.refreshProjects;
    const answers = await Promise.all(Array.from({ length: count + 1 }, () => refresh(eager)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: count }, () => 200), 429]);
    expect((await eager.get(api.projects)).statusCode).toBe(200);
    expect(await refresh(browser)).toBe(200);
  });

  test('[G11] is not asked for anew for every project that somebody makes up', async () => {
    await get(`${api.projects}?refresh=1`);
    await emulator.resetStats();
    for (const ref of ['madeupmadeupmadeupma', 'madeupmadeupmadeupmb']) {
      expect((await connect(ref)).statusCode).toBe(404);
    }
    expect((await emulator.stats()).calls).toEqual({});
  });

  test('stays, marked as old, when the service fails', async () => {
    await emulator.fault({ kind: 'server-error', match: '/v1/organizations', times: 20 });
    const { projects, stale, problems } = (await get(`${api.projects}?refresh=1`)).json();
    expect(projects).toHaveLength(4);
    expect(stale).toBe(true);
    expect(problems[0]).toMatch(/^Could not fetch organizations: The hosted service failed/);
  });

  test('stays, and says how long to wait, when the service asks to slow down', async () => {
    await emulator.fault({ kind: 'rate-limit', match: '/v1/organizations', times: 20, delayMs: 30_000 });
    const { projects, problems } = (await get(`${api.projects}?refresh=1`)).json();
    expect([projects.length, problems[0]]).toEqual([
      4,
      'The hosted service asks us to slow down. Please wait 30 s and try again.',
    ]);
  });
});

describe('a chosen project', () => {
  let id: string;

  test('is saved once as a connection, however often it is chosen', async () => {
    const saved = await Promise.all([connect(shop.ref), connect(shop.ref), connect(shop.ref)]);
    const ids = saved.map((answer) => answer.json().connection.id);
    expect(new Set(ids).size).toBe(1);
    id = ids[0];
    expect(saved[0]?.json().connection).toMatchObject({
      name: shop.name,
      type: 'supabase',
      host: `db.${shop.ref}.supabase.co`,
      port: 5432,
      database: 'postgres',
      username: 'ada@example.com',
      projectRef: shop.ref,
      status: 'active',
      hasPassword: false,
      allowWrites: false,
    });
    const { projects } = (await get(api.projects)).json();
    expect(projects.find(({ ref }: { ref: string }) => ref === shop.ref).connectionId).toBe(id);
  });

  test('[G08] is told apart from one that does not exist, and from one that is paused', async () => {
    const missing = await connect('nosuchprojectatallxx');
    expect([missing.statusCode, missing.json().message]).toEqual([
      404,
      projectMessages.notFound('nosuchprojectatallxx'),
    ]);
    const lookedUp = await get(`${api.projectByRef}?project_ref=nosuchprojectatallxx`);
    expect(lookedUp.json().message).toBe(projectMessages.notInAnyOrganization('nosuchprojectatallxx'));
    expect((await connect(clinicPaused.ref)).json().message).toMatch(/^The project is paused\. Resume/);
    const stranger = await signedIn(server, 'nobody@example.com');
    const unconnected = await stranger.send('POST', api.connectProject.replace(':ref', shop.ref));
    expect([unconnected.statusCode, unconnected.json().message]).toEqual([
      401,
      projectMessages.notAuthenticated,
    ]);
  });

  test('answers guarded reads, and rehearsed writes when its switch is on', async () => {
    const query = 'SELECT count(*) FROM customers WHERE id > :least';
    const read = await post(api.runSql, {
      connection_id: id,
      query,
      parameters: [{ name: 'least', type: 'integer' }],
      values: { least: 0 },
    });
    const before = Number(read.json().result.rows[0][0]);
    expect(before).toBeGreaterThan(100);
    const change = { connection_id: id, query: "UPDATE customers SET city = 'Bern' WHERE id IN (1, 2)" };
    expect((await post(api.rehearse, change)).json().code).toBe('writes_not_allowed');
    const edited = await browser.send('PUT', api.connection.replace(':id', id), {
      type: 'supabase',
      name: 'My shop',
      host: 'elsewhere.example',
      port: 5432,
      database: 'x',
      username: 'y',
      allowWrites: true,
    });
    expect(edited.json().connection).toMatchObject({ name: 'My shop', host: `db.${shop.ref}.supabase.co` });
    const rehearsal = (await post(api.rehearse, change)).json();
    expect(rehearsal).toMatchObject({ rows_affected: 2 });
    const cityOf = async () =>
      (await post(api.runSql, { connection_id: id, query: 'SELECT city FROM customers WHERE id = 1' })).json()
        .result.rows[0][0];
    expect(await cityOf()).not.toBe('Bern');
    const confirmed = await post(api.confirm, { rehearsal_id: rehearsal.rehearsal_id });
    expect(confirmed.json()).toMatchObject({ rows_affected: 2 });
    expect(await cityOf()).toBe('Bern');
  });

  test('[G11] is read through the role that can only read, and never where sign-ins and secrets are', async () => {
    await emulator.resetStats();
    const run = (query: string) => post(api.runSql, { connection_id: id, query });
    expect((await run('SELECT name FROM public.products ORDER BY id LIMIT 1')).statusCode).toBe(200);
    for (const table of ['auth.users', 'vault.secrets', 'storage.buckets']) {
      const answer = await run(`SELECT * FROM ${table}`);
      expect([table, answer.json().code]).toEqual([table, 'sql_refused']);
    }
    const { calls } = await emulator.stats();
    expect(calls['POST /v1/projects/{ref}/database/query']).toBeUndefined();
    expect(calls['POST /v1/projects/{ref}/database/query/read-only']).toBeGreaterThan(0);
  });

  test('[G11] is read beyond public where its owner adds a schema, and never in the service’s own', async () => {
    const token = await grantedToken(emulator, market.slug);
    await executeIn(emulator, { token, ref: shop.ref }, reportingSchema);
    const open = (schemas: string[]) =>
      browser.send('PUT', api.connection.replace(':id', id), {
        type: 'supabase',
        name: shop.name,
        connectionString: 'kept',
        port: 5432,
        schemas,
      });
    const tables = async () =>
      (await scan(id))
        .json()
        .schema.tables.map(({ schema, name }: Record<string, string>) => `${schema}.${name}`);
    const run = (query: string) => post(api.runSql, { connection_id: id, query });
    const query = 'SELECT month, total FROM monthly_totals ORDER BY month';
    expect(await tables()).not.toContain('reporting.monthly_totals');
    expect((await run('SELECT total FROM reporting.monthly_totals')).json().code).toBe('sql_refused');

    expect((await open(['reporting'])).json().connection.schemas).toEqual(['reporting']);
    expect(await tables()).toEqual(expect.arrayContaining(['public.orders', 'reporting.monthly_totals']));
    expect((await run(query)).json().result.rows).toEqual([['2026-01', '12']]);

    await open(['reporting', 'no_such_schema']);
    expect((await scan(id)).json().missing).toEqual(['no_such_schema']);

    for (const schema of ['auth', 'vault', 'pg_catalog', 'supabase_functions']) {
      const refused = await open(['reporting', schema]);
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { schemas: connectionMessages.serviceSchema(schema) },
      ]);
    }
    await open([]);
    expect((await run(query)).statusCode).toBe(400);
  });

  test('calls a function of its own once its owner vouches for it', async () => {
    const token = await grantedToken(emulator, market.slug);
    await executeIn(emulator, { token, ref: shop.ref }, shoutFunction);
    const run = () => post(api.runSql, { connection_id: id, query: "SELECT shout('hello')" });
    expect((await run()).json().code).toBe('sql_refused');
    await browser.send('PUT', api.connection.replace(':id', id), {
      type: 'supabase',
      name: shop.name,
      connectionString: 'kept',
      port: 5432,
      trustedFunctions: ['public.shout'],
    });
    expect((await run()).json().result.rows).toEqual([['HELLO']]);
  });

  test('[F02] has its schema read by the best way that works, and keeps what was read before', async () => {
    const database = `/v1/projects/${shop.ref}/database`;
    const rest = `/project/${shop.ref}/rest/v1/`;
    const fail = (match: string) => emulator.fault({ kind: 'server-error', match, times: 3 });
    const origins = [];
    for (const ways of [
      [],
      [database],
      [database, `${rest}rpc/get_database_schema`],
      [database, `${rest}rpc/`],
    ]) {
      await emulator.clearFaults();
      for (const way of ways) await fail(way);
      const { origin, problems, schema } = (await scan(id)).json();
      origins.push([origin, problems.length]);
      const tables = schema.tables.map(({ name }: { name: string }) => name);
      expect(tables).toEqual(expect.arrayContaining(['customers', 'orders', 'products']));
    }
    expect(origins).toEqual([
      ['catalogue', 0],
      ['rpc', 1],
      ['execute_sql', 2],
      ['rest', 3],
    ]);
    for (const way of [database, rest]) await emulator.fault({ kind: 'server-error', match: way, times: 20 });
    expect((await scan(id)).json()).toMatchObject({
      code: 'hosted_failed',
      message: expect.stringContaining('REST API error: 500'),
    });
    const stored = (await get(api.schema.replace(':id', id))).json().schema;
    expect(stored.tables.length).toBeGreaterThan(3);
  });

  test('[F02] is given a sample that is marked and never kept, when nothing of its own can be read', async () => {
    const other = (await connect(streaming.ref)).json().connection.id;
    for (const match of [`/v1/projects/${streaming.ref}/`, `/project/${streaming.ref}/`])
      await emulator.fault({ kind: 'server-error', match, times: 30 });
    const sample = (await scan(other)).json();
    expect(sample).toMatchObject({ origin: 'sample', changes: null });
    expect(sample.schema.tables.map(({ name }: { name: string }) => name)).toEqual(['items', 'users']);
    expect(sample.problems).toHaveLength(4);
    expect((await get(api.schema.replace(':id', other))).json().schema).toBeNull();
  });

  test('says that it is paused, and how long to wait, in words', async () => {
    await emulator.fault({ kind: 'rate-limit', times: 9, delayMs: 20_000 });
    const slowed = await scan(id);
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '20']);
    await emulator.clearFaults();
    const paused = await get(`${api.dbInfo}?project_ref=${clinicPaused.ref}`);
    expect(paused.json().message).toMatch(/^The project is paused\. Resume Meridian Clinic/);
  });
});

describe('the proxy', () => {
  const queryPath = `/v1/projects/${shop.ref}/database/query`;

  test('[G05] passes the calls of the spec', async () => {
    expect((await proxy('GET', '/v1/projects')).json()).toHaveLength(2);
    expect((await proxy('GET', `/v1/projects/${shop.ref}`)).json()).toMatchObject({ name: shop.name });
    expect((await proxy('GET', '/v1/organizations')).json()).toMatchObject([{ slug: market.slug }]);
    const listed = (await proxy('GET', `/v1/organizations/${market.slug}/projects`)).json();
    expect(listed).toMatchObject({ pagination: { count: 2 } });
    const asked = await proxy('POST', queryPath, {
      query: 'select $1::int + 1 as next, true as yes, null as nothing, $2 as word',
      parameters: [41, "it's"],
    });
    expect([asked.statusCode, asked.json()]).toEqual([
      201,
      [{ next: 42, yes: true, nothing: null, word: "it's" }],
    ]);
  });

  test('[G05] passes no other call, and none without a grant', async () => {
    for (const path of [
      `/v1/projects/${shop.ref}/api-keys`,
      `/v1/projects/${shop.ref}/postgrest`,
      '/v1/profile',
      '/v1/oauth/token',
      '/v1/projects/..%2Fprofile',
    ]) {
      expect([path, (await proxy('GET', path)).statusCode]).toEqual([path, 404]);
    }
    expect((await proxy('POST', `/v1/projects/${shop.ref}/pause`, { query: 'x' })).statusCode).toBe(404);
    for (const bearer of [null, 'nonsense', '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10']) {
      const answer = await proxy('GET', '/v1/projects', undefined, bearer);
      expect([bearer, answer.statusCode, answer.json()]).toEqual([
        bearer,
        401,
        {
          code: 'grant_missing',
          message: projectMessages.notAuthenticated,
          requestId: expect.any(String),
          success: false,
          error: projectMessages.notAuthenticated,
        },
      ]);
    }
  });

  test('[G05] [G11] is no way around the guard: reads go to the role that reads, writes alone are sent elsewhere', async () => {
    await emulator.resetStats();
    for (const path of [queryPath, `${queryPath}/read-only`]) {
      expect((await proxy('POST', path, { query: 'select name from products limit 1' })).statusCode).toBe(
        201,
      );
      for (const query of ['delete from products', 'select 1; drop table products', 'table auth.users']) {
        const answer = await proxy('POST', path, { query });
        const isSentElsewhere = answer.json().error.includes('/api/rehearse');
        expect([query, answer.statusCode, answer.json().success, isSentElsewhere]).toEqual([
          query,
          400,
          false,
          query === 'delete from products',
        ]);
      }
    }
    expect((await emulator.stats()).calls['POST /v1/projects/{ref}/database/query']).toBeUndefined();
  });

  test('[G05] says what the database says of a statement that fails', async () => {
    const answer = await proxy('POST', queryPath, { query: 'select nothing_like_it from products' });
    expect(answer.json()).toMatchObject({ success: false, code: 'sql_failed' });
    expect(answer.json().error).toContain('nothing_like_it');
  });
});

test('[G09] the diagnostic calls answer, with secrets masked, for a project that was never saved or read', async () => {
  const fresh = await signedIn(server, 'diagnostics@example.com');
  const handle = await connectOrganization({ server, emulator }, fresh, market.slug);
  const get = async (path: string) => kept(await fresh.get(path));
  const post = async (path: string, body: object) => kept(await fresh.send('POST', path, body));
  const of = `?project_ref=${shop.ref}&access_token=${handle}`;
  expect((await get(`${api.projectByRef}${of}`)).json().project).toMatchObject({ ref: shop.ref });
  expect((await get(`${api.projectSettings}${of}`)).json()).toMatchObject({
    project: { ref: shop.ref },
    postgrest: { max_rows: 1_000, db_schema: expect.any(String) },
    services: expect.arrayContaining([expect.objectContaining({ name: 'db', healthy: true })]),
    problems: [],
  });
  const { api_keys } = (await get(`${api.projectApiKeys}${of}`)).json();
  expect(api_keys.length).toBeGreaterThan(2);
  for (const { api_key } of api_keys) expect(api_key).toMatch(/^.{0,6}\.\.\.$/);
  expect((await get(`${api.dbInfo}${of}`)).json()).toMatchObject({
    version: expect.stringMatching(/^\d+/),
    database: expect.any(String),
    bytes: expect.any(Number),
  });
  const { tables } = (await get(`${api.pgMetaTables}${of}`)).json();
  expect(tables).toContainEqual(expect.objectContaining({ schema: 'public', name: 'orders' }));
  expect(tables.every(({ schema }: { schema: string }) => schema === 'public')).toBe(true);
  const { schemas } = (await get(`${api.pgMetaSchemas}${of}`)).json();
  expect(schemas.map(({ name }: { name: string }) => name)).toContain('public');
  const body = { project_ref: shop.ref, access_token: handle };
  expect((await post(api.queryTables, body)).json().tables).toContainEqual(
    expect.objectContaining({ table_name: 'orders', table_schema: 'public' }),
  );
  const { table } = (await post(api.tableSchema, { ...body, table_name: 'orders' })).json();
  expect(table.columns.map(({ name }: { name: string }) => name)).toContain('customer_id');
  const page = await post(api.tableData, { ...body, table_name: 'orders' });
  expect(page.json()).toMatchObject({ page: 1, page_size: 5, has_more: true });
  expect(page.json().result.rows).toHaveLength(5);
  const nowhere = await post(api.tableData, { ...body, table_name: 'users', table_schema: 'auth' });
  expect(nowhere.statusCode).toBe(404);
  const unnamed = await post(api.tableData, { table_name: 'orders' });
  expect([unnamed.statusCode, unnamed.json().message]).toEqual([400, projectMessages.refRequired]);
  expect((await get(api.connections)).json().connections).toEqual([]);
});

test('[I01] a statement runs on a project by its reference and the grant’s handle alone', async () => {
  const fresh = await signedIn(server, 'by-reference@example.com');
  const handle = await connectOrganization({ server, emulator }, fresh, market.slug);
  const run = async (body: object) => kept(await fresh.send('POST', api.runSql, body));
  const query = 'SELECT id FROM customers WHERE id <= :most AND city IS NOT NULL ORDER BY id';
  const named = { project_ref: shop.ref, access_token: handle, query };
  const ran = await run({ ...named, parameters: { most: 2 } });
  expect([ran.statusCode, ran.json()]).toMatchObject([
    200,
    { success: true, result: { rows: [['1'], ['2']] }, error: null },
  ]);
  const foreign = await run({ ...named, access_token: crypto.randomUUID() });
  expect([foreign.statusCode, foreign.json()]).toMatchObject([
    401,
    { success: false, error: projectMessages.notAuthenticated, code: 'grant_missing' },
  ]);
  const refused = await run({ ...named, query: 'DELETE FROM customers' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { success: false, code: 'sql_refused' }]);
  expect(refused.json().error).toBe(refused.json().message);
  const recorded = (await fresh.get(api.executions)).json().executions;
  expect(recorded).toMatchObject([
    { status: 'failed' },
    { status: 'failed' },
    { status: 'success', rowCount: 2 },
  ]);
});

test('[G09] the README lists the scopes that these calls need', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const scopes = ['organizations:read', 'projects:read', 'database:read', 'database:write'];
  for (const scope of [...scopes, 'secrets:read', 'rest:read']) expect(readme).toContain(`\`${scope}\``);
});

test('[G02] no token, key or secret of the provider is in an answer, in the log or in the store', async () => {
  expect(answers.length).toBeGreaterThan(40);
  const files = readdirSync(server.dataDir)
    .filter((file) => file !== 'secret.key')
    .map((file) => readFileSync(join(server.dataDir, file), 'latin1'));
  for (const text of [...answers, server.logged(), ...files]) {
    expect(text).not.toMatch(/sbp_oauth_[0-9a-f]{8}|sb_secret_[\w-]{8}|eyJ[\w-]{20}|jwt_secret/);
    expect(text).not.toContain(emulator.clientSecret);
  }
});
