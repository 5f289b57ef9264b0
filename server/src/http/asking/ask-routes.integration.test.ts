import { askMessages, type UnansweredQuestion } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askEvents, asked, dataOf, makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let browser: TestBrowser;
let connectionId: string;
const tools: Record<string, Tool> = {};

const byStatus = {
  name: 'Orders by status',
  description: 'How many orders there are in each status, in a period.',
  sql: `SELECT status, count(*) AS orders FROM orders
    WHERE (:from_date IS NULL OR placed_at >= :from_date) AND (:to_date IS NULL OR placed_at < :to_date)
    GROUP BY status ORDER BY status`,
  parameters: [parameter('from_date', 'date'), parameter('to_date', 'date')],
};
const inCountry = {
  name: 'Customers of a country',
  description: 'The customers who live in a country, by name.',
  sql: 'SELECT name, city, country FROM customers WHERE country = :country ORDER BY name LIMIT :limit',
  parameters: [
    parameter('country', 'text', { required: true }),
    parameter('limit', 'integer', { default: 20 }),
  ],
};
const bestProducts = {
  name: 'Best selling products',
  description: 'Products ranked by how many pieces were sold.',
  sql: `SELECT products.name, sum(quantity) AS sold FROM order_items JOIN products ON products.id = product_id
    GROUP BY products.id ORDER BY sold DESC, products.name LIMIT :limit`,
  parameters: [parameter('limit', 'integer', { default: 5 })],
};
const restock = {
  name: 'Restock a product',
  description: 'Sets the stock of a product.',
  sql: 'UPDATE products SET stock = :stock WHERE name = :product',
  parameters: [
    parameter('stock', 'integer', { required: true }),
    parameter('product', 'text', { required: true }),
  ],
  type: 'mutation',
};

beforeAll(async () => {
  server = await startTestApp();
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
  await browser.send('POST', api.scan.replace(':id', connectionId));
  for (const tool of [byStatus, inCountry, bestProducts, restock]) {
    tools[tool.name] = await makeTool(browser, connectionId, tool);
  }
});
afterAll(() => server.close());

const idOf = (tool: { name: string }) => tools[tool.name]?.id ?? '';
const ask = (question: string, more: object = {}) => asked(browser, { question, connectionId, ...more });
const post = async (path: string, body: object, who = browser) => who.send('POST', path, body);
const on = (path: string, id: string) => path.replace(':id', id);
const waiting = async (): Promise<UnansweredQuestion[]> =>
  (await browser.get(api.unanswered)).json().questions;

