import { parseArgs } from 'node:util';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { asked as askedOf, dataOf } from '../server/testing/ask-over-http.ts';
import { connectOrganization, hostedSettings } from '../server/testing/connect-hosted-service.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../server/testing/servers/emulator-process.ts';
import { signedIn, startTestApp, type TestBrowser } from '../server/testing/test-app.ts';
import type { Turn } from './followups/conversation.ts';
import { projectConversations } from './followups/projects.ts';
import { shopConversations } from './followups/shop.ts';
import { type Gold, isRight } from './hundred/compare-with-gold.ts';
import { projectGold, type RunGold, shopGold } from './hundred/gold.ts';
import type { DatabaseName } from './hundred/questions.ts';
import { judge } from './support/report.ts';

/**
 * Conversations of two to four questions on the sample shop and the demo projects, asked over the API by people without
 * tools, with the reader's own weights; every answer is compared with the rows of statements written by hand. A turn is
 * judged only where the answer that it goes on from is right. `--only 3,7` asks some, `--rows` shows rows.
 */
const { values: options } = parseArgs({ options: { only: { type: 'string' }, rows: { type: 'boolean' } } });
const only = options.only?.split(',').map(Number);
const moment = { now: new Date().toISOString(), timeZone: 'UTC', weekStart: 'monday' };

type Outcome = 'right' | 'asked back with it' | 'asked back' | 'declined' | 'wrong' | 'not reached';
type Judged = { kind: 'first' | 'follow-up' | 'new'; outcome: Outcome };

const projects = {
  lantern: { ...demoProjects.shop, organization: demoOrganizations.market.slug },
  streaming: { ...demoProjects.streaming, organization: demoOrganizations.market.slug },
  billing: { ...demoProjects.saas, organization: demoOrganizations.meridian.slug },
} as const;

const emulator = await startEmulatorProcess();
const server = await startTestApp(hostedSettings(emulator), { reader: 'own' });
const judged: Judged[] = [];
try {
  const all = [...shopConversations, ...projectConversations].map((one, at) => ({ ...one, id: at + 1 }));
  for (const database of ['shop', 'lantern', 'streaming', 'billing'] as const) {
    const own = all.filter((one) => one.database === database && (only?.includes(one.id) ?? true));
    if (own.length === 0) continue;
    const person = await settle(database);
    for (const { id, turns } of own) await converse(person, id, turns);
  }
} finally {
  await server.close();
  await emulator.stop();
}
report();

type Person = { browser: TestBrowser; connectionId: string; run: RunGold };

async function settle(database: DatabaseName): Promise<Person> {
  const browser = await signedIn(server, `${database}@example.com`);
  if (database === 'shop') {
    const { connection } = connectionOutput.parse((await browser.send('POST', api.sampleConnection)).json());
    return { browser, connectionId: connection.id, run: shopGold(server.dataDir) };
  }
  const { ref, organization } = projects[database];
  await connectOrganization({ server, emulator }, browser, organization);
  const saved = await browser.send('POST', api.connectProject.replace(':ref', ref), {});
  const { connection } = connectionOutput.parse(saved.json());
  const run = await projectGold(emulator, { ref, organization });
  // The hosted service looks for tables in no schema of its own accord.
  const inPublic = (sql: string) => sql.replaceAll(/\b(FROM|JOIN) (?=\w)/g, '$1 public.');
  return { browser, connectionId: connection.id, run: (sql) => run(inPublic(sql)) };
}

async function converse(person: Person, id: number, turns: readonly Turn[]): Promise<void> {
  let previousId: string | undefined;
  let isLost = false;
  for (const [at, turn] of turns.entries()) {
    const kind = at === 0 ? 'first' : turn.isNew ? 'new' : 'follow-up';
    if (isLost && kind === 'follow-up') {
      judged.push({ kind, outcome: 'not reached' });
      process.stdout.write(`${String(id).padStart(3)} ${'not reached'.padEnd(18)} ${turn.question}\n`);
      continue;
    }
    const { outcome, why, executionId } = await judgeTurn(person, turn, previousId);
    judged.push({ kind, outcome });
    process.stdout.write(`${String(id).padStart(3)} ${outcome.padEnd(18)} ${turn.question}  →  ${why}\n`);
    if (outcome === 'right' || outcome === 'asked back with it') previousId = executionId ?? previousId;
    isLost = outcome !== 'right' && outcome !== 'asked back with it';
  }
}

type TurnJudged = { outcome: Outcome; why: string; executionId: string | undefined };

async function judgeTurn(person: Person, turn: Turn, previousId: string | undefined): Promise<TurnJudged> {
  const golds = await goldsOf(turn, person.run);
  const ask = (more: object) => asked(person, turn, golds, { ...(previousId && { previousId }), ...more });
  const first = await ask({});
  const { execution } = first;
  if (execution.status === 'success') {
    const why = execution.reading ?? execution.toolName ?? '';
    return { outcome: first.isRight ? 'right' : 'wrong', why, executionId: execution.id };
  }
  if (execution.status !== 'needs_choice')
    return {
      outcome: turn.sql === null ? 'right' : 'declined',
      why: execution.status,
      executionId: undefined,
    };
  const offered = execution.readings.map(({ wording }) => wording);
  const why = offered.map((one) => `‘${one}’`).join(', ');
  for (const reading of offered) {
    const chosen = await asked(person, turn, golds, { reading, previousId: execution.id });
    if (chosen.isRight) return { outcome: 'asked back with it', why, executionId: chosen.execution.id };
  }
  return { outcome: 'asked back', why, executionId: undefined };
}

async function asked({ browser, connectionId }: Person, turn: Turn, golds: readonly Gold[], more: object) {
  const { question, note = '' } = turn;
  const { events, execution } = await askedOf(browser, { question, connectionId, moment, ...more });
  const result = dataOf(events, 'result').at(-1)?.result ?? null;
  const about = { id: 1, database: 'shop', kind: 'follow-up', question, sql: '', note } as const;
  const sql = execution.sql ?? '';
  const isFine = result !== null && golds.some((gold) => isRight(about, gold, { sql, result }));
  if (options.rows && !isFine) {
    process.stdout.write(
      `     ${sql.replaceAll(/\s+/g, ' ')}\n     given ${JSON.stringify(result?.rows.slice(0, 3))}\n`,
    );
    process.stdout.write(`     gold ${JSON.stringify(golds[0]?.rows.rows.slice(0, 3))}\n`);
  }
  return { execution, isRight: isFine };
}

async function goldsOf({ sql }: Turn, run: RunGold): Promise<Gold[]> {
  const limit = / LIMIT \d+$/;
  const statements = sql === null ? [] : typeof sql === 'string' ? [sql] : sql;
  return Promise.all(
    statements.map(async (one) => ({
      sql: one,
      rows: await run(one),
      ...(limit.test(one) && { whole: await run(one.replace(limit, '')) }),
    })),
  );
}

function report(): void {
  for (const kind of ['first', 'follow-up', 'new'] as const) {
    const own = judged.filter((one) => one.kind === kind);
    const counts = new Map<Outcome, number>();
    for (const { outcome } of own) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const text = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
    process.stdout.write(`${kind}: ${own.length}; ${text}\n`);
  }
  const followed = judged.filter(({ kind, outcome }) => kind === 'follow-up' && outcome !== 'not reached');
  const share = (outcome: Outcome) =>
    (100 * followed.filter((one) => one.outcome === outcome).length) / followed.length;
  judge('follow-ups right at once', share('right'), { atLeast: 75, unit: '%' });
  judge('follow-ups answered wrongly', share('wrong'), { atMost: 8, unit: '%' });
}
