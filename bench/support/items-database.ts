import pg from 'pg';
import { postgresTarget } from '../../server/testing/servers/database-server-targets.ts';
import { startPostgresCluster } from '../../server/testing/servers/postgres-cluster.ts';

/** A real PostgreSQL with one table of a hundred thousand rows, and the raw driver on it. */
export async function startItems() {
  const cluster = await startPostgresCluster();
  const url = new URL(cluster.url);
  const raw = new pg.Pool({ connectionString: cluster.url, max: 8 });
  // The server may be gone before the last idle connection is.
  raw.on('error', () => undefined);
  await raw.query(`CREATE TABLE items AS
    SELECT n AS id, 'item ' || n AS name, n * 1.5 AS price, now() AS at, n % 1000 AS shelf
    FROM generate_series(1, 100000) n`);
  await raw.query('ALTER TABLE items ADD PRIMARY KEY (id)');
  await raw.query('CREATE INDEX ON items (shelf)');
  await raw.query('VACUUM ANALYZE items');
  const place = postgresTarget(url);
  return {
    raw,
    url: cluster.url,
    place,
    stop: async () => {
      await raw.end();
      await cluster.close();
    },
  };
}
