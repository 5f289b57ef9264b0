import type { ColumnType, Schema, SchemaColumn } from './schema-types.ts';

const column = (
  table: number,
  name: string,
  type: ColumnType,
  more: Partial<SchemaColumn> = {},
): SchemaColumn => ({
  ...{ name, table, type, sqlType: type, nullable: true, comment: null },
  ...{ timeStorage: 'native', values: [], unique: false },
  ...more,
});

const columns: readonly SchemaColumn[] = [
  column(0, 'id', 'number', { unique: true }),
  column(0, 'full_name', 'text'),
  column(0, 'country', 'text', { values: ['Norway', 'Sweden', 'Denmark'] }),
  column(0, 'signedUpAt', 'time'),
  column(1, 'id', 'number', { unique: true }),
  column(1, 'cust_id', 'number'),
  column(1, 'status', 'text', { values: ['open', 'paid', 'cancelled'], comment: 'State of the purchase' }),
  column(1, 'total', 'number'),
  column(1, 'placed_at', 'time'),
  column(2, 'order_id', 'number'),
  column(2, 'product', 'text'),
  column(2, 'qty', 'number'),
  column(3, 'sku', 'text', { unique: true }),
  column(3, 'shelf', 'text'),
];

const table = (name: string, at: number, primaryKey: readonly number[]) => ({
  ...{ name, namespace: 'public', comment: null, primaryKey, rows: null },
  columns: columns.flatMap((one, position) => (one.table === at ? [position] : [])),
});

/** Customers (columns 0-3), orders (4-8), order items (9-11), and a table that nothing refers to (12-13). */
export const shop: Schema = {
  tables: [
    table('customers', 0, [0]),
    table('orders', 1, [4]),
    table('order_items', 2, []),
    table('stock', 3, [12]),
  ],
  columns,
  foreignKeys: [
    { from: [5], to: [0], declared: true },
    { from: [9], to: [4], declared: true },
  ],
};

/** Distinct text values per column. */
export const shopCells: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['Becky Moss', 'Søren Ødegård', 'Boerderij Watervliet']],
  [2, ['Norway', 'Sweden', 'Denmark']],
  [6, ['open', 'paid', 'cancelled']],
  [10, ['TX-100', 'Espresso machine', 'Coffee grinder']],
  [12, ['TX-100', 'TX-200']],
]);
