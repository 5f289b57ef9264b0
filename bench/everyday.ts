import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import {
  type AskedOfFile,
  askersOf,
  givesGold,
  judged,
  outcomeHeader,
  outcomeRow,
  rowsOf,
  shownBy,
} from './reading/ask-sqlite-file.ts';
import { percentOf, tallyOf } from './reading/tally.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/**
 * Everyday questions of small firms, asked over the API with no saved tools, of SQLite files that nothing was trained
 * or tuned on (`bench/everyday/README.md`). `--show` tells what came of each question of the databases that are looked
 * at; of the others there are totals only.
 */
const { values: options } = parseArgs({
  options: { show: { type: 'boolean' }, only: { type: 'string' } },
});
const folder = fileURLToPath(new URL('everyday/', import.meta.url));
/** The golds say what their 'last month' is: that of this day, a Thursday. */
const moment = { now: '2026-11-19T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;

const words = z.string().trim().min(1);
const questionLine = z.object({
  id: z.int().positive(),
  question: words,
  sql: words.nullable(),
  /** Other statements that answer it as well. */
  or: z.array(words).optional(),
  why: words.optional(),
});
type Question = z.infer<typeof questionLine>;

const everything = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const lookedAt = new Set(readFileSync(`${folder}looked-at.txt`, 'utf8').trim().split('\n'));
const names = everything.filter(
  (name) => options.only === undefined || options.only.split(',').includes(name),
);
const files = mkdtempSync(join(tmpdir(), 'parley-everyday-'));
const server = await startParley();
const groups = new Map(
  ['looked at', 'not looked at'].map((group) => [group, { answerable: empty(), unanswerable: empty() }]),
);
for (const name of names) {
  const group = groups.get(lookedAt.has(name) ? 'looked at' : 'not looked at');
  const database = build(name, `${files}/${name}.sqlite`);
  const ask = await askersOf(server, name, `${files}/${name}.sqlite`, moment);
  for (const question of questionsOf(name)) {
    const execution = await ask(question.question);
    const golds = goldsOf(database, question);
    const ways = golds.map((gold) => givesGold(database, gold, question.question));
    const asked = judged(execution, (reading) => ways.some((isRight) => isRight(reading)));
    (question.sql === null ? group?.unanswerable : group?.answerable)?.push(asked);
    if (options.show && lookedAt.has(name) && asked.outcome !== 'right') {
      write(
        `\n${name} ${question.id} [${asked.outcome}] ${question.question}\n  gold ${question.sql ?? question.why}`,
      );
      for (const { wording, template, chips } of execution ? shownBy(execution) : [])
        write(
          `  ${wording}\n    ${template.replaceAll(/\s+/g, ' ')} ${JSON.stringify(chips.map(({ value }) => value))}`,
        );
    }
  }
  database.close();
}
await server.stop();
rmSync(files, { recursive: true });
report();

function empty(): AskedOfFile[] {
  return [];
}

function build(name: string, file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  const schema = readFileSync(`${folder}${name}/schema.sql`, 'utf8');
  const rows = gunzipSync(readFileSync(`${folder}${name}/rows.sql.gz`)).toString();
  database.exec(`BEGIN; ${schema}\n; ${rows}\n; COMMIT`);
  return database;
}

function questionsOf(name: string): Question[] {
  const lines = readFileSync(`${folder}${name}/questions.jsonl`, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => questionLine.parse(JSON.parse(line)));
}

function goldsOf(database: DatabaseSync, { sql, or = [] }: Question) {
  const statements = sql === null ? [] : [sql, ...or];
  return statements.map((statement) => ({ sql: statement, rows: rowsOf(database, statement) }));
}

function report(): void {
  write(`\n${names.length} databases, with an answer and without\n${outcomeHeader}`);
  for (const [group, { answerable, unanswerable }] of groups) {
    write(outcomeRow(group, answerable));
    write(outcomeRow('  no answer', unanswerable));
  }
  const all = [...groups.values()];
  const answerable = all.flatMap((group) => group.answerable);
  const unanswerable = all.flatMap((group) => group.unanswerable);
  const { right, wrong } = tallyOf(answerable);
  const answered = tallyOf(unanswerable).wrong;
  judge('everyday questions: right', percentOf(right, answerable.length), { atLeast: 65, unit: '%' });
  judge('everyday questions: wrong', percentOf(wrong, answerable.length), { atMost: 6, unit: '%' });
  judge('without an answer: answered', percentOf(answered, unanswerable.length), { atMost: 5, unit: '%' });
  judge('answers given: right', percentOf(right, right + wrong + answered), { atLeast: 88, unit: '%' });
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
