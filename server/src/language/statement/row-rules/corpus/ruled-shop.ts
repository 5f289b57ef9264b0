import type { DatabaseSchema, Dialect, Table } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';

/** Statements for one dialect, or for all of them. */
export type Case = { sql: string; only?: readonly Dialect[] };

const table = (name: string, columns: readonly string[], more: Partial<Table> = {}): Table => ({
  schema: '',
  name,
  kind: 'table',
  columns: columns.map((column) => ({
    name: column,
    type: column === 'id' || column.endsWith('_id') ? 'integer' : 'text',
    kind: column === 'id' || column.endsWith('_id') ? 'integer' : 'text',
    nullable: true,
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
  })),
  primaryKey: ['id'],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: 10,
  parents: [],
  derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
  ...more,
});

const parentOf = (schema: string, name: string) => ({ parents: [{ schema, table: name }] });

const schemaIn: Readonly<Record<Dialect, string>> = { postgres: 'public', mysql: '', sqlite: '' };

/** Orders and customers belong to a region, notes to teams, letters to a person; products to nobody. */
export function ruledShop(dialect: Dialect): { schema: DatabaseSchema; rules: RowRules } {
  const place = schemaIn[dialect];
  const tables = [
    table('orders', ['id', 'region', 'amount', 'customer_id', 'day', 'branch_id']),
    table('customers', ['id', 'name', 'region']),
    table('products', ['id', 'name', 'price']),
    table('notes', ['id', 'team', 'body']),
    table('letters', ['id', 'mail', 'body']),
    table('branches', ['id', 'branch_id', 'name']),
    table('order_view', ['id', 'region'], { kind: 'view' }),
    table('order_totals', ['id', 'region'], { kind: 'materialized view' }),
    table('open_view', ['id', 'name'], { kind: 'view' }),
    table('eu_orders', ['id', 'region', 'amount'], parentOf(place, 'orders')),
    table('events', ['id', 'region', 'what']),
    table('events_south', ['id', 'region', 'what'], parentOf(place, 'events')),
  ].map((one) => ({ ...one, schema: place }));
  const twice = [table('stock', ['id'], { schema: place }), table('stock', ['id'], { schema: 'archive' })];
  const region = { kind: 'attribute', name: 'region' } as const;
  const rule = (name: string, column: string, boundTo: RowRules['rules'][number]['boundTo']) => ({
    schema: place,
    table: name,
    column,
    boundTo,
  });
  return {
    schema: {
      tables: place === '' ? tables : [...tables, ...twice],
      relationships: [],
      metadata: {
        schema_version: 1,
        generated_at: '2026-11-15T09:00:00.000Z',
        tables_count: 0,
        relationships_count: 0,
      },
      fingerprint: 'shop',
    },
    rules: {
      rules: [
        rule('orders', 'region', region),
        rule('customers', 'region', region),
        rule('notes', 'team', { kind: 'groups' }),
        rule('letters', 'mail', { kind: 'mail' }),
        rule('branches', 'branch_id', { kind: 'attribute', name: 'branch' }),
        rule('events_south', 'region', region),
      ],
      open: [{ schema: place, table: 'open_view' }],
    },
  };
}

const parameter = (name: string, more: Partial<Parameter>): Parameter => ({
  name,
  type: 'text',
  description: '',
  required: true,
  ...more,
});

export const shopParameters: readonly Parameter[] = [
  parameter('region', { boundTo: { kind: 'attribute', name: 'region' } }),
  parameter('city', { boundTo: { kind: 'attribute', name: 'city' } }),
  parameter('teams', { boundTo: { kind: 'groups' }, list: true }),
  parameter('mail', { boundTo: { kind: 'mail' } }),
  parameter('branch', { type: 'integer', boundTo: { kind: 'attribute', name: 'branch' } }),
  parameter('branch_text', { boundTo: { kind: 'attribute', name: 'branch' } }),
  parameter('wanted', {}),
  parameter('wanted_regions', { list: true }),
];
