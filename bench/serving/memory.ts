import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@parley/contract/routes';
import { moment } from '../../server/testing/ask-over-http.ts';
import { createDatabase } from '../../server/testing/servers/postgres-cluster.ts';
import { startItems } from '../support/items-database.ts';
import { startParley } from '../support/parley-server.ts';
import { judge } from '../support/report.ts';
import { residentMegabytes } from '../support/resident-memory.ts';

/**
 * Memory of a server: when it is ready, with the model loaded after some questions, and when nobody has asked anything for
 * as long as the model is kept. `npm run bench -- memory [minutes to wait]`, six where nothing is said.
 */
const mostIdle = 260;
const minutes = Number(process.argv[2] ?? 6);
const questions = 20;

const items = await startItems();
const subjects: [string, () => Promise<Record<string, string>>][] = [
  ['embedded store', async () => ({})],
  [
    'PostgreSQL',
    async () => ({
      DATABASE_URL: await createDatabase(items.url),
      SECRET_KEY: 'only for this run, and long enough to be a key',
    }),
  ],
];
for (const [name, settings] of subjects) await measure(name, await settings());
await items.stop();

async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const parley = await startParley({ settings });
  const memory = () => residentMegabytes(parley.pid);
  process.stdout.write(`${name}: ready ${memory().toFixed(0)} MB\n`);
  const visitor = await parley.visitor();
  const { connection } = await (await visitor.send('POST', api.sampleConnection)).json();
  for (let number = 0; number < questions; number += 1) {
    const question = `average price of products with a stock below ${number + 20}`;
    const answer = await visitor.send('POST', api.ask, { question, connectionId: connection.id, moment });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.text();
  }
  const loaded = memory();
  await sleep(30_000);
  judge(`${name}: idle with the model loaded`, memory(), { atMost: mostIdle, unit: 'MB' });
  process.stdout.write(`${name}: at the end of ${questions} questions ${loaded.toFixed(0)} MB\n`);
  await sleep(minutes * 60_000);
  process.stdout.write(`${name}: ${minutes} minutes later ${memory().toFixed(0)} MB\n`);
  await parley.stop();
}
