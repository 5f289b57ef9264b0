import { limits } from '@parley/contract/limits';
import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import { openPostgres } from '../server/src/databases/postgres/open.ts';
import { startItems } from './items-database.ts';
import { KeepAliveClient, postRequest } from './keep-alive-client.ts';
import { startParley } from './parley-server.ts';
import { inRounds } from './rounds.ts';

/** A guarded, parameterised read of ten rows against the raw driver with a prepared statement, which is 1. */
const seconds = 1;
const rounds = 5;
const concurrencies = [1, 8, 32];
const [profile] = process.argv.slice(2);

const items = await startItems();
const { raw, place } = items;
const database = openPostgres(place);
const parley = await startParley(profile);
const most = Math.max(...concurrencies);
const people = await parley.people(most / limits.query.running, place);

const columns = 'SELECT id, name, price, at FROM items WHERE shelf =';
const parameters: Parameter[] = [{ name: 'shelf', type: 'integer', description: '', required: true }];
const shelves = 100;
let turn = 0;
const nextShelf = () => {
  turn += 1;
  return turn % shelves;
};

const clients = Array.from({ length: most }, () => new KeepAliveClient(parley.origin));
const requests = people.map(({ cookie, connection }) =>
  Array.from({ length: shelves }, (_, shelf) =>
    postRequest(parley.origin, api.runSql, {
      headers: { origin: parley.origin, cookie },
      body: {
        connection_id: connection,
        query: `${columns} :shelf LIMIT 10`,
        parameters,
        values: { shelf },
      },
    }),
  ),
);

const readRaw = () => raw.query({ name: 'items', text: `${columns} $1 LIMIT 10`, values: [nextShelf()] });
const readGuarded = async () =>
  database.query(
    await database.approveRead({
      sql: `${columns} :shelf LIMIT 10`,
      parameters,
      values: { shelf: nextShelf() },
    }),
  );
const readOverHttp = async (worker: number) => {
  const request = requests[worker % people.length]?.[nextShelf()] as Buffer;
  const answer = await clients[worker]?.send(request);
  if (answer?.status !== 200) throw new Error(`status ${answer?.status}`);
};

for (const concurrency of concurrencies) {
  const rates = await inRounds(rounds, {
    'raw pg, prepared': () => rateOf(readRaw, concurrency),
    'guarded read': () => rateOf(readGuarded, concurrency),
    'guarded, over HTTP': () => rateOf(readOverHttp, concurrency),
  });
  for (const [name, { median, ratio }] of rates) {
    process.stdout.write(
      `${concurrency} at once  ${name.padEnd(18)} ${median.toFixed(0).padStart(6)} /s  ${ratio.toFixed(2)}\n`,
    );
  }
}

for (const client of clients) client.close();
await parley.stop();
await database.close();
await items.stop();

async function rateOf(run: (worker: number) => Promise<unknown>, concurrency: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let count = 0;
  const work = async (worker: number) => {
    while (performance.now() < until) {
      await run(worker);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  return (count / (performance.now() - started)) * 1_000;
}
