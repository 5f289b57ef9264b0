import { randomUUID } from 'node:crypto';
import { scanOutput, schemaOutput, tableDataOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const files = sqliteShop();
const engines: Record<string, () => Promise<ConnectedShop>> = {
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
  MariaDB: mariadbShop,
  SQLite: async () => files,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root });
});
afterAll(() => server.close());

describe.each(Object.entries(engines))('the schema of %s', (name, start) => {
  let shop: ConnectedShop;
  let browser: TestBrowser;
  let id: string;
  const at = (path: string) => path.replace(':id', id);
  const scan = async () => scanOutput.parse((await browser.send('POST', at(api.scan))).json());
  const show = async () => schemaOutput.parse((await browser.get(at(api.schema))).json());
  const rows = (table: string, more: object = {}) =>
    browser.send('POST', api.tableData, {
      connection_id: id,
      table_schema: shop.schema,
      table_name: table,
      ...more,
    });
  const named = (path: string) => (shop.schema === '' ? path : `${shop.schema}.${path}`);

  beforeAll(async () => {
    shop = await start();
    await fillShop(shop);
    browser = await signedIn(server, `${name.toLowerCase()}@example.com`);
    id = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
  });
  afterAll(() => shop.stop());

  test('is none before the first scan, then kept, and a rescan says what changed', async () => {
    expect(await show()).toEqual({ schema: null, custom: null });
    const first = await scan();
    expect(first.changes).toBeNull();
    expect(first.schema.tables.map((table) => table.name)).toEqual(['Odd Näme; --', 'customers', 'orders']);
    expect(first.schema.relationships).toMatchObject([{ source_table: 'orders', target_table: 'customers' }]);
    expect((await show()).schema).toEqual(first.schema);
    expect((await scan()).changes).toEqual({ added: [], removed: [], changed: [] });

    await shop.execute('ALTER TABLE customers ADD COLUMN phone VARCHAR(20)');
    await shop.execute('ALTER TABLE customers DROP COLUMN city');
    await shop.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
    const { changes, schema } = await scan();
    expect(changes).toEqual({
      added: [named('customers.phone'), named('notes')],
      removed: [named('customers.city')],
      changed: [],
    });
    expect(schema.fingerprint).not.toBe(first.schema.fingerprint);
    const [connection] = (await browser.get(api.connections)).json().connections;
    expect(connection).toMatchObject({ status: 'active', tablesCount: 4 });
  });

  test('[F08] shows rows of a table, five a page, in the order of its key', async () => {
    const first = tableDataOutput.parse((await rows('customers')).json());
    expect(first).toMatchObject({ page: 1, page_size: 5, has_more: true });
    expect(first.result.rows.map(([key]) => key)).toEqual(['1', '2', '3', '4', '5']);
    const last = tableDataOutput.parse((await rows('customers', { page: 3 })).json());
    expect(last.result.rows.map(([key]) => key)).toEqual(['11', '12']);
    expect(last.has_more).toBe(false);
    const whole = tableDataOutput.parse((await rows('customers', { page_size: 12 })).json());
    expect([whole.result.rows.length, whole.has_more]).toEqual([12, false]);
    const odd = tableDataOutput.parse((await rows('Odd Näme; --')).json());
    expect(odd.result.rows).toEqual([
      ['1', 'small'],
      ['2', null],
    ]);
    expect(odd.result.columns.map((column) => column.name)).toEqual(['select', 'Größe in cm']);
  });

  test.each([
    'customers; DROP TABLE customers',
    'no_such_table',
    'CUSTOMERS" --',
    'pg_authid',
    'sqlite_master',
  ])('shows no rows of %s, which is no table of it', async (table) => {
    expect((await rows(table)).statusCode).toBe(404);
  });

  test('[F05] can be written by hand, and stays through a rescan', async () => {
    const custom = {
      tables: [
        {
          name: 'plan_prices',
          columns: [
            { name: 'plan', type: 'integer', nullable: false },
            { name: 'country', type: 'varchar', nullable: false },
          ],
          primaryKey: ['country', 'plan'],
        },
      ],
    };
    const saved = await browser.send('PUT', at(api.customSchema), custom);
    expect([saved.statusCode, saved.json().custom]).toEqual([200, custom]);
    await scan();
    expect((await show()).custom).toEqual(custom);
  });

  test('goes with its connection', async () => {
    const other = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', other));
    await browser.send('DELETE', api.connection.replace(':id', other));
    const left = await server.services.store.engine.db
      .selectFrom('parley_schemas')
      .select('connection_id')
      .where('connection_id', '=', other)
      .execute();
    expect(left).toEqual([]);
  });

  test('cannot be read while the database is away, and the connection says so', async () => {
    const away =
      shop.form.type === 'sqlite' ? { file: { path: 'gone.db' } } : { port: 1, password: 'not asked for' };
    const lost = (await browser.send('POST', api.connections, { ...shop.form, ...away })).json().connection;
    const answer = await browser.send('POST', api.scan.replace(':id', lost.id));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'connection_failed']);
    const shown = (await browser.get(api.connection.replace(':id', lost.id))).json().connection;
    expect(shown).toMatchObject({ status: 'failed', lastConnected: null });
  });

  test('comes with what the role behind it may do', async () => {
    expect((await browser.get(at(api.privileges))).json()).toMatchObject({
      role: expect.any(String),
      canWrite: true,
    });
  });
});

describe('a schema written by hand', () => {
  const column = (name: string) => ({ name, type: 'text' });
  test.each([
    ['a table without a name', [{ name: ' ', columns: [] }], 'Table name is required'],
    [
      'two tables of one name',
      [
        { name: 'a', columns: [] },
        { name: 'A', columns: [] },
      ],
      'Table with this name already exists',
    ],
    ['a column without a name', [{ name: 'a', columns: [column('')] }], 'Column name is required'],
    [
      'two columns of one name',
      [{ name: 'a', columns: [column('x'), column('X')] }],
      'Column with this name already exists',
    ],
    [
      'a key of no column',
      [{ name: 'a', columns: [column('x')], primaryKey: ['x', 'y'] }],
      'The primary key names a column that the table does not have',
    ],
  ])('[F05] with %s is refused', async (what, tables, message) => {
    const browser = await signedIn(server, `f05-${what.length}@example.com`);
    const { id } = (await browser.send('POST', api.sampleConnection)).json().connection;
    const answer = await browser.send('PUT', api.customSchema.replace(':id', id), { tables });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('belongs to a connection that is there', async () => {
    const browser = await signedIn(server, 'nowhere@example.com');
    const answer = await browser.send('PUT', api.customSchema.replace(':id', randomUUID()), { tables: [] });
    expect(answer.statusCode).toBe(404);
  });
});
