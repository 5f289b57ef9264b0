import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { Reader } from './support/compare-rates.ts';
import { startItems } from './support/items-database.ts';
import { postRequest } from './support/keep-alive-client.ts';
import { startLean } from './support/lean-server.ts';
import { median } from './support/measure-in-rounds.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';
import { forEachShelf, readOver, shelfSql } from './support/shelf.ts';

/**
 * What one tool run costs the server, in processor time of the whole process: unlike a rate, it says the same on a busy
 * machine. `npm run bench -- request-cost [folder for V8's profile | other/dist/main.js]`: another build of the server is
 * measured beside this one, round by round.
 */
const goals = { cpu: 400, p99: 2.5 };
const atOnce = 8;
const requests = 4_000;
const warmUp = 12_000;
const rounds = 5;

const [given] = process.argv.slice(2);
const isBuild = given?.endsWith('.js') ?? false;
const tool = {
  name: 'Items of a shelf',
  sql: shelfSql.named,
  parameters: [{ name: 'shelf', type: 'integer' }],
};

type Server = { cpuTime(): Promise<number> };
type Subject = { name: string; server: Server; read: Reader; isJudged: boolean };
type Cost = { cpu: number; p50: number; p99: number };

const items = await startItems();
const closing: (() => unknown)[] = [];
const subjects = [
  ...(await leanSubjects()),
  ...(isBuild ? await parleySubjects({ script: given }, 'other build, ') : []),
  ...(await parleySubjects({ profile: isBuild ? undefined : given }, '')),
];
for (const { read } of subjects) await spread(read, warmUp);
const costs = new Map(subjects.map(({ name }) => [name, [] as Cost[]]));
for (let round = 0; round < rounds; round += 1)
  for (const { name, server, read } of subjects) costs.get(name)?.push(await costOf(server, read));
for (const { name } of subjects) report(name);
for (const { name, isJudged } of subjects) if (isJudged) hold(name);
for (const close of closing.toReversed()) await close();

async function leanSubjects(): Promise<Subject[]> {
  const lean = await startLean(items.url);
  closing.push(items.stop, lean.stop);
  return [
    ['lean Fastify and pg, no guard', '/'],
    ['lean Fastify, guarded read', '/guarded'],
  ].map(([name = '', path = '']) => {
    const bytes = forEachShelf((shelf) => postRequest(lean.origin, path, { headers: {}, body: { shelf } }));
    const { read, close } = readOver(lean.origin, atOnce, [bytes]);
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
  const people = await parley.people(atOnce / limits.query.running, items.place);
  const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, tool)));
  const ways = [
    ['REST', restRequest],
    ['MCP', mcpRequest],
  ] as const;
  return ways.map(([name, requestFor]) => {
    const bytes = tokens.map((token) => forEachShelf((shelf) => requestFor(parley.origin, token, shelf)));
    const { read, close } = readOver(parley.origin, atOnce, bytes);
    closing.push(close);
    return { name: `${prefix}tool run over ${name}`, server: parley, read, isJudged: prefix === '' };
  });
}

function restRequest(origin: string, token: string, shelf: number): Buffer {
  const headers = { authorization: `Bearer ${token}` };
  const path = api.v1Run.replace(':name', 'items_of_a_shelf');
  return postRequest(origin, path, { headers, body: { parameters: { shelf } } });
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

/** Each worker sends its next request when the one before was answered; gives the times in milliseconds. */
async function spread(read: Reader, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const work = async (worker: number) => {
    for (; left > 0; ) {
      left -= 1;
      const began = performance.now();
      await read(worker);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return times.sort((a, b) => a - b);
}

async function costOf(server: Server, read: Reader): Promise<Cost> {
  const before = await server.cpuTime();
  const times = await spread(read, requests);
  const cpu = ((await server.cpuTime()) - before) / times.length;
  return {
    cpu,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function middle(name: string, figure: keyof Cost): number {
  return median((costs.get(name) ?? []).map((cost) => cost[figure]));
}

function report(name: string): void {
  const [cpu, p50, p99] = (['cpu', 'p50', 'p99'] as const).map((figure) => middle(name, figure));
  process.stdout.write(
    `${name.padEnd(34)} ${cpu?.toFixed(0).padStart(5)} µs   p50 ${p50?.toFixed(1)} ms   p99 ${p99?.toFixed(1)} ms\n`,
  );
}

function hold(name: string): void {
  judge(`${name}, server processor`, Math.round(middle(name, 'cpu')), { atMost: goals.cpu, unit: 'µs' });
  judge(`${name}, p99`, middle(name, 'p99') / middle(name, 'p50'), { atMost: goals.p99, unit: '× p50' });
}
