import { api } from '@parley/contract/routes';
import { personally } from '../server/src/store/acting-member.ts';
import { askEvents, dataOf } from '../server/testing/ask-over-http.ts';
import { signedIn, startTestApp } from '../server/testing/test-app.ts';
import { numberedTool } from './support/numbered-tools.ts';
import { judge } from './support/report.ts';

/**
 * Our own time from the question to the guard's word, with many tools on a warm server and the built-in engine: the
 * first time, when the question is embedded, and again, when it is not.
 */
const toolCount = 500;
/** With more of them it would be more questions than anybody may ask in a minute. */
const rounds = 1;
const ownSteps = ['find', 'extract', 'guard'];

const server = await startTestApp({ LOG_LEVEL: 'silent' });
const browser = await signedIn(server);
const connectionId: string = (await browser.send('POST', api.sampleConnection)).json().connection.id;
await browser.send('POST', api.scan.replace(':id', connectionId));
await addTools();

const subjects = ['customers', 'orders', 'products', 'reviews', 'sold pieces', 'revenue'];
const places = ['Norway', 'Sweden', 'Germany', 'France', 'Spain', 'Austria', 'Denmark', 'Switzerland'];
const questions = subjects.flatMap((subject) =>
  places.map((place) => `how many ${subject} from ${place} last month`),
);

await ask('warm up with customers from Norway');
const first: number[] = [];
for (const question of questions) first.push(await ask(question));
const again: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const question of questions) again.push(await ask(question));
}
report('when the question is embedded', first, 80);
report('when it was asked before', again, 15);
await server.close();

async function ask(question: string): Promise<number> {
  const steps = dataOf(await askEvents(browser, { question, connectionId }), 'step');
  return steps
    .filter(({ step, state }) => ownSteps.includes(step) && state === 'done')
    .reduce((sum, { ms }) => sum + (ms ?? 0), 0);
}

function report(what: string, times: readonly number[], goal: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  process.stdout.write(`${what}: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms\n`);
  judge(`p50 ${what}`, at(0.5), { atMost: goal, unit: 'ms' });
}

/** Straight into the store: only what is asked is measured. */
async function addTools(): Promise<void> {
  const { store } = server.services;
  const [profile] = await store.engine.db.selectFrom('parley_profiles').select(['id', 'email']).execute();
  if (!profile) throw new Error('Nobody signed up.');
  const owner = personally(profile);
  await store.subscriptions.choose(owner, { plan: 'professional', maxTools: toolCount, priceMonthly: 0 });
  const source = {
    connectionId,
    connectionName: 'Sample shop',
    projectRef: null,
    dialect: 'sqlite',
  } as const;
  for (let number = 0; number < toolCount; number += 1) {
    await store.tools.add(owner, numberedTool(number, source));
  }
}
