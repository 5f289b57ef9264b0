import { api } from '@parley/contract/routes';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { moment } from '../../server/testing/ask-over-http.ts';
import { median, timeOf } from '../support/measure-in-rounds.ts';
import { startParley } from '../support/parley-server.ts';
import { judge } from '../support/report.ts';

/**
 * What one person's flood costs another: questions, proposals, long statements to be read, as many at once and as often as
 * the server takes them, while somebody else asks and runs. `npm run bench -- fairness`.
 */
const most = 2;
const rounds = 15;
const floods = 8;

type Person = { client: ApiClient; connectionId: string };

const parley = await startParley();
const [quiet, loud] = [await personWithShop('quiet'), await personWithShop('loud')];
const deep = `SELECT ${'('.repeat(40)}1${')'.repeat(40)} FROM customers WHERE city IN (${"'Oslo', ".repeat(6_000)}'Bergen')`;
let number = 0;

const calls: Record<string, () => Promise<Response>> = {
  'a question': () => ask(quiet),
  'a statement': () => runSql(quiet),
  'a page of the schema': () => quiet.client.send('GET', api.schema.replace(':id', quiet.connectionId)),
};
for (const call of Object.values(calls)) for (let time = 0; time < 3; time += 1) await answered(call);
const alone = await measured();
const flood = startFlood();
const beside = await measured();
const sent = await flood.stop();
process.stdout.write(`meanwhile the other one asked ${sent} times\n`);
for (const name of Object.keys(calls)) {
  const [before, during] = [alone, beside].map((times) => median(times.get(name) ?? []));
  process.stdout.write(
    `${name.padEnd(24)} alone ${before?.toFixed(1)} ms, beside a flood ${during?.toFixed(1)} ms\n`,
  );
  judge(`${name}, beside a flood`, (during ?? 0) / (before ?? 1), { atMost: most, unit: '× alone' });
}
await parley.stop();

async function personWithShop(name: string): Promise<Person> {
  const client = await parley.visitor(name);
  const { connection } = await (await client.send('POST', api.sampleConnection)).json();
  await client.send('POST', api.scan.replace(':id', connection.id), {});
  return { client, connectionId: connection.id };
}

async function measured(): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(calls).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(calls))
      times.get(name)?.push(await timeOf(() => answered(call)));
  }
  return times;
}

async function answered(call: () => Promise<Response>): Promise<void> {
  const answer = await call();
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
}

/** No question twice: what was asked before is answered from memory. */
function ask({ client, connectionId }: Person): Promise<Response> {
  number += 1;
  const question = `average price of products with a stock below ${number}`;
  return client.send('POST', api.ask, { question, connectionId, moment });
}

function runSql({ client, connectionId }: Person): Promise<Response> {
  number += 1;
  return client.send('POST', api.runSql, {
    connection_id: connectionId,
    query: `SELECT city, count(*) FROM customers WHERE id > ${number % 7} GROUP BY city`,
  });
}

function startFlood() {
  let isOn = true;
  let sent = 0;
  const { client, connectionId } = loud;
  const ways = [
    () => ask(loud),
    () => client.send('POST', api.explainSql, { dialect: 'sqlite', sql: deep }),
    () => client.send('POST', api.runSql, { connection_id: connectionId, query: deep }),
  ];
  const workers = Array.from({ length: floods }, async (_, worker) => {
    for (let turn = worker; isOn; turn += 1) {
      // Refused or not: whoever floods does not mind.
      await ways[turn % ways.length]?.().then((answer) => answer.text());
      sent += 1;
    }
  });
  return {
    stop: async () => {
      isOn = false;
      await Promise.all(workers);
      return sent;
    },
  };
}
