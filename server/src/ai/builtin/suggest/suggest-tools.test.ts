import type { DatabaseSchema } from '@parley/contract/database-schema';
import { parameterSchema } from '@parley/contract/parameters';
import { toolLimits } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { makeSchema, type TableSketch } from '../../../../testing/make-schema.ts';
import { measureEventLoopHold } from '../../../../testing/measure-event-loop-hold.ts';
import { shopSketchSchema } from '../../../../testing/shop-schema-sketch.ts';
import type { SuggestTask, ToolDraft } from '../../port.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-tool-sql.ts';

function suggest(schema: DatabaseSchema, more: Partial<SuggestTask> = {}): Promise<ToolDraft[]> {
  return suggestTools({
    dialect: 'postgres',
    schema,
    profiles: [],
    exclude: [],
    systemDescription: '',
    today: '2026-11-15',
    ...more,
  });
}

async function everything(schema: DatabaseSchema): Promise<ToolDraft[]> {
  const found: ToolDraft[] = [];
  for (;;) {
    const more = await suggest(schema, { exclude: found.map(({ name }) => name) });
    if (more.length === 0) return found;
    found.push(...more);
  }
}

function written(schema: DatabaseSchema, draft: ToolDraft) {
  const tables = schema.tables.filter(({ name }) => draft.tables.includes(name));
  const { relationships } = schema;
  return writeSql({
    dialect: 'postgres',
    tables,
    relationships,
    profiles: [],
    draft,
    failed: null,
    today: '2026-11-15',
  });
}

test('[L04] proposes what somebody who runs a shop would ask, with no key and no network', async () => {
  const names = (await suggest(shopSketchSchema)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'Top customers by revenue',
      'Top products by revenue',
      'Revenue per month',
      'Latest orders',
      'Orders by status',
      'Overdue orders',
      'Customers without orders',
      'Products by average rating',
      'Find customers by name or email',
    ]),
  );
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(names.length).toBeLessThanOrEqual(20);
});

test('says in plain words what comes back and what can be set', async () => {
  const drafts = new Map((await suggest(shopSketchSchema)).map((draft) => [draft.name, draft]));
  expect(drafts.get('Top customers by revenue')).toMatchObject({
    description:
      'Customers ranked by revenue (quantity × unit price of order items), with the number of orders. Can be narrowed by status, country and dates.',
    tables: ['order_items', 'orders', 'customers'],
    type: 'query',
  });
  expect(drafts.get('Find customers by name or email')?.description).toContain('Customers (people who buy)');
});

test('the same schema gives the same proposals', async () => {
  expect(await suggest(shopSketchSchema)).toEqual(await suggest(structuredClone(shopSketchSchema)));
});

test('what was shown before is not shown again', async () => {
  const first = (await suggest(shopSketchSchema)).map(({ name }) => name);
  const second = await suggest(shopSketchSchema, { exclude: first.map((name) => name.toUpperCase()) });
  expect(second.length).toBeGreaterThanOrEqual(8);
  expect(second.filter(({ name }) => first.includes(name))).toEqual([]);
});

test('no name is given twice, however long one asks', async () => {
  const names = (await everything(shopSketchSchema)).map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});

test('proposes many shapes and looks at many tables', async () => {
  const drafts = await suggest(shopSketchSchema);
  const firstWords = drafts.map(({ name }) => name.split(' ')[0]);
  const mostAlike = Math.max(
    ...[...Map.groupBy(firstWords, (word) => word).values()].map((same) => same.length),
  );
  expect(mostAlike).toBeLessThanOrEqual(4);
  expect(new Set(drafts.flatMap(({ tables }) => tables)).size).toBeGreaterThanOrEqual(6);
});

test('passwords and tokens are never read, and machinery is not proposed first', async () => {
  const all = await everything(shopSketchSchema);
  const statements = (
    await Promise.all(all.map(async (draft) => (await written(shopSketchSchema, draft)).sql))
  ).join('\n');
  expect(statements).not.toMatch(/password_hash|access_token/);
  expect((await suggest(shopSketchSchema)).flatMap(({ tables }) => tables)).not.toContain(
    'schema_migrations',
  );
});

