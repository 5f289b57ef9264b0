import type { ParameterType, ParameterValue } from '@parley/contract/parameters';
import { parameterSchema } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import type { Proposal } from '../../guard/approved-sql.ts';
import type { Database, QueryOptions } from '../port.ts';

/** A kind of database that the suite is run on, on a real engine. */
export type Subject = {
  name: string;
  start(): Promise<RunningSubject>;
  /** Whether tables and columns can carry comments. */
  comments: boolean;
  /** Set where a statement cannot be stopped in the engine: less is asked of one that has to run it to its end. */
  leftAlone?: Scale;
  sql: SubjectSql;
};

/** How much the limits are tried with. */
export type Scale = { streamed: number; endless: number; runaways: number };

export const fullScale: Scale = { streamed: 300_000, endless: 2_000_000, runaways: 20 };

export type RunningSubject = {
  open(options?: { role?: 'owner' | 'superuser' }): Promise<Database>;
  /** Runs one statement as the owner of the tables, outside of Parley. */
  execute(sql: string): Promise<void>;
  /** How many statements of Parley's are running in the engine right now; where the engine cannot tell, how many Parley waits for. */
  running(): Promise<number>;
  stop(): Promise<void>;
};

export type SubjectSql = {
  /** A read that runs for more than a minute when nobody stops it; one that is left alone, for some seconds. */
  slow: string;
  /** A read with `n` rows of two columns: the numbers from 1 to `n`, and a text of about 20 letters. */
  manyRows: (n: number) => string;
  /** A read whose only value has more bytes than a result may have. */
  wide: string;
  /** Makes the empty shop, as `shopTables` describes it. The rows are the suite's own. */
  seed: string[];
  quote: (name: string) => string;
  /** Values of the engine's own types, and each as the engine itself writes it. */
  exact: { sql: string; row: (string | null)[] };
  /** Statements that would leave something in a session if they ran; most are refused. */
  stateful: string[];
  /** A read that shows what `stateful` would have changed. */
  sessionProbe: string;
};

/**
 * What `seed` makes, in the dialect's own types:
 *
 * - customers: id (key, counted up by the engine), name (text, required), email (text, unique, comment 'Where
 *   invoices go'), balance (decimal 12,2), is_active (boolean), born (date), created_at (timestamp), external_id
 *   (uuid, or a text of 36); the table's comment is 'People who buy'
 * - products: id (key), name (text, required), price (decimal 10,2, required), status (one of draft, live, gone),
 *   notes (text)
 * - orders: region (text of 8), number (integer), customer_id (references customers), placed_on (date);
 *   key (region, number)
 * - order_items: region, number, line (integer), product_id (references products), quantity (integer, required,
 *   default 1), doubled (computed: quantity * 2, stored); key (region, number, line);
 *   (region, number) references orders
 * - "Odd Näme; --": select (integer, key), "Größe in cm" (text)
 * - live_products: a view of id and name of the products that are live
 */
export const shopTables = [
  'Odd Näme; --',
  'customers',
  'live_products',
  'order_items',
  'orders',
  'products',
] as const;

export const trickyName = "O'Hara; DROP TABLE customers; -- :name";

/** The rows, in words that every dialect understands. */
export function shopRows(quote: SubjectSql['quote']): string[] {
  const odd = quote('Odd Näme; --');
  return [
    `INSERT INTO customers (id, name, email, balance, is_active, born, created_at, external_id) VALUES
      (1, 'Ada Nord', 'ada@example.com', 1234567890.10, TRUE, '1990-02-28', '2026-01-02 03:04:05', '274ee3ff-66b5-41c9-a0fc-97e29c67afd2'),
      (2, '${trickyName.replace("'", "''")}', NULL, NULL, FALSE, NULL, NULL, NULL),
      (3, 'Zoë 東京 🙂', 'zoe@example.com', -0.05, TRUE, '2001-12-31', '2026-02-03 00:00:00', NULL)`,
    `INSERT INTO products (id, name, price, status, notes) VALUES
      (1, 'Lamp', 19.90, 'live', NULL), (2, 'Chair', 129.00, 'draft', 'oak'), (3, 'Rug', 75.50, 'gone', '')`,
    `INSERT INTO orders (region, number, customer_id, placed_on) VALUES
      ('eu', 1, 1, '2026-03-01'), ('eu', 2, 3, '2026-03-02'), ('us', 1, 1, NULL)`,
    `INSERT INTO order_items (region, number, line, product_id, quantity) VALUES
      ('eu', 1, 1, 1, 2), ('eu', 1, 2, 2, 1), ('eu', 2, 1, 1, 5), ('us', 1, 1, 3, 1)`,
    `INSERT INTO ${odd} (${quote('select')}, ${quote('Größe in cm')}) VALUES (1, 'small'), (2, NULL)`,
  ];
}

export type Given = { type: ParameterType; value: ParameterValue; required?: boolean; list?: boolean };

export function propose(sql: string, given: Record<string, Given> = {}): Proposal {
  const entries = Object.entries(given);
  return {
    sql,
    parameters: entries.map(([name, { value: _, ...declared }]) =>
      parameterSchema.parse({ name, ...declared }),
    ),
    values: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
  };
}

export type Read = { sql: string; given?: Record<string, Given>; options?: QueryOptions };

/** Through the guard and to the engine: the way of every read. */
export async function read(database: Database, { sql, given, options }: Read): Promise<QueryResult> {
  return database.query(await database.approveRead(propose(sql, given)), options);
}

export async function rowsOf(database: Database, sql: string, given: Record<string, Given> = {}) {
  return (await read(database, { sql, given })).rows;
}

/** What each part of the suite works on; filled before its first test. */
export type TestDatabase = { subject: Subject; running: RunningSubject; database: Database };
