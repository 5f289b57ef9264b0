import { api } from '@parley/contract/routes';
import type { SuggestEvent, Tool, ToolFile } from '@parley/contract/tools';
import { suggestEvent, toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
const engines: Record<string, () => Promise<ConnectedShop>> = {
  SQLite: async () => files,
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
};

let server: TestApp;
let openAi: OpenAiDouble;
beforeAll(async () => {
  openAi = await startOpenAiDouble();
  server = await startTestApp({ SQLITE_ROOT: files.root, OPENAI_BASE_URL: openAi.baseUrl });
});
afterAll(async () => {
  await server.close();
  await openAi.close();
});

function eventsIn(body: string): SuggestEvent[] {
  return [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) =>
    suggestEvent.parse({ event, data: JSON.parse(data) }),
  );
}

const at = (path: string, id: string) => path.replace(':id', id);

describe.each(Object.entries(engines))('tools on %s', (engine, start) => {
  let shop: ConnectedShop;
  let browser: TestBrowser;
  let connectionId: string;

  beforeAll(async () => {
    shop = await start();
    await fillShop(shop);
    browser = await signedIn(server, `${engine.toLowerCase()}@example.com`);
    await browser.send('POST', api.subscription, { plan: 'professional' });
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
  });
  afterAll(() => shop.stop());

  const create = (change: object = {}) =>
    browser.send('POST', api.tools, {
      connectionId,
      name: 'Who\'s in a "city"',
      description: "It's a list",
      sql: 'SELECT id, name FROM customers WHERE city = :city ORDER BY id LIMIT :most',
      parameters: [
        { name: 'city', type: 'text', description: '', required: true },
        { name: 'most', type: 'integer', description: '', required: false, default: 3 },
      ],
      ...change,
    });
  const created = async (change: object = {}): Promise<Tool> => {
    const answer = await create(change);
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
    return answer.json().tool;
  };
  const show = async (id: string): Promise<Tool> => (await browser.get(at(api.tool, id))).json().tool;
  const allowWrites = () =>
    browser.send('PUT', at(api.connection, connectionId), { ...shop.form, allowWrites: true });
  const scan = () => browser.send('POST', at(api.scan, connectionId));
  const suggest = async (wish: object = {}) =>
    eventsIn((await browser.send('POST', api.suggestions, { connectionId, ...wish })).body);

  test('[H01] [L04] are suggested with no key, proven, and found again after a reload', async () => {
    const events = await suggest();
    const shown = events.flatMap((event) => (event.event === 'suggestion' ? [event.data] : []));
    expect(shown.length).toBeGreaterThan(2);
    for (const { proof } of shown) expect(proof?.columns.length).toBeGreaterThan(0);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { provider: 'builtin', usage: null } });
    const last = await browser.get(`${api.suggestions}?connectionId=${connectionId}`);
    expect(last.json()).toMatchObject({ suggestions: shown, provider: 'builtin' });
    const more = await suggest({ exclude: shown.map(({ name }) => name) });
    const names = more.flatMap((event) => (event.event === 'suggestion' ? [event.data.name] : []));
    expect(shown.filter(({ name }) => names.includes(name))).toEqual([]);
    const all = (await browser.get(`${api.suggestions}?connectionId=${connectionId}`)).json();
    expect(all.suggestions).toHaveLength(shown.length + names.length);
  });

  test('[H02] are suggested for at least one table', async () => {
    const answer = await browser.send('POST', api.suggestions, { connectionId, tables: [] });
    expect([answer.statusCode, answer.json().message]).toEqual([400, toolMessages.noTables]);
    expect((await suggest({ tables: ['nowhere'] })).slice(1)).toEqual([
      {
        event: 'failed',
        data: { code: 'invalid_input', message: toolMessages.noTables, offerBuiltin: false },
      },
    ]);
  });

  test('[H05] are made by hand, run with bound values, and shown with the spec’s fields', async () => {
    const tool = await created();
    expect(tool).toMatchObject({
      tables: ['customers'],
      fields: ['customers.id', 'customers.name', 'customers.city'],
      provider: null,
      connectionId,
      connectionName: shop.form.name,
    });
    const run = await browser.send('POST', at(api.runTool, tool.id), { values: { city: 'Bern' } });
    expect(run.json()).toMatchObject({
      result: {
        rows: [
          ['2', 'Customer 2'],
          ['4', 'Customer 4'],
          ['6', 'Customer 6'],
        ],
      },
      values: { city: 'Bern', most: 3 },
    });
    const hostile = { city: "Bern' OR '1'='1" };
    expect(
      (await browser.send('POST', at(api.runTool, tool.id), { values: hostile })).json().result.rows,
    ).toEqual([]);
    const missing = await browser.send('POST', at(api.runTool, tool.id), {});
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'parameters_missing']);
    expect((await browser.get(at(api.tool, tool.id))).json()).toMatchObject({
      name: 'Who\'s in a "city"',
      description: "It's a list",
      sql_query: tool.sql,
      raw_sql_query: tool.sql,
    });
  });

  test('[H04] are refused with SQL that does not prepare', async () => {
    const broken = await create({ sql: 'SELECT nothing FROM customers', parameters: [] });
    expect([broken.statusCode, broken.json().fields.sql]).toEqual([400, expect.stringContaining('nothing')]);
    const write = await create({ sql: 'DELETE FROM customers', parameters: [] });
    expect(write.statusCode).toBe(400);
    const empty = await create({ sql: ' ' });
    expect(empty.json().message).toBe(toolMessages.sqlMissing);
  });

  test('[H04] are refused with two parameters of one name, or a required one that is never used', async () => {
    const city = { name: 'city', type: 'text' };
    const sql = 'SELECT id FROM customers WHERE city = :city';
    const twice = await create({ sql, parameters: [city, { ...city, required: false }] });
    expect([twice.statusCode, twice.json().fields]).toEqual([
      400,
      { parameters: expect.stringContaining('same name') },
    ]);
    const unused = { name: 'ci', type: 'text', required: true };
    const vain = await create({ sql, parameters: [city, unused] });
    expect([vain.statusCode, vain.json().fields]).toEqual([
      400,
      { parameters: expect.stringContaining('never uses :ci') },
    ]);
    const typing = { connectionId, sql, parameters: [city, unused] };
    expect((await browser.send('POST', api.checkSql, typing)).json()).toMatchObject({
      prepares: false,
      problem: expect.stringContaining('never uses :ci'),
    });
    const saving = (
      await browser.send('POST', api.saveTools, {
        connectionId,
        tools: [{ name: 'In vain', sql, parameters: [city, unused] }],
      })
    ).json().job;
    await browser.get(at(api.saveEvents, saving.id));
    const { job } = (await browser.get(at(api.saveJob, saving.id))).json();
    expect(job).toMatchObject({ saved: [], failed: [{ name: 'In vain' }] });
  });

  test('[H05] are not run with a value for a parameter that they do not have', async () => {
    const tool = await created();
    for (const path of [api.runTool, api.rehearseTool]) {
      const answer = await browser.send('POST', at(path, tool.id), { values: { city: 'Bern', mots: 1 } });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['mots']]);
    }
    await browser.send('DELETE', at(api.tool, tool.id));
  });

  test('[H04] are checked while somebody types', async () => {
    const check = async (sql: string, parameters: object[] = []) =>
      (await browser.send('POST', api.checkSql, { connectionId, sql, parameters })).json();
    expect(
      await check('SELECT name AS who FROM customers WHERE id = :id', [{ name: 'id', type: 'integer' }]),
    ).toEqual({
      prepares: true,
      problem: null,
      columns: [expect.objectContaining({ name: 'who' })],
      names: ['id'],
    });
    expect(await check('SELECT nmae FROM customers WHERE id = :id')).toMatchObject({
      prepares: false,
      problem: expect.stringContaining('id'),
      names: ['id'],
    });
  });

  test('[H05] are edited into versions, restored, switched off, duplicated and deleted', async () => {
    const tool = await created();
    const edit = { connectionId, name: 'All of them', sql: 'SELECT name FROM customers' };
    const edited = (await browser.send('PUT', at(api.tool, tool.id), edit)).json().tool;
    expect(edited).toMatchObject({
      version: 2,
      name: 'All of them',
      parameters: [],
      systemName: tool.systemName,
    });
    const broken = await browser.send('PUT', at(api.tool, tool.id), {
      ...edit,
      sql: 'SELECT nmae FROM customers',
    });
    expect(broken.statusCode).toBe(400);
    const restored = await browser.send('POST', at(api.restoreTool, tool.id).replace(':version', '1'));
    expect(restored.json().tool).toMatchObject({ version: 3, name: tool.name, sql: tool.sql });
    const { versions } = (await browser.get(at(api.toolVersions, tool.id))).json();
    expect(versions.map(({ version, name }: Tool) => [version, name])).toEqual([
      [3, tool.name],
      [2, 'All of them'],
      [1, tool.name],
    ]);
    const off = await browser.send('PUT', at(api.toolActive, tool.id), { isActive: false });
    expect(off.json().tool.isActive).toBe(false);
    const copy = (await browser.send('POST', at(api.duplicateTool, tool.id))).json().tool;
    expect(copy).toMatchObject({ name: `${tool.name} (copy)`, sql: tool.sql, version: 1 });
    expect(copy.systemName).not.toBe(tool.systemName);
    expect((await browser.send('DELETE', at(api.tool, tool.id))).statusCode).toBe(204);
    expect((await browser.get(at(api.tool, tool.id))).statusCode).toBe(404);
  });

  test('[J04] that change data are rehearsed and confirmed, never run', async () => {
    const tool = await created({
      type: 'mutation',
      sql: 'UPDATE customers SET city = :city WHERE id = 1',
      parameters: [{ name: 'city', type: 'text', description: '', required: true }],
    });
    const run = await browser.send('POST', at(api.runTool, tool.id), { values: { city: 'Chur' } });
    expect([run.statusCode, run.json().message]).toEqual([403, toolMessages.rehearseFirst]);
    const rehearse = () => browser.send('POST', at(api.rehearseTool, tool.id), { values: { city: 'Chur' } });
    expect((await rehearse()).json().code).toBe('writes_not_allowed');
    await allowWrites();
    const rehearsal = (await rehearse()).json();
    expect(rehearsal.rows_affected).toBe(1);
    await browser.send('POST', api.confirm, { rehearsal_id: rehearsal.rehearsal_id });
    expect(await shop.rows("SELECT id FROM customers WHERE city = 'Chur'")).toHaveLength(1);
  });

  test('[H05] survive the way out as JSON and back in', async () => {
    const tool = await created({ name: 'Travelling "tool"; --' });
    await browser.send('PUT', at(api.toolActive, tool.id), { isActive: false });
    const file: ToolFile = (await browser.send('POST', api.exportTools, { ids: [tool.id] })).json();
    expect(file.tools).toHaveLength(1);
    const text = JSON.stringify(file);
    const report = (await browser.send('POST', api.importTools, { connectionId, text })).json();
    expect(report).toEqual({ saved: [{ id: expect.any(String), name: tool.name }], failed: [] });
    const again = await show(report.saved[0].id);
    const { name, description, type, dialect, sql, parameters, isActive } = again;
    expect([{ name, description, type, dialect, sql, parameters, isActive }]).toEqual(file.tools);
    expect(isActive).toBe(false);
    const all: ToolFile = (await browser.send('POST', api.exportTools, {})).json();
    expect(all.tools.length).toBeGreaterThan(1);
  });

  test('[H05] come in from a Toolbox file, with a report of what does not', async () => {
    const kind = engine === 'SQLite' ? 'sqlite-sql' : 'postgres-sql';
    const text = [
      'tools:',
      `  by-city: { kind: ${kind}, statement: "SELECT name FROM customers WHERE city = $1",`,
      '    parameters: [{ name: city, type: string }] }',
      `  broken: { kind: ${kind}, statement: SELECT nmae FROM customers }`,
      '  foreign: { kind: mysql-sql, statement: SELECT 1 }',
      `  pasted: { kind: ${kind}, statement: "SELECT * FROM {{.table}}" }`,
    ].join('\n');
    const report = (await browser.send('POST', api.importTools, { connectionId, text })).json();
    expect(report.saved).toEqual([{ id: expect.any(String), name: 'By city' }]);
    expect(report.failed.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Broken',
      'Foreign',
      'pasted',
    ]);
    const bad = await browser.send('POST', api.importTools, { connectionId, text: '{"format":"x"}' });
    expect([bad.statusCode, bad.json().code]).toEqual([400, 'invalid_input']);
  });

  test('that a rescan breaks are marked with what changed, and are well again when it is mended', async () => {
    await scan();
    const id = (await created({ sql: 'SELECT name, city FROM customers', parameters: [] })).id;
    const other = (await created({ sql: 'SELECT name FROM customers', parameters: [] })).id;
    await shop.execute('ALTER TABLE customers RENAME COLUMN city TO town');
    expect((await scan()).statusCode).toBe(200);
    const broken = await show(id);
    expect(broken).toMatchObject({
      status: 'broken',
      problem: expect.stringMatching(/customers\.city was removed/),
    });
    expect((await show(other)).status).toBe('ok');
    await scan();
    expect(await show(id)).toEqual(broken);
    await shop.execute('ALTER TABLE customers RENAME COLUMN town TO city');
    await scan();
    expect(await show(id)).toMatchObject({ status: 'ok', problem: null });
  });

  test('[H07] answer to the calls of the spec', async () => {
    const read = await browser.send('POST', api.readSchema, {
      connectionId,
      tables: ['customers'],
      user_email: 'somebody@else.example',
    });
    const { schema } = read.json();
    expect(schema.tables.map(({ name }: { name: string }) => name)).toEqual(['customers']);
    const proposed = await browser.send('POST', api.generateToolsFromSchema, {
      connectionId,
      tables: ['customers'],
      systemDescription: 'A shop',
      profile_id: 'somebody-else',
      user_email: 'somebody@else.example',
    });
    const [first] = proposed.json().tools;
    expect(first).toMatchObject({
      id: null,
      name: expect.any(String),
      schema: { tables: ['customers'] },
      input_schema: { type: 'object', properties: expect.any(Object) },
      output_schema: { type: 'object', properties: expect.any(Object) },
    });
    const before = (await browser.get(api.tools)).json().tools.length;
    const generated = await browser.send('POST', api.generateTools, {
      schema,
      systemDescription: '',
      user_email: 'somebody@else.example',
      model: 'gpt-4o',
    });
    const saved = generated.json().tools.filter(({ id }: Tool) => id !== null);
    expect(saved.length).toBeGreaterThan(0);
    expect((await browser.get(api.tools)).json().tools).toHaveLength(before + saved.length);
    expect((await show(saved[0].id)).name).toBe(saved[0].name);
    const lost = await browser.send('POST', api.generateTools, { schema: { tables: [] } });
    expect(lost.statusCode).toBe(400);
    const unknown = await browser.send('POST', api.generateTools, {
      schema: { tables: [{ name: 'no_such_table' }] },
    });
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['connectionId']]);
  });

  test('[H07] take a schema of the spec’s own shape, and save nothing that is saved already', async () => {
    await scan();
    const wish = {
      schema: {
        tables: [
          { table_name: 'customers', columns: [{ name: 'id', type: 'integer', nullable: false }] },
          { name: 'orders', columns: [{ name: 'id' }], primaryKey: 'id', foreignKeys: [] },
        ],
        relationships: [],
      },
      model: 'gpt-4o',
    };
    const proposed = (await browser.send('POST', api.generateToolsFromSchema, wish)).json();
    const tables = proposed.tools.flatMap((tool: { schema: { tables: string[] } }) => tool.schema.tables);
    expect(new Set(tables)).toEqual(new Set(['customers', 'orders']));
    const statements = async () => {
      const { tools } = (await browser.get(api.tools)).json();
      return tools.map(({ sql }: Tool) => sql);
    };
    await browser.send('POST', api.generateTools, wish);
    const first = await statements();
    await browser.send('POST', api.generateTools, wish);
    const second = await statements();
    const made = new Set<string>(proposed.tools.map((tool: { sql_query: string }) => tool.sql_query));
    const times = [...made].map((sql) => second.filter((one: string) => one === sql).length);
    expect([first.length > 0, Math.max(...times)]).toEqual([true, 1]);
  });

  test('[E05] stay when their connection is deleted, and can be given another', async () => {
    const tool = await created({ sql: 'SELECT name FROM customers', parameters: [] });
    await browser.send('DELETE', at(api.connection, connectionId));
    expect(await show(tool.id)).toMatchObject({
      status: 'no_source',
      connectionId: null,
      connectionName: shop.form.name,
    });
    const run = await browser.send('POST', at(api.runTool, tool.id), {});
    expect([run.statusCode, run.json().message]).toEqual([400, toolMessages.noSource]);
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    const { name, sql } = tool;
    await browser.send('PUT', at(api.tool, tool.id), { connectionId, name, sql });
    expect(await show(tool.id)).toMatchObject({ status: 'ok', connectionId });
  });

  test('[B09] of somebody else are not found', async () => {
    const { id } = await created();
    const eve = await signedIn(server, `eve-${engine.toLowerCase()}@example.com`);
    const input = { connectionId, name: 'Mine', sql: 'SELECT 1' };
    const answers = await Promise.all([
      eve.get(at(api.tool, id)),
      eve.get(at(api.toolVersions, id)),
      eve.get(`${api.suggestions}?connectionId=${connectionId}`),
      eve.send('PUT', at(api.tool, id), input),
      eve.send('DELETE', at(api.tool, id)),
      eve.send('PUT', at(api.toolActive, id), { isActive: false }),
      eve.send('POST', at(api.restoreTool, id).replace(':version', '1')),
      eve.send('POST', at(api.duplicateTool, id)),
      eve.send('POST', at(api.runTool, id), {}),
      eve.send('POST', at(api.rehearseTool, id), {}),
      eve.send('POST', api.tools, input),
      eve.send('POST', api.checkSql, input),
      eve.send('POST', api.suggestions, { connectionId }),
      eve.send('POST', api.importTools, { connectionId, text: '{}' }),
      eve.send('POST', api.readSchema, { connectionId }),
      eve.send('POST', api.generateTools, { connectionId }),
      eve.send('POST', api.generateToolsFromSchema, { connectionId }),
      eve.send('POST', api.exportTools, { ids: [id] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await show(id)).isActive).toBe(true);
  });
});
