import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createDatabase } from '../../server/testing/servers/postgres-cluster.ts';
import { startItems } from '../support/items-database.ts';
import { mainThreadTime } from '../support/main-thread-time.ts';
import { inRounds, timeOf } from '../support/measure-in-rounds.ts';
import { startParley } from '../support/parley-server.ts';
import { judge } from '../support/report.ts';
import { forEachShelf, readOver, restRunRequest, shelfTool } from '../support/shelf.ts';
import { spreadRequests } from '../support/spread-requests.ts';

/**
 * What four processes behind one port answer, against one. The rate tells it where each has a core and the database and
 * the client have theirs; anywhere else what bounds it does: the processor time of the main thread that has most to do,
 * for as many requests. `npm run bench -- servers`.
 */
const servers = 4;
const atOnce = 32;
const requests = 4_000;
/** Of each process: V8 goes on improving its code for a long way. */
const warmUp = 12_000;
const rounds = 5;
const goal = 3.4;

type Subject = {
  read: (worker: number) => Promise<unknown>;
  pids: readonly number[];
  close(): Promise<void>;
};

const items = await startItems();
const [one, many] = [await start(1), await start(servers)];
for (const { read, pids } of [one, many]) await spreadRequests(read, { count: warmUp * pids.length, atOnce });
const busiest = await inRounds(rounds, { one: () => busiestTime(one), many: () => busiestTime(many) });
const times = await inRounds(rounds, {
  one: () => timeOf(() => spreadRequests(one.read, { count: requests, atOnce })),
  many: () => timeOf(() => spreadRequests(many.read, { count: requests, atOnce })),
});
const rates = 1 / (times.get('many')?.ratio ?? 1);
const bound = 1 / (busiest.get('many')?.ratio ?? 1);
process.stdout.write(
  `${servers} processes against one, ${atOnce} at once: ${rates.toFixed(2)} × the rate on ${availableParallelism()} cores, ` +
    `${bound.toFixed(2)} × by the main thread that has most to do\n`,
);
const hasCores = availableParallelism() >= servers + 2;
judge(`${servers} processes, by ${hasCores ? 'the rate' : 'processor time'}`, hasCores ? rates : bound, {
  atLeast: goal,
  unit: '× one',
});
await one.close();
await many.close();
await items.stop();

async function start(count: number): Promise<Subject> {
  const parley = await startParley({
    settings: {
      SERVERS: String(count),
      DATABASE_URL: await createDatabase(items.url),
      SECRET_KEY: 'only for this run, and long enough to be a key',
    },
  });
  const people = await parley.people(8, items.place);
  const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, shelfTool)));
  const bytes = tokens.map((token) => forEachShelf((shelf) => restRunRequest(parley.origin, token, shelf)));
  const { read, close } = readOver(parley.origin, atOnce, bytes);
  return {
    read,
    pids: count === 1 ? [parley.pid] : childrenOf(parley.pid),
    close: async () => {
      close();
      await parley.stop();
    },
  };
}

async function busiestTime({ read, pids }: Subject): Promise<number> {
  const before = pids.map((pid) => mainThreadTime(pid) ?? Number.NaN);
  // As many at once for each process: one that has more to do at once does more with each turn of its loop.
  await spreadRequests(read, { count: requests, atOnce: (atOnce / servers) * pids.length });
  const spent = pids.map((pid, at) => (mainThreadTime(pid) ?? Number.NaN) - (before[at] ?? 0));
  process.stdout.write(`${spent.map((time) => (time / 1_000).toFixed(0)).join(', ')} ms of main threads\n`);
  return Math.max(...spent);
}

/** Linux alone tells it in files. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        // It has ended since it was listed.
        return false;
      }
    })
    .map(Number);
}
