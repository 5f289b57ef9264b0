import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { type Browser, chromium, type Page } from '@playwright/test';
import { post } from '../e2e/support/account-with-data.ts';
import { connectSample } from '../e2e/support/connect.ts';
import { createAccount, signIn } from '../e2e/support/fixtures.ts';
import { grantAccess } from '../e2e/support/hosted.ts';
import type { ParleyServer } from '../e2e/support/parley-server.ts';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { hostedSettings } from '../server/testing/connect-hosted-service.ts';
import { chromiumLaunch } from '../server/testing/servers/chromium-launch.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../server/testing/servers/emulator-process.ts';
import { startServerProcess } from '../server/testing/servers/server-process.ts';
import { type Answer, ask, beginConversation, choose, listen, openChat } from './hundred/ask-in-browser.ts';
import type { Gold } from './hundred/compare-with-gold.ts';
import { projectGold, type RunGold, shopGold } from './hundred/gold.ts';
import { judgeAnswer } from './hundred/outcome.ts';
import { type DatabaseName, type Question, readQuestions, statementsOf } from './hundred/questions.ts';
import { countOf, judgement, lineOf, type Verdict } from './hundred/write-judgement.ts';
import { judge } from './support/report.ts';

/**
 * The hundred questions of `e2e/hundred`, asked in a real browser by people who have just signed up, have no key and no
 * tools; answers are compared with the rows of the gold statements. `--only 5,6` asks some of them and writes
 * nothing, `--rows` shows rows beside what is not right at once.
 */
const folder = new URL('../e2e/hundred/', import.meta.url);
const { values: options } = parseArgs({ options: { only: { type: 'string' }, rows: { type: 'boolean' } } });
const only = options.only?.split(',').map(Number);
const questions = readQuestions(new URL('questions.jsonl', folder));
const asked = only ? questions.filter(({ id }) => only.includes(id)) : questions;

const projects = {
  lantern: { ...demoProjects.shop, organization: demoOrganizations.market },
  streaming: { ...demoProjects.streaming, organization: demoOrganizations.market },
  billing: { ...demoProjects.saas, organization: demoOrganizations.meridian },
} as const;

await ensureBuilt(new URL('..', import.meta.url).pathname, 'web');
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const emulator = await startEmulatorProcess();
const started = await startServerProcess({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...hostedSettings(emulator),
});
const server: ParleyServer = {
  origin: started.origin,
  emulator,
  close: async () => void (await started.stop()),
};
const browser = await chromium.launch(chromiumLaunch());
const verdicts: Verdict[] = [];
try {
  for (const database of ['shop', 'lantern', 'streaming', 'billing'] as const)
    await askAll(browser, database);
} finally {
  await browser.close();
  await server.close();
  await emulator.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
report();

async function askAll(on: Browser, database: DatabaseName): Promise<void> {
  const own = asked.filter((question) => question.database === database);
  if (own.length === 0) return;
  const context = await on.newContext({ baseURL: server.origin, locale: 'en-GB', timezoneId: 'UTC' });
  await context.addInitScript(listen, api.ask);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const { connectionId, run } = await settle(page, database);
  await openChat(page, connectionId);
  for (const question of own) {
    if (question.after === undefined) await beginConversation(page);
    const golds = await goldsOf(question, run);
    const answer = await ask(page, question.question);
    const judged = await judgeAnswer({ question, golds, answer, choose: (wording) => chosen(page, wording) });
    const verdict = { question, ...judged, missing: answer.missing };
    verdicts.push(verdict);
    process.stdout.write(`${lineOf(verdict)}\n`);
    if (options.rows && verdict.outcome !== 'right at once') writeRows(golds, answer);
  }
  await context.close();
}

async function chosen(page: Page, wording: string): Promise<Answer | null> {
  const answer = await choose(page, wording);
  if (options.rows) process.stdout.write(`     ‘${wording}’: ${answer?.sql ?? 'is no longer offered'}\n`);
  if (options.rows && answer) writeRows([], answer);
  return answer;
}

function writeRows(golds: readonly Gold[], { result }: Answer): void {
  const show = (name: string, rows: readonly (readonly unknown[])[]) =>
    process.stdout.write(`     ${name} ${rows.length}: ${JSON.stringify(rows.slice(0, 3))}\n`);
  for (const { rows } of golds) show('gold', rows.rows);
  if (result) show('given', result.rows);
}

/** Somebody who has just signed up, with one source and nothing else. */
async function settle(page: Page, database: DatabaseName): Promise<{ connectionId: string; run: RunGold }> {
  await signIn(page.request, server, await createAccount(page.request, server));
  if (database === 'shop') {
    return { connectionId: await connectSample(page, server), run: shopGold(dataDir) };
  }
  const { ref, organization } = projects[database];
  await grantAccess(page, server, organization);
  const saved = await post(page, server, { path: api.connectProject.replace(':ref', ref), data: {} });
  const { connection } = connectionOutput.parse(await saved.json());
  return {
    connectionId: connection.id,
    run: await projectGold(emulator, { ref, organization: organization.slug }),
  };
}

async function goldsOf(question: Question, run: RunGold): Promise<Gold[]> {
  const limit = / LIMIT \d+$/;
  return Promise.all(
    statementsOf(question).map(async (sql) => ({
      sql,
      rows: await run(sql),
      ...(limit.test(sql) && { whole: await run(sql.replace(limit, '')) }),
    })),
  );
}

function report(): void {
  const text = judgement(verdicts, new Date());
  process.stdout.write(`\n${text.slice(0, text.indexOf('| # |'))}`);
  if (!only) writeFileSync(new URL('judgement.md', folder), text);
  const share = (count: number) => (100 * count) / verdicts.length;
  judge('right at once', share(countOf(verdicts, 'right at once')), { atLeast: 65, unit: '%' });
  judge('wrong', share(countOf(verdicts, 'wrong')), { atMost: 6, unit: '%' });
  judge('answers that the screen does not show', verdicts.filter(({ missing }) => missing !== null).length, {
    atMost: 0,
  });
}
