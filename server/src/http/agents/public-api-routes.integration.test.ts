import { createHash, randomUUID } from 'node:crypto';
import { accessLimits, v1RunOutput, v1ToolsOutput } from '@parley/contract/agent-access';
import { errorBody } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const shop = sqliteShop();
let server: TestApp;
let ada: TestBrowser;
let source: string;
let reading: string;
let writing: string;

beforeAll(async () => {
  await fillShop(shop);
  server = await startTestApp({ SQLITE_ROOT: shop.root });
  ada = await signedIn(server);
  source = (await ada.send('POST', api.connections, { ...shop.form, allowWrites: true })).json().connection
    .id;
  await save({
    name: 'Customers',
    sql: 'SELECT id, name FROM customers WHERE id > :after ORDER BY id',
    parameters: [{ name: 'after', type: 'integer', default: 0 }],
  });
  await save({ name: 'Forget reviews', type: 'mutation', sql: 'DELETE FROM customers WHERE id = 12' });
  reading = (await createToken(ada, { name: 'Reports' })).secret;
  writing = (await createToken(ada, { name: 'Mover', scopes: ['read', 'write'] })).secret;
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

async function save(tool: object): Promise<void> {
  const answer = await ada.send('POST', api.tools, { connectionId: source, ...tool });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

const call = (method: 'GET' | 'POST', url: string, { secret = reading, body = {} as object } = {}) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}` },
    ...(method === 'POST' ? { payload: body } : {}),
  });
const run = (name: string, body: object = {}, secret = reading) =>
  call('POST', api.v1Run.replace(':name', name), { body, secret });

describe('the door for programs', () => {
  test('[L02] lists tools, runs one in pages, reads schemas and asks, behind a token', async () => {
    const { tools } = v1ToolsOutput.parse((await call('GET', api.v1Tools)).json());
    expect(tools.map(({ name }) => name)).toEqual(['customers']);
    const first = v1RunOutput.parse((await run('customers', { limit: 7 })).json());
    expect(first).toMatchObject({ parameters: { after: 0 }, result: { row_count: 7, truncated: true } });
    const second = (await run('customers', { limit: 7, cursor: first.result?.cursor })).json();
    expect(second.result).toMatchObject({ row_count: 5, truncated: false, cursor: null });
    const other = await run('customers', {
      limit: 7,
      cursor: first.result?.cursor,
      parameters: { after: 3 },
    });
    expect(other.json().message).toContain('Start again without a cursor');
    const schemas = (await call('GET', api.v1Schemas)).json();
    expect(schemas.sources[0]).toMatchObject({ name: 'SQLite shop', tools: 1 });
    const asked = await call('POST', api.v1Ask, { body: { question: 'show all customers' } });
    expect(asked.json()).toMatchObject({ status: 'success', tool: 'customers', result: { row_count: 12 } });
  });

  test('[L02] says that a name is shared, and which longer ones to use', async () => {
    await ada.send('POST', api.subscription, { plan: 'starter' });
    const sql = 'SELECT count(*) FROM customers';
    for (const name of ['Number of customers', 'Number of customers']) await save({ name, sql });
    const { tools } = (await call('GET', api.v1Tools)).json();
    const names = tools
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => /^number/.test(name));
    expect(names).toHaveLength(2);
    const shared = await run('number_of_customers');
    expect(shared.statusCode).toBe(400);
    for (const name of names) {
      expect(shared.json().message).toContain(name);
      expect((await run(name)).statusCode).toBe(200);
    }
    for (const { id, name } of (await ada.get(api.tools)).json().tools) {
      if (name === 'Number of customers') await ada.send('DELETE', api.tool.replace(':id', id));
    }
    await ada.send('POST', api.subscription, { plan: 'free' });
  });

  test('[L02] answers every failure in the one shape', async () => {
    const failures = [
      await run('nothing'),
      await run('customers', { parameters: { befor: 1 } }),
      await run('customers', { parameters: { after: 'x' } }),
      await run('customers', { limits: 3 }),
      await call('GET', `${api.v1Tools}?toolset=none`),
      await call('GET', `${api.v1Tools}?tolset=none`),
      await call('GET', api.v1Tools, { secret: `parley_${'y'.repeat(43)}` }),
    ];
    expect(failures.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400, 400, 404, 400, 401]);
    for (const failure of failures) expect(errorBody.parse(failure.json()).message).not.toBe('');
  });

  test('[L02] changes data in two calls, and only with the scope', async () => {
    expect((await run('forget_reviews')).statusCode).toBe(404);
    const { rehearsal } = (await run('forget_reviews', {}, writing)).json();
    expect(rehearsal.rows_affected).toBe(1);
    const confirm = api.v1Confirm.replace(':id', rehearsal.rehearsal_id);
    expect((await call('POST', confirm)).json()).toMatchObject({ code: 'writes_not_allowed' });
    expect((await call('POST', confirm, { secret: writing })).json()).toMatchObject({ rows_affected: 1 });
    expect(await shop.rows('SELECT count(*) AS n FROM customers')).toEqual([{ n: 11 }]);
  });

  test('[I08] every run is in the history: of a program with its token’s name, of a page without', async () => {
    const { tools } = (await ada.get(api.tools)).json();
    const customers = tools.find((tool: { name: string }) => tool.name === 'Customers');
    await ada.send('POST', api.runTool.replace(':id', customers.id), { values: {} });
    const { executions } = (await ada.get(api.executions)).json();
    expect(executions[0]).toMatchObject({ door: 'web', caller: null, toolName: 'Customers', rowCount: 11 });
    expect(executions).toContainEqual(
      expect.objectContaining({ door: 'api', caller: 'Reports', status: 'failed' }),
    );
  });
});

test('[L02] a link that is narrowed to a toolset confirms no rehearsal of a tool outside of it', async () => {
  const bea = await signedIn(server, 'narrow@example.com');
  const place = await bea.send('POST', api.connections, { ...shop.form, allowWrites: true });
  const connectionId = place.json().connection.id;
  const add = async (name: string, city: string) => {
    const tool = { name, type: 'mutation', sql: `UPDATE customers SET city = '${city}' WHERE id = 2` };
    return (await bea.send('POST', api.tools, { connectionId, ...tool })).json().tool.id;
  };
  const inside = await add('Inside', 'Zug');
  await add('Outside', 'Olten');
  await bea.send('POST', api.toolsets, { name: 'narrow', toolIds: [inside] });
  const { secret } = await createToken(bea, { scopes: ['read', 'write'] });
  const rehearse = async (name: string) => (await run(name, {}, secret)).json().rehearsal.rehearsal_id;
  const confirm = (id: string, link = '') =>
    call('POST', `${api.v1Confirm.replace(':id', id)}${link}`, { secret });
  const [outside, within] = [await rehearse('outside'), await rehearse('inside')];
  expect((await confirm(outside, '?toolset=narrow')).json()).toMatchObject({ code: 'not_found' });
  expect((await confirm(within, '?toolset=narrow')).statusCode).toBe(200);
  expect((await confirm(outside)).statusCode).toBe(200);

  const statement = { connection_id: connectionId, query: "UPDATE customers SET city = 'Bex' WHERE id = 2" };
  const byHand = (await bea.send('POST', api.rehearse, statement)).json().rehearsal_id;
  expect((await confirm(byHand)).json()).toMatchObject({ code: 'not_found' });
});

test('[L02] a token with the scope to write alone changes data and reads none', async () => {
  const { secret } = await createToken(ada, { name: 'Writer', scopes: ['write'] });
  const { tools } = (await call('GET', api.v1Tools, { secret })).json();
  expect(tools.map(({ type }: { type: string }) => type)).toEqual(['mutation']);
  const refused = [
    await run('customers', {}, secret),
    await call('POST', api.v1Ask, { secret, body: { question: 'show all customers' } }),
    await call('GET', api.v1Schemas, { secret }),
  ];
  expect(refused.map((answer) => answer.json().code)).toEqual([
    'not_found',
    'reads_not_allowed',
    'reads_not_allowed',
  ]);
  expect((await run('forget_reviews', {}, secret)).json().rehearsal).toMatchObject({ rows_affected: 0 });
  const rpc = async (method: string, params: object = {}) => {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const headers = { authorization: `Bearer ${secret}`, host: new URL(server.origin).host };
    const answer = await server.app.inject({ method: 'POST', url: api.mcp, headers, payload: body });
    return answer.json();
  };
  const listed = (await rpc('tools/list')).result.tools.map(({ name }: { name: string }) => name);
  expect(listed).toEqual(['list_sources', 'confirm_change', 'forget_reviews']);
  expect((await rpc('resources/list')).result.resources).toEqual([]);
  const uri = `parley://sources/${source}/schema`;
  expect((await rpc('resources/read', { uri })).error.message).toBe('There is no such resource.');
  expect((await rpc('tools/call', { name: 'ask', arguments: { question: 'x' } })).error).toBeDefined();
});

