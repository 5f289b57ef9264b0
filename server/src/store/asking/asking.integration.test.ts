import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execution } from '@parley/contract/ask';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createStoreDatabase } from '../../../testing/servers/migrated-store.ts';
import { addPerson, addShop } from '../../../testing/stored-person.ts';
import { type Owner, personally } from '../acting-member.ts';
import { bite } from '../database/in-bites.ts';
import { executionRecord } from '../execution-table-row.ts';
import { records } from '../migrations/before-spaces/0010-kinds-of-execution-records.ts';
import type { Store } from '../store.ts';
import { openStore } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-asking-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engines: Record<string, () => Promise<string | undefined>> = {
  SQLite: async () => undefined,
  PostgreSQL: () => createStoreDatabase(inject('postgresUrl')),
};

describe.each(Object.entries(engines))('what was asked, in the store on %s', (engine, address) => {
  let store: Store;
  let owner: Owner;
  let stranger: Owner;
  let connectionId: string;
  let people = 0;

  beforeAll(async () => {
    const databaseUrl = await address();
    store = await openStore({ dataDir: join(folder, engine), databaseUrl, onIdleError: () => undefined });
  });
  afterAll(() => store.close());
  const newPerson = async (): Promise<Owner> => {
    people += 1;
    const person = personally({ id: `person-${people}`, email: `person${people}@example.com` });
    await addPerson(store, person);
    return person;
  };
  beforeEach(async () => {
    [owner, stranger] = [await newPerson(), await newPerson()];
    connectionId = await addShop(store, owner);
  });

  const execution = (change: Partial<Execution> = {}): Execution => ({
    id: randomUUID(),
    question: 'It’s "quoted"; -- isn’t it?',
    kind: 'question',
    status: 'success',
    reading: null,
    readings: [],
    door: 'web',
    caller: null,
    connectionId,
    connectionName: 'Shop',
    toolId: null,
    toolName: null,
    toolVersion: 2,
    dialect: 'sqlite',
    chips: [],
    template: 'SELECT 1',
    sql: 'SELECT 1',
    rewrite: { before: 'SELECT 1', after: 'SELECT 2', reason: 'asked' },
    schemaFingerprint: 'abc',
    rowCount: 1,
    truncated: false,
    resultHash: 'hash',
    result: {
      columns: [{ name: 'n', type: 'int', kind: 'integer' }],
      rows: [[null]],
      truncated: null,
      durationMs: 1.5,
    },
    chart: null,
    prose: [{ text: '12', struck: true }],
    candidates: [],
    steps: [{ step: 'run', state: 'done', ms: 0.3, note: null }],
    provider: 'builtin',
    usage: null,
    error: null,
    vote: null,
    conversationId: null,
    durationMs: 12.5,
    executedAt: '2026-03-01T10:00:00.000Z',
    ...change,
  });
  const addTool = async () => {
    const added = await store.tools.add(owner, {
      name: 'A tool',
      description: '',
      type: 'query',
      tables: [],
      fields: [],
      sql: 'SELECT 1',
      parameters: [],
      statement: null,
      source: { connectionId, connectionName: 'Shop', projectRef: null, dialect: 'sqlite' },
      isActive: true,
      provider: null,
      embedding: { model: 'm', textHash: 'abc', vector: Float32Array.of(1) },
    });
    if ('full' in added) throw new Error('There was no place.');
    return added.id;
  };

  test('[I08] gives a receipt back as it was, to its owner alone', async () => {
    const one = execution();
    await store.executions.add(owner, one);
    expect(await store.executions.find(owner, one.id)).toEqual(one);
    expect(await store.executions.find(stranger, one.id)).toBeNull();
    expect(await store.executions.vote(stranger, one.id, 'up')).toBe(false);
    expect(await store.executions.vote(owner, one.id, 'up')).toBe(true);
    expect((await store.executions.find(owner, one.id))?.vote).toBe('up');
  });

  test('lists the latest first, by door and by caller, in one commit where many come at once', async () => {
    const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
    const entries = Array.from({ length: 130 }, (_, minute) => ({
      owner,
      execution: execution({
        question: `q${minute}`,
        executedAt: at(minute % 60),
        door: minute % 2 ? 'api' : 'web',
        caller: minute % 2 ? 'a token' : null,
        kind: minute < 10 ? 'download' : 'question',
      }),
    }));
    await store.executions.addAll(entries.map(executionRecord));
    const recent = await store.executions.recent(owner, { limit: 3, door: 'api' });
    expect(recent.map(({ executed_at, caller }) => [executed_at, caller])).toEqual([
      [at(59), 'a token'],
      [at(59), 'a token'],
      [at(57), 'a token'],
    ]);
    expect(await store.executions.recent(owner, { limit: 200 })).toHaveLength(130);
    const downloads = await store.executions.recent(owner, { limit: 200, kinds: ['download', 'tool'] });
    expect(downloads.map(({ kind }) => kind)).toEqual(Array(10).fill('download'));
    expect(await store.executions.recent(stranger, { limit: 5 })).toEqual([]);
  });

  test('[I08] still shows what was recorded before records had a kind', async () => {
    const { db } = store.engine;
    const toolId = await addTool();
    const tool = { toolId, toolName: 'A tool', question: 'A tool' };
    const before = {
      question: execution({ question: 'How many?', toolId, toolName: 'A tool' }),
      tool: execution(tool),
      rehearsal: execution({ ...tool, status: 'needs_confirmation', rowCount: 2 }),
      confirmation: execution({ question: 'A rehearsed change, confirmed', rowCount: 2 }),
    };
    await store.executions.addAll(
      Object.values(before).map((one) => executionRecord({ owner, execution: one })),
    );
    await db.schema.dropIndex('parley_executions_time').execute();
    await db.schema.alterTable('parley_executions').dropColumn('kind').execute();
    await db.schema.alterTable('parley_executions').dropColumn('rehearsal_id').execute();
    await db.schema.alterTable('parley_rehearsals').dropColumn('tool').execute();
    await records().up(db);
    const time = db.schema.createIndex('parley_executions_time').on('parley_executions');
    await time.columns(['executed_at', 'kind', 'status', 'profile_id']).execute();
    for (const [kind, { id }] of Object.entries(before)) {
      expect(await store.executions.find(owner, id)).toMatchObject({ id, kind });
    }
  });

  test.each(['tool', 'age'])('removes many records by their %s with turns for others between', async (by) => {
    const toolId = await addTool();
    const count = 2 * bite + 1;
    const many = Array.from({ length: count }, () =>
      execution({ toolId, toolName: 'A tool', executedAt: '2020-01-01T00:00:00.000Z' }),
    );
    await store.executions.addAll(many.map((one) => executionRecord({ owner, execution: one })));
    let turns = 0;
    const takeTurn = () => {
      turns += 1;
      others = setImmediate(takeTurn);
    };
    let others = setImmediate(takeTurn);
    if (by === 'tool') expect(await store.tools.remove(owner.id, toolId)).toBe(true);
    else await store.executions.sweep(Date.parse('2020-01-02T00:00:00.000Z'));
    clearImmediate(others);
    expect(turns).toBeGreaterThan(2);
    const left = await store.engine.db
      .selectFrom('parley_executions')
      .select(['tool_id', 'tool_name'])
      .where('executed_at', '<', '2020-01-02T00:00:00.000Z')
      .execute();
    expect(left).toEqual(by === 'age' ? [] : Array(count).fill({ tool_id: null, tool_name: 'A tool' }));
    await store.executions.sweep(Date.parse('2020-01-02T00:00:00.000Z'));
  });

  test('[I08] closes a record that was stored before its end, for its owner alone', async () => {
    const rehearsalId = randomUUID();
    const begun = execution({ kind: 'confirmation', status: 'unknown', rowCount: null, result: null });
    await store.executions.add(owner, begun, rehearsalId);
    const ended = { ...begun, status: 'success' as const, rowCount: 4, durationMs: 80, error: null };
    await store.executions.close(stranger, ended);
    expect(await store.executions.ofRehearsal(owner, rehearsalId)).toEqual(begun);
    await store.executions.close(owner, ended);
    expect(await store.executions.ofRehearsal(owner, rehearsalId)).toEqual(ended);
    expect(await store.executions.ofRehearsal(stranger, rehearsalId)).toBeNull();
  });

  test('[I08] keeps records whose tool or source was deleted meanwhile, and those beside them', async () => {
    const [gone, other] = [
      execution({ connectionId: randomUUID(), toolId: randomUUID(), toolName: 'Deleted' }),
      execution(),
    ];
    await store.executions.addAll([gone, other].map((one) => executionRecord({ owner, execution: one })));
    expect(await store.executions.find(owner, gone.id)).toEqual({
      ...gone,
      connectionId: null,
      toolId: null,
    });
    expect(await store.executions.find(owner, other.id)).toEqual(other);
  });

  test('[I08] a batch that is sent again is stored once, texts that were cut included', async () => {
    const question = 'cut in a character \u{1F600}'.slice(0, -1);
    const batch = [execution({ question }), execution()].map((one) =>
      executionRecord({ owner, execution: one }),
    );
    await store.executions.addAll(batch);
    await store.executions.addAll(batch);
    expect(await store.executions.recent(owner, { limit: 5 })).toHaveLength(2);
  });

  test('[Q06] keeps nothing of an account that was deleted meanwhile, and the records beside it', async () => {
    const [gone, other] = [execution(), execution()];
    const nobody = personally({ id: randomUUID(), email: 'deleted@example.com' });
    await store.executions.addAll([
      executionRecord({ owner: nobody, execution: gone }),
      executionRecord({ owner, execution: other }),
    ]);
    expect(await store.executions.find(nobody, gone.id)).toBeNull();
    expect(await store.executions.find(owner, other.id)).toEqual(other);
  });

  test('keeps questions that nothing answered, whatever their capitals', async () => {
    const ask = (question: string, status: Execution['status'], executedAt: string) =>
      store.executions.add(owner, execution({ question, status, executedAt }));
    await ask('Who left?', 'nothing_relevant', '2026-03-01T10:00:00.000Z');
    await ask('who LEFT?', 'nothing_relevant', '2026-03-03T10:00:00.000Z');
    await ask('Why?', 'nothing_relevant', '2026-03-02T10:00:00.000Z');
    await ask('Answered', 'success', '2026-03-04T10:00:00.000Z');
    const kept = async () =>
      (await store.executions.unanswered(owner, 5)).map(({ id: _id, question, ...rest }) => ({
        ...rest,
        question: question.toLowerCase(),
      }));
    const of = { connectionId, connectionName: 'Shop' };
    const why = { ...of, question: 'why?', times: 1, lastAsked: '2026-03-02T10:00:00.000Z' };
    expect(await kept()).toEqual([
      { ...of, question: 'who left?', times: 2, lastAsked: '2026-03-03T10:00:00.000Z' },
      why,
    ]);
    expect(await store.executions.unanswered(stranger, 5)).toEqual([]);
    await store.executions.dismissUnanswered(stranger, { question: 'who left?', connectionId });
    await store.executions.dismissUnanswered(owner, { question: 'who left?', connectionId: null });
    expect(await kept()).toHaveLength(2);
    await store.executions.dismissUnanswered(owner, { question: 'WHO left?', connectionId });
    expect(await kept()).toEqual([why]);
  });

  test('outlives its tool, its connection and its conversation', async () => {
    const toolId = await addTool();
    const { id: conversationId } = await store.conversations.add(owner, { title: '', connectionId });
    const one = execution({ toolId, conversationId, toolName: 'A tool' });
    await store.executions.add(owner, one);
    await store.tools.remove(owner.id, toolId);
    await store.conversations.remove(owner, conversationId);
    await store.connections.remove(owner.id, connectionId);
    expect(await store.executions.find(owner, one.id)).toEqual({
      ...one,
      toolId: null,
      conversationId: null,
      connectionId: null,
    });
  });

  test('names a conversation by its first question, and brings the last one to the front', async () => {
    const first = await store.conversations.add(owner, { title: '', connectionId });
    const second = await store.conversations.add(owner, { title: 'Named', connectionId });
    await store.conversations.touch(owner, second.id, 'ignored');
    await store.conversations.touch(stranger, first.id, 'not theirs');
    await store.conversations.touch(owner, first.id, 'First question');
    await store.conversations.touch(owner, first.id, 'Second question');
    const listed = await store.conversations.list(owner);
    expect(new Map(listed.map(({ id, title }) => [id, title]))).toEqual(
      new Map([
        [first.id, 'First question'],
        [second.id, 'Named'],
      ]),
    );
    expect((listed[0]?.updatedAt ?? '') >= (listed[1]?.updatedAt ?? '')).toBe(true);
    for (const question of ['one', 'two', 'three']) {
      await store.executions.add(
        owner,
        execution({ question, conversationId: first.id, executedAt: new Date().toISOString() }),
      );
    }
    const turns = await store.executions.ofConversation(owner, first.id, 200);
    expect(turns).toHaveLength(3);
    expect(await store.executions.ofConversation(stranger, first.id, 200)).toEqual([]);
    expect(await store.conversations.find(stranger, first.id)).toBeNull();
    expect(await store.conversations.remove(stranger, first.id)).toBe(false);
    expect(await store.conversations.remove(owner, first.id)).toBe(true);
  });

  test('keeps one example for each execution, and the stamp of the catalogue tells every change', async () => {
    const stamps: string[] = [];
    const stamp = async () => stamps.push(await store.catalogueStamp(owner.id));
    await stamp();
    const toolId = await addTool();
    await stamp();
    const one = execution({ toolId });
    await store.executions.add(owner, one);
    const example = { toolId, question: 'q', liked: true, model: 'm', vector: Float32Array.of(0.5, -2) };
    await store.toolExamples.save(owner, one.id, example);
    await stamp();
    expect(await store.toolExamples.list(owner)).toEqual([example]);
    await store.toolExamples.save(owner, one.id, { ...example, liked: false });
    expect(await store.toolExamples.list(owner)).toEqual([{ ...example, liked: false }]);
    expect(await store.toolExamples.list(stranger)).toEqual([]);
    await store.toolExamples.forget(stranger, one.id);
    expect(await store.toolExamples.list(owner)).toHaveLength(1);
    await store.toolExamples.forget(owner, one.id);
    await stamp();
    await store.toolExamples.save(owner, one.id, example);
    await store.tools.remove(owner.id, toolId);
    await stamp();
    expect(await store.toolExamples.list(owner)).toEqual([]);
    expect(stamps.filter((text, place) => text === stamps[place - 1])).toEqual([]);
    expect(await store.catalogueStamp(owner.id)).toBe(stamps.at(-1));
  });

  test('removes what is older than it is to be kept, with the conversations that are empty then', async () => {
    const talk = (title: string) => store.conversations.add(owner, { title, connectionId });
    const [old, kept] = [await talk('Old'), await talk('Kept')];
    const day = (number: number) => `2020-01-0${number}T00:00:00.000Z`;
    const before = execution({ executedAt: day(1), conversationId: old.id });
    const among = execution({ executedAt: day(1), conversationId: kept.id });
    const after = execution({ executedAt: day(3), conversationId: kept.id });
    await store.executions.addAll(
      [before, among, after].map((one) => executionRecord({ owner, execution: one })),
    );
    const db = store.engine.db;
    await db
      .updateTable('parley_conversations')
      .set({ updated_at: day(1) })
      .where('profile_id', '=', owner.id)
      .execute();
    await store.executions.sweep(Date.parse(day(2)));
    const left = await Promise.all([before, among, after].map(({ id }) => store.executions.find(owner, id)));
    expect(left.map((one) => one?.id)).toEqual([undefined, undefined, after.id]);
    expect((await store.conversations.list(owner)).map(({ id }) => id)).toEqual([kept.id]);
  });
});
