import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Execution, Reading } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { dataOf, eventsIn } from '../../server/testing/ask-over-http.ts';
import { containsGold, type ResultRows, unitsBetween } from '../../training/compare-results.ts';
import { connectSqliteFile } from '../support/connect-sqlite-file.ts';
import type { startParley } from '../support/parley-server.ts';
import { type Outcome, percentOf, tallyOf } from './tally.ts';

type Server = Awaited<ReturnType<typeof startParley>>;
type Person = { client: ApiClient; connectionId: string };
/** The page tells it with each question. */
type Moment = { now: string; timeZone: string; weekStart: 'monday' };
/** `first`: the likeliest reading is right, whether it was run, offered or held back. */
export type AskedOfFile = { outcome: Outcome; first: boolean };

/** Fewer than a person may ask in a minute. */
const questionsPerPerson = 100;

/** Asks questions of a SQLite file over the API, with no saved tools, as several people who all have it. */
export async function askersOf(server: Server, name: string, file: string, moment: Moment) {
  const connect = async (person: string): Promise<Person> => {
    const client = await server.visitor(person.replaceAll(/\W|_/g, '-'));
    return { client, connectionId: await connectSqliteFile(client, name, file) };
  };
  let person = await connect(name);
  let asked = 0;
  return async (question: string): Promise<Execution | undefined> => {
    asked += 1;
    if (asked % questionsPerPerson === 0) person = await connect(`${name} ${asked}`);
    const { client, connectionId } = person;
    const answer = await client.send('POST', api.ask, { question, connectionId, moment });
    return dataOf(eventsIn(await answer.text()), 'done')[0]?.execution;
  };
}

/** What was shown, and what was offered beside it, likeliest first. */
export function shownBy({ reading, template, chips, readings }: Execution): Reading[] {
  const shown = reading !== null && template !== null ? [{ wording: reading, template, chips }] : [];
  return [...shown, ...readings];
}

export function judged(
  execution: Execution | undefined,
  isRight: (reading: Reading) => boolean,
): AskedOfFile {
  if (!execution) return { outcome: 'failed', first: false };
  const [first = false, ...others] = shownBy(execution).map(isRight);
  switch (execution.status) {
    case 'success':
      return { outcome: first ? 'right' : 'wrong', first };
    case 'needs_choice':
      return { outcome: first || others.includes(true) ? 'offered' : 'asked back', first };
    case 'needs_values':
      return { outcome: 'asked back', first: false };
    case 'nothing_relevant':
      return { outcome: 'declined', first };
    default:
      return { outcome: 'failed', first: false };
  }
}

export type Gold = { sql: string; rows: ResultRows };

/** Whether a reading gives the columns and rows of the gold statement, further columns allowed. */
export function givesGold(database: DatabaseSync, { sql, rows }: Gold, question: string) {
  return ({ template, chips }: Reading): boolean => {
    const values = chips.map(({ parameter, value }) => [parameter.name, boundValue(value)]);
    try {
      const given = rowsOf(database, template, Object.fromEntries(values));
      const units = unitsBetween({ gold: sql, given: template, question });
      return [rows, withFirstDays(rows)].some((wanted) => containsGold(wanted, given, units));
    } catch {
      return false;
    }
  };
}

/** '2026-03' and '2026' as the first days of that month and year, which say the same. */
function withFirstDays({ columns, rows }: ResultRows): ResultRows {
  const day = (cell: unknown) => {
    if (typeof cell !== 'string') return cell;
    return /^\d{4}-\d{2}$/.test(cell) ? `${cell}-01` : /^\d{4}$/.test(cell) ? `${cell}-01-01` : cell;
  };
  return { columns, rows: rows.map((row) => row.map(day)) };
}

function boundValue(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  return Number(value);
}

export function rowsOf(
  database: DatabaseSync,
  sql: string,
  values: Record<string, SQLInputValue> = {},
): ResultRows {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return {
    columns: statement.columns().map(({ name }) => name),
    rows: statement.all(values) as unknown as unknown[][],
  };
}

export const outcomeHeader = `${''.padEnd(16)}questions    right    wrong  asked back  (right among)  declined  failed  likeliest right`;

export function outcomeRow(name: string, asked: readonly AskedOfFile[]): string {
  const { questions, right, wrong, askedBack, offered, declined, failed } = tallyOf(asked);
  const share = (count: number) => `${percentOf(count, questions).toFixed(1)} %`;
  const cells = [
    String(questions).padStart(9),
    share(right).padStart(8),
    share(wrong).padStart(8),
    share(askedBack).padStart(11),
    share(offered).padStart(14),
    share(declined).padStart(9),
    String(failed).padStart(7),
    share(asked.filter(({ first }) => first).length).padStart(16),
  ];
  return `${name.padEnd(16)}${cells.join(' ')}`;
}
