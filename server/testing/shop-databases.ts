import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { sharedChildren } from '../src/databases/sqlite/open-database.ts';
import { startMariadbServer } from './servers/mariadb-server.ts';
import { createDatabase } from './servers/postgres-cluster.ts';

/** A database that a test connects through the API, seen from outside of Parley. */
export type ConnectedShop = {
  /** What a person would fill in. */
  form: Record<string, unknown>;
  /** The schema that its tables are in; '' where the engine has none. */
  schema: string;
  quote(name: string): string;
  /** A read that runs for more than a minute when nobody stops it. */
  slow: string;
  execute(sql: string): Promise<void>;
  rows(sql: string): Promise<unknown[]>;
  /** How many statements of Parley's are running in the engine right now. */
  running(): Promise<number>;
  stop(): Promise<void>;
};

/** Three tables in words that every dialect understands. */
export async function fillShop({ execute, quote }: ConnectedShop): Promise<void> {
  const odd = quote('Odd Näme; --');
  await execute(
    'CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, city VARCHAR(40))',
  );
  await execute(
    `INSERT INTO customers (id, name, city) VALUES ${Array.from({ length: 12 }, (_, index) => `(${index + 1}, 'Customer ${index + 1}', ${index % 2 ? "'Bern'" : 'NULL'})`).join(', ')}`,
  );
  await execute(
    'CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id))',
  );
  await execute(
    `CREATE TABLE ${odd} (${quote('select')} INTEGER PRIMARY KEY, ${quote('Größe in cm')} VARCHAR(9))`,
  );
  await execute(`INSERT INTO ${odd} VALUES (1, 'small'), (2, NULL)`);
}

export async function postgresShop(clusterUrl: string): Promise<ConnectedShop> {
  const url = new URL(await createDatabase(clusterUrl));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    form: {
      type: 'postgres',
      name: 'PostgreSQL shop',
      host: url.hostname,
      port: Number(url.port),
      database: url.pathname.slice(1),
      username: url.username,
      // The cluster trusts everybody.
      password: 'not checked',
    },
    schema: 'public',
    quote: (name) => `"${name}"`,
    slow: 'SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 1000000) b',
    execute: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query(sql)).rows,
    running: async () => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE application_name = 'parley' AND state = 'active' AND datname = current_database()`,
      );
      return rows[0].n;
    },
    stop: () => client.end(),
  };
}

export async function mariadbShop(settings: Readonly<Record<string, string>> = {}): Promise<ConnectedShop> {
  const server = await startMariadbServer({ settings });
  const account = await server.createDatabase();
  const client = await mysql.createConnection(account);
  const root = await mysql.createConnection(server.root);
  const { host, port, database, user: username, password } = account;
  return {
    form: { type: 'mysql', name: 'MariaDB shop', host, port, database, username, password },
    schema: '',
    quote: (name) => `\`${name}\``,
    slow: `SELECT COUNT(*) FROM information_schema.COLUMNS a, information_schema.COLUMNS b,
      information_schema.COLUMNS c WHERE a.COLUMN_NAME <> b.COLUMN_NAME AND c.COLUMN_NAME > a.COLUMN_NAME`,
    execute: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query<mysql.RowDataPacket[]>(sql))[0],
    running: async () => {
      const [rows] = await root.query<mysql.RowDataPacket[]>(
        "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE USER = ? AND INFO IS NOT NULL AND COMMAND <> 'Sleep'",
        [username],
      );
      return Number(rows[0]?.n);
    },
    stop: async () => {
      await Promise.all([client.end(), root.end()]);
      await server.close();
    },
  };
}

/** In a folder of its own, which the server under test must be given as SQLITE_ROOT. */
export function sqliteShop(): ConnectedShop & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'parley-shop-'));
  const database = new DatabaseSync(join(root, 'shop.db'));
  return {
    root,
    form: { type: 'sqlite', name: 'SQLite shop', file: { path: 'shop.db' } },
    schema: '',
    quote: (name) => `"${name}"`,
    slow: `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000000000)
      SELECT count(*) FROM counted`,
    execute: async (sql) => database.exec(sql),
    rows: async (sql) => database.prepare(sql).all(),
    running: async () => sharedChildren.running().length,
    stop: async () => {
      database.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
