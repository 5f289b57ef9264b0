import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { moment } from './asking/person.ts';
import {
  type AskedOfFile,
  askersOf,
  givesGold,
  judged,
  outcomeHeader,
  outcomeRow,
  rowsOf,
} from './reading/ask-sqlite-file.ts';
import { startParley } from './support/parley-server.ts';

/**
 * Questions that others wrote, of databases that the reader was not trained on, asked over the API with no saved tools:
 * `npm run bench -- public-questions <folder> [every nth]`, with a folder that `training/public/export-spider-files.ts`
 * wrote. An answer is right where it has the columns and rows of theirs, further columns allowed. Their statements are
 * taken as they are, those that sort the wrong way round or read another column than they are asked for included. The
 * databases took part in the choice among runs of the training, so this is no figure of databases that nobody looked at.
 */
const [folder = '', every = '1'] = process.argv.slice(2);

type Line = { id: number; question: string; synonym: string; sql: string };

if (!existsSync(folder)) {
  write('No folder of public databases was named: nothing to ask.');
  process.exit();
}
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : [],
);
const server = await startParley();
const plain: AskedOfFile[] = [];
const synonyms: AskedOfFile[] = [];
for (const name of names) {
  const file = `${folder}/${name}.sqlite`;
  const askers = await askersOf(server, name, file, moment);
  const database = new DatabaseSync(file, { readOnly: true, enableDoubleQuotedStringLiterals: true });
  for (const { question, synonym, sql } of linesOf(name)) {
    const gold = { sql, rows: rowsOf(database, sql) };
    const ask = async (text: string) => judged(await askers(text), givesGold(database, gold, text));
    plain.push(await ask(question));
    if (synonym !== question) synonyms.push(await ask(synonym));
  }
  database.close();
}
await server.stop();
write(`${names.length} databases`);
write(outcomeHeader);
write(outcomeRow('as they were', plain));
write(outcomeRow('in other words', synonyms));

function linesOf(name: string): Line[] {
  const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8').split('\n');
  return lines
    .filter((line, at) => line !== '' && at % Number(every) === 0)
    .map((line) => JSON.parse(line) as Line);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