describe('a question', () => {
  test('[I01] [I08] goes through every step in order, and is on record as it was told', async () => {
    const { events, execution } = await ask('the top 3 best selling products');
    const steps = dataOf(events, 'step').map(({ step, state }) => `${step} ${state}`);
    expect(steps).toEqual([
      'find started',
      'find done',
      'extract started',
      'extract done',
      'rewrite skipped',
      'guard started',
      'guard done',
      'run started',
      'run done',
      'explain started',
      'explain done',
    ]);
    const kinds = events.map(({ event }) => event).filter((event) => event !== 'step');
    expect(kinds.filter((event, place) => event !== kinds[place - 1])).toEqual([
      'chosen',
      'result',
      'prose',
      'done',
    ]);
    expect(dataOf(events, 'step').every(({ state, ms }) => (state === 'done') === (ms !== null))).toBe(true);
    expect(dataOf(events, 'chosen')[0]).toMatchObject({
      candidate: { name: bestProducts.name, reason: expect.stringContaining('‘selling’') },
      chips: [{ value: 3, origin: 'words', words: expect.stringContaining('3') }],
      missing: [],
    });
    expect(dataOf(events, 'result')[0]).toMatchObject({
      result: { rows: { length: 3 } },
      chart: { fits: expect.arrayContaining(['bar']) },
    });
    expect(dataOf(events, 'done')[0]?.execution).toEqual(execution);
    expect(execution).toMatchObject({
      status: 'success',
      door: 'web',
      toolName: bestProducts.name,
      toolVersion: 1,
      dialect: 'sqlite',
      sql: bestProducts.sql,
      rowCount: 3,
      schemaFingerprint: expect.any(String),
      resultHash: expect.any(String),
      provider: 'builtin',
      usage: null,
      prose: dataOf(events, 'prose'),
    });
  });

  test('[I01] is read with the asker’s own day, not the server’s', async () => {
    const { execution } = await ask('orders by status today');
    const [from, to] = execution.chips;
    expect([execution.toolName, from?.value, to?.value]).toEqual([byStatus.name, '2026-11-14', '2026-11-15']);
  });

  test('[I03] [I08] without a required value asks for it, and goes on once it is given', async () => {
    const first = await ask('which customers live in a country', { toolId: idOf(inCountry) });
    expect(first.execution).toMatchObject({ status: 'needs_values', rowCount: null, sql: null });
    expect(dataOf(first.events, 'chosen')[0]).toMatchObject({ missing: ['country'] });
    const [chip] = first.execution.chips;
    expect(chip?.choices).toContain('Norway');
    const then = await ask('which customers live in a country', {
      toolId: idOf(inCountry),
      values: { country: 'Norway', limit: 2 },
      previousId: first.execution.id,
    });
    expect(then.execution).toMatchObject({
      status: 'success',
      rowCount: 2,
      chips: [{ origin: 'edited' }, {}],
    });
  });

  test('[M07] with a value that no row has asks for another, and takes it all the same when told to', async () => {
    const question = 'which customers live in Atlantis';
    const first = await ask(question, { toolId: idOf(inCountry) });
    expect(first.execution).toMatchObject({ status: 'needs_values', sql: null, rowCount: null });
    expect(dataOf(first.events, 'chosen')[0]).toMatchObject({
      missing: ['country'],
      chips: [{ value: 'Atlantis', notFound: true }, {}],
    });
    const then = await ask(question, {
      toolId: idOf(inCountry),
      values: { country: 'Atlantis', limit: 2 },
      previousId: first.execution.id,
    });
    expect(then.execution).toMatchObject({ status: 'success', rowCount: 0 });
    expect(then.execution.chips[0]).not.toHaveProperty('notFound');
    const known = await ask('which customers live in norway', { toolId: idOf(inCountry) });
    expect(known.execution).toMatchObject({ status: 'success' });
  });

  test('[I02] [I08] that no tool answers says so, names the nearest, and is kept for the owner', async () => {
    const { events, execution } = await ask('how tall is the Eiffel tower in metres');
    expect(execution).toMatchObject({ status: 'nothing_relevant', toolId: null, error: null });
    const { nearest = [] } = dataOf(events, 'nothing')[0] ?? {};
    expect(nearest).toHaveLength(2);
    expect(nearest[0]?.lacks).toContain('‘eiffel’');
    const kept = await waiting();
    expect(kept).toMatchObject([
      { question: 'how tall is the Eiffel tower in metres', times: 1, connectionId },
    ]);
    await browser.send('DELETE', on(api.dismissUnanswered, kept[0]?.id ?? ''));
    expect(await waiting()).toEqual([]);
    const found = await post(api.findTools, {
      query: 'how tall is the Eiffel tower in metres',
      project_ref: connectionId,
    });
    expect(found.json()).toEqual({ success: false, tools: [], message: askMessages.nothingRelevant });
  });

  test('[J04] [I08] that wants data changed runs nothing and waits for the confirmation', async () => {
    const given = await ask('restock', {
      toolId: idOf(restock),
      values: { stock: 7, product: 'Oak Desk' },
    });
    expect(given.execution).toMatchObject({ status: 'needs_confirmation', rowCount: null, sql: null });
    expect(dataOf(given.events, 'step').map(({ step }) => step)).not.toContain('run');
    const emptied = await makeTool(browser, connectionId, {
      name: 'Empty the stock',
      description: 'Sets the stock of every product to nothing.',
      sql: 'UPDATE products SET stock = 0 WHERE id > 0',
      type: 'mutation',
    });
    const chat = (await post(api.executeQuery, { query: 'empty the stock', toolIds: [emptied.id] })).json();
    expect(chat).toEqual({ response: toolMessages.rehearseFirst, raw_result: null, tool_name: emptied.name });
    await browser.send('DELETE', on(api.tool, emptied.id));
    const left = await post(api.runSql, {
      connection_id: connectionId,
      query: 'SELECT max(stock) FROM products',
    });
    expect(Number(left.json().result.rows[0][0])).toBeGreaterThan(7);
  });

  test('[J04] that reads is never offered a tool that writes, and one that wants a change is', async () => {
    const setCity = await makeTool(browser, connectionId, {
      name: 'Set city',
      description: 'Sets the city of customers: how many customers are in a city changes with it.',
      sql: 'UPDATE customers SET city = :city WHERE id = :customer_id',
      parameters: [parameter('city', 'text', { required: true }), parameter('customer_id', 'integer')],
      type: 'mutation',
    });
    for (const question of [
      'how many customers are in Bern',
      'customers in the city Bern',
      'city of customers',
    ]) {
      const { execution } = await ask(question);
      expect([question, execution.toolName]).not.toEqual([question, setCity.name]);
      expect(execution.status).not.toMatch(/^needs_(?:values|confirmation)$/);
      expect(execution.candidates.map(({ name }) => name)).not.toContain(setCity.name);
    }
    const { execution } = await ask('set the city of customer 5 to Bern');
    expect(execution).toMatchObject({ toolName: setCity.name, status: 'needs_confirmation' });
    expect(execution.chips.map(({ value }) => value)).toEqual(['Bern', 5]);
    const previous = { previousId: execution.id };
    const next = await ask('and for customer 6?', previous);
    expect(next.execution).toMatchObject({ toolName: setCity.name, status: 'needs_confirmation' });
    const read = await ask('and how many customers are in Bern?', previous);
    expect(read.execution.toolName).not.toBe(setCity.name);
    await browser.send('DELETE', on(api.tool, setCity.id));
  });

  test('[I08] that fails in the database is on record with the engine’s own word', async () => {
    const name = 'Orders in a broken way';
    const broken = await makeTool(browser, connectionId, {
      name,
      description: 'Divides.',
      sql: 'SELECT abs(-9223372036854775807 - :one) AS n FROM orders',
      parameters: [parameter('one', 'integer', { default: 0 })],
    });
    const { events, execution } = await ask('divide', { toolId: broken.id, values: { one: 1 } });
    expect(execution).toMatchObject({ status: 'failed', error: { code: 'sql_failed' }, toolName: name });
    expect(dataOf(events, 'failed')[0]).toMatchObject({ executionId: execution.id, offerBuiltin: false });
    await browser.send('DELETE', on(api.tool, broken.id));
  });

  test('[I02] finds neither a tool that is switched off nor one of another source', async () => {
    await browser.send('PUT', on(api.toolActive, idOf(bestProducts)), { isActive: false });
    const off = await ask('the top 3 best selling products');
    expect(off.execution.candidates.map(({ name }) => name)).not.toContain(bestProducts.name);
    const byHand = await ask('the top 3 best selling products', { toolId: idOf(bestProducts) });
    expect(byHand.execution).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } });
    await browser.send('PUT', on(api.toolActive, idOf(bestProducts)), { isActive: true });

    const stranger = await signedIn(server, 'stranger@example.com');
    const elsewhere = (await post(api.sampleConnection, {}, stranger)).json().connection.id;
    const none = await asked(stranger, { question: 'best selling products', connectionId: elsewhere });
    expect(none.execution).toMatchObject({ status: 'nothing_relevant', candidates: [] });
    const notTheirs = await post(
      api.ask,
      { question: 'x', connectionId: elsewhere, toolId: idOf(bestProducts), moment },
      stranger,
    );
    expect([notTheirs.statusCode, notTheirs.json().code]).toEqual([404, 'not_found']);
    expect((await post(api.ask, { question: 'x', connectionId, moment }, stranger)).statusCode).toBe(404);
    for (const path of [api.execution, api.conversation]) {
      expect((await stranger.get(on(path, off.execution.id))).statusCode).toBe(404);
    }
    expect((await stranger.send('POST', on(api.rerunExecution, off.execution.id))).statusCode).toBe(404);
  });

  test('[I02] in manual mode takes only the tools that were ticked', async () => {
    const { execution } = await ask('the top 3 best selling products', {
      mode: 'manual',
      toolIds: [idOf(byStatus)],
    });
    expect(execution).toMatchObject({ status: 'success', toolName: byStatus.name });
    const { execution: none } = await ask('orders', { mode: 'manual', toolIds: [] });
    expect(none).toMatchObject({ status: 'failed', error: { message: askMessages.noTool } });
  });

  test('with an edited chip keeps where the others came from', async () => {
    const first = await ask('the customers in Norway');
    const values = { country: 'Norway', limit: 3 };
    const { execution } = await ask(first.execution.question, {
      toolId: first.execution.toolId,
      values,
      previousId: first.execution.id,
    });
    expect(execution.chips).toMatchObject([
      { value: 'Norway', origin: 'words' },
      { value: 3, origin: 'edited' },
    ]);
  });
});