describe('access tokens', () => {
  test('[L02] for one source open nothing of another on any route, whoever owns it', async () => {
    const bea = await signedIn(server, 'two-sources@example.com');
    const [mine, hidden] = [
      (await bea.send('POST', api.connections, { ...shop.form, allowWrites: true })).json().connection,
      (await bea.send('POST', api.sampleConnection)).json().connection,
    ];
    const sql = 'SELECT name FROM customers';
    const add = (tool: object) => bea.send('POST', api.tools, { sql, ...tool });
    await add({ connectionId: mine.id, name: 'Seen' });
    const theirs = (await add({ connectionId: hidden.id, name: 'Unseen' })).json().tool;
    await bea.send('PUT', api.connection.replace(':id', hidden.id), {
      type: 'sqlite',
      name: 'Hidden',
      allowWrites: true,
    });
    const rehearsed = await bea.send('POST', api.rehearse, {
      connection_id: hidden.id,
      query: 'DELETE FROM reviews WHERE id = 1',
    });
    await bea.send('POST', api.toolsets, { name: 'all', toolIds: [theirs.id] });
    const wish = { name: 'One', scopes: ['read', 'write'] as const, connectionIds: [mine.id] };
    const { secret } = await createToken(bea, { ...wish, scopes: [...wish.scopes] });
    const confirm = api.v1Confirm.replace(':id', rehearsed.json().rehearsal_id);

    const listed = (await call('GET', api.v1Tools, { secret })).json();
    expect(listed.tools.map(({ name }: { name: string }) => name)).toEqual(['seen']);
    const ofSet = (await call('GET', `${api.v1Tools}?toolset=all`, { secret })).json();
    expect(ofSet.tools).toEqual([]);
    const schemas = (await call('GET', api.v1Schemas, { secret })).json();
    expect(schemas.sources.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
    const refused = [
      await run('unseen', {}, secret),
      await run(theirs.systemName, {}, secret),
      await run('customers', {}, secret),
      await call('POST', confirm, { secret }),
      await call('GET', `${api.v1Tools}?project=${hidden.id}`, { secret }),
      await call('GET', `${api.v1Schemas}?project=Hidden`, { secret }),
      await call('GET', `${api.v1Schemas}?project=${source}`, { secret }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    const askOf = async (place: string) => {
      const body = { question: 'customers?', source: place };
      const answer = await call('POST', api.v1Ask, { secret, body });
      return [answer.statusCode, answer.json().message.replace(place, '')];
    };
    const ofNobody = await askOf(randomUUID());
    expect(ofNobody[0]).toBe(400);
    for (const place of [hidden.id, 'Hidden', source]) expect(await askOf(place)).toEqual(ofNobody);
    const confirmed = await bea.send('POST', api.confirm, { rehearsal_id: rehearsed.json().rehearsal_id });
    expect(confirmed.json()).toEqual({ rows_affected: 1, execution_id: expect.any(String) });
  });

  test('[L02] are shown once, kept as a hash, and say when they were used', async () => {
    const { id, secret } = await createToken(ada, { name: 'Once', lifetimeDays: 7 });
    await call('GET', api.v1Tools, { secret });
    const listed = await ada.get(api.accessTokens);
    expect(listed.body).not.toContain(secret);
    const token = listed.json().tokens.find((one: { id: string }) => one.id === id);
    expect(token).toMatchObject({ name: 'Once', hint: secret.slice(0, 12), origin: 'person' });
    expect(Date.parse(token.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(token.createdAt));
    const { db } = server.services.store.engine;
    const row = await db
      .selectFrom('parley_access_tokens')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row?.hash).toBe(createHash('sha256').update(secret).digest('base64url'));
    expect(server.logged()).not.toContain(secret);
  });

  test('[L02] open nothing once they are revoked or over, and never a page’s own calls', async () => {
    const { id, secret } = await createToken(ada);
    expect((await call('GET', api.v1Tools, { secret })).statusCode).toBe(200);
    expect((await call('GET', api.connections, { secret })).statusCode).toBe(401);
    await ada.send('DELETE', api.accessToken.replace(':id', id));
    expect((await call('GET', api.v1Tools, { secret })).statusCode).toBe(401);
    const over = await createToken(ada, { lifetimeDays: 1 });
    await server.services.store.engine.db
      .updateTable('parley_access_tokens')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', over.id)
      .execute();
    expect((await call('GET', api.v1Tools, { secret: over.secret })).statusCode).toBe(401);
  });

  test('[L02] are somebody’s own: others neither see nor revoke them, nor name sources of others in them', async () => {
    const eve = await signedIn(server, 'eve@example.com');
    const { id } = await createToken(ada);
    expect((await eve.get(api.accessTokens)).json()).toEqual({ tokens: [] });
    expect((await eve.send('DELETE', api.accessToken.replace(':id', id))).statusCode).toBe(404);
    const wish = { name: 'Mine?', connectionIds: [source] };
    expect((await eve.send('POST', api.accessTokens, wish)).statusCode).toBe(404);
  });

  test('[L02] are limited in number', async () => {
    const bea = await signedIn(server, 'bea@example.com');
    for (let made = 0; made < accessLimits.perPerson; made += 1) await createToken(bea);
    const answer = await bea.send('POST', api.accessTokens, { name: 'One more' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('Revoke one');
    const { tokens } = (await bea.get(api.accessTokens)).json();
    await bea.send('DELETE', api.accessToken.replace(':id', tokens[0].id));
    const wishes = Array.from({ length: 5 }, () => bea.send('POST', api.accessTokens, { name: 'At once' }));
    const made = (await Promise.all(wishes)).filter(({ statusCode }) => statusCode < 300);
    expect(made.length).toBeLessThanOrEqual(1);
    expect((await bea.get(api.accessTokens)).json().tokens.length).toBeLessThanOrEqual(
      accessLimits.perPerson,
    );
  });
});
