import type { AskEvent, Reading } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { api } from '@parley/contract/routes';
import pg from 'pg';
import { askEvents, dataOf } from '../../server/testing/ask-over-http.ts';
import { signedIn, type TestApp, type TestBrowser } from '../../server/testing/test-app.ts';
import { containsGold, type ResultRows, unitsBetween } from '../../training/compare-results.ts';
import { openQuestionDatabase } from '../../training/open-database.ts';
import { type Question, questionsOf, statementsOf } from '../../training/read-questions.ts';
import { runStatement } from '../../training/run-statement.ts';
import type { Asked, Kind, Outcome } from './tally.ts';

/** The same instant that `asking.moment()` gives in the gold statements. */
export const moment = { now: '2026-06-30T15:00:00Z', timeZone: 'UTC', weekStart: 'monday' };
/** Fewer than a person may ask in an hour. */
const questionsPerPerson = 100;

export type Person = {
  browser: TestBrowser;
  connectionId: string;
  /** The execution of each question that this person asked, by the question's id. */
  executions: Map<number, string>;
};

type Listeners = { onReady(): void; onAsked(asked: Asked): void };
type Setting = { app: TestApp; clusterUrl: string; every: number };

/** Asks the questions of one database as people would: over the API, with no saved tools. */
export async function askDatabase(
  { app, clusterUrl, every }: Setting,
  database: string,
  { onReady, onAsked }: Listeners,
): Promise<void> {
  const client = await openQuestionDatabase(clusterUrl, database);
  try {
    const all = new Map(questionsOf(database).map((question) => [question.id, question]));
    let person = await newPerson(app, client);
    onReady();
    for (const question of [...all.values()].filter((_, at) => at % every === 0)) {
      if (person.executions.size >= questionsPerPerson) person = await newPerson(app, client);
      await askBefore(person, question, all);
      const begun = { clock: performance.now(), cpu: process.cpuUsage() };
      const events = await ask(person, question);
      const ms = performance.now() - begun.clock;
      const { user, system } = process.cpuUsage(begun.cpu);
      const times = { ms, cpuMs: (user + system) / 1_000 };
      onAsked({
        kind: kindOf(question),
        tags: question.kind,
        ...times,
        outcome: await outcomeOf(client, question, events),
      });
    }
  } finally {
    await client.end();
  }
}

let people = 0;

export async function newPerson(app: TestApp, client: pg.Client): Promise<Person> {
  people += 1;
  const browser = await signedIn(app, `person-${people}@example.com`);
  const form = {
    type: 'postgres',
    name: 'Database',
    host: client.host,
    port: client.port,
    database: client.database,
    username: client.user,
    // The cluster trusts everybody.
    password: 'not checked',
  };
  const connected = await browser.send('POST', api.connections, form);
  if (connected.statusCode !== 201) throw new Error(`The database could not be connected: ${connected.body}`);
  const connectionId: string = connected.json().connection.id;
  await browser.send('POST', api.scan.replace(':id', connectionId));
  return { browser, connectionId, executions: new Map() };
}

/** A follow-up needs the question before it, which this person may not have asked. */
async function askBefore(
  person: Person,
  { after }: Question,
  all: ReadonlyMap<number, Question>,
): Promise<void> {
  const before = after === undefined ? undefined : all.get(after);
  if (!before || person.executions.has(before.id)) return;
  await askBefore(person, before, all);
  await ask(person, before);
}

async function ask(
  { browser, connectionId, executions }: Person,
  { id, question, after }: Question,
): Promise<AskEvent[]> {
  const previousId = after === undefined ? undefined : executions.get(after);
  const events = await askEvents(browser, {
    question,
    connectionId,
    moment,
    ...(previousId === undefined ? {} : { previousId }),
  });
  const execution = dataOf(events, 'done')[0]?.execution.id ?? dataOf(events, 'failed')[0]?.executionId ?? '';
  executions.set(id, execution);
  return events;
}

export const kindOf = ({ sql, readings }: Question): Kind =>
  sql !== null ? 'answerable' : readings ? 'ambiguous' : 'unanswerable';

export async function outcomeOf(
  client: pg.Client,
  question: Question,
  events: readonly AskEvent[],
): Promise<Outcome> {
  const execution = dataOf(events, 'done')[0]?.execution;
  switch (execution?.status) {
    case 'success': {
      const given = await rowsGiven(client, events);
      const golds = await goldRows(client, question);
      const sql = dataOf(events, 'composed').at(-1)?.template ?? '';
      return given && golds.some((gold) => isSame(gold, { sql, rows: given, question })) ? 'right' : 'wrong';
    }
    case 'needs_choice':
      return (await rightAmong(client, question, execution.readings)) ? 'offered' : 'asked back';
    case 'needs_values':
      return 'asked back';
    case 'nothing_relevant':
      return 'declined';
    default:
      return 'failed';
  }
}

type Gold = { sql: string; rows: ResultRows };

function isSame(gold: Gold, { sql, rows, question: { question } }: Gold & { question: Question }): boolean {
  return containsGold(gold.rows, rows, unitsBetween({ gold: gold.sql, given: sql, question }));
}

/** Of a result that was cut short, all rows. */
async function rowsGiven(client: pg.Client, events: readonly AskEvent[]): Promise<ResultRows | null> {
  const result = dataOf(events, 'result')[0]?.result;
  const composed = dataOf(events, 'composed').at(-1);
  if (!result) return null;
  return result.truncated && composed ? rowsOf(client, composed) : cellsOf(result);
}

/** Texts as the engine wrote them, but truth and spans of time as the driver reads them in the gold rows. */
function cellsOf({ columns, rows }: QueryResult): ResultRows {
  const parsers = columns.map(({ type, kind }) => {
    if (kind === 'boolean') return (text: string): unknown => text === 't' || text === 'true';
    return type === 'interval' ? pg.types.getTypeParser(pg.types.builtins.INTERVAL) : null;
  });
  return {
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) => row.map((text, at) => (text === null ? null : (parsers[at]?.(text) ?? text)))),
  };
}

async function goldRows(client: pg.Client, question: Question): Promise<Gold[]> {
  const golds: Gold[] = [];
  for (const sql of statementsOf(question)) {
    const rows = await runStatement(client, { sql, parameters: [] });
    if (typeof rows === 'string') throw new Error('A gold statement does not run.');
    golds.push({ sql, rows });
  }
  return golds;
}

/** The first of them that gives the rows of a gold statement. */
export async function rightAmong(
  client: pg.Client,
  question: Question,
  readings: readonly Reading[],
): Promise<Reading | null> {
  const golds = await goldRows(client, question);
  for (const reading of readings) {
    const rows = await rowsOf(client, reading);
    const given = rows && { sql: reading.template, rows, question };
    if (given && golds.some((gold) => isSame(gold, given))) return reading;
  }
  return null;
}

async function rowsOf(client: pg.Client, { template, chips }: Reading): Promise<ResultRows | null> {
  const parameters = chips.map(({ parameter, value }) => ({
    name: parameter.name,
    type: parameter.type,
    value,
  }));
  const rows = await runStatement(client, { sql: template, parameters });
  return typeof rows === 'string' ? null : rows;
}
