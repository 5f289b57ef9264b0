import type { Dialect } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { makeSchema, type TableSketch } from '../../../../testing/make-schema.ts';
import { shopSketch } from '../../../../testing/shop-schema-sketch.ts';
import type { ColumnProfile } from '../../port.ts';
import { buildSchemaModel } from './build-schema-model.ts';

function modelOf(
  sketches: Record<string, TableSketch>,
  { profiles = [], dialect = 'postgres' }: { profiles?: ColumnProfile[]; dialect?: Dialect } = {},
) {
  const { tables, relationships } = makeSchema(sketches);
  const model = buildSchemaModel({ dialect, today: '2026-11-15', tables, relationships, profiles });
  return new Map(model.tables.map((table) => [table.table.name, table]));
}

function profile(table: string, column: string, told: Partial<ColumnProfile>): ColumnProfile {
  return { schema: '', table, column, values: null, min: null, max: null, ...told };
}

test('tells what the tables of a shop are for', () => {
  const roles = [...modelOf(shopSketch).values()].map(({ table, role }) => [table.name, role]);
  expect(Object.fromEntries(roles)).toEqual({
    categories: 'lookup',
    products: 'entity',
    customers: 'entity',
    orders: 'event',
    order_items: 'line',
    tags: 'lookup',
    product_tags: 'join',
    reviews: 'event',
    employees: 'entity',
    schema_migrations: 'technical',
    user_sessions: 'technical',
  });
});

test('tells what columns hold by their names and types', () => {
  const table = modelOf({
    things: {
      columns: {
        id: 'integer',
        title: 'text',
        state: 'text',
        owner_email: 'text',
        homePhone: 'text',
        total_amount: 'number',
        list_price: 'number',
        qty: 'integer',
        units_in_stock: 'integer',
        star_rating: 'integer',
        discount_pct: 'number',
        is_live: 'boolean',
        shippingCountry: 'text',
        website: 'text',
        payload: 'json',
        picture: 'binary',
        apiKey: 'text',
        passwd: 'text',
        sku: 'text',
        latitude: 'number',
        dueDate: 'date',
        closed_on: 'date',
        updated_at: 'timestamp',
        birthday: 'date',
      },
      key: ['id'],
    },
  }).get('things');
  const roles = table?.columns.map(({ name, role, time }) => [name, time?.meaning ?? role]);
  expect(Object.fromEntries(roles ?? [])).toEqual({
    id: 'key',
    title: 'name',
    state: 'place',
    owner_email: 'email',
    homePhone: 'phone',
    total_amount: 'amount',
    list_price: 'price',
    qty: 'quantity',
    units_in_stock: 'stock',
    star_rating: 'rating',
    discount_pct: 'percent',
    is_live: 'flag',
    shippingCountry: 'place',
    website: 'url',
    payload: 'bulky',
    picture: 'bulky',
    apiKey: 'secret',
    passwd: 'secret',
    sku: 'code',
    latitude: 'geo',
    dueDate: 'due',
    closed_on: 'done',
    updated_at: 'updated',
    birthday: 'birth',
  });
});

test('values tell what a name does not', () => {
  const table = modelOf(
    {
      visits: {
        columns: { id: 'integer', mood: 'text', seen: 'integer', quantity: 'integer' },
        key: ['id'],
        rows: 100,
      },
    },
    {
      profiles: [
        profile('visits', 'mood', { values: ['good', 'bad'] }),
        profile('visits', 'seen', { values: ['0', '1'] }),
        profile('visits', 'quantity', { values: ['1'] }),
      ],
    },
  ).get('visits');
  expect(table?.columns.map(({ role }) => role)).toEqual(['key', 'category', 'flag', 'quantity']);
});

test('when a row happened is what each row has, not what hardly any does', () => {
  const models = modelOf({
    payments: {
      columns: { id: 'integer', paid_at: 'timestamp', 'refunded_at?': 'timestamp', amount: 'number' },
      key: ['id'],
    },
    tickets: {
      columns: { id: 'integer', 'closed_at?': 'timestamp', 'escalated_at?': 'timestamp' },
      key: ['id'],
    },
  });
  expect(models.get('payments')?.time?.name).toBe('paid_at');
  expect(models.get('tickets')?.time?.name).toBe('escalated_at');
});

test('a point in time may be a text, a number of seconds or a Julian day', () => {
  const columns = {
    id: 'integer',
    a_date: 'text',
    b_at: 'integer',
    c_at: 'integer',
    d_at: 'number',
    e_at: 'integer',
  } as const;
  const table = modelOf(
    { logs: { columns, key: ['id'] } },
    {
      dialect: 'sqlite',
      profiles: [
        profile('logs', 'a_date', { min: '2026-01-01', max: '2026-02-01' }),
        profile('logs', 'b_at', { min: '1700000000', max: '1760000000' }),
        profile('logs', 'c_at', { min: '1700000000000', max: '1760000000000' }),
        profile('logs', 'd_at', { min: '2460000.5', max: '2460900.5' }),
        profile('logs', 'e_at', { min: '3', max: '40' }),
      ],
    },
  ).get('logs');
  expect(table?.columns.map(({ time }) => time?.storage ?? null)).toEqual([
    null,
    'native',
    'seconds',
    'milliseconds',
    'julian',
    null,
  ]);
});

test('finds references where the database declares none, in any spelling', () => {
  const models = modelOf({
    tblCustomer: { columns: { CustomerID: 'integer', FullName: 'text' } },
    tblOrder: {
      columns: { OrderID: 'integer', CustomerID: 'integer', fk_shipper: 'integer', PlacedOn: 'date' },
    },
    shippers: { columns: { id: 'integer', name: 'text' } },
  });
  expect(models.get('tblOrder')?.up.map(({ label, to }) => [label, to.table.name])).toEqual([
    ['customer', 'tblCustomer'],
    ['shipper', 'shippers'],
  ]);
});

test('two references to one table are told apart', () => {
  const models = modelOf({
    languages: { columns: { id: 'integer', name: 'text' }, key: ['id'] },
    films: {
      columns: { id: 'integer', title: 'text', language_id: 'integer', original_language_id: 'integer' },
      key: ['id'],
      references: { language_id: 'languages.id', original_language_id: 'languages.id' },
    },
  });
  expect(models.get('films')?.up.map(({ label }) => label)).toEqual(['language', 'original language']);
});

test('a row is called by what people call it by', () => {
  const models = modelOf({
    people: { columns: { id: 'integer', last_name: 'text', first_name: 'text', title: 'text' }, key: ['id'] },
    country: { columns: { country_id: 'integer', country: 'text' }, key: ['country_id'] },
    accounts: { columns: { id: 'integer', username: 'text' }, key: ['id'], uniques: [['username']] },
    orders: {
      columns: { id: 'integer', person_id: 'integer', ship_name: 'text', order_date: 'date' },
      key: ['id'],
      references: { person_id: 'people.id' },
    },
  });
  const labels = [...models.values()].map(({ table, label }) => [table.name, label.map(({ name }) => name)]);
  expect(Object.fromEntries(labels)).toEqual({
    people: ['first_name', 'last_name'],
    country: ['country'],
    accounts: ['username'],
    orders: [],
  });
});
