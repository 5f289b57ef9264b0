import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter } from '@parley/contract/parameters';
import type { SuggestEvent, Suggestion, ToolToSave } from '@parley/contract/tools';
import { suggestionSchema, toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ScriptedTool } from '../../../testing/scripted-provider.ts';
import { scriptedProvider } from '../../../testing/scripted-provider.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, postgresShop } from '../../../testing/shop-databases.ts';
import { kinds } from '../../databases/kinds-of-database.ts';
import type { Database } from '../../databases/port.ts';
import { writeSqliteFile } from '../../databases/write-sqlite-file.ts';
import { buildTool } from '../build-tool.ts';
import type { ToolBuildingContextWithSchema } from '../tool-building-context.ts';
import type { SuggestOptions } from './suggest-tools.ts';
import { suggestTools } from './suggest-tools.ts';

const parameter = (name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter => ({
  name,
  type,
  description: '',
  required: true,
  ...more,
});

const everything: SuggestOptions = { exclude: [], systemDescription: '' };
const inCity: ScriptedTool = {
  name: 'Customers in a city',
  tables: ['customers'],
  fields: ['customers.name', 'customers.city'],
  sql: 'SELECT name FROM customers WHERE city = :city ORDER BY id',
  parameters: [parameter('city', 'text')],
};

type Opened = { database: Database; close(): Promise<void> };

const engines: Record<string, () => Promise<Opened>> = {
  SQLite: openSqlite,
  PostgreSQL: openPostgres,
};

describe.each(Object.entries(engines))('suggestions on %s', (_engine, open) => {
  let opened: Opened;
  let database: Database;
  let context: (tools: readonly ScriptedTool[]) => ToolBuildingContextWithSchema;

  beforeAll(async () => {
    opened = await open();
    database = opened.database;
    const schema = await database.introspect();
    const place = schema.tables.find(({ name }) => name === 'customers')?.schema ?? '';
    const profiles = [
      { schema: place, table: 'customers', column: 'city', values: ['Bern'], min: null, max: null },
    ];
    context = (tools) => ({
      source: {
        connection: { id: 'c', name: 'Shop', projectRef: null },
        savedToolsOnly: false,
        dialect: database.dialect,
        use: (work) => work(database, new AbortController().signal),
        schema: async () => schema,
        profiles: async () => profiles,
        valuesOf: async () => [],
        holds: async () => null,
      },
      provider: scriptedProvider(tools),
      exchanges: [],
      fallbackProvider: async () =>
        scriptedProvider([], { name: 'builtin', embeddingModel: 'fallbackProvider' }),
      schema,
      profiles,
      today: '2026-11-15',
      signal: new AbortController().signal,
    });
  });
  afterAll(() => opened.close());

  const all = async (tools: readonly ScriptedTool[], options = everything) =>
    collect(suggestTools(context(tools), options));
  const shownIn = (events: SuggestEvent[]): Suggestion[] =>
    events.flatMap((event) => (event.event === 'suggestion' ? [event.data] : []));
  const droppedIn = (events: SuggestEvent[]) =>
    events.flatMap((event) => (event.event === 'dropped' ? [event.data] : []));

  test('are run with real values before anybody sees them', async () => {
    const [suggestion] = shownIn(await all([inCity]));
    expect(suggestionSchema.parse(suggestion)).toEqual(suggestion);
    expect(suggestion).toMatchObject({
      name: 'Customers in a city',
      provider: 'openai',
      proof: { rowCount: 6, moreRows: false, values: { city: 'Bern' }, mended: false },
    });
    expect(suggestion?.proof?.sample.rows).toHaveLength(5);
    expect(suggestion?.proof?.sample.rows[0]).toEqual(['Customer 2']);
    expect(suggestion?.proof?.columns.map(({ name }) => name)).toEqual(['name']);
  });

  test('[H01] that name what does not exist are mended or dropped, never shown as they are', async () => {
    const events = await all([
      { ...inCity, name: 'Mended', tables: ['Customer'], fields: ['CUSTOMERS.City', 'customers.shoe_size'] },
      { ...inCity, name: 'No such table', tables: ['invoices'] },
      { ...inCity, name: 'No such field', tables: ['customers'], fields: ['customers.shoe_size'] },
      { ...inCity, name: 'Nothing', tables: [], fields: [] },
    ]);
    expect(shownIn(events).map(({ name, tables, fields }) => ({ name, tables, fields }))).toEqual([
      { name: 'Mended', tables: ['customers'], fields: ['customers.city'] },
    ]);
    expect(droppedIn(events).map(({ name }) => name)).toEqual(['No such table', 'No such field', 'Nothing']);
    expect(droppedIn(events)[0]?.reason).toContain('invoices');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { shown: 1, dropped: 3 } });
  });

  test('[H04] that do not run are mended once, told what was wrong', async () => {
    const [suggestion] = shownIn(
      await all([
        {
          ...inCity,
          sql: ({ failed }) =>
            failed?.reason.includes('nmae') ? 'SELECT name FROM customers' : 'SELECT nmae FROM customers',
          parameters: [],
        },
      ]),
    );
    expect(suggestion).toMatchObject({ sql: 'SELECT name FROM customers', proof: { mended: true } });
  });

  test('[H04] that never run are dropped with the reason, and the rest go on', async () => {
    const events = await all([
      { ...inCity, name: 'Broken', sql: 'SELECT nothing FROM customers', parameters: [] },
      { ...inCity, name: 'Two at once', sql: 'SELECT 1; DELETE FROM customers', parameters: [] },
      { ...inCity, name: 'A write', sql: 'DELETE FROM customers', parameters: [] },
      { ...inCity, name: 'Undeclared', parameters: [] },
      inCity,
    ]);
    expect(shownIn(events).map(({ name }) => name)).toEqual([inCity.name]);
    expect(droppedIn(events).map(({ name }) => name)).toEqual([
      'Broken',
      'Two at once',
      'A write',
      'Undeclared',
    ]);
    expect(droppedIn(events)[0]?.reason).toContain('nothing');
  });

  test('[H04] of writes are prepared and never run', async () => {
    const [suggestion] = shownIn(
      await all([
        {
          ...inCity,
          name: 'Forget everybody',
          type: 'mutation',
          sql: 'DELETE FROM customers WHERE city = :city',
        },
      ]),
    );
    expect(suggestion).toMatchObject({ type: 'mutation', proof: null });
    const count = await database.approveRead({
      sql: 'SELECT count(*) FROM customers',
      parameters: [],
      values: {},
    });
    expect((await database.query(count)).rows).toEqual([['12']]);
  });

  test('come in the order proposed, without those on screen, with what they cost', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'two'];
    const events = await all(
      names.map((name) => ({ ...inCity, name })),
      { ...everything, exclude: ['Three'] },
    );
    expect(shownIn(events).map(({ name }) => name)).toEqual(['One', 'Two', 'Four']);
    expect(events.at(-1)).toEqual({
      event: 'done',
      data: {
        provider: 'openai',
        shown: 3,
        dropped: 0,
        usage: { model: 'scripted', inputTokens: 40, outputTokens: 20, cost: 1 },
      },
    });
  });

  test('[H02] need a table', async () => {
    await expect(all([inCity], { ...everything, tables: ['nowhere'] })).rejects.toThrow(
      toolMessages.noTables,
    );
    const made = context([inCity]);
    await collect(suggestTools(made, { ...everything, tables: ['customers'] }));
    const [task] = scriptOf(made).suggested;
    expect(task?.schema.tables.map(({ name }) => name)).toEqual(['customers']);
  });

  test('end with the provider’s own failure', async () => {
    const provider = scriptedProvider([inCity], {
      writeSql: async () => {
        throw new ParleyError('ai_rate_limited');
      },
    });
    const events = suggestTools({ ...context([]), provider }, everything);
    await expect(collect(events)).rejects.toThrow('OpenAI rate limit exceeded');
  });

  describe('a tool to be saved', () => {
    const build = (
      tool: Partial<ToolToSave>,
      tools: ScriptedTool[] = [inCity],
      change: Partial<ToolBuildingContextWithSchema> = {},
    ) =>
      buildTool(
        { ...context(tools), ...change },
        {
          name: inCity.name,
          description: '',
          tables: ['customers'],
          fields: [],
          type: 'query',
          parameters: [],
          ...tool,
        },
        async () => undefined,
      );

    test('[H04] is written where it has no SQL, with its parameters', async () => {
      expect(await build({})).toMatchObject({
        sql: inCity.sql,
        parameters: [{ name: 'city', type: 'text', required: true }],
        embedding: { model: 'scripted-embedding' },
      });
    });

    test('[H04] with SQL that does not prepare is mended', async () => {
      const mended = await build({ sql: 'SELECT nmae FROM customers' });
      expect(mended.sql).toBe(inCity.sql);
    });

    test('[H04] is refused when it cannot be mended', async () => {
      const broken = { ...inCity, sql: 'SELECT nothing FROM customers', parameters: [] };
      await expect(build({ sql: 'SELECT nmae FROM customers' }, [broken])).rejects.toThrow('nmae');
    });

    test('[H03] is embedded by the built-in engine where the provider is down', async () => {
      const provider = scriptedProvider([inCity], {
        embed: async () => {
          throw new ParleyError('ai_failed');
        },
      });
      expect((await build({}, [], { provider })).embedding.model).toBe('fallbackProvider');
      const leaving = AbortSignal.abort();
      await expect(build({}, [], { provider, signal: leaving })).rejects.toThrow();
    });

    test('[H03] without SQL and without tables is missing its SQL', async () => {
      await expect(build({ tables: [] })).rejects.toThrow(toolMessages.sqlMissing);
    });

    test('whose tables are not named has them read from its SQL', async () => {
      const tool = await build({
        tables: ['nowhere'],
        sql: "SELECT name FROM customers WHERE city = 'orders'",
      });
      expect(tool).toMatchObject({ tables: ['customers'], fields: ['customers.name', 'customers.city'] });
    });
  });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function scriptOf({ provider }: ToolBuildingContextWithSchema) {
  return provider as ReturnType<typeof scriptedProvider>;
}

async function openSqlite(): Promise<Opened> {
  const root = mkdtempSync(join(tmpdir(), 'parley-suggest-'));
  const file = join(root, 'shop.db');
  const rows = Array.from({ length: 12 }, (_, index) => [
    index + 1,
    `Customer ${index + 1}`,
    index % 2 ? 'Bern' : null,
  ]);
  writeSqliteFile(file, {
    schema: ['CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT)'],
    tables: [{ name: 'customers', columns: ['id', 'name', 'city'], rows }],
  });
  const database = await kinds.sqlite.open({ file, root });
  return {
    database,
    close: async () => {
      await database.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function openPostgres(): Promise<Opened> {
  const shop: ConnectedShop = await postgresShop(inject('postgresUrl'));
  await fillShop(shop);
  const { host, port, database: name, username: user } = shop.form;
  const database = await kinds.postgres.open({
    host: String(host),
    address: String(host),
    port: Number(port),
    database: String(name),
    user: String(user),
    password: '',
    ssl: 'disable',
  });
  return {
    database,
    close: async () => {
      await database.close();
      await shop.stop();
    },
  };
}
