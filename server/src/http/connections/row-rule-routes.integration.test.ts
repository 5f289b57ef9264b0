import { randomUUID } from 'node:crypto';
import type { Chip, Execution, RecentExecution } from '@parley/contract/ask';
import { hiddenFailures } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { Tool } from '@parley/contract/tools';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { askEvents, dataOf, makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import { scriptedReader, sure } from '../../../testing/scripted-reader.ts';
import { connectAgent, createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import { invited } from '../../../testing/shared-space.ts';
import { type ConnectedShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import {
  personIn,
  signedIn,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../testing/test-app.ts';
import { freePort } from '../../platform/free-port.ts';

const at = (path: string, id: string) => path.replace(':id', id);

/** In every row of the South, and in no row, question or tool besides. */
const canary = /southcanar/i;
const south = 'Southcanaria';

const region: Parameter = parameter('region', 'text', {
  required: true,
  boundTo: { kind: 'attribute', name: 'region' },
});

const words = {
  mine: {
    name: 'Sales of my region',
    description: 'What was sold in my region, to whom',
    sql: 'SELECT customer, amount FROM sales WHERE region = :region ORDER BY amount',
    parameters: [region],
  },
  dear: {
    name: 'Sales to one customer',
    description: 'The amounts sold to a customer by name',
    sql: 'SELECT amount FROM sales AS s WHERE s.region = :region AND s.customer = :customer',
    parameters: [region, parameter('customer', 'text', { required: true })],
  },
  listed: {
    name: 'Amounts by a listed customer',
    description: 'With customers to choose from',
    sql: 'SELECT amount FROM sales WHERE region = :region AND customer = :customer ORDER BY id',
    parameters: [region, parameter('customer', 'enum', { options: ['Fjord', 'Sole Southcanary'] })],
  },
  usual: {
    name: 'Amounts of the usual customer',
    description: 'Made of an answer: its value is the default',
    sql: 'SELECT amount FROM sales WHERE region = :region AND customer = :usual ORDER BY id',
    parameters: [region, parameter('usual', 'text', { default: 'Sole Southcanary' })],
  },
  all: {
    name: 'All sales everywhere',
    description: 'Everything that was sold',
    sql: 'SELECT customer, amount FROM sales',
    parameters: [],
  },
  failing: {
    name: 'Failing figures',
    description: 'Fails on the first row that it reads',
    sql: 'SELECT id FROM sales WHERE CAST(customer AS integer) > 0 AND region = :region',
    parameters: [region],
  },
  goods: {
    name: 'Goods on offer',
    description: 'What there is to buy',
    sql: 'SELECT name FROM goods',
    parameters: [],
  },
};

const shops: Record<string, () => Promise<ConnectedShop & { root?: string }>> = {
  SQLite: async () => sqliteShop(),
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
};

async function fillSales({ execute }: ConnectedShop): Promise<void> {
  await execute(
    'CREATE TABLE sales (id INTEGER PRIMARY KEY, region VARCHAR(40), customer VARCHAR(40), amount INTEGER)',
  );
  await execute(`INSERT INTO sales VALUES (1, '${south}', 'Sole Southcanary', 71), (2, '${south}', 'Mare Southcanary', 72),
    (3, 'Nordics', 'Fjord', 13), (4, 'Nordics', 'Berg', 14)`);
  await execute('CREATE TABLE goods (id INTEGER PRIMARY KEY, name VARCHAR(40))');
  await execute("INSERT INTO goods VALUES (1, 'Boots')");
}

describe.each(Object.entries(settingsPerStoreEngine))(
  'rows that are limited by person, on %s',
  (engine, settings) => {
    const reader = scriptedReader();
    let shop: ConnectedShop & { root?: string };
    let environment: Record<string, string>;
    let server: TestApp;
    let url: string;
    let owner: TestBrowser;
    let maker: TestBrowser;
    let asker: TestBrowser;
    let askerId: string;
    let connectionId: string;
    const tools = {} as Record<keyof typeof words, Tool>;

    const rules = () => ({
      rules: [{ schema: shop.schema, table: 'sales', column: 'region', boundTo: region.boundTo }],
      open: [],
    });
    const noRules = { rules: [], open: [] };
    const setRules = (body: object) => owner.send('PUT', at(api.rowRules, connectionId), body);
    const move = (value: string | null) =>
      owner.send('PUT', at(api.personAttributes, askerId), { changes: [{ name: 'region', value }] });
    const run = (browser: TestBrowser, tool: Tool, values: object = {}) =>
      browser.send('POST', at(api.runTool, tool.id), { values });
    const ask = (browser: TestBrowser, question: string, more: object = {}) =>
      askEvents(browser, { question, connectionId, ...more });
    const lineOf = async (browser: TestBrowser, id: string, door?: string): Promise<RecentExecution> => {
      const path = `${api.executions}?limit=100${door === undefined ? '' : `&door=${door}`}`;
      const lines: RecentExecution[] = (await browser.get(path)).json().executions;
      return lines.find((line) => line.id === id) ?? expect.unreachable('no such line');
    };
    const executionIn = (events: Awaited<ReturnType<typeof ask>>): Execution => {
      const last = events.at(-1);
      if (last?.event !== 'done') throw new Error(JSON.stringify(last));
      return last.data.execution;
    };

    beforeAll(async () => {
      shop = await (shops[engine] as (typeof shops)[string])();
      await fillSales(shop);
      const port = await freePort('127.0.0.1');
      const place = shop.root === undefined ? {} : { SQLITE_ROOT: shop.root };
      environment = { ...(await settings()), ...place };
      server = await startTestApp({ PORT: String(port), ...environment }, { reader: reader.read });
      await server.app.listen({ port, host: '127.0.0.1' });
      url = `http://127.0.0.1:${port}`;
      const ada = await signedIn(server);
      owner = ada.in((await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id);
      await owner.send('POST', api.subscription, { plan: 'professional' });
      maker = await invited(server, owner, 'maker');
      asker = await invited(server, owner, 'asker');
      askerId = (await personIn(asker)).personId;
      const makerId = (await personIn(maker)).personId;
      connectionId = (await owner.send('POST', api.connections, shop.form)).json().connection.id;
      await owner.send('POST', at(api.scan, connectionId));
      await owner.send('PUT', at(api.personAttributes, makerId), {
        changes: [{ name: 'region', value: south }],
      });
      await move('Nordics');
      for (const key of Object.keys(words) as (keyof typeof words)[]) {
        tools[key] = await makeTool(maker, connectionId, words[key]);
        await maker.send('PUT', at(api.toolPublished, tools[key].id), { isPublished: true });
      }
      const composed = 'SELECT customer FROM sales';
      reader.says(() =>
        sure({ sql: composed, parameters: [], values: {}, wording: 'who bought', confidence: 0.9 }),
      );
    });
    // Whichever test ran before, and however it ended.
    beforeEach(async () => {
      await setRules(rules());
      await move('Nordics');
      await owner.send('PUT', api.space, { showsSql: false });
    });
    afterAll(async () => {
      await server.close();
      await shop.stop();
    });

    test('[N06] the server fills a bound parameter, for everybody who runs the tool, and shows it locked', async () => {
      const ran = (await run(asker, tools.mine)).json();
      expect(ran.result.rows).toEqual([
        ['Fjord', '13'],
        ['Berg', '14'],
      ]);
      expect(ran.values).toEqual({ region: 'Nordics' });
      expect((await run(maker, tools.mine)).json().result.rows).toHaveLength(2);
      expect((await run(maker, tools.mine)).body).toMatch(canary);
      const { chips } = executionIn(await ask(asker, words.mine.name));
      expect(chips).toMatchObject([
        { value: 'Nordics', locked: 'your region', choices: [], alternatives: [] },
      ]);
    });

    test('[N06] a value that a caller sends for it is refused by name, at every door', async () => {
      const { secret } = await createToken(asker);
      const client = await connectAgent({ url }, { secret });
      const headers = { authorization: `Bearer ${secret}` };
      const inList = (await server.app.inject({ url: api.v1Tools, headers })).json().tools;
      const named = inList.find(({ name }: { name: string }) => name === 'sales_of_my_region');
      expect(named.input_schema.properties).toEqual({});
      const listed = (await client.listTools()).tools.find(({ name }) => name === 'sales_of_my_region');
      expect(Object.keys(listed?.inputSchema.properties ?? {})).not.toContain('region');

      for (const value of [south, 'Nordics', '', null, [south]]) {
        const web = await run(asker, tools.mine, { region: value });
        expect([value, web.statusCode, web.json().code]).toEqual([value, 400, 'parameter_bound']);
        expect(web.json().message).toContain('region');
        expect((await run(maker, tools.mine, { region: value })).json().code).toBe('parameter_bound');
        const rest = await server.app.inject({
          method: 'POST',
          url: api.v1Run.replace(':name', 'sales_of_my_region'),
          headers,
          payload: { parameters: { region: value } },
        });
        expect([rest.statusCode, rest.json().code]).toEqual([400, 'parameter_bound']);
      }
      const called = await client.callTool({ name: 'sales_of_my_region', arguments: { region: south } });
      expect([called.isError, JSON.stringify(called.content)]).toEqual([
        true,
        expect.stringContaining('region'),
      ]);
      expect(JSON.stringify(called)).not.toMatch(/71|Sole/);
      await client.close();
      const asked = await ask(asker, words.mine.name, { toolId: tools.mine.id, values: { region: south } });
      expect(asked.at(-1)).toMatchObject({ event: 'failed', data: { code: 'parameter_bound' } });
      const first = executionIn(await ask(asker, words.mine.name));
      const next = await ask(asker, 'and now?', {
        previousId: first.id,
        toolId: tools.mine.id,
        values: { region: south },
      });
      expect(next.at(-1)).toMatchObject({ event: 'failed', data: { code: 'parameter_bound' } });
    });

    test('[N06] nor is a value taken that somebody sends with a statement of their own', async () => {
      const statement = { connection_id: connectionId, query: words.mine.sql, parameters: [region] };
      const sent = await maker.send('POST', api.runSql, { ...statement, values: { region: 'Nordics' } });
      expect([sent.statusCode, sent.json().code]).toEqual([400, 'parameter_bound']);
      const ran = await maker.send('POST', api.runSql, { ...statement, values: {} });
      expect(ran.statusCode).toBe(200);
      expect(ran.body).toMatch(canary);
      const file = { ...statement, format: 'csv', values: { region: 'Nordics' } };
      expect((await maker.send('POST', api.download, file)).body).toContain('parameter_bound');
    });

    test('[N06] whoever has no such attribute reads which one is missing, and no rows', async () => {
      await move(null);
      const refused = await run(asker, tools.mine);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'attribute_missing']);
      expect(refused.json().message).toContain('‘region’');
      expect((await ask(asker, words.mine.name)).at(-1)).toMatchObject({
        data: { code: 'attribute_missing' },
      });
      await move('Nordics');
      expect((await run(asker, tools.mine)).statusCode).toBe(200);
    });

    test('[N06] only in shared spaces, without a default, and a list for groups alone', async () => {
      const { personId } = await personIn(maker);
      const alone = maker.in(personId);
      const { connection } = (await alone.send('POST', api.sampleConnection)).json();
      const sql = 'SELECT name FROM customers WHERE city = :region';
      const tool = { connectionId: connection.id, name: 'x', sql, parameters: [region] };
      const personal = await alone.send('POST', api.tools, tool);
      expect([personal.statusCode, personal.json().message]).toEqual([
        400,
        rowRuleMessages.boundPersonal('region'),
      ]);
      for (const more of [
        { default: 'x' },
        { list: true },
        { boundTo: { kind: 'groups' } },
        { options: ['x'] },
      ]) {
        const parameters = [{ ...region, ...more }];
        const refused = await maker.send('POST', api.tools, { connectionId, ...words.mine, parameters });
        expect([more, refused.statusCode]).toEqual([more, 400]);
      }
    });

    test('[N06] groups and the mail address bind as well; nobody in no group sees anything', async () => {
      await setRules(noRules);
      const teams = parameter('teams', 'text', { required: true, list: true, boundTo: { kind: 'groups' } });
      const mail = parameter('mail', 'text', { required: true, boundTo: { kind: 'mail' } });
      const grouped = await makeTool(maker, connectionId, {
        name: 'By group',
        description: '',
        sql: 'SELECT customer FROM sales WHERE region IN (:teams) ORDER BY id',
        parameters: [teams],
      });
      const own = await makeTool(maker, connectionId, {
        name: 'By mail',
        description: '',
        sql: 'SELECT :mail AS mail FROM goods',
        parameters: [mail],
      });
      const published = { isPublished: true };
      for (const { id } of [grouped, own]) await maker.send('PUT', at(api.toolPublished, id), published);
      expect((await run(asker, grouped)).json().result.rows).toEqual([]);
      const { group } = (await owner.send('POST', api.spaceGroups, { name: 'Nordics' })).json();
      await owner.send('PUT', at(api.spaceGroupMembers, group.id), { personIds: [askerId] });
      expect((await run(asker, grouped)).json().result.rows).toEqual([['Fjord'], ['Berg']]);
      expect((await run(asker, own)).json().result.rows).toEqual([['asker@example.com']]);
      for (const { id } of [grouped, own]) await maker.send('DELETE', at(api.tool, id));
      await owner.send('DELETE', at(api.spaceGroup, group.id));
    });

    test('[N07] without a rule an asker is limited by nothing; a rule holds from the next call on, for lists of tools on every server', async () => {
      await setRules(noRules);
      expect((await run(asker, tools.all)).body).toMatch(canary);
      expect((await setRules(rules())).statusCode).toBe(200);
      expect((await run(asker, tools.all)).statusCode).toBe(404);
      expect((await run(asker, tools.mine)).statusCode).toBe(200);
      // The embedded store has one server.
      if (engine !== 'PostgreSQL') return;
      const other = await startTestApp(environment);
      const { id: personId } = await personIn(asker);
      const viewer = { id: (await owner.get(api.space)).json().space.id, personId, role: 'asker' as const };
      const seen = async () => (await other.services.store.tools.list(viewer)).map(({ name }) => name);
      expect(await seen()).not.toContain(words.all.name);
      await setRules(noRules);
      expect(await seen()).toContain(words.all.name);
      await setRules(rules());
      expect(await seen()).not.toContain(words.all.name);
      await other.close();
    });

    test('[N07] makers see which tools are closed to askers, and why; askers see neither', async () => {
      const listed: Tool[] = (await maker.get(api.tools)).json().tools;
      const closed = Object.fromEntries(listed.map(({ name, closedToAskers }) => [name, closedToAskers]));
      expect(closed).toEqual({
        [words.mine.name]: null,
        [words.dear.name]: null,
        [words.listed.name]: null,
        [words.usual.name]: null,
        [words.failing.name]: null,
        [words.goods.name]: null,
        [words.all.name]: expect.stringContaining('‘sales’'),
      });
      const seen: Tool[] = (await asker.get(api.tools)).json().tools;
      expect(seen.map(({ name }) => name)).not.toContain(words.all.name);
      expect(seen.every((tool) => tool.closedToAskers === undefined)).toBe(true);
      const edited = { connectionId, ...words.mine, sql: `${words.mine.sql} LIMIT 5` };
      await maker.send('PUT', at(api.tool, tools.mine.id), {
        ...edited,
        sql: 'SELECT customer, amount FROM sales WHERE :region IS NOT NULL',
      });
      expect((await run(asker, tools.mine)).statusCode, 'an edit closes it at once').toBe(404);
      await maker.send('PUT', at(api.tool, tools.mine.id), { connectionId, ...words.mine });
      expect((await run(asker, tools.mine)).statusCode).toBe(200);
    });

    test('[N07] a rule names what is in the schema, and is for admins', async () => {
      const [rule] = rules().rules;
      const open = [{ schema: shop.schema, table: 'goods' }];
      const wrong = [
        { rules: [{ ...rule, table: 'salles' }], open: [] },
        { rules: [{ ...rule, column: 'regio' }], open: [] },
        { rules: [rule, rule], open: [] },
        { rules: [rule], open: [{ schema: shop.schema, table: 'sales' }] },
      ];
      for (const body of wrong) expect((await setRules(body)).statusCode).toBe(400);
      expect((await owner.get(at(api.rowRules, connectionId))).json()).toEqual(rules());
      expect((await maker.send('PUT', at(api.rowRules, connectionId), { rules: [], open })).json().code).toBe(
        'space_role',
      );
      expect((await asker.get(at(api.rowRules, connectionId))).json().code).toBe('space_role');
      const { entries } = (await owner.get(api.spaceRecord)).json();
      expect(entries.map(({ what }: { what: string }) => what)).toContain(
        'Changed which rows askers may read',
      );
    });

    test('[N06] [N07] nothing of the South reaches an asker of the Nordics, by whatever way', {
      timeout: 120_000,
    }, async () => {
      // The values of the column are known to the server, and shown to makers.
      const open = await ask(maker, 'Sales to one customer', { toolId: tools.dear.id });
      expect(JSON.stringify(open), 'the check can fail').toMatch(canary);
      reader.tasks.length = 0;
      const bodies: string[] = [];
      const heard = <T extends { body: string }>(answer: T): T => {
        bodies.push(answer.body);
        return answer;
      };
      const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
        heard(await asker.send(method, path, body));
      const asks = async (question: string, more: object = {}) => {
        const events = await ask(asker, question, more);
        bodies.push(JSON.stringify(events));
        return events;
      };

      const mine = executionIn(await asks(words.mine.name));
      expect(mine).toMatchObject({ status: 'success', rowCount: 2, toolId: tools.mine.id });
      const dear = await asks('Sales to one customer Sole', { toolId: tools.dear.id });
      expect(dataOf(dear, 'chosen')[0]?.chips.flatMap(({ choices }) => choices)).toEqual([]);
      await asks('Sales to one customer Fjord', { toolId: tools.dear.id, values: { customer: 'Fjord' } });
      for (const question of ['Who bought anything at all?', 'Total of sales by customer', 'and by month?']) {
        const events = await asks(question, { previousId: mine.id });
        for (const said of dataOf(events, 'nothing')) expect(said.rowsLimited).toBe(true);
      }
      const nothing = await asks('Who bought anything at all?', { reading: 'who bought' });
      expect(dataOf(nothing, 'nothing')).toMatchObject([{ rowsLimited: true, tables: [] }]);
      expect(dataOf(nothing, 'prose').map(({ text }) => text)).toContain(rowRuleMessages.onlyTools);
      expect(reader.tasks, 'no question is read').toEqual([]);
      expect((await ask(asker, 'x', { toolId: tools.mine.id, plain: true })).at(-1)?.event).toBe('done');

      for (const tool of Object.values(tools)) await send(at(api.runTool, tool.id), { values: {} });
      await send(at(api.runTool, tools.dear.id), { values: { customer: 'Sole%' } });
      await send(at(api.rerunExecution, mine.id), {});
      await send(at(api.voteExecution, mine.id), { vote: 'up' }, 'PUT');
      const conversation = (await send(api.conversations, { connectionId })).json().conversation.id;
      await asks(words.mine.name, { conversationId: conversation });
      await send(api.chooseSource, { question: 'Who bought?' });
      const project_ref = connectionId;
      await send(api.findTools, { query: words.all.name, project_ref });
      await send(api.extractParameters, {
        query: 'Sales to one customer Sole',
        tool_id: tools.dear.id,
        moment,
      });
      await send(api.executeQuery, { query: words.mine.name, toolIds: [tools.mine.id], project_ref });
      await send(api.executeQuery, { query: words.all.name, toolIds: [tools.all.id], project_ref });
      await send(api.chatQuery, { query: 'Who bought anything at all?', project_ref });
      await send(api.tableData, { connection_id: connectionId, table_name: 'sales' });
      await send(api.runSql, { connection_id: connectionId, query: words.all.sql });
      await send(api.download, { connection_id: connectionId, query: words.all.sql, format: 'csv' });
      await send(api.suggestions, { connectionId });
      const everywhere = (await run(maker, tools.all)).json().executionId;
      const shared = await maker.send('POST', api.sharedAnswers, {
        executionId: everywhere,
        audience: 'space',
      });
      const link = { secret: new URL(shared.json().link).hash.slice(1) };
      expect((await maker.send('POST', api.openSharedAnswer, link)).body, 'the check can fail').toMatch(
        canary,
      );
      expect((await send(api.openSharedAnswer, link)).json().code).toBe('space_role');
      await send(api.draftTool, { question: 'Who bought?', connectionId, moment });
      for (const path of [
        api.tools,
        api.connections,
        at(api.connection, connectionId),
        at(api.starterQuestions, connectionId),
        at(api.schema, connectionId),
        at(api.marks, connectionId),
        api.executions,
        at(api.execution, mine.id),
        api.conversations,
        at(api.conversation, conversation),
        api.unanswered,
        api.sharedAnswers,
        api.spaceAttributes,
        api.exportProfile,
      ]) {
        heard(await asker.get(path));
      }

      const { secret } = await createToken(asker, { scopes: ['read'] });
      const headers = { authorization: `Bearer ${secret}` };
      const rest = async (path: string, payload?: object) =>
        heard(
          await server.app.inject({
            method: payload ? 'POST' : 'GET',
            url: path,
            headers,
            ...(payload && { payload }),
          }),
        );
      await rest(api.v1Tools);
      await rest(api.v1Schemas);
      const ran = await rest(api.v1Run.replace(':name', 'sales_of_my_region'), { parameters: {} });
      expect(ran.json().result.rows).toHaveLength(2);
      await rest(api.v1Run.replace(':name', 'all_sales_everywhere'), { parameters: {} });
      await rest(api.v1Run.replace(':name', 'failing_figures'), { parameters: {} });
      await rest(api.v1Ask, { question: words.mine.name, source: connectionId });
      await rest(api.v1Ask, { question: 'Who bought anything at all?', source: connectionId });
      const client = await connectAgent({ url }, { secret });
      const agent = async (name: string, given: Record<string, unknown>) =>
        bodies.push(JSON.stringify(await client.callTool({ name, arguments: given }).catch(String)));
      const listed = await client.listTools();
      bodies.push(JSON.stringify(listed), JSON.stringify(await client.listResources()));
      const usual = listed.tools.find(({ name }) => name === 'amounts_of_the_usual_customer');
      expect(usual?.inputSchema.required, 'a default that is not shown is not used').toEqual(['usual']);
      await agent('amounts_of_the_usual_customer', {});
      const unsaid = await send(at(api.runTool, tools.usual.id), { values: {} });
      expect(unsaid.json().code).toBe('parameters_missing');
      const said = await send(at(api.runTool, tools.usual.id), { values: { usual: 'Fjord' } });
      expect(said.json().result.rows).toEqual([['13']]);
      expect((await run(maker, tools.usual)).json().result.rows, 'makers keep it').toEqual([['71']]);
      await agent('sales_of_my_region', {});
      await agent('all_sales_everywhere', {});
      await agent('ask', { question: 'Who bought anything at all?', source: connectionId });
      await client.close();

      await owner.send('PUT', api.space, { showsSql: true });
      const failed = await send(at(api.runTool, tools.failing.id), { values: {} });
      if (engine === 'PostgreSQL') expect(failed.json().code).toBe('sql_failed');
      await asks(words.failing.name, { toolId: tools.failing.id });
      await owner.send('PUT', api.space, { showsSql: false });

      expect(bodies.length).toBeGreaterThan(50);
      expect(bodies.filter((body) => canary.test(body))).toEqual([]);
      expect(bodies.some((body) => body.includes('Fjord'))).toBe(true);
    });

    test('[N06] [N07] moved to the South, they see the South on the next call, and no earlier row of the Nordics', async () => {
      const before = executionIn(await ask(asker, words.mine.name));
      expect(JSON.stringify(before)).toContain('Fjord');
      await move(south);
      const ran = await run(asker, tools.mine);
      expect(ran.json().result.rows).toHaveLength(2);
      expect(ran.body).toMatch(canary);
      const kept = (await asker.get(at(api.execution, before.id))).json().execution;
      expect(kept).toMatchObject({ question: words.mine.name, result: null, prose: [], chart: null });
      expect((await asker.get(api.exportProfile)).body).not.toContain('Berg');
      const voted = await asker.send('PUT', at(api.voteExecution, before.id), { vote: 'up' });
      expect(voted.body).not.toContain('Fjord');
      expect(await lineOf(asker, before.id), 'nor how many there were').toMatchObject({ rowCount: null });
      expect(await lineOf(asker, ran.json().executionId)).toMatchObject({ rowCount: 2 });
      expect((await lineOf(asker, before.id, 'web')).parameters).toEqual({});
      await move('Nordics');
      expect(await lineOf(asker, before.id, 'web')).toMatchObject({
        rowCount: 2,
        parameters: { region: 'Nordics' },
      });
      const again = (await asker.get(at(api.execution, before.id))).json().execution;
      expect(JSON.stringify(again.result)).toContain('Fjord');
    });

    test('[N07] views, children and partitions of the real database are closed until something is said of them', async () => {
      await shop.execute('CREATE VIEW seen_sales AS SELECT customer FROM sales');
      const expected: [string, string, string | null][] = [
        ['View', 'SELECT customer FROM seen_sales', 'is a view'],
        ['Unknown', 'SELECT 1 FROM sales_of_nobody', null],
      ];
      if (engine === 'PostgreSQL') {
        await shop.execute('CREATE TABLE late_sales () INHERITS (sales)');
        await shop.execute('CREATE TABLE parted (region TEXT, customer TEXT) PARTITION BY LIST (region)');
        await shop.execute(`CREATE TABLE parted_south PARTITION OF parted FOR VALUES IN ('${south}')`);
        expected.push(
          ['Child', 'SELECT customer FROM late_sales', '‘late_sales’ without the condition'],
          ['Partition', 'SELECT customer FROM parted_south', 'no table of the schema'],
          ['Statistics', 'SELECT most_common_vals FROM pg_stats', 'no table of the schema'],
          ['Series', 'SELECT * FROM generate_series(1, 2)', 'from a function'],
        );
      }
      await owner.send('POST', at(api.scan, connectionId));
      for (const [name, sql, reason] of expected) {
        const made = await maker.send('POST', api.tools, { connectionId, name, description: '', sql });
        // What the database or the guard refuses is no tool at all.
        if (made.statusCode !== 201) continue;
        const { id, closedToAskers } = made.json().tool;
        expect([name, closedToAskers]).toEqual([name, expect.stringContaining(reason ?? 'nothing')]);
        await maker.send('PUT', at(api.toolPublished, id), { isPublished: true });
        expect((await asker.send('POST', at(api.runTool, id), { values: {} })).statusCode).toBe(404);
        if (name === 'View') {
          await setRules({ ...rules(), open: [{ schema: shop.schema, table: 'seen_sales' }] });
          expect((await asker.send('POST', at(api.runTool, id), { values: {} })).statusCode).toBe(200);
          await setRules(rules());
        }
        await maker.send('DELETE', at(api.tool, id));
      }
      await shop.execute('DROP VIEW seen_sales');
      if (engine === 'PostgreSQL')
        for (const table of ['late_sales', 'parted']) await shop.execute(`DROP TABLE ${table}`);
      await owner.send('POST', at(api.scan, connectionId));
    });

    test('[N07] what was kept of columns before there were rules is not shown beside rows that are still theirs', async () => {
      await setRules(noRules);
      const wish = { toolId: tools.dear.id, values: { customer: 'Fjord' } };
      const before = executionIn(await ask(asker, words.dear.name, wish));
      expect(JSON.stringify(before.chips), 'to choose from').toMatch(canary);
      const conversation = (await asker.send('POST', api.conversations, { connectionId })).json().conversation
        .id;
      // As a question that fits two customers leaves it, and a statement that fails on a row.
      const other = { value: 'Mare Southcanary', label: 'Mare Southcanary' };
      const failed: Execution = {
        ...before,
        id: randomUUID(),
        template: words.dear.sql,
        sql: words.dear.sql,
        conversationId: conversation,
        chips: before.chips.map((chip) => ({
          ...chip,
          parameter: { ...chip.parameter, options: ['Mare Southcanary'] },
          alternatives: [other],
        })),
        steps: [{ step: 'rewrite', state: 'failed', ms: null, note: 'Not a number: Southcanary' }],
        error: { code: 'sql_failed', message: 'Not a number: Southcanary' },
      };
      const { id: spaceId } = (await asker.get(api.space)).json().space;
      await server.services.store.executions.add(
        { ...(await personIn(asker)), id: spaceId, role: 'asker' },
        failed,
      );
      await owner.send('PUT', api.space, { showsSql: true });
      const shown = async () => [
        (await asker.get(at(api.execution, before.id))).body,
        (await asker.get(at(api.execution, failed.id))).body,
        (await asker.get(at(api.conversation, conversation))).body,
      ];
      for (const body of await shown()) expect(body, 'the check can fail').toMatch(canary);
      await setRules(rules());
      for (const body of await shown()) {
        expect(body).not.toMatch(canary);
        expect(body, 'their own row stays').toContain('"rows":[["13"]]');
      }
      expect((await asker.get(at(api.execution, failed.id))).json().execution.error).toEqual({
        code: 'sql_failed',
        message: hiddenFailures.sql_failed,
      });
      const next = await ask(asker, words.dear.name, { ...wish, previousId: failed.id });
      expect(executionIn(next).status).toBe('success');
      expect(JSON.stringify(next), 'nor does an answer take it on').not.toMatch(canary);
      await move(south);
      for (const body of await shown()) expect(body.replaceAll(`"${south}"`, '')).not.toMatch(canary);
      await move('Nordics');
      expect((await asker.get(api.exportProfile)).body).not.toMatch(canary);
      await owner.send('PUT', api.space, { showsSql: false });
    });

    test('[N07] an old answer shows no value that was found in somebody’s row, and names no tool that is closed now', async () => {
      await setRules(noRules);
      const wish = { toolId: tools.dear.id, values: { customer: 'Sole Southcanary' } };
      const ran = executionIn(await ask(asker, 'What did the lighthouse keeper buy?', wish));
      const { executionId: closedId } = (await run(asker, tools.all)).json();
      const { id: spaceId } = (await asker.get(api.space)).json().space;
      const viewer = { ...(await personIn(asker)), id: spaceId, role: 'asker' as const };
      const add = async (more: Partial<Execution>, origin: 'words' | 'kept' | 'edited', customer: string) => {
        const chips = ran.chips.map((chip) =>
          chip.parameter.name === 'customer' ? { ...chip, origin, value: customer, words: 'keeper' } : chip,
        );
        const made: Execution = {
          ...ran,
          id: randomUUID(),
          template: words.dear.sql,
          sql: words.dear.sql,
          ...more,
          chips,
        };
        await server.services.store.executions.add(viewer, made);
        return made.id;
      };
      // As Parley took words of the question for a value of the column, when it might still look there.
      const found = await add({}, 'words', 'Sole Southcanary');
      const kept = await add({ question: 'and before?' }, 'kept', 'Mare Southcanary');
      const near = { id: tools.all.id, name: words.all.name, description: '', type: 'query' as const };
      const candidates = [...ran.candidates, { ...near, score: 0.5, reason: '', lacks: null }];
      const own = await add({ question: 'What did Fjord buy?', rowCount: 1, candidates }, 'words', 'Fjord');
      // A count gives one row whatever it counts: rows do not say that the value is of theirs.
      const prose = [{ text: 'Sole Southcanary bought one.', struck: false }];
      const counted = await add({ rowCount: 1, prose }, 'words', 'Sole Southcanary');
      const untold = await add({ rowCount: 1, sql: null, template: null }, 'kept', 'Mare Southcanary');
      const composed = await add(
        {
          toolId: null,
          toolName: null,
          toolVersion: null,
          sql: "SELECT amount FROM sales WHERE customer = 'Sole Southcanary'",
          template: "SELECT amount FROM sales WHERE customer = 'Sole Southcanary'",
        },
        'words',
        'Sole Southcanary',
      );
      await owner.send('PUT', api.space, { showsSql: true });
      const read = async (id: string) => (await asker.get(at(api.execution, id))).body;
      const others = [found, kept, counted, untold, composed];
      for (const id of others) expect(await read(id), 'the check can fail').toMatch(canary);
      expect(await read(closedId)).toContain(words.all.name);
      await setRules(rules());
      for (const id of others) expect(await read(id)).not.toMatch(canary);
      const customerIn = async (id: string) =>
        JSON.parse(await read(id)).execution.chips.find((chip: Chip) => chip.parameter.name === 'customer')
          ?.value;
      for (const id of [found, kept, counted, untold]) expect(await customerIn(id)).toBeNull();
      expect(await customerIn(own)).toBe('Fjord');
      expect(JSON.parse(await read(found)).execution).toMatchObject({ toolName: words.dear.name, prose: [] });
      expect(await read(own), 'nor another tool that came near').not.toContain(words.all.name);
      const closed = JSON.parse(await read(closedId)).execution;
      expect(closed).toMatchObject({ toolId: null, toolName: null, sql: null, template: null });
      expect(JSON.stringify(closed)).not.toContain(words.all.name);
      const line = await lineOf(asker, closedId);
      expect([line.toolName, line.query]).toEqual([null, closed.question]);
      expect((await asker.get(api.exportProfile)).body).not.toContain(words.all.name);
      await owner.send('PUT', api.space, { showsSql: false });
    });

    test('[N07] a value that an asker said in the question before stays in the answers that go on from it', async () => {
      const least = parameter('least', 'integer', { default: 0 });
      const sql = `${words.dear.sql} AND s.amount >= :least`;
      const parameters = [...words.dear.parameters, least];
      const above = await makeTool(maker, connectionId, {
        ...words.dear,
        name: 'Sales above',
        sql,
        parameters,
      });
      await maker.send('PUT', at(api.toolPublished, above.id), { isPublished: true });
      const begun = (await asker.send('POST', api.conversations, { connectionId })).json().conversation;
      const turn = { toolId: above.id, conversationId: begun.id };
      const first = executionIn(await ask(asker, 'Sales above to customer Fjord', turn));
      const next = (question: string, previous: Execution) =>
        ask(asker, question, { ...turn, previousId: previous.id }).then(executionIn);
      const second = await next('and at least 10?', first);
      const third = await next('and at least 14?', second);
      const read = async ({ id }: Execution): Promise<Execution> =>
        (await asker.get(at(api.execution, id))).json().execution;
      const customerOf = ({ chips }: Execution) =>
        chips.find((chip: Chip) => chip.parameter.name === 'customer')?.value;
      for (const one of [first, second, third]) expect(customerOf(await read(one))).toBe('Fjord');
      // As a value was carried over that Parley had found for them, and that they never said.
      const chips = third.chips.map((chip) =>
        chip.parameter.name === 'customer' ? { ...chip, value: 'Mare Southcanary' } : chip,
      );
      const found = {
        ...third,
        id: randomUUID(),
        template: sql,
        sql,
        chips,
        executedAt: new Date().toISOString(),
      };
      const { id: spaceId } = (await asker.get(api.space)).json().space;
      const viewer = { ...(await personIn(asker)), id: spaceId, role: 'asker' as const };
      await server.services.store.executions.add(viewer, found);
      expect(await read(found)).toMatchObject({ rowCount: third.rowCount });
      expect(customerOf(await read(found))).toBeNull();
      await maker.send('DELETE', at(api.tool, above.id));
    });

    test('[N07] what a maker saw is not shown to the asker that they become', async () => {
      const late = await invited(server, owner, 'maker', 'late@example.com');
      const { personId } = await personIn(late);
      await owner.send('PUT', at(api.personAttributes, personId), {
        changes: [{ name: 'region', value: 'Nordics' }],
      });
      const { executionId } = (await run(late, tools.all)).json();
      const listed = (await run(late, tools.listed, { customer: 'Fjord' })).json().executionId;
      for (const id of [executionId, listed])
        expect((await late.get(at(api.execution, id))).body).toMatch(canary);
      expect(await lineOf(late, executionId)).toMatchObject({ rowCount: 4 });
      await owner.send('PUT', at(api.spacePerson, personId), { role: 'asker' });
      for (const id of [executionId, listed])
        expect((await late.get(at(api.execution, id))).body).not.toMatch(canary);
      expect(await lineOf(late, executionId)).toMatchObject({ rowCount: null });
      expect(await lineOf(late, listed)).toMatchObject({ rowCount: 1 });
      expect((await late.get(api.exportProfile)).body).not.toMatch(canary);
      expect((await late.send('POST', at(api.rerunExecution, executionId))).body).not.toMatch(canary);
    });

    test('[N07] when the last rule is taken away, everything is as before', async () => {
      await setRules(noRules);
      expect((await run(asker, tools.all)).body).toMatch(canary);
      expect(executionIn(await ask(asker, 'Who bought anything at all?')).status).toBe('success');
      await setRules(rules());
      expect((await run(asker, tools.all)).statusCode).toBe(404);
    });

    test('[N07] when the connection is deleted, and its rules with it, no row comes back', async () => {
      const { id } = (
        await owner.send('POST', api.connections, { ...shop.form, name: 'To be deleted' })
      ).json().connection;
      await owner.send('POST', at(api.scan, id));
      expect((await owner.send('PUT', at(api.rowRules, id), rules())).statusCode).toBe(200);
      const mine = await makeTool(maker, id, { ...words.mine, name: 'Mine, of what goes' });
      const all = await makeTool(maker, id, { ...words.all, name: 'All, of what goes' });
      await maker.send('PUT', at(api.toolPublished, mine.id), { isPublished: true });
      const { executionId } = (await run(asker, mine)).json();
      const late = await invited(server, owner, 'maker', 'later@example.com');
      const seen = (await run(late, all)).json().executionId;
      await owner.send('PUT', at(api.spacePerson, (await personIn(late)).personId), { role: 'asker' });
      await move(south);
      expect((await owner.send('DELETE', at(api.connection, id))).statusCode).toBeLessThan(300);
      for (const [browser, ran] of [
        [asker, executionId],
        [late, seen],
      ] as const) {
        const { execution } = (await browser.get(at(api.execution, ran))).json();
        expect(execution).toMatchObject({ connectionId: null, result: null, rowCount: null, chips: [] });
        expect(await lineOf(browser, ran)).toMatchObject({ rowCount: null });
        expect(/Berg|Southcanary/.test((await browser.get(api.exportProfile)).body)).toBe(false);
      }
      for (const tool of [mine, all]) await maker.send('DELETE', at(api.tool, tool.id));
    });
  },
);
