import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionOutput } from '@parley/contract/connections';
import { limits } from '@parley/contract/limits';
import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import pg from 'pg';
import { openPostgres } from '../server/src/databases/postgres/open.ts';
import { apiClient } from '../server/testing/api-client.ts';
import { startPostgresCluster } from '../server/testing/postgres-cluster.ts';
import { startServerProcess } from '../server/testing/server-process.ts';

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
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const people = await Promise.all(
  Array.from({ length: Math.max(...concurrencies) / limits.query.running }, (_, index) =>
    connectedPerson(index),
  ),
);

const subjects: Record<string, () => Promise<unknown>> = {
  'raw pg, prepared': () =>
    raw.query({ name: 'items', text: `${columns} $1 LIMIT 10`, values: [nextShelf()] }),
  'guarded read': async () => {
    const values = { shelf: nextShelf() };
    return database.query(
      await database.approveRead({ sql: `${columns} :shelf LIMIT 10`, parameters, values }),
    );
  },
  'guarded, over HTTP': () => {
    const shelf = nextShelf();
    const person = people[turn % people.length] as Person;
    return post(person, {
      connection_id: person.connection,
      query: `${columns} :shelf LIMIT 10`,
      parameters,
      values: { shelf },
    });
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

agent.destroy();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
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

type Person = { cookie: string; connection: string };

/** One person may run a few statements at once, so that many at once are many people. */
async function connectedPerson(index: number): Promise<Person> {
  const client = apiClient(server.origin);
  const email = `bench${index}@example.com`;
  const password = 'only-for-this-run';
  const names = { firstName: 'Bench', lastName: String(index) };
  await client.send('POST', api.signUp, {
    ...names,
    email,
    password,
    confirmPassword: password,
    acceptTerms: true,
  });
  await client.send('POST', api.signIn, { email, password });
  const saved = await client.send('POST', api.connections, {
    type: 'postgres',
    name: 'bench',
    host: url.hostname,
    port: url.port,
    database: url.pathname.slice(1),
    username: url.username,
    password: 'none',
  });
  const { connection } = connectionOutput.parse(await saved.json());
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, connection: connection.id };
}

function post({ cookie }: Person, body: unknown): Promise<void> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.origin}${api.runSql}`,
      {
        agent,
        method: 'POST',
        headers: {
          cookie,
          origin: server.origin,
          'content-type': 'application/json',
          'content-length': text.length,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}
