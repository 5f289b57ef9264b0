import { monitorEventLoopDelay } from 'node:perf_hooks';
import { api } from '@parley/contract/routes';
import { dataOf, eventsIn, moment } from '../../server/testing/ask-over-http.ts';
import { createDatabase, startPostgresCluster } from '../../server/testing/servers/postgres-cluster.ts';
import { addNeighbours, addRecords, grownSize } from '../support/grown-store.ts';
import { median, timeOf } from '../support/measure-in-rounds.ts';
import { judge } from '../support/report.ts';
import { type Asker, personAlone } from '../support/team-servers.ts';

/**
 * What a server costs that has kept much: 50,000 tools and 1,000,000 records, nearly all of them other people's, against
 * the same person with the same 500 tools on a server of their own. Then what is deleted, and how long others wait
 * meanwhile. `npm run bench -- growth [sqlite | postgres]`.
 */
const goals = { firstQuestion: 300, health: 250 };
const starts = 5;
const later = 20;

type Engine = { name: string; settings: () => Promise<Record<string, string>> };
type Figures = { ready: number[]; first: number[]; later: number[]; run: number[]; history: number[] };

const only = process.argv[2];
const cluster = await startPostgresCluster();
const engines: Engine[] = [
  { name: 'SQLite', settings: async () => ({}) },
  {
    name: 'PostgreSQL',
    settings: async () => ({
      DATABASE_URL: await createDatabase(cluster.url),
      SECRET_KEY: 'only for this run, and long enough to be a key',
    }),
  },
];
for (const engine of engines) {
  if (only === undefined || engine.name.toLowerCase().startsWith(only)) await measureOn(engine);
}
await cluster.close();

async function measureOn({ name, settings }: Engine): Promise<void> {
  const alone = await personAlone(await settings());
  const grown = await personAlone(await settings(), async (store, asked) => {
    const neighbours = await addNeighbours(store);
    await addRecords(store, { asked, neighbours });
  });
  const [few, many] = [emptyFigures(), emptyFigures()];
  for (let start = 0; start < starts; start += 1) {
    await measureStart(alone, few);
    await measureStart(grown, many);
  }
  for (const figure of Object.keys(few) as (keyof Figures)[]) report(`${name}: ${figure}`, few, many, figure);
  judge(`${name}: first question after a start, more than alone`, difference(few, many, 'first'), {
    atMost: goals.firstQuestion,
    unit: 'ms',
  });
  await measureDeletions(name, grown);
  await Promise.all([alone.stop(), grown.stop()]);
}

function emptyFigures(): Figures {
  return { ready: [], first: [], later: [], run: [], history: [] };
}

async function measureStart(asker: Asker, figures: Figures): Promise<void> {
  await asker.forgetAttempts();
  figures.ready.push((await asker.restart()).ready);
  figures.first.push(await timeOf(() => ask(asker, 0)));
  for (let number = 1; number <= later; number += 1) {
    figures.later.push(await timeOf(() => ask(asker, number)));
    figures.run.push(await timeOf(() => called(asker, 'POST', api.runTool.replace(':id', asker.toolId), {})));
    figures.history.push(await timeOf(() => called(asker, 'GET', api.executions)));
  }
}

function report(what: string, few: Figures, many: Figures, figure: keyof Figures): void {
  const [alone, among] = [few, many].map((figures) => median(figures[figure]).toFixed(1).padStart(7));
  process.stdout.write(`${what.padEnd(24)} alone ${alone} ms, ${grownSize.records} records ${among} ms\n`);
}

function difference(few: Figures, many: Figures, figure: keyof Figures): number {
  return Math.max(0, median(many[figure]) - median(few[figure]));
}

async function measureDeletions(engine: string, asker: Asker): Promise<void> {
  let toolId = '';
  await asker.restart(async (store) => {
    const [oldest] = await store.engine.db
      .selectFrom('parley_executions')
      .select('tool_id')
      .where('connection_id', '=', asker.connectionId)
      .orderBy('executed_at')
      .limit(1)
      .execute();
    toolId = oldest?.tool_id ?? '';
  });
  const removals: [string, () => Promise<unknown>][] = [
    [
      `a tool that ${grownSize.ofOneTool} records name`,
      () => called(asker, 'DELETE', api.tool.replace(':id', toolId)),
    ],
    [
      'its connection, with 499 tools',
      () => called(asker, 'DELETE', api.connection.replace(':id', asker.connectionId)),
    ],
  ];
  for (const [what, remove] of removals) await reportRemoval(`${engine}: deleting ${what}`, asker, remove);
  await asker.restart(async (store) => {
    const month = Date.now() - 30 * 86_400_000;
    const works: [string, () => Promise<unknown>][] = [
      [
        'counting a month for the operator',
        () => store.operatorOverview.usage(new Date(month).toISOString().slice(0, 10)),
      ],
      ['forgetting the older half of the records', () => store.executions.sweep(month)],
    ];
    for (const [what, work] of works) await reportHold(`${engine}: ${what}`, work);
  });
}

/** Of work that no request does: how long it holds the event loop of the process that does it. */
async function reportHold(what: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const time = await timeOf(work);
  delay.disable();
  process.stdout.write(`${what}: ${time.toFixed(0)} ms\n`);
  judge(`${what}, longest wait of others`, delay.max / 1e6, { atMost: goals.health, unit: 'ms' });
}

async function reportRemoval(what: string, asker: Asker, remove: () => Promise<unknown>): Promise<void> {
  const watch = watchHealth(asker.origin);
  const time = await timeOf(remove);
  const worst = await watch.stop();
  process.stdout.write(`${what}: ${time.toFixed(0)} ms\n`);
  judge(`${what}, longest wait of others`, worst, { atMost: goals.health, unit: 'ms' });
}

/** Asks for the server's health without a pause; gives the longest time that an answer took. */
function watchHealth(origin: string) {
  let isWatching = true;
  let worst = 0;
  const watching = (async () => {
    while (isWatching) worst = Math.max(worst, await timeOf(() => fetch(`${origin}${api.health}`)));
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return worst;
    },
  };
}

async function ask(asker: Asker, number: number): Promise<void> {
  const places = ['Norway', 'Sweden', 'Germany', 'France', 'Spain'];
  const question = `how many customers are from ${places[number % places.length]}`;
  const body = { question, connectionId: asker.connectionId, moment };
  const events = eventsIn(await called(asker, 'POST', api.ask, body));
  const status = dataOf(events, 'done')[0]?.execution.status;
  if (status !== 'success') throw new Error(`${question}: ${JSON.stringify(events.at(-1))}`);
}

async function called(asker: Asker, method: string, path: string, body?: unknown): Promise<string> {
  const { 'content-type': type = '', ...headers } = asker.headers;
  const answer = await fetch(`${asker.origin}${path}`, {
    method,
    ...(body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': type }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}
