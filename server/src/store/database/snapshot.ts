import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { OperatorError } from '../../platform/operator-error.ts';
import { explainStartupError } from './explain-startup-error.ts';
import { damaged } from './sqlite-file-errors.ts';
import type { EngineName, StorePlace } from './store-engine-types.ts';

export type Row = Record<string, unknown>;

/** Parley's own data at one moment, read beside a server that goes on writing. */
export type Snapshot = {
  engine: EngineName;
  /** Their names, without those that only count migrations. */
  tables: readonly string[];
  /** How far the store was brought, in order. */
  migrations: readonly string[];
  rows(table: string): AsyncIterable<Row[]>;
  close(): Promise<void>;
};

const ownTables = /^parley_(?!migrations)/;
const page = 500;
/** Rows of files are large. */
const pages: Readonly<Record<string, number>> = { parley_upload_chunks: 4 };

const pageOf = (table: string) => pages[table] ?? page;

/** Undefined where there is no store yet. */
export async function openSnapshot({ dataDir, databaseUrl }: StorePlace): Promise<Snapshot | undefined> {
  try {
    return await (databaseUrl ? postgresSnapshot(databaseUrl) : sqliteSnapshot(join(dataDir, 'parley.db')));
  } catch (error) {
    throw explainStartupError(error, dataDir);
  }
}

function sqliteSnapshot(file: string): Snapshot | undefined {
  if (!existsSync(file)) return undefined;
  // Without the server's lock: the log lets readers see one moment while the server writes.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec('BEGIN');
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name));
    return {
      engine: 'sqlite',
      tables: tables.filter((name) => ownTables.test(name)),
      migrations: tables.includes('parley_migrations') ? migrationsIn(database) : [],
      rows: (table) => sqliteRows(database, table, file),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrationsIn(database: DatabaseSync): string[] {
  const rows = database.prepare('select name from parley_migrations order by name').all();
  return rows.map(({ name }) => String(name));
}

async function* sqliteRows(database: DatabaseSync, table: string, file: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  try {
    const statement = database.prepare(`select * from "${table}"`);
    for (const row of statement.iterate()) {
      rows.push(row);
      if (rows.length < pageOf(table)) continue;
      yield rows;
      rows = [];
    }
  } catch (error) {
    throw damaged(file, error) ?? error;
  }
  yield rows;
}

async function postgresSnapshot(url: string): Promise<Snapshot | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'parley',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'parley\\_%' order by 1",
    );
    const names = rows.map(({ name }) => name);
    if (!names.includes('parley_migrations')) {
      await client.end();
      return undefined;
    }
    const migrations = await client.query<{ name: string }>(
      'select name from parley_migrations order by name',
    );
    return {
      engine: 'postgres',
      tables: names.filter((name) => ownTables.test(name)),
      migrations: migrations.rows.map(({ name }) => name),
      rows: (table) => postgresRows(client, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw unreachable(error) ?? error;
  }
}

async function* postgresRows(client: pg.Client, table: string): AsyncGenerator<Row[]> {
  await client.query(`declare copied no scroll cursor for select * from "${table}"`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${pageOf(table)} from copied`);
    yield rows;
    if (rows.length < pageOf(table)) break;
  }
  await client.query('close copied');
}

function unreachable(error: unknown): OperatorError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code)) return undefined;
  return new OperatorError(`DATABASE_URL cannot be reached: ${(error as Error).message}.`, { cause: error });
}
