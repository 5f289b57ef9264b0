import { api } from '@parley/contract/routes';
import { toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askEvents, asked, makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import { scriptedReader, sure } from '../../../testing/scripted-reader.ts';
import {
  connectAgent,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import { invited } from '../../../testing/shared-space.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

/** Stands in every statement, and in no answer. */
const canary = 'canary_alias';
const ofTool = `SELECT count(*) AS customers FROM customers AS ${canary}`;
const composed = {
  sql: `SELECT count(*) AS people FROM customers AS ${canary} WHERE ${canary}.id > 0`,
  parameters: [],
  values: {},
  wording: 'the number of people',
  confidence: 0.9,
};

type World = {
  server: TestApp;
  owner: TestBrowser;
  maker: TestBrowser;
  asker: TestBrowser;
  space: string;
  connectionId: string;
  published: string;
  draft: string;
};

async function build(server: TestApp, form: object): Promise<World> {
  const ada = await signedIn(server);
  const { space } = (await ada.send('POST', api.spaces, { name: 'Sales' })).json();
  const owner = ada.in(space.id);
  await owner.send('POST', api.subscription, { plan: 'professional' });
  const maker = await invited(server, owner, 'maker');
  const asker = await invited(server, owner, 'asker');
  const connectionId = (await owner.send('POST', api.connections, form)).json().connection.id;
  await owner.send('POST', at(api.scan, connectionId));
  const words = { description: 'How many customers there are', sql: ofTool };
  const { id: published } = await makeTool(maker, connectionId, { name: 'Count customers', ...words });
  const { id: draft } = await makeTool(maker, connectionId, { name: 'Draft of a count', ...words });
  await maker.send('PUT', at(api.toolPublished, published), { isPublished: true });
  return { server, owner, maker, asker, space: space.id, connectionId, published, draft };
}

describe.each(Object.entries(settingsPerStoreEngine))('an asker, on %s', (_engine, settings) => {
  const shop = sqliteShop();
  const reader = scriptedReader();
  let world: World;
  beforeAll(async () => {
    await fillShop(shop);
    const server = await startTestApp(
      { SQLITE_ROOT: shop.root, ...(await settings()) },
      { reader: reader.read },
    );
    world = await build(server, { ...shop.form, allowWrites: true });
    reader.says(() => sure(composed));
  });
  afterAll(async () => {
    await world.server.close();
    await shop.stop();
  });
  const ask = (browser: TestBrowser, question: string, more: object = {}) =>
    asked(browser, { question, connectionId: world.connectionId, ...more });

  test('[N08] a tool begins as a draft; who published it and when is kept', async () => {
    const { maker, published, draft, owner } = world;
    const tools = (await owner.get(api.tools)).json().tools as { id: string; published: unknown }[];
    expect(tools.find(({ id }) => id === draft)?.published).toBeNull();
    expect(tools.find(({ id }) => id === published)?.published).toMatchObject({ by: 'maker@example.com' });
    const copy = (await maker.send('POST', at(api.duplicateTool, published))).json().tool;
    expect(copy.published, 'a copy is a draft').toBeNull();
    await maker.send('DELETE', at(api.tool, copy.id));
    const change = await makeTool(maker, world.connectionId, {
      name: 'Move a customer',
      description: '',
      type: 'mutation',
      sql: "UPDATE customers SET city = 'Oslo' WHERE id = 1",
    });
    const refused = await maker.send('PUT', at(api.toolPublished, change.id), { isPublished: true });
    expect([refused.statusCode, refused.json().message]).toEqual([400, toolMessages.publishedChange]);
  });

  test('[N08] sees and runs what is published, finds nothing else, and it ends when it is unpublished', async () => {
    const { asker, maker, published, draft } = world;
    const seen = async () => (await asker.get(api.tools)).json().tools.map(({ id }: { id: string }) => id);
    expect(await seen()).toEqual([published]);
    expect((await asker.get(at(api.tool, draft))).statusCode).toBe(404);
    expect((await asker.send('POST', at(api.runTool, draft), { values: {} })).statusCode).toBe(404);
    const named = { question: 'x', connectionId: world.connectionId, moment, toolId: draft };
    expect((await asker.send('POST', api.ask, named)).statusCode).toBe(404);
    const { execution } = await ask(asker, 'How many customers are there?');
    expect(execution).toMatchObject({ status: 'success', toolId: published });
    const candidates = execution.candidates.map(({ id }) => id);
    expect(candidates).not.toContain(draft);

    await maker.send('PUT', at(api.toolPublished, published), { isPublished: false });
    expect(await seen()).toEqual([]);
    expect((await asker.send('POST', at(api.runTool, published), { values: {} })).statusCode).toBe(404);
    expect((await asker.send('POST', at(api.rerunExecution, execution.id))).statusCode).toBe(404);
    await maker.send('PUT', at(api.toolPublished, published), { isPublished: true });
    expect((await asker.send('POST', at(api.rerunExecution, execution.id))).statusCode).toBe(200);
  });

  test('[N08] an answer of a tool that was deleted or edited since does not run again; a composed one does', async () => {
    const { asker, maker, owner, connectionId } = world;
    const words = { name: 'Short-lived', description: '', sql: ofTool };
    const { id } = await makeTool(maker, connectionId, words);
    await maker.send('PUT', at(api.toolPublished, id), { isPublished: true });
    const ran = await ask(asker, 'Short-lived', { toolId: id });
    expect(ran.execution).toMatchObject({ kind: 'question', status: 'success', toolId: id });
    const asked = ran.execution.id;
    await asker.send('POST', at(api.runTool, id), { values: {} });
    const run = (await asker.get(api.executions)).json().executions[0];
    expect(run).toMatchObject({ kind: 'tool', toolName: words.name });
    const again = async (browser: TestBrowser, execution: string) => {
      const reply = await browser.send('POST', at(api.rerunExecution, execution));
      return [reply.statusCode, reply.json().message];
    };
    expect(await again(asker, asked)).toEqual([200, undefined]);

    const edit = { connectionId, ...words, sql: `${ofTool} WHERE ${canary}.id > 1` };
    expect((await maker.send('PUT', at(api.tool, id), edit)).statusCode).toBe(200);
    for (const execution of [asked, run.id])
      expect(await again(asker, execution)).toEqual([400, toolMessages.changedSince]);
    const now = (await ask(asker, 'Short-lived', { toolId: id })).execution.id;
    expect(await again(asker, now)).toEqual([200, undefined]);

    await maker.send('DELETE', at(api.tool, id));
    for (const execution of [asked, run.id, now])
      expect(await again(asker, execution)).toEqual([404, toolMessages.notFound]);
    const composedAnswer = await ask(asker, 'which weather was it in spring');
    expect(composedAnswer.execution).toMatchObject({ toolName: null, reading: composed.wording });
    expect(await again(asker, composedAnswer.execution.id)).toEqual([200, undefined]);
    const makers = await ask(owner, 'How many customers are there?', { toolId: world.published });
    expect(await again(owner, makers.execution.id)).toEqual([200, undefined]);
  });

  test('[N03] sees answers, but no statement and nothing of where the rows are kept', async () => {
    const { asker, published, connectionId, owner } = world;
    const { conversation } = (await asker.send('POST', api.conversations, { connectionId })).json();
    const first = await ask(asker, 'How many customers are there?', { conversationId: conversation.id });
    const second = await ask(asker, 'which weather was it in spring', { conversationId: conversation.id });
    expect(second.execution).toMatchObject({ status: 'success', reading: composed.wording });
    expect(first.execution.result?.rows).toHaveLength(1);
    const streams = [first, second].map(({ events }) => JSON.stringify(events));
    const replies = [
      await asker.get(api.tools),
      await asker.get(at(api.tool, published)),
      await asker.get(api.connections),
      await asker.get(at(api.connection, connectionId)),
      await asker.get(api.executions),
      await asker.get(at(api.execution, second.execution.id)),
      await asker.get(at(api.conversation, conversation.id)),
      await asker.send('PUT', at(api.voteExecution, first.execution.id), { vote: 'up' }),
      await asker.send('POST', at(api.rerunExecution, first.execution.id)),
      await asker.send('POST', at(api.runTool, published), { values: {} }),
      await asker.send('POST', api.findTools, { query: 'how many customers', project_ref: connectionId }),
      await asker.send('POST', api.chatQuery, { query: 'how many customers', project_ref: connectionId }),
      await asker.get(at(api.starterQuestions, connectionId)),
      await asker.get(api.exportProfile),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    for (const text of [...streams, ...replies.map(({ body }) => body)]) {
      expect(text).not.toContain(canary);
      expect(text).not.toContain(shop.form.file ?? 'no file');
    }
    expect((await asker.get(at(api.executionExchanges, first.execution.id))).statusCode).toBe(403);

    await owner.send('PUT', api.space, { showsSql: true });
    expect((await asker.get(at(api.tool, published))).json().tool.sql).toBe(ofTool);
    const shown = await askEvents(asker, { question: 'How many customers are there?', connectionId });
    expect(JSON.stringify(shown)).toContain(canary);
    await owner.send('PUT', api.space, { showsSql: false });
    expect((await asker.get(at(api.tool, published))).json().tool.sql).toBe('');
  });

  test('[N03] learns of a tool neither where its rows are kept, nor who published it, nor how many are drafts', async () => {
    const { asker, owner, published, server } = world;
    await server.services.store.engine.db
      .updateTable('parley_tools')
      .set({ project_ref: 'canary-project' })
      .where('id', '=', published)
      .execute();
    const all = (await owner.get(api.tools)).json();
    const own = all.tools.find(({ id }: { id: string }) => id === published);
    expect(own).toMatchObject({ projectRef: 'canary-project', published: { by: 'maker@example.com' } });
    expect(all.places).toMatchObject({ used: all.tools.length, plan: expect.stringMatching(/./) });
    const list = await asker.get(api.tools);
    expect(list.json().places).toEqual({ used: 1, most: null, plan: '' });
    for (const { statusCode, body } of [list, await asker.get(at(api.tool, published))]) {
      expect(statusCode).toBe(200);
      expect(body).toContain(own.published.at);
      expect(body).not.toMatch(/canary-project|maker@example\.com/);
    }
  });

  test('[N03] sees the values of parameters that are called like what is hidden', async () => {
    const { asker, maker, connectionId } = world;
    const { id } = await makeTool(maker, connectionId, {
      name: 'Customers between',
      description: '',
      sql: `SELECT id FROM customers AS ${canary} WHERE id > :after AND id < :before AND id <> :meaning`,
      parameters: ['after', 'before', 'meaning'].map((name) => parameter(name, 'text', { required: true })),
    });
    await maker.send('PUT', at(api.toolPublished, id), { isPublished: true });
    const values = { after: '1', before: '9', meaning: '4' };
    const ran = await asker.send('POST', at(api.runTool, id), { values });
    expect(ran.json()).toMatchObject({ values });
    expect(ran.body).not.toContain(canary);
    const listed = (await asker.get(`${api.executions}?door=web`)).json().executions[0];
    expect(listed).toMatchObject({ toolName: 'Customers between', parameters: values });
    await maker.send('DELETE', at(api.tool, id));
  });

  test('[N03] [Q06] takes home what they asked; statements only while their role shows them', async () => {
    const { server, owner, connectionId } = world;
    const leaver = await invited(server, owner, 'maker', 'leaver@example.com');
    const { execution } = await ask(leaver, 'which weather was it in spring');
    const change = `UPDATE customers AS ${canary} SET city = 'Oslo' WHERE id = 1`;
    const rehearsal = { connection_id: connectionId, query: change };
    expect((await leaver.send('POST', api.rehearse, rehearsal)).statusCode).toBe(200);
    const email = 'leaver@example.com';
    const { members } = (await owner.get(api.spacePeople)).json();
    const personId = members.find((one: { email: string }) => one.email === email).id;
    const member = { id: world.space, personId, email, role: 'maker' } as const;
    const executionId = execution.id;
    await server.services.store.learnedReadings.save(member, {
      executionId,
      connectionId,
      template: composed.sql,
      question: execution.question,
      corrected: {},
      model: 'none',
      vector: new Float32Array(1),
    });
    await server.services.store.aiExchanges.save(member, { executionId }, () => 'v1.a-key.sealed');
    const taken = async () => {
      const reply = await leaver.get(api.exportProfile);
      return { text: reply.body, document: reply.json() };
    };
    const { document: asMaker } = await taken();
    for (const table of ['executions', 'rehearsals', 'learned_readings']) {
      expect(JSON.stringify(asMaker[table]), table).toContain(canary);
    }
    expect(asMaker.ai_exchanges).toHaveLength(1);

    const asAnotherSees = async () => {
      const { text, document } = await taken();
      expect(text).not.toContain(canary);
      expect(document.ai_exchanges ?? []).toEqual([]);
      const kept = document.executions.find(({ id }: { id: string }) => id === execution.id);
      expect(kept.receipt).toMatchObject({ sql: '', reading: composed.wording });
      expect(kept.receipt.result).toEqual(execution.result);
      expect(new Date(kept.executed_at).toISOString()).toBe(execution.executedAt);
      expect(document.rehearsals).toHaveLength(1);
      expect(document.learned_readings).toMatchObject([{ template: '' }]);
    };
    await owner.send('PUT', at(api.spacePerson, personId), { role: 'asker' });
    await asAnotherSees();
    const history = await leaver.get(api.executions);
    expect(history.json().executions).toMatchObject([{ kind: 'rehearsal' }, { kind: 'question' }]);
    expect(history.body, 'a change is called by its statement').not.toContain(canary);
    await owner.send('PUT', api.space, { showsSql: true });
    expect((await taken()).text).toContain(canary);
    await owner.send('PUT', api.space, { showsSql: false });
    await owner.send('DELETE', at(api.spacePerson, personId));
    await asAnotherSees();
  });

  test('[N03] knows who runs the space, and of no other asker', async () => {
    const people = (await world.asker.get(api.spacePeople)).json();
    const emails = people.members.map(({ email }: { email: string }) => email);
    expect(emails).toEqual(['ada@example.com', 'asker@example.com']);
    expect(people.invitations).toEqual([]);
  });

  test('[N08] a wish for a tool reaches the makers once, and is marked as done', async () => {
    const { asker, maker, connectionId } = world;
    const wish = { question: 'How many returns were there?', connectionId };
    expect((await asker.send('POST', api.toolRequests, wish)).statusCode).toBe(204);
    expect((await asker.send('POST', api.toolRequests, wish)).statusCode).toBe(204);
    expect((await asker.get(api.toolRequests)).statusCode).toBe(403);
    const { wishes } = (await maker.get(api.toolRequests)).json();
    expect(wishes).toMatchObject([{ ...wish, by: 'asker@example.com' }]);
    const elsewhere = { ...wish, connectionId: world.published };
    expect((await asker.send('POST', api.toolRequests, elsewhere)).statusCode).toBe(404);
    const done = () => maker.send('PUT', at(api.toolRequest, wishes[0].id), { done: true });
    expect((await done()).statusCode).toBe(204);
    expect((await done()).statusCode).toBe(404);
    expect((await maker.get(api.toolRequests)).json().wishes).toEqual([]);
    const own = await signedIn(world.server, 'alone@example.com');
    const { connection } = (await own.send('POST', api.sampleConnection)).json();
    const alone = await own.send('POST', api.toolRequests, { ...wish, connectionId: connection.id });
    expect(alone.statusCode).toBe(400);
  });

  test('[N08] nobody publishes anything in a personal space', async () => {
    const own = await signedIn(world.server, 'solo@example.com');
    const { connection } = (await own.send('POST', api.sampleConnection)).json();
    await own.send('POST', at(api.scan, connection.id));
    const sql = 'SELECT count(*) AS customers FROM customers';
    const tool = await makeTool(own, connection.id, { name: 'Mine', description: '', sql });
    const refused = await own.send('PUT', at(api.toolPublished, tool.id), { isPublished: true });
    expect([refused.statusCode, refused.json().message]).toEqual([400, toolMessages.publishedPersonal]);
  });
});

describe('an asker’s agent', () => {
  const shop = sqliteShop();
  let world: World & { url: string };
  beforeAll(async () => {
    await fillShop(shop);
    const server = await startAgentServer({ SQLITE_ROOT: shop.root });
    world = { ...(await build(server, { ...shop.form, allowWrites: true })), url: server.url };
  });
  afterAll(async () => {
    await world.server.close();
    await shop.stop();
  });

  test('[N03] [N10] sees published tools over REST and MCP, and neither schemas nor statements', async () => {
    await world.server.services.store.engine.db
      .updateTable('parley_connections')
      .set({ project_ref: 'canary-project' })
      .execute();
    const { secret } = await createToken(world.asker, { scopes: ['read', 'write'] });
    const headers = { authorization: `Bearer ${secret}` };
    const rest = async (method: 'GET' | 'POST', url: string, payload?: object) =>
      world.server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const listed = (await rest('GET', api.v1Tools)).json().tools;
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['Count customers']);
    const ran = await rest('POST', api.v1Run.replace(':name', listed[0].name), { parameters: {} });
    expect(ran.json().result.row_count).toBe(1);
    const answered = await rest('POST', api.v1Ask, { question: 'How many customers are there?' });
    expect(answered.json()).toMatchObject({ status: 'success', sql: null });
    expect(answered.body).not.toContain(canary);
    expect((await rest('GET', api.v1Schemas)).json().code).toBe('space_role');

    const client = await connectAgent(world, { secret });
    const sources = JSON.stringify(await client.callTool({ name: 'list_sources' }));
    expect(sources).toContain(world.connectionId);
    expect(sources).not.toContain('canary-project');
    const { secret: makers } = await createToken(world.maker);
    const other = await connectAgent(world, { secret: makers });
    expect(JSON.stringify(await other.callTool({ name: 'list_sources' }))).toContain('canary-project');
    await other.close();
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(['ask', 'list_sources', listed[0].name]);
    expect((await client.listResources()).resources).toEqual([]);
    const uri = `parley://sources/${world.connectionId}/schema`;
    await expect(client.readResource({ uri })).rejects.toThrow('no such resource');
    const asked = await client.callTool({
      name: 'ask',
      arguments: { question: 'How many customers are there?' },
    });
    expect(JSON.stringify(asked)).not.toContain(canary);
    await client.close();
  });

  test('[N12] a maker who becomes an asker loses the drafts, with their agents too', async () => {
    const { secret } = await createToken(world.maker);
    const titles = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      const { tools } = (await world.server.app.inject({ url: api.v1Tools, headers })).json();
      return tools.map(({ title }: { title: string }) => title).toSorted();
    };
    expect(await titles()).toEqual(['Count customers', 'Draft of a count']);
    const { members } = (await world.owner.get(api.spacePeople)).json();
    const { id } = members.find(({ email }: { email: string }) => email === 'maker@example.com');
    await world.owner.send('PUT', at(api.spacePerson, id), { role: 'asker' });
    expect(await titles()).toEqual(['Count customers']);
    expect((await world.maker.get(at(api.tool, world.draft))).statusCode).toBe(404);
    await world.owner.send('PUT', at(api.spacePerson, id), { role: 'maker' });
  });
});
