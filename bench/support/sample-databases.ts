import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { createSampleShop } from '../../server/src/connections/sample/create-sample-shop.ts';
import { openMysql } from '../../server/src/databases/mysql/open-database.ts';
import type { Database } from '../../server/src/databases/port.ts';
import { openPostgres } from '../../server/src/databases/postgres/open-database.ts';
import { openSqlite } from '../../server/src/databases/sqlite/open-database.ts';
import { mariadbTarget, postgresTarget } from '../../server/testing/servers/database-server-targets.ts';
import { startMariadbServer } from '../../server/testing/servers/mariadb-server.ts';
import { createDatabase, startPostgresCluster } from '../../server/testing/servers/postgres-cluster.ts';

/** Databases of others, which lie beside the checkout and never in it. */
const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));

export type Sample = { name: string; database: Database };

/** One after the other, each on its real engine: the sample shop, and what lies beside the checkout. */
export async function* sampleDatabases(): AsyncGenerator<Sample> {
  yield* onSqlite();
  yield* onPostgres();
  yield* onMysql();
}

function namesFor(engine: string): string[] {
  const folder = join(data, engine);
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.sql$/, '')) : [];
}

function scriptOf(engine: string, name: string): string {
  return readFileSync(join(data, engine, `${name}.sql`), 'utf8');
}

async function* onSqlite(): AsyncGenerator<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  try {
    const shop = join(folder, 'shop.db');
    createSampleShop(shop, new Date());
    yield* lent('sqlite/sample shop', await openSqlite({ file: shop, root: folder }));
    for (const name of namesFor('sqlite')) {
      const file = join(folder, `${name}.db`);
      const outside = new DatabaseSync(file, { enableForeignKeyConstraints: false });
      outside.exec(scriptOf('sqlite', name));
      outside.close();
      yield* lent(`sqlite/${name}`, await openSqlite({ file, root: folder }));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* onPostgres(): AsyncGenerator<Sample> {
  const names = namesFor('postgres');
  if (names.length === 0) return;
  const cluster = await startPostgresCluster();
  try {
    for (const name of names) {
      const url = new URL(await createDatabase(cluster.url));
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(scriptOf('postgres', name));
      await client.query('ANALYZE');
      await client.end();
      yield* lent(`postgres/${name}`, openPostgres(postgresTarget(url)));
    }
  } finally {
    await cluster.close();
  }
}

async function* onMysql(): AsyncGenerator<Sample> {
  const names = namesFor('mysql');
  if (names.length === 0) return;
  const server = await startMariadbServer();
  try {
    for (const name of names) {
      const account = await server.createDatabase();
      const client = await mysql.createConnection({ ...account, multipleStatements: true });
      await client.query(scriptOf('mysql', name));
      await client.end();
      yield* lent(`mysql/${name}`, openMysql(mariadbTarget(account)));
    }
  } finally {
    await server.close();
  }
}

async function* lent(name: string, database: Database): AsyncGenerator<Sample> {
  try {
    yield { name, database };
  } finally {
    await database.close();
  }
}
