import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { databaseSchema } from '@parley/contract/database-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from './database-under-test.ts';
import { rowsOf, shopTables } from './database-under-test.ts';

export function checkSchema(bench: TestDatabase): void {
  describe('the schema', () => {
    let schema: DatabaseSchema;

    beforeAll(async () => {
      schema = await bench.database.introspect();
    });

    const table = (name: string) => schema.tables.find((entry) => entry.name === name) as Table;
    const column = (of: string, name: string) => table(of).columns.find((entry) => entry.name === name);
    const kinds = (of: string) => Object.fromEntries(table(of).columns.map(({ name, kind }) => [name, kind]));

    test('greets with a version and a latency', async () => {
      const greeting = await bench.database.greet();
      expect(greeting.version).toMatch(/\d+\.\d+/);
      expect(greeting.latencyMs).toBeGreaterThanOrEqual(0);
    });

    test('says what its role may do', async () => {
      const privileges = await bench.database.privileges();
      expect(privileges.canWrite).toBe(true);
    });

    test('[F01] is valid, and has every table and view', () => {
      expect(databaseSchema.parse(schema)).toEqual(schema);
      expect(schema.tables.map(({ name }) => name)).toEqual(shopTables);
      expect(table('live_products').kind).toBe('view');
      expect(table('orders').kind).toBe('table');
    });

    test('[F01] knows the kinds of columns, in their order', () => {
      expect(kinds('customers')).toMatchObject({
        id: 'integer',
        name: 'text',
        email: 'text',
        balance: 'number',
        is_active: 'boolean',
        born: 'date',
        created_at: 'timestamp',
        external_id: expect.stringMatching(/^(uuid|text)$/),
      });
      expect(table('customers').columns.map(({ name }) => name)).toEqual([
        'id',
        'name',
        'email',
        'balance',
        'is_active',
        'born',
        'created_at',
        'external_id',
      ]);
      expect(kinds('live_products')).toEqual({ id: 'integer', name: 'text' });
    });

    test('[F01] knows what is required, filled in, counted up and computed', () => {
      expect(column('customers', 'id')).toMatchObject({ generated: 'identity', nullable: false });
      expect(column('customers', 'name')).toMatchObject({ generated: null, nullable: false, default: null });
      expect(column('customers', 'email')?.nullable).toBe(true);
      expect(column('order_items', 'quantity')?.default).toMatch(/^'?1'?$/);
      expect(column('order_items', 'doubled')?.generated).toBe('computed');
    });

    test('[F01] knows the values of an enumeration', () => {
      expect(column('products', 'status')).toMatchObject({
        kind: 'enum',
        enumValues: ['draft', 'live', 'gone'],
      });
      expect(column('products', 'name')?.enumValues).toBeNull();
    });

    test('[F01] knows keys and uniques, also of several columns', () => {
      expect(table('customers').primaryKey).toEqual(['id']);
      expect(table('order_items').primaryKey).toEqual(['region', 'number', 'line']);
      expect(table('customers').uniques).toEqual([['email']]);
      expect(table('orders').uniques).toEqual([]);
    });

    test('[F01] knows foreign keys, also of several columns', () => {
      const keys = (of: string) =>
        table(of)
          .foreignKeys.map((key) => [key.columns, key.referencedTable, key.referencedColumns])
          .toSorted();
      expect(keys('orders')).toEqual([[['customer_id'], 'customers', ['id']]]);
      expect(keys('order_items')).toEqual([
        [['product_id'], 'products', ['id']],
        [['region', 'number'], 'orders', ['region', 'number']],
      ]);
      expect(schema.relationships).toContainEqual(
        expect.objectContaining({
          source_table: 'orders',
          source_column: 'customer_id',
          target_table: 'customers',
          target_column: 'id',
          origin: 'declared',
        }),
      );
    });

    test('[F01] has the comments that people wrote', () => {
      const written = [table('customers').comment, column('customers', 'email')?.comment];
      expect(written).toEqual(
        bench.subject.comments ? ['People who buy', 'Where invoices go'] : [null, null],
      );
      expect(table('orders').comment).toBeNull();
    });

    test('[F01] spells odd names so that they run', async () => {
      const odd = table('Odd Näme; --');
      const { quote } = bench.subject.sql;
      expect(odd.columns.map(({ name }) => name)).toEqual(['select', 'Größe in cm']);
      const names = odd.columns.map(({ name }) => quote(name)).join(', ');
      expect(await rowsOf(bench.database, `SELECT ${names} FROM ${quote(odd.name)} ORDER BY 1`)).toEqual([
        ['1', 'small'],
        ['2', null],
      ]);
    });

    test('has the same fingerprint until the structure changes', async () => {
      expect((await bench.database.introspect()).fingerprint).toBe(schema.fingerprint);
      await bench.running.execute('CREATE TABLE later (id INTEGER)');
      const changed = await bench.database.introspect();
      await bench.running.execute('DROP TABLE later');
      expect(changed.fingerprint).not.toBe(schema.fingerprint);
    });
  });
}