test('[I07] a follow-up keeps the tool and the chips, and the conversation is kept whole', async () => {
  const { conversation } = (await post(api.conversations, { connectionId })).json();
  const first = await ask('the customers in Norway', { conversationId: conversation.id });
  const turn = (question: string, previousId: string) =>
    ask(question, { conversationId: conversation.id, previousId });
  const second = await turn('and in Sweden?', first.execution.id);
  expect(second.execution).toMatchObject({ toolName: inCountry.name, chips: [{ value: 'Sweden' }, {}] });
  const third = await turn('only 2 of them', second.execution.id);
  expect(third.execution.chips).toMatchObject([{ value: 'Sweden', origin: 'kept' }, { value: 2 }]);
  const bare = await ask('Denmark', { previousId: third.execution.id });
  expect(bare.execution.chips).toMatchObject([{ value: 'Denmark', origin: 'words' }, {}]);
  const another = await ask('which employees earn most', { previousId: third.execution.id });
  expect(another.execution.status).toBe('nothing_relevant');
  const whole = (await browser.get(on(api.conversation, conversation.id))).json();
  expect(whole.conversation.title).toBe('the customers in Norway');
  expect(whole.turns.map(({ question }: { question: string }) => question)).toEqual([
    'the customers in Norway',
    'and in Sweden?',
    'only 2 of them',
  ]);
  expect((await browser.send('DELETE', on(api.conversation, conversation.id))).statusCode).toBe(204);
  expect((await browser.get(on(api.conversation, conversation.id))).statusCode).toBe(404);
  expect((await browser.get(on(api.execution, third.execution.id))).statusCode).toBe(200);
});

