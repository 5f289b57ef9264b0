import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Execution, Reading } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { ApiClient } from '../server/testing/api-client.ts';
import { dataOf, eventsIn } from '../server/testing/ask-over-http.ts';
import { containsGold, type ResultRows } from '../training/compare-results.ts';
import { moment } from './asking/person.ts';
import { type Outcome, percentOf, tallyOf } from './reading/tally.ts';
import { connectSqliteFile } from './support/connect-sqlite-file.ts';
import { startParley } from './support/parley-server.ts';

/**
 * Questions that others wrote, of databases that the reader was not trained on, asked over the API with no saved tools:
 * `npm run bench -- public-questions <folder> [every nth]`, with a folder that `training/public/export-spider-files.ts`
 * wrote. An answer is right where it has the columns and rows of theirs, further columns allowed. Their statements are
 * taken as they are, those that sort the wrong way round or read another column than they are asked for included. The
 * databases took part in the choice among runs of the training, so this is no figure of databases that nobody looked at.
 */
const [folder = '', every = '1'] = process.argv.slice(2);
/** Fewer than a person may ask in a minute. */
const questionsPerPerson = 100;

type Person = { client: ApiClient; connectionId: string };
type Line = { id: number; question: string; synonym: string; sql: string };
/** `first`: the likeliest reading is right, whether it was run, offered or held back. */
type Asked = { outcome: Outcome; first: boolean; among: boolean };

if (!existsSync(folder)) {
  write('No folder of public databases was named: nothing to ask.');
  process.exit();
}
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : [],
);
const server = await startParley();
const plain: Asked[] = [];
const synonyms: Asked[] = [];
for (const name of names) {
  const file = `${folder}/${name}.sqlite`;
  let person = await connect(name, file);
  let asked = 0;
  const database = new DatabaseSync(file, { readOnly: true, enableDoubleQuotedStringLiterals: true });
  for (const { question, synonym, sql } of linesOf(name)) {
    const gold = rowsOf(database, sql);
    const isRight = (reading: Reading) => isSame(database, gold, reading);
    const ask = async (text: string) => {
      asked += 1;
      if (asked % questionsPerPerson === 0) person = await connect(`${name} ${asked}`, file);
      return judged(await answerOf(person, text), isRight);
    };
    plain.push(await ask(question));
    if (synonym !== question) synonyms.push(await ask(synonym));
  }
  database.close();
}
await server.stop();
write(`${names.length} databases`);
write(
  `${''.padEnd(16)}questions    right    wrong  asked back  (right among)  declined  failed  likeliest right`,
);
writeRow('as they were', plain);
writeRow('in other words', synonyms);

function linesOf(name: string): Line[] {
  const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8').split('\n');
  return lines
    .filter((line, at) => line !== '' && at % Number(every) === 0)
    .map((line) => JSON.parse(line) as Line);
}

async function connect(name: string, file: string): Promise<Person> {
  const client = await server.visitor(name.replaceAll(/\W|_/g, '-'));
  return { client, connectionId: await connectSqliteFile(client, name, file) };
}

async function answerOf({ client, connectionId }: Person, question: string): Promise<Execution | undefined> {
  const answer = await client.send('POST', api.ask, { question, connectionId, moment });
  return dataOf(eventsIn(await answer.text()), 'done')[0]?.execution;
}

function judged(execution: Execution | undefined, isRight: (reading: Reading) => boolean): Asked {
  if (!execution) return { outcome: 'failed', first: false, among: false };
  const { status, reading, template, chips } = execution;
  const shown = reading !== null && template !== null ? [{ wording: reading, template, chips }] : [];
  const [first = false, ...others] = [...shown, ...execution.readings].map(isRight);
  const among = first || others.includes(true);
  switch (status) {
    case 'success':
      return { outcome: first ? 'right' : 'wrong', first, among };
    case 'needs_choice':
      return { outcome: among ? 'offered' : 'asked back', first, among };
    case 'needs_values':
      return { outcome: 'asked back', first: false, among: false };
    case 'nothing_relevant':
      return { outcome: 'declined', first, among };
    default:
      return { outcome: 'failed', first: false, among: false };
  }
}

function isSame(database: DatabaseSync, gold: ResultRows, { template, chips }: Reading): boolean {
  const values = chips.map(({ parameter, value }) => [parameter.name, boundValue(value)]);
  try {
    return containsGold(gold, rowsOf(database, template, Object.fromEntries(values)));
  } catch {
    return false;
  }
}

function boundValue(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  return Number(value);
}

function rowsOf(database: DatabaseSync, sql: string, values: Record<string, SQLInputValue> = {}): ResultRows {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return {
    columns: statement.columns().map(({ name }) => name),
    rows: statement.all(values) as unknown as unknown[][],
  };
}

function writeRow(name: string, asked: readonly Asked[]): void {
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
  write(`${name.padEnd(16)}${cells.join(' ')}`);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
