import { parameterSchema } from '@parley/contract/parameters';
import type { DatabaseSchema } from '@parley/contract/schema';
import { toolLimits } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { makeSchema, type TableSketch } from '../../../../testing/make-schema.ts';
import { shopSketchSchema } from '../../../../testing/shop-sketch.ts';
import type { SuggestTask, ToolDraft } from '../../port.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-sql.ts';

function suggest(schema: DatabaseSchema, more: Partial<SuggestTask> = {}): ToolDraft[] {
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

function everything(schema: DatabaseSchema): ToolDraft[] {
  const found: ToolDraft[] = [];
  for (;;) {
    const more = suggest(schema, { exclude: found.map(({ name }) => name) });
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

test('[L04] proposes what somebody who runs a shop would ask, with no key and no network', () => {
  const names = suggest(shopSketchSchema).map(({ name }) => name);
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

test('says in plain words what comes back and what can be set', () => {
  const drafts = new Map(suggest(shopSketchSchema).map((draft) => [draft.name, draft]));
  expect(drafts.get('Top customers by revenue')).toMatchObject({
    description:
      'Customers ranked by revenue (quantity × unit price of order items), with the number of orders. Can be narrowed by status, country and dates.',
    tables: ['order_items', 'orders', 'customers'],
    type: 'query',
  });
  expect(drafts.get('Find customers by name or email')?.description).toContain('Customers (people who buy)');
});

test('the same schema gives the same proposals', () => {
  expect(suggest(shopSketchSchema)).toEqual(suggest(structuredClone(shopSketchSchema)));
});

test('what was shown before is not shown again', () => {
  const first = suggest(shopSketchSchema).map(({ name }) => name);
  const second = suggest(shopSketchSchema, { exclude: first.map((name) => name.toUpperCase()) });
  expect(second.length).toBeGreaterThanOrEqual(8);
  expect(second.filter(({ name }) => first.includes(name))).toEqual([]);
});

test('no name is given twice, however long one asks', () => {
  const names = everything(shopSketchSchema).map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});

test('proposes many shapes and looks at many tables', () => {
  const drafts = suggest(shopSketchSchema);
  const firstWords = drafts.map(({ name }) => name.split(' ')[0]);
  const mostAlike = Math.max(
    ...[...Map.groupBy(firstWords, (word) => word).values()].map((same) => same.length),
  );
  expect(mostAlike).toBeLessThanOrEqual(4);
  expect(new Set(drafts.flatMap(({ tables }) => tables)).size).toBeGreaterThanOrEqual(6);
});

test('passwords and tokens are never read, and machinery is not proposed first', () => {
  const all = everything(shopSketchSchema);
  const statements = all.map((draft) => written(shopSketchSchema, draft).sql).join('\n');
  expect(statements).not.toMatch(/password_hash|access_token/);
  expect(suggest(shopSketchSchema).flatMap(({ tables }) => tables)).not.toContain('schema_migrations');
});

test('no statement reads all columns, and every one has an order', () => {
  for (const draft of everything(shopSketchSchema)) {
    const { sql, parameters } = written(shopSketchSchema, draft);
    expect(sql).not.toMatch(/SELECT \*|\.\*/);
    expect(sql).toMatch(/\nORDER BY /);
    expect(parameters.map((parameter) => parameterSchema.parse(parameter).name)).toEqual(
      [...new Set([...sql.matchAll(/:(\w+)/g)].map(([, name]) => name))].toSorted(byFirstUse(parameters)),
    );
  }
});

test('what the owner says of the system comes first', () => {
  const quiet = suggest(shopSketchSchema).findIndex(({ tables }) => tables.includes('employees'));
  const spoken = suggest(shopSketchSchema, {
    systemDescription: 'We plan the work of our employees.',
  }).findIndex(({ tables }) => tables.includes('employees'));
  expect(spoken).toBeGreaterThanOrEqual(0);
  expect(quiet === -1 || spoken < quiet).toBe(true);
});

test('money that is kept in cents is told in whole units', () => {
  const invoices: TableSketch = {
    columns: { id: 'integer', amount_cents: 'integer', issued_on: 'date' },
    key: ['id'],
    rows: 100,
  };
  const schema = makeSchema({ invoices });
  const draft = everything(schema).find(({ name }) => name === 'Revenue per month');
  expect(draft?.description).toContain('amount cents of invoices divided by 100');
  expect(draft && written(schema, draft).sql).toContain('ROUND(SUM(amount_cents / 100.0), 2) AS revenue');
});

test('equal tables in two schemas are told apart', () => {
  const columns = { id: 'integer', name: 'text', email: 'text' } as const;
  const [left, right] = ['sales', 'support'].map((schema) =>
    makeSchema({ accounts: { schema, columns, key: ['id'], rows: 100 } }),
  );
  const schema = {
    ...shopSketchSchema,
    tables: [...(left?.tables ?? []), ...(right?.tables ?? [])],
    relationships: [],
  };
  const found = everything(schema).filter(({ name }) => name.startsWith('Find accounts'));
  expect(found.map(({ name, tables }) => [name, tables])).toEqual([
    ['Find accounts by name or email', ['sales.accounts']],
    ['Find accounts by name or email (support)', ['support.accounts']],
  ]);
});

test('names and descriptions fit whatever the tables are called', () => {
  const long = 'a_table_with_a_name_that_goes_on_and_on_until_nobody_wants_to_read_it';
  const sketch: Record<string, TableSketch> = {
    [long]: {
      columns: { id: 'integer', [`${long}_name`]: 'text', [`${long}_type`]: 'text', created_at: 'timestamp' },
      key: ['id'],
    },
  };
  for (const { name, description } of everything(makeSchema(sketch))) {
    expect(name.length).toBeLessThanOrEqual(toolLimits.name);
    expect(description.length).toBeLessThanOrEqual(toolLimits.description);
  }
});

test('a schema without anything to ask about gives nothing', () => {
  expect(suggest(makeSchema({}))).toEqual([]);
  expect(suggest(makeSchema({ empty: { columns: {} } }))).toEqual([]);
});

function byFirstUse(parameters: readonly { name: string }[]) {
  const place = (name: string | undefined) => parameters.findIndex((parameter) => parameter.name === name);
  return (left: string | undefined, right: string | undefined) => place(left) - place(right);
}

test('ten thousand tables of one kind hold nobody up: the fullest are read, and they bear their own names', () => {
  const sketch: TableSketch = { columns: { id: 'integer', status: 'text', amount: 'number' }, rows: 10 };
  const names = Array.from({ length: 10_000 }, (_, place) => `orders_${place}`);
  const schema = makeSchema(Object.fromEntries(names.map((name) => [name, sketch])));
  const found = suggest(schema);
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
});
