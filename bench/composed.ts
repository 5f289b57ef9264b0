import { loadavg } from 'node:os';
import { api } from '@parley/contract/routes';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { chromiumLaunch } from '../server/testing/servers/chromium-launch.ts';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { openQuestionDatabase } from '../training/open-database.ts';
import { questionsOf } from '../training/read-questions.ts';
import { askEnter } from './ask-enter.ts';
import { quantile } from './reading/tally.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/**
 * From Enter to the answer on screen, of questions that no saved tool answers, on a database of 30 tables, in a real
 * browser. Those that are answered at once count; the others end before a statement runs.
 */
const name = 'permits_office';
const every = 7;
const most = 40;

await ensureBuilt(new URL('..', import.meta.url).pathname, 'web');
const cluster = await startPostgresCluster();
const client = await openQuestionDatabase(cluster.url, name);
const { host, port, database = '', user = '' } = client;
const parley = await startParley();
const [person] = await parley.people(1, { host, port, database, user });
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ baseURL: parley.origin, viewport: { width: 1280, height: 900 } });
await context.addCookies(
  (person?.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: parley.origin };
  }),
);
const page = await context.newPage();
const box = page.getByRole('textbox', { name: 'Your question' });
const times: number[] = [];
const questions = questionsOf(name).filter(({ sql, after }, at) => at % every === 0 && sql && !after);
for (const [at, { question }] of questions.slice(0, most).entries()) {
  await page.goto(`/test?source=${person?.connection}`);
  // A person has read the page before they ask.
  await page.waitForLoadState('networkidle');
  const answered = page.waitForResponse((response) => response.url().endsWith(api.ask));
  const seen = await askEnter(page, box, question);
  const isComposed = (await (await answered).text()).includes('"status":"success"');
  // The first question loads the model.
  if (at > 0 && isComposed) times.push(seen.answered);
}
await browser.close();
await parley.stop();
await client.end();
await cluster.close();
process.stdout.write(
  `load average ${loadavg()[0]?.toFixed(1)}; ${times.length} of ${Math.min(most, questions.length)} questions answered at once: ` +
    `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms\n`,
);
judge('from Enter to a composed answer, 30 tables, p50', quantile(times, 0.5), { atMost: 400, unit: 'ms' });
