import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { startItems } from './support/items-database.ts';
import { type Answer, KeepAliveClient, postRequest } from './support/keep-alive-client.ts';
import type { Measured } from './support/measure-in-rounds.ts';
import { inRounds, median, timeOf } from './support/measure-in-rounds.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/** Many rows against the raw driver, which gathers and parses them all in its own process and is 1. */
const rounds = 7;
const [profile] = process.argv.slice(2);

const items = await startItems();
const parley = await startParley({ profile });
const [person] = await parley.people(1, items.place);
if (!person) throw new Error('There is nobody.');
const { cookie, connection } = person;
const client = new KeepAliveClient(parley.origin);

const select = (rows: number) => `SELECT id, name, price, at FROM items ORDER BY id LIMIT ${rows}`;
const run = select(limits.query.rows);
const all = select(limits.download.rows);
const inPage = postRequest(parley.origin, api.runSql, {
  headers: { origin: parley.origin, cookie },
  body: { connection_id: connection, query: run },
});
const asFile = (format: string) =>
  postRequest(parley.origin, api.download, {
    headers: { origin: parley.origin, cookie },
    body: { connection_id: connection, query: all, format },
  });
const firstBytes: number[] = [];

const shown = await report(`${limits.query.rows} rows`, {
  'raw pg': () => timeOf(() => items.raw.query({ name: 'run', text: run })),
  'guarded, over HTTP': () => timeOf(() => send(inPage)),
});
await report(`${limits.download.rows} rows`, {
  'raw pg': () => timeOf(() => items.raw.query({ name: 'all', text: all })),
  'download, CSV': () => timeOf(() => send(asFile('csv'))),
  'download, JSON': () => timeOf(() => send(asFile('json'))),
});
judge(`${limits.query.rows} rows against the raw driver`, shown.get('guarded, over HTTP')?.ratio ?? 0, {
  atMost: 1.1,
  unit: '×',
});
judge('first byte of a download', median(firstBytes), { atMost: 50, unit: 'ms' });

client.close();
await parley.stop();
await items.stop();

async function send(request: Buffer): Promise<void> {
  const answer: Answer = await client.send(request);
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  if (request !== inPage) firstBytes.push(answer.firstByteMs);
}

async function report(
  what: string,
  subjects: Record<string, () => Promise<number>>,
): Promise<Map<string, Measured>> {
  const measured = await inRounds(rounds, subjects);
  for (const [name, { median: time, ratio }] of measured) {
    process.stdout.write(
      `${what}  ${name.padEnd(18)} ${time.toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)}\n`,
    );
  }
  return measured;
}
