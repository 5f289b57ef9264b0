import { expect, test } from 'vitest';
import type { ReadTable } from '../../databases/complete-scanned-schema.ts';
import { completeScannedSchema } from '../../databases/complete-scanned-schema.ts';
import { narrowSchemaToTables } from '../narrow-schema-to-tables.ts';
import { checkTableAndFieldNames } from './check-table-and-field-names.ts';
import { namesInSql, parameterNames } from './names-in-sql.ts';

const table = (schema: string, name: string, columns: string[]): ReadTable => ({
  schema,
  name,
  kind: 'table',
  columns: columns.map((column) => ({
    name: column,
    type: 'text',
    kind: 'text',
    nullable: true,
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
  })),
  primaryKey: [],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: null,
});

const schema = completeScannedSchema([
  table('public', 'orders', ['id', 'customer_id', 'Größe in cm']),
  table('public', 'customers', ['id', 'name']),
  table('archive', 'orders', ['id']),
  table('public', 'a.b', ['c.d']),
]);

test('tables and fields that a statement mentions are found, texts and comments are not', () => {
  const sql = `SELECT "Größe in cm" FROM Orders o -- not customers
    WHERE note <> 'name of customers' /* customers */`;
  expect(namesInSql(sql, schema)).toEqual({
    tables: ['archive.orders', 'public.orders'],
    fields: ['public.orders.Größe in cm'],
  });
});

test('parameters are named in order of appearance; casts, texts and slices are none', () => {
  const sql = "SELECT a[1:n], x::date, ':no' FROM t WHERE b = :b AND c > :a OR b = :b -- :never";
  expect(parameterNames(sql)).toEqual(['b', 'a']);
});

test('[H01] names are put right whatever their case, quotes, number and points', () => {
  const draft = {
    name: ' Orders ',
    description: '',
    type: 'query' as const,
    tables: ['"PUBLIC"."Order"', 'customer'],
    fields: ['public.orders.Customer_ID', 'name', 'a.b.c.d', 'orders.nothing'],
  };
  expect(checkTableAndFieldNames(draft, schema)).toMatchObject({
    draft: {
      name: 'Orders',
      tables: ['public.orders', 'customers', 'a.b'],
      fields: ['public.orders.customer_id', 'customers.name', 'a.b.c.d'],
    },
  });
});

test('a part of a schema has only what was picked, and what lies between', () => {
  const part = narrowSchemaToTables(schema, ['public.orders', 'customers', 'nowhere']);
  expect(part.tables.map(({ name }) => name)).toEqual(['customers', 'orders']);
  expect(part.relationships.map(({ source_table }) => source_table)).toEqual(['orders']);
  expect(part.metadata).toMatchObject({ tables_count: 2, relationships_count: 1 });
});

test('a statement of nothing but opened comments is looked through once', () => {
  expect(parameterNames(`SELECT :a ${'/* :b '.repeat(60_000)}`)).toEqual(['a']);
});
