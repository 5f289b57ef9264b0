import { createWriteStream, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { outcomeOf } from '../reader/src/choice/compare-reading-results.ts';
import { judgeOutcomes, mostTried, type Tried } from '../reader/src/choice/judge-by-results.ts';
import { type Judgement, judge } from '../reader/src/choice/judge-readings.ts';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { containsGold, type ResultRows, sharesPlaces, unitsBetween } from './compare-results.ts';
import { type KeptReading, keptReadings, keyOf } from './dump/kept-readings.ts';
import { openQuestionDatabase } from './open-database.ts';
import {
  type Part,
  partOf,
  type Question,
  questionDatabases,
  questionsOf,
  statementsOf,
} from './read-questions.ts';
import { isAccepted } from './read-verdicts.ts';
import { runStatement } from './run-statement.ts';

/**
 * How often the reader's statements give what the gold ones give, by what `dump/read-questions-of-part.ts` read:
 * `node training/measure-reading.ts [part]`. Prints totals, and writes what was read and how it did into
 * `training/work/readings-<part>.jsonl` for the judge; of held-out databases that file has no words.
 */
const part = (process.argv[2] ?? 'tuning') as Part;
const work = fileURLToPath(new URL('work', import.meta.url));

/** What a gold statement gives, and a ranking without its limit. */
type Gold = { sql: string; rows: ResultRows; whole: ResultRows | null };
type Kind = 'answerable' | 'ambiguous' | 'unanswerable';

const totals = {
  answerable: 0,
  ambiguous: 0,
  unanswerable: 0,
  first: 0,
  among: 0,
  failed: 0,
  none: 0,
  chosen: 0,
  sure: 0,
  sureRight: 0,
  sureOfNothing: 0,
  ms: 0,
};

mkdirSync(work, { recursive: true });
const out = createWriteStream(`${work}/readings-${part.replace(' ', '-')}.jsonl`);
const read = keptReadings(part);
const databasesRead = new Set([...read.values()].map(({ database }) => database));
const cluster = await startPostgresCluster();
try {
  for (const name of questionDatabases()) {
    if (partOf(name) !== part || !databasesRead.has(name)) continue;
    const client = await openQuestionDatabase(cluster.url, name);
    for (const [at, question] of questionsOf(name).entries()) {
      const reading = read.get(keyOf({ database: name, at }));
      if (reading !== undefined) await measure(client, question, reading);
    }
    await client.end();
  }
  console.log(summary());
} finally {
  await cluster.close();
  out.end();
}

async function measure(client: pg.Client, question: Question, read: KeptReading): Promise<void> {
  const { database } = read;
  const kind: Kind = question.sql !== null ? 'answerable' : question.readings ? 'ambiguous' : 'unanswerable';
  totals.ms += read.ms;
  totals[kind] += 1;
  const golds: Gold[] = [];
  for (const sql of statementsOf(question)) {
    const rows = await runStatement(client, { sql, parameters: [] });
    const withoutLimit = sql.replace(/\s+LIMIT\s+\d+\s*;?\s*$/i, '');
    const whole =
      withoutLimit === sql ? null : await runStatement(client, { sql: withoutLimit, parameters: [] });
    if (typeof rows !== 'string') golds.push({ sql, rows, whole: typeof whole === 'string' ? null : whole });
  }
  const marks = await marksOf(client, read, { golds, database, question: question.question });
  if (kind !== 'unanswerable') {
    if (marks[0]?.right) totals.first += 1;
    if (marks.some(({ right }) => right)) totals.among += 1;
    if (marks.length === 0) totals.none += 1;
  }
  countJudgement(read, kind, marks);
  const words = part === 'held out' ? {} : { question: question.question, gold: statementsOf(question) };
  const { unanswerable, readings } = read;
  const kept = readings.map(({ statement, wording, score, steps, evidence }, at) => ({
    ...marks[at],
    score,
    steps,
    evidence,
    ...(part === 'held out'
      ? {}
      : { sql: statement.sql, wording, values: statement.parameters.map(({ value }) => value) }),
  }));
  out.write(
    `${JSON.stringify({ database, id: question.id, kind, unanswerable, ...words, readings: kept })}\n`,
  );
}

/** What the product would do: the reading it puts first, and whether it would answer with it. */
function countJudgement(read: KeptReading, kind: Kind, marks: readonly Mark[]): void {
  const alone = judge(read);
  const isOpen = alone.verdict === 'unsure';
  const { verdict, ranked } = isOpen ? judgeOutcomes(read, triedOf(alone, marks)) : alone;
  const first = marks[ranked[0]?.at ?? -1];
  const isRight = kind !== 'unanswerable' && first?.right === true;
  if (isRight) totals.chosen += 1;
  // It asks back where a reading gives nothing and there are others.
  if (verdict !== 'sure' || (first?.isNothing === true && ranked.length > 1)) return;
  totals.sure += 1;
  if (isRight) totals.sureRight += 1;
  if (kind === 'unanswerable') totals.sureOfNothing += 1;
}

/** Of the likeliest few readings, in the order of the readings. */
function triedOf({ ranked }: Judgement, marks: readonly Mark[]): Tried[] {
  const tried = new Set(ranked.slice(0, mostTried).map(({ at }) => at));
  return marks.map(({ outcome }, at) => (tried.has(at) ? outcome : null));
}

type Mark = { right: boolean; isNothing: boolean; outcome: Exclude<Tried, null> };

/** Of each reading: whether it runs, gives rows, and gives what one of the gold statements gives. */
async function marksOf(
  client: pg.Client,
  { readings, text }: KeptReading,
  { golds, ...about }: { golds: readonly Gold[]; database: string; question: string },
): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const { statement, asked } of readings) {
    const rows = await runStatement(client, statement);
    if (typeof rows === 'string') {
      marks.push({ right: false, isNothing: true, outcome: 'failed' });
      totals.failed += 1;
    } else {
      const outcome = outcomeOf({ rows: rows.rows, columns: rows.columns.length, asked });
      const { sql } = statement;
      const values = statement.parameters.map(({ value }) => value);
      const isGold = golds.some((gold) => isRight(gold, { rows, sql, question: text }));
      marks.push({
        right: isGold || isAccepted({ ...about, sql, values }),
        isNothing: outcome.isNothing,
        outcome,
      });
    }
  }
  return marks;
}

type Given = { sql: string; rows: ResultRows; question: string };

function isRight({ sql, rows, whole }: Gold, given: Given): boolean {
  const units = unitsBetween({ gold: sql, given: given.sql, question: given.question });
  return containsGold(rows, given.rows, units) || (whole !== null && sharesPlaces(rows, whole, given.rows));
}

function summary(): string {
  const { answerable, ambiguous, unanswerable, first, among, chosen, failed, none, ms } = totals;
  const { sure, sureRight, sureOfNothing } = totals;
  const asked = answerable + ambiguous;
  const share = (count: number, of = asked) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
  return (
    `${asked} with an answer: first right ${share(first)}, chosen right ${share(chosen)}, among all ${share(among)}, ` +
    `nothing read ${share(none)}, ${failed} statements failed; sure of ${sure}, ${share(sureRight, sure)} right; ` +
    `${unanswerable} without, sure of ${sureOfNothing}; ${(ms / (asked + unanswerable)).toFixed(0)} ms`
  );
}
