import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeDatabase } from '../conformance/conformance.ts';
import { openSqlite, sharedChildren } from './open-database.ts';

const seed = [
  `CREATE TABLE customers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email VARCHAR(200) UNIQUE, balance DECIMAL(12,2),
    is_active BOOLEAN, born DATE, created_at TIMESTAMP, external_id UUID)`,
  `CREATE TABLE products (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, price DECIMAL(10,2) NOT NULL,
    status TEXT CHECK (status IN ('draft', 'live', 'gone')), notes TEXT)`,
  `CREATE TABLE orders (
    region VARCHAR(8), number INTEGER, customer_id INTEGER REFERENCES customers, placed_on DATE,
    PRIMARY KEY (region, number)) WITHOUT ROWID`,
  `CREATE TABLE order_items (
    region VARCHAR(8), number INTEGER, line INTEGER, product_id INTEGER REFERENCES products (id),
    quantity INTEGER NOT NULL DEFAULT 1, doubled INTEGER GENERATED ALWAYS AS (quantity * 2) STORED,
    PRIMARY KEY (region, number, line), FOREIGN KEY (region, number) REFERENCES Orders (Region, number))`,
  'CREATE TABLE "Odd Näme; --" ("select" INTEGER PRIMARY KEY, "Größe in cm" TEXT)',
  "CREATE VIEW live_products AS SELECT id, name FROM products WHERE status = 'live'",
];

const counting = (n: number) =>
  `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${n})`;

describeDatabase({
  name: 'SQLite',
  comments: false,
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'parley-sqlite-'));
    const file = join(folder, 'shop.db');
    const outside = new DatabaseSync(file);
    return {
      open: () => openSqlite({ file, root: folder }),
      execute: async (sql) => outside.exec(sql),
      running: async () => sharedChildren.running().length,
      async stop() {
        outside.close();
        await rm(folder, { recursive: true });
      },
    };
  },
  sql: {
    seed,
    slow: `${counting(1e12)} SELECT count(*) FROM counted`,
    manyRows: (n) => `${counting(n)} SELECT n, 'row number ' || printf('%09d', n) AS label FROM counted`,
    wide: "SELECT printf('%.*c', 21000000, 'x') AS wide",
    quote: (name) => `"${name.replaceAll('"', '""')}"`,
    exact: {
      sql: `SELECT 9223372036854775807, -1, 1.0, 0.1 + 0.2, 1e300, x'00ff', '', NULL, 'ä'`,
      row: ['9223372036854775807', '-1', '1.0', '0.30000000000000004', '1.0e+300', '\\x00ff', '', null, 'ä'],
    },
    stateful: [
      'CREATE TEMP TABLE customers (id)',
      "CREATE TEMP VIEW products AS SELECT 'fake' AS name",
      'PRAGMA case_sensitive_like = ON',
      "ATTACH ':memory:' AS other",
      "SELECT load_extension('x')",
    ],
    sessionProbe: `SELECT (SELECT count(*) FROM customers), (SELECT min(name) FROM products), 'A' LIKE 'a',
      (SELECT count(*) FROM sqlite_temp_master), last_insert_rowid(), total_changes()`,
  },
});
