import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { freePort } from '../server/src/platform/free-port.ts';
import { startItems } from './items-database.ts';
import { KeepAliveClient, postRequest } from './keep-alive-client.ts';
import { startParley } from './parley-server.ts';
import { inRounds } from './rounds.ts';

/**
 * One tool run over MCP, guard and record included, against the raw driver with a prepared statement, which is 1.
 * `DBHUB_DIR` names a folder in which @bytebase/dbhub is installed; without it only Parley is measured.
 */
const seconds = 1;
const rounds = 5;
const concurrencies = [1, 8, 32];
const [profile] = process.argv.slice(2);

const items = await startItems();
const { raw, place } = items;
const parley = await startParley(profile);
const most = Math.max(...concurrencies);
const people = await parley.people(most / limits.query.running, place);
const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, tool())));
const dbhub = await startDbhub();

const columns = 'SELECT id, name, price, at FROM items WHERE shelf =';
const shelves = 100;
let turn = 0;
const nextShelf = () => {
  turn += 1;
  return turn % shelves;
};

function tool() {
  return {
    name: 'Items of a shelf',
    sql: 'SELECT id, name, price, at FROM items WHERE shelf = :shelf LIMIT 10',
    parameters: [{ name: 'shelf', type: 'integer' }],
  };
}

const callOf = (shelf: number) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'items_of_a_shelf', arguments: { shelf } },
});

const requestsTo = (origin: string, headers: Record<string, string>) =>
  Array.from({ length: shelves }, (_, shelf) =>
    postRequest(origin, api.mcp, {
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        ...headers,
      },
      body: callOf(shelf),
    }),
  );

const over = (origin: string, requests: Buffer[][]) => {
  const clients = Array.from({ length: most }, () => new KeepAliveClient(origin));
  return {
    run: async (worker: number) => {
      const answer = await clients[worker]?.send(requests[worker % requests.length]?.[nextShelf()] as Buffer);
      if (answer?.status !== 200) throw new Error(`status ${answer?.status}`);
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
};

const ours = over(
  parley.origin,
  tokens.map((token) => requestsTo(parley.origin, { authorization: `Bearer ${token}` })),
);
const theirs = dbhub && over(dbhub.origin, [requestsTo(dbhub.origin, {})]);
await assertRows(parley.origin, { authorization: `Bearer ${tokens[0]}` });
if (dbhub) await assertRows(dbhub.origin, {});
const readRaw = () => raw.query({ name: 'items', text: `${columns} $1 LIMIT 10`, values: [nextShelf()] });

for (const concurrency of concurrencies) {
  const subjects: Record<string, () => Promise<number>> = {
    'raw pg, prepared': () => rateOf(readRaw, concurrency),
    'Parley over MCP': () => rateOf(ours.run, concurrency),
    ...(theirs ? { 'DBHub over MCP': () => rateOf(theirs.run, concurrency) } : {}),
  };
  const rates = await inRounds(rounds, subjects);
  for (const [name, { median, ratio }] of rates) {
    process.stdout.write(
      `${concurrency} at once  ${name.padEnd(18)} ${median.toFixed(0).padStart(6)} /s  ${ratio.toFixed(2)}\n`,
    );
  }
}

ours.close();
theirs?.close();
dbhub?.stop();
await parley.stop();
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

/** A refusal would be fast, too. */
async function assertRows(origin: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${origin}${api.mcp}`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(callOf(7)),
  });
  const text = await answer.text();
  if (text.split('item ').length <= 10) throw new Error(`${origin} gave no ten rows: ${text.slice(0, 500)}`);
}

/** The same statement as a custom tool of DBHub, in a process of its own. */
async function startDbhub() {
  const folder = process.env.DBHUB_DIR;
  const program = folder && join(folder, 'node_modules/.bin/dbhub');
  if (!program || !existsSync(program)) {
    process.stdout.write(
      'DBHub is not measured: set DBHUB_DIR to a folder in which @bytebase/dbhub is installed.\n',
    );
    return undefined;
  }
  const settings = mkdtempSync(join(tmpdir(), 'parley-dbhub-'));
  const config = join(settings, 'dbhub.toml');
  const { host, port, database, user } = place;
  writeFileSync(
    config,
    `[[sources]]
id = "items"
dsn = "postgres://${user}@${host}:${port}/${database}?sslmode=disable"

[[tools]]
name = "items_of_a_shelf"
source = "items"
description = "Items of a shelf"
statement = "SELECT id, name, price, at FROM items WHERE shelf = $1 LIMIT 10"

[[tools.parameters]]
name = "shelf"
type = "integer"
description = "The shelf"
`,
  );
  const listen = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${listen}`;
  const child = spawn(
    process.execPath,
    [program, '--transport', 'http', '--port', String(listen), '--config', config],
    { stdio: 'ignore' },
  );
  process.once('exit', () => void child.kill());
  for (let tries = 0; tries < 100 && !(await answers(origin)); tries += 1) await wait(100);
  return {
    origin,
    stop: () => {
      child.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