test('no statement reads all columns, and every one has an order', async () => {
  for (const draft of await everything(shopSketchSchema)) {
    const { sql, parameters } = await written(shopSketchSchema, draft);
    expect(sql).not.toMatch(/SELECT \*|\.\*/);
    expect(sql).toMatch(/\nORDER BY /);
    expect(parameters.map((parameter) => parameterSchema.parse(parameter).name)).toEqual(
      [...new Set([...sql.matchAll(/:(\w+)/g)].map(([, name]) => name))].toSorted(byFirstUse(parameters)),
    );
  }
});

test('what the owner says of the system comes first', async () => {
  const quiet = (await suggest(shopSketchSchema)).findIndex(({ tables }) => tables.includes('employees'));
  const spoken = (
    await suggest(shopSketchSchema, {
      systemDescription: 'We plan the work of our employees.',
    })
  ).findIndex(({ tables }) => tables.includes('employees'));
  expect(spoken).toBeGreaterThanOrEqual(0);
  expect(quiet === -1 || spoken < quiet).toBe(true);
});

test('money that is kept in cents is told in whole units', async () => {
  const invoices: TableSketch = {
    columns: { id: 'integer', amount_cents: 'integer', issued_on: 'date' },
    key: ['id'],
    rows: 100,
  };
  const schema = makeSchema({ invoices });
  const draft = (await everything(schema)).find(({ name }) => name === 'Revenue per month');
  expect(draft?.description).toContain('amount cents of invoices divided by 100');
  expect(draft && (await written(schema, draft)).sql).toContain(
    'ROUND(SUM(amount_cents / 100.0), 2) AS revenue',
  );
});

test('equal tables in two schemas are told apart', async () => {
  const columns = { id: 'integer', name: 'text', email: 'text' } as const;
  const [left, right] = ['sales', 'support'].map((schema) =>
    makeSchema({ accounts: { schema, columns, key: ['id'], rows: 100 } }),
  );
  const schema = {
    ...shopSketchSchema,
    tables: [...(left?.tables ?? []), ...(right?.tables ?? [])],
    relationships: [],
  };
  const found = (await everything(schema)).filter(({ name }) => name.startsWith('Find accounts'));
  expect(found.map(({ name, tables }) => [name, tables])).toEqual([
    ['Find accounts by name or email', ['sales.accounts']],
    ['Find accounts by name or email (support)', ['support.accounts']],
  ]);
});

test('names and descriptions fit whatever the tables are called', async () => {
  const long = 'a_table_with_a_name_that_goes_on_and_on_until_nobody_wants_to_read_it';
  const sketch: Record<string, TableSketch> = {
    [long]: {
      columns: { id: 'integer', [`${long}_name`]: 'text', [`${long}_type`]: 'text', created_at: 'timestamp' },
      key: ['id'],
    },
  };
  for (const { name, description } of await everything(makeSchema(sketch))) {
    expect(name.length).toBeLessThanOrEqual(toolLimits.name);
    expect(description.length).toBeLessThanOrEqual(toolLimits.description);
  }
});

test('a schema without anything to ask about gives nothing', async () => {
  expect(await suggest(makeSchema({}))).toEqual([]);
  expect(await suggest(makeSchema({ empty: { columns: {} } }))).toEqual([]);
});

function byFirstUse(parameters: readonly { name: string }[]) {
  const place = (name: string | undefined) => parameters.findIndex((parameter) => parameter.name === name);
  return (left: string | undefined, right: string | undefined) => place(left) - place(right);
}

test('a thousand tables do not hold the event loop', async () => {
  const columnsOf = (table: number) => {
    const others = Array.from({ length: 8 }, (_, place) => [`part_${place}_of_${table}_id`, 'integer']);
    return { id: 'integer', name: 'text', created_at: 'timestamp', ...Object.fromEntries(others) };
  };
  const tables = Array.from({ length: 1_000 }, (_, at) => [
    `orders_${at}`,
    { columns: columnsOf(at), rows: 10 },
  ]);
  const schema = makeSchema(Object.fromEntries(tables));
  // The first time also compiles what it runs.
  await suggest(schema);
  const { longest, most } = await measureEventLoopHold(() => suggest(schema), 25);
  expect(longest).toBeLessThan(most);
});

test('ten thousand tables of one kind hold nobody up: the fullest are read, and they bear their own names', async () => {
  const sketch: TableSketch = { columns: { id: 'integer', status: 'text', amount: 'number' }, rows: 10 };
  const names = Array.from({ length: 10_000 }, (_, place) => `orders_${place}`);
  const schema = makeSchema(Object.fromEntries(names.map((name) => [name, sketch])));
  const found = await suggest(schema);
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
});
