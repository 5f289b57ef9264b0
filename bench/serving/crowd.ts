import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@parley/contract/routes';
import { startItems } from '../support/items-database.ts';
import { timeOf } from '../support/measure-in-rounds.ts';
import { startParley } from '../support/parley-server.ts';
import { judge } from '../support/report.ts';
import { residentMegabytes } from '../support/resident-memory.ts';
import { forEachShelf, readOver, restRunRequest, shelfTool } from '../support/shelf.ts';

/**
 * Five hundred connections that send one tool run after the other for three minutes, and a new connection now and then:
 * how long it waits for its first answer, a page's and a tool run's. `npm run bench -- crowd [seconds]`.
 */
const connections = 500;
const seconds = Number(process.argv[2] ?? 180);
/** As many as one person may have running and waiting. */
const ofOnePerson = 20;
const newEvery = 250;
const goals = { middle: 100, worst: 1_000, megabytes: 600 };

const items = await startItems();
const parley = await startParley();
const people = await parley.people(connections / ofOnePerson + 1, items.place);
const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, shelfTool)));
const [visitor = [], ...busy] = tokens.map((token) =>
  forEachShelf((shelf) => restRunRequest(parley.origin, token, shelf)),
);
const { read, close } = readOver(parley.origin, connections, busy);
const page = Buffer.from(`GET ${api.session} HTTP/1.1\r\nhost: ${new URL(parley.origin).host}\r\n\r\n`);

const until = performance.now() + seconds * 1_000;
const counts = { answers: 0, errors: 0 };
const times = { page: [] as number[], run: [] as number[] };
let memory = 0;
await Promise.all([
  ...Array.from({ length: connections }, (_, worker) => askAgainAndAgain(worker)),
  openNewOnes(),
]);
close();
report();
await parley.stop();
await items.stop();

async function askAgainAndAgain(worker: number): Promise<void> {
  while (performance.now() < until) {
    try {
      await read(worker);
      counts.answers += 1;
    } catch {
      counts.errors += 1;
    }
  }
}

async function openNewOnes(): Promise<void> {
  while (performance.now() < until) {
    times.page.push(await timeOf(() => answerOver(page)));
    times.run.push(await timeOf(() => answerOver(visitor[0] as Buffer)));
    memory = Math.max(memory, residentMegabytes(parley.pid));
    await sleep(newEvery);
  }
}

/** From before the connection is there to the first byte. */
async function answerOver(request: Buffer): Promise<void> {
  const { hostname, port } = new URL(parley.origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.write(request);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!chunk.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(chunk.toString());
}

function report(): void {
  const rate = (counts.answers / seconds).toFixed(0);
  process.stdout.write(
    `${connections} connections for ${seconds} s: ${counts.answers} answers, ${rate} /s\n`,
  );
  judge('errors', counts.errors, { atMost: 0 });
  for (const [what, measured] of Object.entries(times)) {
    const sorted = measured.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    judge(`a new connection’s first ${what}, median`, middle, { atMost: goals.middle, unit: 'ms' });
    judge(`a new connection’s first ${what}, worst`, sorted.at(-1) ?? 0, { atMost: goals.worst, unit: 'ms' });
  }
  judge('memory under all of them', memory, { atMost: goals.megabytes, unit: 'MB' });
}
