import type { Client } from '@modelcontextprotocol/client';
import { accessLimits } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentServer, Revision } from '../../testing/servers/mcp-server-and-client.ts';
import {
  connectAgent,
  createToken,
  startAgentServer,
  toldOfChange,
} from '../../testing/servers/mcp-server-and-client.ts';
import { fillShop, sqliteShop } from '../../testing/shop-databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { personIn, signedIn } from '../../testing/test-app.ts';

const shop = sqliteShop();
let server: AgentServer;
let ada: TestBrowser;
let eve: TestBrowser;
let source: string;
let reading: string;
let writing: string;

beforeAll(async () => {
  await fillShop(shop);
  server = await startAgentServer({ SQLITE_ROOT: shop.root });
  ada = await signedIn(server);
  eve = await signedIn(server, 'eve@example.com');
  await ada.send('POST', api.subscription, { plan: 'enterprise' });
  const saved = await ada.send('POST', api.connections, { ...shop.form, allowWrites: true });
  source = saved.json().connection.id;
  await save({
    name: 'Customers in a city',
    description: 'Customers of one city.',
    sql: 'SELECT id, name FROM customers WHERE city = :city ORDER BY id',
    parameters: [{ name: 'city', type: 'enum', description: 'Where they live', options: ['Bern', 'Rome'] }],
  });
  await save({ name: 'All customers', sql: 'SELECT id, name, city FROM customers ORDER BY id' });
  await save({
    name: 'Move a customer',
    type: 'mutation',
    sql: 'UPDATE customers SET city = :city WHERE id = :id',
    parameters: [
      { name: 'city', type: 'text' },
      { name: 'id', type: 'integer' },
    ],
  });
  reading = (await createToken(ada, { name: 'Reader' })).secret;
  writing = (await createToken(ada, { name: 'Writer', scopes: ['read', 'write'] })).secret;
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

async function save(tool: object): Promise<string> {
  const answer = await ada.send('POST', api.tools, { connectionId: source, ...tool });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().tool.id;
}

/** Past the check and the embedding of each, which are not what is looked at here. */
async function saveMany(count: number): Promise<string[]> {
  const { store } = server.services;
  const owner = await personIn(ada);
  const description = 'A long description that explains at length what this tool is for. '.repeat(6);
  const from = {
    connectionId: source,
    connectionName: 'SQLite shop',
    projectRef: null,
    dialect: 'sqlite',
  } as const;
  const rest = {
    type: 'query',
    tables: [],
    fields: [],
    parameters: [],
    statement: null,
    isActive: true,
    provider: null,
  } as const;
  const embedding = { model: 'none', textHash: '', vector: new Float32Array(1) };
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tool = {
      name: `Numbered ${index}`,
      description,
      sql: `SELECT ${index} AS n`,
      source: from,
      embedding,
    };
    const added = await store.tools.add(owner, { ...rest, ...tool });
    if ('id' in added) ids.push(added.id);
  }
  return ids;
}

async function using<T>(
  how: { secret: string; revision?: Revision; query?: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connectAgent(server, how);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
const textOf = (result: Awaited<ReturnType<Client['callTool']>>) =>
  result.content.map((part) => ('text' in part ? part.text : '')).join('');
const history = async () => (await ada.get(`${api.executions}?door=mcp&limit=100`)).json().executions;

describe.each<Revision>(['current', 'earlier'])(
  'an official client that speaks the %s revision',
  (revision) => {
    test('[L01] lists the active tools with schemas, enums and hints, and no change without the scope', async () => {
      await using({ secret: reading, revision }, async (client) => {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toEqual([
          'ask',
          'list_sources',
          'all_customers',
          'customers_in_a_city',
        ]);
        expect(tools.at(-1)).toMatchObject({
          title: 'Customers in a city',
          inputSchema: {
            properties: { city: { type: 'string', enum: ['Bern', 'Rome'], description: 'Where they live' } },
            required: ['city'],
            additionalProperties: false,
          },
          outputSchema: { type: 'object' },
          annotations: { readOnlyHint: true, destructiveHint: false },
        });
      });
      await using({ secret: writing, revision }, async (client) => {
        expect(await names(client)).toEqual(expect.arrayContaining(['confirm_change', 'move_a_customer']));
      });
    });

    test('[L01] runs a tool, gets rows that fit the schema it announced, and pages over them exactly', async () => {
      await using({ secret: reading, revision }, async (client) => {
        await client.listTools();
        const called = await client.callTool({ name: 'customers_in_a_city', arguments: { city: 'Bern' } });
        expect(called.structuredContent).toMatchObject({ row_count: 6, truncated: false, cursor: null });
        expect(JSON.parse(textOf(called))).toEqual(called.structuredContent);
        const ids: unknown[] = [];
        let cursor: unknown;
        do {
          const page = await client.callTool({
            name: 'all_customers',
            arguments: { _limit: 5, ...(cursor ? { _cursor: cursor } : {}) },
          });
          const { rows, truncated, ...rest } = page.structuredContent as Record<string, unknown[]>;
          expect(truncated).toBe(rest.cursor !== null);
          ids.push(...(rows ?? []).map((row) => (row as unknown[])[0]));
          cursor = rest.cursor;
        } while (cursor);
        expect(ids).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
      });
    });

    test('[L01] reads the schema of a source as a resource, and of no other', async () => {
      await using({ secret: reading, revision }, async (client) => {
        const { resources } = await client.listResources();
        expect(resources).toHaveLength(1);
        const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
        const [content] = contents;
        expect(JSON.parse(content && 'text' in content ? content.text : '').tables).toContainEqual(
          expect.objectContaining({ name: 'customers', columns: expect.arrayContaining(['id INTEGER']) }),
        );
        await expect(
          client.readResource({ uri: `parley://sources/${crypto.randomUUID()}/schema` }),
        ).rejects.toThrow('There is no such resource.');
      });
    });

    test('[L01] is told when the tools change', async () => {
      await using({ secret: reading, revision }, async (listener) => {
        const told = toldOfChange(listener);
        if (revision === 'current') await listener.listen({ toolsListChanged: true });
        const id = await save({ name: `Fresh for ${revision}`, sql: 'SELECT 1 AS one' });
        await told;
        expect(await names(listener)).toContain(`fresh_for_${revision}`);
        await ada.send('DELETE', api.tool.replace(':id', id));
        expect(await names(listener)).not.toContain(`fresh_for_${revision}`);
      });
    });
  },
);

test('[L01] [J01] a parameter that takes several values is announced as an array and takes one', async () => {
  const id = await save({
    name: 'Customers in cities',
    sql: 'SELECT id FROM customers WHERE city IN (:cities) AND id NOT IN (:without) ORDER BY id',
    parameters: [
      { name: 'cities', type: 'enum', list: true, options: ['Bern', 'Rome'] },
      { name: 'without', type: 'integer', list: true, default: [] },
    ],
  });
  await using({ secret: reading }, async (client) => {
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'customers_in_cities')).toMatchObject({
      inputSchema: {
        properties: {
          cities: { type: 'array', items: { type: 'string', enum: ['Bern', 'Rome'] }, maxItems: 10_000 },
          without: { type: 'array', items: { type: 'integer' }, default: [] },
        },
        required: ['cities'],
      },
    });
    const count = async (given: object) => {
      const called = await client.callTool({ name: 'customers_in_cities', arguments: { ...given } });
      const content = called.structuredContent as { row_count: number } | undefined;
      return content ? content.row_count : textOf(called);
    };
    expect(await count({ cities: ['Bern', 'Rome'] })).toBe(6);
    expect(await count({ cities: ['Bern', 'Rome'], without: [2, 4] })).toBe(4);
    expect(await count({ cities: [] })).toBe(0);
    expect(await count({ cities: ['Bern', 'Oslo'] })).toContain('choose one of: Bern, Rome');
    expect(await count({ cities: [['Bern']] })).toContain('parameter_invalid');
  });
  const run = await server.app.inject({
    method: 'POST',
    url: '/api/v1/tools/customers_in_cities/run',
    headers: { authorization: `Bearer ${reading}` },
    payload: { parameters: { cities: ['Bern'] } },
  });
  expect(run.json()).toMatchObject({ result: { row_count: 6 } });
  expect((await ada.send('DELETE', api.tool.replace(':id', id))).statusCode).toBeLessThan(300);
});

test('[L01] a question is answered with tool, parameters, rows and a summary', async () => {
  await using({ secret: reading }, async (client) => {
    const called = await client.callTool({
      name: 'ask',
      arguments: { question: 'customers in the city of Bern' },
    });
    expect(called.structuredContent).toMatchObject({
      status: 'success',
      tool: 'customers_in_a_city',
      parameters: { city: 'Bern' },
      summary: expect.stringContaining('6'),
      result: { row_count: 6, truncated: false },
    });
  });
});

test('[L01] a change takes two calls, and only with the scope to write', async () => {
  const move = { name: 'move_a_customer', arguments: { id: 2, city: 'Oslo' } };
  const city = async () => (await shop.rows('SELECT city FROM customers WHERE id = 2'))[0];
  await using({ secret: reading }, async (client) => {
    await expect(client.callTool(move)).rejects.toThrow('Unknown tool: move_a_customer');
    await expect(client.callTool({ name: 'confirm_change' })).rejects.toThrow('Unknown tool');
  });
  await using({ secret: writing, query: '?read_only=true' }, async (client) => {
    await expect(client.callTool(move)).rejects.toThrow('Unknown tool: move_a_customer');
  });
  await using({ secret: writing }, async (client) => {
    const { structuredContent } = await client.callTool(move);
    expect(structuredContent).toMatchObject({ rows_affected: 1 });
    expect(await city()).toEqual({ city: 'Bern' });
    const { rehearsal_id } = structuredContent as { rehearsal_id: string };
    const confirm = { name: 'confirm_change', arguments: { rehearsal_id } };
    expect((await client.callTool(confirm)).structuredContent).toMatchObject({ rows_affected: 1 });
    expect(await city()).toEqual({ city: 'Oslo' });
    expect(await client.callTool(confirm)).toMatchObject({ isError: true });
  });
});

describe('who is refused', () => {
  test.each([
    ['no token', ''],
    ['a token nobody has', `parley_${'x'.repeat(43)}`],
  ])('[L01] %s opens nothing, and learns where to ask for one', async (_title, secret) => {
    const answer = await fetch(`${server.url}${api.mcp}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain(api.protectedResource);
  });

  test('[L01] a session’s cookie opens nothing', async () => {
    const answer = await ada.send('POST', api.mcp, { jsonrpc: '2.0', id: 1, method: 'ping' });
    expect(answer.statusCode).toBe(401);
  });

  test('[L01] somebody else’s tool does not exist', async () => {
    const { secret } = await createToken(eve);
    await using({ secret }, async (client) => {
      expect(await names(client)).toEqual(['ask', 'list_sources']);
      await expect(client.callTool({ name: 'all_customers' })).rejects.toThrow('Unknown tool: all_customers');
    });
  });

  test.each([
    '?projct=shop',
    '?project=shop',
    '?toolset=none',
    '?read_only=yes',
    '?read_only=true&read_only=true',
  ])('[L01] the link %s opens nothing', async (query) => {
    await expect(connectAgent(server, { secret: writing, query })).rejects.toThrow();
    await expect(connectAgent(server, { secret: writing, query, revision: 'earlier' })).rejects.toThrow();
  });

  test('[L01] another Host or Origin is turned away, whatever the token', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: api.mcp,
        headers: { host: new URL(server.origin).host, authorization: `Bearer ${reading}`, ...headers },
        payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
      });
    expect((await ask({})).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect((await ask({ host: 'evil.example' })).statusCode).toBe(403);
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('[L01] a misspelt argument runs nothing', async () => {
    await using({ secret: reading }, async (client) => {
      const called = await client.callTool({ name: 'all_customers', arguments: { citty: 'Bern' } });
      expect(called).toMatchObject({ isError: true });
      expect(textOf(called)).toContain("There is no parameter 'citty'.");
    });
  });
});

test('[L01] a link shows one toolset, one project, and a token its own sources only', async () => {
  const { tools } = (await ada.get(api.tools)).json();
  const all = tools.find((tool: { name: string }) => tool.name === 'All customers');
  const made = await ada.send('POST', api.toolsets, { name: 'small', toolIds: [all.id] });
  expect(made.statusCode).toBe(201);
  await using({ secret: writing, query: '?toolset=small' }, async (client) => {
    expect(await names(client)).toEqual(['ask', 'list_sources', 'confirm_change', 'all_customers']);
  });
  const sample = (await ada.send('POST', api.sampleConnection)).json().connection;
  const narrow = await createToken(ada, { name: 'Narrow', connectionIds: [sample.id] });
  await using({ secret: narrow.secret }, async (client) => {
    expect(await names(client)).toEqual(['ask', 'list_sources']);
  });
  await using({ secret: reading, query: `?project=${sample.id}` }, async (client) => {
    expect(await names(client)).toEqual(['ask', 'list_sources']);
    const { structuredContent } = await client.callTool({ name: 'list_sources' });
    expect(structuredContent).toMatchObject({ sources: [{ id: sample.id, tools: 0 }] });
  });
  await ada.send('DELETE', api.connection.replace(':id', sample.id));
});

test('[L01] many tools are listed page by page, each once and in under 900 characters', async () => {
  const ids = await saveMany(60);
  await using({ secret: reading, revision: 'earlier' }, async (client) => {
    const first = await client.request({ method: 'tools/list', params: {} });
    expect(first.tools).toHaveLength(accessLimits.toolPage + 2);
    expect(JSON.stringify(first).length / first.tools.length).toBeLessThan(900);
    const { nextCursor: cursor = '' } = first;
    const second = await client.request({ method: 'tools/list', params: { cursor } });
    const seen = [...first.tools, ...second.tools].map(({ name }) => name);
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen).toHaveLength(64);
    expect(second.nextCursor).toBeUndefined();
  });
  for (const id of ids) await ada.send('DELETE', api.tool.replace(':id', id));
});

test('[L01] [I08] every call is in the history with its caller, whether it worked or not', async () => {
  const recorded = await history();
  expect(recorded).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        caller: 'Reader',
        toolName: 'All customers',
        status: 'success',
        rowCount: 12,
      }),
      expect.objectContaining({
        caller: 'Writer',
        toolName: 'Move a customer',
        status: 'needs_confirmation',
      }),
      expect.objectContaining({ caller: 'Writer', status: 'success', rowCount: 1 }),
      expect.objectContaining({
        caller: 'Reader',
        query: 'customers in the city of Bern',
        status: 'success',
      }),
    ]),
  );
  const before = recorded.length;
  await using({ secret: reading }, (client) =>
    client.callTool({ name: 'customers_in_a_city', arguments: { city: 'Nowhere' } }),
  );
  const after = await history();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ caller: 'Reader', toolName: 'Customers in a city', status: 'failed' });
});

test('[L01] a revoked token is shut out at once', async () => {
  const { id, secret } = await createToken(ada, { name: 'Short' });
  await using({ secret }, async (client) => {
    expect(await names(client)).toContain('ask');
    await ada.send('DELETE', api.accessToken.replace(':id', id));
    await expect(client.callTool({ name: 'list_sources' })).rejects.toThrow();
  });
});

test('[L01] streams are counted while they are open, one person has twenty, and a revoked token ends its own', async () => {
  const { id, secret } = await createToken(ada, { name: 'Listener' });
  const listen = () =>
    fetch(`${server.url}${api.mcp}`, {
      headers: { authorization: `Bearer ${secret}`, accept: 'text/event-stream' },
    });
  const opened = await Promise.all(Array.from({ length: 20 }, () => listen()));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await listen()).status).toBe(429);
  await ada.send('DELETE', api.accessToken.replace(':id', id));
  await Promise.all(opened.map((answer) => answer.text()));
  const { secret: other } = await createToken(ada, { name: 'Listener again' });
  const again = new AbortController();
  const headers = { authorization: `Bearer ${other}` };
  const answer = await fetch(`${server.url}${api.mcp}`, { headers, signal: again.signal });
  expect(answer.status).toBe(200);
  again.abort();
});