test('a thumb up teaches words the tool never had, a thumb down un-teaches, none forgets', async () => {
  const question = 'which bestsellers fly off the shelves';
  const scoreOf = async () => {
    const { execution } = await ask(question);
    return execution.candidates.find(({ name }) => name === bestProducts.name);
  };
  const before = await scoreOf();
  const { execution } = await ask(question, { toolId: idOf(bestProducts) });
  const vote = (opinion: string | null) =>
    browser.send('PUT', on(api.voteExecution, execution.id), { vote: opinion });
  expect((await vote('up')).json().execution.vote).toBe('up');
  const taught = await scoreOf();
  expect(taught?.reason).toContain('‘shelves’');
  expect(taught?.score).toBeGreaterThanOrEqual(before?.score ?? 0);
  await vote('down');
  expect((await scoreOf())?.score ?? 0).toBeLessThan(taught?.score ?? 0);
  await vote(null);
  expect(await scoreOf()).toEqual(before);
});

test('a receipt runs again and says what has changed since', async () => {
  const own = await makeTool(browser, connectionId, {
    name: 'Moment of the database',
    description: 'Tells the time to the microsecond.',
    sql: "SELECT strftime('%f', 'now') || random() AS now FROM categories ORDER BY id LIMIT :limit",
    parameters: [parameter('limit', 'integer', { default: 3 })],
  });
  const { execution: steady } = await ask('the top 3 best selling products');
  const same = await browser.send('POST', on(api.rerunExecution, steady.id));
  expect(same.json()).toMatchObject({
    same: true,
    changes: [],
    execution: { resultHash: steady.resultHash },
  });
  const { execution: moving } = await ask('the moment', { toolId: own.id });
  const differs = (await browser.send('POST', on(api.rerunExecution, moving.id))).json();
  expect(differs).toMatchObject({ same: false, execution: { status: 'success', rowCount: 3 } });
  expect(differs.changes).toEqual([
    'As many rows as then, with other values.',
    expect.stringMatching(/^Row 1, now: ‘.+’ then, ‘.+’ now\.$/),
  ]);
  await browser.send('DELETE', on(api.tool, own.id));
  const again = (await browser.send('POST', on(api.rerunExecution, moving.id))).json();
  expect(again.execution).toMatchObject({ toolId: null, status: 'success' });
  const { execution: nothing } = await ask('how tall is the Eiffel tower in metres');
  expect((await browser.send('POST', on(api.rerunExecution, nothing.id))).statusCode).toBe(400);
});

