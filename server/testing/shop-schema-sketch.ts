import { makeSchema, type TableSketch } from './make-schema.ts';

/** A shop as many have one, beside tables that nobody asks about. */
export const shopSketch: Record<string, TableSketch> = {
  categories: { columns: { id: 'integer', name: 'text' }, key: ['id'], rows: 8 },
  products: {
    columns: {
      id: 'integer',
      category_id: 'integer',
      name: 'text',
      price: 'number',
      stock: 'integer',
      is_active: 'boolean',
    },
    key: ['id'],
    references: { category_id: 'categories.id' },
    rows: 200,
  },
  customers: {
    columns: {
      id: 'integer',
      name: 'text',
      'email?': 'text',
      country: 'text',
      password_hash: 'text',
      joined_on: 'date',
    },
    key: ['id'],
    rows: 900,
    comment: 'People who buy',
  },
  orders: {
    columns: {
      id: 'integer',
      customer_id: 'integer',
      status: { kind: 'enum', enumValues: ['paid', 'shipped', 'cancelled'] },
      placed_at: 'timestamp',
      'due_date?': 'date',
      'shipped_at?': 'timestamp',
    },
    key: ['id'],
    references: { customer_id: 'customers.id' },
    rows: 5_000,
  },
  order_items: {
    columns: { order_id: 'integer', product_id: 'integer', quantity: 'integer', unit_price: 'number' },
    key: ['order_id', 'product_id'],
    references: { order_id: 'orders.id', product_id: 'products.id' },
    rows: 12_000,
  },
  tags: { columns: { id: 'integer', name: 'text' }, key: ['id'], rows: 20 },
  product_tags: {
    columns: { product_id: 'integer', tag_id: 'integer' },
    key: ['product_id', 'tag_id'],
    references: { product_id: 'products.id', tag_id: 'tags.id' },
    rows: 400,
  },
  reviews: {
    columns: {
      id: 'integer',
      product_id: 'integer',
      rating: 'integer',
      body: 'text',
      created_at: 'timestamp',
    },
    key: ['id'],
    references: { product_id: 'products.id' },
    rows: 700,
  },
  employees: {
    columns: { id: 'integer', first_name: 'text', last_name: 'text', 'manager_id?': 'integer' },
    key: ['id'],
    references: { manager_id: 'employees.id' },
    rows: 40,
  },
  schema_migrations: { columns: { version: 'text', applied_at: 'timestamp' }, key: ['version'], rows: 90 },
  user_sessions: {
    columns: { id: 'integer', access_token: 'text', created_at: 'timestamp' },
    key: ['id'],
    rows: 9_000,
  },
};

export const shopSketchSchema = makeSchema(shopSketch);
