import { beforeAll, expect, test } from 'vitest';
import type { BareName } from '../../guard/postgres/public-types.ts';
import { unqualifiedNames } from '../../guard/postgres/unqualified-names.ts';
import { loadParser } from '../../sql/parse-postgres.ts';
import { allowedSchemas } from '../allowed-hosted-schemas.ts';
import { addTypeCasts } from './add-type-casts.ts';
import { qualifyNames } from './qualify-names.ts';

beforeAll(loadParser);

/** A project with these tables, this type and this function in `public`. */
const known: Record<BareName['kind'], string[]> = {
  relations: ['orders', 'customers', 'Größe'],
  types: ['order_status'],
  functions: ['net_price'],
};

const qualified = (text: string) =>
  qualifyNames(text, unqualifiedNames(text), ({ kind, name }) =>
    known[kind].includes(name) ? 'public' : undefined,
  );

test.each([
  ['SELECT * FROM orders', 'SELECT * FROM "public".orders'],
  ['SELECT orders.id FROM orders o, x.orders', 'SELECT orders.id FROM "public".orders o, x.orders'],
  [
    'SELECT "é", * FROM "Größe" JOIN orders ON true',
    'SELECT "é", * FROM "public"."Größe" JOIN "public".orders ON true',
  ],
  [`SELECT 'new'::order_status, now()`, `SELECT 'new'::"public".order_status, now()`],
  ['SELECT net_price(total) FROM orders', 'SELECT "public".net_price(total) FROM "public".orders'],
  ['SELECT EXTRACT(year FROM at) FROM orders', 'SELECT EXTRACT(year FROM at) FROM "public".orders'],
  ['UPDATE orders SET total = 1', 'UPDATE "public".orders SET total = 1'],
  [
    'INSERT INTO orders (id) SELECT id FROM customers',
    'INSERT INTO "public".orders (id) SELECT id FROM "public".customers',
  ],
  ['DELETE FROM ONLY orders USING customers', 'DELETE FROM ONLY "public".orders USING "public".customers'],
  ['TABLE orders', 'TABLE "public".orders'],
])('writes the schema before names that have none: %s', (text, expected) => {
  expect(qualified(text)).toBe(expected);
});

test.each([
  ['WITH orders AS (SELECT 1) SELECT * FROM orders', 'WITH orders AS (SELECT 1) SELECT * FROM orders'],
  [
    'WITH orders AS (SELECT * FROM orders) SELECT * FROM orders',
    'WITH orders AS (SELECT * FROM "public".orders) SELECT * FROM orders',
  ],
  [
    'WITH RECURSIVE orders AS (SELECT 1 UNION SELECT * FROM orders) TABLE orders',
    'WITH RECURSIVE orders AS (SELECT 1 UNION SELECT * FROM orders) TABLE orders',
  ],
  [
    'SELECT (WITH orders AS (SELECT 1) SELECT count(*) FROM orders), (SELECT count(*) FROM orders)',
    'SELECT (WITH orders AS (SELECT 1) SELECT count(*) FROM orders), (SELECT count(*) FROM "public".orders)',
  ],
  [
    'WITH a AS (TABLE b), b AS (TABLE a), orders AS (TABLE b) SELECT * FROM orders, customers',
    'WITH a AS (TABLE b), b AS (TABLE a), orders AS (TABLE b) SELECT * FROM orders, "public".customers',
  ],
])('knows where a name is one of a WITH: %s', (text, expected) => {
  expect(qualified(text)).toBe(expected);
});

test('writes types after parameters, and not into strings', () => {
  const values = [
    { type: 'integer', text: '5' },
    { type: 'date', text: '2026-01-01' },
  ] as const;
  expect(addTypeCasts(`SELECT '$1', $1, "ä$2", $2 + $1 -- $1`, values)).toBe(
    `SELECT '$1', $1::pg_catalog.int4, "ä$2", $2::pg_catalog.date + $1::pg_catalog.int4 -- $1`,
  );
});

test('[G11] opens public and what is added, and never what belongs to the service', () => {
  const added = ['sales', 'auth', 'vault', 'storage', 'realtime', 'pg_catalog', 'supabase_functions', 'net'];
  expect([...allowedSchemas(added)]).toEqual(['public', 'sales']);
});
