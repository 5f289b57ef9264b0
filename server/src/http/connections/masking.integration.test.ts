import type { Client } from '@modelcontextprotocol/client';
import type { Dialect } from '@parley/contract/database-schema';
import { maskingMessages } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { askEvents, asked, dataOf, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import { markedColumnStatements } from '../../../testing/marked-column-statements.ts';
import { connectPeople, everyStandIn, fillPeople, leaks } from '../../../testing/marked-people-database.ts';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { AgentServer } from '../../../testing/servers/mcp-server-and-client.ts';
import {
  connectAgent,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { signedIn } from '../../../testing/test-app.ts';

const standIn = /^(?:person|email|phone|value)_[a-z]{8}$/;

const files = sqliteShop();
let server: AgentServer;
let openAi: OpenAiDouble;

beforeAll(async () => {
  openAi = await startOpenAiDouble();
  server = await startAgentServer({ OPENAI_BASE_URL: openAi.baseUrl, SQLITE_ROOT: files.root });
});
afterAll(async () => {
  await server.close();
  await openAi.close();
});
beforeEach(() => {
  openAi.requests.length = 0;
  // Whoever explains names everything that it was shown.
  openAi.script((request) =>
    request.stream
      ? `Seen: ${[...new Set(JSON.stringify(request).match(everyStandIn))].join(', ')}.`
      : undefined,
  );
});

describe.each<[Dialect, () => Promise<ConnectedShop>]>([
  ['postgres', () => postgresShop(inject('postgresUrl'))],
  ['mysql', mariadbShop],
  ['sqlite', async () => files],
])('what is marked in %s', (dialect, open) => {
  let browser: TestBrowser;
  let shop: ConnectedShop;
  let connectionId: string;
  let agent: Client;
  let cleared: Client;

  beforeAll(async () => {
    // A person may ask only so many questions a minute: each engine has a person of its own.
    browser = await signedIn(server, `ada-${dialect}@example.org`);
    await browser.send('POST', api.subscription, { plan: 'professional' });
    await browser.send('PUT', api.openaiKey, { key: 'sk-valid-of-ada' });
    shop = await open();
    await fillPeople(shop, dialect);
    connectionId = await connectPeople(browser, shop);
    const only = { connectionIds: [connectionId] };
    agent = await connectAgent(server, await createToken(browser, { ...only, scopes: ['read'] }));
    cleared = await connectAgent(
      server,
      await createToken(browser, { ...only, scopes: ['read', 'unmasked'] }),
    );
  });
  afterAll(async () => {
    await Promise.all([agent?.close(), cleared?.close()]);
    await shop.stop();
  });

  type Page = { columns: { name: string }[]; rows: (string | null)[][] };
  const called = async (client: Client, name: string, given: object = {}) =>
    client.callTool({ name, arguments: { ...given } });

  const statements = markedColumnStatements.filter(
    ({ only }) => only === undefined || only.includes(dialect),
  );

  test.each(statements.map((statement, place) => ({ place: place + 1, ...statement })))(
    '[P04] is shown to its owner alone: $sql',
    async ({ place, sql, shows }) => {
      const tool = await makeTool(browser, connectionId, {
        name: `Awkward ${place}`,
        description: 'Rows.',
        sql,
      });
      const question = 'Rows about Ada Canary3, please';
      const { events } = await asked(browser, {
        question,
        connectionId,
        toolId: tool.id,
        provider: 'openai',
      });
      const real = dataOf(events, 'result')[0]?.result as unknown as Page;
      expect(real.rows.length).toBeGreaterThan(0);
      // The browser has the real values, in the rows and in the words.
      const seen = await called(agent, `awkward_${place}`);
      expect(seen.isError, JSON.stringify(seen)).toBeFalsy();
      const { rows } = seen.structuredContent as Page;
      expect(leaks(seen)).toEqual([]);
      expect(leaks(openAi.requests)).toEqual([]);
      expect(openAi.requests.some(({ body }) => (body as { stream?: boolean }).stream)).toBe(true);
      for (const [at, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries()) {
          const own = real.rows[at]?.[column] ?? null;
          if (own === null || shows[column] === '.') expect(cell).toBe(own);
          else expect(cell).toMatch(standIn);
        }
      }
      const prose = dataOf(events, 'prose')
        .map(({ text }) => text)
        .join('');
      expect(prose).toContain('Ada Canary3');
      expect(prose).not.toMatch(everyStandIn);
      const open = (await called(cleared, `awkward_${place}`)).structuredContent as Page;
      expect(open.rows).toEqual(real.rows);
      await browser.send('DELETE', api.tool.replace(':id', tool.id));
    },
  );

  test('[P04] a question and its answer reach no provider with a marked value, and the answer is right', async () => {
    await makeTool(browser, connectionId, {
      name: 'Phone of a person',
      description: 'The phone number of a person by name',
      sql: 'SELECT name, phone FROM people WHERE name = :who',
      parameters: [parameter('who', 'text', { required: true })],
    });
    const events = await askEvents(browser, {
      question: 'phone of the person Ada Canary5, who is at canary5@example.org',
      connectionId,
      provider: 'openai',
    });
    expect(openAi.requests.length).toBeGreaterThan(0);
    expect(leaks(openAi.requests)).toEqual([]);
    expect(JSON.stringify(events)).toContain('Ada Canary5');
  });

  test('[P04] proposals of a provider and of the built-in engine hold none of it', async () => {
    for (const provider of ['openai', 'builtin']) {
      const { body } = await browser.send('POST', api.suggestions, { connectionId, provider });
      expect(body).toContain('event: ');
      const said = [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '{}']) => JSON.parse(data));
      // A proof shows rows to the person; everything else may be shown to agents later.
      const kept = JSON.parse(JSON.stringify(said, (key, value) => (key === 'proof' ? null : value)));
      expect(leaks(kept)).toEqual([]);
    }
    expect(leaks(openAi.requests)).toEqual([]);
  });

  test('[P04] what the database says about a failure is not passed on', async () => {
    const cast = {
      postgres: 'CAST(phone AS integer)',
      mysql: "json_extract(phone, '$')",
      sqlite: "json_extract(phone, '$')",
    };
    await makeTool(browser, connectionId, {
      name: `Failing in ${dialect}`,
      description: 'Fails.',
      sql: `SELECT ${cast[dialect]} AS n FROM people`,
    });
    const seen = await called(agent, `failing_in_${dialect}`);
    expect(leaks(seen)).toEqual([]);
    if (dialect === 'postgres') expect(JSON.stringify(seen)).toContain(maskingMessages.silentFailure);
  });

  test('[P04] an agent’s question is answered with stand-ins, in the summary too', async () => {
    await makeTool(browser, connectionId, {
      name: 'People with phone and salary',
      description: 'All people with their phone and salary',
      sql: 'SELECT name, phone, salary FROM people',
    });
    const seen = await called(agent, 'ask', { question: 'people with phone and salary' });
    expect(leaks(seen)).toEqual([]);
    expect((seen.structuredContent as { status: string }).status).toBe('success');
    expect(JSON.stringify(seen)).toMatch(everyStandIn);
  });

  test('[P04] columns are proposed by their names and by what they hold', async () => {
    const { proposals } = (await browser.get(api.markProposals.replace(':id', connectionId))).json();
    expect(proposals.map(({ column }: { column: string }) => column)).not.toContain('phone');
    await browser.send('PUT', api.marks.replace(':id', connectionId), {
      changes: [{ schema: shop.schema, table: 'people', column: 'email', kind: null }],
    });
    const again = (await browser.get(api.markProposals.replace(':id', connectionId))).json().proposals;
    expect(again).toContainEqual(
      expect.objectContaining({ table: 'people', column: 'email', category: 'email' }),
    );
  });
});