describe('the stages by themselves', () => {
  test('[I01] find, fetch, extract, rewrite, run, format, execute and query answer with the spec’s fields', async () => {
    const query = 'customers in Norway';
    const found = (
      await post(api.findTools, { query, user_id: 'ignored', project_ref: connectionId })
    ).json();
    expect(found).toMatchObject({
      success: true,
      tools: [{ name: inCountry.name, score: expect.any(Number) }, { type: 'query' }, { type: 'query' }],
    });
    const change = { query: 'restock the Oak Desk', project_ref: connectionId };
    const changing = (await post(api.findTools, change)).json();
    expect(changing.tools.map(({ name }: { name: string }) => name)).toContain(restock.name);
    const read = (await post(api.extractParameters, { query, tool_id: idOf(inCountry), moment })).json();
    expect(read).toMatchObject({ success: true, parameters: { country: 'Norway', limit: 20 }, missing: [] });
    const fetched = (await browser.get(on(api.tool, found.tools[0].id))).json();
    expect(fetched).toMatchObject({ name: inCountry.name, sql_query: inCountry.sql });
    const run = (body: object) => post(api.runSql, { query: fetched.sql_query, ...body });
    const byRecord = await run({ project_ref: connectionId, parameters: read.parameters });
    expect([byRecord.statusCode, byRecord.json()]).toMatchObject([
      200,
      { success: true, result: { rows: expect.any(Array) }, error: null },
    ]);
    expect(byRecord.json().result.rows.length).toBeGreaterThan(0);
    const byDefinition = await run({
      connection_id: connectionId,
      parameters: fetched.tool.parameters,
      values: read.parameters,
    });
    expect(byDefinition.json().result.rows).toEqual(byRecord.json().result.rows);
    const failed = await run({ project_ref: connectionId, query: 'SELECT nothing FROM customers' });
    expect([failed.statusCode, failed.json()]).toMatchObject([400, { success: false, code: 'sql_failed' }]);
    expect(failed.json().error).toContain('nothing');
    const same = await post(api.rewriteSql, { user_query: query, sql_template: inCountry.sql });
    expect(same.json()).toEqual({ success: false, rewritten_sql: inCountry.sql });
    const changed = await post(api.rewriteSql, {
      user_query: 'customers in Norway only from Oslo',
      sql_template: inCountry.sql,
    });
    expect(changed.json()).toEqual({ success: true, rewritten_sql: expect.stringMatching(/city/i) });
    expect(changed.json().rewritten_sql).not.toBe(inCountry.sql);
    const results = [{ country: 'Norway', customers: 12 }];
    const format = (body: object) =>
      post(api.formatResults, { query: 'How many?', sql_query: 'SELECT 1', ...body });
    expect((await format({ results })).json()).toMatchObject({
      success: true,
      formatted_result: expect.stringContaining('12'),
    });
    expect((await format({ results: 'no rows at all' })).statusCode).toBe(400);
    const ran = await post(api.executeQuery, {
      query,
      toolIds: [idOf(inCountry)],
      user_email: 'x@example.com',
    });
    expect(ran.json()).toMatchObject({ tool_name: inCountry.name, raw_result: { rows: expect.any(Array) } });
    const chat = (await post(api.chatQuery, { query, project_ref: connectionId })).json();
    expect(Object.keys(chat).toSorted()).toEqual(['raw_result', 'response', 'tool_name']);
    expect(chat.response).toContain('customers');
    const nowhere = await post(api.chatQuery, { query, project_ref: 'nowhere' });
    expect(nowhere.json()).toMatchObject({ code: 'not_found', detail: askMessages.noProject });
    const recent = (await browser.get(`${api.executions}?limit=2&door=api`)).json().executions;
    expect(recent).toMatchObject([
      { query, door: 'api', toolName: inCountry.name },
      { query, door: 'api' },
    ]);
  });

  test('[I03] a chat says which values it misses', async () => {
    const missing = await post(api.executeQuery, { query: 'customers', toolIds: [idOf(inCountry)] });
    expect(missing.json().response).toBe(askMessages.valuesMissing(['country']));
    const change = await post(api.executeQuery, { query: 'restock', toolIds: [idOf(restock)] });
    expect(change.json().response).toBe(askMessages.valuesMissing(['stock', 'product']));
  });

  test.each([
    [api.ask, { question: ' ', moment }, askMessages.questionMissing],
    [api.ask, { question: 'x', connectionId: '', moment }, askMessages.projectMissing],
    [api.executeQuery, { query: 'x', toolIds: [] }, askMessages.noTool],
    [api.chatQuery, { query: 'x' }, 'Project reference is required'],
    [api.chatQuery, { query: 'x', project_ref: 'nowhere' }, askMessages.noProject],
    [api.findTools, { query: '' }, askMessages.questionMissing],
    [api.runSql, { query: 'SELECT 1' }, 'Project reference is required'],
    [api.runSql, { query: 'SELECT 1', project_ref: ' ' }, 'Project reference is required'],
    [api.runSql, { query: 'SELECT 1', project_ref: 'nowhere' }, askMessages.noProject],
    [api.runSql, { query: '', project_ref: 'nowhere' }, askMessages.questionMissing],
    [api.tableData, { table_name: 'customers' }, 'Project reference is required'],
  ])('[I04] %s with %o says what is missing', async (path, body, message) => {
    const answer = await post(path, path === api.ask ? { connectionId, ...body } : body);
    expect([answer.statusCode, answer.json().message]).toEqual([
      message === askMessages.noProject ? 404 : 400,
      message,
    ]);
    if (path === api.runSql) expect(answer.json()).toMatchObject({ success: false, error: message });
    if (path === api.chatQuery) expect(answer.json().detail).toBe(message);
  });
});

test('a tool drafted from an unanswered question is proven, and once saved it answers', async () => {
  const question = 'average rating of reviews by product';
  expect((await ask(question)).execution.status).toBe('nothing_relevant');
  expect((await waiting())[0]).toMatchObject({ question, times: 1 });
  const drafted = await post(api.draftTool, { question, connectionId, moment });
  const { suggestion } = drafted.json();
  expect([drafted.statusCode, suggestion]).toMatchObject([200, { proof: { columns: expect.any(Array) } }]);
  const { name, description, sql, parameters } = suggestion;
  const tool = await makeTool(browser, connectionId, { name, description, sql, parameters });
  const { execution } = await ask(question);
  expect(execution).toMatchObject({ status: 'success', toolId: tool.id });
  expect((await waiting()).map((one) => one.question)).not.toContain(question);
  await browser.send('DELETE', on(api.tool, tool.id));
});

test('explains a statement in words of its own', async () => {
  const answer = await post(api.explainSql, { dialect: 'sqlite', sql: 'SELECT name FROM customers' });
  expect(answer.json().sentences.join(' ')).toContain('customers');
  const events = await askEvents(browser, { question: 'best selling products', connectionId });
  expect(events.at(-1)?.event).toBe('done');
});
