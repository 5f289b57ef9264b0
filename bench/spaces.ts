import { api } from '@parley/contract/routes';
import { dataOf, eventsIn, moment } from '../server/testing/ask-over-http.ts';
import { createDatabase, startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { median, timeOf } from './support/measure-in-rounds.ts';
import { judge } from './support/report.ts';
import { type Asker, askerOfCompany, personAlone } from './support/team-servers.ts';

/**
 * What asking and running cost an asker of a space with 1,000 members and 500 tools, on a server with 100 spaces and 5,000
 * tools, against one person with 500 tools who has a server to themselves. The two take turns call by call, so that
 * whatever else the machine does meets both.
 */
const mostTimes = 1.1;
const rounds = 9;
/** Not counted: statements are read, questions embedded and V8 improves the code. */
const warmUps = 3;

type Call = (asker: Asker, number: number) => Promise<unknown>;
type Pair = { alone: Asker; member: Asker };
type Spent = { time: number; cpu: number };

/** How many of each in a round. */
const calls: Record<string, { count: number; call: Call }> = {
  'answer by a saved tool': { count: 20, call: askSavedTool },
  'composed answer': { count: 8, call: askComposed },
  'tool run from a page': { count: 100, call: runFromPage },
  'tool run over MCP': { count: 100, call: runOverMcp },
};
const places = ['Norway', 'Sweden', 'Germany', 'France', 'Spain', 'Austria', 'Denmark', 'Switzerland'];
const subjects = ['customers', 'orders', 'products', 'reviews'];

const cluster = await startPostgresCluster();
const onPostgres = async () => ({
  DATABASE_URL: await createDatabase(cluster.url),
  SECRET_KEY: 'only for this run, and long enough to be a key',
});
await measureOn('SQLite', async () => ({}));
await measureOn('PostgreSQL', onPostgres);
await cluster.close();

async function measureOn(engine: string, settings: () => Promise<Record<string, string>>): Promise<void> {
  const pair = { alone: await personAlone(await settings()), member: await askerOfCompany(await settings()) };
  for (const [what, { count, call }] of Object.entries(calls)) {
    const spent: { alone: Spent; member: Spent }[] = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      spent.push(await takeTurns(pair, call, { count, from: round * count }));
    }
    report(`${what}, ${engine}`, spent.slice(warmUps));
  }
  for (const asker of Object.values(pair)) await asker.stop();
}

/** One round, in milliseconds per call; who comes first changes with each call. */
async function takeTurns(
  pair: Pair,
  call: Call,
  { count, from }: { count: number; from: number },
): Promise<{ alone: Spent; member: Spent }> {
  const names = ['alone', 'member'] as const;
  const times = { alone: [] as number[], member: [] as number[] };
  for (const name of names) await pair[name].forgetAttempts();
  const before = { alone: await pair.alone.cpuTime(), member: await pair.member.cpuTime() };
  for (let number = from; number < from + count; number += 1) {
    for (const name of number % 2 === 0 ? names : names.toReversed()) {
      times[name].push(await timeOf(() => call(pair[name], number)));
    }
  }
  const spentBy = async (name: keyof Pair): Promise<Spent> => ({
    time: median(times[name]),
    cpu: ((await pair[name].cpuTime()) - before[name]) / count / 1_000,
  });
  return { alone: await spentBy('alone'), member: await spentBy('member') };
}

function report(what: string, spent: readonly { alone: Spent; member: Spent }[]): void {
  const figure = (name: keyof Pair, of: keyof Spent) =>
    median(spent.map((round) => round[name][of])).toFixed(1);
  const ratio = (of: keyof Spent) => median(spent.map(({ alone, member }) => member[of] / alone[of]));
  process.stdout.write(
    `${what.padEnd(36)} alone ${figure('alone', 'time')} ms (processor ${figure('alone', 'cpu')}), ` +
      `among many ${figure('member', 'time')} ms (processor ${figure('member', 'cpu')}, ${ratio('cpu').toFixed(2)} ×)\n`,
  );
  judge(`${what}, time`, ratio('time'), { atMost: mostTimes, unit: '× one person' });
  // On a busy machine this says more: a time holds every wait for a core, and PostgreSQL's round trips wait most.
  judge(`${what}, server processor`, ratio('cpu'), { atMost: mostTimes, unit: '× one person' });
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}

async function askSavedTool(asker: Asker, number: number): Promise<void> {
  const subject = pick(subjects, Math.floor(number / places.length));
  const question = `how many ${subject} by city from ${pick(places, number)} last month`;
  if ((await ask(asker, question)).toolId === null) throw new Error(`No saved tool answered: ${question}`);
}

async function askComposed(asker: Asker, number: number): Promise<void> {
  const question = `average price of products with a stock below ${number + 20}`;
  if ((await ask(asker, question)).toolId !== null) throw new Error(`A saved tool answered: ${question}`);
}

async function ask({ origin, connectionId, headers }: Asker, question: string) {
  const body = { question, connectionId, moment };
  const events = eventsIn(await posted(`${origin}${api.ask}`, headers, body));
  const execution = dataOf(events, 'done')[0]?.execution;
  if (execution?.status !== 'success') throw new Error(`${question}: ${JSON.stringify(events.at(-1))}`);
  return execution;
}

function runFromPage({ origin, toolId, headers }: Asker, number: number): Promise<string> {
  const values = { country: pick(places, number) };
  return posted(`${origin}${api.runTool.replace(':id', toolId)}`, headers, { values });
}

async function runOverMcp({ origin, token }: Asker, number: number): Promise<void> {
  const headers = {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  const params = { name: 'how_many_customers_by_country_1', arguments: { country: pick(places, number) } };
  const answer = await posted(`${origin}${api.mcp}`, headers, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params,
  });
  if (!answer.includes('"structuredContent"')) throw new Error(answer);
}

async function posted(url: string, headers: Record<string, string>, body: unknown): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return text;
}
