import type { Parameter } from '@parley/contract/parameters';
import pg from 'pg';
import { openPostgres } from '../server/src/databases/postgres/open.ts';
import { startPostgresCluster } from '../server/testing/postgres-cluster.ts';

/** A guarded, parameterised read of ten rows against the raw driver with a prepared statement, which is 1. */
const seconds = 2;
const rounds = 3;
const concurrencies = [1, 8, 32];

const cluster = await startPostgresCluster();
const url = new URL(cluster.url);
const raw = new pg.Pool({ connectionString: cluster.url, max: 8 });
// The server may be gone before the last idle connection is.
raw.on('error', () => undefined);
await raw.query(`CREATE TABLE items AS
  SELECT n AS id, 'item ' || n AS name, n * 1.5 AS price, now() AS at, n % 100 AS shelf FROM generate_series(1, 10000) n`);
await raw.query('CREATE INDEX ON items (shelf)');
await raw.query('ANALYZE items');
const database = openPostgres({
  host: url.hostname,
  port: Number(url.port),
  database: url.pathname.slice(1),
  user: url.username,
  password: '',
  ssl: 'disable',
});

const columns = 'SELECT id, name, price, at FROM items WHERE shelf =';
const parameters: Parameter[] = [{ name: 'shelf', type: 'integer', description: '', required: true }];
let turn = 0;
const nextShelf = () => {
  turn += 1;
  return turn % 100;
};
const subjects: Record<string, () => Promise<unknown>> = {
  'raw pg, prepared': () =>
    raw.query({ name: 'items', text: `${columns} $1 LIMIT 10`, values: [nextShelf()] }),
  'guarded read': async () => {
    const values = { shelf: nextShelf() };
    return database.query(
      await database.approveRead({ sql: `${columns} :shelf LIMIT 10`, parameters, values }),
    );
  },
};

for (const concurrency of concurrencies) {
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, run] of Object.entries(subjects)) {
      const rate = await rateOf(run, concurrency);
      // The first round opens the connections and warms the caches; it does not count.
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  const unit = median(rates.get('raw pg, prepared') ?? []);
  for (const [name, measured] of rates) {
    const rate = median(measured);
    const ratio = (rate / unit).toFixed(2);
    process.stdout.write(
      `${concurrency} at once  ${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} /s  ${ratio}\n`,
    );
  }
}

await database.close();
await raw.end();
await cluster.close();

async function rateOf(run: () => Promise<unknown>, concurrency: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await run();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return count / seconds;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
