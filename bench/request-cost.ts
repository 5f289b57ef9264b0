import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { Reader } from './support/compare-rates.ts';
import { startItems } from './support/items-database.ts';
import { postRequest } from './support/keep-alive-client.ts';
import { startLean } from './support/lean-server.ts';
import { mainThreadTime } from './support/main-thread-time.ts';
import { median } from './support/measure-in-rounds.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';
import { forEachShelf, readOver, restRunRequest, shelfTool } from './support/shelf.ts';
import { spreadRequests } from './support/spread-requests.ts';

/**
 * What one tool run costs the server, in processor time of its main thread and of the whole process: unlike a rate, it says
 * nearly the same on a busy machine. Each goal is held by the median of the rounds; only the share of lean Fastify is one of
 * least to least, so that a busy moment of one of the two does not count. Without a line per request, and with one, as
 * servers are run. `npm run bench -- request-cost [folder for V8's profile | other/dist/main.js]`: another build of the
 * server is measured beside this one, round by round.
 */
const goals = { cpu: 400, ofLean: 0.85, p99: 2.5 };
const loads = [1, 8, 32];
/** At which the processor time of the whole process and the waiting times are held to their goals. */
const usualLoad = 8;
const mostAtOnce = Math.max(...loads);
const requests = 3_000;
const warmUp = 12_000;
/** So that each subject meets a quiet moment; the goals are held at the usual load by more of them. */
const roundsAt = (atOnce: number) => (atOnce === usualLoad ? 10 : 5);
const leanGuarded = 'lean Fastify, guarded read';

const [given] = process.argv.slice(2);
const isBuild = given?.endsWith('.js') ?? false;
type Server = { pid: number; cpuTime(): Promise<number> };
type Subject = { name: string; server: Server; read: Reader; isJudged: boolean };
type Cost = { main: number; cpu: number; p50: number; p99: number };
type Costs = ReadonlyMap<string, Cost[]>;

const items = await startItems();
const closing: (() => unknown)[] = [];
const subjects = [
  ...(await leanSubjects()),
  ...(isBuild ? await parleySubjects({ script: given }, 'other build, ') : []),
  ...(await parleySubjects({ profile: isBuild ? undefined : given }, '')),
  ...(await parleySubjects({ settings: { LOG_LEVEL: 'info' } }, 'a line per request, ')),
];
for (const { read } of subjects) await spreadRequests(read, { count: warmUp, atOnce: usualLoad });
for (const atOnce of loads) await measure(atOnce);
for (const close of closing.toReversed()) await close();

async function measure(atOnce: number): Promise<void> {
  const costs = new Map(subjects.map(({ name }) => [name, [] as Cost[]]));
  for (let round = 0; round < roundsAt(atOnce); round += 1)
    for (const { name, server, read } of subjects) costs.get(name)?.push(await costOf(server, read, atOnce));
  process.stdout.write(`${atOnce} at once\n`);
  for (const { name } of subjects) report(costs, name);
  for (const { name, isJudged } of subjects) if (isJudged) hold(costs, name, atOnce);
}

async function leanSubjects(): Promise<Subject[]> {
  const lean = await startLean(items.url);
  closing.push(items.stop, lean.stop);
  return [
    ['lean Fastify and pg, no guard', '/'],
    [leanGuarded, '/guarded'],
  ].map(([name = '', path = '']) => {
    const bytes = forEachShelf((shelf) => postRequest(lean.origin, path, { headers: {}, body: { shelf } }));
    const { read, close } = readOver(lean.origin, mostAtOnce, [bytes]);
    closing.push(close);
    return { name, server: lean, read, isJudged: false };
  });
}

async function parleySubjects(
  started: Parameters<typeof startParley>[0],
  prefix: string,
): Promise<Subject[]> {
  const parley = await startParley(started);
  closing.push(parley.stop);
  const people = await parley.people(mostAtOnce / limits.query.running, items.place);
  const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, shelfTool)));
  const ways = [
    ['REST', restRunRequest],
    ['MCP', mcpRequest],
  ] as const;
  return ways.map(([name, requestFor]) => {
    const bytes = tokens.map((token) => forEachShelf((shelf) => requestFor(parley.origin, token, shelf)));
    const { read, close } = readOver(parley.origin, mostAtOnce, bytes);
    closing.push(close);
    return { name: `${prefix}tool run over ${name}`, server: parley, read, isJudged: prefix === '' };
  });
}

function mcpRequest(origin: string, token: string, shelf: number): Buffer {
  const headers = {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    authorization: `Bearer ${token}`,
  };
  const params = { name: 'items_of_a_shelf', arguments: { shelf } };
  return postRequest(origin, api.mcp, {
    headers,
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
}

async function costOf(server: Server, read: Reader, atOnce: number): Promise<Cost> {
  const before = { main: mainThreadTime(server.pid), cpu: await server.cpuTime() };
  const times = await spreadRequests(read, { count: requests, atOnce });
  const main = (mainThreadTime(server.pid) ?? Number.NaN) - (before.main ?? Number.NaN);
  return {
    main: main / times.length,
    cpu: ((await server.cpuTime()) - before.cpu) / times.length,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function least(costs: Costs, name: string, figure: 'main' | 'cpu'): number {
  return Math.min(...(costs.get(name) ?? []).map((cost) => cost[figure]));
}

function middle(costs: Costs, name: string, figure: keyof Cost): number {
  return median((costs.get(name) ?? []).map((cost) => cost[figure]));
}

function report(costs: Costs, name: string): void {
  const processor = (of: typeof least) => {
    const [main, cpu] = (['main', 'cpu'] as const).map((figure) => of(costs, name, figure).toFixed(0));
    return `${main?.padStart(5)} / ${cpu?.padStart(5)} µs`;
  };
  const [p50, p99] = (['p50', 'p99'] as const).map((figure) => middle(costs, name, figure).toFixed(1));
  process.stdout.write(
    `  ${name.padEnd(40)} ${processor(middle)}, least ${processor(least)}   p50 ${p50} ms   p99 ${p99} ms\n`,
  );
}

function hold(costs: Costs, name: string, atOnce: number): void {
  const share = least(costs, leanGuarded, 'main') / least(costs, name, 'main');
  if (!Number.isNaN(share))
    judge(`${name}, ${atOnce} at once`, share, { atLeast: goals.ofLean, unit: '× lean' });
  if (atOnce !== usualLoad) return;
  judge(`${name}, server processor`, Math.round(middle(costs, name, 'cpu')), {
    atMost: goals.cpu,
    unit: 'µs',
  });
  const waiting = middle(costs, name, 'p99') / middle(costs, name, 'p50');
  judge(`${name}, p99`, waiting, { atMost: goals.p99, unit: '× p50' });
}
