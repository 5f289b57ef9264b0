import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { openPostgres } from '../server/src/databases/postgres/open-database.ts';
import { compareRates } from './support/compare-rates.ts';
import { startItems } from './support/items-database.ts';
import { postRequest } from './support/keep-alive-client.ts';
import { startLean } from './support/lean-server.ts';
import { startParley } from './support/parley-server.ts';
import { forEachShelf, nextShelf, readOver, shelfParameter, shelfSql } from './support/shelf.ts';

/** A guarded, parameterised read of ten rows against the raw driver with a prepared statement, which is 1. */
const loads = [
  { at: 1, goal: 0.35 },
  { at: 8, goal: 0.6 },
  { at: 32, goal: 0.45 },
];
const workers = Math.max(...loads.map(({ at }) => at));
const [profile] = process.argv.slice(2);

const items = await startItems();
const database = openPostgres(items.place);
const parley = await startParley({ profile });
const people = await parley.people(workers / limits.query.running, items.place);
const lean = await startLean(items.url);

const ours = readOver(
  parley.origin,
  workers,
  people.map(({ cookie, connection }) =>
    forEachShelf((shelf) =>
      postRequest(parley.origin, api.runSql, {
        headers: { origin: parley.origin, cookie },
        body: {
          connection_id: connection,
          query: shelfSql.named,
          parameters: [shelfParameter],
          values: { shelf },
        },
      }),
    ),
  ),
);
const bare = readOver(lean.origin, workers, [
  forEachShelf((shelf) => postRequest(lean.origin, '/', { headers: {}, body: { shelf } })),
]);

await compareRates({
  readers: {
    'raw pg, prepared': () =>
      items.raw.query({ name: 'items', text: shelfSql.numbered, values: [nextShelf()] }),
    'guarded read': async () =>
      database.query(
        await database.approveRead({
          sql: shelfSql.named,
          parameters: [shelfParameter],
          values: { shelf: nextShelf() },
        }),
      ),
    'lean Fastify and pg, no guard': bare.read,
    'guarded, over HTTP': ours.read,
  },
  judged: 'guarded, over HTTP',
  loads,
});

ours.close();
bare.close();
lean.stop();
await parley.stop();
await database.close();
await items.stop();
